"""An agent that decides for a seat, one observation at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from parlour.agents.search import USUAL_SKILL
from parlour.agents.spec import check_agent, parse_agent
from parlour.engine.game import Game
from parlour.engine.luck import new_luck
from parlour.engine.records import Observation


class Agent:
    """Decides from observations of one game. The same seed and the same observations give the same decisions.

    Raises `SetupError` if there is no agent of that name, or if the game has no model of its own.
    """

    def __init__(self, game: Game, spec: str, seed: int) -> None:
        self.spec = parse_agent(spec)
        check_agent(game, self.spec)
        self._game = game
        self._loops = game.bound(self.spec.template)
        self._worlds = game.new_rows()
        self._actions = np.zeros(game.actions.count, np.int64)
        self._weights = np.zeros(game.piles.widest, np.int64)
        self._luck = new_luck(seed)

    def reaction(self, observation: Observation, seat: int, action: int) -> float:
        """How many seconds it takes in a race to do this; 0 where the game does not say."""
        if self.spec.name == "search" or not self._game.has_reaction:
            return 0.0
        skill = self.spec.amount if self.spec.name == "model" else USUAL_SKILL
        return self._loops.react(observation, seat, action, skill, self._luck) / 1000

    def choose(self, observation: Observation, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions of a seat that decides; `observation` is its own."""
        action: int
        if self.spec.name == "search":
            action = self._loops.search(
                self.spec.amount, observation, seat, self._worlds, self._actions, self._weights, self._luck
            )
        else:
            action = self._loops.decide(self.spec.kind, self.spec.amount, observation, seat, self._actions, self._luck)
        assert action in legal
        return action
