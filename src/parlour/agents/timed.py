"""A search bit by bit, for one that ends with its time. Compiled apart: most searches go by the number of worlds."""

from __future__ import annotations

from parlour.agents.search import OBSERVERS, best_of, needs_no_thought, think
from parlour.agents.tree import NONE, plant
from parlour.engine.bind import Floats, Ints, entry
from parlour.engine.luck import Luck
from parlour.engine.records import Rows


@entry
def begin(
    views: Rows, thinker: int, manner: Ints, tree: Ints, slots: Ints, totals: Floats, actions: Ints, luck: Luck
) -> int:
    """Know nothing yet; return the action that needs no thought, or `NONE`.

    `tree` has `WIDTH` numbers for each node and one more, `totals` one for each and two more.
    """
    plant(tree, slots, totals, manner[OBSERVERS])
    return int(actions[0]) if needs_no_thought(views, thinker, actions, luck) else NONE


@entry
def think_on(
    worlds_more: int,
    views: Rows,
    thinker: int,
    manner: Ints,
    evidence: Ints,
    worlds: Rows,
    tree: Ints,
    slots: Ints,
    totals: Floats,
    actions: Ints,
    weights: Ints,
    luck: Luck,
    notes: Ints,
    out: Floats,
) -> None:
    """`think`, for Python. `notes` are `NOTES` numbers, `out` one for each seat."""
    think(
        worlds_more, views, thinker, manner, evidence, worlds, tree, slots, totals, actions, weights, luck, notes, out
    )


@entry
def conclude(views: Rows, thinker: int, manner: Ints, tree: Ints, slots: Ints, actions: Ints) -> int:
    """`best_of`, for Python."""
    return best_of(views, thinker, manner, tree, slots, actions)
