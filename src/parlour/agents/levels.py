"""The levels of bots that people choose from, from weak to strong, each with the agent that plays it."""

from __future__ import annotations

from parlour.agents.spec import SKILLS
from parlour.engine.game import Game

LEVELS = SKILLS
USUAL = {"easy": "random", "medium": "greedy", "hard": "search:800"}


def agent_of(game: Game, level: str) -> str:
    """The agent that plays a level of a game."""
    return (game.levels or USUAL)[level]
