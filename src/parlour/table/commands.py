"""What people may ask of a table, and why they may not: each command, checked and carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from parlour.agents.levels import LEVELS
from parlour.engine.errors import IllegalActionError, InvalidActionError, SetupError
from parlour.engine.kind import SPECTATOR, Kind
from parlour.table import seeds
from parlour.table.arbiter import Claim
from parlour.table.change import Change
from parlour.table.events import Freed, Guest, HostPassed, Marked, Sat, SetUp, Spoke, Swapped, TakenOver
from parlour.table.messages import (
    Act,
    Bot,
    Chat,
    Hello,
    Intent,
    Marking,
    Move,
    Ping,
    Pong,
    PromiseSeed,
    Rematch,
    Remove,
    RevealSeed,
    Setup,
    Sit,
    Stand,
    Start,
    Talk,
)
from parlour.table.play import Play
from parlour.table.presence import STAND_IN_LEVEL
from parlour.table.refusal import RefusalError

if TYPE_CHECKING:
    from parlour.table.table import Table

USUAL_LEVEL = "medium"
"""The bots that take the free seats at the start, where no others sit already."""
MOST_MARKS = 200
"""How many cells of its notebook a seat may have marked at once."""
_WAITING = (Sit, Stand, PromiseSeed, Setup, Bot, Remove, Move, Start, Rematch)
"""What has to wait while the seats reveal their seeds: the deal is promised for those who sit."""


def carry_out(table: Table, change: Change, now: float, connection: int, intent: Intent) -> None:
    """Do what a page asks for, or raise `RefusalError`."""
    if table.state.gathering is not None and isinstance(intent, _WAITING):
        raise RefusalError("dealing")
    match intent:
        case Ping():
            change.tell([connection], Pong(intent.sent, now))
        case Hello():
            pass  # it was the first message of the connection, and says nothing new
        case Act():
            act(table, change, now, connection, intent)
        case Chat():
            say(table, change, now, connection, intent.text)
        case Marking():
            mark(table, change, now, connection, intent)
        case Sit():
            sit(table, change, now, _guest(table, connection), intent.seat)
        case Stand():
            stand(table, change, now, _guest(table, connection))
        case PromiseSeed():
            seeds.promise(table, change, now, _guest(table, connection), intent.commitment)
        case RevealSeed():
            seeds.reveal(table, change, now, _guest(table, connection), intent.seed)
        case Rematch():
            rematch(table, change, now, _guest(table, connection))
        case Setup() | Bot() | Remove() | Move() | Start():
            if _guest(table, connection).id != table.state.host:
                raise RefusalError("not-host")
            _host_asks(table, change, now, intent)
        case _:
            assert_never(intent)


def _host_asks(table: Table, change: Change, now: float, intent: Setup | Bot | Remove | Move | Start) -> None:
    match intent:
        case Setup():
            set_up(table, change, now, intent)
        case Bot():
            seat_bot(table, change, now, intent.seat, intent.level)
        case Remove():
            remove(table, change, now, intent.seat)
        case Move():
            _between_matches(table)
            for seat in (intent.seat, intent.to):
                _seat(table, seat)
            table.happened(change, Swapped(at=now, seat=intent.seat, to=intent.to))
            table.tell_room(change)
        case _:
            _between_matches(table)
            begin(table, change, now)


# Playing


def act(table: Table, change: Change, now: float, connection: int, intent: Act) -> None:
    """Act in the match, if the page has seen what is the case and the rules allow it."""
    play = table.state.play
    if play is None:
        raise RefusalError("no-match")
    guest = table.presence.guest(connection)
    seat = play.viewer(table.state.seat_of(guest.id) if guest is not None else None)
    if seat == SPECTATOR:
        raise RefusalError("no-seat")
    reaction = None if intent.reaction is None else intent.reaction / 1000
    line = table.presence.line(connection)
    claim = Claim(seat, intent.actions[0], now, intent.version, reaction, line, intent.ref, connection)
    if not _is_fresh(play, intent.version):
        if table.race.is_late_pass(claim):
            return
        loss = table.race.too_late(claim)
        if loss is None:
            raise RefusalError("stale")
        table.tell_beaten(change, [loss])
        return
    settled = seat in play.sealed and (play.match.kind is not Kind.RACE or play.is_pass(seat, intent.actions[0]))
    if settled or seat in table.race.claimed:
        raise RefusalError("already-chosen")
    try:
        play.match.check(seat, intent.actions[0])
    except InvalidActionError:
        raise RefusalError("no-such-action") from None
    except IllegalActionError as error:
        raise RefusalError(error.reason) from None
    table.act(change, now, claim, intent.actions)


def _is_fresh(play: Play, version: int) -> bool:
    """A race goes on while claims arrive: one that was made in sight of an earlier claim still counts."""
    if play.match.kind is Kind.RACE:
        return play.asked_at <= version <= play.version
    return version == play.version


def mark(table: Table, change: Change, now: float, connection: int, intent: Marking) -> None:
    """Mark a cell of the own notebook, for the own seat alone, or take a mark away."""
    play = table.state.play
    if play is None:
        raise RefusalError("no-match")
    guest = table.presence.guest(connection)
    seat = play.viewer(table.state.sees_from(guest.id) if guest is not None else None)
    if seat == SPECTATOR:
        raise RefusalError("no-seat")
    marks = table.state.marks.get(seat, {})
    if intent.cell not in marks and intent.cell not in play.markable(seat):
        raise RefusalError("no-such-cell")
    if intent.cell not in marks and len(marks) >= MOST_MARKS:
        raise RefusalError("too-many-marks", most=MOST_MARKS)
    if marks.get(intent.cell) == intent.mark:
        return
    table.happened(change, Marked(at=now, seat=seat, cell=intent.cell, mark=intent.mark))
    table.tell_marks(change, play, seat)


def say(table: Table, change: Change, now: float, connection: int, text: str) -> None:
    """Say something to everybody."""
    guest = _guest(table, connection)
    if not text.strip():
        raise RefusalError("said-nothing")
    table.happened(change, Spoke(at=now, guest=guest, text=text.strip()))
    change.tell(table.presence, Talk([table.state.talk[-1]]))


# Seats


def sit(table: Table, change: Change, now: float, guest: Guest, wanted: int | None) -> None:
    """Take a seat that is free or a bot's; from another seat, move there, between matches."""
    state = table.state
    if wanted is None:
        wanted = _best_seat(table, guest)
    _seat(table, wanted)
    if state.chairs[wanted].guest is not None:
        raise RefusalError("seat-taken")
    had = state.seat_of(guest.id)
    if state.stage == "playing" and (had is not None or state.sat_in_match.get(guest.id, wanted) != wanted):
        raise RefusalError("one-seat")
    if had is not None:
        table.happened(change, Swapped(at=now, seat=had, to=wanted))
    else:
        table.happened(change, Sat(at=now, seat=wanted, guest=guest))
    table.tell_room(change)
    table.tell_seat(change, now, guest.id)


def _best_seat(table: Table, guest: Guest) -> int:
    """The seat of the guest's animal if it can be had, else the first free one, else the first of a bot."""
    state = table.state
    if state.stage == "playing" and guest.id in state.sat_in_match:
        return state.sat_in_match[guest.id]
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.guest is None]
    if not seats:
        raise RefusalError("no-free-seat")
    figures = state.game.lid.figures
    return min(
        seats,
        key=lambda seat: (
            not (state.chairs[seat].free and figures[seat : seat + 1] == [guest.animal]),
            not state.chairs[seat].free,
            seat,
        ),
    )


def stand(table: Table, change: Change, now: float, guest: Guest) -> None:
    """Leave the seat and watch. In a match a bot plays on."""
    seat = table.state.seat_of(guest.id)
    if seat is None:
        raise RefusalError("no-seat")
    _free(table, change, now, seat)


def remove(table: Table, change: Change, now: float, seat: int) -> None:
    """Whoever sits here watches from now on."""
    _seat(table, seat)
    chair = table.state.chairs[seat]
    if chair.guest is not None or (chair.level and table.state.stage != "playing"):
        _free(table, change, now, seat)


def _free(table: Table, change: Change, now: float, seat: int) -> None:
    guest = table.state.chairs[seat].guest
    level = STAND_IN_LEVEL if table.state.stage == "playing" else ""
    table.happened(change, Freed(at=now, seat=seat, level=level))
    if guest is not None and guest.id == table.state.host:
        sitting = [chair.guest.id for chair in table.state.chairs if chair.guest is not None]
        heir = next(filter(table.presence.is_here, sitting), None)
        if heir is not None:
            table.happened(change, HostPassed(at=now, guest=heir))
    table.tell_room(change)
    if guest is not None:
        table.tell_seat(change, now, guest.id)


def seat_bot(table: Table, change: Change, now: float, seat: int, level: str) -> None:
    """A bot of this level plays the seat; without a level it becomes free, between matches."""
    _seat(table, seat)
    if level:
        _check_level(level)
    else:
        _between_matches(table)
    guest = table.state.chairs[seat].guest
    table.happened(change, Freed(at=now, seat=seat, level=level))
    table.tell_room(change)
    if guest is not None:
        table.tell_seat(change, now, guest.id)


def fill(table: Table, change: Change, now: float, level: str) -> None:
    """Bots of this level take all free seats."""
    _check_level(level)
    for seat, chair in enumerate(table.state.chairs):
        if chair.free:
            table.happened(change, Freed(at=now, seat=seat, level=level))


# Setting up


def set_up(table: Table, change: Change, now: float, intent: Setup) -> None:
    """Change seats, options, time limit, or whether the lobby shows the table."""
    state = table.state
    only_listed = intent.seats is None and intent.options is None and intent.limit is None
    if not only_listed:
        _between_matches(table)
    seats = len(state.chairs) if intent.seats is None else intent.seats
    _check_size(table, seats)
    if sum(chair.guest is not None for chair in state.chairs) > seats:
        raise RefusalError("too-many-people")
    options = {**state.options, **(intent.options or {})}
    try:
        options = state.game.options.chosen(options, seats)
    except SetupError as error:
        raise RefusalError("options", reason=str(error)) from None
    limit = state.limit if intent.limit is None else intent.limit
    listed = state.listed if intent.listed is None else intent.listed
    table.happened(change, SetUp(at=now, seats=seats, options=options, limit=limit, listed=listed))
    table.tell_room(change)


def rematch(table: Table, change: Change, now: float, guest: Guest) -> None:
    """The same again."""
    if table.state.stage != "over":
        raise RefusalError("not-over" if table.state.stage == "playing" else "no-match")
    if table.state.seat_of(guest.id) is None:
        raise RefusalError("no-seat")
    begin(table, change, now)


def begin(table: Table, change: Change, now: float, taken_over: TakenOver | None = None) -> None:
    """A match begins, from the beginning or from what it takes over; free seats are taken by bots."""
    state = table.state
    _check_size(table, len(state.chairs))
    levels = [chair.level for chair in state.chairs if chair.level]
    fill(table, change, now, levels[0] if levels else USUAL_LEVEL)
    seeds.gather(table, change, now, taken_over)


# What has to hold


def _guest(table: Table, connection: int) -> Guest:
    guest = table.presence.guest(connection)
    if guest is None:
        raise RefusalError("no-guest")
    return guest


def _seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.state.chairs):
        raise RefusalError("no-such-seat")


def _check_size(table: Table, seats: int) -> None:
    fewest, most = table.state.game.players
    if not fewest <= seats <= most:
        raise RefusalError("seats", fewest=fewest, most=most)


def _between_matches(table: Table) -> None:
    if table.state.stage == "playing":
        raise RefusalError("match-on")


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise RefusalError("no-such-level", level=level, levels=", ".join(LEVELS))
