"""Parlour beside OpenSpiel's C++ in one run on one core: random whole games of like-sized card games.

OpenSpiel plays through `MCTSBot` with one simulation and a `RandomRolloutEvaluator` of many rollouts, so that one call
from Python is many random games in C++; the deal is done before
the rollouts start, and is not counted.
Rounds of the two alternate, and the fastest of each counts: on a shared machine the others measure the neighbours.

    uv run python benchmarks/openspiel.py
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import pyspiel

from parlour.agents.spec import AgentSpec
from parlour.engine import library
from parlour.lab import loops
from parlour.lab.simulate import Player

PEER = "crazy_eights(players=4)"
ROUNDS = 7
SECONDS = 1.5


class Peer:
    """Random rollouts of OpenSpiel in C++."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self._luck = random.Random(3)
        decisions, chance = self._sizes(300)
        self.decisions_a_game, self.chance_a_game = decisions, chance
        self._rollouts = max(5, int(20_000 / decisions))
        evaluator = pyspiel.RandomRolloutEvaluator(self._rollouts, 11)
        self._bot = pyspiel.MCTSBot(self.game, evaluator, 1.4, 1, 100, False, 5, False)

    def _dealt(self) -> tuple[Any, int]:
        state = self.game.new_initial_state()
        dealt = 0
        while state.is_chance_node():
            self._chance(state)
            dealt += 1
        return state, dealt

    def _chance(self, state: Any) -> None:
        outcomes = state.chance_outcomes()
        state.apply_action(self._luck.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])

    def _sizes(self, games: int) -> tuple[float, float]:
        """Mean decisions and chance nodes of a rollout, from the same random play counted in Python."""
        decisions = chance = 0
        for _ in range(games):
            state, _ = self._dealt()
            while not state.is_terminal():
                if state.is_chance_node():
                    self._chance(state)
                    chance += 1
                else:
                    state.apply_action(self._luck.choice(state.legal_actions()))
                    decisions += 1
        return decisions / games, chance / games

    def round(self) -> tuple[float, float]:
        """Actions and steps (with chance) a second of one round."""
        games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            state, _ = self._dealt()
            self._bot.mcts_search(state)
            games += self._rollouts
        rate = games / (time.perf_counter() - began)
        return rate * self.decisions_a_game, rate * (self.decisions_a_game + self.chance_a_game)


class Ours:
    """Random games of Parlour."""

    def __init__(self, slug: str, seats: int) -> None:
        self._player = Player(library.game(slug), seats, {}, [AgentSpec("random")] * seats)
        self._games = 0

    def round(self) -> tuple[float, float, float]:
        """Decisions, actions (forced ones too) and steps (with chance) a second of one round."""
        decisions = forced = chance = 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            counts, _ = self._player.play(1, self._games, 5_000)
            self._games += 5_000
            decisions += int(counts[loops.DECISIONS])
            forced += int(counts[loops.FORCED])
            chance += int(counts[loops.CHANCE])
        spent = time.perf_counter() - began
        return decisions / spent, (decisions + forced) / spent, (decisions + forced + chance) / spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Parlour beside OpenSpiel's C++, random play on one core.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    as_json = parser.parse_args().json
    peer = Peer(PEER)
    ours = Ours("baby-monster-race", 4)
    ours.round()
    rounds = [(ours.round(), peer.round()) for _ in range(ROUNDS)]
    decisions, actions, steps = (max(mine[place] for mine, _ in rounds) for place in range(3))
    peer_actions, peer_steps = (max(theirs[place] for _, theirs in rounds) for place in range(2))
    ratios = sorted(mine[2] / theirs[1] for mine, theirs in rounds)
    found = {
        "parlour": {"game": "baby-monster-race, 4 seats", "decisions": decisions, "actions": actions, "steps": steps},
        "openspiel": {"game": PEER, "actions": peer_actions, "steps": peer_steps},
        "ratio_of_steps": {"fastest": steps / peer_steps, "median": ratios[len(ratios) // 2], "rounds": ratios},
    }
    if as_json:
        print(json.dumps(found))
        return
    print(f"Parlour    {found['parlour']['game']}: {decisions:,.0f} decisions/s, {steps:,.0f} steps/s")
    print(f"OpenSpiel  {PEER} in C++: {peer_actions:,.0f} actions/s, {peer_steps:,.0f} steps/s")
    median = ratios[len(ratios) // 2]
    print(f"steps, Parlour to OpenSpiel: {steps / peer_steps:.1f} (fastest rounds), {median:.1f} (median)")


if __name__ == "__main__":
    main()
