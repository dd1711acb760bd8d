"""A loop that is bound to a game: what its simulations do with the claims of a race."""

from __future__ import annotations

from parlour.engine.bind import Ints, entry
from parlour.engine.kind import Kind
from parlour.engine.luck import Luck
from parlour.engine.playing import apply_choices
from parlour.engine.records import Rows


@entry
def claim_all(rows: Rows, mask: int, choices: Ints, actions: Ints, luck: Luck) -> None:
    """All seats of the mask do what they have chosen, at the times that they have chosen."""
    apply_choices(rows, Kind.RACE.value, mask, choices, actions, luck)
