"""Who is at the table now: connections, and since when those who sit are away. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from parlour.table.chairs import Chair
from parlour.table.events import Guest

STAND_IN_AFTER = 30.0
"""Seconds that a person may be away before a bot plays for them."""
STAND_IN_LEVEL = "medium"
"""The bot that plays for somebody who is away or has left."""
HOST_PASSES_AFTER = 20.0
"""Seconds that the host may be away before somebody else becomes it."""


class Presence:
    """The connections of a table, each with the guest it belongs to, or nobody for one without a token."""

    def __init__(self) -> None:
        self._here: dict[int, Guest | None] = {}
        self._lines: dict[int, float | None] = {}
        self._away: dict[str, float] = {}
        self.stood_in: set[str] = set()
        """Guests for whom a bot plays until they come back."""

    def __bool__(self) -> bool:
        return bool(self._here)

    def __contains__(self, connection: object) -> bool:
        return connection in self._here

    def __iter__(self) -> Iterator[int]:
        return iter(self._here)

    def come(self, connection: int, guest: Guest | None, line: float | None = None) -> None:
        """A connection is made, over such a line."""
        self._here[connection] = guest
        self._lines[connection] = line
        if guest is not None:
            self._away.pop(guest.id, None)
            self.stood_in.discard(guest.id)

    def go(self, connection: int, now: float) -> None:
        """A connection is lost."""
        guest = self._here.pop(connection, None)
        self._lines.pop(connection, None)
        if guest is not None and not self.is_here(guest.id):
            self._away[guest.id] = now

    def guest(self, connection: int) -> Guest | None:
        """Whose connection it is."""
        return self._here.get(connection)

    def line(self, connection: int) -> float | None:
        """Seconds of the shortest round trip over it, if one is known."""
        return self._lines.get(connection)

    def measured(self, connection: int, line: float | None) -> None:
        """That was measured again."""
        if connection in self._here:
            self._lines[connection] = line

    def lines_of(self, guest: str) -> list[float | None]:
        """Those of all connections of a guest."""
        return [self._lines[each] for each, known in self._here.items() if known is not None and known.id == guest]

    def rename(self, guest: Guest) -> None:
        """A guest has another name or animal."""
        for connection, known in self._here.items():
            if known is not None and known.id == guest.id:
                self._here[connection] = guest

    def is_here(self, guest: str) -> bool:
        """Whether a guest has any connection."""
        return any(known is not None and known.id == guest for known in self._here.values())

    def wake(self, now: float, guests: Iterable[str]) -> None:
        """The table wakes up: those of these guests who are not here are away from now on.

        Who was given up before it fell asleep is not waited for again.
        """
        self._away = {guest: now for guest in guests if not self.is_here(guest)}
        self.stood_in &= self._away.keys()

    def level_of(self, chair: Chair) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        if chair.guest is None:
            return chair.level
        return STAND_IN_LEVEL if chair.guest.id in self.stood_in else ""

    def away_since(self, guest: str) -> float | None:
        """Since when a guest is away; nothing for one who is here, or never was."""
        return self._away.get(guest)

    def by_guest(self) -> dict[str, list[int]]:
        """The connections of each guest; those without a token under the empty string."""
        groups: dict[str, list[int]] = {}
        for connection, guest in self._here.items():
            groups.setdefault(guest.id if guest is not None else "", []).append(connection)
        return groups

    def guests(self) -> list[Guest | None]:
        """Everybody who is here, each guest once, those without a token each for themselves."""
        known = {guest.id: guest for guest in self._here.values() if guest is not None}
        return [*known.values(), *(None for guest in self._here.values() if guest is None)]
