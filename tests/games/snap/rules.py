"""Snap: cards are flipped one after the other; whoever slaps first when two alike follow each other wins a chip."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from parlour.engine import (
    MAX_SEATS,
    Actions,
    Array,
    Kind,
    Luck,
    Options,
    Piles,
    components,
    group,
    pile,
    public,
    record,
    rule,
)
from parlour.engine.errors import DeclarationError

Count = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    kinds: Count
    copies: Count
    flips: Count


BOX = components(__file__, Box)
KINDS, COPIES, FLIPS = BOX.kinds, BOX.copies, BOX.flips
if FLIPS > KINDS * COPIES:
    raise DeclarationError(f"components.toml: {FLIPS} flips need as many cards, but there are {KINDS * COPIES}")

PLAYERS = (2, 3)
OPTIONS = Options()
CARRY = ("chips",)
ACTIONS = Actions(slap=group(), say_none=group())
PILES = Piles(flip=pile(KINDS))

slap_action = ACTIONS.encoder("slap")
say_none_action = ACTIONS.encoder("say_none")


class Reason(IntEnum):
    """Why an action is refused."""

    NO_CHIP_TO_LOSE = 0


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CARDS_ARE_CONSERVED = 1
    NOBODY_OWES_CHIPS = 2


@record
class State:
    """A position. A card is its kind plus one, 0 is none."""

    seats: Annotated[int, public()]
    racing: Annotated[int, public()]  # the mask of seats that have not answered the card on top
    top: Annotated[int, public()]
    below: Annotated[int, public()]
    flips: Annotated[int, public()]
    deck: Annotated[Array, public(KINDS)]  # anybody can count what was flipped
    chips: Annotated[Array, public(MAX_SEATS, dtype="i2")]


@rule
def initial_state(state: State, seats: int) -> None:
    """Everybody gets a chip; those of the match before are kept."""
    state.seats = seats
    for seat in range(seats):
        state.chips[seat] += 1
    for kind in range(KINDS):
        state.deck[kind] = COPIES


@rule
def flip(state: State, outcome: int) -> None:
    """A pile: the next card; from the second on, everybody answers."""
    state.deck[outcome] -= 1
    state.flips += 1
    state.below = state.top
    state.top = outcome + 1
    if state.flips > 1:
        state.racing = (1 << state.seats) - 1


@rule
def slap(state: State, seat: int) -> None:
    """A right slap wins a chip and ends the race; a wrong one costs a chip and leaves it to the others."""
    if state.top == state.below:
        state.chips[seat] += 1
        state.racing = 0
    else:
        state.chips[seat] -= 1
        state.racing &= ~(1 << seat)


@rule
def say_none(state: State, seat: int) -> None:
    """The cards are not alike, says this seat."""
    state.racing &= ~(1 << seat)


@rule
def current_players(state: State) -> tuple[Kind, int]:
    """Whoever is fastest of those who have not answered; when nobody is left, the next card."""
    if state.racing != 0:
        return Kind.RACE, state.racing
    return (Kind.OVER if state.flips == FLIPS else Kind.CHANCE), 0


@rule
def legal_actions(state: State, seat: int, out: Array) -> int:
    """One may slap with a chip to lose, and always say none."""
    n = 0
    if state.chips[seat] > 0:
        out[n] = slap_action()
        n += 1
    out[n] = say_none_action()
    return n + 1


@rule
def chance_outcomes(state: State, weights: Array) -> tuple[int, int]:
    """Any card that was not flipped."""
    for kind in range(KINDS):
        weights[kind] = state.deck[kind]
    return 0, 0 if state.flips == FLIPS else KINDS


@rule
def default_action(state: State, seat: int) -> int:
    """Whoever is too slow has seen nothing."""
    return say_none_action()


@rule
def refusal(state: State, seat: int, action: int) -> int:
    """Why one cannot slap."""
    return Reason.NO_CHIP_TO_LOSE.value


@rule
def resample(observation: State, seat: int, luck: Luck) -> None:
    """Nothing is hidden."""


@rule
def invariants(state: State) -> int:
    """Which law is broken, or 0."""
    flipped = KINDS * COPIES
    for kind in range(KINDS):
        flipped -= state.deck[kind]
    if flipped != state.flips:
        return Broken.CARDS_ARE_CONSERVED.value
    for seat in range(state.seats):
        if state.chips[seat] < 0:
            return Broken.NOBODY_OWES_CHIPS.value
    return 0


@rule
def returns(state: State, out: Array) -> None:
    """The chips."""
    for seat in range(state.seats):
        out[seat] = state.chips[seat]
