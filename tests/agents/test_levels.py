"""The levels of bots: each beats the one below it by a margin, and the easiest beats chance."""

from __future__ import annotations

import pytest

from parlour.agents.levels import agent_of
from parlour.agents.spec import parse_agent
from parlour.engine import library

from .duels import least_share

FEWER = 20
"""A search with so many times fewer simulations than the level's is quick, and no better than the level."""


def weakened(spec: str) -> str:
    """A search that takes less time; other agents as they are."""
    agent = parse_agent(spec)
    return str(agent._replace(sims=agent.sims // FEWER)) if agent.name == "search" else spec


@pytest.mark.parametrize(
    ("slug", "seats", "at_least"),
    [
        ("baby-monster-race", 2, 0.53),
        ("baby-monster-race", 4, 0.27),
        ("baby-clues", 2, 0.8),
        ("baby-clues", 4, 0.33),
        ("junior-cluedo", 2, 0.8),
        ("junior-cluedo", 4, 0.7),
    ],
)
def test_easy_beats_random(slug: str, seats: int, at_least: float) -> None:
    game = library.game(slug)
    assert least_share(game, [agent_of(game, "easy")] + ["random"] * (seats - 1), matches=200) > at_least


@pytest.mark.parametrize(
    ("slug", "seats", "at_least"),
    [
        ("baby-monster-race", 2, 0.63),
        ("baby-monster-race", 4, 0.29),
        ("baby-clues", 2, 0.75),
        ("baby-clues", 4, 0.5),
        ("junior-cluedo", 2, 0.58),
        ("junior-cluedo", 4, 0.35),
    ],
)
def test_medium_beats_easy(slug: str, seats: int, at_least: float) -> None:
    game = library.game(slug)
    specs = [agent_of(game, "medium")] + [agent_of(game, "easy")] * (seats - 1)
    assert least_share(game, specs, matches=200) > at_least
