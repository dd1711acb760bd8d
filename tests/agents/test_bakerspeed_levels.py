"""The levels of Bakerspeed: how fast and how careful they are, in whole matches and as the documents say."""

from __future__ import annotations

import re
import runpy
import statistics
from pathlib import Path
from typing import Any

import pytest

from parlour.agents import Agent, deciding
from parlour.agents.levels import LEVELS
from parlour.agents.spec import SKILLS
from parlour.engine import library
from parlour.engine.luck import new_luck
from parlour.engine.match import imagine
from parlour.games.bakerspeed.tactics_time import TUMBLE

from ..rulebook.line_up import NAMES, LineUp, line_up_at

ROOT = Path(__file__).parents[2]
MATCHES = 12
MEASURED = 24
"""Matches of each level that are measured: enough for the middle of its times to be sure to one percent."""
RANGES = {"easy": (4.0, 5.0), "medium": (2.5, 3.0), "hard": (1.5, 1.8)}
"""The seconds between which the reaction in the middle must lie, or a level is not what its name says."""

HAND = ["blue tall 1", "green lady 2", "orange round 3", "orange tall 2", "green round 1"]
OTHERS = ["orange tall 1", "green round 3"]


@pytest.fixture(scope="module")
def reactions() -> dict[str, Any]:
    """The script that the figures come from."""
    return runpy.run_path(str(ROOT / "benchmarks" / "reactions.py"))


def documented(level: str) -> tuple[float, float]:
    """The median reaction in seconds and the error rate in percent that stand in the documents."""
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| {level} \| ([\d.]+) s \| ([\d.]+) % \|", text, re.MULTILINE)
    assert row, f"docs/bots.md says nothing of the level {level}"
    return float(row[1]), float(row[2])


# Whole matches


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_as_fast_and_as_careful_as_the_documents_say(reactions: dict[str, Any], level: str) -> None:
    found = reactions["measure"](library.game("bakerspeed"), level, MEASURED)
    seconds, percent = documented(level)
    assert RANGES[level][0] <= found.median <= RANGES[level][1]
    assert found.median == pytest.approx(seconds, rel=0.04)
    assert 100 * found.errors == pytest.approx(percent, abs=max(0.4, percent / 6))


@pytest.mark.parametrize(("better", "worse"), [("hard", "medium"), ("medium", "easy")])
def test_a_higher_level_wins(reactions: dict[str, Any], better: str, worse: str) -> None:
    assert wins(reactions, [f"model:{worse}", f"model:{better}"], 1) > 0.9 * MATCHES


@pytest.mark.parametrize("seats", range(2, 7))
def test_greedy_beats_random(reactions: dict[str, Any], seats: int) -> None:
    assert wins(reactions, ["random"] * (seats - 1) + ["greedy"], seats - 1) > 0.9 * MATCHES


def wins(reactions: dict[str, Any], specs: list[str], seat: int) -> int:
    """How many matches a seat wins alone."""
    count = 0
    for seed in range(MATCHES):
        returns = reactions["play"](library.game("bakerspeed"), specs, seed, reactions["Found"]())
        count += all(returns[seat] > other for place, other in enumerate(returns) if place != seat)
    return count


# One race


def race(hand: list[str], face: str = "blue") -> LineUp:
    """A race for one thing against a player of two cards."""
    line_up = line_up_at(hand, OTHERS, wrong="again")
    line_up.rolls(0, face)
    return line_up


def usual(line_up: LineUp, level: str, card: str | None, count: int = 60) -> float:
    """The milliseconds in the middle of many times that the first seat takes to lay a card, or to say none."""
    game = line_up.match.game
    agent = Agent(game, f"model:{level}", seed=3)
    action = game.actions.encode("lay", suspect=NAMES.index(card)) if card else game.actions.encode("have_none")
    return 1000 * statistics.median(agent.reaction(line_up.match.observation(0), 0, action) for _ in range(count))


@pytest.mark.parametrize("level", LEVELS)
def test_each_card_that_is_looked_at_takes_its_time(level: str) -> None:
    line_up = race(HAND)
    times = [usual(line_up, level, card) for card in HAND]
    assert len(set(times)) == len(HAND)
    assert usual(line_up, level, None) >= 0.98 * max(times)
    assert max(times) > 1.15 * min(times)


@pytest.mark.parametrize("level", LEVELS)
def test_the_more_there_is_to_choose_from_the_longer_it_takes(level: str) -> None:
    few, many = race(HAND[:2]), race(HAND)
    assert usual(few, level, None) < usual(many, level, None)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_acts_before_the_die_has_landed(level: str) -> None:
    line_up = race(HAND[:1])
    game, agent = line_up.match.game, Agent(line_up.match.game, f"model:{level}", seed=1)
    action = game.actions.encode("lay", suspect=NAMES.index(HAND[0]))
    observation = line_up.match.observation(0)
    assert min(agent.reaction(observation, 0, action) for _ in range(300)) > TUMBLE / 1000 + 0.4


def test_after_a_wrong_card_nobody_waits_for_the_die_again() -> None:
    before, line_up = race(["blue tall 1"]), race(["blue tall 1", "green lady 2"])
    line_up.lays(0, "green lady 2")
    assert line_up.hand(0).count("green lady 2") == 1
    assert usual(line_up, "hard", "blue tall 1") < usual(before, "hard", "blue tall 1")


def test_times_are_spread_about_their_middle_with_a_longer_tail_above() -> None:
    line_up = race(HAND)
    agent = Agent(line_up.match.game, "model:medium", seed=1)
    action = line_up.match.game.actions.encode("have_none")
    times = sorted(agent.reaction(line_up.match.observation(0), 0, action) for _ in range(600))
    low, middle, high = times[15], times[300], times[-15]
    assert 0.9 < middle - low < high - middle


@pytest.mark.parametrize("level", LEVELS)
def test_levels_err_and_may_overlook_the_only_right_card(level: str) -> None:
    line_up = race(["blue tall 1"])
    overlooked = choices(line_up, level).count("none")
    assert 0 < overlooked < 0.15 * 3000


def test_a_card_is_taken_for_a_right_one_if_one_thing_is_wrong_and_not_if_two_are() -> None:
    line_up = race(["green lady 2", "orange lady 2", "green tall 3"], "orange")
    line_up.lays(1, "orange tall 1")
    line_up.settle_once()
    line_up.rolls(0, "tall")
    assert line_up.wanted == {"orange", "tall"}
    assert set(choices(line_up, "easy")) == {"none", "orange lady 2", "green tall 3"}


def choices(line_up: LineUp, level: str, count: int = 3000) -> list[str]:
    """What the first seat does, many times."""
    game = line_up.match.game
    agent = Agent(game, f"model:{level}", seed=2)
    observation, legal = line_up.match.observation(0), line_up.match.legal_actions(0)
    return [
        NAMES[parameters["suspect"]] if parameters else "none"
        for _, parameters in (game.actions.decode(agent.choose(observation, 0, legal)) for _ in range(count))
    ]


@pytest.mark.parametrize("skill", range(len(SKILLS)))
def test_a_reaction_tells_nothing_of_what_is_hidden(skill: int) -> None:
    line_up = race(HAND)
    game, seen = line_up.match.game, line_up.match.observation(0)
    worlds = [seen, *(imagine(game, seen, 0, new_luck(number)) for number in range(8))]
    assert len({world["hand"].tobytes() for world in worlds}) > 2
    for action in line_up.match.legal_actions(0):
        react = game.bound(deciding).react
        assert len({react(world, 0, action, skill, new_luck(5)) for world in worlds}) == 1
