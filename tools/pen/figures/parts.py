"""What several figures share."""

import shapely
from curves import moved
from ink import Figure

WIDE, HIGH = 104, 114
"""The box of a figure that stands on a board, so that all of them have the same scale."""
FOOT = 16
"""How far its foot is above the lower edge of that box."""


def boxed(f: Figure, ground: float) -> Figure:
    """The figure in a box of 104 by 114, with the given ground line 16 above its lower edge."""
    f.box = (-4, round(ground, 1) + FOOT - HIGH, WIDE, HIGH)
    return f


def standing(f: Figure) -> Figure:
    """The figure in its box, its foot where a pawn's wooden slot holds it."""
    bottom = shapely.union_all(f.silhouette).bounds[3]

    return boxed(f, bottom)


def shoe(f: Figure, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    """A red running shoe, seen from its side."""
    upper = moved("-7,-8c -1,-9c 2,-4 8,-2 10,2 9,4 -8,4c -8,-2", x, y, scale, turn)
    sole = moved("-9,3c 10,2 11,5 9,7 -8,7 -10,5", x, y, scale, turn)
    f.shape(upper, "red", shade=2.4)
    f.shape(sole, "white", shade=1.6)
