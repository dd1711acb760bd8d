"""A search sees what its seat sees, tells apart what each seat can tell apart, and thinks as its manner says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

from parlour.agents import Agent, parse_agent, parse_agents
from parlour.agents import agent as agent_module
from parlour.agents.search import GREED, NEWS, OBSERVERS
from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.mode import Mode
from parlour.engine.records import Observation
from parlour.games.baby_monster_race.cards import Card
from parlour.lab.simulate import simulate

from ..rulebook.race import race_at
from .duels import least_share


def decisions(game: Game, seats: int, count: int) -> Iterator[tuple[Match, int]]:
    """Positions of random matches in which a seat has a choice."""
    choose, found = Random(1), 0
    while True:
        match = Match(game, seats, FastDealer(choose.randrange(1000)))
        match.deal_all()
        while match.kind is not Kind.OVER:
            for seat in match.deciding:
                if len(match.legal_actions(seat)) > 1:
                    yield match, seat
                    found += 1
                    if found == count:
                        return
            choices = {seat: choose.choice(match.legal_actions(seat)) for seat in match.deciding}
            if match.kind is Kind.JOINT:
                match.act_together(choices)
            else:
                match.act(*choices.popitem())
            match.deal_all()


@pytest.mark.parametrize("slug", library.folders())
def test_an_action_looks_to_a_viewer_like_those_it_cannot_tell_from_it(slug: str) -> None:
    """What stands for an action in another's tree is the same exactly when the log shows it the same."""
    game = library.game(slug, mode=Mode.INTERPRETED)
    seen_as = sys.modules[f"{game.rules.__package__}.generated"].seen_as
    for actor, viewer in ((0, 0), (0, 1), (1, 0)):
        shown: dict[object, int] = {}
        for action in range(game.actions.count):
            seen = game.actions.seen(actor, action, viewer)
            key = (seen.name, *seen.parameters.values())
            assert shown.setdefault(key, seen_as(actor, action, viewer)) == seen_as(actor, action, viewer)
        assert len(set(shown.values())) == len(shown)


def test_each_seat_has_a_tree_of_its_own_where_actions_are_hidden() -> None:
    manner = {
        slug: parse_agent("search:50").numbers(library.game(slug, mode=Mode.INTERPRETED), 3)[1:]
        for slug in ("whispers", "baby-monster-race", "baby-clues")
    }
    assert [int(each[OBSERVERS]) for each in manner.values()] == [3, 1, 1]
    assert [int(each[GREED]) for each in manner.values()] == [0, 100, 100]
    assert manner["baby-monster-race"][NEWS] == 0
    assert manner["baby-clues"][NEWS] != 0


def test_a_search_looks_before_it_names_the_ghosts() -> None:
    """What a look shows is worth something only to who goes on by what it was: so it has branches of its own."""
    game = library.game("peek-and-swap", "tiny")
    match = Match(game, 2, FastDealer(1))
    match.deal_all()
    seat = match.deciding[0]
    legal = match.legal_actions(seat)
    chosen = {Agent(game, "search:20000", seed).choose(match.observation(seat), seat, legal) for seed in range(4)}
    assert {game.actions.decode(action)[0].name for action in chosen} == {"peek"}


@pytest.mark.parametrize("slug", ["whispers", "leduc"])
def test_what_is_hidden_does_not_matter(slug: str) -> None:
    """The hidden state is swapped under the agent: its observation is the same bytes, and so is its choice."""
    game = library.game(slug)
    swapped = 0
    for match, seat in decisions(game, game.players[0], 10):
        choices: set[int] = set()
        for number in range(4):
            world = imagine(game, match.observation(seat), seat, new_luck(number))
            swapped += world.tobytes() != match.rows.tobytes()
            views = game.new_rows()
            game.steps.view(world, seat, views)
            choices.add(Agent(game, "search:200", 4).choose(Observation(views), seat, match.legal_actions(seat)))
        assert len(choices) == 1
    assert swapped


def test_a_search_by_time_decides() -> None:
    game = library.game("leduc")
    match = Match(game, 2, FastDealer(1))
    match.deal_all()
    seat = match.deciding[0]
    legal = match.legal_actions(seat)
    assert Agent(game, "search:time=5", seed=1).choose(match.observation(seat), seat, legal) in legal


def test_a_search_by_time_takes_none_where_there_is_nothing_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    match = race_at(1, 5, hands={0: [Card.MOVE_OTHER_1], 1: [Card.PLUS_1]}).match
    match.act(0, match.game.actions.encode("move_other", steps=1, target=1))
    (only,) = match.legal_actions(1)
    agent = Agent(library.game(match.game.slug, mode=Mode.INTERPRETED), "search:time=5", seed=1)
    clock = SimpleNamespace(perf_counter=lambda: pytest.fail("it looked at the clock"))
    monkeypatch.setattr(agent_module, "time", clock)
    assert agent.choose(match.observation(1), 1, [only]) == only


def test_many_observers_play_well_where_answers_are_whispered() -> None:
    summary = simulate(library.game("whispers"), 2, 200, parse_agents("search:300,random", 2), seed=3)
    assert summary.first_place[0] - 2 * (0.25 / 200) ** 0.5 > 0.5


def test_a_search_takes_what_luck_leaves_to_it() -> None:
    """In the dash whoever is behind has to guess. In the second seat best play gets half of `greedy`, which gets 36 %.

    (`parlour exact junior-cluedo --preset dash --agents greedy --nodes 1500000`)
    """
    game = library.game("junior-cluedo", "dash")
    assert least_share(game, ["greedy", "search:2000"], matches=400, seat=1) > 0.42
