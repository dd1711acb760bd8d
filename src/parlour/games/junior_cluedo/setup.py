"""Setup: the players roll for their characters, then floorboards and spiders are laid."""

from __future__ import annotations

from parlour.engine import rule

from .house import FLOORBOARDS, NONE, ROLL_OFFS, SPIDERS, START
from .state import NO_FLOORBOARDS, Phase, State, Thing
from .turns import begin_turn


@rule
def initial_state(state: State, seats: int) -> None:
    """The cards lie face down in the rooms, undealt; everybody rolls [setup-1, character-1]."""
    state.seats = seats
    state.playing = (1 << seats) - 1
    state.phase = Phase.ROLL_OFF


@rule
def roll_off(state: State, outcome: int) -> None:
    """A pile: the next seat rolls; equal rolls roll again among themselves [character-1, character-2]."""
    rank = tied_rank(state)
    state.rolled_off[next_to_roll(state, rank)] = outcome + 1
    if next_to_roll(state, rank) < state.seats:
        return
    rank_by_rolls(state, rank)
    state.rounds += ROLL_OFFS > 0
    while ROLL_OFFS > 0 and state.rounds >= ROLL_OFFS and tied_rank(state) != NONE:
        rank_by_seats(state, tied_rank(state))
    if tied_rank(state) == NONE:
        state.phase = Phase.CHOOSE


@rule
def rank_by_rolls(state: State, rank: int) -> None:
    """Those of a rank fall behind those of it who rolled higher."""
    for seat in range(state.seats):
        if state.rank[seat] == rank:
            for other in range(state.seats):
                state.rank[seat] += state.rolled_off[other] > state.rolled_off[seat]
    for seat in range(state.seats):
        state.rolled_off[seat] = 0


@rule
def rank_by_seats(state: State, rank: int) -> None:
    """Where the box says that it has been rolled often enough, the lower seat of a rank is first."""
    before = 0
    for seat in range(state.seats):
        if state.rank[seat] == rank:
            state.rank[seat] += before
            before += 1


@rule
def tied_rank(state: State) -> int:
    """The best rank that more than one seat has, or `NONE`."""
    for rank in range(state.seats):
        holders = 0
        for seat in range(state.seats):
            holders += state.rank[seat] == rank
        if holders > 1:
            return rank
    return NONE


@rule
def next_to_roll(state: State, rank: int) -> int:
    """The first seat of a rank that has not rolled in this round, or the number of seats."""
    for seat in range(state.seats):
        if state.rank[seat] == rank and state.rolled_off[seat] == 0:
            return seat
    return state.seats


@rule
def ranked(state: State, rank: int) -> int:
    """The seat of a rank."""
    seat = 0
    while state.rank[seat] != rank:
        seat += 1
    return seat


@rule
def choose_character(state: State, seat: int, character: int) -> None:
    """The higher roll chooses before the lower; the piece stands on its start [character-1, setup-3]."""
    state.character[seat] = character + 1
    state.place[seat] = START[character]
    state.chosen += 1
    if state.chosen == state.seats:
        lay_the_house_out(state)


@rule
def lay_the_house_out(state: State) -> None:
    """Floorboards and spiders by the number of players; half of the spiders bite [setup-2, setup-6, simple-1]."""
    state.boards_owed = 0 if state.floorboards == NO_FLOORBOARDS else FLOORBOARDS[state.seats]
    state.spiders_owed = SPIDERS[state.seats]
    state.biting = state.spiders_owed // 2
    state.harmless = state.spiders_owed - state.biting
    state.turn = ranked(state, 0)
    state.phase = Phase.LAY
    lay_on(state)


@rule
def lay(state: State, outcome: int) -> None:
    """A pile: a thing lies on any free plain square [setup-5, setup-8]."""
    put_down(state, outcome)


@rule
def place_thing(state: State, seat: int, square: int) -> None:
    """The players place them in turn [setup-4]."""
    state.turn = (seat + 1) % state.seats
    put_down(state, square)


@rule
def put_down(state: State, square: int) -> None:
    """The floorboards first, then the spiders."""
    if state.boards_owed > 0:
        state.boards_owed -= 1
        state.thing[square] = Thing.FLOORBOARD
    else:
        state.spiders_owed -= 1
        state.thing[square] = Thing.SPIDER
    lay_on(state)


@rule
def lay_on(state: State) -> None:
    """When all is laid, the highest roll begins [character-3]."""
    if state.boards_owed + state.spiders_owed == 0:
        begin_turn(state, ranked(state, 0))
