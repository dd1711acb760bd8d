"""What is in the box of Baby Clues, by the names that the tests of the rulebook use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import TypeAlias

from parlour.games.baby_clues.cards import COPIES, COPIES_FOR_TWO, ICONS, PRINTS, Icon

Clue: TypeAlias = int
Clues: TypeAlias = Sequence[Clue]


class Baby(IntEnum):
    """The babies in the order of the box."""

    VAMPIRE = 0
    FRANKENSTEIN = 1
    MUMMY = 2
    MUD = 3
    REPORTER = 4
    ROBOT = 5
    DINO = 6
    GHOST = 7
    PIRATE = 8


class Dread(IntEnum):
    """What they dread."""

    GARLIC = 0
    ERASER = 1
    SCISSORS = 2
    SOAP = 3
    SPIDER = 4
    WATER = 5
    CARROT = 6
    LAMP = 7
    TOOTHBRUSH = 8


BOX, BALLOONS, PRAM = range(3)
"""The kinds of escape cards."""


def clue(dread: Dread, icon: Icon = Icon.NONE) -> Clue:
    """The clue card of a dread, plain or with this icon."""
    return next(kind for kind in clues_of(dread) if ICONS[kind] == icon)


def clues_of(dread: Dread) -> range:
    """The kinds of clue cards of a dread."""
    return range(dread * PRINTS, (dread + 1) * PRINTS)


def plain(*dreads: int) -> list[Clue]:
    """Clue cards without icons."""
    return [clue(Dread(dread)) for dread in dreads]


SEVEN = plain(*range(7))
"""Seven different clues: all but lamp and toothbrush, so a ghost or a pirate can have picked them."""


def all_but(*taken: Iterable[Clue], seats: int = 3) -> list[Clue]:
    """All the other clues of the box."""
    every = Counter(dict(enumerate(COPIES_FOR_TWO if seats == 2 else COPIES)))
    for clues in taken:
        every.subtract(Counter(clues))
    return list(every.elements())


def mask(*babies: int) -> int:
    """A set of babies."""
    return sum(1 << baby for baby in babies)
