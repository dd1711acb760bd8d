"""Who plays a tournament, and who sits where: every table in every rotation of its seats, on one deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple, TypeAlias

from parlour.agents.spec import AgentSpec, check_repeatable
from parlour.engine.errors import SetupError
from parlour.engine.game import Game

Seating: TypeAlias = tuple[int, ...]
"""The place in the list of agents of whoever has each seat."""


class Setup(NamedTuple):
    """What a tournament is about; made by `set_up`."""

    game: Game
    seats: int
    options: dict[str, str]
    agents: tuple[AgentSpec, ...]
    seed: int

    @property
    def names(self) -> list[str]:
        """The agents by name, told apart where one is named twice."""
        texts = [str(agent) for agent in self.agents]
        return [
            f"{text} #{texts[: place + 1].count(text)}" if texts.count(text) > 1 else text
            for place, text in enumerate(texts)
        ]

    @property
    def block_games(self) -> int:
        """The games of one block."""
        return comb(len(self.agents), self.seats % len(self.agents)) * self.seats


def set_up(game: Game, seats: int, agents: Sequence[AgentSpec], options: Mapping[str, str], seed: int) -> Setup:
    """A tournament of `agents`. Raises `SetupError` for what cannot be played."""
    if not 0 <= seed < 1 << 63:
        raise SetupError(f"seed {seed}: a whole number from 0 to 2**63 - 1")
    chosen = game.prepare(seats, options)[1]
    if len(agents) < 2:
        raise SetupError("a tournament is between two agents or more: name them like greedy,random")
    for agent in agents:
        check_repeatable(game, agent)
    return Setup(game, seats, chosen, tuple(agents), seed)


def tables(agents: int, seats: int) -> list[Seating]:
    """Each agent has `seats // agents` places; the places left over go to every choice of agents in turn."""
    each, over = divmod(seats, agents)
    return [tuple(range(agents)) * each + chosen for chosen in combinations(range(agents), over)]


def block_seatings(setup: Setup, block: int) -> list[Seating]:
    """The games of a block: every table, in an order that changes from block to block, in every rotation."""
    luck = Random(f"{setup.seed} {block}")
    found: list[Seating] = []
    for table in tables(len(setup.agents), setup.seats):
        order = luck.sample(table, setup.seats)
        found += [(*order[turn:], *order[:turn]) for turn in range(setup.seats)]
    return found
