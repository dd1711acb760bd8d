"""The floors of the haunted house: each room has its own, known without colour."""

import random
from collections.abc import Callable, Iterable

import shapely
from curves import ellipse
from ink import Figure
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

Pattern = Callable[[Polygon, random.Random], BaseGeometry]


def _lines(runs: Iterable[Iterable[tuple[float, float]]], w: float = 0.9) -> BaseGeometry:
    return shapely.union_all([LineString(list(run)).buffer(w / 2, quad_segs=1, cap_style="flat") for run in runs])


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + i * step for i in range(1, int((end - start - 1) / step) + 1)]


def planks(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """Long boards."""
    x0, y0, x1, y1 = floor.bounds
    rows = _steps(y0, y1, 8)
    joints = [rnd.uniform(x0 + 10, x1 - 10) for _ in rows]
    return _lines(
        [
            *([(x0, y), (x1, y)] for y in rows),
            *([(x, y - 8), (x, y)] for x, y in zip(joints, rows, strict=True)),
        ]
    )


def slanted(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """Boards that run askew."""
    x0, y0, x1, y1 = floor.bounds
    height = y1 - y0
    return _lines([[(x, y1), (x + height, y0)] for x in _steps(x0 - height, x1, 10 + rnd.uniform(0, 0.1))])


def chequers(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """A floor to dance on."""
    x0, y0, x1, y1 = floor.bounds
    xs, ys = [x0, *_steps(x0, x1, 10)], [y0, *_steps(y0, y1, 10)]
    return shapely.union_all(
        [
            Polygon([(x + 5, y), (x + 10, y + 5), (x + 5, y + 10), (x, y + 5)]).buffer(-0.1 - rnd.random() * 0.2)
            for x in xs
            for y in ys
        ]
    )


def tiles(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """Square tiles, every other one dark."""
    x0, y0, x1, y1 = floor.bounds
    xs, ys = [x0, *_steps(x0, x1, 7.5)], [y0, *_steps(y0, y1, 7.5)]
    return shapely.union_all(
        [
            box(x, y, x + 7.5, y + 7.5).buffer(-0.2 - rnd.random() * 0.2)
            for i, x in enumerate(xs)
            for j, y in enumerate(ys)
            if (i + j) % 2
        ]
    )


def tufts(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """Grass that has come in."""
    x0, y0, x1, y1 = floor.bounds
    runs: list[list[tuple[float, float]]] = []
    for x in _steps(x0, x1, 13):
        for y in _steps(y0, y1, 11):
            a, b = x + rnd.uniform(-4, 4), y + rnd.uniform(-3, 3)
            runs += [[(a - 2.4, b - 3.4), (a, b)], [(a, b - 5), (a, b)], [(a + 2.4, b - 3.4), (a, b)]]
    return _lines(runs, 1.1)


def bricks(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """Bricks on their flat side."""
    x0, y0, x1, y1 = floor.bounds
    rows = [y0, *_steps(y0, y1, 7)]
    runs = [[(x0, y), (x1, y)] for y in rows]
    for i, y in enumerate(rows):
        runs += [[(x, y), (x, y + 7)] for x in _steps(x0 - (7 if i % 2 else 0) - rnd.random(), x1, 14)]
    return _lines(runs)


def rug(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """A carpet from wall to wall, with borders."""
    borders = [
        floor.buffer(-inset, join_style="mitre").boundary.buffer(w / 2) for inset, w in ((6, 2), (10, 0.9), (26, 0.9))
    ]
    x0, y0, x1, y1 = floor.bounds
    spots = [
        Point(x + rnd.uniform(-0.5, 0.5), y).buffer(1.3, quad_segs=2)
        for x in _steps(x0 + 8, x1 - 8, 12)
        for y in _steps(y0 + 8, y1 - 8, 12)
    ]
    return shapely.union_all([*borders, *spots])


def flagstones(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """Stones as they came."""
    x0, y0, x1, y1 = floor.bounds
    seeds = shapely.multipoints([(rnd.uniform(x0, x1), rnd.uniform(y0, y1)) for _ in range(int(floor.area / 170))])
    return shapely.voronoi_polygons(seeds, only_edges=True).buffer(0.6, quad_segs=1)


def staves(floor: Polygon, rnd: random.Random) -> BaseGeometry:
    """Lines of music, and notes that fell down."""
    x0, y0, x1, y1 = floor.bounds
    runs: list[list[tuple[float, float]]] = []
    notes: list[BaseGeometry] = []
    for y in _steps(y0, y1, 22):
        runs += [[(x0, y - 3.4 * line), (x1, y - 3.4 * line)] for line in range(4)]
        for x in _steps(x0, x1, 17):
            a, b = x + rnd.uniform(-5, 5), y - 3.4 * rnd.randrange(4)
            notes.append(Polygon(ellipse(a, b, 2.2, 1.6, -20).places))
            runs.append([(a + 1.8, b), (a + 1.8, b - 8)])
    return shapely.union_all([_lines(runs, 0.8), *notes])


FLOORS: dict[str, tuple[str, Pattern]] = {
    "library": ("g3", planks),
    "ballroom": ("g1", chequers),
    "greenhouse": ("moor", tufts),
    "kitchen": ("slate", tiles),
    "larder": ("g2", bricks),
    "study": ("wine", rug),
    "cellar": ("slate", flagstones),
    "music": ("mauve", staves),
    "attic": ("g2", slanted),
}


def lay(f: Figure, name: str, floor: Polygon, rnd: random.Random) -> None:
    """Lay a room's floor."""
    fill, pattern = FLOORS.get(name, ("g1", planks))
    f.area(floor, fill)
    f.area(pattern(floor, rnd).intersection(floor.buffer(-0.4)), fill, dark=True)
