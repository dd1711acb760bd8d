"""Leduc poker: two seats, six cards, and one card face up between two rounds of betting.

From Southey and others, "Bayes' Bluff" (2005); the same game as OpenSpiel's `leduc_poker`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from parlour.engine import (
    Actions,
    Array,
    Kind,
    Luck,
    Options,
    Piles,
    group,
    pick,
    pile,
    private,
    public,
    record,
    rule,
)

SEATS = 2
CARDS = 6  # three ranks in two suits: 1 and 2 are the lowest rank; 0 is no card, or one that is not seen
RANKS = 3
ANTE = 1
RAISE = (2, 4)  # chips, in the first round and in the second
MOST_RAISES = 2  # in a round
MOST_BETS = 4  # in a round: call, raise, raise, call

PLAYERS = (SEATS, SEATS)
OPTIONS = Options()
ACTIONS = Actions(fold=group(), call=group(), raise_bet=group())
PILES = Piles(private_card=pile(CARDS, seen_by="turn"), public_card=pile(CARDS))


class Phase(IntEnum):
    """What happens next."""

    DEAL = 0
    BET = 1
    TURN_UP = 2
    OVER = 3


class Bet(IntEnum):
    """What was done in a round."""

    NOTHING = 0
    CALL = 1
    RAISE = 2


class Reason(IntEnum):
    """Why an action is refused."""

    CALLING_IS_FREE = 0
    NO_MORE_RAISES = 1


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CARDS_LIE_IN_ONE_PLACE = 1
    NOBODY_OWES_MORE_THAN_A_RAISE = 2


@record
class State:
    """A position."""

    phase: Annotated[int, public()]
    turn: Annotated[int, public()]  # the seat that bets, or is dealt a card
    round: Annotated[int, public()]
    hand: Annotated[Array, private(SEATS)]
    board: Annotated[int, public()]
    bets: Annotated[Array, public(len(RAISE), MOST_BETS)]
    made: Annotated[int, public()]  # bets in this round
    raises: Annotated[int, public()]  # in this round
    paid: Annotated[Array, public(SEATS)]
    folded: Annotated[Array, public(SEATS)]


fold_action = ACTIONS.encoder("fold")
call_action = ACTIONS.encoder("call")
raise_action = ACTIONS.encoder("raise_bet")
PRIVATE_CARD = PILES.number("private_card")
PUBLIC_CARD = PILES.number("public_card")


@rule
def initial_state(state: State, seats: int) -> None:
    """Both seats ante; zeros say the rest: the first seat is dealt the first card."""
    for seat in range(seats):
        state.paid[seat] = ANTE


@rule
def private_card(state: State, outcome: int) -> None:
    """A pile: a card for each seat in turn, then the first seat bets."""
    state.hand[state.turn] = outcome + 1
    if state.turn == SEATS - 1:
        state.phase = Phase.BET
    state.turn = 1 - state.turn


@rule
def public_card(state: State, outcome: int) -> None:
    """A pile: the card face up, and the second round begins."""
    state.board = outcome + 1
    state.round = 1
    state.made = 0
    state.raises = 0
    state.turn = 0
    state.phase = Phase.BET


@rule
def fold(state: State, seat: int) -> None:
    """Give up what was paid."""
    state.folded[seat] = 1
    state.phase = Phase.OVER


@rule
def call(state: State, seat: int) -> None:
    """Pay as much as the other seat; this ends the round, unless it is the round's first bet."""
    state.paid[seat] = state.paid[1 - seat]
    bet(state, Bet.CALL)
    if state.made > 1:
        state.phase = Phase.OVER if state.round == 1 else Phase.TURN_UP


@rule
def raise_bet(state: State, seat: int) -> None:
    """Pay as much as the other seat, and the round's raise on top."""
    state.paid[seat] = state.paid[1 - seat] + RAISE[state.round]
    state.raises += 1
    bet(state, Bet.RAISE)


@rule
def bet(state: State, what: int) -> None:
    """Note a bet and pass the turn."""
    state.bets[state.round, state.made] = what
    state.made += 1
    state.turn = 1 - state.turn


@rule
def owes(state: State, seat: int) -> bool:
    """Whether the other seat has paid more."""
    return state.paid[seat] < state.paid[1 - seat]


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """The seats bet in turn; cards come in between."""
    match state.phase:
        case Phase.BET:
            return Kind.TURN, 1 << state.turn
        case Phase.OVER:
            return Kind.OVER, 0
        case _:
            return Kind.CHANCE, 0


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Fold if something is owed, call always, raise at most twice in a round."""
    n = 0
    if owes(state, seat):
        out[n] = fold_action()
        n += 1
    out[n] = call_action()
    n += 1
    if state.raises < MOST_RAISES:
        out[n] = raise_action()
        n += 1
    return n


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Any card of the deck, for a seat or for the table."""
    match state.phase:
        case Phase.DEAL:
            fill_deck(state, weights)
            return PRIVATE_CARD, CARDS
        case Phase.TURN_UP:
            fill_deck(state, weights)
            return PUBLIC_CARD, CARDS
        case _:
            return 0, 0


@rule
def fill_deck(state: State, deck: Array) -> None:
    """Fill `deck[:6]` with 1 for each card that lies nowhere else (in an observation: nowhere in sight)."""
    for card in range(CARDS):
        deck[card] = 0 if state.board == card + 1 else 1
        for seat in range(SEATS):
            if state.hand[seat] == card + 1:
                deck[card] = 0


@rule
def default_action(state: State, seat: int) -> int:
    """Stay in if that is free."""
    return fold_action() if owes(state, seat) else call_action()


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot fold or raise now."""
    return Reason.CALLING_IS_FREE.value if action == fold_action() else Reason.NO_MORE_RAISES.value


@rule(scratch=True)
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Deal the cards that the seat has not seen to the others who have one, all equally likely."""
    deck = np.zeros(CARDS, np.int64)
    for other in range(SEATS):
        has_card = observation.phase != Phase.DEAL or other < observation.turn
        if other != seat and has_card:
            fill_deck(observation, deck)
            observation.hand[other] = pick(luck, deck, CARDS) + 1


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    for card in range(1, CARDS + 1):
        if (state.hand[0] == card) + (state.hand[1] == card) + (state.board == card) > 1:
            return Broken.CARDS_LIE_IN_ONE_PLACE.value
    if abs(state.paid[0] - state.paid[1]) > RAISE[state.round]:
        return Broken.NOBODY_OWES_MORE_THAN_A_RAISE.value
    return 0


@rule
def returns(state: State, out: Array) -> None:
    """The chips won or lost: the stronger hand wins what the other seat has paid."""
    for seat in range(SEATS):
        mine = strength(state, seat)
        theirs = strength(state, 1 - seat)
        if mine > theirs:
            out[seat] = state.paid[1 - seat]
        elif mine < theirs:
            out[seat] = -state.paid[seat]
        else:
            out[seat] = 0


@rule
def strength(state: State, seat: int) -> int:
    """A pair with the board beats any single card, then the higher rank wins; a folded hand is worth nothing."""
    if state.folded[seat] == 1:
        return 0
    rank = (state.hand[seat] + 1) // 2
    pair = rank == (state.board + 1) // 2
    return rank + RANKS if pair else rank
