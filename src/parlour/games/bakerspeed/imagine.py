"""What could be where a seat cannot look, and the laws that every position keeps."""

from __future__ import annotations

from parlour.engine import Luck, below, rule

from .cards import cards_left
from .state import NO_CAP, Broken, Phase, State, lay_action
from .suspects import CARDS, COPIES, SUSPECTS, TURNS


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """The hands of others: what everybody has seen go there, and any cards that lie nowhere else."""
    for other in range(observation.seats):
        if other != seat:
            for suspect in range(SUSPECTS):
                observation.hand[other, suspect] = observation.known[other, suspect]
    for other in range(observation.seats):
        if other != seat:
            for _ in range(hidden_cards(observation, other)):
                observation.hand[other, any_undealt(observation, luck)] += 1


@rule
def hidden_cards(state: State, seat: int) -> int:
    """How many cards of a hand nobody else has seen."""
    hidden = state.hand_count[seat]
    for suspect in range(SUSPECTS):
        hidden -= state.known[seat, suspect]
    return hidden


@rule
def any_undealt(observation: State, luck: Luck) -> int:
    """One of the cards that lie nowhere, each as likely as another."""
    suspect = below(luck, SUSPECTS)
    while below(luck, COPIES) >= undealt(observation, suspect):
        suspect = below(luck, SUSPECTS)
    return suspect


@rule
def undealt(state: State, suspect: int) -> int:
    """How many cards of a kind are neither in a hand nor discarded."""
    cards = COPIES
    for seat in range(state.seats):
        cards -= state.hand[seat, suspect]
    for place in range(state.discard_count):
        cards -= state.discard[place] == suspect + 1
    return cards


@rule
def ways(state: State, seat: int, action: int) -> int:
    """Two cards alike could both have been laid, unless everybody knew of one: that goes first."""
    suspect = action - lay_action(0)
    if state.phase != Phase.RACE or not 0 <= suspect < SUSPECTS or state.known[seat, suspect] > 0:
        return 1
    return state.hand[seat, suspect]


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    for suspect in range(SUSPECTS):
        if not 0 <= undealt(state, suspect) <= COPIES:
            return Broken.CARDS_ARE_CONSERVED.value
    for seat in range(state.seats):
        if not hand_is_counted(state, seat):
            return Broken.HANDS_ARE_COUNTED.value
        for suspect in range(SUSPECTS):
            if not 0 <= state.known[seat, suspect] <= state.hand[seat, suspect]:
                return Broken.WHAT_IS_KNOWN_IS_TRUE.value
    if state.phase > Phase.CHOOSE_FIRST and not piles_are_counted(state):
        return Broken.PILES_ARE_COUNTED.value
    for seat in range(state.seats):
        won = state.phase == Phase.OVER and state.drawer == seat
        if state.phase > Phase.CHOOSE_FIRST and cards_left(state, seat) == 0 and not won:
            return Broken.ONLY_A_WINNER_HAS_NO_CARDS.value
    if state.turns != NO_CAP and state.turns_begun > TURNS:
        return Broken.TURNS_ARE_CAPPED.value
    return 0


@rule
def hand_is_counted(state: State, seat: int) -> bool:
    """The number that everybody sees is that of the cards."""
    cards = 0
    for suspect in range(SUSPECTS):
        cards += state.hand[seat, suspect]
    return cards == state.hand_count[seat]


@rule
def piles_are_counted(state: State) -> bool:
    """What lies nowhere is in the personal piles, or is still to be laid out."""
    cards = 0
    for seat in range(state.seats):
        cards += cards_left(state, seat)
    left = CARDS - cards - state.discard_count
    if state.phase == Phase.LAY_OUT_LEFT_OVER:
        return left == CARDS % state.seats - state.discard_count
    return left == 0
