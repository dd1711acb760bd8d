"""Walks the whole tree of a game, level by level.

An information set is what a seat saw at its decision together with all that it saw and did before: the steps of the
log as it may know them, and its own choices. Nobody forgets, so best answers and equilibria can be worked out from the
last decision backwards. Seats that decide at once are asked one after the other, and none sees what the others chose;
in a race all choose first, then each order of the claims is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.lab.exact_tree import NOBODY, Tree
from parlour.testing.tree import Node, TreeTooLargeError, root

NODES = 1_000_000
"""A tree of more nodes is not walked: each takes about a kilobyte."""

Choice = tuple[int, int]
"""A seat and its action."""


@dataclass(frozen=True)
class _Position:
    """A node on the way: a state, and what the seats know and have chosen that it does not hold."""

    node: Node
    memories: tuple[int, ...]
    """All that each seat saw and did until now, as a number."""
    before: tuple[int, ...]
    """The slot that each seat took last."""
    sealed: tuple[Choice, ...] = ()
    """The choices of seats that decide together with others, which nobody has seen."""
    claims: tuple[Choice, ...] = ()
    """Of a race: those that are still to be heard."""


class _Branch(NamedTuple):
    slot: int
    odds: float
    position: _Position


class _Walk:
    """One walk, and the numbers that it gives to memories and information sets."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None) -> None:
        self._game = game
        self._seats = seats
        self._memories: dict[tuple[int, Any], int] = {}
        self._choices: dict[Choice, list[Any]] = {}
        self._sets: dict[tuple[int, int, bytes], int] = {}
        self.owner = [NOBODY]
        self.before = [0]
        self.first = [0, 1]
        self.observations = [b""]
        self.legal: list[list[int]] = [[]]
        self.start = _Position(root(game, seats, options), (0,) * seats, (0,) * seats)

    def branches(self, position: _Position) -> Iterator[_Branch]:
        """What may come of a position; nothing at the end."""
        if position.claims:
            yield from self._race(position)
        elif position.node.kind is Kind.CHANCE:
            yield from self._chance(position)
        elif position.node.kind is not Kind.OVER:
            yield from self._decide(position)

    def _chance(self, position: _Position) -> Iterator[_Branch]:
        node = position.node
        pile, weights = node.chance()
        name = self._game.piles.names[pile]
        only = self._game.piles.piles[name].seat
        viewer = int(node.rows[only][0]) if only else None
        for outcome, weight in enumerate(weights):
            if weight:
                seen = [(name, outcome if viewer in (None, seat) else None) for seat in range(self._seats)]
                memories = self._noted(position.memories, seen)
                after = _Position(node.after_outcome(pile, outcome), memories, position.before)
                yield _Branch(0, weight / sum(weights), after)

    def _decide(self, position: _Position) -> Iterator[_Branch]:
        """The next seat that decides chooses; what all have chosen is then applied, or raced for."""
        node = position.node
        seat = node.deciding[len(position.sealed)]
        legal = node.legal(seat)
        first = self.first[self._set(position, seat, legal)]
        for place, action in enumerate(legal):
            slot = first + place
            memories = _with(position.memories, seat, self._note(position.memories[seat], slot))
            before = _with(position.before, seat, slot)
            sealed = (*position.sealed, (seat, action))
            after = _Position(node, memories, before, sealed)
            if len(sealed) == len(node.deciding):
                if node.kind is Kind.RACE:
                    after = _Position(node, memories, before, claims=sealed)
                else:
                    after = self._applied(after, sealed)
            yield _Branch(slot, 1.0, after)

    def _race(self, position: _Position) -> Iterator[_Branch]:
        """Any of the claims may be the next that counts; one that is no longer legal is dropped."""
        for place, (seat, action) in enumerate(position.claims):
            rest = position.claims[:place] + position.claims[place + 1 :]
            after = position
            if seat in position.node.deciding and action in position.node.legal(seat):
                after = self._applied(position, ((seat, action),))
            if after.node.kind is not Kind.RACE:
                rest = ()
            yield _Branch(0, 1 / len(position.claims), _Position(after.node, after.memories, after.before, claims=rest))

    def _applied(self, position: _Position, choices: tuple[Choice, ...]) -> _Position:
        """A position after choices, which each seat has seen as the log shows them to it."""
        memories = position.memories
        for choice in choices:
            memories = self._noted(memories, self._shown(choice))
        return _Position(position.node.after(dict(choices)), memories, position.before)

    def _shown(self, choice: Choice) -> list[Any]:
        """A choice as each seat may know it."""
        if choice not in self._choices:
            seen = [self._game.actions.seen(*choice, viewer) for viewer in range(self._seats)]
            self._choices[choice] = [(step.seat, step.name, *step.parameters.values()) for step in seen]
        return self._choices[choice]

    def _noted(self, memories: tuple[int, ...], seen: list[Any]) -> tuple[int, ...]:
        return tuple(self._note(memory, what) for memory, what in zip(memories, seen, strict=True))

    def _note(self, memory: int, what: Any) -> int:
        """The number of a memory with one thing more in it."""
        return self._memories.setdefault((memory, what), len(self._memories) + 1)

    def _set(self, position: _Position, seat: int, legal: list[int]) -> int:
        observation = position.node.view(seat)
        known = (seat, position.memories[seat], observation)
        if known not in self._sets:
            self._sets[known] = len(self.owner)
            self.owner.append(seat)
            self.before.append(position.before[seat])
            self.first.append(self.first[-1] + len(legal))
            self.observations.append(observation)
            self.legal.append(legal)
        return self._sets[known]


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def grow(game: Game, seats: int, options: Mapping[str, str] | None = None, limit: int = NODES) -> Tree:
    """The whole tree of a game for so many seats, level by level.

    Raises `TreeTooLargeError` after `limit` nodes, and `SetupError` for a setup that the game does not know.
    """
    walk = _Walk(game, seats, options)
    steps = [(0, 1.0, 0)]
    ends: dict[int, list[float]] = {}
    levels: list[slice] = []
    level = [walk.start]
    while level:
        first = len(steps) - len(level)
        levels.append(slice(first, len(steps)))
        below: list[_Position] = []
        for node, position in enumerate(level, first):
            if position.node.kind is Kind.OVER:
                ends[node] = position.node.returns()[:seats]
            for branch in walk.branches(position):
                below.append(branch.position)
                steps.append((node, branch.odds, branch.slot))
                if len(steps) > limit:
                    raise TreeTooLargeError(
                        f"{game.slug}: the tree has more than {limit:,} nodes: take a smaller preset, or allow more"
                    )
        level = below
    parents, odds, slots = (np.array(column) for column in zip(*steps, strict=True))
    sizes = np.diff(walk.first)
    return Tree(
        seats=seats,
        levels=levels,
        parents=parents,
        odds=odds,
        slots=slots,
        ends=np.array(list(ends)),
        returns=np.array(list(ends.values())),
        owner=np.array(walk.owner),
        before=np.array(walk.before),
        first=np.array(walk.first),
        observations=walk.observations,
        legal=walk.legal,
        set_of=np.repeat(np.arange(len(sizes)), sizes),
    )
