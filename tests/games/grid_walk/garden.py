"""The garden of Grid Walk: its squares, numbered row by row, and what lies on them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.engine import components
from parlour.engine.errors import DeclarationError

SEATS = 3
NONE = -1
UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
MOST_CHESTS = 6
"""A set of chests is a mask that fits into one field."""

Count = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    map: Annotated[list[Annotated[str, msgspec.Meta(pattern="^[123cb.]+$")]], msgspec.Meta(min_length=1)]
    treasures: Count
    traps: Count
    faces: Count
    rounds: Count


BOX = components(__file__, Box)
TREASURES, TRAPS, FACES, ROUNDS = BOX.treasures, BOX.traps, BOX.faces, BOX.rounds
ROWS, COLUMNS = len(BOX.map), len(BOX.map[0])
SQUARES = ROWS * COLUMNS
_GROUND = "".join(BOX.map)
if any(len(row) != COLUMNS for row in BOX.map):
    raise DeclarationError("components.toml: the rows of the map must be equally long")
if any(_GROUND.count(str(seat + 1)) != 1 for seat in range(SEATS)):
    raise DeclarationError("components.toml: the map must hold each of 1, 2 and 3 once")


def _neighbours(square: int) -> tuple[int, int, int, int]:
    """The squares above, to the right, below and to the left, or `NONE`."""
    row, column = divmod(square, COLUMNS)
    return (
        square - COLUMNS if row > 0 else NONE,
        square + 1 if column < COLUMNS - 1 else NONE,
        square + COLUMNS if row < ROWS - 1 else NONE,
        square - 1 if column > 0 else NONE,
    )


def _places(mark: str) -> tuple[int, ...]:
    return tuple(square for square in range(SQUARES) if _GROUND[square] == mark)


def _numbered(squares: tuple[int, ...]) -> tuple[int, ...]:
    """For each square of the garden its place among these, or `NONE`."""
    return tuple(squares.index(square) if square in squares else NONE for square in range(SQUARES))


NEXT = tuple(_neighbours(square) for square in range(SQUARES))
"""By square and direction."""
STARTS = tuple(_GROUND.index(str(seat + 1)) for seat in range(SEATS))
CHEST_SQUARES, BUSH_SQUARES = _places("c"), _places("b")
CHESTS, BUSHES = len(CHEST_SQUARES), len(BUSH_SQUARES)
CHEST_AT, BUSH_AT = _numbered(CHEST_SQUARES), _numbered(BUSH_SQUARES)

if not TREASURES < CHESTS <= MOST_CHESTS:
    raise DeclarationError(
        f"components.toml: {TREASURES} treasures need more chests than that, and at most {MOST_CHESTS}; "
        f"the map has {CHESTS}"
    )
if not TRAPS < BUSHES:
    raise DeclarationError(f"components.toml: {TRAPS} traps need more bushes than that; the map has {BUSHES}")
