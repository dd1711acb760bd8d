"""Goofspiel is OpenSpiel's, history by history: sealed choices of all seats at once."""

from __future__ import annotations

from typing import NamedTuple

import pyspiel
import pytest
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.policy import Policy, UniformRandomPolicy

from .lockstep import History, assert_one_to_one, best_response_value, information_sets, load, uniform_value, walk


class Case(NamedTuple):
    """One of our presets, and how many histories it has when everybody chooses at once."""

    preset: str
    cards: int
    seats: int
    order: str
    histories: int


CASES = [
    Case("four", 4, 2, "descending", 737),
    Case("tiny", 3, 2, "random", 301),
    Case("tiny", 3, 3, "descending", 244),
    Case("tiny", 3, 3, "random", 1543),
]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case.cards}-cards-{case.seats}-seats-{case.order}")
def case(request: pytest.FixtureRequest) -> Case:
    return request.param


@pytest.fixture(scope="module")
def theirs(case: Case) -> pyspiel.Game:
    parameters = {
        "num_cards": case.cards,
        "players": case.seats,
        "points_order": case.order,
        "returns_type": "total_points",
    }
    return pyspiel.load_game("goofspiel", parameters)


@pytest.fixture(scope="module")
def tree(case: Case, theirs: pyspiel.Game) -> History:
    game = load("goofspiel", case.preset)
    return walk(game, theirs.new_initial_state(), case.seats, points_order=case.order)


def test_every_history_has_the_same_continuations_and_returns(tree: History, case: Case) -> None:
    assert sum(1 for _ in tree.all()) == case.histories


def test_information_sets_are_the_same(tree: History) -> None:
    assert_one_to_one(information_sets(tree))


def test_random_play_and_the_best_answer_to_it_are_worth_the_same(
    tree: History, theirs: pyspiel.Game, case: Case
) -> None:
    in_turns = pyspiel.convert_to_turn_based(theirs)
    start = in_turns.new_initial_state()
    policies: list[Policy] = [UniformRandomPolicy(in_turns)] * case.seats
    values = policy_value(start, policies)
    for seat in range(case.seats):
        assert uniform_value(tree, seat) == pytest.approx(values[seat], abs=1e-9)
        best = BestResponsePolicy(in_turns, seat, policies[0]).value(start)
        assert best_response_value(tree, seat) == pytest.approx(best, abs=1e-9)
