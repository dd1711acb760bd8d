"""The deduction dice of Bakerspeed: what they show, and how each looks before it is rolled."""

import math
from collections.abc import Callable
from functools import partial

import shapely
from curves import ellipse, moved, sheet
from ink import Figure
from shapely import affinity
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from figures.baker_persons import CLOTHS, PERSONS, SHADOWS, patterned
from figures.paper import outline_of

BODY = {"colour": "paper", "person": "sand", "number": "steel"}
"""What each die is made of."""
DRIPS = ((10, 34, 6), (52, 31, 5.4), (86, 36, 6), (124, 32, 5.4), (163, 35, 6.2), (200, 31, 5.2), (238, 35, 6))
DRIPS += ((275, 31, 5.4), (318, 34, 6.2))
"""Where a splash has run to: the direction, how far, and how thick."""
PAWNS = {
    1: ((48, 76, 1.6),),
    2: ((30, 72, 1.16), (66, 72, 1.16)),
    3: ((48, 46, 0.92), (28, 80, 0.92), (68, 80, 0.92)),
}
"""Where the little figures of a number stand: their feet, and their size."""


def _splash(colour: str) -> Figure:
    """A splash of a colour, with its pattern."""
    f = Figure("splash", cut=0)
    f.line = 3
    runs = [
        LineString([(48, 48), (48 + far * math.cos(math.radians(way)), 48 + far * math.sin(math.radians(way)))])
        for way, far, _ in DRIPS
    ]
    drips = [run.buffer(thick) for run, (_, _, thick) in zip(runs, DRIPS, strict=True)]
    blot = shapely.union_all([Point(48, 48).buffer(28), *drips]).buffer(4).buffer(-7).buffer(3)
    patterned(f, f.shape(outline_of(blot), colour, 4), colour, 0.72)
    return f


def _outline(person: str) -> Figure:
    """Somebody's outline, from hat to foot."""
    f = Figure("outline", cut=0)
    shadow = SHADOWS[person]()
    height = {"tall": 78, "round": 62, "lady": 76}[person]
    width = shadow.width * height / shadow.height
    shadow.cut = 0
    f.put(shadow, 48 - width / 2, 48 - height / 2, width)
    return f


def _pawns(number: int) -> Figure:
    """So many little figures."""
    f = Figure("pawns", cut=0)
    for x, y, size in PAWNS[number]:
        f.flat(moved("-13,0c -12,-14 -7,-20 0,-21 7,-20 12,-14 13,0c", x, y, size), "ink")
        f.flat(ellipse(x, y - 27 * size, 8.6 * size, 9 * size), "ink")
    return f


MOTIFS: dict[str, dict[str, Callable[[], Figure]]] = {
    "colour": {colour: partial(_splash, colour) for colour in CLOTHS},
    "person": {person: partial(_outline, person) for person in PERSONS},
    "number": {str(number): partial(_pawns, number) for number in PAWNS},
}
"""The faces of each die."""


def fallen(die: str, face: str) -> Figure:
    """A die that lies: its face from above."""
    f = Figure(f"die-{face}", title=face)
    f.shape(sheet(4, 4, 88, 88, 15, 0.8, f.rnd), BODY[die], 6, 3)
    f.items += MOTIFS[die][face]().items
    return f


SIDES = (
    (0.62, 0, 0, 0.34, 18.2, 7.7),
    (0.469, 0.26, 0, 0.521, 3, 24),
    (0.469, -0.26, 0, 0.521, 48, 49),
)
"""How a picture lies on the top, left and right of a cube: x and y of its width, of its height, of its corner.

On the top it lies upright, so that it can be read.
"""


def waiting(die: str) -> Figure:
    """A die that may be rolled: a cube on the table, three of its faces in sight."""
    f = Figure(f"die-{die}", title=f"{die} die")
    faces = ("48,-1c 93,24c 48,49c 3,24c", "3,24c 48,49c 48,99c 3,74c", "48,49c 93,24c 93,74c 48,99c")
    left, top, right = MOTIFS[die].values()
    for side, (outline, place, motif) in enumerate(zip(faces, SIDES, (top, left, right), strict=True)):
        inside = f.shape(outline, BODY[die], 0, 2.8, lit=False)
        if side == 2:
            f.area(inside.buffer(-1.4), BODY[die], dark=True)
        f.items += [(fill, _laid(shape, place)) for fill, shape in motif().items]
    return f


def _laid(shape: BaseGeometry, place: tuple[float, float, float, float, float, float]) -> BaseGeometry:
    """A picture of 96 by 96 laid on a side of the cube."""
    ax, ay, bx, by, x, y = place
    return shapely.make_valid(affinity.affine_transform(shape, [ax, bx, ay, by, x, y]))


FIGURES = (
    *(partial(waiting, die) for die in MOTIFS),
    *(partial(fallen, die, face) for die, faces in MOTIFS.items() for face in faces),
)
