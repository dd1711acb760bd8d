"""Tournaments: agents in every seat of the same deals, until so many games are played or a margin is certain."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.engine.errors import SetupError
from parlour.lab.simulate import Player
from parlour.lab.tournament_file import TournamentFile
from parlour.lab.tournament_outcome import Outcome, summarise
from parlour.lab.tournament_schedule import Seating, Setup, block_seatings
from parlour.lab.tournament_sums import Sums, difference, is_settled
from parlour.lab.tournament_timing import Timing, time_decisions

Results: TypeAlias = NDArray[np.float64]
Progress: TypeAlias = Callable[[int], None]

LEVEL = 0.95

LOOKS = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1)
"""After which shares of all blocks a margin is looked for. All looks together shall be right in `LEVEL` of all
tournaments, so each must be surer (Bonferroni)."""

AHEAD = 4
"""So many games for each worker are begun before the first of them must have ended."""


class Plan(NamedTuple):
    """How much is played, and by how many threads; made by `plan`."""

    blocks: int
    margin: float | None
    workers: int


def plan(setup: Setup, games: int, margin: float | None = None, workers: int | None = None) -> Plan:
    """At most `games` games, in whole blocks, on all cores. Raises `SetupError` for what cannot be.

    With a `margin` they end as soon as it is certain for each pair of agents whether their shares of first places are
    more or less than that apart.
    """
    if games < 1:
        raise SetupError(f"{games} games: play at least one block")
    if games < setup.block_games:
        raise SetupError(
            f"{games} games: {len(setup.agents)} agents in all orders at {setup.seats} seats make blocks of "
            f"{setup.block_games:,} games; play at least one"
        )
    if margin is not None and not 0 <= margin < 1:
        raise SetupError(f"a margin of {margin}: a share from 0 to 1, such as 0.05")
    if workers is not None and workers < 1:
        raise SetupError(f"{workers} workers: at least one")
    return Plan(games // setup.block_games, margin, workers or os.cpu_count() or 1)


def tournament(
    setup: Setup,
    planned: Plan,
    timing_seconds: float,
    file: TournamentFile | None = None,
    progress: Progress = lambda _: None,
) -> Outcome | None:
    """Play, then time single decisions for about `timing_seconds`; but for times a setup has one outcome.

    Blocks that the file holds are not played again, and new ones are written there. After an interrupt (Ctrl-C) what
    is known is summed up, without times, or nothing. `progress` is called from several threads with the number of
    games that ended.
    """
    level = LEVEL if planned.margin is None else 1 - (1 - LEVEL) / len(LOOKS)
    sums = Sums(len(setup.agents))
    began = time.perf_counter()
    stopped = _play(setup, planned, level, sums, file, progress)
    seconds = time.perf_counter() - began
    if not len(sums):
        return None
    times: list[Timing | None] = [None] * len(setup.agents)
    if stopped != "interrupted":
        with suppress(KeyboardInterrupt):
            times = time_decisions(setup, timing_seconds)
    return summarise(setup, sums, level, planned.margin, stopped, seconds, times)


def _play(
    setup: Setup, planned: Plan, level: float, sums: Sums, file: TournamentFile | None, progress: Progress
) -> str:
    """Fill the sums, and say what ended that."""
    looks = {int(planned.blocks * share) for share in LOOKS}
    pool = ThreadPoolExecutor(planned.workers)
    stopped = "games"
    try:
        for results in _results(setup, planned, file, pool, progress):
            sums.add(block_seatings(setup, len(sums)), results)
            if planned.margin is not None and len(sums) in looks and _is_certain(sums, level, planned.margin):
                stopped = "margin"
                break
    except KeyboardInterrupt:
        stopped = "interrupted"
    finally:
        # A game cannot be broken off, but whoever interrupts need not wait for it here.
        pool.shutdown(wait=stopped != "interrupted", cancel_futures=True)
    return stopped


def _is_certain(sums: Sums, level: float, margin: float) -> bool:
    pairs = combinations(range(len(sums.ratings)), 2)
    return all(is_settled(difference(sums, one, other, level), margin) for one, other in pairs)


def _results(
    setup: Setup, planned: Plan, file: TournamentFile | None, pool: ThreadPoolExecutor, progress: Progress
) -> Iterator[Results]:
    """The blocks in order: those of the file, then those that are played and written there."""
    known = file.blocks[: planned.blocks] if file is not None else []
    for results in known:
        progress(len(results))
        yield results
    for block, results in enumerate(_played(setup, planned, len(known), pool, progress), len(known)):
        if file is not None:
            file.add(block, results)
        yield results


def _played(setup: Setup, planned: Plan, first: int, pool: ThreadPoolExecutor, progress: Progress) -> Iterator[Results]:
    """Play blocks from `first` on, all workers at once, and hand them over in order."""

    @cache
    def player(seating: Seating) -> Player:
        return Player(setup.game, setup.seats, setup.options, [setup.agents[agent] for agent in seating])

    def play(seated: Player, block: int) -> Results:
        result = seated.play(setup.seed, block, 1)[1][0]
        progress(1)
        return result

    waiting: deque[list[Future[Results]]] = deque()
    ahead = -(-AHEAD * planned.workers // setup.block_games)
    for block in range(first, planned.blocks):
        waiting.append([pool.submit(play, player(seating), block) for seating in block_seatings(setup, block)])
        if len(waiting) > ahead:
            yield _all_of(waiting.popleft())
    while waiting:
        yield _all_of(waiting.popleft())


def _all_of(games: list[Future[Results]]) -> Results:
    return np.array([game.result() for game in games])
