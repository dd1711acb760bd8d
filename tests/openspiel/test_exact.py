"""What our walk of a whole tree says of it is what OpenSpiel says."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from parlour.engine.bind import Floats
from parlour.lab.exact_solve import Solution, solve
from parlour.lab.exact_tree import Tree
from parlour.lab.exact_values import best_answer, uniform, value
from parlour.lab.exact_walk import grow

from .lockstep import information_sets, load, walk


@pytest.fixture(scope="module")
def leduc() -> Tree:
    return grow(load("leduc"), 2)


@pytest.fixture(scope="module")
def solution(leduc: Tree) -> Solution:
    return solve(leduc, 0.0, tolerance=1e-4)


@pytest.fixture(scope="module")
def names() -> dict[tuple[int, bytes], str]:
    """OpenSpiel's information set for each observation of a seat."""
    tree = walk(load("leduc"), pyspiel.load_game("leduc_poker").new_initial_state(), 2)
    return {(seat, ours): theirs for seat, ours, theirs in information_sets(tree)}


def gains(tree: Tree, policy: Floats) -> list[float]:
    """What each seat gains by the best answer to a policy of all others."""
    return [best_answer(tree, policy, seat)[1] - value(tree, policy, seat) for seat in range(tree.seats)]


def as_theirs(tree: Tree, policy: Floats, names: dict[tuple[int, bytes], str]) -> pyspiel.TabularPolicy:
    """A policy of ours as one of OpenSpiel's; actions have the same numbers."""
    table: dict[str, list[tuple[int, float]]] = {}
    for place in range(1, len(tree.owner)):
        shares = policy[tree.first[place] : tree.first[place + 1]].tolist()
        name = names[int(tree.owner[place]), tree.observations[place]]
        table[name] = list(zip(tree.legal[place], shares, strict=True))
    return pyspiel.TabularPolicy(table)


def test_leduc_has_the_known_value(solution: Solution) -> None:
    assert solution.low - 1e-9 <= -0.0856064 <= solution.high + 1e-9
    assert solution.bound < 0.003


def test_every_policy_is_as_exploitable_there(
    leduc: Tree, solution: Solution, names: dict[tuple[int, bytes], str]
) -> None:
    theirs = pyspiel.load_game("leduc_poker")
    mixed = np.random.default_rng(1).random(len(leduc.set_of))
    mixed /= np.bincount(leduc.set_of, mixed)[leduc.set_of]
    for policy in (uniform(leduc), solution.policy, mixed):
        expected = pyspiel.exploitability(theirs, as_theirs(leduc, policy, names))
        assert sum(gains(leduc, policy)) / 2 == pytest.approx(expected, abs=1e-9)
    assert sum(gains(leduc, solution.policy)) / 2 == pytest.approx(solution.bound, abs=1e-9)


@pytest.mark.parametrize(("seats", "order"), [(2, "descending"), (3, "random")])
def test_sealed_bids_are_as_exploitable_there(seats: int, order: str) -> None:
    tree = grow(load("goofspiel", "tiny"), seats, {"points_order": order})
    theirs = pyspiel.load_game(
        "turn_based_simultaneous_game(game=goofspiel("
        f"num_cards=3,players={seats},points_order={order},returns_type=total_points))"
    )
    expected = pyspiel.nash_conv(theirs, pyspiel.UniformRandomPolicy(theirs))
    assert sum(gains(tree, uniform(tree))) == pytest.approx(expected, abs=1e-9)
