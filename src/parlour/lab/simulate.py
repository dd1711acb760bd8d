"""Plays many games between agents, on all cores, and sums up what came of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from parlour.agents.spec import AgentSpec, check_repeatable
from parlour.engine.errors import SetupError
from parlour.engine.game import Game
from parlour.engine.kind import MAX_SEATS
from parlour.engine.luck import new_luck
from parlour.engine.playing import CHOICES
from parlour.lab import loops
from parlour.testing.laws import BrokenLawError

CHUNK = 5_000
"""At most so many games are played in one compiled call; sums are taken in the order of the chunks."""


class Returns(msgspec.Struct, frozen=True):
    """What each seat got: the mean of all games and its standard error."""

    mean: list[float]
    stderr: list[float]


class Summary(msgspec.Struct, frozen=True):
    """What came of a simulation. A decision has at least two legal actions, a forced one has one."""

    game: str
    seats: int
    games: int
    agents: list[str]
    options: dict[str, str]
    seed: int
    decisions: int
    forced: int
    chance: int
    seconds: float
    mean_decisions: float
    returns: Returns
    first_place: list[float]
    """Each seat's share of first places; a shared one counts in parts."""


class Player:
    """The workplace of one thread: games of one setup, played in chunks."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], agents: Sequence[AgentSpec]) -> None:
        self._play = game.bound(loops).play_games
        self._game = game
        self._seats = seats
        self._start = game.prepare(seats, options)[0]
        self._agents = np.concatenate([agent.numbers(game, seats) for agent in agents])

    def play(self, seed: int, first: int, games: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Play games `first`..`first+games-1` of a seed; return the counts and the returns (games, seats)."""
        rows = self._game.new_rows(5)
        rows[loops.START] = self._start[0]
        counts = np.zeros(4, np.int64)
        results = np.zeros(games * self._seats)
        self._play(
            rows,
            self._seats,
            self._agents,
            seed,
            first,
            games,
            new_luck(seed),
            new_luck(seed),
            np.zeros(CHOICES, np.int64),
            np.zeros(self._game.actions.count, np.int64),
            np.zeros(self._game.piles.widest, np.int64),
            np.zeros(MAX_SEATS * self._game.evidence, np.int64),
            counts,
            results,
        )
        if counts[loops.ENDLESS]:
            raise BrokenLawError(f"{self._game.slug}: a game does not end")
        return counts, results.reshape(games, self._seats)


def simulate(
    game: Game,
    seats: int,
    games: int,
    agents: Sequence[AgentSpec],
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play `games` games and sum them up; the same seed gives the same sums with any number of workers.

    `progress` is called with the number of games that were just played. Raises `SetupError` for a setup that the game
    does not know.
    """
    if not 0 <= seed < 1 << 63:
        raise SetupError(f"seed {seed}: a whole number from 0 to 2**63 - 1")
    if games < 1:
        raise SetupError(f"{games} games: play at least one")
    if workers is not None and workers < 1:
        raise SetupError(f"{workers} workers: at least one")
    chosen = game.prepare(seats, options)[1]
    for agent in agents:
        check_repeatable(game, agent)
    player = Player(game, seats, chosen, agents)
    size = min(CHUNK, max(1, games // 64))
    starts = range(0, games, size)
    totals: list[Any] = []
    began = time.perf_counter()
    threads = workers or os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        for wave in range(0, len(starts), 4 * threads):  # not all at once: there may be very many
            chunks = starts[wave : wave + 4 * threads]
            for counts, results in pool.map(lambda first: player.play(seed, first, min(size, games - first)), chunks):
                totals.append((counts, results.sum(0), (results**2).sum(0), first_places(results).sum(0)))
                if progress is not None:
                    progress(len(results))
    seconds = time.perf_counter() - began
    counts, sums, squares, firsts = (np.sum(part, axis=0) for part in zip(*totals, strict=True))
    mean = sums / games
    variance = np.maximum(squares / games - mean**2, 0) * games / max(games - 1, 1)
    return Summary(
        game=game.slug,
        seats=seats,
        games=games,
        agents=[str(agent) for agent in agents],
        options=chosen,
        seed=seed,
        decisions=int(counts[loops.DECISIONS]),
        forced=int(counts[loops.FORCED]),
        chance=int(counts[loops.CHANCE]),
        seconds=seconds,
        mean_decisions=float(counts[loops.DECISIONS] / games),
        returns=Returns(mean.tolist(), np.sqrt(variance / games).tolist()),
        first_place=(firsts / games).tolist(),
    )


def first_places(results: NDArray[np.float64]) -> NDArray[np.float64]:
    """Each seat's share of the first place of each game, shape (games, seats)."""
    best = results == results.max(axis=1, keepdims=True)
    return best / best.sum(axis=1, keepdims=True)
