"""How fast a game runs on one core: random play, observations, imagined worlds, copies."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import numpy as np

from parlour.agents.spec import AgentSpec
from parlour.engine.game import Game
from parlour.engine.luck import new_luck
from parlour.engine.playing import CHOICES
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


ROUNDS = 7
"""Each rate is the fastest of so many rounds: on a shared machine the slower ones measure the neighbours."""


def bench(game: Game, seats: int, seconds: float = 0.2) -> Speed:
    """Measure each rate in rounds of about `seconds` seconds."""
    player = Player(game, seats, {}, [AgentSpec("random")] * seats)
    loop = game.bound(bench_loops)
    rows = game.new_rows(2)
    rows[1] = game.prepare(seats)[0][0]
    states = game.new_rows(POSITIONS)
    luck = new_luck(1)
    actions = np.zeros(game.actions.count, np.int64)
    weights = np.zeros(game.piles.widest, np.int64)
    loop.gather(rows, states, seats, 1, luck, np.zeros(CHOICES, np.int64), actions, weights)
    games = _rate(lambda times: player.play(1, 0, times), seconds)
    sample = 2_000
    counts, _ = player.play(1, 0, sample)
    a_game = counts / sample
    return Speed(
        game=game.slug,
        seats=seats,
        state_bytes=game.dtype.itemsize,
        decisions=games * float(a_game[loops.DECISIONS]),
        steps=games * float(a_game[[loops.DECISIONS, loops.FORCED, loops.CHANCE]].sum()),
        games=games,
        observations=_rate(lambda times: loop.observations(states, rows, seats, times), seconds),
        resamples=_rate(lambda times: loop.resamples(states, rows, seats, times, luck), seconds),
        copies=_rate(lambda times: loop.copies(states, rows, times), seconds),
    )


def _rate(work: Callable[[int], object], seconds: float) -> float:
    """Times a second that `work(n)` does what it does n times."""
    times = 64
    spent = 0.0
    while spent < seconds:
        times = times * 2
        spent = _spent(work, times)
    return times / min(spent, *(_spent(work, times) for _ in range(ROUNDS)))


def _spent(work: Callable[[int], object], times: int) -> float:
    began = time.perf_counter()
    work(times)
    return time.perf_counter() - began
