"""The cards in the rooms: a card is dealt when it is first looked at."""

from __future__ import annotations

from parlour.engine import rule

from .house import COPIES, GHOST, ROOMS
from .state import State


@rule
def cards_left(state: State, kind: int) -> int:
    """How many cards of a kind are in no room yet (in an observation: nowhere in sight)."""
    left = COPIES[kind - 1]
    for room in range(ROOMS):
        left -= state.card[room] == kind
    return left


@rule
def all_are_ghosts(state: State, rooms: int) -> bool:
    """Whether there is a ghost in each of these rooms."""
    for room in range(ROOMS):
        if (rooms >> room) & 1 == 1 and state.card[room] != GHOST:
            return False
    return True


@rule
def first_of(rooms: int) -> int:
    """The first room of a set."""
    room = 0
    while (rooms >> room) & 1 == 0:
        room += 1
    return room


@rule
def swap_bits(rooms: int, room: int, other: int) -> int:
    """A set of rooms after two of them have changed their cards."""
    if (rooms >> room) & 1 != (rooms >> other) & 1:
        return rooms ^ (1 << room) ^ (1 << other)
    return rooms
