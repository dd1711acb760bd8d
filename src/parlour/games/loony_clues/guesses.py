"""The guess cards beside the players' boards."""

from __future__ import annotations

from parlour.engine import rule

from .state import EVERYBODY, Side, State


@rule
def take_back_guesses(state: State) -> None:
    """All guess cards are in their players' hands again [round-2]."""
    for guesser in range(state.seats):
        for target in range(state.seats):
            state.guess[guesser, target] = 0
            state.guess_seen[guesser, target] = 0
            state.side[guesser, target] = Side.NONE


@rule
def lay_guess(state: State, seat: int, target: int, number: int, side: int) -> None:
    """A player lays a guess card face down beside a board; only it knows the number [guess-2]."""
    state.guess[seat, target] = number
    state.guess_seen[seat, target] = 1 << seat
    state.side[seat, target] = side


@rule
def turn_over(state: State, guesser: int, target: int, number: int) -> None:
    """Everybody sees the number of a guess card [reveal-1]."""
    state.guess[guesser, target] = number
    state.guess_seen[guesser, target] = EVERYBODY


@rule
def side_of_next_guess(state: State, target: int) -> int:
    """On the right if nobody has guessed this player in this round, else on the left [side-*]."""
    for guesser in range(state.seats):
        if state.side[guesser, target] != Side.NONE:
            return Side.LEFT.value
    return Side.RIGHT.value


@rule
def followers(state: State) -> int:
    """The mask of the target's opponents that have not guessed it [follow-1]."""
    seats = 0
    for seat in range(state.seats):
        if seat != state.target and state.side[seat, state.target] == Side.NONE:
            seats |= 1 << seat
    return seats


@rule
def missing_guess(state: State, seat: int) -> int:
    """The next player, clockwise, that a player has not guessed; or itself, if there is none."""
    target = (seat + 1) % state.seats
    while target != seat and state.side[seat, target] != Side.NONE:
        target = (target + 1) % state.seats
    return target


@rule
def has_guessed_everybody(state: State, seat: int) -> bool:
    """Whether there is a guess card of this player beside the board of each opponent [end-1]."""
    return missing_guess(state, seat) == seat


@rule
def seats_that_owe_guesses(state: State) -> int:
    """The mask of the players that have not guessed everybody."""
    seats = 0
    for seat in range(state.seats):
        if not has_guessed_everybody(state, seat):
            seats |= 1 << seat
    return seats
