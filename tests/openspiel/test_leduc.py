"""Leduc poker is OpenSpiel's, history by history."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.policy import Policy, UniformRandomPolicy

from .lockstep import History, assert_one_to_one, best_response_value, information_sets, load, uniform_value, walk

SEATS = 2


@pytest.fixture(scope="module")
def theirs() -> pyspiel.Game:
    return pyspiel.load_game("leduc_poker")


@pytest.fixture(scope="module")
def tree(theirs: pyspiel.Game) -> History:
    return walk(load("leduc"), theirs.new_initial_state(), SEATS)


def test_actions_have_the_same_numbers(theirs: pyspiel.Game) -> None:
    state = theirs.new_initial_state()
    state.apply_action(0)
    state.apply_action(1)
    names = [state.action_to_string(0, action).lower() for action in range(theirs.num_distinct_actions())]
    assert [name.removesuffix("_bet") for name in load("leduc").actions.groups] == names


def test_every_history_has_the_same_continuations_and_returns(tree: History) -> None:
    assert sum(1 for _ in tree.all()) == 9457


def test_information_sets_are_the_same(tree: History) -> None:
    pairs = information_sets(tree)
    assert_one_to_one(pairs)
    assert len(pairs) == 936


def test_random_play_is_worth_the_same(tree: History, theirs: pyspiel.Game) -> None:
    policies: list[Policy] = [UniformRandomPolicy(theirs)] * SEATS
    expected = policy_value(theirs.new_initial_state(), policies)
    assert [uniform_value(tree, seat) for seat in range(SEATS)] == pytest.approx(expected, abs=1e-9)


def test_random_play_can_be_exploited_as_much(tree: History, theirs: pyspiel.Game) -> None:
    policy = pyspiel.UniformRandomPolicy(theirs)
    gains = [best_response_value(tree, seat) - uniform_value(tree, seat) for seat in range(SEATS)]
    assert sum(gains) / SEATS == pytest.approx(pyspiel.exploitability(theirs, policy), abs=1e-9)
