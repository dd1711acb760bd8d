"""An agent that decides for a seat, one observation at a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.agents import search, timed
from parlour.agents.search import USUAL_SKILL
from parlour.agents.spec import check_agent, parse_agent
from parlour.agents.tree import NONE, WIDTH
from parlour.engine.bind import Ints
from parlour.engine.game import Game
from parlour.engine.kind import MAX_SEATS
from parlour.engine.luck import new_luck
from parlour.engine.records import Observation

MOST_NODES = 100_000
"""Nodes of a search that ends with its time: later ones are not remembered."""
AT_A_TIME = 32
"""Worlds that it imagines between two looks at the clock."""


class Agent:
    """Decides from observations of one game. The same seed and the same observations give the same decisions.

    (A search by time does what it can in that time.) Raises `SetupError` if there is no agent of that name, or if the
    game has no model of its own.
    """

    def __init__(self, game: Game, spec: str, seed: int) -> None:
        self.spec = parse_agent(spec)
        check_agent(game, self.spec)
        self._game = game
        self._loops = game.bound(self.spec.template)
        self._worlds = game.new_rows(2)
        self._actions = np.zeros(game.actions.count, np.int64)
        self._weights = np.zeros(game.piles.widest, np.int64)
        self._nothing = np.zeros(game.evidence, np.int64)
        self._luck = new_luck(seed)

    def reaction(self, observation: Observation, seat: int, action: int) -> float:
        """How many seconds it takes in a race to do this; 0 where the game does not say."""
        if self.spec.name == "search" or not self._game.has_reaction:
            return 0.0
        skill = self.spec.skill if self.spec.name == "model" else USUAL_SKILL
        return self._loops.react(observation, seat, action, skill, self._luck) / 1000

    def choose(self, observation: Observation, seat: int, legal: Sequence[int], evidence: Ints | None = None) -> int:
        """One of the legal actions of a seat that decides; `observation` is its own.

        `evidence` is what it has concluded from how the others have played (`Memory`); a search weighs that.
        """
        action: int
        if self.spec.name != "search":
            action = self._loops.decide(self.spec.kind, self.spec.skill, observation, seat, self._actions, self._luck)
        else:
            known = self._nothing if evidence is None else evidence
            manner = self.spec.numbers(self._game, self._game.seats_of(observation))[1:]
            action = self._search(observation, seat, manner, known)
        assert action in legal
        return action

    def _search(self, observation: Observation, seat: int, manner: Ints, evidence: Ints) -> int:
        actions, weights, luck = self._actions, self._weights, self._luck
        found: int
        if not self.spec.time:
            found = self._loops.search(observation, seat, manner, evidence, self._worlds, actions, weights, luck)
            return found
        tree: Any = np.zeros(MOST_NODES * WIDTH + 1, np.int64)
        slots, totals = np.zeros(2 * MOST_NODES + 1, np.int64), np.zeros(MOST_NODES + 2)
        notes, out = np.zeros(search.NOTES, np.int64), np.zeros(MAX_SEATS)
        loops = self._game.bound(timed)
        found = loops.begin(observation, seat, manner, tree, slots, totals, actions, luck)
        if found != NONE:
            return found
        until = time.perf_counter() + self.spec.time / 1000
        workplace = (self._worlds, tree, slots, totals, actions, weights, luck, notes, out)
        loops.think_on(AT_A_TIME, observation, seat, manner, evidence, *workplace)
        while time.perf_counter() < until:
            loops.think_on(AT_A_TIME, observation, seat, manner, evidence, *workplace)
        found = loops.conclude(observation, seat, manner, tree, slots, actions)
        return found
