"""A whole tree as arrays: what may come of what, and who knows what where a seat decides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from parlour.engine.bind import Floats, Ints

NOBODY = -1
"""The owner of the choices of chance."""


@dataclass(frozen=True, eq=False)
class Tree:
    """A tree, level by level: each node but the root, number 0, is named by the step that leads to it.

    A step takes a *slot*, one action of an information set; a policy has a share for each slot. Information set 0 and
    slot 0 are chance's, and that slot is always taken.
    """

    seats: int
    levels: list[slice]
    """The nodes that are as many steps from the root as each other."""
    parents: Ints
    """Of each node; the root is its own."""
    odds: Floats
    """Of each node: those of the chance that leads to it, or 1 where a seat decides."""
    slots: Ints
    """Of each node: what was taken to get there."""
    ends: Ints
    """The nodes at which a match is over."""
    returns: Floats
    """Of each end, what each seat gets: shape (ends, seats)."""
    owner: Ints
    """Of each information set: its seat, or `NOBODY`."""
    before: Ints
    """Of each information set: the slot that its seat took last, 0 if it decides for the first time."""
    first: Ints
    """Of each information set: its first slot, and at the end the number of slots."""
    observations: list[bytes]
    legal: list[list[int]]
    set_of: Ints
    """Of each slot: its information set."""

    @property
    def nodes(self) -> int:
        """How many there are."""
        return len(self.parents)

    @property
    def information_sets(self) -> int:
        """How many there are, without chance's."""
        return len(self.owner) - 1

    @cached_property
    def slot_owner(self) -> Ints:
        """Of each slot: the seat that may take it, or `NOBODY`."""
        return self.owner[self.set_of]

    @cached_property
    def chosen_by(self) -> list[Ints]:
        """The nodes to which each seat's own choice leads."""
        return [np.flatnonzero(self.slot_owner[self.slots] == seat) for seat in range(self.seats)]

    @cached_property
    def slots_by_depth(self) -> list[Ints]:
        """The slots of first decisions of a seat, of second ones, and so on."""
        depth = np.zeros(len(self.owner), np.int64)
        for place in range(1, len(depth)):  # a set is numbered after those before it
            depth[place] = depth[self.set_of[self.before[place]]] + 1
        of_slots = depth[self.set_of]
        return [np.flatnonzero(of_slots == number) for number in range(1, int(depth.max()) + 1)]
