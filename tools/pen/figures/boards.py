"""The track of Baby Monster Race for two to six seats: upright for phones, lying for wide screens.

Each board knows where a pawn stands (`LANE-STEP`, 0 is Start, 11 the house door) and where the monster lies (`house`):
the middle of the lower edge of a figure's box, and the width of that box.
"""

import random
from collections.abc import Sequence
from functools import partial

import shapely
from curves import Outline, Points, area, corners, ellipse, moved, sheet, smooth
from ink import Figure, polygons
from shapely import affinity
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from figures import house, yard
from figures.marks import COLOURS, OUTLINES
from figures.parts import FOOT, WIDE

STEPS = 10
DOOR = STEPS + 1
SEATS = range(2, 7)
BITTEN = 8
"""The monster has tried the stones from here on."""


class Stones:
    """Stepping stones; near the house most are bitten."""

    def __init__(self, rnd: random.Random) -> None:
        self.rnd = rnd
        self.laid: list[Polygon] = []

    def lay(self, x: float, y: float, rx: float, ry: float, step: int) -> None:
        """One stone."""
        rnd = self.rnd
        x, y = x + rnd.uniform(-1, 1), y + rnd.uniform(-1, 1)
        rough = [
            (px + rnd.uniform(-0.8, 0.8), py + rnd.uniform(-0.5, 0.5))
            for px, py in ellipse(x, y, rx, ry, rnd.uniform(-3, 3), 9).places
        ]
        stone = area(smooth(rough))
        if step >= BITTEN and rnd.random() < 0.8:
            side = rnd.choice((-1, 1))
            at = x + rx * 0.82 * side
            teeth = [(at, 0), (at - 3.4 * side, -2.6), (at + 1, 5.4)]
            bites = [Point(tx, y - ry * 0.7 + dy).buffer(4.6) for tx, dy in teeth]
            stone = max(polygons(stone.difference(shapely.union_all(bites))), key=lambda part: part.area)
        self.laid.append(stone)


def _board(name: str, width: float, height: float) -> Figure:
    f = Figure(name, width, height, line=2.2, cut=0, unit=1, pad=4, title="the track")
    f.tolerance, f.units = 0.3, 5
    return f


def _ground(f: Figure, radius: float, rnd: random.Random) -> tuple[Outline, BaseGeometry]:
    edge = sheet(1, 1, f.width - 2, f.height - 2, radius, 1.1, rnd)
    inside = area(edge)
    f.area(affinity.translate(inside, 3, 5), "--shadow")
    f.area(inside, "g1")
    return edge, inside


def _bands(
    f: Figure, rims: Sequence[Sequence[tuple[float, float]]], ends: list[tuple[float, float]], inside: BaseGeometry
) -> None:
    """The ground grows redder towards the house: from each wavering rim on, as far as the two ends."""
    for rim, fill in zip(rims, ("g2", "g3"), strict=True):
        outline = Points([*rim, *ends], [False] * len(rim) + [True, True])
        f.area(area(outline).intersection(inside), fill)


def _mat(f: Figure, seat: int, outline: Outline, x: float, y: float, size: float) -> None:
    """A start in its seat's colour, with its seat's mark."""
    f.shape(outline, COLOURS[seat], 2.4, 1.9)
    scale = size / 96
    f.shape(moved(OUTLINES[seat], x - 48 * scale, y - 48 * scale, scale), "paper", 0, 1.7)


def _chequers(f: Figure, x: float, y: float, w: float, h: float, across: int, down: int) -> None:
    """The line before the house."""
    f.shape(corners([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), "white", 0, 1.8, register=0)
    dx, dy = w / across, h / down
    dark = [(x + i * dx, y + j * dy) for i in range(across) for j in range(down) if (i + j) % 2]
    f.area(shapely.union_all([box(a + 0.15, b + 0.15, a + dx - 0.15, b + dy - 0.15) for a, b in dark]), "ink")


def _numbers(places: list[tuple[float, float]], size: int) -> str:
    """The steps' numbers, in the page's own letters."""
    style = "font-family:var(--display,Fraunces,Georgia,serif)"
    texts = "".join(f'<text x="{x:.0f}" y="{y:.0f}">{step}</text>' for step, (x, y) in enumerate(places, 1))
    return (
        f'<g fill="var(--ink,#2B2118)" font-size="{size}" font-weight="600" text-anchor="middle" style="{style}">'
        f"{texts}</g>"
    )


def _stand(x: float, y: float, size: float) -> tuple[float, float, float]:
    """The anchor of a pawn whose slot has its middle at a place."""
    return x, y + size * FOOT / WIDE, size


def tall(seats: int) -> Figure:
    """The path runs up to the house, which sleeps across the whole width."""
    f = _board(f"track-{seats}-tall", 298, 474)
    rnd = random.Random(3)
    edge, inside = _ground(f, 10, rnd)
    door, step = 170, 23.4
    lane = min((f.width - 34) / seats, 88)
    left = 26 + (f.width - 34 - lane * seats) / 2
    size = min(62, 18 + lane * 0.8)
    across = [left + lane * (seat + 0.5) for seat in range(seats)]
    up = [434, *(426 - k * step for k in range(1, DOOR))]

    rims = [[(x, 426 - k * step + rnd.uniform(-3, 3)) for x in range(-10, 330, 24)] for k in (3.5, 6.5)]
    _bands(f, rims, [(326, -20), (-10, -20)], inside)
    f.area(box(0, 0, 298, door - 14).intersection(inside), "g3", dark=True)
    free = left - 34
    if free > 24:
        yard.scatter(f, [(8, 190, free, 440), (left + lane * seats + 12, 190, 288, 440)], 30, rnd)
    for gap in range(1, seats):
        for _ in range(10 // seats + 2):
            yard.tuft(f, left + lane * gap + rnd.uniform(-4, 4), 426 - rnd.uniform(0.4, 6.4) * step)
    stones = Stones(rnd)
    for x in across:
        for k in range(1, DOOR):
            stones.lay(x, up[k], min(lane * 0.38, 25), step * 0.33, k)
    f.many(stones.laid, "stone", 1.7)
    for seat, x in enumerate(across):
        half = min(lane * 0.43, 30)
        outline = f"{x - half},421c {x},420 {x + half},421c {x + half + 0.6},459c {x},460 {x - half - 0.6},459c"
        _mat(f, seat, outline, x, 450, 15)
    f.put(house.house(), -1, -2, 300)
    _chequers(f, 4, door - 9, 290, 12, 48, 2)
    f.edge(edge, 2.2)
    f.text = _numbers([(max(14, left - 13), y + 5.5) for y in up[1:]], 15)
    for seat, x in enumerate(across):
        for k, y in enumerate(up):
            f.anchors[f"{seat}-{k}"] = _stand(x, y, size)
        f.anchors[f"{seat}-{DOOR}"] = _stand(x, door, size * 0.86)
    f.anchors["house"] = (149, 158, 124)
    return f


def wide(seats: int) -> Figure:
    """The path runs to the right, to the house in its yard."""
    f = _board(f"track-{seats}-wide", 872, 344)
    rnd = random.Random(5)
    edge, inside = _ground(f, 12, rnd)
    fence, step = 528, 42.4
    lane = min((f.height - 50) / seats, 84)
    top = 44 + (f.height - 50 - lane * seats) / 2
    size = min(74, 30 + lane * 0.72)
    down = [top + lane * (seat + 0.62) for seat in range(seats)]
    along = [58, *(64 + k * step for k in range(1, DOOR))]

    rims = [[(64 + k * step + rnd.uniform(-4, 4), y) for y in range(-10, 380, 24)] for k in (3.5, 6.5)]
    _bands(f, rims, [(900, 374), (900, -10)], inside)
    f.area(box(fence, -5, 890, 360).intersection(inside), "g3", dark=True)
    spare = top - 44
    if spare > 30:
        yard.scatter(f, [(20, 66, fence - 16, top), (20, top + lane * seats + 26, fence - 16, 336)], 58, rnd)
    for gap in range(1, seats):
        for _ in range(12 // seats + 1):
            yard.tuft(f, 64 + rnd.uniform(0.6, 6.8) * step, top + lane * (gap + 0.1) + rnd.uniform(-5, 5))
    stones = Stones(rnd)
    for y in down:
        for k in range(1, DOOR):
            stones.lay(along[k], y, step * 0.41, min(8.6, lane * 0.18), k)
    f.many(stones.laid, "stone", 1.7)
    for seat, y in enumerate(down):
        high = min(13, lane * 0.26)
        outline = f"14,{y - high}c 44,{y - high - 1} 82,{y - high}c 83,{y + high}c 44,{y + high + 1} 13,{y + high}c"
        _mat(f, seat, outline, 26, y, min(17, high * 1.5))
    yard.behind_house(f, fence)
    f.put(house.house(), 566, 88, 298)
    yard.before_house(f, fence)
    _chequers(f, fence - 8, 5, 13, f.height - 10, 2, 50)
    f.edge(edge, 2.3)
    f.text = _numbers([(x, 28) for x in along[1:]], 17)
    for seat, y in enumerate(down):
        for k, x in enumerate([*along, fence + 36]):
            f.anchors[f"{seat}-{k}"] = _stand(x, y, size)
    f.anchors["house"] = (714, 249, 122)
    return f


FIGURES = tuple(partial(draw, seats) for draw in (tall, wide) for seats in SEATS)
