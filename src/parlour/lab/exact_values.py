"""What policies are worth in a whole tree, and the best answer of a seat to policies that it knows.

A policy is an array with a share for each slot of the tree; those of an information set add up to 1, and slot 0,
chance's, is 1. One array holds the policies of all seats.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from parlour.engine.bind import Floats, Ints
from parlour.lab.exact_tree import Tree

ROOT = 0


def shares(tree: Tree, amounts: Floats) -> Floats:
    """A policy that takes each slot in proportion to its amount; where all are 0, all equally."""
    totals = np.bincount(tree.set_of, amounts)[tree.set_of]
    sizes = np.diff(tree.first)[tree.set_of]
    return np.where(totals > 0, amounts / np.where(totals > 0, totals, 1.0), 1 / sizes)


def uniform(tree: Tree) -> Floats:
    """The policy of a seat that takes every legal action equally often."""
    return shares(tree, np.zeros(len(tree.set_of)))


def with_seat(tree: Tree, seat: int, policy: Floats, others: Floats) -> Floats:
    """One seat plays by `policy`, all others by `others`."""
    return np.where(tree.slot_owner == seat, policy, others)


def node_values(tree: Tree, policy: Floats, payoff: Floats) -> Floats:
    """What each node is worth on average when all play by the policy; `payoff` is what each end is worth."""
    values = np.zeros(tree.nodes)
    values[tree.ends] = payoff
    likely = tree.odds * policy[tree.slots]
    for above, level in reversed(list(pairwise(tree.levels))):
        worth = likely[level] * values[level]
        values[above] += np.bincount(tree.parents[level] - above.start, worth, above.stop - above.start)
    return values


def value(tree: Tree, policy: Floats, seat: int) -> float:
    """What a seat gets on average when all play by the policy."""
    return float(node_values(tree, policy, tree.returns[:, seat])[ROOT])


def reach_of_others(tree: Tree, policy: Floats, seat: int) -> Floats:
    """How likely chance and the other seats make each node, if `seat` does what it can to get there."""
    reach = tree.odds * np.where(tree.slot_owner == seat, 1.0, policy)[tree.slots]
    for level in tree.levels[1:]:
        reach[level] *= reach[tree.parents[level]]
    return reach


def own_reach(tree: Tree, policy: Floats) -> Floats:
    """For each slot, how likely its seat takes it if chance and the others let it come to that."""
    reach = policy.copy()
    for slots in tree.slots_by_depth:
        reach[slots] *= reach[tree.before[tree.set_of[slots]]]
    return reach


def slot_values(tree: Tree, values: Floats, reach: Floats, seat: int) -> Floats:
    """What each slot of a seat is worth, summed over its nodes as likely as chance and the others make them."""
    nodes = tree.chosen_by[seat]
    return np.asarray(np.bincount(tree.slots[nodes], reach[nodes] * values[nodes], len(tree.set_of)), np.float64)


def best_answer(tree: Tree, policy: Floats, seat: int) -> tuple[Floats, float]:
    """The policy in which `seat` answers the others best, and what it then gets: nobody could get more from them."""
    answer = policy.copy()
    payoff = tree.returns[:, seat]
    reach = reach_of_others(tree, policy, seat)
    # A seat's last decisions first: what an earlier one is worth depends on them.
    for slots in reversed(tree.slots_by_depth):
        own = slots[tree.slot_owner[slots] == seat]
        if len(own):
            worth = slot_values(tree, node_values(tree, answer, payoff), reach, seat)
            answer[own] = 0
            answer[_best(tree, own, worth)] = 1
    return answer, value(tree, answer, seat)


def _best(tree: Tree, slots: Ints, worth: Floats) -> Ints:
    """The slot that is worth most of each information set that `slots` (ascending, whole sets) belong to."""
    order = np.lexsort((-worth[slots], tree.set_of[slots]))
    ordered = slots[order]
    sets = tree.set_of[ordered]
    return ordered[np.r_[True, sets[1:] != sets[:-1]]]
