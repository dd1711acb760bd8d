"""The marks of the six seats, told apart by shape, and the wooden slots of their pawns."""

import math
from functools import partial

from curves import Outline, ellipse, smooth, star
from ink import Figure
from shapely.geometry import Polygon

from figures.parts import boxed

COLOURS = ("red", "lich", "pink", "green", "orange", "blue")
NAMES = ("heart", "drop", "flower", "hexagon", "star", "moon")

_FLOWER = smooth(
    [
        (
            48 + (34 + 9 * math.cos(math.pi * i / 4 + math.pi)) * math.sin(math.pi * i / 20),
            48 - (34 + 9 * math.cos(math.pi * i / 4 + math.pi)) * math.cos(math.pi * i / 20),
        )
        for i in range(40)
    ]
)
OUTLINES: tuple[Outline, ...] = (
    "48,30c 56,10 78,8 88,24 88,46 70,68 48,90c 26,68 8,46 8,24 18,8 40,10",
    "48,4c 60,28 78,48 78,66 66,86 48,92 30,86 18,66 18,48 36,28",
    _FLOWER,
    "48,6c 84,26c 84,68c 48,90c 12,68c 12,26c",
    star(48, 50, 44, 21),
    "62,8 40,10 20,28 16,54 28,78 52,90 76,84c 56,74 46,56 50,34 58,18",
)


def mark(seat: int) -> Figure:
    """The mark of one seat."""
    f = Figure(f"seat-{seat}", line=5, cut=3, unit=2, pad=2, title=NAMES[seat])
    f.shape(OUTLINES[seat], COLOURS[seat], 0, 7)
    if NAMES[seat] == "flower":
        f.shape(ellipse(48, 48, 10), "cream", 0, 5)
    return f


def base(seat: int) -> Figure:
    """The slot a pawn stands in, in the same box as a standing figure, so that one lies on the other."""
    f = Figure(f"base-{seat}", line=2.6, cut=0, unit=1.2, pad=2, title="base")
    f.shape("11,12 48,0 85,12 85,17 48,28 11,17", COLOURS[seat], 4, 2.8)
    f.shape(ellipse(48, 11.6, 36, 10.4), COLOURS[seat], 0, 2.4)
    f.area(Polygon(ellipse(48, 12, 25, 5.6, 0, 30).places), COLOURS[seat], dark=True)
    return boxed(f, 14)


FIGURES = tuple(partial(draw, seat) for draw in (mark, base) for seat in range(6))
