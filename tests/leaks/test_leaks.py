"""Nobody is told what they may not know: random matches of every game, with lines that fail and people who look."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR

from .looking import Watched, with_secrets

MOVES = {"baby-clues": 25, "baby-monster-race": 40, "bakerspeed": 40, "junior-cluedo": 70, "loony-clues": 25}
"""How much is done at a table of each game: enough that something is hidden from everybody."""


@pytest.mark.parametrize("game", MOVES)
def test_what_goes_out_follows_from_what_its_reader_may_know(game: str) -> None:
    watched = with_secrets(game, MOVES[game], 1, SPECTATOR)
    assert watched.spilled() == []
    for viewer in (1, SPECTATOR):
        assert watched.betrayed(viewer) == []


def test_a_match_that_ends_gives_its_secret_away_only_then() -> None:
    watched = Watched("leduc", 2, moves=60, seed="1")
    assert watched.until < float("inf")
    assert watched.spilled() == []
