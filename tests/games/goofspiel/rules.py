"""Goofspiel: all seats bid for a point card at once; the highest bid alone wins it.

The same game as OpenSpiel's `goofspiel` with `returns_type=total_points`: bids are open once all have been made.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from parlour.engine import (
    MAX_SEATS,
    Actions,
    Array,
    Kind,
    Luck,
    Options,
    Piles,
    components,
    group,
    open_to_all,
    pile,
    public,
    record,
    rule,
)


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    cards: Annotated[int, msgspec.Meta(ge=2, le=13)]


CARDS = components(__file__, Box).cards

PLAYERS = (2, 3)
OPTIONS = Options(points_order=("descending", "random"))
RANDOM = OPTIONS.values["points_order"].index("random")
ACTIONS = Actions(bid=group(card=open_to_all(1, CARDS)))
PILES = Piles(point_card=pile(CARDS))

bid_action = ACTIONS.encoder("bid")


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_IN_HAND = 0


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    HANDS_SHRINK_BY_ONE_A_ROUND = 1


@record
class State:
    """A position. A card is its value, 0 is none."""

    points_order: Annotated[int, public()]

    seats: Annotated[int, public()]
    round: Annotated[int, public()]
    deck: Annotated[Array, public(CARDS)]  # 1 for each point card that has not come, by its value less one
    hand: Annotated[Array, public(MAX_SEATS, CARDS)]  # 1 for each card held, by its value less one
    point_cards: Annotated[Array, public(CARDS)]  # in the order in which they came
    bids: Annotated[Array, public(MAX_SEATS)]  # only while a round is being decided
    winner: Annotated[Array, public(CARDS)]  # of each round: 0 nobody, else the seat plus one
    points: Annotated[Array, public(MAX_SEATS)]


@rule
def initial_state(state: State, seats: int) -> None:
    """Everybody holds every bid card."""
    state.seats = seats
    for card in range(CARDS):
        state.deck[card] = 1
        for seat in range(seats):
            state.hand[seat, card] = 1
    next_round(state)


@rule
def next_round(state: State) -> None:
    """Turn up the highest point card, unless chance decides which comes."""
    if state.points_order != RANDOM:
        point_card(state, CARDS - 1 - state.round)


@rule
def point_card(state: State, outcome: int) -> None:
    """A pile: the next point card."""
    state.deck[outcome] = 0
    state.point_cards[state.round] = outcome + 1


@rule
def bid(state: State, seat: int, card: int) -> None:
    """Lay down a card; the last seat's decides the round. The last cards of all play themselves."""
    lay_down(state, seat, card)
    if seat < state.seats - 1:
        return
    decide_round(state)
    if state.round < CARDS - 1:
        next_round(state)
        return
    point_card(state, lowest_card(state.deck))
    for other in range(state.seats):
        lay_down(state, other, lowest_card(state.hand[other]) + 1)
    decide_round(state)


@rule
def lay_down(state: State, seat: int, card: int) -> None:
    """A card leaves the hand for the table."""
    state.hand[seat, card - 1] = 0
    state.bids[seat] = card


@rule
def decide_round(state: State) -> None:
    """The highest bid wins the point card; where two are equally high, nobody does."""
    highest = 0
    winner = 0
    for seat in range(state.seats):
        if state.bids[seat] > highest:
            highest = state.bids[seat]
            winner = seat + 1
        elif state.bids[seat] == highest:
            winner = 0
    for seat in range(state.seats):
        state.bids[seat] = 0
    if winner > 0:
        state.points[winner - 1] += state.point_cards[state.round]
    state.winner[state.round] = winner
    state.round += 1


@rule
def lowest_card(cards: Array) -> int:
    """The lowest card of a hand or of the deck, less one."""
    card = 0
    while cards[card] == 0:
        card += 1
    return card


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """Everybody at once, as soon as there is a card to bid for."""
    if state.round == CARDS:
        return Kind.OVER, 0
    if state.point_cards[state.round] == 0:
        return Kind.CHANCE, 0
    return Kind.JOINT, (1 << state.seats) - 1


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Any card in hand."""
    n = 0
    for card in range(CARDS):
        if state.hand[seat, card] == 1:
            out[n] = bid_action(card + 1)
            n += 1
    return n


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Any point card that has not come."""
    for card in range(CARDS):
        weights[card] = state.deck[card]
    return 0, 0 if state.round == CARDS else CARDS


@rule
def default_action(state: State, seat: int) -> int:
    """The lowest card."""
    return bid_action(lowest_card(state.hand[seat]) + 1)


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """A card is bid once."""
    return Reason.NOT_IN_HAND.value


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Nothing is hidden."""


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    for seat in range(state.seats):
        held = 0
        for card in range(CARDS):
            held += state.hand[seat, card]
        if held != CARDS - state.round:
            return Broken.HANDS_SHRINK_BY_ONE_A_ROUND.value
    return 0


@rule
def returns(state: State, out: Array) -> None:
    """The points."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]
