"""The levels of bots that people choose from, from weak to strong, each with the agent that plays it."""

from __future__ import annotations

LEVELS = {"easy": "random", "medium": "greedy", "hard": "search:800"}
