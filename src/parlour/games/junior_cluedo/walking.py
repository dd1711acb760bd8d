"""Where pieces stand, and where they may walk: square by square, never twice over one in a move."""

from __future__ import annotations

from parlour.engine import rule

from .house import DOOR, IS_JOINED, NEIGHBOURS, NONE, ROOMS, SQUARES, STAIRCASE, STEPS_TO_ROOM, STEPS_TO_STAIRCASE, WAYS
from .state import State

CROWD = 3
"""So many pieces close a square."""


@rule
def is_playing(state: State, seat: int) -> bool:
    """Whether a seat has not accused wrongly."""
    return (state.playing >> seat) & 1 == 1


@rule
def players(state: State) -> int:
    """How many seats have not accused wrongly."""
    count = 0
    for seat in range(state.seats):
        count += is_playing(state, seat)
    return count


@rule
def is_square(place: int) -> bool:
    """Whether a place is a square, and neither a room nor the staircase."""
    return place < SQUARES


@rule
def is_room(place: int) -> bool:
    """Whether a place is a room."""
    return SQUARES <= place < STAIRCASE


@rule
def is_full(state: State, square: int) -> bool:
    """Whether three pieces stand on a square: then nobody enters it or passes [crowd-1]."""
    pieces = 0
    for seat in range(state.seats):
        pieces += state.place[seat] == square and is_playing(state, seat)
    return pieces >= CROWD


@rule
def was_walked_over(state: State, place: int) -> bool:
    """Whether this move has touched a place already [move-3]."""
    for step in range(state.path_length):
        if state.path[step] == place:
            return True
    return False


@rule
def is_near(place: int, square: int) -> bool:
    """Whether a square is one step away: straight, out of a doorway, off the staircase [move-2, move-5, stairs-3]."""
    for way in range(WAYS):
        if NEIGHBOURS[place, way] == square:
            return True
    return False


@rule
def may_step(state: State, square: int) -> bool:
    """Whether a near square can be stepped on."""
    return state.steps > 0 and not is_full(state, square) and not was_walked_over(state, square)


@rule
def may_step_somewhere(state: State, seat: int) -> bool:
    """Whether a further step exists, onto the staircase too [move-4]."""
    place: int = state.place[seat]
    for way in range(WAYS):
        square = NEIGHBOURS[place, way]
        if square != NONE and may_step(state, square):
            return True
    return may_climb(state, seat)


@rule
def may_climb(state: State, seat: int) -> bool:
    """Whether the staircase is one step away; not if the move began there [stairs-1, move-6]."""
    place: int = state.place[seat]
    return state.steps > 0 and is_square(place) and IS_JOINED[place] and not was_walked_over(state, STAIRCASE)


@rule
def room_here(state: State, seat: int) -> int:
    """The room that the arrow under a piece points at, or `NONE`."""
    place: int = state.place[seat]
    return DOOR[place] if is_square(place) else NONE


@rule
def may_enter(state: State, seat: int) -> bool:
    """From an arrow square, without a step; not into the room where the move began [enter-1, move-6]."""
    room = room_here(state, seat)
    return room != NONE and not was_walked_over(state, SQUARES + room)


@rule
def has_seen(state: State, seat: int, room: int) -> bool:
    """Whether a seat has looked at the card that lies in a room now."""
    return (state.looked[room] >> seat) & 1 == 1


@rule
def has_seen_all(state: State, seat: int) -> bool:
    """Whether there is no room left that could tell a seat anything."""
    for room in range(ROOMS):
        if not has_seen(state, seat, room):
            return False
    return True


@rule
def steps_to_news(state: State, seat: int, square: int) -> int:
    """The fewest steps from a square to a room that a seat has not seen; to the staircase if there is none."""
    if has_seen_all(state, seat):
        return STEPS_TO_STAIRCASE[square]
    fewest = SQUARES
    for room in range(ROOMS):
        if not has_seen(state, seat, room):
            fewest = min(fewest, STEPS_TO_ROOM[square, room])
    return fewest
