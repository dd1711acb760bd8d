"""Decisions are timed one at a time, in games of every kind."""

from __future__ import annotations

from itertools import count

import pytest

from parlour.agents import Agent, parse_agent
from parlour.engine import library
from parlour.engine.mode import Mode
from parlour.lab import tournament_timing
from parlour.lab.tournament_schedule import set_up
from parlour.lab.tournament_timing import time_decisions


@pytest.mark.parametrize("slug", ["leduc", "goofspiel", "snap"])
def test_every_decision_counts_but_the_first(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on by a second whenever it is looked at, a decision takes one second."""
    ticks = count()
    monkeypatch.setattr(tournament_timing.time, "perf_counter", lambda: float(next(ticks)))
    asked: list[Agent] = []
    choose = Agent.choose

    def counted(agent: Agent, observation: object, seat: int, legal: list[int], *evidence: object) -> int:
        asked.extend([agent] * (len(legal) > 1))
        return choose(agent, observation, seat, legal, *evidence)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(Agent, "choose", counted)
    game = library.game(slug, mode=Mode.INTERPRETED)
    setup = set_up(game, 2, [parse_agent("random"), parse_agent("greedy")], {}, 1)
    times = time_decisions(setup, seconds=60)
    assert [(timing.mean_ms, timing.worst_ms) for timing in times if timing] == [(1000, 1000)] * 2
    assert sum(timing.decisions for timing in times if timing) == len(asked) - 2
