"""How fast and how careful the levels of a game of speed are: what each of them does in whole matches of its own kind.

The time is that of a right card, from when the die has landed: the page shows a tumble before. An error is a wrong card
that is laid, or a right one that is overlooked by somebody who says that it has none.

    uv run python benchmarks/reactions.py
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

from parlour.agents import Agent
from parlour.agents.levels import LEVELS
from parlour.engine import library
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.match import Match
from parlour.engine.records import Observation
from parlour.games.bakerspeed.suspects import DICE, TRAITS
from parlour.games.bakerspeed.tactics_time import TUMBLE

SEATS = 4


@dataclass
class Found:
    """What a level did."""

    seconds: list[float] = field(default_factory=list[float])
    """Of the right cards, after the die has landed; those that came too late as well."""
    mistakes: int = 0
    decisions: int = 0

    @property
    def median(self) -> float:
        """The reaction in the middle, in seconds."""
        return statistics.median(self.seconds)

    @property
    def errors(self) -> float:
        """The share of the decisions that were mistakes."""
        return self.mistakes / self.decisions


def measure(game: Game, level: str, matches: int) -> Found:
    """Whole matches between players of one level."""
    found = Found()
    for seed in range(matches):
        play(game, [f"model:{level}"] * SEATS, seed, found)
    return found


def play(game: Game, specs: Sequence[str], seed: int, found: Found) -> list[float]:
    """One match between agents, whose reactions are added to what was found; what each seat got."""
    agents = [Agent(game, spec, seed * len(specs) + seat) for seat, spec in enumerate(specs)]
    match = Match(game, len(specs), FastDealer(seed))
    match.deal_all()
    while match.kind is not Kind.OVER:
        if match.kind is Kind.RACE:
            _race(match, agents, found)
        else:
            seat = match.deciding[0]
            match.act(seat, agents[seat].choose(match.observation(seat), seat, match.legal_actions(seat)))
        match.deal_all()
    return match.returns()


def _race(match: Match, agents: list[Agent], found: Found) -> None:
    """Everybody still in it decides and reacts, and the earliest counts."""
    claims: list[tuple[float, int, int]] = []
    for seat in match.deciding:
        observation = match.observation(seat)
        action = agents[seat].choose(observation, seat, match.legal_actions(seat))
        seconds = agents[seat].reaction(observation, seat, action)
        claims.append((seconds, seat, action))
        _count(match, seat, action, seconds, found)
    match.race((seat, action) for _, seat, action in sorted(claims))


def _count(match: Match, seat: int, action: int, seconds: float, found: Found) -> None:
    """Add one decision; where there was nothing to decide, nothing could go wrong."""
    legal = match.legal_actions(seat)
    if len(legal) == 1:
        return
    observation = match.observation(seat)
    right = {claim for claim in legal if _is_right(match.game, observation, claim)}
    found.decisions += 1
    if action in right:
        tumble = 0 if observation[0]["tried"][seat] else TUMBLE / 1000
        found.seconds.append(seconds - tumble)
    else:
        found.mistakes += bool(right) or match.game.actions.decode(action)[0].name == "lay"


def _is_right(game: Game, observation: Observation, action: int) -> bool:
    """Whether an action lays a card that shows all that applies."""
    (verb, parameters), view = game.actions.decode(action), observation[0]
    return verb.name == "lay" and all(
        view["die"][die] == TRAITS[parameters["suspect"]][die] + 1 for die in range(DICE) if view["applies"][die]
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Median reaction and error rate of the levels of Bakerspeed.")
    parser.add_argument("--matches", type=int, default=100, help="for each level (100)")
    matches, game = parser.parse_args().matches, library.game("bakerspeed")
    for level in LEVELS:
        found = measure(game, level, matches)
        print(f"{level:7}{found.median:5.2f} s  {100 * found.errors:4.1f} % errors in {found.decisions:,} decisions")


if __name__ == "__main__":
    main()
