"""Walks a whole game tree: every chance outcome, every action, sealed choices together."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.records import Rows


class TreeTooLargeError(ParlourError):
    """The tree has more nodes than the walk may visit."""


class Node:
    """A position of a walk: a state, and what may come of it."""

    def __init__(self, game: Game, rows: Rows) -> None:
        self.game = game
        self.rows = rows
        kind, mask = game.steps.players(rows)
        self.kind = Kind(kind)
        self.deciding = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that decides."""
        out = np.zeros(self.game.actions.count, np.int64)
        count = self.game.steps.legal(self.rows, seat, out)
        return out[:count].tolist()

    def chance(self) -> tuple[int, list[int]]:
        """The pile that is due and its weights."""
        weights = np.zeros(self.game.piles.widest, np.int64)
        pile, count = self.game.steps.chance(self.rows, weights)
        return pile, weights[:count].tolist()

    def after_outcome(self, pile: int, outcome: int) -> Node:
        """The node after a chance outcome."""
        rows = self.rows.copy()
        self.game.steps.deal(rows, pile, outcome)
        return Node(self.game, rows)

    def after(self, choices: Mapping[int, int]) -> Node:
        """The node after the choices of the seats, applied in seat order."""
        rows = self.rows.copy()
        for seat in sorted(choices):
            self.game.steps.act(rows, seat, choices[seat])
        return Node(self.game, rows)

    def view(self, seat: int) -> bytes:
        """The observation of a seat, as bytes: its information set."""
        views = self.game.new_rows()
        self.game.steps.view(self.rows, seat, views)
        return views.tobytes()

    def returns(self) -> list[float]:
        """What each seat gets; at the end."""
        out = np.zeros(8)
        self.game.steps.score(self.rows, out)
        return out.tolist()

    def children(self) -> Iterator[tuple[str, float, Node]]:
        """Each branch: its name, its share of the odds (equal for actions), and the node that it leads to."""
        if self.kind is Kind.CHANCE:
            pile, weights = self.chance()
            for outcome, weight in enumerate(weights):
                if weight:
                    name = f"{self.game.piles.names[pile]} {outcome}"
                    yield name, weight / sum(weights), self.after_outcome(pile, outcome)
        elif self.kind is Kind.RACE:
            options = [(seat, action) for seat in self.deciding for action in self.legal(seat)]
            for seat, action in options:
                yield f"seat {seat + 1} {_verb(self.game, action)}", 1 / len(options), self.after({seat: action})
        elif self.kind is not Kind.OVER:
            profiles = list(itertools.product(*(self.legal(seat) for seat in self.deciding)))
            for profile in profiles:
                choices = dict(zip(self.deciding, profile, strict=True))
                name = ", ".join(f"seat {seat + 1} {_verb(self.game, action)}" for seat, action in choices.items())
                yield name, 1 / len(profiles), self.after(choices)


def _verb(game: Game, action: int) -> str:
    verb, parameters = game.actions.decode(action)
    return " ".join([verb.name, *(f"{name}={value}" for name, value in parameters.items())])


@dataclass
class Counts:
    """What a tree holds; `value` is each seat's expected return when every decision is random."""

    nodes: int = 0
    decisions: int = 0
    chance: int = 0
    ends: int = 0
    information_sets: int = 0
    longest: int = 0
    value: list[float] = field(default_factory=list[float])


def root(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Node:
    """The start of a match."""
    rows = game.prepare(seats, options)[0]
    game.steps.begin(rows, seats)
    return Node(game, rows)


def perft(start: Node, seats: int, limit: int = 2_000_000) -> tuple[Counts, dict[str, int]]:
    """Count a whole tree, and its nodes under each first branch.

    Raises `TreeTooLargeError` after `limit` nodes.
    """
    counts = Counts(value=[0.0] * seats)
    seen: set[tuple[int, bytes]] = set()
    split: Counter[str] = Counter()
    stack: list[tuple[Node, float, int, str]] = [(start, 1.0, 0, "")]
    while stack:
        node, odds, depth, first = stack.pop()
        counts.nodes += 1
        if counts.nodes > limit:
            raise TreeTooLargeError(f"{start.game.slug}: the tree has more than {limit} nodes: make its preset smaller")
        split[first] += 1
        counts.longest = max(counts.longest, depth)
        if node.kind is Kind.OVER:
            counts.ends += 1
            returns = node.returns()
            for seat in range(seats):
                counts.value[seat] += odds * returns[seat]
        elif node.kind is Kind.CHANCE:
            counts.chance += 1
        else:
            counts.decisions += 1
            seen.update((seat, node.view(seat)) for seat in node.deciding)
        for name, share, child in node.children():
            stack.append((child, odds * share, depth + 1, first or name))
    counts.information_sets = len(seen)
    split.pop("", None)
    return counts, dict(split)


def as_pins(counts: Counts) -> dict[str, Any]:
    """The counts as they are pinned, values to nine places."""
    return {**vars(counts), "value": [round(value, 9) for value in counts.value]}
