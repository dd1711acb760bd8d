"""The trees of a search, in flat arrays: decisions that were met, how often, and what came of them.

There is a tree for each seat that observes (or one for all, where everybody sees every action). A node stands for a
sequence of actions as its observer sees them. The nodes of all trees lie in one array, found by hashing.
"""

from __future__ import annotations

import numpy as np

from parlour.engine.bind import Floats, Ints, part
from parlour.engine.kind import MAX_SEATS
from parlour.engine.luck import Luck, below

NONE = -1

PARENT, SEAT, ACTION, VISITS, AVAILABLE, WIDTH = 0, 1, 2, 3, 4, 5
"""Columns of a node, and how many there are."""

SIZE = -1
"""The place in `tree` of how many nodes there are. The roots are the first ones."""

LOWEST, HIGHEST = -1, -2
"""The places in `totals` of the lowest and the highest return that was met."""


@part
def plant(tree: Ints, slots: Ints, totals: Floats, roots: int) -> None:
    """Begin with so many roots and nothing else."""
    for i in range(len(slots)):
        slots[i] = NONE
    for root in range(roots):
        tree[root * WIDTH + PARENT] = NONE
    tree[SIZE] = roots
    totals[LOWEST] = np.inf
    totals[HIGHEST] = -np.inf


@part
def has_room(tree: Ints, totals: Floats) -> bool:
    """Whether one more step can be remembered by all observers."""
    return bool(tree[SIZE] + MAX_SEATS * MAX_SEATS <= len(totals) + HIGHEST)


@part
def slot_of(tree: Ints, slots: Ints, node: int, seat: int, action: int) -> int:
    """The place in the hash table of a node's child for a decision, or the empty place where it belongs."""
    key = np.uint64((node * MAX_SEATS + seat) * 1_000_003 + action) * np.uint64(0x9E3779B97F4A7C15)
    place = np.int64(key >> np.uint64(20)) % len(slots)
    while slots[place] != NONE:
        row = slots[place] * WIDTH
        if tree[row + PARENT] == node and tree[row + SEAT] == seat and tree[row + ACTION] == action:
            break
        place = place + 1 if place + 1 < len(slots) else 0
    return int(place)


@part
def follow(tree: Ints, slots: Ints, totals: Floats, node: int, seat: int, action: int) -> int:
    """The child of a node for a decision, added if it is new."""
    place = slot_of(tree, slots, node, seat, action)
    if slots[place] == NONE:
        child = tree[SIZE]
        tree[SIZE] = child + 1
        row = child * WIDTH
        tree[row + PARENT] = node
        tree[row + SEAT] = seat
        tree[row + ACTION] = action
        tree[row + VISITS] = 0
        tree[row + AVAILABLE] = 0
        totals[child] = 0
        slots[place] = child
    return int(slots[place])


@part
def select(
    tree: Ints, slots: Ints, totals: Floats, exploration: int, node: int, seat: int, actions: Ints, n: int, luck: Luck
) -> int:
    """A child of a node for one of `seat`'s actions: an untried one, chosen at random, else the best by UCB.

    `exploration` is the constant of UCB in thousandths of the range of the returns met so far.
    """
    untried = 0
    fresh = NONE
    best = NONE
    best_value = -np.inf
    for i in range(n):
        child = slots[slot_of(tree, slots, node, seat, actions[i])]
        if child == NONE:
            untried += 1
            if below(luck, untried) == 0:
                fresh = i
            continue
        tree[child * WIDTH + AVAILABLE] += 1
        odds = np.log(tree[child * WIDTH + AVAILABLE]) / tree[child * WIDTH + VISITS]
        value = mean_of(tree, totals, child) + exploration / 1000 * np.sqrt(odds)
        if value > best_value:
            best_value = value
            best = child
    if fresh == NONE:
        return best
    child = follow(tree, slots, totals, node, seat, actions[fresh])
    tree[child * WIDTH + AVAILABLE] += 1
    return child


@part
def select_by_advice(
    tree: Ints,
    slots: Ints,
    totals: Floats,
    exploration: int,
    trust: int,
    advised: int,
    node: int,
    seat: int,
    actions: Ints,
    n: int,
) -> int:
    """A child of a node by PUCT (Silver and others 2017): the advised action has `trust` percent of the prior odds.

    The others share the rest. An untried action is taken to be as good as the tried ones are together.
    """
    visits = 0
    total = 0.0
    for i in range(n):
        child = slots[slot_of(tree, slots, node, seat, actions[i])]
        if child != NONE:
            visits += tree[child * WIDTH + VISITS]
            total += mean_of(tree, totals, child) * tree[child * WIDTH + VISITS]
    untried = total / visits if visits > 0 else 0.5
    best = 0
    best_value = -np.inf
    for i in range(n):
        child = slots[slot_of(tree, slots, node, seat, actions[i])]
        tried = tree[child * WIDTH + VISITS] if child != NONE else 0
        prior = trust / 100 if actions[i] == advised else (1 - trust / 100) / (n - 1)
        value = mean_of(tree, totals, child) if tried > 0 else untried
        value += exploration / 1000 * prior * np.sqrt(visits + 1) / (1 + tried)
        if value > best_value:
            best_value = value
            best = i
    return follow(tree, slots, totals, node, seat, actions[best])


@part
def mean_of(tree: Ints, totals: Floats, child: int) -> float:
    """What a decision has brought on average, from 0 to 1 in the range of the returns met so far."""
    low = totals[LOWEST]
    spread = max(totals[HIGHEST] - low, 1e-9)
    return float((totals[child] / tree[child * WIDTH + VISITS] - low) / spread)


@part
def reward(tree: Ints, totals: Floats, path: Ints, length: int, out: Floats) -> None:
    """Add what came of a simulation, `out[seat]`, to the decisions on its path."""
    for step in range(length):
        child = path[step]
        value = out[tree[child * WIDTH + SEAT]]
        tree[child * WIDTH + VISITS] += 1
        totals[child] += value
        totals[LOWEST] = min(totals[LOWEST], value)
        totals[HIGHEST] = max(totals[HIGHEST], value)


@part
def favourite(tree: Ints, slots: Ints, root: int, seat: int, actions: Ints, n: int) -> int:
    """The most visited of a seat's actions at a root."""
    best = 0
    most = -1
    for i in range(n):
        child = slots[slot_of(tree, slots, root, seat, actions[i])]
        if child != NONE and tree[child * WIDTH + VISITS] > most:
            most = tree[child * WIDTH + VISITS]
            best = i
    return int(actions[best])
