"""Tournaments: the better agent is found, by equal deals for all; how they end, and what ends them."""

from __future__ import annotations

import pytest

from parlour.agents import parse_agents
from parlour.engine import library
from parlour.engine.errors import SetupError
from parlour.lab.tournament import plan
from parlour.lab.tournament_schedule import set_up

from .tourneys import a_setup, played


def test_a_better_agent_surely_wins() -> None:
    outcome = played(a_setup("random,greedy"), 400)
    best, worst = outcome.standings
    (pair,) = outcome.pairs
    assert (best.agent, worst.agent) == ("greedy", "random")
    assert best.first_place_interval is not None
    assert worst.first_place_interval is not None
    assert worst.first_place_interval[1] < 0.5 < best.first_place_interval[0] < best.first_place
    assert best.first_place + worst.first_place == pytest.approx(1)
    assert best.ordinal > worst.mu
    assert best.mean_return > 0 > worst.mean_return
    assert (pair.agent, pair.ahead) == ("greedy", pytest.approx(best.first_place))
    assert pair.difference == pytest.approx(best.first_place - worst.first_place)


@pytest.mark.parametrize("agent", ["greedy", "random"])
def test_the_same_agent_twice_gets_exactly_the_same(agent: str) -> None:
    one, other = played(a_setup(f"{agent},{agent}"), 40).standings
    assert (one.agent, other.agent) == (f"{agent} #1", f"{agent} #2")
    assert one.first_place == other.first_place == 0.5
    assert one.mean_return == other.mean_return


@pytest.mark.parametrize(
    ("agents", "seats", "games", "seats_held"),
    [("greedy,random", 3, 12, 18), ("greedy,random,random", 2, 8, 8), ("greedy,random", 4, 12, 24)],
)
def test_any_number_of_agents_meets_at_any_table(agents: str, seats: int, games: int, seats_held: int) -> None:
    outcome = played(a_setup(agents, seats), 12)
    assert [standing.seats for standing in outcome.standings] == [seats_held] * len(outcome.agents)
    assert sum(standing.first_place for standing in outcome.standings) == pytest.approx(len(outcome.agents) / seats)
    assert outcome.standings[0].games == games


def test_any_number_of_workers_gives_the_same_outcome() -> None:
    outcomes = [played(a_setup("greedy,random", 3), 120, workers=workers) for workers in (1, 2, 5)]
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert outcomes[0] != played(a_setup("greedy,random", 3, seed=6), 120)


def test_a_margin_ends_it_as_soon_as_it_is_certain() -> None:
    outcome = played(a_setup(), 4000, margin=0)
    (pair,) = outcome.pairs
    assert (outcome.stopped, outcome.games) == ("margin", 250)
    assert outcome.level == pytest.approx(0.99)  # five looks
    assert pair.difference_interval is not None
    assert pair.difference_interval[0] > 0


def test_who_is_ahead_of_itself_is_never_certain_but_that_it_is_close() -> None:
    equal = a_setup("greedy,greedy")
    assert played(equal, 400, margin=0).stopped == "games"
    assert played(equal, 400, margin=0.4).stopped == "margin"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "0 games: play at least one"),
        ({"games": 5}, "2 agents in all orders at 3 seats make blocks of 6 games; play at least one"),
        ({"workers": 0}, "0 workers: at least one"),
        ({"margin": 1}, "a margin of 1: a share from 0 to 1"),
        ({"margin": -0.1}, r"a margin of -0.1: a share from 0 to 1"),
        ({"margin": float("nan")}, "a margin of nan"),
    ],
)
def test_what_cannot_be_played_is_said(change: dict[str, float], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        plan(a_setup("greedy,random", 3), **{"games": 60, **change})  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"agents": "random"}, "between two agents or more"),
        ({"agents": "random,search:time=100"}, "a search goes by sims"),
        ({"seats": 7}, "is for 2 to 6 players, not 7"),
        ({"seed": -1}, "a whole number from 0"),
    ],
)
def test_a_setup_that_cannot_be_is_said(change: dict[str, str | int], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        a_setup(**change)  # pyright: ignore[reportArgumentType]


def test_a_game_without_a_model_of_its_own_says_so() -> None:
    agents = parse_agents("random,model:easy", 2)
    with pytest.raises(SetupError, match="leduc has no model of its own"):
        set_up(library.game("leduc"), 2, agents, {}, seed=0)
