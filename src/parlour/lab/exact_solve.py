"""The value of a game of two seats that share a fixed sum, by CFR+ (Tammelin 2014) on its whole tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from parlour.engine.bind import Floats
from parlour.lab.exact_tree import Tree
from parlour.lab.exact_values import best_answer, node_values, own_reach, reach_of_others, shares, slot_values, uniform

ROUND = 50
"""Iterations between two looks at how far the policies are from best."""

MOST = 2_000
"""Iterations after which the bound is what it is."""


class Solution(NamedTuple):
    """Policies of both seats that are nearly best, and what that makes of the game's value."""

    policy: Floats
    low: float
    """The first seat gets at least this with its policy, whatever the other does."""
    high: float
    """The second seat's policy leaves it no more than this."""
    iterations: int

    @property
    def value(self) -> float:
        """What the first seat gets when both play best, give or take `bound`."""
        return (self.low + self.high) / 2

    @property
    def bound(self) -> float:
        """How far the value may be off."""
        return (self.high - self.low) / 2


def fixed_sum(tree: Tree) -> float | None:
    """What the seats get together at every end, or `None` if that depends on how they play."""
    sums = tree.returns.sum(axis=1)
    return float(sums[0]) if np.allclose(sums, sums[0], rtol=0, atol=1e-9) else None


def solve(
    tree: Tree, total: float, tolerance: float = 1e-4, most: int = MOST, progress: Callable[[int], None] | None = None
) -> Solution:
    """Policies whose worth is known to `tolerance`, as a share of the range of returns, or as close as `most` gets.

    `total` is the `fixed_sum` of a tree of two seats; `progress` is called with the iterations that were just made.
    """
    learner = _Learner(tree)
    spread = float(np.ptp(tree.returns))
    while True:
        for _ in range(min(ROUND, most - learner.iterations)):
            learner.iterate()
        if progress is not None:
            progress(ROUND)
        policy = learner.average()
        first, second = (best_answer(tree, policy, seat)[1] for seat in range(2))
        found = Solution(policy, total - second, first, learner.iterations)
        if found.bound <= tolerance * spread or learner.iterations >= most:
            return found


class _Learner:
    def __init__(self, tree: Tree) -> None:
        self.iterations = 0
        self._tree = tree
        self._policy = uniform(tree)
        self._regrets = np.zeros(len(tree.set_of))
        self._sums = np.zeros(len(tree.set_of))
        # What all get alike moves no regret: the middle of the returns keeps the numbers small.
        self._payoffs = tree.returns - tree.returns.mean()

    def iterate(self) -> None:
        """Each seat in turn regrets what it did not do; later policies weigh more."""
        self.iterations += 1
        for seat in range(self._tree.seats):
            tree = self._tree
            own = tree.slot_owner == seat
            reach = reach_of_others(tree, self._policy, seat)
            values = node_values(tree, self._policy, self._payoffs[:, seat])
            worth = slot_values(tree, values, reach, seat)
            usual = np.bincount(tree.set_of, self._policy * worth)[tree.set_of]
            self._sums += np.where(own, self.iterations * own_reach(tree, self._policy), 0)
            self._regrets = np.where(own, np.maximum(self._regrets + worth - usual, 0), self._regrets)
            self._policy = np.where(own, shares(tree, self._regrets), self._policy)

    def average(self) -> Floats:
        """The policy that all iterations make together: it is this one that comes close to best."""
        return shares(self._tree, self._sums)
