"""What the others give away by what they leave lying: whoever picked another clue may dread those that were there.

Where nobody may pick the own dread, a baby has fewer clues to choose from the more of them it dreads. If it picked any
of the others as readily, each pick would speak for the babies whose clues were left, by the share that those had of the
row. But players have their reasons, and often had others than this one: so it speaks with less than half that weight.
"""

from __future__ import annotations

import numpy as np

from parlour.engine import Array, rule

from .cards import BABIES, PRINTS
from .choices import may_make_mistakes
from .state import SEATS, State, take_escape_action

CONVICTION = 400
"""The weight of a pick in thousandths: with more, careful players and aimless ones are both misjudged."""

SHOWN, WEIGHTS = 0, 1
"""What is kept of a seat: how many identities it has had to show, plus one; then the weight of each baby, as the
logarithm of its odds in thousandths."""

WIDTH = WEIGHTS + BABIES
EVIDENCE = SEATS * WIDTH


@rule
def notice(evidence: Array, observation: State, seat: int, action: int) -> None:
    """Somebody picks a clue: what else lay there that it could have picked?"""
    if action >= take_escape_action(0) or may_make_mistakes(observation):
        return
    base = seat * WIDTH
    if evidence[base + SHOWN] != observation.shown[seat] + 1:
        evidence[base + SHOWN] = observation.shown[seat] + 1
        for baby in range(BABIES):
            evidence[base + WEIGHTS + baby] = 0
    open_to_it = clues_open_to(observation, seat)
    for baby in range(BABIES):
        if baby != action // PRINTS and (observation.dreads[seat] >> baby) & 1 == 0:
            others = open_to_it - clues_of(observation, baby)
            evidence[base + WEIGHTS + baby] += int(CONVICTION * np.log(open_to_it / others))


@rule
def clues_open_to(observation: State, seat: int) -> int:
    """How many clues of the row do not show what lies in front of a seat already."""
    count = 0
    for baby in range(BABIES):
        if (observation.dreads[seat] >> baby) & 1 == 0:
            count += clues_of(observation, baby)
    return count


@rule
def clues_of(observation: State, baby: int) -> int:
    """How many clues of the row a baby dreads."""
    count = 0
    for clue in range(baby * PRINTS, (baby + 1) * PRINTS):
        count += observation.row[clue]
    return count


@rule
def plausibility(world: State, evidence: Array, seat: int) -> int:
    """How well everybody's identity in a world fits to what they left, in percent of those that fit best."""
    missing = 0
    for other in range(world.seats):
        if other != seat and evidence[other * WIDTH + SHOWN] == world.shown[other] + 1:
            missing += shortfall(world, evidence, seat, other)
    return max(1, int(100 * np.exp(-missing / 1000)))


@rule
def shortfall(world: State, evidence: Array, seat: int, other: int) -> int:
    """How far an identity falls short of the likeliest one that a seat holds possible."""
    base = other * WIDTH + WEIGHTS
    likeliest = 0
    for baby in range(BABIES):
        if (world.suspects[seat, other] >> baby) & 1 == 1:
            likeliest = max(likeliest, evidence[base + baby])
    identity: int = world.identity[other] - 1
    return int(likeliest - evidence[base + identity]) if identity >= 0 else 0
