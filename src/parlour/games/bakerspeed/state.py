"""What a position of Bakerspeed is, and what can be done in it: the tables that the rules work on."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from parlour.engine import (
    FIRST_SEAT,
    MAX_SEATS,
    Actions,
    Array,
    Options,
    Piles,
    group,
    open_to_all,
    pile,
    private,
    public,
    record,
)

from .suspects import BOX, CARDS, COLOURS, DICE, NUMBERS, PERSONS, SEATS, SUSPECTS

PLAYERS = (2, SEATS)

OPTIONS = Options(
    clock=("20", "10", "40"),
    unserved=("forget-all", "forget-last"),
    wrong=("again", "sit-out"),
    turns=(str(BOX.turns), "none"),
    first=FIRST_SEAT,
)

CLOCK = "clock"
"""The option that says after how many seconds a race is over."""

ENDLESS = ("turns", "none")

ACTIONS = Actions(
    roll=group(die=open_to_all(DICE)),
    lay=group(suspect=open_to_all(SUSPECTS)),
    have_none=group(),
)

PILES = Piles(
    starting_player=pile(MAX_SEATS),
    left_over=pile(SUSPECTS),
    card=pile(SUSPECTS, seen_by="drawer"),
    colour=pile(COLOURS),
    person=pile(PERSONS),
    number=pile(NUMBERS),
)


class Phase(IntEnum):
    """What happens next."""

    CHOOSE_FIRST = 0
    LAY_OUT_LEFT_OVER = 1
    DEAL = 2
    ROLL = 3
    DIE_FALLS = 4
    RACE = 5
    DRAW = 6
    OVER = 7


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_NOW = 0
    ALREADY_ROLLED = 1
    NOT_IN_YOUR_HAND = 2
    WRONG_BEFORE = 3


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CARDS_ARE_CONSERVED = 1
    HANDS_ARE_COUNTED = 2
    WHAT_IS_KNOWN_IS_TRUE = 3
    PILES_ARE_COUNTED = 4
    ONLY_A_WINNER_HAS_NO_CARDS = 5
    TURNS_ARE_CAPPED = 6


@record
class State:
    """A position. Seats that are not in play keep zeros."""

    clock: Annotated[int, public()]
    unserved: Annotated[int, public()]
    wrong: Annotated[int, public()]
    turns: Annotated[int, public()]
    first: Annotated[int, public()]

    seats: Annotated[int, public()]
    phase: Annotated[int, public()]
    turn: Annotated[int, public()]  # the seat that rolls
    turns_begun: Annotated[int, public(dtype="i4")]
    drawer: Annotated[int, public()]

    die: Annotated[Array, public(DICE)]  # 0 before it is rolled, or the face on top plus one
    applies: Annotated[Array, public(DICE)]  # whether it is a characteristic of the suspect that is wanted
    rolling: Annotated[int, public()]  # the die in the roller's hand, or the last one that was rolled
    racing: Annotated[int, public()]  # the mask of seats that look for a card
    tried: Annotated[Array, public(SEATS, dtype="i4")]  # the set of kinds that a seat has laid wrongly in this roll

    hand: Annotated[Array, private(SEATS, SUSPECTS)]
    hand_count: Annotated[Array, public(SEATS)]
    known: Annotated[Array, public(SEATS, SUSPECTS)]  # copies that everybody has seen go into a hand
    pile: Annotated[Array, public(SEATS)]  # cards in the personal pile
    discard: Annotated[Array, public(CARDS)]  # from the bottom to the top: 0, or a kind plus one
    discard_count: Annotated[int, public()]


roll_action = ACTIONS.encoder("roll")
lay_action = ACTIONS.encoder("lay")
have_none_action = ACTIONS.encoder("have_none")

FORGET_LAST = OPTIONS.values["unserved"].index("forget-last")
SIT_OUT = OPTIONS.values["wrong"].index("sit-out")
NO_CAP = OPTIONS.values["turns"].index("none")

STARTING_PLAYER = PILES.number("starting_player")
LEFT_OVER = PILES.number("left_over")
CARD = PILES.number("card")
COLOUR = PILES.number("colour")
