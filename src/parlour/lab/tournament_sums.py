"""What blocks of a tournament add up to: shares of first places, who is ahead of whom, ratings, all with intervals.

The games of a block share a deal, so they are no independent evidence: an interval comes from how much whole blocks
differ, by Student's distribution.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from parlour.lab.simulate import first_places
from parlour.lab.tournament_schedule import Seating

Interval: TypeAlias = tuple[float, float]

FEWEST_BLOCKS = 10
"""Fewer say nothing about how much blocks differ."""


class Sums:
    """Blocks, as they are added: the means of each are kept, the ratings go on from game to game."""

    def __init__(self, agents: int) -> None:
        self._agents = agents
        # Agents do not learn while they play, so a rating need not stay ready to move (`tau`).
        self._model = PlackettLuce(tau=0)
        self.ratings = [self._model.rating() for _ in range(agents)]
        self._firsts: list[NDArray[np.float64]] = []
        self._returns: list[NDArray[np.float64]] = []
        self._ahead: list[NDArray[np.float64]] = []

    def __len__(self) -> int:
        return len(self._firsts)

    @property
    def firsts(self) -> NDArray[np.float64]:
        """Shares of first places for each seat held, shape (blocks, agents); a shared one counts in parts."""
        return np.array(self._firsts)

    @property
    def returns(self) -> NDArray[np.float64]:
        """Mean returns, shape (blocks, agents)."""
        return np.array(self._returns)

    @property
    def ahead(self) -> NDArray[np.float64]:
        """How often one agent's seat gets more than another's, shape (blocks, agents, agents); equal counts half."""
        return np.array(self._ahead)

    def add(self, seatings: Sequence[Seating], results: NDArray[np.float64]) -> None:
        """Add a block; `results` holds the returns of its games, shape (games, seats)."""
        who = np.array(seatings)
        held = np.bincount(who.ravel(), minlength=self._agents)
        self._firsts.append(self._by_agent(who, first_places(results)) / held)
        self._returns.append(self._by_agent(who, results) / held)
        self._ahead.append(self._by_pair(who, results))
        for seating, result in zip(seatings, results, strict=True):
            self._rate(seating, result)

    def _by_agent(self, who: NDArray[np.int64], values: NDArray[np.float64]) -> NDArray[np.float64]:
        sums = np.bincount(who.ravel(), values.ravel(), self._agents)
        return sums.astype(np.float64)

    def _by_pair(self, who: NDArray[np.int64], results: NDArray[np.float64]) -> NDArray[np.float64]:
        mine, theirs = results[:, :, None], results[:, None, :]
        pairs = (who[:, :, None] * self._agents + who[:, None, :]).ravel()
        won = ((mine > theirs) + 0.5 * (mine == theirs)).ravel()
        size = self._agents**2
        met = np.bincount(pairs, minlength=size)
        return (np.bincount(pairs, won, size) / np.maximum(met, 1)).reshape(self._agents, self._agents)

    def _rate(self, seating: Seating, result: NDArray[np.float64]) -> None:
        """An agent with several seats is rated by their mean."""
        present = sorted(set(seating))
        scores = [
            float(np.mean([result[seat] for seat, who in enumerate(seating) if who == agent])) for agent in present
        ]
        rated = self._model.rate([[self.ratings[agent]] for agent in present], scores=scores)
        for agent, (rating,) in zip(present, rated, strict=True):
            self.ratings[agent] = rating


def interval(values: NDArray[np.float64], level: float, bounds: Interval | None = None) -> Interval | None:
    """Where the mean of such blocks lies, at a level such as 0.95; none of too few blocks.

    Where values have `bounds`, a block at either of them is imagined beside those that were played, so that no
    interval closes because the same thing happened a few times (all won in n blocks: about 1 - 3/n at least).
    """
    if len(values) < FEWEST_BLOCKS:
        return None
    seen = values if bounds is None else np.append(values, bounds)
    half = student(level, len(seen) - 1) * float(seen.std(ddof=1)) / len(seen) ** 0.5
    low, high = bounds or (-np.inf, np.inf)
    return max(low, float(seen.mean()) - half), min(high, float(seen.mean()) + half)


def student(level: float, freedom: int) -> float:
    """How many standard errors hold `level` of Student's distribution, to 1 % from 9 degrees of freedom on.

    The expansion of Fisher and Cornish (Abramowitz and Stegun 26.7.5).
    """
    z = NormalDist().inv_cdf((1 + level) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def difference(sums: Sums, one: int, other: int, level: float) -> Interval | None:
    """Where the difference of two agents' shares of first places lies."""
    return interval(sums.firsts[:, one] - sums.firsts[:, other], level, (-1, 1))


def is_settled(between: Interval | None, margin: float) -> bool:
    """Whether it is certain that a difference is more than `margin`, or that it is less."""
    if between is None:
        return False
    low, high = between
    return low > margin or high < -margin or (-margin < low and high < margin)
