"""Where the cards are: in hands, in personal piles, on the discard pile."""

from __future__ import annotations

from parlour.engine import Array, rule

from .state import State
from .suspects import COPIES, SUSPECTS


@rule
def cards_left(state: State, seat: int) -> int:
    """The cards in the hand and in the pile of a player."""
    return state.hand_count[seat] + state.pile[seat]


@rule
def weigh_undealt(state: State, weights: Array) -> None:
    """Each card that lies nowhere yet is equally likely: nobody has seen what is in the personal piles."""
    for suspect in range(SUSPECTS):
        weights[suspect] = COPIES
        for seat in range(state.seats):
            weights[suspect] -= state.hand[seat, suspect]
    for place in range(state.discard_count):
        weights[state.discard[place] - 1] -= 1


@rule
def draw_into_hand(state: State, seat: int, suspect: int) -> None:
    """The top card of the own pile is taken into the hand."""
    state.hand[seat, suspect] += 1
    state.hand_count[seat] += 1
    state.pile[seat] -= 1


@rule
def put_on_discard(state: State, suspect: int) -> None:
    """A card is laid on the discard pile."""
    state.discard[state.discard_count] = suspect + 1
    state.discard_count += 1


@rule
def lay_down(state: State, seat: int, suspect: int) -> None:
    """A card goes from a hand to the discard pile; of two alike, one that everybody knows of."""
    state.hand[seat, suspect] -= 1
    state.hand_count[seat] -= 1
    if state.known[seat, suspect] > 0:
        state.known[seat, suspect] -= 1
    put_on_discard(state, suspect)


@rule
def take_back(state: State, seat: int) -> None:
    """The top card of the discard pile goes into a hand, seen by all; nothing happens if there is none."""
    if state.discard_count == 0:
        return
    state.discard_count -= 1
    suspect = state.discard[state.discard_count] - 1
    state.discard[state.discard_count] = 0
    state.hand[seat, suspect] += 1
    state.known[seat, suspect] += 1
    state.hand_count[seat] += 1
