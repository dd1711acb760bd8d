"""The house from inside: what the door looked like from outside, now all round the picture."""

import math

import shapely
from curves import Array, Points, area, corners, curve, ellipse, moved, points
from ink import Figure
from shapely import affinity
from shapely.geometry import LineString, Polygon


def _open(outline: str) -> Points:
    """The same outline, its two feet left open."""
    places = points(outline).places
    return Points(places, [False] * len(places))


def _arch(name: str, w: float, h: float, thick: float, teeth: int, stones: int) -> Figure:
    f = Figure(name, w, h, line=2.6, cut=0, unit=1, pad=0, title="in the house")
    f.stretches = True
    f.tolerance = 0.2
    inner = (
        f"{thick},{h}c {thick - 2},{h * 0.66} {thick + 8},{h * 0.34} {w * 0.2},{h * 0.16} {w * 0.5},{h * 0.075}"
        f" {w * 0.8},{h * 0.16} {w - thick - 8},{h * 0.34} {w - thick + 2},{h * 0.66} {w - thick},{h}c"
    )
    outer = (
        f"1,{h}c 2,{h * 0.62} 6,{h * 0.3} {w * 0.14},{h * 0.1} {w * 0.5},4 {w * 0.86},{h * 0.1} {w - 6},{h * 0.3}"
        f" {w - 2},{h * 0.62} {w - 1},{h}c"
    )
    door, whole = area(inner), area(outer)
    _room(f, door)
    wall = whole.difference(door)
    f.area(wall, "stone")
    f.area(wall.difference(affinity.translate(wall, -5, -7)).intersection(door.buffer(16)), "stone", dark=True)
    for edge in (outer, inner):
        f.stroke(_open(edge), 3.2, (1, 1))
    _joints(f, curve(_open(inner), False), curve(_open(outer), False), stones)
    for x in (1, w - thick - 8):
        f.shape(corners([(x, h - 18), (x + thick + 7, h - 19), (x + thick + 7, h - 1), (x, h - 1)]), "stone", 3, 2.6)
    _teeth(f, curve(_open(inner), False), teeth)
    return f


def _room(f: Figure, door: Polygon) -> None:
    """Darkness with rays, a plank floor and a rug."""
    w, h = f.width, f.height
    f.area(door, "dusk")
    x, y, reach = w / 2, h * 0.6, math.hypot(w, h)
    rays: list[Polygon] = []
    for i in range(18):
        a, b = 2 * math.pi * (i + 0.08) / 18, 2 * math.pi * (i + 0.5) / 18
        ends = [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in (a, b)]
        rays.append(Polygon([(x, y), *ends]))
    f.area(shapely.union_all(rays).intersection(door), "--ray")
    floor = Polygon([(0, h * 0.86), (w * 0.3, h * 0.845), (w * 0.7, h * 0.848), (w, h * 0.86), (w, h), (0, h)])
    f.area(floor.intersection(door), "plank")
    for k in (0.9, 0.95):
        f.area(LineString([(0, h * k), (w, h * k - 1)]).buffer(1).intersection(door), "plank", dark=True)
    edge = f"0,{h * 0.86} {w * 0.3},{h * 0.845} {w * 0.7},{h * 0.848} {w},{h * 0.86}"
    f.stroke(edge, 2.4, (1, 1))
    f.items[-1] = (f.items[-1][0], f.items[-1][1].intersection(door))
    f.flat(ellipse(x, h * 0.925, w * 0.4, h * 0.055), "tongue", within=door)
    f.flat(ellipse(x, h * 0.92, w * 0.34, h * 0.038), "tongue", within=door, dark=True)


def _joints(f: Figure, inner: Array, outer: Array, stones: int) -> None:
    """The lines between the stones of the wall."""
    for i in range(1, stones * 2):
        a = inner[int(i / (stones * 2) * len(inner))]
        b = outer[int(i / (stones * 2) * len(outer))]
        (ax, ay), (bx, by) = a + (b - a) * 0.06, a + (b - a) * 0.96
        f.stroke(f"{ax},{ay} {bx},{by}", 2, (1, 0.8))


def _teeth(f: Figure, edge: Array, count: int) -> None:
    """Teeth along the middle of the arch."""
    first, last = int(len(edge) * 0.27), int(len(edge) * 0.73)
    for i in range(count):
        k = first + int((i + 0.5) / count * (last - first))
        (x, y), (x2, y2) = edge[k], edge[k + 3]
        s = (f.width / count) / 19 * (1.08 if i % 2 else 0.92)
        turn = math.degrees(math.atan2(y2 - y, x2 - x))
        f.shape(moved("-9,-2c 0,-3 9,-2c 1,14c -1,14c", x, y + 1, s, turn), "bone", 1.6 * s, 2.2)


def tall() -> Figure:
    """The ceremony's frame on a phone."""
    return _arch("arch-tall", 390, 474, 24, 9, 11)


def wide() -> Figure:
    """The ceremony's frame on a wide screen."""
    return _arch("arch-wide", 860, 450, 38, 15, 15)


FIGURES = (tall, wide)
