"""The levels of bots that people choose from, from weak to strong, each with the agent that plays it."""

from __future__ import annotations

from parlour.agents.spec import SKILLS, parse_agent
from parlour.engine.errors import DeclarationError
from parlour.engine.game import Game

LEVELS = SKILLS
USUAL = {"easy": "random", "medium": "greedy", "hard": "search:800"}


def agent_of(game: Game, level: str) -> str:
    """The agent that plays a level of a game. Raises `DeclarationError` if its tactics leave one out."""
    levels = game.levels or USUAL
    if level not in levels:
        raise DeclarationError(f"{game.slug}: LEVELS in tactics.py names no agent for {level!r}")
    return levels[level]


def searches(game: Game) -> bool:
    """Whether any level of a game searches."""
    return any(parse_agent(agent_of(game, level)).name == "search" for level in LEVELS)
