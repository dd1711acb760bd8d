"""The three persons of Bakerspeed, and the cloth that each colour is made of."""

from collections.abc import Callable
from functools import partial

import shapely
from curves import Outline, ellipse, moved
from ink import Figure
from palette import colour as tint
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry


def _stripes(width: float, height: float, period: float) -> BaseGeometry:
    """Upright stripes."""
    middle, count = width / 2, int(width / period / 2) + 2
    lines = [LineString([(middle + k * period, -9), (middle + k * period, height)]) for k in range(-count, count + 1)]
    return shapely.union_all([line.buffer(period * 0.22, cap_style="flat") for line in lines])


def _dots(width: float, height: float, period: float) -> BaseGeometry:
    """Spots, every second row set off."""
    rows, count = int(height / period * 1.2) + 3, int(width / period / 2) + 2
    places = [
        (width / 2 + (k + 0.5 * (row % 2)) * period, row * period * 0.84 - 9)
        for row in range(rows)
        for k in range(-count, count + 1)
    ]
    return shapely.union_all([Point(place).buffer(period * 0.27, quad_segs=3) for place in places])


def _zigzag(width: float, height: float, period: float) -> BaseGeometry:
    """Lines that go up and down across."""
    rows, count = int(height / period) + 3, int(width / period) + 3
    step = period * 0.62
    lines = [
        LineString(
            [(width / 2 + k * step, row * period - 9 + (k % 2) * period * 0.56) for k in range(-count, count + 1)]
        )
        for row in range(rows)
    ]
    return shapely.union_all([line.buffer(period * 0.15, join_style="mitre") for line in lines])


Pattern = Callable[[float, float, float], BaseGeometry]
CLOTHS: dict[str, tuple[str, Pattern, float]] = {
    "green": ("cream", _stripes, 9.6),
    "blue": ("white", _dots, 10.6),
    "orange": ("maw", _zigzag, 9.6),
}
"""For each colour that of its pattern, the pattern, and how far it is until it repeats on a figure shown at 96."""


def patterned(f: Figure, inside: BaseGeometry, colour: str, scale: float = 1) -> None:
    """The pattern of a cloth inside a shape; as large as elsewhere when the figure is shown at `scale`."""
    ink, pattern, period = CLOTHS[colour]
    f.area(pattern(f.width, f.height, period / scale).intersection(inside.buffer(-0.42 * f.line)), ink)


class Suit:
    """The clothes of a person being drawn, all of one cloth, to be shown at `scale`."""

    def __init__(self, name: str, width: float, height: float, colour: str, scale: float) -> None:
        self.f = Figure(f"{name}-{colour}", width, height, line=2.05 / scale, unit=1 / scale, pad=0)
        self.colour, self.scale = colour, scale

    def piece(self, outline: Outline, shade: float = 3, plain: bool = False) -> Polygon:
        """A piece of cloth."""
        inside = self.f.shape(outline, self.colour, shade)
        if not plain and self.colour in CLOTHS:
            patterned(self.f, inside, self.colour, self.scale)
        return inside


def tall(colour: str, scale: float) -> Figure:
    """A thin man as long as a lamp-post: a top hat, a long nose, a long coat."""
    suit = Suit("tall", 34, 100, colour, scale)
    f = suit.f
    for x in (12.4, 21.6):
        f.shape(moved("-3,-10c 3,-10c 3.4,4 -4.6,4 -4.6,1.6", x, 95, 1, 0, x > 17), "dark", 0)
    for side in (False, True):
        f.shape(moved("-8,50 -13,56 -15,74 -12.6,78 -9.6,76 -7,62", 17, 0, 1, 0, side), colour, 1.6)
        f.flat(ellipse(17 + (12.4 if side else -12.4), 77.4, 2.4), "skin")
    suit.piece("9.6,48 17,45 24.4,48 26.6,60 28.6,89c 5.4,89c 7.4,60", 4)
    f.shape("17,25 25,28 26,36 24,44 17,49 10,44 8,36 9,28", "skin", 3)
    f.shape("12.6,48.6 17,52.6 21.4,48.6 21.6,56 17,53.4 12.4,56", "ink", 0, 1.2 / scale)
    for x in (12.6, 20.8):
        f.dot(x, 34.4, 1.9, 2.4)
    f.stroke("17,35 19.2,40.6 16.4,41.4", 1.7 / scale, (0.8, 0.8))
    f.stroke("13.4,45 17,44.4 20.4,45", 1.7 / scale, (0.8, 0.8))
    f.shape("7.4,26c 6,2c 17,0.6 28,2c 26.6,26c", colour, 4)
    f.shape("7.4,18c 17,19 26.8,18c 26.6,25 7.2,25", "ink", 0, 1 / scale)
    f.shape("0.8,24.6 9,26 17,26.4 25,26 33.2,24.6 32,29.4 17,30.6 2,29.4", colour, 0)
    return f


def round_(colour: str, scale: float) -> Figure:
    """A man as round as a ball: a bowler hat, a moustache, a waistcoat with a watch chain."""
    suit = Suit("round", 66, 70, colour, scale)
    f = suit.f
    for side in (False, True):
        f.shape(moved("-15,62c -4,62c -4,69 -18,69 -18,66", 33, 0, 1, 0, side), "dark", 0)
        f.shape(moved("-24,41 -31,47 -32,56 -27,58 -22,53", 33, 0, 1, 0, side), colour, 1.6)
        f.flat(ellipse(33 + (28.6 if side else -28.6), 57.4, 3), "skin")
    suit.piece("33,37 48,38 59,46 61,55 55,64 33,67.4 11,64 5,55 7,46 18,38", 5)
    f.shape("33,12 46,16 51,26 49,35 42,41 33,43 24,41 17,35 15,26 20,16", "skin", 3)
    for x in (26.4, 39.8):
        f.dot(x, 25.6, 2.3, 2.9)
    f.cheek(21.6, 31, 2.8)
    f.cheek(44.6, 31, 2.8)
    f.shape("33,30.6 37,29.8 42,32 48.6,30.4 46,36 39,37.4 33,34.4 27,37.4 20,36 17.4,30.4 24,32 29,29.8", "dark", 0)
    f.stroke("30.6,39.8 33,40.2 35.4,39.8", 1.3 / scale, (0.9, 0.9))
    f.shape("18,14.4c 17,6 25,0.8 33,0.6 41,0.8 49,6 48,14.4c", colour, 4)
    f.shape("18,10.4c 33,12.4 48,10.4c 48.4,15.4 17.6,15.4", "ink", 0, 1 / scale)
    f.shape("9,12 20,15 33,15.8 46,15 57,12 55.4,17.4 44,19.6 22,19.6 10.6,17.4", colour, 0)
    return f


def lady(colour: str, scale: float) -> Figure:
    """A lady under a hat as wide as her skirt, with a feather that needs a seat of its own."""
    suit = Suit("lady", 60, 92, colour, scale)
    f = suit.f
    f.shape("38,13 44,1 54,-1 57,5 50,9 46,15", "cream", 2)
    f.shape("30,19 42,22 45,34 42,44 37,47 23,47 18,44 15,34 18,22", "dark", 3)
    suit.piece("25,56 30,57.4 35,56 44,68 54,90c 42,92.4 18,92.4 6,90c 16,68", 5)
    for side in (False, True):
        f.shape(moved("-7,45 -13,45 -17,51 -14,57 -10,63 -5,64 -6,56", 30, 0, 1, 0, side), colour, 2)
    suit.piece("22,45.4 30,47 38,45.4 37,52 35.4,58 30,59 24.6,58 23,52", 2)
    f.shape("22,61 30,59 38,61 38,66 30,67.4 22,66", "skin", 1)
    f.shape("30,22 38,25 40,33 38,41 30,45.6 22,41 20,33 22,25", "skin", 3)
    for x in (25.4, 34.6):
        f.dot(x, 33, 1.9, 2.4)
        f.stroke(f"{x - 2.6},{29.8} {x},{28.6} {x + 2.6},29.8", 1.2 / scale)
    f.cheek(23.6, 37.4, 2.2)
    f.cheek(36.4, 37.4, 2.2)
    f.shape("27.6,39.8 30,39 32.4,39.8 30,42.2", "red", 0, 1.1 / scale)
    f.shape("18,19c 19,8 24,4.4 30,4 37,4.4 41,8 42,19c", colour, 3)
    f.shape("18,15c 30,17.4 42,15c 42.6,21 17.4,21", "ink", 0, 1 / scale)
    f.shape("0.6,19.4 8,18 18,20 30,20.6 42,20 52,18 59.4,19.4 57,25 44,26.4 30,25.4 16,26.4 3,25", colour, 0)
    return f


Person = Callable[[str, float], Figure]
PERSONS: dict[str, Person] = {"tall": tall, "round": round_, "lady": lady}


def shadow(person: str) -> Figure:
    """Somebody of whom one knows nothing but the outline."""
    f = PERSONS[person]("ink", 1)
    f.items[:] = [(tint("ink"), shapely.union_all(f.silhouette))]
    return f


SHADOWS = {name: partial(shadow, name) for name in PERSONS}
