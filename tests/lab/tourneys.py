"""Small tournaments for the tests of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import msgspec

from parlour.agents.spec import parse_agent, split_agents
from parlour.engine import library
from parlour.lab.tournament import Plan, plan, tournament
from parlour.lab.tournament_file import TournamentFile
from parlour.lab.tournament_outcome import Outcome
from parlour.lab.tournament_schedule import Setup, set_up

RACE = library.game("baby-monster-race")


def a_setup(agents: str = "greedy,random", seats: int = 2, seed: int = 5) -> Setup:
    return set_up(RACE, seats, [parse_agent(part) for part in split_agents(agents)], {"monster": "app"}, seed)


def played(
    setup: Setup, games: int = 200, margin: float | None = None, resume: Path | None = None, workers: int | None = None
) -> Outcome:
    """The outcome without what depends on the clock."""
    outcome = run(setup, plan(setup, games, margin, workers), resume)
    assert outcome is not None
    return untimed(outcome)


def run(
    setup: Setup, planned: Plan, resume: Path | None = None, progress: Callable[[int], None] = lambda _: None
) -> Outcome | None:
    with TournamentFile(resume, setup) if resume is not None else nullcontext() as file:
        return tournament(setup, planned, 0, file, progress)


def untimed(outcome: Outcome) -> Outcome:
    standings = [msgspec.structs.replace(standing, decision=None) for standing in outcome.standings]
    return msgspec.structs.replace(outcome, seconds=0, standings=standings)
