"""Where the clue cards are: in the deck, in hands, under the players' boards, discarded.

Cards that lie face down belong to the batch that they were shuffled with: the whole deck at first, later what had been
discarded. A deck is renewed only when it is empty, so all of it is of one batch, the newest.
"""

from __future__ import annotations

from parlour.engine import Array, rule

from .party import CARDS, ENDS, HAND
from .state import Fits, State


@rule
def shuffle_clues(state: State) -> None:
    """All clue cards are in the deck again [round-2]."""
    for card in range(CARDS):
        state.batch[card] = 1
        state.board[card] = 0
        state.shown[card] = 0
        state.fits[card] = Fits.UNANSWERED
        state.asked_at[card] = 0
    for seat in range(state.seats):
        for place in range(HAND):
            state.hand[seat, place] = 0
            state.hand_batch[seat, place] = 0
        state.hand_count[seat] = 0
    state.newest = 1
    state.deck_count = CARDS
    state.discards = 0
    state.asked = 0


@rule
def can_draw(state: State, seat: int) -> bool:
    """Whether a player has fewer than four cards and there is one to draw [draw-1, draw-3]."""
    return state.hand_count[seat] < HAND and state.deck_count + state.discards > 0


@rule
def renew_deck(state: State) -> None:
    """An empty deck is made anew of what was discarded [draw-2]."""
    if state.deck_count > 0:
        return
    state.newest += 1
    for card in range(CARDS):
        if is_discarded(state, card):
            state.batch[card] = state.newest
    state.deck_count = state.discards
    state.discards = 0


@rule
def is_discarded(state: State, card: int) -> bool:
    """Whether a card lies face up among the discards."""
    return state.batch[card] == 0 and state.board[card] == 0


@rule
def weigh_deck(state: State, weights: Array) -> None:
    """Each card of the newest batch that is in no hand is equally likely."""
    for card in range(CARDS):
        weights[card] = state.batch[card] == state.newest
    for seat in range(state.seats):
        for place in range(state.hand_count[seat]):
            if state.hand[seat, place] > 0:
                weights[state.hand[seat, place] - 1] = 0


@rule
def put_into_hand(state: State, seat: int, card: int) -> None:
    """A card is drawn."""
    place = state.hand_count[seat]
    state.hand[seat, place] = card + 1
    state.hand_batch[seat, place] = state.newest
    state.hand_count[seat] += 1
    state.deck_count -= 1


@rule
def take_from_hand(state: State, seat: int, card: int) -> None:
    """A card leaves a hand, face up."""
    place = 0
    while state.hand[seat, place] != card + 1:
        place += 1
    state.hand_count[seat] -= 1
    last = state.hand_count[seat]
    while place < last:
        state.hand[seat, place] = state.hand[seat, place + 1]
        state.hand_batch[seat, place] = state.hand_batch[seat, place + 1]
        place += 1
    state.hand[seat, last] = 0
    state.hand_batch[seat, last] = 0
    state.batch[card] = 0


@rule
def next_in_hand(state: State, seat: int, card: int) -> int:
    """The lowest card above this one that a player has in hand, or `CARDS`."""
    best = CARDS
    for place in range(state.hand_count[seat]):
        held = state.hand[seat, place] - 1
        if card < held < best:
            best = held
    return best


@rule
def put_before(state: State, target: int, word: int) -> None:
    """A clue card comes to a player, with one of its words to be answered [ask-1]."""
    card = word // ENDS
    state.board[card] = target + 1
    state.shown[card] = word % ENDS
    state.asked += 1
    state.asked_at[card] = state.asked


@rule
def nobody_holds_a_clue(state: State) -> bool:
    """Whether all hands are empty."""
    for seat in range(state.seats):
        if state.hand_count[seat] > 0:
            return False
    return True
