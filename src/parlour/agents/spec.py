"""The mini-language that names agents everywhere: `random`, `greedy`, `search:800`, `model:easy`."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from parlour.agents import deciding, search
from parlour.agents.deciding import GREEDY, MODEL, RANDOM, SEARCH
from parlour.engine.errors import SetupError
from parlour.engine.game import Game

MAX_SIMULATIONS = 1_000_000

KINDS = {"random": RANDOM, "greedy": GREEDY, "search": SEARCH, "model": MODEL}

SKILLS = ("easy", "medium", "hard")
"""The levels at which a game's own model plays."""


class AgentSpec(NamedTuple):
    """An agent by name; `amount` is the simulations of a search, or the place in `SKILLS` of a model."""

    name: str
    amount: int = 0

    @property
    def kind(self) -> int:
        """Its number in compiled loops."""
        return KINDS[self.name]

    @property
    def template(self) -> ModuleType:
        """The loops that decide for it."""
        return search if self.name == "search" else deciding

    def __str__(self) -> str:
        match self.name:
            case "search":
                return f"search:{self.amount}"
            case "model":
                return f"model:{SKILLS[self.amount]}"
            case _:
                return self.name


def parse_agent(text: str) -> AgentSpec:
    """One agent, or `SetupError` that says how agents are written."""
    name, colon, amount = text.strip().partition(":")
    if name == "search":
        if not amount.isascii() or not amount.isdigit() or not 1 <= int(amount) <= MAX_SIMULATIONS:
            raise SetupError(f"{text!r}: say how many simulations, 1 to {MAX_SIMULATIONS}, such as search:500")
        return AgentSpec(name, int(amount))
    if name == "model":
        if amount not in SKILLS:
            raise SetupError(f"{text!r}: say how well, such as model:easy; there are {', '.join(SKILLS)}")
        return AgentSpec(name, SKILLS.index(amount))
    if name not in KINDS or colon:
        raise SetupError(
            f"there is no agent {text!r}: there are random, greedy, search:N (N simulations a decision) and "
            f"model:LEVEL (a game's own, where it has one)"
        )
    return AgentSpec(name)


def check_agent(game: Game, spec: AgentSpec) -> None:
    """Raises `SetupError` if the game does not have this agent."""
    if spec.name == "model" and not game.has_model:
        raise SetupError(f"{game.slug} has no model of its own: choose random, greedy or search:N")


def parse_agents(text: str, seats: int) -> list[AgentSpec]:
    """One agent for each seat: `a,b,c` in seat order, or one for all. Raises `SetupError` if the number is wrong."""
    agents = [parse_agent(part) for part in text.split(",")]
    if len(agents) == 1:
        return agents * seats
    if len(agents) != seats:
        raise SetupError(f"{len(agents)} agents for {seats} seats: name one for each, or one for all")
    return agents
