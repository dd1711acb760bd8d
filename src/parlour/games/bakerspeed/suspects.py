"""The suspects on the cards and the faces of the dice, as `components.toml` has them."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from parlour.engine import MAX_SEATS, components
from parlour.engine.errors import DeclarationError

Name = Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
Names = Annotated[list[Name], msgspec.Meta(min_length=1, max_length=3)]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
    colours: Names
    persons: Names
    most: Annotated[int, msgspec.Meta(ge=1, le=3)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=4)]
    hand: Annotated[int, msgspec.Meta(ge=1, le=20)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=30_000)]


class Die(IntEnum):
    """The three dice: each is for one thing that one sees on a card."""

    COLOUR = 0
    PERSON = 1
    NUMBER = 2


BOX = components(__file__, Box)

SEATS, COPIES, HAND, TURNS = BOX.players, BOX.copies, BOX.hand, BOX.turns
COLOURS, PERSONS, NUMBERS = len(BOX.colours), len(BOX.persons), BOX.most

DICE = len(Die)
FACES = (COLOURS, PERSONS, NUMBERS)
"""The different faces of each die; there are equally many of each."""

SUSPECTS = COLOURS * PERSONS * NUMBERS
"""The kinds of cards: kind = (colour * PERSONS + person) * NUMBERS + number, all from 0."""

CARDS = SUSPECTS * COPIES

TRAITS = tuple(
    (colour, person, number) for colour in range(COLOURS) for person in range(PERSONS) for number in range(NUMBERS)
)
"""What each kind shows: the face of each die that fits it."""


def _check(sound: bool, complaint: str) -> None:
    if not sound:
        raise DeclarationError(f"components.toml: {complaint}")


for _what, _names in (("colours", BOX.colours), ("persons", BOX.persons)):
    _check(len(set(_names)) == len(_names), f"two {_what} have the same name: {', '.join(_names)}")
_check(CARDS >= SEATS, f"{CARDS} cards are too few for {SEATS} players")
_check(CARDS <= 100, f"{CARDS} cards are too many; at most 100")
