"""Many games, summed up: the same for a seed however they are spread over workers."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from parlour.agents import parse_agents
from parlour.engine import library
from parlour.engine.errors import SetupError
from parlour.lab.simulate import Summary, first_places, simulate

RACE = library.game("baby-monster-race")


def run(workers: int | None = None, seed: int = 5, games: int = 700, agents: str = "greedy,random,random") -> Summary:
    return simulate(RACE, 3, games, parse_agents(agents, 3), {"monster": "app"}, seed, workers)


def test_any_number_of_workers_gives_the_same_sums() -> None:
    sums = [msgspec.structs.replace(run(workers), seconds=0) for workers in (1, 2, 5)]
    assert sums[0] == sums[1] == sums[2]


def test_another_seed_gives_other_games() -> None:
    assert run(seed=5).decisions != run(seed=6).decisions


def test_the_sums_are_those_of_the_games() -> None:
    summary = run()
    assert sum(summary.first_place) == pytest.approx(1)
    assert sum(summary.returns.mean) == pytest.approx(0)  # places are worth as much as they cost
    assert summary.mean_decisions == summary.decisions / summary.games
    assert summary.options == {"monster": "app", "ending": "furthest", "reverse_swap": "off", "first": "random"}
    assert all(0 < error < 0.05 for error in summary.returns.stderr)


def test_a_shared_first_place_counts_in_parts() -> None:
    shares = first_places(np.array([[1.0, 1.0, 0.0], [0.0, 2.0, 1.0]]))
    assert shares.tolist() == [[0.5, 0.5, 0.0], [0.0, 1.0, 0.0]]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "play at least one"),
        ({"workers": 0}, "at least one"),
        ({"seed": -1}, "a whole number from 0"),
        ({"seed": 1 << 63}, "a whole number from 0"),
    ],
)
def test_what_cannot_be_simulated_is_said(change: dict[str, int], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        run(**{"agents": "random", **change})  # pyright: ignore[reportArgumentType]


def test_the_state_is_small() -> None:
    assert RACE.dtype.itemsize <= 256
