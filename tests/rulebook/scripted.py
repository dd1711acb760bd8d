"""A game for the tests of a rulebook, in which chance does what the test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from parlour.engine.game import Game
from parlour.engine.match import Match


class Script:
    """A dealer that deals what it was told last."""

    outcome = 0

    def draw(self, pile: str, weights: Sequence[int]) -> int:
        assert weights[self.outcome], f"{pile} cannot give {self.outcome}"
        return self.outcome

    def choose(self, seat: int, count: int) -> int:  # noqa: ARG002
        return self.draw("(default)", [1] * count)


class Scripted:
    """A match that keeps the laws of its game at every step."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self._script = Script()
        self.match = Match(game, seats, self._script, options)

    @property
    def state(self) -> Any:
        """The record of the position."""
        return self.match.rows[0]

    @property
    def odds(self) -> list[int]:
        """The weights of what chance may bring now."""
        weights = np.zeros(self.match.game.piles.widest, np.int64)
        _, count = self.match.game.steps.chance(self.match.rows, weights)
        return weights[:count].tolist()

    def act(self, seat: int, verb: str, **parameters: int) -> None:
        """A seat does something."""
        self.match.act(seat, self.match.game.actions.encode(verb, **parameters))
        self._check()

    def _bring(self, outcome: int | None) -> None:
        """Chance brings this, or the first thing that it can."""
        first = next(one for one, odds in enumerate(self.odds) if odds)
        self._script.outcome = first if outcome is None else int(outcome)
        self.match.deal()
        self._check()

    def _check(self) -> None:
        broken = self.match.game.steps.check(self.match.rows)
        assert broken == 0, self.match.game.broken(broken)
