"""The picture of Bakerspeed that hangs in the lobby."""

import random

from curves import corners, ellipse
from ink import Figure
from shapely.geometry import LineString, Point, Polygon, box

from figures.baker_cards import stand

W, H = 470, 240
KERB = 186
"""Where the pavement begins."""
LAMP = (235, 40)
LENS = (328, 146, 45)
"""The middle of the magnifying glass, and its radius."""


def picture() -> Figure:
    """Six suspects in a row under a street lamp, and a glass that takes a closer look."""
    f = Figure("picture", W, H, line=2, cut=0, unit=1, pad=0, title="Bakerspeed")
    f.tolerance, f.units = 0.3, 5
    rnd = random.Random("street")
    sheet = box(0, 0, W, H)
    f.area(sheet, "night")
    _sky(f, rnd)
    for x, w, top, fill in ((-14, 92, 42, "dusk"), (78, 84, 64, "plum"), (300, 92, 58, "dusk"), (392, 96, 36, "plum")):
        _house(f, x, w, top, fill)
    x, y = LAMP
    f.area(Polygon([(x, y - 10), (60, KERB + 40), (410, KERB + 40)]), "--ray")
    f.area(Polygon([(x, y - 6), (120, KERB + 40), (350, KERB + 40)]), "#5B4A66")
    f.area(box(-9, KERB, W + 9, H + 9), "grey", dark=True)
    f.area(_pool(), "stone")
    f.stroke(f"-10,{KERB} 120,{KERB - 1} 300,{KERB + 1} 480,{KERB}", 2.2, (1, 1))
    _lamp(f)
    _suspects(f)
    _glass(f)
    f.items[:] = [(fill, shape.intersection(sheet)) for fill, shape in f.items]
    return f


def _pool() -> Polygon:
    """Light on the ground."""
    return Polygon([(p[0] * 190 + 235, p[1] * 19 + KERB + 27) for p in Point(0, 0).buffer(1, 16).exterior.coords])


def _sky(f: Figure, rnd: random.Random) -> None:
    """A moon, stars, and two banks of fog."""
    f.area(Point(196, 34).buffer(15).difference(Point(203, 30).buffer(13)), "lamp")
    for _ in range(16):
        f.area(Point(rnd.uniform(0, W), rnd.uniform(4, 70)).buffer(1.2), "cream")
    for x, y, w in ((150, 92, 90), (236, 76, 80), (190, 120, 120)):
        f.area(LineString([(x, y), (x + w / 2, y - 4), (x + w, y)]).buffer(7), "dusk")


def _house(f: Figure, x: float, w: float, top: float, fill: str) -> None:
    """A narrow house with chimneys, some of its windows lit."""
    for side in (0.2, 0.7):
        f.shape(corners(_box(x + w * side, top - 40, 13, 40)), "brick", 3, 1.8)
    f.shape(f"{x - 4},{top}c {x + w * 0.16},{top - 26}c {x + w * 0.84},{top - 26}c {x + w + 4},{top}c", "night", 4, 1.9)
    f.shape(corners(_box(x, top, w, KERB - top)), fill, 6, 1.9)
    for row in range(2):
        for column in range(2):
            left, upper = x + 16 + column * (w - 52), top + 14 + row * 44
            lit = (row + column + round(x)) % 3 != 0
            f.shape(corners(_box(left, upper, 20, 26)), "lamp" if lit else "night", 0, 1.8)
            f.stroke(f"{left + 10},{upper} {left + 10},{upper + 26}", 1.6, (1, 1))
            f.stroke(f"{left},{upper + 12} {left + 20},{upper + 12}", 1.6, (1, 1))


def _box(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def _lamp(f: Figure) -> None:
    """The street lamp."""
    x, y = LAMP
    f.stroke(f"{x},{y + 14} {x},{KERB + 8}", 6.4, (1, 1))
    f.stroke(f"{x},{y + 14} {x},{KERB + 8}", 2.6, (1, 1), "steel", dark=True)
    f.stroke(f"{x - 15},{y + 27} {x + 15},{y + 27}", 3.4, (1, 1))
    f.area(Point(x, y).buffer(29), "#6F5A66")
    f.area(Point(x, y).buffer(22), "#A98257")
    f.shape(f"{x - 14},{y - 15}c {x + 14},{y - 15}c {x + 9},{y + 16}c {x - 9},{y + 16}c", "lamp", 4, 2.2)
    f.flat(ellipse(x, y + 2, 4, 7), "white")
    f.shape(f"{x - 18},{y - 14}c {x - 5},{y - 27}c {x + 5},{y - 27}c {x + 18},{y - 14}c", "night", 3, 2.2)


def _suspects(f: Figure) -> None:
    """They stand still and look innocent."""
    for who, cloth, x, foot, height in (
        ("tall", "blue", 78, 212, 126),
        ("round", "orange", 134, 216, 78),
        ("lady", "green", 204, 212, 112),
        ("tall", "orange", 258, 214, 128),
        ("round", "green", 324, 216, 80),
        ("lady", "blue", 410, 212, 112),
    ):
        stand(f, who, cloth, x, foot, height)


def _glass(f: Figure) -> None:
    """The magnifying glass: whoever is behind it is larger, and not happier."""
    x, y, r = LENS
    f.shape(
        f"{x + 38},{y + 30} {x + 46},{y + 23} {x + 84},{y + 66} {x + 84},{y + 78} {x + 72},{y + 77}", "wood", 4, 2.4
    )
    f.shape(ellipse(x, y, r + 8, count=16), "lamp", 4, 2.4)
    lens = Point(x, y).buffer(r, 16)
    f.area(lens, "glass")
    large = Figure("large", W, H, cut=0)
    stand(large, "round", "green", x, y + 92, 150)
    f.items += [(fill, shape.intersection(lens)) for fill, shape in large.items]
    f.edge(ellipse(x, y, r, count=16), 2.2)
    f.stroke(f"{x - 37},{y - 6} {x - 32},{y - 22} {x - 20},{y - 34}", 3.6, (0.6, 0.6), "white")


FIGURES = (picture,)
