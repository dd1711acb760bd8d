"""Whole evenings over bad lines, on a bad disk, with a server that dies: nothing that was told is lost."""

from __future__ import annotations

import pytest

from .world import World

SEEDS = 4


@pytest.fixture(scope="module")
def evenings() -> list[World]:
    """The first ones; `python -m tests.simulation` goes on."""
    return [World(seed).run() for seed in range(SEEDS)]


def test_without_a_planted_bug_no_law_is_broken(evenings: list[World]) -> None:
    assert sum(evening.faults.total() for evening in evenings) > 1500
    assert sum(evening.events for evening in evenings) > 500


def test_all_kinds_of_trouble_happen(evenings: list[World]) -> None:
    happened = {kind for evening in evenings for kind, times in evening.faults.items() if times}
    assert happened >= {
        "kill",
        "slow commit",
        "failed commit",
        "drop",
        "cut",
        "half-open line",
    }
    assert happened >= {"stall", "page closed", "sent twice", "repeated after a cut", "nonsense", "senseless wish"}


def test_a_seed_gives_the_same_evening_again(evenings: list[World]) -> None:
    again = World(evenings[2].seed).run()
    assert again.trace == evenings[2].trace
    assert len({evening.trace for evening in evenings}) == SEEDS
