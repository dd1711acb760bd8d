"""What a careful player of Junior Cluedo knows: where a look would tell it something, and when an accusation pays.

There are two plans: to look until all is known, and to go and accuse. What is known travels with the cards, so a
floorboard does no harm.
"""

from __future__ import annotations

import numpy as np

from parlour.engine import Array, Luck, below, rule

from .house import ACCUSATIONS, DIE, ROOMS, SQUARES, START
from .state import Phase, State, accuse_action, choose_character_action, decline_action
from .tactics_children import MEDIUM, childs_action
from .tactics_ghosts import hits, imagine_ghosts, likeliest
from .tactics_others import best_swap, hope
from .tactics_ways import GOALS, NEVER, TURNS_TO, fewest_turns, look_ahead, plan_to_accuse, plan_to_look, soonest

NEWS = ("look", "verdict")
GREED = 100

LEVELS = {"easy": "model:easy", "medium": "model:medium", "hard": "greedy"}


@rule(scratch=True)
def choose(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """The way to what is not yet known; to an accusation if it is sure, or if waiting is worse than the risk."""
    if observation.phase == Phase.CHOOSE:
        return central_character(legal, n)
    if observation.phase == Phase.LAY:
        return int(legal[below(luck, n)])
    every_world = np.zeros(len(ACCUSATIONS), np.int64)
    worlds = every_world[: imagine_ghosts(observation, every_world)]
    if observation.phase == Phase.SWAP:
        return best_swap(observation, seat, legal, n, worlds, luck)

    ahead = np.full(GOALS, NEVER)
    costs = np.zeros((DIE + 1, SQUARES))
    plan_to_look(observation, worlds, ahead)
    look_ahead(observation, seat, ahead, costs)
    waiting = hope(observation, seat, worlds, fewest_turns(observation, seat, legal, n, ahead, costs), 1.0)
    looking = soonest(observation, seat, legal, n, ahead, costs, luck)

    named = likeliest(observation, worlds, luck)
    odds = hits(worlds, named) / len(worlds)
    if hope(observation, seat, worlds, 0.0, odds) <= waiting:
        return looking
    plan_to_accuse(ahead)
    look_ahead(observation, seat, ahead, costs)
    if hope(observation, seat, worlds, fewest_turns(observation, seat, legal, n, ahead, costs), odds) <= waiting:
        return looking
    accusing = soonest(observation, seat, legal, n, ahead, costs, luck)
    return accuse_action(named) if accuse_action(1) <= accusing < decline_action() else accusing


@rule(scratch=True)
def candidates(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """On the way, whether to go and look or to go and accuse; of all accusations only the likeliest."""
    every_world = np.zeros(len(ACCUSATIONS), np.int64)
    worlds = every_world[: imagine_ghosts(observation, every_world)]
    if observation.phase == Phase.WALK:
        return ways(observation, seat, legal, n, worlds, luck)
    named = accuse_action(likeliest(observation, worlds, luck))
    count = 0
    for i in range(n):
        if legal[i] < accuse_action(1) or legal[i] >= decline_action() or legal[i] == named:
            legal[count] = legal[i]
            count += 1
    return count


@rule(scratch=True)
def ways(observation: State, seat: int, legal: Array, n: int, worlds: Array, luck: Luck) -> int:
    """The step towards what a look would tell, and that towards the staircase if it is another."""
    ahead = np.full(GOALS, NEVER)
    costs = np.zeros((DIE + 1, SQUARES))
    plan_to_look(observation, worlds, ahead)
    look_ahead(observation, seat, ahead, costs)
    looking = soonest(observation, seat, legal, n, ahead, costs, luck)
    plan_to_accuse(ahead)
    look_ahead(observation, seat, ahead, costs)
    accusing = soonest(observation, seat, legal, n, ahead, costs, luck)
    legal[0], legal[1] = looking, accusing
    return 1 if looking == accusing else 2


@rule
def central_character(legal: Array, n: int) -> int:
    """The character that starts nearest to all rooms."""
    best = legal[0]
    fewest = NEVER
    for i in range(n):
        character: int = legal[i] - choose_character_action(0)
        turns = 0.0
        for room in range(ROOMS):
            turns += TURNS_TO[START[character], room]
        if turns < fewest:
            fewest = turns
            best = legal[i]
    return best


@rule(scratch=True)
def model(observation: State, seat: int, legal: Array, n: int, skill: int, luck: Luck) -> int:
    """A small child or a bigger one; whoever plays hard plays as `choose`."""
    if skill <= MEDIUM:
        return childs_action(observation, seat, legal, n, skill, luck)
    return choose(observation, seat, legal, n, luck)
