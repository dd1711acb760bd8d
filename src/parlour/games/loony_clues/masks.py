"""The masks on the party board: none comes back in a game, nor in its rematch while others are left."""

from __future__ import annotations

from parlour.engine import Array, rule

from .party import MASKS, NUMBERS
from .state import Gone, State


@rule
def use_anew(state: State) -> None:
    """What the game before has used is not used by this one, unless nothing else is left [masks-2]."""
    for mask in range(MASKS):
        if state.mask_gone[mask] != Gone.FRESH:
            state.mask_gone[mask] = Gone.USED_BEFORE
    bring_back_if_none_is_left(state)


@rule
def take_masks_away(state: State) -> None:
    """The party board is empty [round-2]."""
    for place in range(NUMBERS):
        state.masks[place] = 0
    state.laid_out = 0


@rule
def lay_out(state: State, mask: int) -> None:
    """A mask gets the next number of the party board [setup-1]."""
    state.masks[state.laid_out] = mask + 1
    state.laid_out += 1
    state.mask_gone[mask] = Gone.USED
    bring_back_if_none_is_left(state)


@rule
def bring_back_if_none_is_left(state: State) -> None:
    """The masks of earlier games may come again when there is no other [masks-2]."""
    for mask in range(MASKS):
        if state.mask_gone[mask] == Gone.FRESH:
            return
    for mask in range(MASKS):
        if state.mask_gone[mask] == Gone.USED_BEFORE:
            state.mask_gone[mask] = Gone.FRESH


@rule
def weigh_fresh_masks(state: State, weights: Array) -> None:
    """Each mask that has not been used is equally likely [setup-1, masks-1]."""
    for mask in range(MASKS):
        weights[mask] = state.mask_gone[mask] == Gone.FRESH
