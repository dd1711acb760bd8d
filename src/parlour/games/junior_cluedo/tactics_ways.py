"""Which way to go. It is worth the turns that are still needed after the current one.

Goals are the rooms and, last, the staircase; `ahead` says of each how many turns are needed once it is reached, or
`NEVER` if it is no goal.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from parlour.engine import Array, Luck, below, rule

from .house import (
    DIE,
    DOOR,
    GHOSTS,
    GHOSTS_IN_A_SHORT_GAME,
    HOUSE,
    IS_JOINED,
    NEIGHBOURS,
    NONE,
    PASSAGE,
    PLACES,
    ROOMS,
    SQUARES,
    STAIRCASE,
    STEPS_TO_ROOM,
    STEPS_TO_STAIRCASE,
    WAYS,
)
from .state import (
    Phase,
    State,
    Thing,
    climb_action,
    decline_action,
    enter_action,
    roll_die_action,
    step_action,
    stop_action,
    take_passage_action,
)
from .tactics_ghosts import SIZE, in_all, in_doubt, settled_by
from .walking import is_full, is_square, was_walked_over

TO_THE_STAIRCASE = ROOMS
GOALS = ROOMS + 1

A_LOOK = 2.2
A_RETURN = 1.6
"""About how many turns a further look takes, and the way back to the staircase."""

A_CREAK = 0.2
"""How many turns it saves to land on a floorboard."""

NEVER = 1e6
EQUAL = 1e-9


def _turns_to_walk() -> list[float]:
    """By steps, how many rolls it takes to go so far or farther."""
    turns = [0.0]
    for far in range(1, 2 * SQUARES):
        turns.append(1 + sum(turns[max(0, far - pips)] for pips in range(1, DIE + 1)) / DIE)
    return turns


def _turns_to_goals() -> list[list[float]]:
    """By place and goal, how many turns it takes to get there, on foot and through passages."""
    walk = _turns_to_walk()

    def on_foot(place: int, steps: Sequence[int]) -> float:
        if place < SQUARES:
            return walk[max(1, steps[place])]
        return min(walk[1 + steps[square]] for square in HOUSE.neighbours[place])

    turns = [
        [on_foot(place, STEPS_TO_ROOM[:, room].tolist()) for room in range(ROOMS)]
        + [on_foot(place, STEPS_TO_STAIRCASE.tolist())]
        for place in range(PLACES)
    ]
    for room in range(ROOMS):
        turns[SQUARES + room][room] = max(2.0, 1 + walk[1])
        if PASSAGE[room] != NONE:
            turns[SQUARES + room][PASSAGE[room]] = 1.0
    turns[STAIRCASE][TO_THE_STAIRCASE] = 1.0
    for between in range(ROOMS):
        for place in range(PLACES):
            for goal in range(GOALS):
                through = turns[place][between] + turns[SQUARES + between][goal]
                turns[place][goal] = min(turns[place][goal], through)
    return turns


def _looks(spare: int) -> list[list[float]]:
    """By rooms not seen and ghosts in them, how many looks it takes to know all ghosts but so many."""
    looks = [[0.0] * (GHOSTS + 1) for _ in range(ROOMS + 1)]
    for rooms in range(ROOMS + 1):
        for ghosts in range(spare + 1, min(GHOSTS + 1, rooms)):
            found = ghosts / rooms
            looks[rooms][ghosts] = 1 + found * looks[rooms - 1][ghosts - 1] + (1 - found) * looks[rooms - 1][ghosts]
    return looks


TURNS_TO = np.array(_turns_to_goals())
LOOKS = np.array([_looks(0), _looks(GHOSTS - GHOSTS_IN_A_SHORT_GAME)])


@rule
def plan_to_look(observation: State, worlds: Array, ahead: Array) -> None:
    """The goals are the rooms in doubt; what is ahead there is to look on, if need be, and to go and accuse."""
    doubt = in_doubt(observation, worlds)
    looks = LOOKS[observation.ghosts, SIZE[doubt], GHOSTS - SIZE[in_all(worlds)]]
    for room in range(ROOMS):
        if (doubt >> room) & 1 == 1:
            settled = settled_by(observation, worlds, room) / len(worlds)
            onward = NEVER
            for other in range(ROOMS):
                if other != room and (doubt >> other) & 1 == 1:
                    turns = TURNS_TO[SQUARES + room, other] + TURNS_TO[SQUARES + other, TO_THE_STAIRCASE]
                    onward = min(onward, turns)
            further = max(0.0, looks - 2 + settled) * A_LOOK
            ahead[room] = further + settled * TURNS_TO[SQUARES + room, TO_THE_STAIRCASE] + (1 - settled) * onward


@rule
def plan_to_accuse(ahead: Array) -> None:
    """The only goal is the staircase."""
    ahead[:] = NEVER
    ahead[TO_THE_STAIRCASE] = 0.0


@rule
def left(ahead: Array, place: int) -> float:
    """How many turns are needed if this one ends at a place."""
    fewest = NEVER
    for goal in range(GOALS):
        fewest = min(fewest, TURNS_TO[place, goal] + ahead[goal])
    return fewest


@rule
def arrival_cost(ahead: Array, goal: int) -> float:
    """How many turns are needed if this one ends in a room or on the staircase, with what is done there."""
    return ahead[goal] if ahead[goal] < NEVER else left(ahead, SQUARES + goal)


@rule
def landing_cost(observation: State, ahead: Array, place: int) -> float:
    """How many turns are needed if the move ends here."""
    creaks = is_square(place) and observation.thing[place] == Thing.FLOORBOARD
    return left(ahead, place) - (A_CREAK if creaks else 0.0)


@rule
def look_ahead(observation: State, seat: int, ahead: Array, costs: Array) -> None:
    """By steps that are left and square, how many turns are needed from there; `NEVER` where one may not step.

    That a move goes twice over no square is heeded for the squares behind the piece alone.
    """
    for square in range(SQUARES):
        closed = is_behind(observation, seat, square) or is_full(observation, square)
        costs[0, square] = NEVER if closed else walking_cost(observation, seat, ahead, costs, square, 0)
    for steps in range(1, DIE if observation.phase == Phase.PLAY else observation.steps):
        for square in range(SQUARES):
            closed = costs[0, square] >= NEVER
            costs[steps, square] = NEVER if closed else walking_cost(observation, seat, ahead, costs, square, steps)


@rule
def is_behind(observation: State, seat: int, place: int) -> bool:
    """Whether this move has been at a place, or would begin there."""
    return observation.place[seat] == place or was_walked_over(observation, place)


@rule
def walking_cost(observation: State, seat: int, ahead: Array, costs: Array, place: int, steps: int) -> float:
    """How many turns are needed from a place with so many steps left."""
    fewest = NEVER
    if steps > 0:
        for way in range(WAYS):
            square = NEIGHBOURS[place, way]
            if square != NONE:
                fewest = min(fewest, step_cost(observation, ahead, costs, square, steps - 1))
    if is_square(place):
        if steps > 0 and IS_JOINED[place] and not is_behind(observation, seat, STAIRCASE):
            fewest = min(fewest, arrival_cost(ahead, TO_THE_STAIRCASE))
        if DOOR[place] != NONE and not is_behind(observation, seat, SQUARES + DOOR[place]):
            fewest = min(fewest, arrival_cost(ahead, DOOR[place]))
    if steps == 0 or fewest >= NEVER:
        fewest = min(fewest, landing_cost(observation, ahead, place))
    return fewest


@rule
def step_cost(observation: State, ahead: Array, costs: Array, square: int, steps: int) -> float:
    """How many turns are needed after a step onto a square; a spider there may bite."""
    cost = costs[steps, square]
    if observation.thing[square] != Thing.SPIDER or cost >= NEVER:
        return cost
    risk = observation.biting / (observation.biting + observation.harmless)
    return risk * left(ahead, STAIRCASE) + (1 - risk) * cost


@rule
def action_cost(observation: State, seat: int, action: int, ahead: Array, costs: Array) -> float:
    """How many turns are needed after an action."""
    place: int = observation.place[seat]
    if action == roll_die_action():
        total = 0.0
        for pips in range(1, DIE + 1):
            total += walking_cost(observation, seat, ahead, costs, place, pips)
        return total / DIE
    if action == take_passage_action():
        return arrival_cost(ahead, PASSAGE[place - SQUARES])
    if action < climb_action():
        return step_cost(observation, ahead, costs, action - step_action(0), observation.steps - 1)
    if action == enter_action():
        return arrival_cost(ahead, DOOR[place])
    if action == climb_action():
        return arrival_cost(ahead, TO_THE_STAIRCASE)
    if action == stop_action():
        return landing_cost(observation, ahead, place)
    return left(ahead, STAIRCASE) if action == decline_action() else ahead[TO_THE_STAIRCASE]


@rule
def fewest_turns(observation: State, seat: int, legal: Array, n: int, ahead: Array, costs: Array) -> float:
    """How many turns are needed at best."""
    fewest = 2 * NEVER
    for i in range(n):
        fewest = min(fewest, action_cost(observation, seat, legal[i], ahead, costs))
    return fewest


@rule
def soonest(observation: State, seat: int, legal: Array, n: int, ahead: Array, costs: Array, luck: Luck) -> int:
    """The action that needs the fewest turns; among equals any."""
    fewest = fewest_turns(observation, seat, legal, n, ahead, costs)
    best = legal[0]
    equals = 0
    for i in range(n):
        if action_cost(observation, seat, legal[i], ahead, costs) <= fewest + EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best
