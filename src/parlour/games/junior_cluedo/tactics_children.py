"""How children play Junior Cluedo: into the nearest room, and then a guess.

They walk by the shortest way without a thought of what the die may bring or of spiders, and mind nobody else. To a
small child (easy) another room slips its mind in each turn, what it saw there and that it was there, and it accuses as
soon as a guess is as likely right as wrong. A bigger one (medium) remembers all, and accuses when it is sure.
"""

from __future__ import annotations

import numpy as np

from parlour.engine import Array, Luck, below, rule

from .house import (
    ACCUSATIONS,
    GHOST,
    NEIGHBOURS,
    NONE,
    PASSAGE,
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
    accuse_action,
    climb_action,
    decline_action,
    enter_action,
    roll_die_action,
    step_action,
    stop_action,
    take_passage_action,
)
from .tactics_ghosts import fitting_worlds, hits, likeliest
from .walking import has_seen, is_room, may_climb, may_enter, may_step, room_here

EASY, MEDIUM = 0, 1
"""The levels that play so."""

SURE_ENOUGH = (0.5, 1.0)
"""How likely a guess must be right to be made, by level."""


@rule(scratch=True)
def childs_action(observation: State, seat: int, legal: Array, n: int, skill: int, luck: Luck) -> int:
    """To the nearest room that is not remembered, or to the staircase to make a guess."""
    if observation.phase not in (Phase.PLAY, Phase.WALK, Phase.ARRIVED):
        return int(legal[below(luck, n)])
    every_world = np.zeros(len(ACCUSATIONS), np.int64)
    worlds = every_world[: remember_ghosts(observation, seat, every_world, skill)]
    guess = likeliest(observation, worlds, luck)
    accuses = hits(worlds, guess) >= SURE_ENOUGH[skill] * len(worlds)
    if observation.phase == Phase.WALK:
        return childs_step(observation, seat, accuses, skill)
    if accuses and observation.place[seat] == STAIRCASE:
        return accuse_action(guess)
    if observation.phase == Phase.ARRIVED:
        return decline_action()
    if not accuses and leads_to_news(observation, seat, skill):
        return take_passage_action()
    return roll_die_action()


# What it remembers


@rule
def remembers(observation: State, seat: int, room: int, skill: int) -> bool:
    """Whether it knows what is in a room: it has looked at the card, and has not forgotten it for this turn."""
    forgets = skill == EASY and observation.turns_begun // observation.seats % ROOMS == room
    return has_seen(observation, seat, room) and not forgets


@rule
def remember_ghosts(observation: State, seat: int, worlds: Array, skill: int) -> int:
    """Write down where the ghosts can be, for all that it remembers; return the number of worlds."""
    ghosts = 0
    others = 0
    for room in range(ROOMS):
        if remembers(observation, seat, room, skill):
            is_ghost = observation.card[room] == GHOST
            ghosts |= is_ghost << room
            others |= (not is_ghost) << room
    return fitting_worlds(observation, ghosts, others, worlds)


# Where it goes


@rule
def leads_to_news(observation: State, seat: int, skill: int) -> bool:
    """Whether a secret passage leads from where it is into a room that it does not remember."""
    place: int = observation.place[seat]
    if not is_room(place):
        return False
    room = PASSAGE[place - SQUARES]
    return room != NONE and not remembers(observation, seat, room, skill)


@rule
def childs_step(observation: State, seat: int, accuses: bool, skill: int) -> int:
    """Into the room or onto the staircase, or the step that leads nearest to it."""
    if accuses and may_climb(observation, seat):
        return climb_action()
    enters = not accuses and may_enter(observation, seat)
    if enters and not remembers(observation, seat, room_here(observation, seat), skill):
        return enter_action()
    best = NONE
    fewest = 2 * SQUARES
    for way in range(WAYS):
        square = NEIGHBOURS[observation.place[seat], way]
        if square != NONE and may_step(observation, square):
            steps = STEPS_TO_STAIRCASE[square] if accuses else steps_to_news(observation, seat, square, skill)
            if steps < fewest:
                best = square
                fewest = steps
    if best != NONE:
        return step_action(best)
    return climb_action() if may_climb(observation, seat) else stop_action()


@rule
def steps_to_news(observation: State, seat: int, square: int, skill: int) -> int:
    """The fewest steps from a square to a room that it does not remember."""
    fewest = SQUARES
    for room in range(ROOMS):
        if not remembers(observation, seat, room, skill):
            fewest = min(fewest, STEPS_TO_ROOM[square, room])
    return fewest
