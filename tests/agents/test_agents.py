"""Agents decide from an observation alone, the same way for the same seed, and better ones win."""

from __future__ import annotations

import pytest

from parlour.agents import Agent, parse_agent, parse_agents
from parlour.agents.spec import KINDS, catalogue, split_agents
from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.errors import SetupError
from parlour.engine.kind import Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.records import Observation
from parlour.lab.simulate import simulate

RACE = library.game("baby-monster-race")


def test_agents_are_named_in_one_small_language() -> None:
    assert [str(agent) for agent in parse_agents("search:50, greedy,random", 3)] == ["search:50", "greedy", "random"]
    assert parse_agents("greedy", 2) == [parse_agent("greedy")] * 2


@pytest.mark.parametrize(
    ("text", "shortest"),
    [
        ("search", "search:2000"),
        ("search:sims=800,c=0.7", "search:800"),
        ("search:c=0.5, trust=20", "search:sims=2000,c=0.5,trust=20"),
        ("search:time=250,greed=0", "search:time=250,greed=0"),
        ("model:easy", "model:easy"),
    ],
)
def test_an_agent_is_written_in_its_shortest_way(text: str, shortest: str) -> None:
    assert str(parse_agent(text)) == shortest
    assert parse_agent(shortest) == parse_agent(text)


def test_an_agent_with_parameters_stands_in_a_list() -> None:
    text = "search:sims=800,c=0.5,greedy,model:easy"
    assert split_agents(text) == ["search:sims=800,c=0.5", "greedy", "model:easy"]


def test_all_parameters_of_agents_are_listed() -> None:
    listed = {agent.pattern.partition(":")[0]: agent.parameters for agent in catalogue()}
    assert listed.keys() == KINDS.keys()
    for name, usual, _ in listed["search"]:
        assert parse_agent(f"search:{name}={usual if usual.strip('0123456789.') == '' and usual else 50}")


def test_where_games_are_repeated_a_search_does_not_go_by_time() -> None:
    with pytest.raises(SetupError, match="a search goes by sims"):
        simulate(RACE, 2, 1, parse_agents("search:time=5,random", 2))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clever", "there is no agent 'clever': there are random, greedy, search:SIMS, model:LEVEL"),
        ("greedy:3", "there is no agent 'greedy:3'"),
        ("search:", "a search is written like search:500"),
        ("search:many", "a search is written like search:500"),
        ("search:0", "sims is a whole number from 1 to 1000000, such as sims=50"),
        ("search:sims=many", "sims is a whole number from 1 to 1000000"),
        ("search:time=0", "time is a whole number from 1 to"),
        ("search:c=-1", "c is a number from 0 to 100, such as c=0.7"),
        ("search:c=nan", "c is a number from 0 to 100"),
        ("search:greed=101", "greed is a whole number from 0 to 100"),
        ("search:sims=5,time=5", "either sims or time"),
        ("search:sims=5,sims=6", "a search is written like search:500"),
        ("search:depth=3", "a search is written like search:500"),
        ("random,random", "2 agents for 3 seats"),
    ],
)
def test_what_is_no_agent_is_said(text: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        parse_agents(text, 3)


def positions(count: int) -> list[tuple[Match, int]]:
    found: list[tuple[Match, int]] = []
    match = Match(RACE, 3, FastDealer(5))
    match.deal_all()
    while len(found) < count and match.kind is not Kind.OVER:
        seat = match.deciding[0]
        if len(match.legal_actions(seat)) > 1:
            found.append((match, seat))
            break
        match.act_by_default(seat)
        match.deal_all()
    return found


@pytest.mark.parametrize("spec", ["random", "greedy", "search:200"])
def test_the_same_seed_and_observation_give_the_same_decision(spec: str) -> None:
    ((match, seat),) = positions(1)
    observation = match.observation(seat)
    decisions = {Agent(RACE, spec, seed=9).choose(observation, seat, match.legal_actions(seat)) for _ in range(3)}
    assert len(decisions) == 1


@pytest.mark.parametrize("spec", ["random", "greedy", "search:200"])
def test_what_is_hidden_does_not_matter(spec: str) -> None:
    """The hidden state is swapped under the agent: its observation is the same bytes, and so is its choice."""
    ((match, seat),) = positions(1)
    choices: set[int] = set()
    for number in range(5):
        world = imagine(RACE, match.observation(seat), seat, new_luck(number))
        views = RACE.new_rows()
        RACE.steps.view(world, seat, views)
        assert world.tobytes() != match.rows.tobytes()
        choices.add(Agent(RACE, spec, seed=4).choose(Observation(views), seat, match.legal_actions(seat)))
    assert len(choices) == 1


def test_an_agent_leaves_its_observation_as_it_was() -> None:
    ((match, seat),) = positions(1)
    observation = match.observation(seat)
    before = observation.tobytes()
    Agent(RACE, "search:50", 1).choose(observation, seat, match.legal_actions(seat))
    assert observation.tobytes() == before


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_greedy_beats_random(seats: int) -> None:
    agents = parse_agents(",".join(["greedy"] + ["random"] * (seats - 1)), seats)
    summary = simulate(RACE, seats, 4000, agents, {"first": "random"}, seed=3)
    error = (0.25 / 4000) ** 0.5
    assert summary.first_place[0] - 4 * error > 1 / seats


def test_search_beats_random_and_greedy() -> None:
    against_random = simulate(RACE, 2, 300, parse_agents("search:300,random", 2), seed=3)
    against_greedy = simulate(RACE, 2, 300, parse_agents("search:300,greedy", 2), seed=3)
    error = (0.25 / 300) ** 0.5
    assert against_random.first_place[0] - 4 * error > 0.5
    assert against_greedy.first_place[0] - 2 * error > 0.5


def test_search_plays_sealed_choices_and_races() -> None:
    for slug in ("goofspiel", "snap"):
        game = library.game(slug)
        summary = simulate(game, 2, 100, parse_agents("search:200,random", 2), seed=3)
        assert summary.first_place[0] - 2 * (0.25 / 100) ** 0.5 > 0.5
