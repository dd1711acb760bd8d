"""Bakerspeed: the rules, in the rulebook's order.

Ids in brackets are the statements of `rulebook.toml` (`bakerspeed/…`).
"""

from __future__ import annotations

from parlour.engine import Array, Kind, rule

from .cards import cards_left, draw_into_hand, lay_down, put_on_discard, take_back, weigh_undealt
from .choices import legal_actions, refusal
from .dice import all_are_rolled, fall, forget, matches, take_dice
from .imagine import invariants, resample, ways
from .state import (
    ACTIONS,
    CARD,
    CLOCK,
    COLOUR,
    ENDLESS,
    LEFT_OVER,
    NO_CAP,
    OPTIONS,
    PILES,
    PLAYERS,
    SIT_OUT,
    STARTING_PLAYER,
    Broken,
    Phase,
    Reason,
    State,
    have_none_action,
    roll_action,
)
from .suspects import CARDS, FACES, HAND, SUSPECTS, TURNS

__all__ = [
    "ACTIONS",
    "CLOCK",
    "ENDLESS",
    "OPTIONS",
    "PILES",
    "PLAYERS",
    "Broken",
    "Reason",
    "State",
    "invariants",
    "legal_actions",
    "refusal",
    "resample",
    "ways",
]


# Setup


@rule
def initial_state(state: State, seats: int) -> None:
    """All cards are shuffled; who begins is the option's or the dealer's choice [first-*]."""
    state.seats = seats
    if state.first == 0:
        state.phase = Phase.CHOOSE_FIRST
    else:
        starting_player(state, state.first - 1)


@rule
def starting_player(state: State, outcome: int) -> None:
    """A pile: the seat that begins; everybody gets equally many cards as its own pile [first-1, setup-1]."""
    state.turn = outcome
    state.drawer = outcome
    for seat in range(state.seats):
        state.pile[seat] = CARDS // state.seats
    state.phase = Phase.DEAL if CARDS % state.seats == 0 else Phase.LAY_OUT_LEFT_OVER


@rule
def left_over(state: State, outcome: int) -> None:
    """A pile: a card that cannot be shared out is put on the discard pile [setup-2]."""
    put_on_discard(state, outcome)
    if state.discard_count == CARDS % state.seats:
        state.phase = Phase.DEAL


@rule
def card(state: State, outcome: int) -> None:
    """A pile: a player draws from its own pile, in the deal or after its card has stayed [setup-3, draw-1]."""
    draw_into_hand(state, state.drawer, outcome)
    if state.phase == Phase.DRAW:
        end_roll(state)
    elif state.hand_count[state.drawer] == HAND or state.pile[state.drawer] == 0:
        state.drawer = (state.drawer + 1) % state.seats
        if state.drawer == state.turn:
            begin_turn(state)


# A turn: three rolls


@rule
def begin_turn(state: State) -> None:
    """The active player takes the dice; after the last turn the game is over [turn-1, end-3, end-4]."""
    if state.turns != NO_CAP and state.turns_begun == TURNS:
        state.phase = Phase.OVER
        return
    state.turns_begun += 1
    take_dice(state)
    state.phase = Phase.ROLL


@rule
def roll(state: State, seat: int, die: int) -> None:
    """The active player rolls a die of its choice [roll-1]."""
    state.rolling = die
    state.phase = Phase.DIE_FALLS


@rule
def colour(state: State, outcome: int) -> None:
    """A pile: the die of colours [dice-1]."""
    begin_race(state, outcome)


@rule
def person(state: State, outcome: int) -> None:
    """A pile: the die of persons [dice-1]."""
    begin_race(state, outcome)


@rule
def number(state: State, outcome: int) -> None:
    """A pile: the die of numbers [dice-1]."""
    begin_race(state, outcome)


@rule
def begin_race(state: State, face: int) -> None:
    """Everybody looks for a card that matches, all at once [race-1]."""
    fall(state, face)
    for seat in range(state.seats):
        state.tried[seat] = 0
    state.racing = (1 << state.seats) - 1
    state.phase = Phase.RACE


@rule
def lay(state: State, seat: int, suspect: int) -> None:
    """Lay a card down: the first that matches stays [race-2]."""
    lay_down(state, seat, suspect)
    if matches(state, suspect):
        card_stays(state, seat)
    else:
        pay_for_wrong_card(state, seat, suspect)


@rule
def card_stays(state: State, seat: int) -> None:
    """Who has no card left has won; else it draws one from its pile, if there is one [end-1, draw-1, draw-2]."""
    state.racing = 0
    state.drawer = seat
    if cards_left(state, seat) == 0:
        state.phase = Phase.OVER
    elif state.pile[seat] > 0:
        state.phase = Phase.DRAW
    else:
        end_roll(state)


@rule
def pay_for_wrong_card(state: State, seat: int, suspect: int) -> None:
    """The card comes back, and so does the one below it; this kind is out of the question now [wrong-*]."""
    for _ in range(2):
        take_back(state, seat)
    state.tried[seat] |= 1 << suspect
    if state.wrong == SIT_OUT:
        drop_out(state, seat)


@rule
def have_none(state: State, seat: int) -> None:
    """A player says that it has no card that matches [none-1]."""
    drop_out(state, seat)


@rule
def drop_out(state: State, seat: int) -> None:
    """A player looks no longer; when nobody does, the roll ends without a card [none-2, unserved-*]."""
    state.racing &= (1 << state.seats) - 1 - (1 << seat)
    if state.racing == 0:
        forget(state)
        end_roll(state)


@rule
def end_roll(state: State) -> None:
    """The next die, or after the third the next player [roll-2, turn-2]."""
    if all_are_rolled(state):
        state.turn = (state.turn + 1) % state.seats
        begin_turn(state)
    else:
        state.phase = Phase.ROLL


# Who decides, what chance may bring, and what it all came to


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """The roller, all that look for a card, or chance."""
    match state.phase:
        case Phase.ROLL:
            return Kind.TURN, 1 << state.turn
        case Phase.RACE:
            return Kind.RACE, state.racing
        case Phase.OVER:
            return Kind.OVER, 0
        case _:
            return Kind.CHANCE, 0


@rule
def default_action(state: State, seat: int) -> int:
    """The first die that is not rolled; have none [default-*]."""
    if state.phase == Phase.RACE:
        return have_none_action()
    die = 0
    while state.die[die] != 0:
        die += 1
    return roll_action(die)


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Who begins, which cards come, how the dice fall."""
    match state.phase:
        case Phase.CHOOSE_FIRST:
            for seat in range(state.seats):
                weights[seat] = 1
            return STARTING_PLAYER, state.seats
        case Phase.LAY_OUT_LEFT_OVER:
            weigh_undealt(state, weights)
            return LEFT_OVER, SUSPECTS
        case Phase.DEAL | Phase.DRAW:
            weigh_undealt(state, weights)
            return CARD, SUSPECTS
        case Phase.DIE_FALLS:
            for face in range(FACES[state.rolling]):
                weights[face] = 1
            return COLOUR + state.rolling, FACES[state.rolling]
        case _:
            return 0, 0


@rule
def returns(state: State, out: Array) -> None:
    """Less one for each card that is left; the winner has none [end-2, end-3]."""
    for seat in range(state.seats):
        out[seat] = -cards_left(state, seat)
