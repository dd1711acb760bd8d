"""What a sensible guest of the Loony Clues party does: ask what tells most, and guess when waiting costs more.

What it believes of the others stands nowhere in an observation and is used for every word it may ask, so two small
tables are made for it. An imagined world tells nothing about words, so search does not suit the game: all levels play
by this model. An easy guest asks anything, misses most of what is answered and guesses boldly; a medium one misses
less.
"""

from __future__ import annotations

import numpy as np

from parlour.engine import Array, Luck, below, rule

from .party import NUMBERS
from .state import SEATS, Phase, State, keep_action
from .tactics_answers import own_answer
from .tactics_guesses import bold_guess, guess_or_wait, last_guess
from .tactics_questions import best_question, dullest_card
from .tactics_suspects import suspect

EASY, MEDIUM, HARD = 0, 1, 2

LEVELS = {"easy": "model:easy", "medium": "model:medium", "hard": "model:hard"}
"""An imagined world tells nothing about words, so nobody searches."""


@rule
def choose(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """As well as it can."""
    return model(observation, seat, legal, n, HARD, luck)


@rule(scratch=True)
def model(observation: State, seat: int, legal: Array, n: int, skill: int, luck: Luck) -> int:
    """Answer with a mind of its own; else think over who everybody is, and ask, guess or discard."""
    if observation.phase == Phase.ANSWER:
        return own_answer(observation, seat, luck)
    if observation.phase == Phase.SCORED:
        return legal[0]
    if observation.phase == Phase.ASK and skill == EASY:
        return int(legal[below(luck, n)])
    if observation.phase == Phase.DISCARD and skill == EASY:
        return keep_action()
    told = np.zeros((SEATS, NUMBERS))
    odds = np.zeros((SEATS, NUMBERS))
    suspect(observation, seat, skill, told, odds)
    if observation.phase == Phase.ASK:
        return best_question(observation, seat, legal, n, odds, luck)
    if observation.phase == Phase.DISCARD:
        return dullest_card(observation, seat, odds)
    if observation.phase == Phase.LAST_GUESSES:
        return last_guess(observation, seat, legal, n, odds, luck)
    if skill == EASY:
        return bold_guess(observation, seat, legal, n, odds, luck)
    return guess_or_wait(observation, seat, legal, n, odds, luck)
