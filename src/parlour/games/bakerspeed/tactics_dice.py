"""Which die to roll next: one that the own hand can serve however it falls, and the hands of others cannot."""

from __future__ import annotations

import numpy as np

from parlour.engine import Array, Luck, below, rule

from .imagine import hidden_cards, undealt
from .state import State, roll_action
from .suspects import DICE, SUSPECTS, TRAITS
from .tactics_cards import EQUAL, NO_CARD, chance_to_serve, ways_to_fall


@rule
def die_for_own_hand(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """The die of which the own hand can serve most faces; among equals any."""
    best = legal[0]
    most = -1.0
    equals = 0
    for i in range(n):
        worth = chance_to_serve(observation, seat, NO_CARD, 1 << (legal[i] - roll_action(0)), True)
        if worth > most + EQUAL:
            most = worth
            equals = 0
        if worth >= most - EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule(scratch=True)
def best_die(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """The die after which the seat gets rid of more cards than others, with the next one in mind; among equals any."""
    unseen = np.zeros(SUSPECTS + 1)
    count_unseen(observation, unseen)
    best = legal[0]
    most = -1e9
    equals = 0
    for i in range(n):
        die = legal[i] - roll_action(0)
        worth = lead(observation, seat, 1 << die, unseen) + lead_after(observation, seat, die, legal, n, unseen)
        if worth > most + EQUAL:
            most = worth
            equals = 0
        if worth >= most - EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule
def count_unseen(observation: State, unseen: Array) -> None:
    """How many cards of each kind the seat has not seen, and behind them how many in all."""
    for suspect in range(SUSPECTS):
        unseen[suspect] = undealt(observation, suspect)
        for other in range(observation.seats):
            # The hands of others are hidden, so `undealt` did not take off what is known of them.
            unseen[suspect] -= max(0, observation.known[other, suspect] - observation.hand[other, suspect])
        unseen[SUSPECTS] += unseen[suspect]


@rule
def lead_after(observation: State, seat: int, die: int, legal: Array, n: int, unseen: Array) -> float:
    """The best lead of the roll after this die, if there is a choice left; the last roll is the same in any order."""
    if n < DICE:
        return 0.0
    most = -1e9
    for i in range(n):
        second = legal[i] - roll_action(0)
        if second != die:
            most = max(most, lead(observation, seat, 1 << die | 1 << second, unseen))
    return most


@rule
def lead(observation: State, seat: int, asked: int, unseen: Array) -> float:
    """How much likelier the seat than another gets rid of a card once these dice have fallen as well."""
    sum_of_leads = 0.0
    for outcome in range(SUSPECTS):
        if stands_for_asked(outcome, asked):
            sum_of_leads += lead_if(observation, seat, outcome, asked, unseen)
    return sum_of_leads / ways_to_fall(asked)


@rule
def stands_for_asked(outcome: int, asked: int) -> bool:
    """Whether a suspect shows the first face of all dice that are not asked for: one for each way to fall."""
    for die in range(DICE):
        if (asked >> die) & 1 == 0 and TRAITS[outcome][die] != 0:
            return False
    return True


@rule
def lead_if(observation: State, seat: int, outcome: int, asked: int, unseen: Array) -> float:
    """The lead if the dice fall in one way; all who hold such a card are taken to be equally fast."""
    wanted = 0.0
    mine = False
    for suspect in range(SUSPECTS):
        if fits(observation, suspect, outcome, asked):
            wanted += unseen[suspect]
            mine = mine or observation.hand[seat, suspect] > 0
    share = wanted / max(1.0, unseen[SUSPECTS])
    rivals = 0.0
    nobody = 0.0 if mine else 1.0
    for other in range(observation.seats):
        if other != seat:
            serves = 1.0 if is_known_to_serve(observation, other, outcome, asked) else 0.0
            serves = max(serves, 1.0 - (1.0 - share) ** hidden_cards(observation, other))
            rivals += serves
            nobody *= 1.0 - serves
    own = 1.0 / (1.0 + rivals) if mine else 0.0
    return own - (1.0 - own - nobody) / (observation.seats - 1)


@rule
def is_known_to_serve(observation: State, other: int, outcome: int, asked: int) -> bool:
    """Whether everybody has seen a player take such a card."""
    for suspect in range(SUSPECTS):
        if observation.known[other, suspect] > 0 and fits(observation, suspect, outcome, asked):
            return True
    return False


@rule
def fits(observation: State, suspect: int, outcome: int, asked: int) -> bool:
    """Whether a suspect shows what applies, and on the dice that are asked for what another suspect shows."""
    for die in range(DICE):
        if (asked >> die) & 1 == 1:
            if TRAITS[suspect][die] != TRAITS[outcome][die]:
                return False
        elif observation.applies[die] == 1 and observation.die[die] != TRAITS[suspect][die] + 1:
            return False
    return True
