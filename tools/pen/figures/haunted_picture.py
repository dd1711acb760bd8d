"""The picture of Junior Cluedo that hangs in the lobby."""

import random

import shapely
from curves import corners, ellipse, moved
from ink import Figure
from shapely.geometry import LineString, Point, Polygon, box

from figures.haunts import bat, cat, ghost
from figures.sleuths import badger, frog, hare, hedgehog

W, H = 470, 240
GATE = 196
"""Where the ground before the house begins."""


def picture() -> Figure:
    """Four sleuths before the old house; one of its windows looks back."""
    f = Figure("picture", W, H, line=2, cut=0, unit=1, pad=0, title="Junior Cluedo")
    f.tolerance, f.units = 0.3, 5
    rnd = random.Random("house")
    sheet = box(0, 0, W, H)
    f.area(sheet, "dusk")
    f.area(Point(92, 62).buffer(62), "--ray")
    f.area(Point(92, 62).buffer(34), "lamp")
    for x, y, r in ((82, 52, 6), (104, 70, 8), (88, 80, 4)):
        f.flat(ellipse(x, y, r), "lamp", dark=True)
    for _ in range(14):
        f.area(Point(rnd.uniform(150, W), rnd.uniform(6, 60)).buffer(1.3), "cream")
    f.flat("-10,168 60,150 150,166 300,150 480,166 480,260c -10,260c", "--ray")
    _house(f)
    f.flat(f"-10,{GATE} 110,{GATE - 8} 250,{GATE - 2} 370,{GATE - 9} 480,{GATE - 3} 480,260c -10,260c", "g3")
    f.stroke(f"-10,{GATE} 110,{GATE - 8} 250,{GATE - 2} 370,{GATE - 9} 480,{GATE - 3}", 2, (1, 1))
    f.flat("262,194 300,192 318,214 330,250c 190,250c 226,214", "g1")
    _fence(f)
    f.put(cat(), 398, 150, 46)
    f.put(bat(), 128, 26, 44)
    f.put(bat(), 40, 96, 26)
    for draw, x, foot, width in ((badger, 62, 228, 84), (hare, 138, 234, 88), (frog, 220, 226, 74)):
        f.put(draw(False), x - width / 2, foot - width * 0.96, width)
    f.put(hedgehog(False), 322, 156, 78, mirror=True)
    f.items[:] = [(fill, shape.intersection(sheet)) for fill, shape in f.items]
    return f


def _house(f: Figure) -> None:
    """A crooked house with lit windows, a tower, and somebody on the upper floor."""
    f.shape("372,60c 372,22c 390,21c 391,66c", "brick", 3)
    f.shape("222,196c 224,92c 408,92c 412,196c", "lilac", 8, towards=(-1, -0.3))
    f.shape("206,96c 240,50c 398,48c 426,96c", "night", 6)
    f.shape("226,196c 226,58c 286,58c 286,196c", "lilac", 5, towards=(-1, -0.3))
    f.shape("214,62c 256,4c 298,62c", "night", 5)
    f.stroke("256,6 256,-6", 2, (1, 1))
    slates = [(236, 48), (254, 40), (268, 50), (300, 84), (330, 72), (356, 86), (384, 70), (402, 86), (312, 62)]
    for x, y in slates:
        f.stroke(f"{x},{y} {x + 8},{y - 0.6}", 1.6)
    for x, y, w, h in ((242, 76, 28, 30), (242, 128, 28, 30), (302, 108, 30, 34), (366, 108, 30, 34)):
        _window(f, x, y, w, h)
    f.put(ghost(), 368, 111, 27)
    f.shape("300,197c 300,164 316,154 332,164 334,197c", "maw", 0)
    for x in (311, 322):
        f.flat(ellipse(x, 178, 3, 3.6), "lamp")
        f.dot(x, 178, 1)
    for x, y in ((352, 162), (366, 172), (392, 160), (236, 176), (352, 184), (268, 112), (284, 184)):
        f.stroke(f"{x},{y} {x + 9},{y}", 1.5)


def _window(f: Figure, x: float, y: float, w: float, h: float) -> None:
    """A lit window with a cross of wood."""
    f.shape(corners([(x - 3, y - 3), (x + w + 3, y - 3), (x + w + 3, y + h + 3), (x - 3, y + h + 3)]), "wood", 0)
    f.shape(corners([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), "lamp", 0, 1.6)
    f.stroke(f"{x + w / 2},{y} {x + w / 2},{y + h}", 1.8, (1, 1))
    f.stroke(f"{x},{y + h / 2} {x + w},{y + h / 2}", 1.8, (1, 1))


def _fence(f: Figure) -> None:
    """Iron bars on both sides of the path."""
    bars: list[Polygon] = []
    for x in (*range(6, 190, 15), *range(350, 470, 15)):
        bars.append(LineString([(x, 176), (x, 206)]).buffer(1.6))
        bars.append(Polygon([(x - 4, 176), (x, 167), (x + 4, 176)]))
    for left, right in ((-6, 186), (346, 480)):
        bars += [LineString([(left, y), (right, y - 1)]).buffer(1.4) for y in (183, 200)]
    f.area(shapely.union_all(bars), "ink")
    f.shape(moved("-8,10c -8,-6 0,-13 8,-6 8,10c", 446, 216, 1.3, 6), "stone", 3)
    f.stroke("440,210 451,211", 1.6)


FIGURES = (picture,)
