"""What follows from a table's stored events, kept apart from the table's own books."""

from __future__ import annotations

from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import OwnMark
from parlour.table.chairs import Chair, resized, seat_of
from parlour.table.events import (
    Began,
    Ended,
    Event,
    Freed,
    Guest,
    Marked,
    Opened,
    Promised,
    Revealed,
    Sat,
    SeedPromised,
    SetUp,
    Stepped,
    Swapped,
)
from parlour.table.play import MOST_STEPS


class Ledger:
    """Who sits where, how far the match is, and what is marked."""

    def __init__(self) -> None:
        self.chairs: list[Chair] = []
        self.playing = False
        self.promised = ""
        self.version = 0
        self.sat_at_end: dict[str, int] = {}
        self.marks: dict[int, dict[str, OwnMark]] = {}
        self.matches = 0

    def note(self, event: Event) -> None:
        match event:
            case Opened():
                self.chairs = [Chair(event.host), *(Chair() for _ in range(event.seats - 1))]
            case SetUp():
                self.chairs = resized(self.chairs, event.seats)
            case Sat():
                self.chairs[event.seat] = Chair(event.guest)
            case Freed():
                self.chairs[event.seat] = Chair(level=event.level)
            case Swapped():
                one, other = self.chairs[event.seat], self.chairs[event.to]
                self.chairs[event.seat], self.chairs[event.to] = other, one
            case Promised(match=match):
                assert not self.playing
                self.promised = match
            case SeedPromised():
                assert not self.playing
                assert not self.promised
            case Revealed():
                assert self.promised, "a seed is revealed once the deal is promised"
            case Began(match=match):
                assert self.promised in ("", match), "what was promised is dealt"
                self.promised = ""
                self.matches += 1
                self.version, self.playing = self.matches * MOST_STEPS, True
                self.marks = {}
            case Marked(seat=seat, cell=cell, mark=mark):
                self.marks.setdefault(seat, {}).pop(cell, None)
                self.marks[seat] |= {} if mark is None else {cell: mark}
            case Stepped():
                self.version += len(event.steps)
            case Ended():
                self.playing = False
                self.sat_at_end = {chair.guest.id: seat for seat, chair in enumerate(self.chairs) if chair.guest}
            case _:
                pass

    def marked(self, guest: Guest | None) -> dict[str, OwnMark]:
        """What somebody may see of all that was marked."""
        return self.marks.get(self.viewer(guest), {})

    def viewer(self, guest: Guest | None) -> int:
        """Whose eyes somebody may see the match with."""
        return SPECTATOR if guest is None else self.eyes_of(guest.id)

    def eyes_of(self, guest: str) -> int:
        """The same for the id of a guest."""
        seat = seat_of(self.chairs, guest) if self.playing else self.sat_at_end.get(guest)
        return SPECTATOR if seat is None else seat
