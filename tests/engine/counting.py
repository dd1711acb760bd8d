"""A template with one entry, so that it compiles quickly."""

from __future__ import annotations

from parlour.engine.bind import Ints, entry
from parlour.engine.contract import apply_action, current_players, initial_state, legal_actions
from parlour.engine.kind import Kind
from parlour.engine.records import Rows


@entry
def moves(rows: Rows, seats: int, out: Ints) -> int:
    """How many moves a match takes when each seat takes its first action."""
    initial_state(rows[0], seats)
    count = 0
    seat = 0
    while current_players(rows[0])[0] != Kind.OVER:
        legal_actions(rows[0], seat, out)
        apply_action(rows[0], seat, out[0])
        seat = (seat + 1) % seats
        count += 1
    return count
