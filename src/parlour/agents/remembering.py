"""What a seat concludes from how the others play, step by step, compiled with the game that it is about."""

from __future__ import annotations

from parlour.engine.bind import Ints, entry, part
from parlour.engine.contract import current_players, notice, observe, plausibility, seen_as
from parlour.engine.kind import Kind
from parlour.engine.records import Rows


@part
def remember(rows: Rows, viewer: int, seat: int, action: int, views: Rows, evidence: Ints) -> None:
    """Add what `viewer` concludes from what another seat is about to do in its turn; `views[0]` is the workplace.

    It knows of both only what it sees.
    """
    kind, _ = current_players(rows[0])
    if kind == Kind.TURN and viewer != seat:
        observe(rows[0], viewer, views[0])
        notice(evidence, views[0], seat, seen_as(seat, action, viewer))


@entry
def remember_step(rows: Rows, viewer: int, seat: int, action: int, views: Rows, evidence: Ints) -> None:
    """`remember`, for Python."""
    remember(rows, viewer, seat, action, views, evidence)


@entry
def fit(worlds: Rows, seat: int, evidence: Ints) -> int:
    """How well an imagined world fits to a seat's evidence, in percent of the best there could be."""
    return plausibility(worlds[0], evidence, seat)
