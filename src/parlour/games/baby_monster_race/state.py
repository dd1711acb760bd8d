"""What a position of Baby Monster Race is, and what can be done in it: the tables that the rules work on."""

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
    a_seat,
    group,
    open_to_all,
    pile,
    private,
    public,
    record,
    secret,
)

from .cards import CARDS

PLAYERS = (2, 6)

OPTIONS = Options(
    monster=("cards", "app"),
    ending=("furthest", "last-standing"),
    reverse_swap=("off", "on"),
    first=FIRST_SEAT,
)

ACTIONS = Actions(
    advance=group(steps=open_to_all(1, 3)),
    retreat=group(steps=open_to_all(1, 3)),
    move_other=group(steps=open_to_all(1, 3), target=a_seat()),
    swap_places=group(target=a_seat()),
    spend_blocked=group(),
    spend_reversed=group(),
    take_it=group(),
    block=group(),
    reverse=group(),
)

PILES = Piles(
    starting_player=pile(MAX_SEATS),
    play_cards=pile(CARDS, seen_by="drawer"),
    monster_draw=pile(2),
)


class Phase(IntEnum):
    """What happens next."""

    CHOOSE_FIRST = 0
    DRAW = 1
    PLAY = 2
    DEFEND = 3
    WAKE = 4
    TIE_BREAK = 5
    OVER = 6


class Reason(IntEnum):
    """Why an action is refused."""

    NOT_IN_HAND = 0
    DEFEND_FIRST = 1
    NOT_ATTACKED = 2
    NOT_YOURSELF = 3
    NOT_RACING = 4
    NOT_AGAINST_A_SWAP = 5


class Broken(IntEnum):
    """The laws of the game that `invariants` checks."""

    NOTHING = 0
    CARDS_ARE_CONSERVED = 1
    HANDS_ARE_COUNTED = 2
    THE_PILE_IS_COUNTED = 3
    PAWNS_STAND_ON_THE_TRACK = 4
    MONSTER_CARDS_ARE_CONSERVED = 5
    THE_EATEN_ARE_COUNTED = 6
    SOMEBODY_IS_RACING = 7


@record
class State:
    """A position. Seats that are not in play keep zeros."""

    monster: Annotated[int, public()]
    ending: Annotated[int, public()]
    reverse_swap: Annotated[int, public()]
    first: Annotated[int, public()]

    seats: Annotated[int, public()]
    phase: Annotated[int, public()]
    turn: Annotated[int, public()]
    racing: Annotated[int, public()]  # the mask of pawns that were not eaten
    step: Annotated[Array, public(MAX_SEATS)]  # START to HOUSE
    eaten: Annotated[Array, public(MAX_SEATS)]  # 0, or in which order the pawn was eaten
    meals: Annotated[int, public()]

    sabotage: Annotated[int, public()]  # the card that awaits a defence
    target: Annotated[int, public()]
    began_in_house: Annotated[int, public()]  # whether the pawn of `turn` did
    facing: Annotated[int, public()]  # the mask of pawns that must still face the monster
    faced: Annotated[int, public()]  # the mask of pawns that did in this turn
    face: Annotated[int, public()]  # the seat that faces it now

    drawer: Annotated[int, public()]
    owed: Annotated[Array, public(MAX_SEATS)]  # cards that each seat still draws
    hand: Annotated[Array, private(MAX_SEATS, CARDS)]  # an eaten pawn's hand stays unseen until the redeal
    hand_count: Annotated[Array, public(MAX_SEATS)]
    deck: Annotated[Array, secret(CARDS)]
    deck_count: Annotated[int, public()]
    discard: Annotated[Array, public(CARDS)]
    deals: Annotated[int, public(dtype="i2")]
    monster_cards: Annotated[Array, public(2)]  # those not drawn since the last shuffle, by mood


advance_action = ACTIONS.encoder("advance")
retreat_action = ACTIONS.encoder("retreat")
move_other_action = ACTIONS.encoder("move_other")
swap_places_action = ACTIONS.encoder("swap_places")
spend_blocked_action = ACTIONS.encoder("spend_blocked")
spend_reversed_action = ACTIONS.encoder("spend_reversed")
take_it_action = ACTIONS.encoder("take_it")
block_action = ACTIONS.encoder("block")
reverse_action = ACTIONS.encoder("reverse")

APP = OPTIONS.values["monster"].index("app")
LAST_STANDING = OPTIONS.values["ending"].index("last-standing")
REVERSE_SWAP = OPTIONS.values["reverse_swap"].index("on")

STARTING_PLAYER = PILES.number("starting_player")
PLAY_CARDS = PILES.number("play_cards")
MONSTER_DRAW = PILES.number("monster_draw")
