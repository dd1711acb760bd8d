"""Information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley and Whitehouse 2012).

Open loop: a node is a sequence of decisions, and chance is sampled anew in every simulation. Each simulation imagines a
world that agrees with the observation (`resample`) and never sees the state. Seats that decide at once choose each for
itself among children of the same node (decoupled UCT); a race is such a choice, and the fastest counts.
"""

from __future__ import annotations

import numpy as np

from parlour.engine.bind import Floats, Ints, entry, part
from parlour.engine.contract import current_players, legal_actions, reaction, resample, returns
from parlour.engine.kind import MAX_SEATS, Kind
from parlour.engine.luck import Luck, below
from parlour.engine.playing import CHOICES, STEP_LIMIT, TIMES, apply_choices, in_mask, play_chance, play_out
from parlour.engine.records import Rows

EXPLORATION = 0.7
"""The constant of UCB, as a share of the range of the returns seen so far."""

MAX_DEPTH = 512
"""Decisions that the tree remembers on one path; deeper ones are played at random."""

USUAL_SKILL = 1
"""How fast all are taken to be in a race."""

ROOT = 0
NONE = -1

PARENT, SEAT, ACTION, VISITS, AVAILABLE = 0, 1, 2, 3, 4
"""Columns of the tree."""


@part
def slot_of(tree: Ints, slots: Ints, node: int, seat: int, action: int) -> int:
    """The place in the hash table of a node's child for a decision, or the empty place where it belongs."""
    key = np.uint64((node * MAX_SEATS + seat) * 1_000_003 + action) * np.uint64(0x9E3779B97F4A7C15)
    place = np.int64(key >> np.uint64(20)) % len(slots)
    while slots[place] != NONE:
        row = slots[place] * 5
        if tree[row + PARENT] == node and tree[row + SEAT] == seat and tree[row + ACTION] == action:
            break
        place = place + 1 if place + 1 < len(slots) else 0
    return int(place)


@part
def select(
    tree: Ints, slots: Ints, totals: Floats, size: int, node: int, seat: int, actions: Ints, n: int, luck: Luck
) -> int:
    """A child of a node for one of `seat`'s actions: an untried one, chosen at random, else the best by UCB.

    An untried one is added as node number `size`. `totals[-1]` is the lowest and `totals[-2]` the highest return.
    """
    untried = 0
    fresh = NONE
    best = NONE
    best_value = -np.inf
    low = totals[-1]
    spread = max(totals[-2] - low, 1e-9)
    for i in range(n):
        place = slot_of(tree, slots, node, seat, actions[i])
        child = slots[place]
        if child == NONE:
            untried += 1
            if below(luck, untried) == 0:
                fresh = i
            continue
        tree[child * 5 + AVAILABLE] += 1
        visits = tree[child * 5 + VISITS]
        mean = (totals[child] / visits - low) / spread
        value = mean + EXPLORATION * np.sqrt(np.log(tree[child * 5 + AVAILABLE]) / visits)
        if value > best_value:
            best_value = value
            best = child
    if fresh == NONE:
        return best
    row = size * 5
    tree[row + PARENT] = node
    tree[row + SEAT] = seat
    tree[row + ACTION] = actions[fresh]
    tree[row + VISITS] = 0
    tree[row + AVAILABLE] = 1
    slots[slot_of(tree, slots, node, seat, actions[fresh])] = size
    return size


@part
def descend(
    worlds: Rows,
    observer: int,
    tree: Ints,
    slots: Ints,
    totals: Floats,
    size: int,
    path: Ints,
    choices: Ints,
    actions: Ints,
    weights: Ints,
    luck: Luck,
) -> tuple[int, int]:
    """Walk down the tree in an imagined world until a node is added; return the tree's size and the path's length."""
    node = ROOT
    length = 0
    limit = len(totals) - 2 - MAX_SEATS
    for _ in range(STEP_LIMIT):
        kind, mask = current_players(worlds[0])
        if kind == Kind.OVER or length + MAX_SEATS > MAX_DEPTH or size >= limit:
            break
        if kind == Kind.CHANCE:
            play_chance(worlds, weights, luck)
            continue
        next_node = NONE
        before = size
        for seat in range(MAX_SEATS):
            if in_mask(mask, seat):
                n = legal_actions(worlds[0], seat, actions)
                child = select(tree, slots, totals, size, node, seat, actions, n, luck)
                size = max(size, child + 1)
                choices[seat] = tree[child * 5 + ACTION]
                choices[TIMES + seat] = reaction(worlds[0], seat, choices[seat], USUAL_SKILL, luck)
                path[length] = child
                length += 1
                if next_node == NONE or seat == observer:
                    next_node = child
        apply_choices(worlds, kind.value, mask, choices, actions, luck)
        node = next_node
        if size > before:
            break
    return size, length


@part(scratch=True)
def search_action(
    views: Rows, seat: int, simulations: int, worlds: Rows, actions: Ints, weights: Ints, luck: Luck
) -> int:
    """The most visited of a seat's actions after `simulations` worlds; `views[0]` is its observation.

    `worlds[0]` is the workplace. The observation must be of a position in which the seat decides.
    """
    n = legal_actions(views[0], seat, actions)
    if n == 1:
        return int(actions[0])
    capacity = simulations * MAX_SEATS + 2 * MAX_SEATS
    tree = np.zeros(capacity * 5, np.int64)
    totals = np.zeros(capacity + 2, np.float64)
    slots = np.full(2 * capacity + 1, NONE, np.int64)
    path = np.zeros(MAX_DEPTH, np.int64)
    choices = np.zeros(CHOICES, np.int64)
    out = np.zeros(MAX_SEATS, np.float64)
    totals[-1] = np.inf
    totals[-2] = -np.inf
    size = 1
    for _ in range(simulations):
        worlds[0] = views[0]
        resample(worlds[0], seat, luck)
        size, length = descend(worlds, seat, tree, slots, totals, size, path, choices, actions, weights, luck)
        play_out(worlds, choices, actions, weights, luck)
        returns(worlds[0], out)
        for step in range(length):
            child = path[step]
            value = out[tree[child * 5 + SEAT]]
            tree[child * 5 + VISITS] += 1
            totals[child] += value
            totals[-1] = min(totals[-1], value)
            totals[-2] = max(totals[-2], value)
    n = legal_actions(views[0], seat, actions)
    best = 0
    most = -1
    for i in range(n):
        child = slots[slot_of(tree, slots, ROOT, seat, actions[i])]
        if child != NONE and tree[child * 5 + VISITS] > most:
            most = tree[child * 5 + VISITS]
            best = i
    return int(actions[best])


@entry
def search(simulations: int, views: Rows, seat: int, worlds: Rows, actions: Ints, weights: Ints, luck: Luck) -> int:
    """`search_action`, for Python."""
    return search_action(views, seat, simulations, worlds, actions, weights, luck)
