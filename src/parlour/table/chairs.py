"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.table.events import Guest


@dataclass(slots=True)
class Chair:
    """One seat: a person's if there is a guest, else a bot's if there is a level, else free."""

    guest: Guest | None = None
    level: str = ""
    wins: int = 0
    """Matches that whoever sits here has won at this table."""
    commitment: str = ""
    """The SHA-256 of the seed that whoever sits here adds to the next deal, if any."""

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.guest is None and not self.level

    def take(self, guest: Guest) -> None:
        """A person sits down."""
        self.guest, self.level, self.wins, self.commitment = guest, "", 0, ""

    def give(self, level: str) -> None:
        """A bot takes over, or nobody if there is no level."""
        self.guest, self.level, self.wins, self.commitment = None, level, 0, ""


def seat_of(chairs: list[Chair], guest: str) -> int | None:
    """Where a guest sits."""
    for seat, chair in enumerate(chairs):
        if chair.guest is not None and chair.guest.id == guest:
            return seat
    return None


def resized(chairs: list[Chair], seats: int) -> list[Chair]:
    """The same people and bots at a table of another size, in their order; bots give way to people."""
    surplus = max(0, len(chairs) - seats)
    last_first = sorted(range(len(chairs)), key=lambda seat: (_claim(chairs[seat]), -seat))
    gone = set(last_first[:surplus])
    kept = [chair for seat, chair in enumerate(chairs) if seat not in gone]
    return [*kept, *(Chair() for _ in range(seats - len(kept)))]


def _claim(chair: Chair) -> int:
    """How much somebody has a claim to stay: nobody none, a bot some, a person more."""
    return 0 if chair.free else 1 if chair.guest is None else 2
