"""Small games are known exactly: their trees, the best answer to a policy, and how far agents are from best."""

from __future__ import annotations

import functools
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from parlour.agents import parse_agent
from parlour.engine import library
from parlour.engine.errors import SetupError
from parlour.engine.game import Game
from parlour.engine.mode import Mode
from parlour.engine.records import Observation
from parlour.lab import exact_agents
from parlour.lab.exact import exact
from parlour.lab.exact_agents import policy_of
from parlour.lab.exact_solve import fixed_sum, solve
from parlour.lab.exact_tree import NOBODY, Tree
from parlour.lab.exact_values import best_answer, uniform, value, with_seat
from parlour.lab.exact_walk import grow
from parlour.testing.tree import TreeTooLargeError

GAMES = Path(__file__).parents[1] / "games"


def load(name: str) -> Game:
    return library.load(GAMES / name, "tiny", Mode.INTERPRETED)


@functools.cache
def grown(name: str) -> Tree:
    return grow(load(name), 2)


@pytest.fixture
def leduc() -> Tree:
    return grown("leduc")


@pytest.mark.parametrize("name", ["leduc", "goofspiel", "peek_and_swap", "snap", "whispers"])
def test_random_play_is_worth_what_the_tiny_tree_pins(name: str) -> None:
    pinned = json.loads((GAMES / name / "golden" / "tiny.json").read_text())
    tree = grown(name)
    worth = [value(tree, uniform(tree), seat) for seat in range(2)]
    assert worth == pytest.approx(pinned["value"], abs=1e-8)
    assert tree.information_sets >= pinned["information_sets"] / (2 if name == "snap" else 1)


def test_in_a_race_all_choose_before_any_is_heard() -> None:
    # Two races, on open cards: alike and then unlike, unlike and then alike, or unlike twice, a third each. A slap is
    # won against a random seat by three in four; by seven in eight where that seat may have lost its only chip before.
    tree = grown("snap")
    assert best_answer(tree, uniform(tree), 0)[1] == pytest.approx(1 + (3 / 4 + 7 / 8) / 3)


def test_a_seat_remembers_what_it_no_longer_sees() -> None:
    # After a swap the cards say nothing of where they lay before; whoever remembers knows more.
    tree = grown("peek_and_swap")
    seen = {(owner, view) for owner, view in zip(tree.owner.tolist(), tree.observations, strict=True)} - {(NOBODY, b"")}
    assert (len(seen), tree.information_sets) == (33, 61)


def test_a_best_answer_is_found_by_trying_all() -> None:
    # Whispers is small: every pure policy of one seat, against random others.
    tree = grown("whispers")
    rng = np.random.default_rng(3)
    others = uniform(tree)
    answer, best = best_answer(tree, others, 1)
    own = np.flatnonzero(tree.owner == 1)
    for _ in range(200):
        pure = np.zeros(len(others))
        pure[[rng.integers(tree.first[place], tree.first[place + 1]) for place in own]] = 1
        assert value(tree, with_seat(tree, 1, pure, others), 1) <= best + 1e-12
    assert value(tree, with_seat(tree, 1, answer, others), 1) == pytest.approx(best)


def test_no_policy_beats_the_solution_and_best_answers_never_lose_to_it(leduc: Tree) -> None:
    solution = solve(leduc, 0.0, tolerance=1e-3)
    rng = np.random.default_rng(5)
    worth = [solution.value, -solution.value]
    for _ in range(20):
        policy = rng.random(len(leduc.set_of)) ** 3
        policy /= np.bincount(leduc.set_of, policy)[leduc.set_of]
        for seat in range(2):
            played = with_seat(leduc, seat, policy, solution.policy)
            assert value(leduc, played, seat) <= worth[seat] + solution.bound + 1e-9
            assert best_answer(leduc, policy, seat)[1] >= worth[seat] - solution.bound - 1e-9


def test_seats_that_do_not_share_a_fixed_sum_have_no_value() -> None:
    truth = exact(load("goofspiel"), 2, [parse_agent("random")])
    assert (truth.fixed_sum, truth.value, truth.agents[0].loss) == (None, None, None)
    # All random, one bid in three is a tie: each seat gets a third of six points.
    assert truth.agents[0].returns == pytest.approx([2, 2])
    # Best is to bid 3 for the three, which wins in two cases of three, and then 2 for the two, which wins by one in two
    # unless 1 was bid against the 3: 2 + (1 + 1 + 0) / 3 points.
    assert truth.agents[0].best_answer == pytest.approx([8 / 3, 8 / 3])
    assert truth.agents[0].exploitability == pytest.approx(2 / 3)


class Caller:
    """Calls whatever comes, and counts how often it was asked."""

    asked: list[bytes] = []  # noqa: RUF012

    def __init__(self, game: Game, *_: object) -> None:
        self._game = game

    def choose(self, observation: Observation, seat: int, _: list[int]) -> int:
        self.asked.append(observation.tobytes())
        assert not np.delete(observation[0]["hand"], seat).any()  # an agent sees its own cards only
        return self._game.actions.encode("call")


def test_an_agent_is_asked_only_where_its_own_choices_lead(leduc: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact_agents, "Agent", Caller)
    monkeypatch.setattr(Caller, "asked", [])
    policy = policy_of(leduc, load("leduc"), parse_agent("greedy"))
    places = set(Caller.asked)
    assert 0 < len(places) < leduc.information_sets / 2
    assert len(Caller.asked) == exact_agents.FIRST * len(places)  # it always says the same
    # Against one who always calls and never folds, whoever has the better odds raises; nobody gets less than nothing.
    assert best_answer(leduc, policy, 0)[1] > 1


def test_a_sample_is_repeatable_and_a_policy() -> None:
    tree = grown("peek_and_swap")
    first, again = (policy_of(tree, load("peek_and_swap"), parse_agent("greedy"), samples=16) for _ in range(2))
    assert (first == again).all()
    assert np.bincount(tree.set_of, first) == pytest.approx(1)
    assert 0 < np.abs(first - uniform(tree)).max() < 0.5  # it has no tactics: greedy is random, in samples


def test_a_fixed_sum_need_not_be_nought(leduc: Tree) -> None:
    shifted = replace(leduc, returns=leduc.returns + np.array([3, 1]))
    total = fixed_sum(shifted)
    assert total == 4
    assert solve(shifted, total, most=100).value == pytest.approx(3 + solve(leduc, 0, most=100).value)


def test_what_cannot_be_worked_out_is_said() -> None:
    with pytest.raises(TreeTooLargeError, match="snap: the tree has more than 800 nodes: take a smaller preset"):
        grow(load("snap"), 2, limit=800)
    with pytest.raises(SetupError, match="ask an agent at least 8 times"):
        exact(load("snap"), 2, [], samples=3)
