"""The picture of Baby Clues that hangs in the lobby."""

import random

from curves import curve, ellipse
from ink import Figure
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box

from figures import babies, loot

W, H = 470, 240
FLOOR = 158
CALM = "calm"


def picture() -> Figure:
    """Five babies in disguise close in on the last bottle of milk, under the only lamp."""
    f = Figure("picture", W, H, line=2, cut=0, unit=1, pad=0, title="Baby Clues")
    f.tolerance, f.units = 0.3, 5
    rnd = random.Random("clues")
    sheet = box(0, 0, W, H)
    f.area(sheet, "dusk")
    for x in range(14, W, 28):
        f.area(box(x, 0, x + 3, FLOOR), "dusk", dark=True)
    f.area(Polygon([(222, 30), (250, 30), (366, FLOOR), (104, FLOOR)]), "--ray")
    _window(f, rnd)
    _shelf(f)
    f.flat(f"-10,{FLOOR}c 235,{FLOOR - 1} 480,{FLOOR}c 480,260c -10,260c", "plank")
    f.stroke(f"-10,{FLOOR} 235,{FLOOR - 1} 480,{FLOOR}", 2.4, (1, 1))
    for y in (180, 206):
        f.stroke(f"-10,{y} 235,{y + 1} 480,{y}", 1.6, (1, 1), "plank", dark=True)
    f.flat(ellipse(235, 204, 176, 34, 0, 24), "brick")
    f.edge(ellipse(235, 204, 176, 34, 0, 24), 2)
    f.edge(ellipse(235, 204, 160, 27, 0, 24), 2.2, "sand")
    _pendant(f)
    for draw, x, foot, width in ((babies.dino, 120, 190, 88), (babies.pirate, 358, 190, 88)):
        f.put(draw(CALM), x - width / 2, foot - width * 0.97, width)
    f.shape("198,192 214,186 256,186 272,192 276,204 258,212 212,212 194,204", "red", 4, 2.2, hatch=6)
    for x in (194, 276):
        f.shape(ellipse(x, 203, 4.6), "lamp", 1, 1.9)
    f.put(loot.bottle("bottle", "pink"), 235 - 47, 106, 92)
    for draw, x, foot, width in (
        (babies.ghost, 44, 222, 96),
        (babies.vampire, 171, 238, 98),
        (babies.reporter, 295, 238, 98),
        (babies.mud, 422, 224, 96),
    ):
        f.put(draw(CALM), x - width / 2, foot - width * 0.97, width)
    f.items[:] = [(fill, shape.intersection(sheet)) for fill, shape in f.items]
    return f


def _window(f: Figure, rnd: random.Random) -> None:
    """The night outside."""
    f.shape("36,14c 122,14c 122,98c 36,98c", "wood", 3, 2.2)
    pane = box(42, 20, 116, 92)
    f.area(pane, "night")
    f.area(Point(96, 42).buffer(13).difference(Point(102, 38).buffer(11)), "lamp")
    for _ in range(7):
        f.area(Point(rnd.uniform(46, 75), rnd.uniform(24, 88)).buffer(1.2), "cream")
    f.edge("42,20c 116,20c 116,92c 42,92c", 1.8)
    f.stroke("79,20 79,92", 4.4, (1, 1))
    f.stroke("42,56 116,56", 4.4, (1, 1))
    f.shape("30,98 79,97 128,98 128,105 79,106 30,105", "wood", 2, 2)


def _shelf(f: Figure) -> None:
    """Where the collection stood: three outlines in the dust."""
    edge = LineString(
        curve("42,22 41,12 46,5 51,5 55,12 54,22 61,24 63,36 70,48 71,84 66,91 30,91 25,84 27,48 33,36", True)
    )
    for x in (328, 368, 408):
        for part in range(0, 100, 7):
            dash = LineString([edge.interpolate((part + k) / 100, normalized=True) for k in (0, 1.6, 3.4)])
            small = affinity.scale(dash.buffer(2), 0.52, 0.52, origin=(0, 0))
            f.area(affinity.translate(small, x - 25, 27), "lilac")
    f.shape("318,76 380,75 444,76 444,84 380,85 318,84", "wood", 2, 2.2)
    for x in (334, 428):
        f.stroke(f"{x},85 {x},94 {x + (8 if x < 380 else -8)},86", 2.4, (1, 1))


def _pendant(f: Figure) -> None:
    """The lamp."""
    f.stroke("235,-4 235,8", 2.4, (1, 1))
    f.shape(ellipse(235, 33, 7, 6), "milk", 0, 1.9)
    f.shape("228,6 242,6 254,16 263,31 250,34 235,34.6 220,34 207,31 216,16", "lamp", 5, 2.2, hatch=5)


FIGURES = (picture,)
