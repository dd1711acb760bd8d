"""What is in the box, as `components.toml` has it, and the pack of masks and words that it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

import msgspec

from parlour.engine import MAX_SEATS, components
from parlour.engine.errors import DeclarationError

Some = Annotated[int, msgspec.Meta(ge=1, le=100)]
Points = Annotated[int, msgspec.Meta(ge=0, le=9)]
FolderName = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=14)]


class Rewards(msgspec.Struct, forbid_unknown_fields=True):
    """What a right guess is worth, and to be guessed."""

    primary: Points
    secondary: Points
    guessed: Points


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    pack: FolderName
    fewest: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
    most: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)]
    numbers: Annotated[int, msgspec.Meta(ge=2, le=12)]
    masks: Some
    clue_cards: Some
    hand: Annotated[int, msgspec.Meta(ge=1, le=9)]
    points: Rewards


class Mask(msgspec.Struct, forbid_unknown_fields=True):
    """A mask: its name, and the picture `ART.svg` beside the pack."""

    name: Name
    art: FolderName


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    """The masks, and the clue cards with the word at their top and the one at their bottom."""

    masks: list[Mask]
    cards: list[tuple[Word, Word]]
    judged: bool = False
    """Whether `fits.toml` beside it says which words fit which masks: bots know it from there."""


BOX = components(__file__, Box)
FOLDER = f"packs/{BOX.pack}"
PACK = components(__file__, Pack, f"{FOLDER}/pack.toml")

FEWEST, MOST, ROUNDS, NUMBERS, HAND = BOX.fewest, BOX.most, BOX.rounds, BOX.numbers, BOX.hand
MASKS, CARDS = BOX.masks, BOX.clue_cards
PRIMARY, SECONDARY, GUESSED = BOX.points.primary, BOX.points.secondary, BOX.points.guessed

ENDS = 2
"""The words of a clue card: the word `card * ENDS + end` stands at its top (0) or at its bottom (1)."""

WORDS = CARDS * ENDS


def word(number: int) -> str:
    """The word of this number."""
    card, end = divmod(number, ENDS)
    return PACK.cards[card][end]


def _check(sound: bool, place: str, complaint: str) -> None:
    if not sound:
        raise DeclarationError(f"{place}: {complaint}")


def _twice(names: Iterable[str]) -> str:
    return ", ".join(name for name, times in Counter(names).items() if times > 1)


def _check_box() -> None:
    place = "components.toml"
    _check(BOX.fewest <= BOX.most, place, f"fewest = {BOX.fewest} players are more than most = {BOX.most}")
    _check(
        BOX.numbers >= BOX.most,
        place,
        f"{BOX.numbers} numbers are too few: {BOX.most} players need one each",
    )
    _check(
        BOX.masks >= BOX.rounds * BOX.numbers,
        place,
        f"{BOX.masks} masks are too few: {BOX.rounds} rounds need {BOX.rounds * BOX.numbers}",
    )


def _check_pack() -> None:
    place = f"{FOLDER}/pack.toml"
    for what, wanted, found in (("masks", MASKS, len(PACK.masks)), ("cards", CARDS, len(PACK.cards))):
        _check(found >= wanted, place, f"{found} {what}, but components.toml wants {wanted}")
    for what, names in (
        ("masks are called", [mask.name for mask in PACK.masks]),
        ("masks have the picture", [mask.art for mask in PACK.masks]),
        ("words are", [word for card in PACK.cards for word in card]),
    ):
        _check(not _twice(names), place, f"two {what} {_twice(names)}")


_check_box()
_check_pack()
