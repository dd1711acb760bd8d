"""The mini-language that names agents everywhere: `random`, `greedy`, `search:800`, `search:sims=800,c=0.5`."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

import numpy as np

from parlour.agents import deciding, search
from parlour.agents.deciding import GREEDY, MODEL, NUMBERS, RANDOM, SEARCH
from parlour.engine.bind import Ints
from parlour.engine.errors import SetupError
from parlour.engine.game import Game

MAX_SIMULATIONS = 1_000_000
LONGEST = 3_600_000
"""Milliseconds that a search may take."""
MAX_EXPLORATION = 100.0

KINDS = {"random": RANDOM, "greedy": GREEDY, "search": SEARCH, "model": MODEL}

SKILLS = ("easy", "medium", "hard")
"""The levels at which a game's own model plays."""

USUAL_SIMULATIONS, USUAL_EXPLORATION, USUAL_TRUST, AS_THE_GAME_SAYS = 2000, 0.7, 50, -1


class AgentSpec(NamedTuple):
    """An agent by name, with all that can be said of it."""

    name: str
    skill: int = 0
    """The place in `SKILLS` of a model."""
    sims: int = 0
    """Worlds that a search imagines for a decision; 0 if it goes by time."""
    time: int = 0
    """Milliseconds of a search that goes by time."""
    c: float = USUAL_EXPLORATION
    greed: int = AS_THE_GAME_SAYS
    """Of the decisions after its tree, the percent that the game's tactics make."""
    trust: int = USUAL_TRUST
    """How far it trusts the game's tactics in its tree, in percent."""

    @property
    def kind(self) -> int:
        """Its number in compiled loops."""
        return KINDS[self.name]

    @property
    def template(self) -> ModuleType:
        """The loops that decide for it."""
        return search if self.name == "search" else deciding

    def numbers(self, game: Game, seats: int) -> Ints:
        """How compiled loops know it: its kind, then its skill, or the manner in which it searches."""
        numbers = np.zeros(NUMBERS, np.int64)
        numbers[0] = self.kind
        manner = numbers[1:]
        if self.name == "search":
            manner[search.SIMULATIONS] = self.sims
            manner[search.EXPLORATION] = round(self.c * 1000)
            manner[search.GREED] = game.greed if self.greed == AS_THE_GAME_SAYS else self.greed
            manner[search.TRUST] = self.trust
            manner[search.OBSERVERS] = seats if game.actions.hidden else 1
            manner[search.NEWS] = game.news
        else:
            manner[0] = self.skill
        return numbers

    def __str__(self) -> str:
        if self.name == "model":
            return f"model:{SKILLS[self.skill]}"
        if self.name != "search":
            return self.name
        said = [f"time={self.time}" if self.time else f"sims={self.sims}"]
        if self.c != USUAL_EXPLORATION:
            said.append(f"c={self.c:g}")
        if self.greed != AS_THE_GAME_SAYS:
            said.append(f"greed={self.greed}")
        if self.trust != USUAL_TRUST:
            said.append(f"trust={self.trust}")
        return f"search:{self.sims}" if said == [f"sims={self.sims}"] else f"search:{','.join(said)}"


class Listed(NamedTuple):
    """A kind of agent as `parlour agents` lists it; parameters are (name, what it is without saying, meaning)."""

    pattern: str
    meaning: str
    parameters: list[tuple[str, str, str]]


def catalogue() -> list[Listed]:
    """The agents that there are."""
    return [
        Listed("random", "any legal action, all equally likely", []),
        Listed("greedy", "what a careful player of the game does, by its tactics", []),
        Listed(
            "search:SIMS",
            "imagines worlds that agree with what its seat has seen, and plays them on",
            [
                ("sims", str(USUAL_SIMULATIONS), f"worlds for a decision, 1 to {MAX_SIMULATIONS}"),
                ("time", "", f"milliseconds for a decision instead, 1 to {LONGEST}"),
                ("c", f"{USUAL_EXPLORATION:g}", f"how curious it is: the constant of UCB, 0 to {MAX_EXPLORATION:g}"),
                ("greed", "as the game says", "percent of the later decisions by the game's tactics, 0 to 100"),
                ("trust", f"{USUAL_TRUST}", "how far it trusts the tactics at first, in percent, if greed is not 0"),
            ],
        ),
        Listed(
            "model:LEVEL",
            "a person as the game models one, where it does",
            [("level", "", f"one of {', '.join(SKILLS)}")],
        ),
    ]


def split_agents(text: str) -> list[str]:
    """The agents of a list with commas: `search:sims=800,c=0.5,greedy` are two."""
    found: list[str] = []
    for piece in text.split(","):
        if found and "=" in piece and ":" not in piece:
            found[-1] += f",{piece}"
        else:
            found.append(piece)
    return found


def parse_agent(text: str) -> AgentSpec:
    """One agent, or `SetupError` that says how agents are written."""
    name, colon, rest = text.strip().partition(":")
    if name == "search":
        return _search(text, rest if colon else f"sims={USUAL_SIMULATIONS}")
    if name == "model":
        if rest not in SKILLS:
            raise SetupError(f"{text!r}: say how well, such as model:easy; there are {', '.join(SKILLS)}")
        return AgentSpec(name, SKILLS.index(rest))
    if name not in KINDS or colon:
        raise SetupError(f"there is no agent {text!r}: there are {', '.join(kind.pattern for kind in catalogue())}")
    return AgentSpec(name)


def _search(text: str, rest: str) -> AgentSpec:
    if rest.isascii() and rest.isdigit():
        rest = f"sims={rest}"
    said: dict[str, str] = {}
    for piece in rest.split(","):
        name, equals, value = (part.strip() for part in piece.partition("="))
        if not equals or name in said or name not in ("sims", "time", "c", "greed", "trust"):
            raise SetupError(
                f"{text!r}: a search is written like search:500 or search:sims=500,c=0.7 (`parlour agents`)"
            )
        said[name] = value
    if "sims" in said and "time" in said:
        raise SetupError(f"{text!r}: give a search either sims or time")
    sims = 0 if "time" in said else USUAL_SIMULATIONS
    return AgentSpec(
        "search",
        sims=_number(text, "sims", said["sims"], 1, MAX_SIMULATIONS) if "sims" in said else sims,
        time=_number(text, "time", said["time"], 1, LONGEST) if "time" in said else 0,
        c=_curiosity(text, said["c"]) if "c" in said else USUAL_EXPLORATION,
        greed=_number(text, "greed", said["greed"], 0, 100) if "greed" in said else AS_THE_GAME_SAYS,
        trust=_number(text, "trust", said["trust"], 0, 100) if "trust" in said else USUAL_TRUST,
    )


def _number(text: str, name: str, value: str, least: int, most: int) -> int:
    if not value.isascii() or not value.isdigit() or not least <= int(value) <= most:
        raise SetupError(f"{text!r}: {name} is a whole number from {least} to {most}, such as {name}={max(least, 50)}")
    return int(value)


def _curiosity(text: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if not 0 <= number <= MAX_EXPLORATION:
        raise SetupError(f"{text!r}: c is a number from 0 to {MAX_EXPLORATION:g}, such as c=0.7")
    return round(number, 3)


def check_agent(game: Game, spec: AgentSpec) -> None:
    """Raises `SetupError` if the game does not have this agent."""
    if spec.name == "model" and not game.has_model:
        raise SetupError(f"{game.slug} has no model of its own: choose random, greedy or search:N")


def check_repeatable(game: Game, spec: AgentSpec) -> None:
    """As `check_agent`, and raises `SetupError` for a search by time: it does not play the same game twice."""
    check_agent(game, spec)
    if spec.time:
        raise SetupError(f"{spec}: where games are repeated a search goes by sims, such as search:500")


def parse_agents(text: str, seats: int) -> list[AgentSpec]:
    """One agent for each seat: `a,b,c` in seat order, or one for all. Raises `SetupError` if the number is wrong."""
    agents = [parse_agent(part) for part in split_agents(text)]
    if len(agents) == 1:
        return agents * seats
    if len(agents) != seats:
        raise SetupError(f"{len(agents)} agents for {seats} seats: name one for each, or one for all")
    return agents
