"""What could be where a seat cannot look, and the laws that every position keeps."""

from __future__ import annotations

from parlour.engine import Luck, pick, rule

from .cards import ALL_CARDS, CARDS, COPIES, HAPPY, HOUSE, HUNGRY, MONSTER_CARDS, START
from .state import APP, Broken, State


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Deal all cards that the seat has not seen to the other hands, at random; the rest are the draw pile.

    That is the exact posterior: every unseen card is as likely as another to be in any hidden place, since a choice
    that was seen weighs the cards that could have made it.
    """
    if observation.deals == 0:
        return
    for card in range(CARDS):
        observation.deck[card] = COPIES[card] - observation.discard[card]
        if seat < observation.seats:
            observation.deck[card] -= observation.hand[seat, card]
    for other in range(observation.seats):
        if other != seat:
            for _ in range(observation.hand_count[other]):
                card = pick(luck, observation.deck, CARDS)
                observation.deck[card] -= 1
                observation.hand[other, card] += 1


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    if state.deals > 0 and not cards_are_conserved(state):
        return Broken.CARDS_ARE_CONSERVED.value
    if not hands_are_counted(state):
        return Broken.HANDS_ARE_COUNTED.value
    if not pile_is_counted(state):
        return Broken.THE_PILE_IS_COUNTED.value
    for seat in range(state.seats):
        if not START <= state.step[seat] <= HOUSE:
            return Broken.PAWNS_STAND_ON_THE_TRACK.value
    if not monster_cards_are_conserved(state):
        return Broken.MONSTER_CARDS_ARE_CONSERVED.value
    return eaten_are_counted(state)


@rule
def cards_are_conserved(state: State) -> bool:
    """Every play card is in the pile, among the discards or in a hand."""
    for card in range(CARDS):
        total = state.deck[card] + state.discard[card]
        for seat in range(state.seats):
            total += state.hand[seat, card]
        if total != COPIES[card] or state.deck[card] < 0 or state.discard[card] < 0:
            return False
    return True


@rule
def hands_are_counted(state: State) -> bool:
    """Each hand holds as many cards as everybody sees."""
    for seat in range(state.seats):
        total = 0
        for card in range(CARDS):
            if state.hand[seat, card] < 0:
                return False
            total += state.hand[seat, card]
        if total != state.hand_count[seat] or state.owed[seat] < 0:
            return False
    return True


@rule
def pile_is_counted(state: State) -> bool:
    """The draw pile holds as many cards as everybody sees."""
    total = 0
    for card in range(CARDS):
        total += state.deck[card]
    return total == state.deck_count <= ALL_CARDS


@rule
def monster_cards_are_conserved(state: State) -> bool:
    """The monster's pile is never empty, never fuller than the box, and untouched where the app decides."""
    happy = state.monster_cards[HAPPY]
    hungry = state.monster_cards[HUNGRY]
    if state.monster == APP:
        return happy == MONSTER_CARDS[HAPPY] and hungry == MONSTER_CARDS[HUNGRY]
    return 0 <= happy <= MONSTER_CARDS[HAPPY] and 0 <= hungry <= MONSTER_CARDS[HUNGRY] and happy + hungry > 0


@rule
def eaten_are_counted(state: State) -> int:
    """The eaten are those that do not race, numbered from 1; somebody always races."""
    racing = 0
    for seat in range(state.seats):
        if (state.racing >> seat) & 1 == 1:
            racing += 1
            if state.eaten[seat] != 0:
                return Broken.THE_EATEN_ARE_COUNTED.value
        elif not 1 <= state.eaten[seat] <= state.meals:
            return Broken.THE_EATEN_ARE_COUNTED.value
    if racing + state.meals != state.seats:
        return Broken.THE_EATEN_ARE_COUNTED.value
    return 0 if racing > 0 else Broken.SOMEBODY_IS_RACING.value
