"""The picture of Loony Clues that hangs in the lobby."""

import math
import random
from collections.abc import Callable

from curves import ellipse, moved
from ink import Figure
from shapely.geometry import Polygon, box

from figures import loony_masks
from figures.loony_garland import FLAGS, bunting

W, H = 470, 240
LAMP = (235, 26)
TALL = 150
"""How high the figure of a guest is."""


def picture() -> Figure:
    """Five guests at a party under the lamp, each well hidden, or so they think."""
    f = Figure("picture", W, H, line=2, cut=0, unit=1, pad=0, title="Loony Clues")
    f.tolerance, f.units = 0.3, 5
    rnd = random.Random("party")
    sheet = box(0, 0, W, H)
    f.area(sheet, "felt")
    _beams(f)
    bunting(f, "-8,34 60,58 130,50 228,8", 21, 5, w=1.9)
    bunting(f, "242,8 340,50 410,58 478,34", 21, 5, FLAGS[::-1], w=1.9)
    _confetti(f, rnd)
    _pendant(f)
    for draw, x, top, width, mirror in (
        (_bear, 140, 88, 104, False),
        (_cat, 332, 90, 104, True),
        (_hare, 50, 94, 108, False),
        (_slug, 424, 88, 108, True),
        (_monster, 236, 82, 122, False),
    ):
        f.put(draw(), x - width / 2, top, width, mirror=mirror)
    f.items[:] = [(fill, shape.intersection(sheet)) for fill, shape in f.items]
    return f


def _beams(f: Figure) -> None:
    """Light from the lamp to all sides."""
    x, y = LAMP
    for i in range(12):
        angle, half = math.pi * (i + 0.5) / 12, math.pi / 48
        left, right = ((x + 420 * math.cos(a), y + 420 * math.sin(a)) for a in (angle - half, angle + half))
        f.area(Polygon([(x, y), left, right]), "teal", dark=True)


def _confetti(f: Figure, rnd: random.Random) -> None:
    for i in range(44):
        x, y = rnd.uniform(0, W), rnd.uniform(8, 200)
        f.flat(moved("-2.4,-1.4c 2.4,-1.4c 2.4,1.4c -2.4,1.4c", x, y, 1, rnd.uniform(0, 180)), FLAGS[i % len(FLAGS)])


def _pendant(f: Figure) -> None:
    """The lamp."""
    f.stroke("235,-4 235,8", 2.4, (1, 1))
    f.shape(ellipse(235, 35, 7.6, 6.4), "milk", 0, 1.9)
    f.shape("228,6 242,6 256,17 266,33 250,36 235,36.8 220,36 204,33 214,17", "lamp", 5, 2.2, hatch=5)


def _guest(name: str, clothes: str, head: Callable[[Figure], None], mask: Figure, fur: str) -> Figure:
    """A guest from the waist up: head, clothes, then the mask, and the hand that holds it."""
    f = Figure(name, 96, TALL)
    head(f)
    f.shape("14,160c 16,112 28,92 48,90 68,92 80,112 82,160c", clothes, 6, hatch=7)
    f.shape("24,100 36,92 48,96 62,91 72,98 64,108 48,110 32,109", "cream", 2, 2.2)
    for y in (124, 138):
        f.dot(38, y, 2.4)
    f.put(mask, 10, 12, 76, -4)
    f.shape("80,112 86,122 80,134 60,124 50,112 54,104 62,108 72,114", clothes, 3)
    _hand(f, 51, 104, fur)
    return f


def _hand(f: Figure, x: float, y: float, fur: str) -> None:
    """A paw round a stick."""
    f.shape(moved("-8,-6 1,-9 8,-3 7,6 -1,10 -8,6", x, y), fur, 2)
    for dy in (-3, 2):
        f.stroke(moved(f"-5,{dy} 1,{dy + 0.4}", x, y), 1.6)


def _hare() -> Figure:
    """Nobody would look for a hare behind an onion."""

    def head(f: Figure) -> None:
        for ear, inner in (
            ("34,30 24,10 22,-10 30,-20 38,-8 44,14 46,28", "33,14 28,-4 30,-12 35,0 38,16"),
            ("56,28 60,8 70,-10 80,-14 82,0 76,18 66,34", "64,18 70,2 77,-6 76,6 69,20"),
        ):
            f.shape(ear, "tan", 3)
            f.flat(inner, "pink")
        f.shape(ellipse(48, 54, 34, 36), "tan", 5)

    return _guest("hare", "plum", head, loony_masks.onion(), "tan")


def _bear() -> Figure:
    """A bear takes a cactus for cover."""

    def head(f: Figure) -> None:
        for x in (18, 78):
            f.shape(ellipse(x, 20, 13), "fur", 3)
            f.flat(ellipse(x, 21, 6), "pink")
        f.shape(ellipse(48, 50, 40, 38), "fur", 5)

    return _guest("bear", "red", head, loony_masks.cactus(), "fur")


def _cat() -> Figure:
    """The cat has chosen the fish."""

    def head(f: Figure) -> None:
        f.shape("10,40 8,10c 30,20 48,22 66,20 88,10c 86,40 84,66 66,86 30,86 12,66", "dark", 5)
        for ear in ("14,32 13,19 24,25", "82,32 83,19 72,25"):
            f.flat(ear, "rose")
        for whisker in ("12,58 0,55", "12,64 1,67", "84,58 98,55", "84,64 97,67"):
            f.stroke(whisker, 2, (1, 0.4), silhouette=True)

    return _guest("cat", "lamp", head, loony_masks.fish(), "dark")


def _slug() -> Figure:
    """Its eyes are above such things."""

    def head(f: Figure) -> None:
        for x, y in ((30, -8), (66, -12)):
            stalk = f"{48 + (x - 48) * 0.7},40 {x},{y + 24} {x},{y}"
            f.stroke(stalk, 10, (1, 1), silhouette=True)
            f.stroke(stalk, 5.6, (1, 1), "lich")
            f.shape(ellipse(x, y, 10, 10.6), "white", 2)
            f.eye(x - 2, y + 1, 4)
        f.shape(ellipse(48, 56, 36, 38), "lich", 5)

    return _guest("slug", "orange", head, loony_masks.egg(), "lich")


def _monster() -> Figure:
    """Far too large for so small a mask."""
    f = Figure("big", 112, TALL)
    for side in (-1, 1):
        f.shape(moved("-8,8 -10,-8 0,-20c 8,-6 8,8", 56 + side * 28, 18, 1, side * 16), "bone", 3)
    f.shape("4,160c 2,110 10,76 16,52 28,22 56,10 84,22 96,52 102,76 110,110 108,160c", "lilac", 8, hatch=9)
    hat = f.shape("42,19c 60,-18c 74,20c 58,24", "red", 4)
    for band in ("46,5c 68,14c 72,20c 43,14c", "53,-9c 64,-2c 66,4c 50,-3c"):
        f.flat(band, "cream", within=hat.buffer(-1))
    f.shape(ellipse(60, -19, 5.4), "lamp", 1.6, 2.2)
    for x, look in ((30, 4), (82, -4)):
        f.shape(ellipse(x, 46, 11, 12.4), "white", 2, 2.4, silhouette=False)
        f.eye(x + look, 49, 4.6)
        f.cheek(x - look * 2, 66, 5.4)
        f.stroke(f"{x - 8},{30 + look * 0.6} {x},27 {x + 8},{30 - look * 0.6}", 2.6, (0.7, 0.7))
    f.flat("34,118 56,112 78,118 84,160 28,160", "cream")
    f.put(loony_masks.teapot(), 30, 50, 52, 5)
    f.shape("100,112 106,124 96,136 72,122 58,108 64,100 74,106 88,114", "lilac", 3)
    _hand(f, 57, 104, "lilac")
    return f


FIGURES = (picture,)
