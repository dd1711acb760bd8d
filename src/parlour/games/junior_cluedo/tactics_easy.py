"""How a small child plays Junior Cluedo: into the nearest room, and then a bold guess.

In each turn another room slips its mind, what it saw there and that it was there. It walks by the shortest way without
a thought of what the die may bring or of spiders, minds nobody else, and accuses as soon as a guess is as likely right
as wrong.
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
from .tactics_ghosts import explains_failures, hits, likeliest
from .walking import has_seen, is_room, may_climb, may_enter, may_step, room_here

EASY = 0
"""The level that plays so."""

SURE_ENOUGH = 0.5
"""How likely a guess must be right to be made."""


@rule(scratch=True)
def easy_action(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """To the nearest room that is not remembered, or to the staircase to make a guess."""
    if observation.phase not in (Phase.PLAY, Phase.WALK, Phase.ARRIVED):
        return int(legal[below(luck, n)])
    every_world = np.zeros(len(ACCUSATIONS), np.int64)
    worlds = every_world[: remember_ghosts(observation, seat, every_world)]
    guess = likeliest(observation, worlds, luck)
    accuses = hits(worlds, guess) >= SURE_ENOUGH * len(worlds)
    if observation.phase == Phase.WALK:
        return easy_step(observation, seat, accuses)
    if accuses and observation.place[seat] == STAIRCASE:
        return accuse_action(guess)
    if observation.phase == Phase.ARRIVED:
        return decline_action()
    if not accuses and leads_to_news(observation, seat):
        return take_passage_action()
    return roll_die_action()


# What it remembers


@rule
def remembers(observation: State, seat: int, room: int) -> bool:
    """Whether it knows what is in a room: it has looked at the card, and has not forgotten it for this turn."""
    return has_seen(observation, seat, room) and observation.turns_begun // observation.seats % ROOMS != room


@rule
def remember_ghosts(observation: State, seat: int, worlds: Array) -> int:
    """Write down where the ghosts can be, for all that it remembers; return the number of worlds."""
    ghosts = 0
    others = 0
    for room in range(ROOMS):
        if remembers(observation, seat, room):
            is_ghost = observation.card[room] == GHOST
            ghosts |= is_ghost << room
            others |= (not is_ghost) << room
    count = 0
    for world in ACCUSATIONS:
        if world & ghosts == ghosts and world & others == 0 and explains_failures(observation, world):
            worlds[count] = world
            count += 1
    return count


# Where it goes


@rule
def leads_to_news(observation: State, seat: int) -> bool:
    """Whether a secret passage leads from where it is into a room that it does not remember."""
    place: int = observation.place[seat]
    if not is_room(place):
        return False
    room = PASSAGE[place - SQUARES]
    return room != NONE and not remembers(observation, seat, room)


@rule
def easy_step(observation: State, seat: int, accuses: bool) -> int:
    """Into the room or onto the staircase, or the step that leads nearest to it."""
    if accuses and may_climb(observation, seat):
        return climb_action()
    if not accuses and may_enter(observation, seat) and not remembers(observation, seat, room_here(observation, seat)):
        return enter_action()
    best = NONE
    fewest = 2 * SQUARES
    for way in range(WAYS):
        square = NEIGHBOURS[observation.place[seat], way]
        if square != NONE and may_step(observation, square):
            steps = STEPS_TO_STAIRCASE[square] if accuses else steps_to_news(observation, seat, square)
            if steps < fewest:
                best = square
                fewest = steps
    if best != NONE:
        return step_action(best)
    return climb_action() if may_climb(observation, seat) else stop_action()


@rule
def steps_to_news(observation: State, seat: int, square: int) -> int:
    """The fewest steps from a square to a room that it does not remember."""
    fewest = SQUARES
    for room in range(ROOMS):
        if not remembers(observation, seat, room):
            fewest = min(fewest, STEPS_TO_ROOM[square, room])
    return fewest
