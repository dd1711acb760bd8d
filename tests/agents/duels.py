"""Matches between agents, one decision at a time: the laboratory's loops would be compiled for longer than they run."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from parlour.agents import Agent
from parlour.engine.dealing import FastDealer
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.match import Match
from parlour.lab.simulate import first_places

MATCHES = 400


def share_of_greedy(game: Game, seats: int, options: Mapping[str, str]) -> float:
    """The share of first places that `greedy` in seat 1 surely takes of random seats: the lower end of 95 %."""
    agents = [Agent(game, "random" if seat else "greedy", seed=seat) for seat in range(seats)]
    scores = []
    for seed in range(MATCHES):
        match = Match(game, seats, FastDealer(seed), options)
        match.deal_all()
        while match.kind is not Kind.OVER:
            for seat in match.deciding:
                match.act(seat, agents[seat].choose(match.observation(seat), seat, match.legal_actions(seat)))
            match.deal_all()
        scores.append(match.returns())
    share = float(first_places(np.array(scores))[:, 0].mean())
    return share - 1.96 * (share * (1 - share) / MATCHES) ** 0.5
