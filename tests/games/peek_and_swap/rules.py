"""Peek and Swap: where are the ghosts among the face-down cards? Peek at one, swap two, or name all the ghosts.

A card is dealt when it is first looked at. What is known of it, by whom, and that some cards are not all ghosts,
travels with the cards.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec
import numpy as np

from parlour.engine import (
    DEALER_PICKS,
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
    pick,
    pile,
    public,
    record,
    rule,
    seen_by,
)
from parlour.engine.errors import DeclarationError


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    places: Annotated[int, msgspec.Meta(ge=2, le=6)]
    ghosts: Annotated[int, msgspec.Meta(ge=1, le=6)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=100)]


BOX = components(__file__, Box)
PLACES, GHOSTS, TURNS = BOX.places, BOX.ghosts, BOX.turns
if GHOSTS >= PLACES:
    raise DeclarationError(f"components.toml: {GHOSTS} ghosts on {PLACES} places leave nothing to find out")

BLANK, GHOST = 1, 2
KINDS = 2
COPIES = (PLACES - GHOSTS, GHOSTS)

PLAYERS = (2, 3)
OPTIONS = Options()
ACTIONS = Actions(
    peek=group(place=PLACES),
    swap=group(place=PLACES, other=PLACES),
    accuse=group(places=open_to_all(1, (1 << PLACES) - 1)),  # a mask
)
PILES = Piles(look=pile(KINDS, seen_by="turn"), verdict=pile(2), show=pile(KINDS))

peek_action = ACTIONS.encoder("peek")
swap_action = ACTIONS.encoder("swap")
accuse_action = ACTIONS.encoder("accuse")
LOOK = PILES.number("look")
VERDICT = PILES.number("verdict")
SHOW = PILES.number("show")
WRONG, RIGHT = 0, 1


class Reason(IntEnum):
    """Why an action is refused."""

    SEEN_ALREADY = 0
    NAME_THE_LOWER_PLACE_FIRST = 1
    NAME_AS_MANY_AS_THERE_ARE_GHOSTS = 2


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CARDS_ARE_CONSERVED = 1
    CARDS_ARE_DEALT_WHEN_LOOKED_AT = 2
    FAILED_ACCUSATIONS_ARE_FALSE = 3


@record
class State:
    """A position. Masks have a bit for each seat, or for each place."""

    seats: Annotated[int, public()]
    turn: Annotated[int, public()]
    turns: Annotated[int, public()]
    playing: Annotated[int, public()]  # the seats that have not accused wrongly
    winner: Annotated[int, public()]  # 0, or the seat plus one

    looked: Annotated[Array, public(PLACES)]  # the seats that have looked at the card that lies here now
    card: Annotated[Array, seen_by("looked", PLACES)]  # 0: not dealt (or not seen)
    to_look: Annotated[int, public()]  # the places that the seat of this turn will look at
    accused: Annotated[int, public()]  # the places of the accusation that is being checked
    failed: Annotated[Array, public(MAX_SEATS)]  # by accuser: the places where the cards lie that are not all ghosts


@rule
def initial_state(state: State, seats: int) -> None:
    """The cards lie face down, undealt."""
    state.seats = seats
    state.playing = (1 << seats) - 1


@rule
def peek(state: State, seat: int, place: int) -> None:
    """Look at one card."""
    state.to_look = 1 << place


@rule
def swap(state: State, seat: int, place: int, other: int) -> None:
    """Two cards change places, and all that is known of them goes with them."""
    state.card[place], state.card[other] = state.card[other], state.card[place]
    state.looked[place], state.looked[other] = state.looked[other], state.looked[place]
    for accuser in range(state.seats):
        state.failed[accuser] = swapped(state.failed[accuser], place, other)
    next_turn(state)


@rule
def swapped(places: int, place: int, other: int) -> int:
    """A mask of places after two of them were swapped."""
    if (places >> place) & 1 == (places >> other) & 1:
        return places
    return places ^ (1 << place) ^ (1 << other)


@rule
def accuse(state: State, seat: int, places: int) -> None:
    """Name all the ghosts, then look at every card named."""
    state.accused = places
    state.to_look = places


@rule
def look(state: State, outcome: int) -> None:
    """A pile: the seat of this turn sees the next card that it looks at."""
    place = lowest(state.to_look)
    state.card[place] = outcome + 1
    state.looked[place] |= 1 << state.turn
    state.to_look &= ~(1 << place)
    if state.to_look == 0 and state.accused == 0:
        next_turn(state)


@rule
def verdict(state: State, outcome: int) -> None:
    """A pile with one possible outcome: the accuser wins, or it is out; the others learn no more. The last one wins."""
    if outcome == RIGHT:
        state.winner = state.turn + 1
    else:
        state.failed[state.turn] = state.accused
        state.playing &= ~(1 << state.turn)
        if state.playing & (state.playing - 1) == 0:
            state.winner = lowest(state.playing) + 1
    state.accused = 0
    next_turn(state)


@rule
def next_turn(state: State) -> None:
    """The next seat that has not accused wrongly."""
    state.turns += 1
    state.turn = (state.turn + 1) % state.seats
    while (state.playing >> state.turn) & 1 == 0:
        state.turn = (state.turn + 1) % state.seats


@rule
def is_over(state: State) -> bool:
    """Somebody has won, or time is up."""
    return state.winner > 0 or state.turns == TURNS


@rule
def show(state: State, outcome: int) -> None:
    """A pile, at the end: the first card that nobody has looked at."""
    state.card[first_undealt(state)] = outcome + 1


@rule
def lowest(mask: int) -> int:
    """The lowest bit of a mask."""
    bit = 0
    while (mask >> bit) & 1 == 0:
        bit += 1
    return bit


@rule
def size(mask: int) -> int:
    """How many places are in a mask."""
    count = 0
    for place in range(PLACES):
        count += (mask >> place) & 1
    return count


@rule
def all_ghosts(state: State, places: int) -> bool:
    """Whether all the ghosts lie on these places."""
    found = 0
    for place in range(PLACES):
        if (places >> place) & 1 == 1 and state.card[place] == GHOST:
            found += 1
    return found == GHOSTS


@rule
def first_undealt(state: State) -> int:
    """The first place whose card was not dealt, or their number."""
    place = 0
    while place < PLACES and state.card[place] != 0:
        place += 1
    return place


@rule
def fill_deck(state: State, deck: Array) -> None:
    """Fill `deck[:2]` with how many blank cards and ghosts lie on no place (in an observation: nowhere in sight)."""
    for kind in range(KINDS):
        deck[kind] = COPIES[kind]
    for place in range(PLACES):
        if state.card[place] != 0:
            deck[state.card[place] - 1] -= 1


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """One seat after the other; what a look shows, and whether an accusation is right, is up to the piles."""
    if is_over(state):
        return Kind.OVER, 0
    if state.to_look != 0 or state.accused != 0:
        return Kind.CHANCE, 0
    return Kind.TURN, 1 << state.turn


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """Peek where one has not looked, swap any two, accuse as many as there are ghosts."""
    n = 0
    for place in range(PLACES):
        if (state.looked[place] >> seat) & 1 == 0:
            out[n] = peek_action(place)
            n += 1
    for place in range(PLACES):
        for other in range(place + 1, PLACES):
            out[n] = swap_action(place, other)
            n += 1
    for places in range(1, 1 << PLACES):
        if size(places) == GHOSTS:
            out[n] = accuse_action(places)
            n += 1
    return n


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """A card that was never looked at is any of the deck; at the end what was never dealt is shown."""
    fill_deck(state, weights)
    if is_over(state):
        return SHOW, 0 if first_undealt(state) == PLACES else KINDS
    if state.to_look == 0:
        weights[RIGHT] = 1 if all_ghosts(state, state.accused) else 0
        weights[WRONG] = 1 - weights[RIGHT]
        return VERDICT, 2
    known = state.card[lowest(state.to_look)]
    if known != 0:
        for kind in range(KINDS):
            weights[kind] = 1 if kind == known - 1 else 0
    return LOOK, KINDS


@rule
def default_action(state: State, seat: int) -> int:
    """Anything."""
    return DEALER_PICKS


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot do this."""
    if action < swap_action(0, 0):
        return Reason.SEEN_ALREADY.value
    if action < accuse_action(1):
        return Reason.NAME_THE_LOWER_PLACE_FIRST.value
    return Reason.NAME_AS_MANY_AS_THERE_ARE_GHOSTS.value


@rule(scratch=True)
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Deal what others have looked at anew until no failed accusation comes true.

    All deals of the unseen cards are equally likely, so those that agree with the accusations are too.
    """
    deck = np.zeros(KINDS, np.int64)
    agrees = False
    while not agrees:
        for place in range(PLACES):
            if is_hidden(observation, seat, place):
                observation.card[place] = 0
        for place in range(PLACES):
            if is_hidden(observation, seat, place):
                fill_deck(observation, deck)
                observation.card[place] = pick(luck, deck, KINDS) + 1
        agrees = not a_failed_accusation_is_true(observation)


@rule
def is_hidden(observation: State, seat: int, place: int) -> bool:
    """Whether the card here was dealt, but not seen by this seat."""
    return observation.looked[place] != 0 and (observation.looked[place] >> seat) & 1 == 0


@rule
def a_failed_accusation_is_true(state: State) -> bool:
    """Whether all the ghosts lie where some failed accusation named them."""
    for accuser in range(state.seats):
        if all_ghosts(state, state.failed[accuser]):
            return True
    return False


@rule(scratch=True)
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    deck = np.zeros(KINDS, np.int64)
    fill_deck(state, deck)
    for kind in range(KINDS):
        if deck[kind] < 0:
            return Broken.CARDS_ARE_CONSERVED.value
    for place in range(PLACES):
        if not is_over(state) and (state.card[place] != 0) != (state.looked[place] != 0):
            return Broken.CARDS_ARE_DEALT_WHEN_LOOKED_AT.value
    return Broken.FAILED_ACCUSATIONS_ARE_FALSE.value if a_failed_accusation_is_true(state) else 0


@rule
def returns(state: State, out: Array) -> None:
    """1 for the winner, -1 for whoever is out, 0 for the others."""
    for seat in range(state.seats):
        if seat + 1 == state.winner:
            out[seat] = 1
        else:
            out[seat] = 0 if (state.playing >> seat) & 1 == 1 else -1
