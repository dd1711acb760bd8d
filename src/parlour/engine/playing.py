"""Parts of loops that move a match on: a pile decides, seats decide, or all decide at random to the end."""

from __future__ import annotations

from parlour.engine.bind import Ints, part
from parlour.engine.contract import (
    apply_action,
    apply_outcome,
    chance_outcomes,
    current_players,
    legal_actions,
)
from parlour.engine.kind import MAX_SEATS, Kind
from parlour.engine.luck import Luck, below, pick
from parlour.engine.records import Rows

TIMES = MAX_SEATS
CHOICES = 2 * MAX_SEATS
"""`choices[seat]` is what a seat does, `choices[TIMES + seat]` when, in milliseconds of a race; so many in all."""

STEP_LIMIT = 100_000
"""A match that takes more steps than this will not end."""


@part
def play_chance(rows: Rows, weights: Ints, luck: Luck) -> None:
    """Let the pile that is due decide."""
    pile, n = chance_outcomes(rows[0], weights)
    apply_outcome(rows[0], pile, pick(luck, weights, n))


@part
def in_mask(mask: int, seat: int) -> bool:
    """Whether a mask holds a seat."""
    return (mask >> seat) & 1 == 1


@part
def lowest_in(mask: int) -> int:
    """The lowest seat of a mask."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


@part
def fastest_in(mask: int, choices: Ints, luck: Luck) -> int:
    """The seat of a mask with the shortest time; of several, each as likely as another."""
    fastest = lowest_in(mask)
    equals = 1
    for seat in range(fastest + 1, MAX_SEATS):
        if in_mask(mask, seat):
            difference = choices[TIMES + seat] - choices[TIMES + fastest]
            equals = 1 if difference < 0 else equals + (difference == 0)
            if difference < 0 or (difference == 0 and below(luck, equals) == 0):
                fastest = seat
    return fastest


@part
def is_legal(rows: Rows, seat: int, action: int, actions: Ints) -> bool:
    """Whether an action of a seat that decides is legal."""
    n = legal_actions(rows[0], seat, actions)
    for i in range(n):
        if actions[i] == action:
            return True
    return False


@part
def apply_choices(rows: Rows, kind: int, mask: int, choices: Ints, actions: Ints, luck: Luck) -> None:
    """Apply the choices of all seats of the mask: in seat order, or in a race in time order until it is decided.

    In a race equal times count in random order; a claim that is no longer legal is dropped.
    """
    if kind != Kind.RACE:
        for seat in range(MAX_SEATS):
            if in_mask(mask, seat):
                apply_action(rows[0], seat, choices[seat])
        return
    while mask != 0:
        seat = fastest_in(mask, choices, luck)
        mask &= ~(1 << seat)
        now, racing = current_players(rows[0])
        if now != Kind.RACE:
            return
        if in_mask(racing, seat) and is_legal(rows, seat, choices[seat], actions):
            apply_action(rows[0], seat, choices[seat])


@part
def random_step(rows: Rows, kind: int, mask: int, choices: Ints, actions: Ints, weights: Ints, luck: Luck) -> None:
    """Whoever is due decides at random, and all are equally fast in a race."""
    if kind == Kind.CHANCE:
        play_chance(rows, weights, luck)
    elif kind == Kind.TURN:
        seat = lowest_in(mask)
        n = legal_actions(rows[0], seat, actions)
        apply_action(rows[0], seat, int(actions[below(luck, n)]))
    else:
        for seat in range(MAX_SEATS):
            if in_mask(mask, seat):
                n = legal_actions(rows[0], seat, actions)
                choices[seat] = actions[below(luck, n)]
                choices[TIMES + seat] = 0
        apply_choices(rows, kind, mask, choices, actions, luck)


@part
def play_out(rows: Rows, choices: Ints, actions: Ints, weights: Ints, luck: Luck) -> bool:
    """Play to the end at random; false if `STEP_LIMIT` steps do not get there."""
    for _ in range(STEP_LIMIT):
        kind, mask = current_players(rows[0])
        if kind == Kind.OVER:
            return True
        random_step(rows, kind.value, mask, choices, actions, weights, luck)
    return False
