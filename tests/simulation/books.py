"""One table worked out anew from what is durable of it, by the engine alone: what may be told, moment by moment.

A moment is the table after an event. All that is told of a table is how it is at some moment, and the moments of what
is told never go back, over all its pages, crashes and processes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from parlour.engine.dealing import FairDealer, commitment, counted_seeds
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.log import Act, Step
from parlour.engine.match import Match
from parlour.engine.replay import resume
from parlour.engine.scene import Beat, OwnMark, Text, beat_texts
from parlour.table.events import (
    Began,
    Ended,
    Event,
    HostPassed,
    Opened,
    Promised,
    Renamed,
    Sealed,
    SetUp,
    Spoke,
    Stepped,
)
from parlour.table.messages import Room
from parlour.table.play import MOST_STEPS

from ..table.ledger import Ledger


class Facts(NamedTuple):
    """Of a room what is stored."""

    stage: str
    seats: tuple[tuple[str, str, int], ...]
    """Of each seat its guest, else the level of its bot, and its wins."""
    options: dict[str, str]
    limit: int
    listed: bool
    matches: int


class Moment(NamedTuple):
    """The table after one of its events."""

    version: int
    host: str
    facts: Facts
    eyes: dict[str, int]
    """The seat whose eyes each guest sees with; all others watch."""
    scenes: dict[int, bytes]
    """What each seat sees, and who watches, as it is sent."""
    marks: dict[int, dict[str, OwnMark]]
    talk: int
    """How much was said."""


class Books(Ledger):
    """The moments of one table so far."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.moments: list[Moment] = []
        self.told = 0
        """The moment of what was told last, to anybody."""
        self.talk: list[str] = []
        self.beats: dict[int, dict[int, list[bytes]]] = {}
        """Of each match, what each viewer is told of each of its steps, as it is sent."""
        self.lines: dict[int, dict[int, list[list[Text]]]] = {}
        """The same in sentences, as a log has them."""
        self.match: Match | None = None
        self.sealed: set[int] = set()
        self.deals: dict[str, str] = {}
        """What was promised of the deal of each match."""
        self.gathers = False
        """A deal is promised, and the seats are asked for their seeds."""
        self._game = game
        self._host = ""
        self._options: dict[str, str] = {}
        self._limit, self._listed = 0, False
        self._over = False
        self._scenes: dict[int, bytes] = {}

    @property
    def stage(self) -> str:
        """As in `Room`."""
        return "over" if self._over else "playing" if self.match is not None else "open"

    @property
    def rests(self) -> bool:
        """Nothing happens here by itself any more."""
        return self.stage == "over" and not self.gathers

    def note(self, event: Event) -> None:
        """That is durable."""
        match event:
            case Opened() | SetUp():
                self._options, self._limit, self._listed = dict(event.options), event.limit, event.listed
                if isinstance(event, Opened):
                    self._host = event.host.id
            case HostPassed():
                self._host = event.guest
            case Renamed():
                for chair in self.chairs:
                    if chair.guest is not None and chair.guest.id == event.guest.id:
                        chair.guest = event.guest
            case Promised() | Began():
                self.gathers = isinstance(event, Promised)
                self.deals[event.match] = commitment(event.match, bytes.fromhex(event.secret))
            case Spoke():
                self.talk.append(event.text)
            case Ended():
                for seat in event.winners:
                    self.chairs[seat].wins += 1
            case _:
                pass
        super().note(event)
        match event:
            case Began():
                self._begin(event)
            case Stepped():
                self._step(event.steps)
            case Sealed():
                self.sealed.add(event.seat)
                self._look([event.seat])
            case _:
                pass
        self.moments.append(self._moment())

    def _begin(self, began: Began) -> None:
        assert began.rules_version == self._game.rules_version
        assert self.version % MOST_STEPS == 0, "nothing is taken over here"
        carried = self.match.carry() if self.match is not None else {}
        seeds = counted_seeds(began.seat_seeds, began.seat_commitments)
        dealer = FairDealer(began.match, bytes.fromhex(began.secret), seeds)
        self.match = Match(self._game, len(self.chairs), dealer, self._options, carried)
        self.sealed, self._over = set(), False
        self.beats[self.matches] = {viewer: [] for viewer in self._viewers(self.match)}
        self.lines[self.matches] = {viewer: [] for viewer in self._viewers(self.match)}
        self._look(self._viewers(self.match))

    def _step(self, steps: list[Step]) -> None:
        match = self.match
        assert match is not None
        racing = match.kind is Kind.RACE
        place = 0
        while place < len(steps):
            together = len(match.deciding) if match.kind is Kind.JOINT else 1
            before = {viewer: match.view(viewer) for viewer in self._viewers(match)}
            start = len(match.log)
            resume(match, steps[place : place + together])
            place += together
            self._over = match.kind is Kind.OVER
            for viewer in self._viewers(match):
                for beats in self._beats(match, viewer, before[viewer], start):
                    self.beats[self.matches][viewer].append(msgspec.json.encode(beats))
                    self.lines[self.matches][viewer].append(beat_texts(beats))
        if racing and match.kind is Kind.RACE and all(isinstance(step, Act) for step in steps):
            self.sealed -= {step.seat for step in steps if isinstance(step, Act)}
        else:
            self.sealed = set()
        self._look(self._viewers(match))

    def _beats(self, match: Match, viewer: int, before: Any, start: int) -> Iterator[list[Beat]]:
        returns = self._game.returns(match.observation(viewer)) if self._over else []
        for seen in match.seen(viewer, start):
            yield self._game.told(before, seen, match.view(viewer), viewer, returns)

    @staticmethod
    def _viewers(match: Match) -> list[int]:
        return [*range(match.seats), SPECTATOR]

    def _look(self, viewers: list[int]) -> None:
        """What these see has changed."""
        match = self.match
        assert match is not None
        seen = {
            viewer: msgspec.json.encode(
                self._game.scene(match.observation(viewer), viewer, self.legal(viewer), match.view(viewer))
            )
            for viewer in viewers
        }
        self._scenes = {**self._scenes, **seen} if len(viewers) == 1 else seen

    def legal(self, viewer: int) -> list[int]:
        """What a viewer may do."""
        match = self.match
        if match is None or viewer == SPECTATOR:
            return []
        legal = match.legal_actions(viewer)
        if viewer not in self.sealed:
            return legal
        passing = self._game.steps.default(match.rows, viewer)
        return [action for action in legal if action != passing] if match.kind is Kind.RACE else []

    def _moment(self) -> Moment:
        guests = [chair.guest.id for chair in self.chairs if chair.guest is not None]
        facts = Facts(
            self.stage,
            tuple((chair.guest.id if chair.guest else "", chair.level, chair.wins) for chair in self.chairs),
            self._options,
            self._limit,
            self._listed,
            self.matches,
        )
        eyes = {guest: self.eyes_of(guest) for guest in {*guests, *self.sat_at_end}}
        marks = {seat: dict(marked) for seat, marked in self.marks.items()}
        return Moment(self.version, self._host, facts, eyes, self._scenes, marks, len(self.talk))


def facts_of(room: Room) -> Facts:
    """What a room that was told says of what is stored."""
    seats = tuple((seat.guest, "" if seat.guest else seat.level, seat.wins) for seat in room.seats)
    return Facts(room.stage, seats, room.options, room.limit, room.listed, room.match)
