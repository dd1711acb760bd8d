"""What a position of Junior Cluedo is, and what can be done in it: the tables that the rules work on.

A set of rooms is a mask: bit *r* is room *r*.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from parlour.engine import (
    MAX_SEATS,
    Actions,
    Array,
    Options,
    Piles,
    group,
    open_to_all,
    pile,
    public,
    record,
    seen_by,
)

from .house import BOX, CHARACTERS, DIE, GHOSTS, GHOSTS_IN_A_SHORT_GAME, KINDS, ROOMS, SQUARES

PLAYERS = (2, min(MAX_SEATS, CHARACTERS))

OPTIONS = Options(
    ghosts=(str(GHOSTS), *([str(GHOSTS_IN_A_SHORT_GAME)] if GHOSTS_IN_A_SHORT_GAME < GHOSTS else [])),
    floorboards=("on", "off"),
    placing=("dealt", "players"),
    notebook=("off", "on"),
    turns=(str(BOX.turns), "none"),
)

ACTIONS = Actions(
    choose_character=group(character=open_to_all(CHARACTERS)),
    place_thing=group(square=open_to_all(SQUARES)),
    roll_die=group(),
    take_passage=group(),
    step=group(square=open_to_all(SQUARES)),
    climb=group(),
    enter=group(),
    stop=group(),
    close=group(),
    swap_cards=group(room=open_to_all(ROOMS), other=open_to_all(ROOMS)),
    accuse=group(rooms=open_to_all(1, (1 << ROOMS) - 1)),
    decline=group(),
)

PILES = Piles(
    roll_off=pile(DIE),
    lay=pile(SQUARES),
    roll=pile(DIE),
    bite=pile(2),
    look=pile(KINDS, seen_by="turn"),
    verdict=pile(2),
)
"""`verdict` has but one possible outcome: news that comes out of something hidden."""


class Phase(IntEnum):
    """What happens next."""

    ROLL_OFF = 0
    CHOOSE = 1
    LAY = 2
    PLAY = 3
    ROLL = 4
    WALK = 5
    TOUCH = 6
    LOOK = 7
    LOOKED = 8
    SWAP = 9
    ARRIVED = 10
    CHECK = 11
    CHECKED = 12
    VERDICT = 13
    OVER = 14


class Thing(IntEnum):
    """What lies on a square. Nobody knows of a spider whether it bites until it is touched."""

    NOTHING = 0
    SPIDER = 1
    HARMLESS = 2  # known to be
    FLOORBOARD = 3


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_NOW = 0
    TAKEN = 1
    NOT_A_FREE_SQUARE = 2
    NO_PASSAGE_HERE = 3
    TOO_FAR = 4
    TWICE_OVER_A_SQUARE = 5
    SQUARE_IS_FULL = 6
    NO_STEPS_LEFT = 7
    NOT_AT_THE_STAIRCASE = 8
    NOT_AT_A_DOORWAY = 9
    WHERE_THE_MOVE_BEGAN = 10
    WALK_ON = 11
    CLOSE_FIRST = 12
    TWO_ROOMS = 13
    AS_MANY_ROOMS_AS_GHOSTS = 14


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CARDS_ARE_CONSERVED = 1
    CARDS_ARE_DEALT_WHEN_LOOKED_AT = 2
    FAILED_ACCUSATIONS_ARE_FALSE = 3
    THINGS_ARE_CONSERVED = 4
    PIECES_ARE_SOMEWHERE = 5
    SQUARES_HOLD_THREE = 6
    CHARACTERS_DIFFER = 7
    SOMEBODY_PLAYS = 8
    TURNS_ARE_CAPPED = 9


@record
class State:
    """A position. Seats that are not in play keep zeros."""

    ghosts: Annotated[int, public()]
    floorboards: Annotated[int, public()]
    placing: Annotated[int, public()]
    notebook: Annotated[int, public()]
    turns: Annotated[int, public()]

    seats: Annotated[int, public()]
    phase: Annotated[int, public()]
    turn: Annotated[int, public()]
    turns_begun: Annotated[int, public(dtype="i4")]

    rank: Annotated[Array, public(MAX_SEATS)]  # who chooses first; equal ranks roll again
    rolled_off: Annotated[Array, public(MAX_SEATS)]  # 0, or what a seat has rolled in this round
    rounds: Annotated[int, public()]  # of rolling off
    chosen: Annotated[int, public()]  # how many have chosen their character
    character: Annotated[Array, public(MAX_SEATS)]  # 0, or a character plus one

    place: Annotated[Array, public(MAX_SEATS)]  # a square, a room or the staircase
    playing: Annotated[int, public()]  # the mask of seats that have not accused wrongly
    out: Annotated[Array, public(MAX_SEATS)]  # 0, or the how manieth a seat was to go
    winner: Annotated[int, public()]  # 0, or a seat plus one

    thing: Annotated[Array, public(SQUARES)]
    boards_owed: Annotated[int, public()]  # floorboards and spiders still to be laid
    spiders_owed: Annotated[int, public()]
    biting: Annotated[int, public()]  # of the spiders that nobody has touched
    harmless: Annotated[int, public()]

    rolled: Annotated[int, public()]
    steps: Annotated[int, public()]  # that are left
    path: Annotated[Array, public(DIE + 1)]  # the places of this move, from where it began
    path_length: Annotated[int, public()]

    looked: Annotated[Array, public(ROOMS)]  # the mask of seats that have looked at the card that is here now
    card: Annotated[Array, seen_by("looked", ROOMS)]  # 0: not dealt (or not seen)
    accused: Annotated[int, public(dtype="i2")]
    to_check: Annotated[int, public(dtype="i2")]
    failed: Annotated[Array, public(MAX_SEATS, dtype="i2")]  # by accuser: where the cards lie that are not all ghosts


choose_character_action = ACTIONS.encoder("choose_character")
place_thing_action = ACTIONS.encoder("place_thing")
roll_die_action = ACTIONS.encoder("roll_die")
take_passage_action = ACTIONS.encoder("take_passage")
step_action = ACTIONS.encoder("step")
climb_action = ACTIONS.encoder("climb")
enter_action = ACTIONS.encoder("enter")
stop_action = ACTIONS.encoder("stop")
close_action = ACTIONS.encoder("close")
swap_cards_action = ACTIONS.encoder("swap_cards")
accuse_action = ACTIONS.encoder("accuse")
decline_action = ACTIONS.encoder("decline")

SHORT = 1
"""The option `ghosts`: one less need to be found."""
NO_FLOORBOARDS = OPTIONS.values["floorboards"].index("off")
PLAYERS_PLACE = OPTIONS.values["placing"].index("players")
NO_CAP = OPTIONS.values["turns"].index("none")

ROLL_OFF = PILES.number("roll_off")
LAY = PILES.number("lay")
ROLL = PILES.number("roll")
BITE = PILES.number("bite")
LOOK = PILES.number("look")
VERDICT = PILES.number("verdict")
