"""How fast a game runs on one core: random play, observations, imagined worlds, copies."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import numpy as np

from parlour.agents.spec import AgentSpec
from parlour.engine.game import Game
from parlour.engine.kind import MAX_SEATS
from parlour.engine.luck import new_luck
from parlour.lab import bench_loops, loops
from parlour.lab.simulate import Player

POSITIONS = 512
"""Positions of random games that observations, imagined worlds and copies are made of."""


class Speed(msgspec.Struct, frozen=True):
    """Rates a second on one core; steps count decisions, forced actions and chance outcomes."""

    game: str
    seats: int
    state_bytes: int
    decisions: float
    steps: float
    games: float
    observations: float
    resamples: float
    copies: float


def bench(game: Game, seats: int, seconds: float = 1.0) -> Speed:
    """Measure each rate for about `seconds` seconds."""
    player = Player(game, seats, {}, [AgentSpec("random")] * seats)
    games = 0
    decisions = steps = 0

    def play(times: int) -> None:
        nonlocal games, decisions, steps
        counts, _ = player.play(1, games, times)
        games += times
        decisions += int(counts[loops.DECISIONS])
        steps += int(counts[loops.DECISIONS] + counts[loops.FORCED] + counts[loops.CHANCE])

    spent = _timed(play, seconds)[0]
    loop = game.bound(bench_loops)
    rows = game.new_rows(2)
    rows[1] = game.prepare(seats)[0][0]
    states = game.new_rows(POSITIONS)
    luck = new_luck(1)
    actions = np.zeros(game.actions.count, np.int64)
    weights = np.zeros(game.piles.widest, np.int64)
    loop.gather(rows, states, seats, 1, luck, np.zeros(MAX_SEATS, np.int64), actions, weights)
    return Speed(
        game=game.slug,
        seats=seats,
        state_bytes=game.dtype.itemsize,
        decisions=decisions / spent,
        steps=steps / spent,
        games=games / spent,
        observations=_rate(lambda times: loop.observations(states, rows, seats, times), seconds),
        resamples=_rate(lambda times: loop.resamples(states, rows, seats, times, luck), seconds),
        copies=_rate(lambda times: loop.copies(states, rows, times), seconds),
    )


def _rate(work: Callable[[int], None], seconds: float) -> float:
    spent, times = _timed(work, seconds)
    return times / spent


def _timed(work: Callable[[int], None], seconds: float) -> tuple[float, int]:
    """Do `work(n)` with growing n until it has taken long enough; return the seconds and the times in all."""
    times = 64
    spent = 0.0
    done = 0
    while spent < seconds:
        began = time.perf_counter()
        work(times)
        spent += time.perf_counter() - began
        done += times
        times = min(2 * times, 1_000_000)
    return spent, done
