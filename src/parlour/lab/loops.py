"""Whole games in one compiled call, bound to each game."""

from __future__ import annotations

from parlour.engine.bind import Ints, entry, part
from parlour.engine.contract import (
    apply_action,
    apply_outcome,
    chance_outcomes,
    current_players,
    initial_state,
    legal_actions,
)
from parlour.engine.kind import Kind
from parlour.engine.luck import Luck, below, pick, reseed
from parlour.engine.records import Rows

DECISIONS, FORCED, CHANCE, GAMES = 0, 1, 2, 3
"""Places of the counts: decisions have at least two legal actions, forced ones have one."""


@part
def play_chance(rows: Rows, weights: Ints, luck: Luck) -> None:
    """Let the pile that is due decide."""
    pile, n = chance_outcomes(rows[0], weights)
    apply_outcome(rows[0], pile, pick(luck, weights, n))


@part
def random_action(rows: Rows, seat: int, actions: Ints, luck: Luck, counts: Ints) -> int:
    """One of the legal actions of a seat, all equally likely."""
    n = legal_actions(rows[0], seat, actions)
    if n == 1:
        counts[FORCED] += 1
        return actions[0]
    counts[DECISIONS] += 1
    return actions[below(luck, n)]


@entry
def random_games(
    rows: Rows, seats: int, seed: int, first: int, games: int, luck: Luck, actions: Ints, weights: Ints, counts: Ints
) -> None:
    """Play games number `first`..`first+games-1` of a seed with random seats.

    `rows[0]` is the workplace, `rows[1]` a record of zeros that holds the options; `counts` are added to.
    """
    for game in range(first, first + games):
        reseed(luck, seed, game)
        rows[0] = rows[1]
        state = rows[0]
        initial_state(state, seats)
        while True:
            kind, mask = current_players(state)
            if kind == Kind.CHANCE:
                play_chance(rows, weights, luck)
                counts[CHANCE] += 1
            elif kind == Kind.OVER:
                break
            elif kind == Kind.TURN:
                seat = 0
                while (mask >> seat) & 1 == 0:
                    seat += 1
                apply_action(state, seat, random_action(rows, seat, actions, luck, counts))
        counts[GAMES] += 1
