"""Decides for bots: a search in threads of low priority that hold no lock, the others at once."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from parlour.agents import Agent, parse_agent
from parlour.agents.levels import USUAL, agent_of
from parlour.engine.game import Game
from parlour.server.metrics import DECISIONS
from parlour.server.shelf import Shelf
from parlour.table.change import Thought

WHILE_COMPILING = USUAL["medium"]
"""Who plays for a bot that searches before the search is compiled."""
LOW_PRIORITY = 10
"""Of a thread that searches; not the lowest, since it holds the interpreter for a moment when it is done."""

LONGEST_REST = 1.0
"""Seconds that an answer is held back at most."""
FADING = 0.8
"""What is left, after each decision, of the time that a long one took."""

_logger = logging.getLogger("parlour.bots")


class Bots:
    """All bots of a server."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._quick: dict[tuple[Game, str], Agent] = {}
        self._longest: dict[tuple[str, str], float] = {}
        threads = max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(threads, "bot", initializer=_step_back)

    async def decide(self, game: Game, thought: Thought) -> tuple[int, float]:
        """What the bot of a seat does, and how many seconds it takes in a race to react."""
        began = time.perf_counter()
        decided = await self._decide(game, thought)
        took = time.perf_counter() - began
        DECISIONS.labels(game.slug, thought.level).observe(took)
        if game.slug in self._shelf.searching:
            await asyncio.sleep(self.rest(game.slug, thought.level, took))
        return decided

    def rest(self, slug: str, level: str, took: float) -> float:
        """Seconds that an answer is held back after a decision: as long as others of this level took lately.

        A search where there is nothing to choose takes no time. On a busy machine the others may outlast the pause
        that every bot makes, and the difference would tell what its seat has in hand.
        """
        longest = max(took, FADING * self._longest.get((slug, level), 0.0))
        self._longest[slug, level] = longest
        return min(LONGEST_REST, longest - took)

    async def _decide(self, game: Game, thought: Thought) -> tuple[int, float]:
        try:
            spec = agent_of(game, thought.level)
            if parse_agent(spec).name != "search":
                return self._at_once(game, spec, thought)
            if game.slug not in self._shelf.searching:
                return self._at_once(game, WHILE_COMPILING, thought)
            # Made here, so that the thread has next to nothing to do with the interpreter and its lock.
            agent = Agent(game, spec, secrets.randbits(62))
            evidence = thought.memory.evidence()
            action = await asyncio.get_running_loop().run_in_executor(
                self._threads, agent.choose, thought.observation, thought.seat, thought.legal, evidence
            )
            return action, 0.0
        except Exception:
            # People wait at the table: the mistake goes into the log, and their match goes on.
            _logger.exception("a bot of level %s failed in %s", thought.level, game.slug)
            return secrets.choice(thought.legal), 0.0

    def _at_once(self, game: Game, spec: str, thought: Thought) -> tuple[int, float]:
        if (game, spec) not in self._quick:
            self._quick[game, spec] = Agent(game, spec, secrets.randbits(62))
        agent = self._quick[game, spec]
        action = agent.choose(thought.observation, thought.seat, thought.legal)
        return action, agent.reaction(thought.observation, thought.seat, action)

    def close(self) -> None:
        """Think no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _step_back() -> None:
    if sys.platform == "linux":  # elsewhere a thread has no priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW_PRIORITY)
