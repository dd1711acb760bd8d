"""Small questions about pawns, hands and seats."""

from __future__ import annotations

from parlour.engine import rule

from .state import State


@rule
def is_racing(state: State, seat: int) -> bool:
    """Whether the seat's pawn was not eaten."""
    return (state.racing >> seat) & 1 == 1


@rule
def racers(state: State) -> int:
    """How many pawns were not eaten."""
    return state.seats - state.meals


@rule
def cards_in_hands(state: State) -> int:
    """How many cards those still racing hold [redeal-3]."""
    total = 0
    for seat in range(state.seats):
        if is_racing(state, seat):
            total += state.hand_count[seat]
    return total


@rule
def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def next_in_mask(state: State, mask: int, seat: int) -> int:
    """The next seat clockwise that is in the mask."""
    seat = next_seat(state, seat)
    while (mask >> seat) & 1 == 0:
        seat = next_seat(state, seat)
    return seat


@rule
def is_one(mask: int) -> bool:
    """Whether a mask holds exactly one seat."""
    return mask & (mask - 1) == 0
