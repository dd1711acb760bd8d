"""The play cards, the monster's cards and the track, as `components.toml` has them."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from parlour.engine import MAX_SEATS, components
from parlour.engine.errors import DeclarationError

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Three = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """Cards in a starting hand, by the number of players."""

    two: Count = msgspec.field(name="2")
    three: Count = msgspec.field(name="3")
    four: Count = msgspec.field(name="4")
    five: Count = msgspec.field(name="5")
    six: Count = msgspec.field(name="6")


class PlayCards(msgspec.Struct, forbid_unknown_fields=True):
    """How many there are of each play card."""

    plus: Three
    minus: Three
    move_other: Three
    swap: Count
    blocked: Count
    reversed: Count


class MonsterOdds(msgspec.Struct, forbid_unknown_fields=True):
    """The monster's cards, and the parts of the app's odds."""

    happy: Count
    hungry: Count
    app_happy: Count
    app_hungry: Count


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=100)]
    deals: Count
    hand: Hand
    cards: PlayCards
    monster: MonsterOdds


class Card(IntEnum):
    """The kinds of play cards."""

    PLUS_1 = 0
    PLUS_2 = 1
    PLUS_3 = 2
    MINUS_1 = 3
    MINUS_2 = 4
    MINUS_3 = 5
    MOVE_OTHER_1 = 6
    MOVE_OTHER_2 = 7
    MOVE_OTHER_3 = 8
    SWAP = 9
    BLOCKED = 10
    REVERSED = 11


HAPPY, HUNGRY = 0, 1
"""The moods of the monster: plain numbers, since Numba cannot index by a member of an enum."""


CARDS = len(Card)
BOX = components(__file__, Box)

START = 0
HOUSE = BOX.steps + 1

COPIES = (
    *BOX.cards.plus,
    *BOX.cards.minus,
    *BOX.cards.move_other,
    BOX.cards.swap,
    BOX.cards.blocked,
    BOX.cards.reversed,
)
"""How many there are of each card."""

ALL_CARDS = sum(COPIES)

_hand = BOX.hand
HAND = (0, 0, _hand.two, _hand.three, _hand.four, _hand.five, _hand.six)
"""Cards in a starting hand, by the number of players."""

MONSTER_CARDS = (BOX.monster.happy, BOX.monster.hungry)
APP_ODDS = (BOX.monster.app_happy, BOX.monster.app_hungry)
DEALS = BOX.deals

for _seats in range(2, MAX_SEATS + 1):
    if not 0 < _seats * HAND[_seats] <= ALL_CARDS:
        raise DeclarationError(
            f"components.toml: {_seats} hands of {HAND[_seats]} cards cannot be dealt from {ALL_CARDS} cards"
        )
if ALL_CARDS > 127:
    raise DeclarationError(f"components.toml: {ALL_CARDS} play cards are too many; at most 127")
for _where, _odds in (("monster.happy and monster.hungry", MONSTER_CARDS), ("the app's odds", APP_ODDS)):
    if not _odds[HUNGRY]:
        raise DeclarationError(f"components.toml: {_where} leave no hungry monster, so a race would never end")
