"""The levels of bots: each beats the one below it by a margin. `docs/bots.md` has closer figures, of more matches."""

from __future__ import annotations

import pytest

from parlour.agents.levels import agent_of
from parlour.engine import library

from .duels import least_share


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
    assert least_share(game, [agent_of(game, "easy")] + ["random"] * (seats - 1), matches=MATCHES) > at_least


MATCHES = 300


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
    assert least_share(game, specs, matches=MATCHES) > at_least


@pytest.mark.parametrize(
    ("slug", "at_least", "matches"),
    [("baby-monster-race", 0.5, 400), ("baby-clues", 0.5, 80), ("junior-cluedo", 0.5, 1000)],
)
def test_hard_beats_medium(slug: str, at_least: float, matches: int) -> None:
    game = library.game(slug)
    assert least_share(game, [agent_of(game, "hard"), agent_of(game, "medium")], matches=matches) > at_least


@pytest.mark.parametrize(
    ("slug", "seats", "at_least"), [("baby-monster-race", 5, 0.3), ("junior-cluedo", 5, 0.8), ("junior-cluedo", 6, 0.8)]
)
def test_greedy_beats_random_at_the_fuller_tables(slug: str, seats: int, at_least: float) -> None:
    game = library.game(slug)
    assert least_share(game, ["greedy"] + ["random"] * (seats - 1), matches=100) > at_least
