"""What an agent chooses while what it cannot see is swapped under it."""

from __future__ import annotations

from parlour.agents import Agent
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.records import Observation


def choices_in_other_worlds(match: Match, hidden: str, spec: str = "greedy") -> tuple[set[bytes], set[int]]:
    """What a hidden field held in eight imagined worlds, and what an agent chose in seat 1 from its observations."""
    game = match.game
    found: set[bytes] = set()
    choices: set[int] = set()
    for number in range(8):
        world = imagine(game, match.observation(0), 0, new_luck(number))
        views = game.new_rows()
        game.steps.view(world, 0, views)
        assert views.tobytes() == match.observation(0).tobytes()
        found.add(world[hidden].tobytes())
        choices.add(Agent(game, spec, seed=4).choose(Observation(views), 0, match.legal_actions(0)))
    return found, choices
