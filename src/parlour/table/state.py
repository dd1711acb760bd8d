"""What a table is, made from its events one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from parlour.engine.errors import SetupError
from parlour.engine.game import Game
from parlour.engine.scene import OwnMark, Text
from parlour.table.chairs import Chair, resized, seat_of
from parlour.table.events import (
    Began,
    Ended,
    Event,
    Freed,
    Guest,
    HostPassed,
    Marked,
    Opened,
    Promised,
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
from parlour.table.gathering import Gathering
from parlour.table.messages import Said, Stage
from parlour.table.play import Choice, Play

KEPT_CHAT = 100
"""How many of the last chat messages a page is sent at first."""


class State:
    """Seats, host, options, chat and the match. It changes by `apply` alone, except that a match moves by itself."""

    def __init__(self, game: Game, opened: Opened) -> None:
        self.game = game
        self.code = opened.code
        self.host = opened.host.id
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.chairs[0].take(opened.host)
        self.options = _known(game, opened.options)
        self.limit = opened.limit
        self.listed = opened.listed
        self.gathering: Gathering | None = None
        self.play: Play | None = None
        self.matches = 0
        self.notice: Text | None = None
        self.sat_in_match: dict[str, int] = {}
        """The seat that each guest has had in the match: nobody may know two hands."""
        self.marks: dict[int, dict[str, OwnMark]] = {}
        """What each seat has marked in its notebook in this match, by cell."""
        self.talk: deque[Said] = deque(maxlen=KEPT_CHAT)
        self.names: list[str] = []
        """Those who sat at the end of the last match; a bot has no name."""
        self._sat_at_end: dict[str, int] = {}

    @property
    def stage(self) -> Stage:
        """Before the first match, in one, or after one."""
        if self.play is None:
            return "open" if self.notice is None else "over"
        return "over" if self.play.over else "playing"

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        return seat_of(self.chairs, guest)

    def sees_from(self, guest: str) -> int | None:
        """The seat from which a guest sees the match. One that has ended looks as it did, whoever changes seats."""
        return self._sat_at_end.get(guest) if self.stage == "over" else self.seat_of(guest)

    def apply(self, event: Event) -> None:
        """The event has happened."""
        match event:
            case SetUp():
                self.chairs = resized(self.chairs, event.seats)
                self.options = _known(self.game, event.options)
                self.limit, self.listed = event.limit, event.listed
            case Sat():
                self.chairs[event.seat].take(event.guest)
                self.sat_in_match[event.guest.id] = event.seat
            case Freed():
                self.chairs[event.seat].give(event.level)
            case Swapped():
                one, other = self.chairs[event.seat], self.chairs[event.to]
                self.chairs[event.seat], self.chairs[event.to] = other, one
            case HostPassed():
                self.host = event.guest
            case Renamed():
                seat = self.seat_of(event.guest.id)
                if seat is not None:
                    self.chairs[seat].guest = event.guest
            case SeedPromised():
                self.chairs[event.seat].commitment = event.commitment
            case Promised():
                self.gathering = Gathering(event.match, event.secret, [chair.commitment for chair in self.chairs])
            case Revealed():
                if self.gathering is not None:
                    self.gathering.seeds[event.seat] = event.seed
            case Began():
                self._begin(event)
            case Stepped():
                if self.play is not None:
                    self.play.repeat(event.steps)
            case Ended():
                self._end(event)
            case Sealed():
                if self.play is not None:
                    self.play.seal(event.seat, Choice(event.action, event.dealt))
            case Marked():
                self._mark(event)
            case Spoke():
                guest = event.guest
                said = Said(event.at, guest.name, guest.animal, event.text, self.seat_of(guest.id))
                self.talk.append(said)
            case Opened():
                raise ValueError("a table is opened once")

    def _begin(self, began: Began) -> None:
        before = self.play
        carried = before.match.carry() if before is not None and before.over else {}
        if began.taken_over is not None:
            carried = began.taken_over.carried
        self.matches += 1
        self.notice = None
        self.gathering = None
        for chair in self.chairs:
            chair.commitment = ""
        self.sat_in_match = self._sitting()
        self.marks = {}
        if began.rules_version != self.game.rules_version:
            self.play = None
            self.notice = Text("notice-rules-changed")
            return
        self.play = Play(self.game, len(self.chairs), self.options, began, carried, self.matches)

    def _mark(self, marked: Marked) -> None:
        marks = self.marks.setdefault(marked.seat, {})
        if marked.mark is None:
            marks.pop(marked.cell, None)
        else:
            marks[marked.cell] = marked.mark

    def _end(self, ended: Ended) -> None:
        for seat in ended.winners:
            self.chairs[seat].wins += 1
        self.names = [chair.guest.name if chair.guest is not None else "" for chair in self.chairs]
        self._sat_at_end = self._sitting()
        if self.play is None:
            self.notice = Text("notice-older-rules")

    def _sitting(self) -> dict[str, int]:
        return {chair.guest.id: seat for seat, chair in enumerate(self.chairs) if chair.guest is not None}

    def use(self, game: Game) -> None:
        """The same rules in another mode: compiled, where they were interpreted."""
        self.game = game
        if self.play is not None:
            self.play.match.use(game)


def _known(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Options as they were stored, as far as the game still has them; the default where it has not."""
    known = game.options.values.items()
    return {name: options[name] if options.get(name) in values else values[0] for name, values in known}


def opening(
    code: str, game: Game, seats: int, options: dict[str, str], limit: int, listed: bool, host: Guest, now: float
) -> Opened:
    """The first event of a table. Raises `SetupError` for seats or options that the game does not know."""
    fewest, most = game.players
    if not fewest <= seats <= most:
        raise SetupError(f"{game.slug} is for {fewest} to {most} players, not {seats}")
    chosen = game.options.chosen(options, seats)
    return Opened(at=now, code=code, game=game.slug, seats=seats, options=chosen, limit=limit, listed=listed, host=host)


def restored(game: Game, events: Sequence[Event]) -> State:
    """The state after all of a table's events. Raises `ValueError` if they do not begin with its opening."""
    if not events or not isinstance(events[0], Opened):
        raise ValueError("a table's events begin with its opening")
    state = State(game, events[0])
    for event in events[1:]:
        state.apply(event)
    if state.play is not None:
        state.play.repeat_sealed()
    return state
