"""How fast Parlour searches: beside OpenSpiel's C++ ISMCTS in one run on one core, and how long a `hard` move takes.

Both think with as many simulations a decision, at decisions with at least two legal actions that are drawn from random
games; the peer's simulations are played on at random, and so are those of `greed=0`. Rounds of all alternate.
With `--moves` it times a move of the level `hard` instead, in every game, with four seats or as near as the game has.
Times are those of the processor, so that neighbours on a shared machine count little.

    uv run python benchmarks/search.py
    uv run python benchmarks/search.py --moves
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pyspiel

from parlour.agents import Agent
from parlour.agents.levels import agent_of
from parlour.agents.memory import Memory
from parlour.engine import library
from parlour.engine.bind import Ints
from parlour.engine.game import Game
from parlour.engine.log import Act
from parlour.engine.records import Observation
from parlour.testing.random_play import random_match

PEER = "hearts"
GAME = "baby-monster-race"
SEATS = (2, 4)
MANNERS = ("greed=0", "as the game says")
SIMULATIONS = 2000
ROUNDS = 7
PASSES = 12
"""Actions of the peer's game that positions are not drawn from: its search crashes on some while cards are passed."""
PEER_POSITIONS, POSITIONS, MOVES = 24, 64, 30
AMONG = 400
"""Decisions of random games that positions are drawn from."""


class Position(NamedTuple):
    """A decision of a seat in a random game."""

    observation: Observation
    seat: int
    legal: list[int]
    evidence: Ints
    left: int
    """Actions from here to the end of its game."""


def positions(game: Game, seats: int, count: int) -> list[Position]:
    """Decisions with at least two legal actions, drawn from random games."""
    found: list[Position] = []
    seed = 0
    while len(found) < AMONG:
        found += _of_match(game, seats, seed)
        seed += 1
    return random.Random(1).sample(found, count)


def _of_match(game: Game, seats: int, seed: int) -> Iterator[Position]:
    met: list[Position] = []
    memories: list[Memory] = []
    acts = 0
    for match, steps in random_match(game, seats, {}, seed):
        memories = memories or [Memory(match, seat) for seat in range(seats)]
        acts += sum(isinstance(step, Act) for step in steps)
        for seat in match.deciding:
            legal = match.legal_actions(seat)
            if len(legal) > 1:
                met.append(Position(match.observation(seat), seat, legal, memories[seat].evidence(), acts))
    return (position._replace(left=acts - position.left) for position in met)


def peer_positions(name: str, count: int) -> list[tuple[Any, int]]:
    """The same of OpenSpiel: states in which the player to act has a choice, and the actions to the end."""
    game = pyspiel.load_game(name)
    luck = random.Random(3)
    found: list[tuple[Any, int]] = []
    while len(found) < AMONG:
        state = game.new_initial_state()
        met: list[tuple[Any, int]] = []
        acts = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1 and acts >= PASSES:
                met.append((state.clone(), acts))
            state.apply_action(luck.choice(legal))
            acts += 1
        found += [(state, acts - before) for state, before in met]
    return random.Random(1).sample(found, count)


def rate(decide: Callable[[], int]) -> float:
    """Simulations a second of decisions, of which `decide()` makes some and says how many."""
    began = time.process_time()
    decisions = decide()
    return decisions * SIMULATIONS / (time.process_time() - began)


def searcher(game: Game, manner: str, met: list[Position]) -> Callable[[], int]:
    """Decides at all positions when it is called."""
    greed = f",{manner}" if "=" in manner else ""
    agent = Agent(game, f"search:sims={SIMULATIONS}{greed}", 1)

    def decide() -> int:
        for position in met:
            agent.choose(position.observation, position.seat, position.legal, position.evidence)
        return len(met)

    return decide


def peer_searcher(met: list[tuple[Any, int]]) -> Callable[[], int]:
    """The same with OpenSpiel's ISMCTS, one random rollout a simulation."""
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 11), 1.4, SIMULATIONS, -1, most, False, True)

    def decide() -> int:
        for state, _ in met:
            bot.step(state)
        return len(met)

    return decide


def compare() -> dict[str, Any]:
    """Medians of the rounds, and of the ratios within each round."""
    theirs = peer_positions(PEER, PEER_POSITIONS)
    peer = peer_searcher(theirs)
    game = library.game(GAME)
    ours = {seats: positions(game, seats, POSITIONS) for seats in SEATS}
    searchers = {(seats, manner): searcher(game, manner, ours[seats]) for seats in SEATS for manner in MANNERS}
    for decide in searchers.values():
        decide()
    rounds = [(rate(peer), {key: rate(decide) for key, decide in searchers.items()}) for _ in range(ROUNDS)]
    return {
        "simulations": SIMULATIONS,
        "openspiel": {
            "game": PEER,
            "a_second": statistics.median(speed for speed, _ in rounds),
            "actions_left": statistics.mean(left for _, left in theirs),
        },
        "parlour": [
            {
                "game": GAME,
                "seats": seats,
                "playouts": manner,
                "a_second": statistics.median(speeds[seats, manner] for _, speeds in rounds),
                "actions_left": statistics.mean(position.left for position in ours[seats]),
                "ratio": statistics.median(speeds[seats, manner] / speed for speed, speeds in rounds),
                "ratios": sorted(speeds[seats, manner] / speed for speed, speeds in rounds),
            }
            for seats, manner in searchers
        ],
    }


def time_moves(game: Game) -> dict[str, Any]:
    """How long the level `hard` thinks, in milliseconds."""
    fewest, most = game.players
    seats = min(max(4, fewest), most)
    spec = agent_of(game, "hard")
    agent = Agent(game, spec, 1)
    met = positions(game, seats, MOVES + 1)
    spent: list[float] = []
    for position in met:
        began = time.process_time()
        agent.choose(position.observation, position.seat, position.legal, position.evidence)
        spent.append(1000 * (time.process_time() - began))
    spent.pop(0)  # it loads the machine code
    worst, middle = max(spent), statistics.median(spent)
    row = {"game": game.slug, "seats": seats, "agent": spec, "decisions": MOVES}
    return {**row, "median_ms": middle, "worst_ms": worst}


def hard_moves() -> list[dict[str, Any]]:
    """`time_moves` of every game."""
    return [time_moves(library.game(slug)) for slug in library.folders()]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The speed of searches on one core.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--moves", action="store_true", help="time moves of the level `hard` in every game instead")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found: dict[str, Any] = {"hard": hard_moves()} if chosen.moves else compare()
    if chosen.json:
        print(json.dumps(found))
    elif chosen.moves:
        for row in found["hard"]:
            print(f"{row['game']}, {row['seats']} seats, {row['agent']}: ", end="")
            print(f"median {row['median_ms']:.2f} ms, worst {row['worst_ms']:.2f} ms of {row['decisions']} decisions")
    else:
        peer = found["openspiel"]
        print(f"{SIMULATIONS:,} simulations a decision, medians of {ROUNDS} rounds")
        print(f"OpenSpiel  {PEER} in C++: {peer['a_second']:,.0f} simulations/s", end="")
        print(f" ({peer['actions_left']:.0f} actions to the end)")
        for row in found["parlour"]:
            print(f"Parlour    {row['game']}, {row['seats']} seats, playouts {row['playouts']}: ", end="")
            print(f"{row['a_second']:,.0f} simulations/s ({row['actions_left']:.0f} actions to the end), ", end="")
            print(f"{row['ratio']:.1f} times ({row['ratios'][0]:.1f} to {row['ratios'][-1]:.1f})")


if __name__ == "__main__":
    main()
