"""Who the others may be: by player and number, how likely the answers make it."""

from __future__ import annotations

import numpy as np

from parlour.engine import Array, rule

from .party import CARDS, ENDS, NUMBERS
from .state import Fits, State
from .tactics_words import FITS

BELIEF = np.array([0.12, 0.5, 0.88])
"""How likely a yes is if a word does not fit, if opinions differ, if it fits: nobody sees a word as all others do."""

SAYS_YES = BELIEF[FITS]
"""By word and mask, how likely a yes is."""

DIFFERENT = 0.97
"""How far a number that another has for sure is ruled out: not wholly, since nothing is quite sure."""

ATTENTION = (40, 70, 100)
"""How many answers in a hundred an easy, a medium and a hard guest minds."""

SWEEPS = 3
"""How often what is believed of one player is held against what is believed of the others."""


@rule
def suspect(observation: State, seat: int, skill: int, told: Array, odds: Array) -> None:
    """Fill `odds` by player and number; `told` (of the same shape) gets what the answers alone say.

    Nobody has the seat's own number, and no two have the same.
    """
    listen(observation, seat, skill, told)
    for target in range(observation.seats):
        for number in range(NUMBERS):
            odds[target, number] = told[target, number]
    for _ in range(SWEEPS):
        for target in range(observation.seats):
            if target != seat:
                hold_against_others(observation, seat, target, told, odds)


@rule
def listen(observation: State, seat: int, skill: int, told: Array) -> None:
    """By player and number, how likely the answers are, as shares of one; nobody is told to have the own number."""
    own = observation.identity[seat]
    for target in range(observation.seats):
        for number in range(NUMBERS):
            told[target, number] = 0.0 if number + 1 == own else 1.0
    for card in range(CARDS):
        if observation.fits[card] != Fits.UNANSWERED and minds(observation, seat, card, skill):
            hear(observation, card, told)
    for target in range(observation.seats):
        share(told, target)


@rule
def minds(observation: State, seat: int, card: int, skill: int) -> bool:
    """Whether a guest of this skill takes an answer into account: always the same ones."""
    mixed = (card * 37 + seat * 59 + observation.asked_at[card] * 83 + observation.round * 13) % 100
    return mixed < ATTENTION[skill]


@rule
def hear(observation: State, card: int, told: Array) -> None:
    """One answer makes some numbers less likely."""
    target = observation.board[card] - 1
    word = card * ENDS + observation.shown[card]
    for number in range(NUMBERS):
        yes = SAYS_YES[word, observation.masks[number] - 1]
        told[target, number] *= yes if observation.fits[card] == Fits.YES else 1.0 - yes


@rule
def hold_against_others(observation: State, seat: int, target: int, told: Array, odds: Array) -> None:
    """A number that others are likely to have is less likely for this player."""
    for number in range(NUMBERS):
        free = told[target, number]
        for other in range(observation.seats):
            if seat != other != target:
                free *= 1.0 - DIFFERENT * odds[other, number]
        odds[target, number] = free
    share(odds, target)


@rule
def share(odds: Array, target: int) -> None:
    """Make the odds of one player shares of one."""
    total = 0.0
    for number in range(NUMBERS):
        total += odds[target, number]
    for number in range(NUMBERS):
        odds[target, number] /= total
