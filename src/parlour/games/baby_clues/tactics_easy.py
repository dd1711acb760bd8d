"""How a small child plays Baby Clues: by what lies on the table now, and boldly.

It forgets all that was said, looked at and offered in vain; it only sees which clues lie in front of whom. It takes
whatever clue is nearest at hand, and accuses on a hunch.
"""

from __future__ import annotations

from parlour.engine import Array, Luck, below, rule

from .cards import ALL_BABIES, BABIES, PRINTS
from .knowledge import members, own_baby
from .state import (
    Phase,
    State,
    are_you_action,
    change_diaper_action,
    confess_action,
    decline_action,
    take_escape_action,
    unmask_action,
)

EASY = 0
"""The level that plays so."""

HUNCH = 3
"""It accuses whoever can be one of so many babies at most, for all that lies on the table."""


@rule
def easy_action(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """Accuse on a hunch; else take a clue, else an escape card. Ask anybody for the clues in front of oneself."""
    if observation.phase == Phase.PLAY:
        return easy_play(observation, seat, legal, n, luck)
    if observation.phase == Phase.ARE_YOU:
        babies = observation.dreads[seat] & could_be(observation, seat, observation.target)
        return are_you_action(babies) if 0 < babies < ALL_BABIES else decline_action()
    return int(legal[below(luck, n)])


@rule
def easy_play(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """Any of the boldest kind of action that there is."""
    best = change_diaper_action()
    boldest = 0
    equals = 0
    for i in range(n):
        boldness = boldness_of(observation, seat, legal[i])
        if boldness > boldest:
            boldest = boldness
            equals = 0
        if boldness == boldest > 0:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return int(best)


@rule
def boldness_of(observation: State, seat: int, action: int) -> int:
    """How much a child likes to do this; 0 if not at all."""
    if action < take_escape_action(0):
        return 0 if 1 << (action // PRINTS) == own_baby(observation, seat) else 2
    if action < change_diaper_action():
        return 1
    if unmask_action(0, 0) <= action < confess_action():
        place = action - unmask_action(0, 0)
        babies = could_be(observation, seat, place // BABIES)
        return 3 if (babies >> (place % BABIES)) & 1 == 1 and members(babies) <= HUNCH else 0
    return 4 if action == confess_action() else 0


@rule
def could_be(observation: State, seat: int, target: int) -> int:
    """The babies that a target can be by the clues in front of it: whoever has taken a clue does not dread it."""
    return ALL_BABIES & (ALL_BABIES ^ (observation.dreads[target] | own_baby(observation, seat)))
