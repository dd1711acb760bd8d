"""The parlour: table, lamp, window, coats, and what lies about."""

import random

import shapely
from curves import ellipse, moved
from ink import Figure
from shapely import affinity
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from figures.paper import outline_of


def _table(name: str, width: float, height: float, rim: str, felt: str, grain: tuple[str, ...], depth: float) -> Figure:
    """The far edge of the table; the felt goes on below in the page's colour `--table`."""
    f = Figure(name, width, height, line=2.4, cut=0, unit=1, pad=0, title="table")
    f.stretches = True
    shown = Polygon([(0, -4), (width, -4), (width, height), (0, height)])
    f.flat(rim, "wood")
    f.edge(rim, 2.6)
    for line in grain:
        f.stroke(line, 1.4, fill="wood", dark=True)
    cloth = f.flat(felt, "--table")
    f.area(cloth.difference(affinity.translate(cloth, 0, depth)), "--table-d")
    f.edge(felt, 2.2)
    f.items[:] = [(fill, shape.intersection(shown)) for fill, shape in f.items]
    return f


def table_phone() -> Figure:
    """The table seen on a phone."""
    return _table(
        "table-phone",
        390,
        72,
        "-30,62 0,26 70,8 195,2 320,8 390,26 420,62 430,120c -40,120c",
        "-24,76 0,40 70,22 195,15 320,22 390,40 414,76 430,120c -40,120c",
        ("20,26 90,13 160,10", "240,11 330,16 372,27", "150,6.4 210,6 250,7"),
        9,
    )


def table_desk() -> Figure:
    """The table seen on a wide screen."""
    return _table(
        "table-desk",
        992,
        380,
        "-70,390 -10,152 110,54 300,12 496,2 692,12 882,54 1002,152 1062,390 1032,460c -40,460c",
        "-53,402 7,166 112,71 300,29 496,19 692,29 880,71 985,166 1045,402 1015,460c -23,460c",
        ("150,52 240,30 330,19", "420,9 520,8 610,11", "680,19 800,38 850,52", "60,106 90,82 120,66"),
        11,
    )


def pendant() -> Figure:
    """The lamp over the table, on its cord."""
    f = Figure("pendant", 120, 90, line=2.4, cut=0, title="the lamp", pad=2)
    f.stroke("60,-4 60,14", 2.2, (1, 1))
    f.shape("52,12 68,12 70,24 50,24", "wood", 2)
    f.shape("48,24 72,24 96,48 110,72c 84,78 60,79 36,78 10,72c 24,48", "lamp", 9, hatch=True)
    f.shape(ellipse(60, 79, 13, 9), "white", 0)
    f.stroke("16,68 38,73 60,74 84,73 105,68", 1.6, (1, 1))
    f.box = (6, -2, 108, 92)
    return f


def window() -> Figure:
    """Rain behind red curtains."""
    f = Figure("window", 150, 190, line=2.4, cut=0, pad=18, title="rain")
    f.shape("14,22c 75,10 136,22c 137,100 136,166c 75,168 14,166c 13,100", "wood", 4)
    glass = f.shape("23,30c 75,20 127,30c 128,100 127,157c 75,159 23,157c 22,100", "night", 0, 2)
    f.flat(ellipse(104, 52, 14, 14), "lamp", within=glass)
    f.flat(ellipse(110, 48, 12, 12), "night", within=glass)
    f.flat("20,128 44,112 70,124 96,108 130,122 130,160 20,160", "night", within=glass.buffer(-1), dark=True)
    rnd = random.Random(4)
    for _ in range(26):
        x, y, length = rnd.uniform(28, 124), rnd.uniform(34, 146), rnd.uniform(6, 12)
        f.stroke(f"{x},{y} {x - length * 0.34},{y + length}", 1.5, (0.6, 0.4), "glass")
    for bar in ("75,24 75,158", "24,92 126,92"):
        f.stroke(bar, 5.5, (1, 1))
    for bar in ("75,24 75,158", "24,92 126,92"):
        f.stroke(bar, 2, (1, 1), "wood")
    f.shape("4,164c 75,162 146,164c 147,174c 75,177 3,174c", "wood", 3)
    f.shape("2,12 30,14 46,18 40,60 24,96 10,120 4,166 -4,166 -2,80", "red", 5, hatch=6)
    f.shape("148,12 120,14 104,18 110,60 126,96 140,120 146,166 154,166 152,80", "red", 5, hatch=6)
    for fold in ("14,20 12,70 4,110", "28,20 24,60 14,92", "136,20 138,70 146,110", "122,20 126,60 136,92"):
        f.stroke(fold, 1.8)
    f.shape("-8,6 75,2 158,6 158,14 75,11 -8,14", "wood", 2)
    for x in (-10, 160):
        f.shape(ellipse(x, 10, 5), "lamp", 1)
    f.box = (-18, 0, 186, 180)
    return f


def coats() -> Figure:
    """Wet coats on their hooks."""
    f = Figure("coats", 190, 150, line=2.2, cut=0, pad=4, title="wet coats")
    f.shape("4,8c 186,6c 186,20c 4,21c", "wood", 3)
    for x in (44, 100, 154):
        f.shape(ellipse(x, 14, 5), "lamp", 1, 1.9)
        f.stroke(f"{x},18 {x},28 {x + 5},32", 2.4, (1, 0.8))
    f.shape(
        "46,30 58,34 66,46 78,62 84,92 76,96 68,78 70,118 66,122 26,122 22,118 26,78 16,96 8,92 14,62 26,46 34,34",
        "lamp",
        6,
        hatch=True,
    )
    f.shape("34,34 40,28 52,28 58,34 52,44 40,44", "lamp", 2, 2)
    f.stroke("46,44 46,120", 1.9, (1, 1))
    for y in (58, 74, 92):
        f.dot(51, y, 1.8)
    f.stroke("152,30 152,22 146,22", 3, (1, 1))
    f.shape("152,30 162,60 164,104 152,126 140,104 142,60", "red", 5, hatch=True)
    f.stroke("152,34 152,122", 1.7, (1, 1))
    f.stroke("152,124 152,136", 2.6, (1, 1))
    f.stroke("140,104 150,110 164,104", 1.7, (1, 1))
    f.shape("88,34 100,30 112,34 124,48 122,52 78,52 76,48", "deep", 3)
    for x, y in ((30, 130), (60, 134), (152, 144), (46, 142)):
        f.shape(moved("0,-4c 2.2,.8 0,3.2 -2.2,.8", x, y), "sea", 0, 1.5)
    return f


def biscuit() -> Figure:
    """A biscuit that somebody has begun."""
    f = Figure("biscuit", 60, 60, line=2, cut=0, unit=0.9, title="a biscuit")
    bites: list[BaseGeometry] = [Point(50, 18).buffer(8), Point(44, 10).buffer(7), Point(56, 28).buffer(7)]
    whole = Point(30, 30).buffer(22).difference(shapely.union_all(bites))
    f.area(affinity.translate(whole, 2, 3), "--shadow")
    f.area(whole, "sand")
    f.area(whole.difference(affinity.translate(whole, -3, -4)), "sand", dark=True)
    f.edge(outline_of(whole), 2)
    for x, y in ((22, 22), (34, 28), (22, 36), (34, 42), (14, 30), (43, 38)):
        f.dot(x, y, 1.2)
    for x, y in ((54, 40), (58, 48), (50, 52)):
        f.shape(ellipse(x, y, 1.6), "sand", 0, 1.3)
    return f


def nail() -> Figure:
    """A brass nail and the string of a picture."""
    f = Figure("nail", 64, 26, line=1.8, cut=0, unit=0.8, pad=1)
    f.stroke("2,25 32,6 62,25", 1.8, (1, 1), "--frame")
    f.shape(ellipse(32, 5, 4), "lamp", 1, 1.8)
    return f


FIGURES = (table_phone, table_desk, pendant, window, coats, biscuit, nail)
