"""Whose turn it is."""

from __future__ import annotations

from parlour.engine import rule

from .house import TURNS
from .state import NO_CAP, Phase, State
from .walking import is_playing


@rule
def begin_turn(state: State, seat: int) -> None:
    """A player's turn [turn-1]."""
    state.turn = seat
    state.turns_begun += 1
    state.phase = Phase.PLAY


@rule
def next_turn(state: State) -> None:
    """The next player clockwise that is still in the game [turn-1, cap-1]."""
    state.rolled = 0
    state.steps = 0
    for step in range(state.path_length):
        state.path[step] = 0
    state.path_length = 0
    state.accused = 0
    if state.turns != NO_CAP and state.turns_begun >= TURNS:
        state.phase = Phase.OVER
        return
    seat = (state.turn + 1) % state.seats
    while not is_playing(state, seat):
        seat = (seat + 1) % state.seats
    begin_turn(state, seat)
