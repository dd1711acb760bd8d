"""Loops that do one thing many times, for `parlour bench`."""

from __future__ import annotations

from parlour.engine.bind import Ints, entry
from parlour.engine.contract import current_players, initial_state, observe, resample
from parlour.engine.kind import Kind
from parlour.engine.luck import Luck, below, reseed
from parlour.engine.playing import random_step
from parlour.engine.records import Rows


@entry
def gather(
    rows: Rows, states: Rows, seats: int, seed: int, luck: Luck, choices: Ints, actions: Ints, weights: Ints
) -> None:
    """Fill `states` with decisions from random games, one of each eight that are met; `rows[1]` holds the options."""
    found = 0
    game = 0
    while found < len(states):
        reseed(luck, seed, game)
        game += 1
        rows[0] = rows[1]
        initial_state(rows[0], seats)
        while found < len(states):
            kind, mask = current_players(rows[0])
            if kind == Kind.OVER:
                break
            if kind != Kind.CHANCE and below(luck, 8) == 0:
                states[found] = rows[0]
                found += 1
            random_step(rows, kind.value, mask, choices, actions, weights, luck)


@entry
def copies(states: Rows, rows: Rows, times: int) -> None:
    """Copy a state `times` times."""
    for i in range(times):
        rows[i & 1] = states[i % len(states)]


@entry
def observations(states: Rows, rows: Rows, seats: int, times: int) -> None:
    """Observe a state `times` times, for each seat in turn."""
    for i in range(times):
        observe(states[i % len(states)], i % seats, rows[0])


@entry
def resamples(states: Rows, rows: Rows, seats: int, times: int, luck: Luck) -> None:
    """Imagine a state from an observation `times` times; the cost of observing is in it."""
    for i in range(times):
        observe(states[i % len(states)], i % seats, rows[0])
        resample(rows[0], i % seats, luck)
