"""How long agents think: single decisions, one after the other, outside the compiled loops that play tournaments."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count

import msgspec

from parlour.agents import Agent
from parlour.agents.memory import Memory
from parlour.engine.dealing import FastDealer
from parlour.engine.kind import Kind
from parlour.engine.match import Match
from parlour.lab.tournament_schedule import Seating, Setup, block_seatings


class Timing(msgspec.Struct, frozen=True):
    """Milliseconds of a decision, of so many decisions that had at least two legal actions."""

    decisions: int
    mean_ms: float
    worst_ms: float


def time_decisions(setup: Setup, seconds: float) -> list[Timing | None]:
    """Time each agent in a sample of games, for about so many seconds, with nothing else running here.

    The first decision of each is left out: it loads its machine code. None of an agent that never had a choice.
    """
    spent: list[list[float]] = [[] for _ in setup.agents]
    until = time.perf_counter() + seconds

    def is_enough(block: int) -> bool:
        return time.perf_counter() > until and (block > 0 or all(len(times) > 1 for times in spent))

    for block, seating in _games(setup):
        if is_enough(block):
            break
        match = Match(setup.game, setup.seats, FastDealer(setup.seed, block), setup.options)
        agents = [Agent(setup.game, str(setup.agents[who]), setup.seed) for who in seating]
        memories = [Memory(match, seat) for seat in range(setup.seats)]
        while match.kind is not Kind.OVER and not is_enough(block):
            if match.kind is Kind.CHANCE:
                match.deal()
            else:
                _decide(match, agents, memories, seating, spent)
    return [_timing(times[1:]) for times in spent]


def _games(setup: Setup) -> Iterator[tuple[int, Seating]]:
    for block in count():
        for seating in block_seatings(setup, block):
            yield block, seating


def _decide(
    match: Match, agents: list[Agent], memories: list[Memory], seating: Seating, spent: list[list[float]]
) -> None:
    choices: dict[int, int] = {}
    for seat in match.deciding:
        legal = match.legal_actions(seat)
        observation = match.observation(seat)
        began = time.perf_counter()
        evidence = memories[seat].evidence() if agents[seat].spec.name == "search" else None
        choices[seat] = agents[seat].choose(observation, seat, legal, evidence)
        if len(legal) > 1:
            spent[seating[seat]].append(time.perf_counter() - began)
    if match.kind is Kind.JOINT:
        match.act_together(choices)
    elif match.kind is Kind.TURN:
        match.act(*choices.popitem())
    else:
        after = {seat: agents[seat].reaction(match.observation(seat), seat, choices[seat]) for seat in choices}
        match.race([(seat, choices[seat]) for seat in sorted(choices, key=lambda seat: after[seat])])


def _timing(times: list[float]) -> Timing | None:
    if not times:
        return None
    return Timing(len(times), 1000 * sum(times) / len(times), 1000 * max(times))
