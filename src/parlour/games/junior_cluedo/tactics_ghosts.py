"""Where the ghosts may be. Worlds are sets of rooms, all equally likely."""

from __future__ import annotations

import numpy as np

from parlour.engine import Array, Luck, below, rule

from .house import ACCUSATIONS, GHOST, GHOSTS, GHOSTS_IN_A_SHORT_GAME, ROOMS, SHORT_ACCUSATIONS
from .state import SHORT, State

SIZE = np.array([rooms.bit_count() for rooms in range(1 << ROOMS)])


@rule
def imagine_ghosts(observation: State, worlds: Array) -> int:
    """Write down where the ghosts can be, for all that can be seen; return the number of worlds."""
    ghosts = 0
    others = 0
    for room in range(ROOMS):
        card = observation.card[room]
        ghosts |= (card == GHOST) << room
        others |= (card not in (0, GHOST)) << room
    return fitting_worlds(observation, ghosts, others, worlds)


@rule
def fitting_worlds(observation: State, ghosts: int, others: int, worlds: Array) -> int:
    """Write down the worlds with ghosts in these rooms and none in those; return their number."""
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
