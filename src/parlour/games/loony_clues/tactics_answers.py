"""How a bot answers: as the pack judges its mask, but with a mind of its own.

Each has a temper that it keeps for the match: some say yes wherever opinions differ, others seldom. And everybody is
of another opinion now and then. It gains by being guessed, so it never misleads.
"""

from __future__ import annotations

from parlour.engine import Luck, below, rule

from .party import ROUNDS
from .state import State, answer_action
from .tactics_words import FITS, HALF, YES

OWN_MIND = 10
"""How often, in percent, a bot does not see a word as most people do."""

TEMPERS = (25, 75, 50)
"""How often, in percent, bots say yes where opinions differ: the strict one, the generous one, the one between."""


@rule
def own_answer(observation: State, seat: int, luck: Luck) -> int:
    """Whether the word describes the seat's own mask, as it sees it."""
    mask = observation.masks[observation.identity[seat] - 1] - 1
    judgement = FITS[observation.word, mask]
    if judgement == HALF:
        return answer_action(below(luck, 100) < temper(observation, seat))
    return answer_action((below(luck, 100) < OWN_MIND) != (judgement == YES))


@rule
def temper(observation: State, seat: int) -> int:
    """How often a seat says yes where opinions differ: it depends on who began the match, so it stays as it is."""
    first = (observation.beginner + ROUNDS * observation.seats - observation.round) % observation.seats
    return TEMPERS[(seat + first) % len(TEMPERS)]
