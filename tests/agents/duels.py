"""Matches between agents, one decision at a time: the laboratory's loops would be compiled for longer than they run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from parlour.agents import Agent
from parlour.agents.memory import Memory
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.match import Match
from parlour.lab.simulate import first_places

MATCHES = 400


def least_share(
    game: Game, specs: Sequence[str], options: Mapping[str, str] | None = None, matches: int = MATCHES, seat: int = 0
) -> float:
    """The share of first places that the agent in a seat surely takes of the others: the lower end of 95 %."""
    agents = [Agent(game, spec, seed) for seed, spec in enumerate(specs)]
    scores = []
    for seed in range(matches):
        match = Match(game, len(specs), FastDealer(seed), options)
        memories = [Memory(match, place) for place in range(len(specs))]
        match.deal_all()
        while match.kind is not Kind.OVER:
            for place in match.deciding:
                agent = agents[place]
                evidence = memories[place].evidence() if agent.spec.name == "search" else None
                match.act(place, agent.choose(match.observation(place), place, match.legal_actions(place), evidence))
            match.deal_all()
        scores.append(match.returns())
    share = float(first_places(np.array(scores))[:, seat].mean())
    return share - 1.96 * (share * (1 - share) / matches) ** 0.5


def share_of_greedy(game: Game, seats: int, options: Mapping[str, str]) -> float:
    """The same of `greedy` against random seats."""
    return least_share(game, ["greedy"] + ["random"] * (seats - 1), options)
