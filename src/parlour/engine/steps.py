"""The single steps of a match, bound to each game: what a table, a replay or a test calls from Python.

All take an array of one state, since passing an array costs a quarter of passing a record.
"""

from __future__ import annotations

from parlour.engine.bind import Floats, Ints, entry, part
from parlour.engine.contract import (
    apply_action,
    apply_outcome,
    chance_outcomes,
    current_players,
    default_action,
    initial_state,
    invariants,
    legal_actions,
    observe,
    refusal,
    resample,
    returns,
    ways,
)
from parlour.engine.kind import Kind
from parlour.engine.luck import Luck
from parlour.engine.records import Rows


@entry
def begin(rows: Rows, seats: int) -> None:
    """Write the start of a match."""
    initial_state(rows[0], seats)


@entry
def players(rows: Rows) -> tuple[int, int]:
    """The kind of the position and the mask of the seats that decide."""
    kind, seats = current_players(rows[0])
    return kind.value, seats


@entry
def legal(rows: Rows, seat: int, out: Ints) -> int:
    """The legal actions of a seat that decides."""
    return legal_actions(rows[0], seat, out)


@entry
def chance(rows: Rows, weights: Ints) -> tuple[int, int]:
    """The pile and the odds of its outcomes."""
    return chance_outcomes(rows[0], weights)


@entry
def act(rows: Rows, seat: int, action: int) -> None:
    """Apply a legal action."""
    apply_action(rows[0], seat, action)


@entry
def deal(rows: Rows, pile: int, outcome: int) -> None:
    """Apply a chance outcome."""
    apply_outcome(rows[0], pile, outcome)


@part
def view_into(rows: Rows, seat: int, views: Rows) -> None:
    """Write what a seat sees into `views[0]`: at the end everything that was dealt is public."""
    kind, _ = current_players(rows[0])
    if kind == Kind.OVER:
        views[0] = rows[0]
    else:
        observe(rows[0], seat, views[0])


@entry
def view(rows: Rows, seat: int, views: Rows) -> None:
    """The observation of a seat, or of a spectator."""
    view_into(rows, seat, views)


@entry
def imagine(views: Rows, seat: int, luck: Luck) -> None:
    """Fill what an observation hides with a guess."""
    resample(views[0], seat, luck)


@entry
def default(rows: Rows, seat: int) -> int:
    """The action when the time runs out, or `DEALER_PICKS`."""
    return default_action(rows[0], seat)


@entry
def refuse(rows: Rows, seat: int, action: int) -> int:
    """Why an action is not legal."""
    return refusal(rows[0], seat, action)


@entry
def check(rows: Rows) -> int:
    """0, or the law that the state breaks."""
    return invariants(rows[0])


@entry
def score(rows: Rows, out: Floats) -> None:
    """What each seat gets."""
    returns(rows[0], out)


@entry
def weigh(rows: Rows, seat: int, action: int) -> int:
    """How many unseen cards could have made a choice (`ways`)."""
    return ways(rows[0], seat, action)
