"""What grows and lies about round the track and the house."""

import math
import random

from curves import ellipse, moved
from ink import Figure
from shapely.geometry import Polygon

from figures.house import bone, fishbone


def flower(f: Figure, x: float, y: float, fill: str, s: float = 1) -> None:
    """A daisy on its stalk."""
    f.stroke(moved("0,0 1,-8 0,-15", x, y, s), 1.7, (1, 0.8))
    f.shape(moved("0,-3 -6,-8 -8,-6 -4,-1", x, y, s), "leaf", 0, 1.4)
    for dx, dy in ((-4, 0), (4, 0), (0, -4), (0, 4)):
        f.shape(moved(ellipse(dx, dy - 17, 3.1), x, y, s), fill, 0, 1.3)
    f.flat(moved(ellipse(0, -17, 2.4), x, y, s), "lamp")


def mushroom(f: Figure, x: float, y: float, s: float = 1) -> None:
    """A spotted mushroom."""
    f.shape(moved("-3,0 -2.6,-8 2.6,-8 3.4,0", x, y, s), "bone", 1, 1.5)
    f.shape(moved("-10,-7 -7,-15 0,-18 7,-15 10,-7 0,-5", x, y, s), "red", 2, 1.7)
    for dx, dy in ((-4, -10), (3, -13), (5.4, -8.4)):
        f.flat(moved(ellipse(dx, dy, 1.5, 1.2), x, y, s), "white")


def bush(f: Figure, x: float, y: float, s: float = 1) -> None:
    """A round bush."""
    f.shape(
        moved("-22,0c -27,-8 -22,-17 -15,-17 -12,-27 1,-29 7,-22 17,-24 23,-15 20,-9 25,-4 22,0c", x, y, s), "leaf", 6
    )
    for dx, dy in ((-10, -10), (3, -15), (10, -7)):
        f.stroke(moved("-3,-1 0,2 3,-1", x + dx * s, y + dy * s, s), 1.5)


def tree(f: Figure, x: float, y: float, s: float = 1) -> None:
    """A tree with a swing tyre."""
    f.shape(moved("-8,0c -5,-16 -7,-34 -5,-50 6,-50 6,-34 6,-16 10,0c", x, y, s), "wood", 4, 2)
    f.shape(
        moved(
            "-34,-52 -42,-66 -32,-78 -30,-92 -12,-98 2,-106 18,-97 32,-90 34,-76 42,-64 32,-50 16,-46 0,-50 -18,-45",
            x,
            y,
            s,
        ),
        "leaf",
        9,
        hatch=9,
    )
    for dx, dy in ((-18, -70), (6, -84), (16, -62), (-6, -60)):
        f.stroke(moved("-4,-1 0,2.4 4,-1", x + dx * s, y + dy * s, s), 1.6)
    for dx, dy in ((-24, -60), (20, -76), (0, -72)):
        f.shape(moved(ellipse(dx, dy, 3.6), x, y, s), "red", 1.4, 1.5)


def fence(f: Figure, x0: float, x1: float, y: float, high: float = 24) -> None:
    """White pickets."""
    f.shape(
        f"{x0},{y - high * 0.62}c {x1},{y - high * 0.64}c {x1},{y - high * 0.42}c {x0},{y - high * 0.4}c",
        "bone",
        1,
        1.5,
    )
    pickets: list[Polygon] = []
    x = x0 + 3
    while x < x1 - 8:
        pickets.append(Polygon([(x, y), (x, y - high + 6), (x + 4, y - high), (x + 8, y - high + 6), (x + 8, y)]))
        x += 14.6
    f.many(pickets, "bone", 1.5, 2)


def washing(f: Figure, x0: float, x1: float, y: float) -> None:
    """A line with a monster baby's washing: cloth, bib, one sock with toes."""
    middle = (x0 + x1) / 2
    f.stroke(f"{x0},{y} {middle},{y + 7} {x1},{y}", 1.6, (1, 1))
    for x, dy in ((x0 + 14, 3), (x0 + 52, 6), (x0 + 92, 5)):
        f.stroke(f"{x - 6},{y + dy - 4} {x - 6},{y + dy + 3}", 2.4, (1, 1), "wood")
        f.stroke(f"{x + 6},{y + dy - 4} {x + 6},{y + dy + 3}", 2.4, (1, 1), "wood")
    f.shape(moved("-13,0 13,0 11,10 4,20 -4,20 -11,10", x0 + 14, y + 4), "white", 3, 1.7)
    f.shape(moved("-9,0 9,0 11,10 5,19 -5,19 -11,10", x0 + 52, y + 7), "sea", 2, 1.7)
    f.stroke(moved("-4,9 0,12 4,9", x0 + 52, y + 7), 1.5)
    f.shape(moved("-7,0 7,0 7,14 13,18 12,24 -2,24 -7,16", x0 + 92, y + 6), "red", 2, 1.7)
    f.stroke(moved("-6,5 6,5", x0 + 92, y + 6), 2, (1, 1), "white")


def blocks(f: Figure, x: float, y: float, s: float = 1) -> None:
    """Three toy blocks."""
    for dx, dy, fill, turn in ((-11, 0, "lamp", -3), (10, 0, "sea", 4), (0, -19, "red", -8)):
        f.shape(moved("-9,-18c 9,-18c 9,0c -9,0c", x + dx * s, y + dy * s, s, turn), fill, 3, 1.8)
        f.stroke(moved("-4,-6 0,-13 4,-6", x + dx * s, y + dy * s, s, turn), 1.7, (1, 1), "white")


def ball(f: Figure, x: float, y: float, r: float) -> None:
    """A striped ball."""
    f.shape(ellipse(x, y, r), "white", r * 0.4, 1.8)
    f.flat(moved("-9,-2 0,-5 9,-1 8.5,4 0,1 -8.5,3.5", x, y, r / 10), "red")
    f.edge(ellipse(x, y, r), 1.8)


def tuft(f: Figure, x: float, y: float) -> None:
    """Three blades of grass."""
    for dx, dy in ((-4, -6), (0, -8), (4, -6)):
        f.area(Polygon([(x + dx - 0.7, y), (x + dx * 1.3, y + dy), (x + dx + 0.8, y)]), "ink")


def scatter(f: Figure, places: list[tuple[float, float, float, float]], apart: float, rnd: random.Random) -> None:
    """Flowers, mushrooms and bushes on free ground (left, top, right, bottom), never close to each other."""
    taken: list[tuple[float, float]] = []
    for left, top, right, bottom in places:
        for _ in range(80):
            x, y = rnd.uniform(left + 8, right - 8), rnd.uniform(top + 16, bottom)
            if all(math.dist((x, y), other) > apart for other in taken):
                taken.append((x, y))
    for i, (x, y) in enumerate(sorted(taken, key=lambda place: place[1])):
        match i % 4:
            case 0:
                flower(f, x, y, ("white", "pink", "lilac")[i // 4 % 3])
            case 1:
                bush(f, x, y, 0.55)
            case 2:
                tuft(f, x, y)
            case _:
                mushroom(f, x, y, 0.85)


def behind_house(f: Figure, left: float) -> None:
    """Fence, tree and washing behind the house."""
    fence(f, left + 14, f.width - 8, 42, 28)
    tree(f, left + 58, 118, 0.86)
    washing(f, left + 216, f.width - 12, 46)
    bush(f, left + 140, 50, 0.7)
    for x, y, fill in ((left + 168, 58, "pink"), (left + 186, 62, "white"), (left + 22, 60, "lilac")):
        flower(f, x, y, fill)


def before_house(f: Figure, left: float) -> None:
    """Toys and leftovers in front of it."""
    f.put(fishbone(), left + 196, 270, 46, -12)
    f.put(bone(), left + 100, 280, 34)
    ball(f, left + 256, 316, 13)
    blocks(f, left + 306, 320)
    mushroom(f, left + 170, 326)
    bush(f, left + 326, 266, 0.7)
    for x, y, fill in ((left + 74, 326, "pink"), (left + 148, 332, "white"), (left + 222, 330, "lilac")):
        flower(f, x, y, fill)
