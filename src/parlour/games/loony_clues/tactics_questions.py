"""Which word to whom: what tells most about somebody that is still to be guessed."""

from __future__ import annotations

from math import log2

import numpy as np

from parlour.engine import MAX_SEATS, Array, Luck, below, rule

from .guesses import side_of_next_guess
from .party import ENDS, NUMBERS, PRIMARY, SECONDARY
from .state import Side, State, discard_action, keep_action
from .tactics_suspects import SAYS_YES

INFORMATION = 1.0
"""What a bit is worth, in points for which a guess would count, beside a likelier best guess."""

LITTLE = 0.1
"""What a bit is worth about a player that is guessed already: it tells who the others are not."""

DULL = 0.25
"""How many bits a card should tell about some player, or it is better discarded."""

EQUAL = 1e-9


@rule
def doubt(yes: float) -> float:
    """How many bits a yes or no of these odds tells."""
    if yes <= 0.0 or yes >= 1.0:
        return 0.0
    return -yes * log2(yes) - (1.0 - yes) * log2(1.0 - yes)


def _doubts() -> Array:
    """By word and mask, how much of an answer is a matter of opinion."""
    return -SAYS_YES * np.log2(SAYS_YES) - (1 - SAYS_YES) * np.log2(1 - SAYS_YES)


OPINION = _doubts()


@rule
def best_question(observation: State, seat: int, legal: Array, n: int, odds: Array, luck: Luck) -> int:
    """The word and the player that are worth most to ask; among equals any."""
    best = legal[0]
    most = -1.0
    equals = 0
    for i in range(n):
        word = legal[i] // MAX_SEATS
        target = legal[i] % MAX_SEATS
        worth = question_worth(observation, seat, word, target, odds)
        if worth > most + EQUAL:
            most = worth
            equals = 0
        if worth >= most - EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule
def question_worth(observation: State, seat: int, word: int, target: int, odds: Array) -> float:
    """What an answer would be worth: little about somebody that is guessed already, most where four points are left."""
    if observation.side[seat, target] != Side.NONE:
        return LITTLE * bits(observation, word, target, odds)
    points = PRIMARY if side_of_next_guess(observation, target) == Side.RIGHT else SECONDARY
    likelier = best_after(observation, word, target, odds)
    return points * (likelier + INFORMATION * bits(observation, word, target, odds))


@rule
def bits(observation: State, word: int, target: int, odds: Array) -> float:
    """How many bits an answer tells about who a player is."""
    yes = 0.0
    opinion = 0.0
    for number in range(NUMBERS):
        mask = observation.masks[number] - 1
        yes += odds[target, number] * SAYS_YES[word, mask]
        opinion += odds[target, number] * OPINION[word, mask]
    return doubt(yes) - opinion


@rule
def best_after(observation: State, word: int, target: int, odds: Array) -> float:
    """How likely the best guess is expected to be once a word is answered."""
    if_yes = 0.0
    if_no = 0.0
    for number in range(NUMBERS):
        yes = SAYS_YES[word, observation.masks[number] - 1]
        if_yes = max(if_yes, odds[target, number] * yes)
        if_no = max(if_no, odds[target, number] * (1.0 - yes))
    return if_yes + if_no


@rule
def dullest_card(observation: State, seat: int, odds: Array) -> int:
    """Discard the card that tells least, if it tells hardly anything about anybody."""
    dullest = keep_action()
    least = DULL
    for place in range(observation.hand_count[seat]):
        card = observation.hand[seat, place] - 1
        tells = card_bits(observation, seat, card, odds)
        if tells < least:
            least = tells
            dullest = discard_action(card)
    return dullest


@rule
def card_bits(observation: State, seat: int, card: int, odds: Array) -> float:
    """How many bits a card tells at most about somebody that is still to be guessed."""
    most = 0.0
    for target in range(observation.seats):
        if target != seat and observation.side[seat, target] == Side.NONE:
            for end in range(ENDS):
                most = max(most, bits(observation, card * ENDS + end, target, odds))
    return most
