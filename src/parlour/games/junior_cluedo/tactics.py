"""What a careful player of Junior Cluedo knows: where a look would tell it something, and when an accusation pays.

A way is worth the turns that are still needed after the current one. Goals are the rooms and, last, the staircase;
`ahead` says of each how many turns are needed once it is reached, or `NEVER` if it is no goal. There are two plans: to
look until all is known, and to go and accuse. What is known travels with the cards, so a floorboard does no harm.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from parlour.engine import Array, Luck, below, rule

from .house import (
    ACCUSATIONS,
    DIE,
    DOOR,
    GHOST,
    GHOSTS,
    GHOSTS_IN_A_SHORT_GAME,
    HOUSE,
    IS_JOINED,
    NEIGHBOURS,
    NONE,
    PASSAGE,
    PLACES,
    ROOMS,
    SHORT_ACCUSATIONS,
    SQUARES,
    STAIRCASE,
    START,
    STEPS_TO_ROOM,
    STEPS_TO_STAIRCASE,
    WAYS,
)
from .room_cards import swap_bits
from .state import (
    SHORT,
    Phase,
    State,
    Thing,
    accuse_action,
    choose_character_action,
    climb_action,
    decline_action,
    enter_action,
    roll_die_action,
    step_action,
    stop_action,
    swap_cards_action,
    take_passage_action,
)
from .walking import has_seen, is_full, is_playing, is_square, players, was_walked_over

TO_THE_STAIRCASE = ROOMS
GOALS = ROOMS + 1

A_LOOK = 2.2
A_RETURN = 1.6
"""About how many turns a further look takes, and the way back to the staircase."""

CERTAINTY = 2
"""How surely the faster of two comes first: the power of their turns that their odds go by."""

A_CREAK = 0.2
"""How many turns it saves to land on a floorboard."""

A_MUDDLE = 0.02
"""How many turns of others it costs them to keep in mind where a card goes that they have looked at."""

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
"""By the option `ghosts`."""
SIZE = np.array([rooms.bit_count() for rooms in range(1 << ROOMS)])


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
    ahead[:] = NEVER
    ahead[TO_THE_STAIRCASE] = 0.0
    look_ahead(observation, seat, ahead, costs)
    if hope(observation, seat, worlds, fewest_turns(observation, seat, legal, n, ahead, costs), odds) <= waiting:
        return looking
    accusing = soonest(observation, seat, legal, n, ahead, costs, luck)
    return accuse_action(named) if accuse_action(1) <= accusing < decline_action() else accusing


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


# Where the ghosts may be: worlds are sets of rooms, all equally likely


@rule
def imagine_ghosts(observation: State, worlds: Array) -> int:
    """Write down where the ghosts can be, for all that can be seen; return the number of worlds."""
    ghosts = 0
    others = 0
    for room in range(ROOMS):
        card = observation.card[room]
        ghosts |= (card == GHOST) << room
        others |= (card not in (0, GHOST)) << room
    count = 0
    for world in ACCUSATIONS:
        if world & ghosts == ghosts and world & others == 0 and explains_failures(observation, world):
            worlds[count] = world
            count += 1
    return count


@rule
def explains_failures(observation: State, world: int) -> bool:
    """Whether no accusation that has failed would have been right."""
    for seat in range(observation.seats):
        failed = observation.failed[seat]
        if failed != 0 and world & failed == failed:
            return False
    return True


@rule
def in_all(worlds: Array) -> int:
    """The rooms where a ghost must be."""
    rooms = (1 << ROOMS) - 1
    for world in worlds:
        rooms &= world
    return rooms


@rule
def in_doubt(observation: State, worlds: Array) -> int:
    """The rooms whose cards would tell something: none if enough ghosts are known."""
    certain = in_all(worlds)
    if SIZE[certain] >= wanted(observation):
        return 0
    rooms = 0
    for world in worlds:
        rooms |= world
    return rooms ^ certain


@rule
def wanted(observation: State) -> int:
    """How many ghosts an accusation names."""
    return GHOSTS_IN_A_SHORT_GAME if observation.ghosts == SHORT else GHOSTS


@rule
def hits(worlds: Array, rooms: int) -> int:
    """In how many worlds an accusation is right."""
    count = 0
    for world in worlds:
        count += world & rooms == rooms
    return count


@rule
def likeliest(observation: State, worlds: Array, luck: Luck) -> int:
    """The accusation that is right in most worlds; among equals any."""
    accusations = SHORT_ACCUSATIONS if observation.ghosts == SHORT else ACCUSATIONS
    best = 0
    most = 1
    equals = 0
    for rooms in accusations:
        count = hits(worlds, rooms)
        if count > most:
            most = count
            equals = 0
        if count == most:
            equals += 1
            if below(luck, equals) == 0:
                best = rooms
    return best


@rule
def settled_by(observation: State, worlds: Array, room: int) -> int:
    """In how many worlds a look into a room leaves no doubt."""
    settled = 0
    for is_ghost in range(2):
        certain = (1 << ROOMS) - 1
        alike = 0
        for world in worlds:
            if (world >> room) & 1 == is_ghost:
                certain &= world
                alike += 1
        if SIZE[certain] >= wanted(observation):
            settled += alike
    return settled


# The way


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


# The others


@rule
def hope(observation: State, seat: int, worlds: Array, turns: float, odds: float) -> float:
    """What a seat may expect, from 1 to -1, if it accuses after so many turns and is right with these odds."""
    others = observation.seats - 1
    gone = observation.seats - players(observation)
    if_late = (gone - 1) / others
    if_wrong = (2 * gone - others) / others
    first = 1.0
    for other in range(observation.seats):
        if other != seat and is_playing(observation, other):
            first *= chance_against(observation, other, worlds, turns)
    return first * (odds + (1 - odds) * if_wrong) + (1 - first) * if_late


@rule
def chance_against(observation: State, other: int, worlds: Array, turns: float) -> float:
    """How likely it is that another is not ready to accuse within so many turns."""
    unseen = unseen_by(observation, other)
    late = 0.0
    for missing in range(GHOSTS + 1):
        alike = 0
        for world in worlds:
            alike += SIZE[world & unseen] == missing
        if alike > 0:
            # Half a turn less: as often as not it is the other's turn before.
            theirs = turns_of(observation, other, unseen, missing) - 0.5
            late += alike * theirs**CERTAINTY / (theirs**CERTAINTY + turns**CERTAINTY)
    return late / len(worlds)


@rule
def turns_of(observation: State, other: int, unseen: int, missing: int) -> float:
    """How many turns another needs if so many ghosts are in the rooms that it has not looked into."""
    place = observation.place[other]
    looks = LOOKS[observation.ghosts, SIZE[unseen], missing]
    if looks == 0:
        return TURNS_TO[place, TO_THE_STAIRCASE]
    return nearest(place, unseen) + (looks - 1) * A_LOOK + A_RETURN


@rule
def unseen_by(observation: State, seat: int) -> int:
    """The rooms that a seat has not looked into since their cards came there."""
    rooms = 0
    for room in range(ROOMS):
        rooms |= (not has_seen(observation, seat, room)) << room
    return rooms


@rule
def nearest(place: int, rooms: int) -> float:
    """How many turns it takes from a place to the nearest of these rooms, none if there are none."""
    turns = NEVER
    for room in range(ROOMS):
        if (rooms >> room) & 1 == 1:
            turns = min(turns, TURNS_TO[place, room])
    return turns if rooms != 0 else 0.0


@rule
def best_swap(observation: State, seat: int, legal: Array, n: int, worlds: Array, luck: Luck) -> int:
    """What is new to the seat comes near, what is new to the others goes far; else what they know is moved about."""
    best = legal[0]
    most = -NEVER
    equals = 0
    for i in range(n):
        rooms = legal[i] - swap_cards_action(0, 0)
        worth = swap_worth(observation, seat, worlds, rooms // ROOMS, rooms % ROOMS)
        if worth > most + EQUAL:
            most = worth
            equals = 0
        if worth >= most - EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule
def swap_worth(observation: State, seat: int, worlds: Array, room: int, other_room: int) -> float:
    """What it is worth to a seat, in turns, that two cards change places."""
    gain = 0.0
    for other in range(observation.seats):
        if other != seat and is_playing(observation, other):
            unseen = swap_bits(unseen_by(observation, other), room, other_room)
            gain += nearest(observation.place[other], unseen)
            moved = has_seen(observation, other, room) + has_seen(observation, other, other_room)
            gain += A_MUDDLE * moved
    doubt = swap_bits(in_doubt(observation, worlds), room, other_room)
    return gain / (observation.seats - 1) - nearest(observation.place[seat], doubt)
