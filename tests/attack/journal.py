"""Whether all that is stored as done by the honest people of a table was asked for by them."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from parlour.engine.log import Act as Acted
from parlour.server.cleaning import clean
from parlour.table.events import (
    Began,
    Event,
    Freed,
    HostPassed,
    Marked,
    Opened,
    Renamed,
    Revealed,
    Sat,
    Sealed,
    SeedPromised,
    SetUp,
    Spoke,
    Stepped,
    Swapped,
)
from parlour.table.messages import Act, Chat, Intent, Marking, Sit

_decoder = msgspec.json.Decoder(Event)


@dataclass
class Wishes:
    """What one honest guest has asked for at a table."""

    acts: Counter[int] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    marks: set[tuple[str, str | None]] = field(default_factory=set)
    sits: int = 0

    def add(self, intent: Intent) -> None:
        """One more."""
        match intent:
            case Act():
                self.acts.update(intent.actions)
            case Chat():
                self.said[clean(intent.text)] += 1
            case Marking():
                self.marks.add((intent.cell, intent.mark))
            case Sit():
                self.sits += 1
            case _:
                pass


class Journal:
    """One table whose host is honest. `wishes` has an entry for each honest guest."""

    def __init__(self, database: Path, code: str) -> None:
        self._database = database
        self._code = code
        self._read = 0
        self._seats: list[str] = []
        self.wishes: defaultdict[str, Wishes] = defaultdict(Wishes)
        self.events = 0

    def check(self) -> list[str]:
        """What has happened since the last look and nobody honest has asked for, though it is theirs."""
        with closing(sqlite3.connect(self._database)) as database:
            rows = database.execute(
                "SELECT body FROM events WHERE table_code = ? ORDER BY seq LIMIT -1 OFFSET ?", (self._code, self._read)
            ).fetchall()
        self._read += len(rows)
        found: list[str] = []
        for (body,) in rows:
            event = _decoder.decode(body)
            if not self._fits(event):
                found.append(f"table {self._code}: {event} was asked for by nobody who may")
        return found

    def _honest(self, seat: int) -> Wishes | None:
        return self.wishes.get(self._seats[seat])

    def _fits(self, event: Event) -> bool:
        match event:
            case Opened():
                self._seats = [event.host.id, *[""] * (event.seats - 1)]
            case Stepped():
                return all(self._acted(step) for step in event.steps if isinstance(step, Acted))
            case Sealed():
                honest = self._honest(event.seat)
                return honest is None or (event.action in honest.acts and not event.dealt)
            case Marked():
                honest = self._honest(event.seat)
                return honest is None or (event.cell, event.mark) in honest.marks
            case Spoke():
                return event.guest.id not in self.wishes or self._spoke(self.wishes[event.guest.id], event.text)
            case Sat():
                here = self.wishes.get(event.guest.id)
                had = self._honest(event.seat)
                self._seats[event.seat] = event.guest.id
                if here is not None:
                    here.sits -= 1
                return had is None and (here is None or here.sits >= 0)
            case Freed():
                honest = self._honest(event.seat)
                self._seats[event.seat] = ""
                return honest is None
            case Swapped():
                both = self._honest(event.seat), self._honest(event.to)
                one, other = self._seats[event.seat], self._seats[event.to]
                self._seats[event.seat], self._seats[event.to] = other, one
                return both == (None, None)
            case SeedPromised() | Revealed():
                return self._honest(event.seat) is None
            case Renamed():
                return event.guest.id not in self.wishes
            case SetUp() | HostPassed():
                return False
            case Began():
                pass  # whoever sits may want a rematch
            case _:
                pass
        return True

    def _acted(self, step: Acted) -> bool:
        honest = self._honest(step.seat)
        if honest is None:
            return True
        honest.acts[step.action] -= 1
        return honest.acts[step.action] >= 0 and not step.dealt

    @staticmethod
    def _spoke(honest: Wishes, text: str) -> bool:
        honest.said[text] -= 1
        return honest.said[text] >= 0
