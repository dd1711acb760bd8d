"""Points, and the curves through them.

Points are written `x,y x,y …`; a `c` after a point makes it a corner, all others are passed smoothly.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from shapely.geometry import Polygon

Array = np.ndarray


class Points(NamedTuple):
    """Places, and which of them are corners."""

    places: list[tuple[float, float]]
    corners: list[bool]


Outline = str | Points


def points(outline: Outline) -> Points:
    """The points of a written outline."""
    if isinstance(outline, Points):
        return outline
    places: list[tuple[float, float]] = []
    corners: list[bool] = []
    for token in outline.split():
        x, y = token.removesuffix("c").split(",")
        places.append((float(x), float(y)))
        corners.append(token.endswith("c"))
    return Points(places, corners)


def smooth(places: Sequence[tuple[float, float]]) -> Points:
    """Points without a corner."""
    return Points(list(places), [False] * len(places))


def corners(places: Sequence[tuple[float, float]]) -> Points:
    """Points that are all corners."""
    return Points(list(places), [True] * len(places))


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0, count: int = 10) -> Points:
    """A hand-drawn ellipse: few points, passed smoothly."""
    ry = rx if ry is None else ry
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    places: list[tuple[float, float]] = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        px, py = rx * math.cos(angle), ry * math.sin(angle)
        places.append((x + px * cos - py * sin, y + px * sin + py * cos))
    return smooth(places)


def star(x: float, y: float, outer: float, inner: float, arms: int = 5, turn: float = -90) -> Points:
    """A star with soft points."""
    places: list[tuple[float, float]] = []
    for i in range(2 * arms):
        angle = math.radians(turn + 180 * i / arms)
        radius = inner if i % 2 else outer
        places.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return smooth(places)


def sheet(
    x: float, y: float, w: float, h: float, r: float, jitter: float = 0, rnd: random.Random | None = None
) -> Points:
    """A sheet of paper with round corners, cut by hand where there is a jitter."""
    k = r * 0.3
    places = [
        *((x + r, y), (x + w * 0.5, y), (x + w - r, y), (x + w - k, y + k)),
        *((x + w, y + r), (x + w, y + h * 0.5), (x + w, y + h - r), (x + w - k, y + h - k)),
        *((x + w - r, y + h), (x + w * 0.5, y + h), (x + r, y + h), (x + k, y + h - k)),
        *((x, y + h - r), (x, y + h * 0.5), (x, y + r), (x + k, y + k)),
    ]
    if rnd is None:
        return smooth(places)
    return smooth([(px + rnd.uniform(-jitter, jitter), py + rnd.uniform(-jitter, jitter)) for px, py in places])


def moved(
    outline: Outline,
    dx: float = 0,
    dy: float = 0,
    scale: float = 1,
    turn: float = 0,
    mirror: bool = False,
    about: tuple[float, float] = (0, 0),
) -> Points:
    """The outline scaled, mirrored and turned about a point, then shifted."""
    places, kinds = points(outline)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out: list[tuple[float, float]] = []
    for px, py in places:
        x, y = (px - about[0]) * (-scale if mirror else scale), (py - about[1]) * scale
        out.append((x * cos - y * sin + about[0] + dx, x * sin + y * cos + about[1] + dy))
    return Points(out, kinds)


def _between(p0: Array, p1: Array, p2: Array, p3: Array, count: int) -> Array:
    """A centripetal Catmull-Rom span from `p1` to `p2`."""

    def knot(start: float, a: Array, b: Array) -> float:
        return start + max(1e-4, float(np.linalg.norm(b - a))) ** 0.5

    t0 = 0.0
    t1 = knot(t0, p0, p1)
    t2 = knot(t1, p1, p2)
    t3 = knot(t2, p2, p3)
    t = np.linspace(t1, t2, count, endpoint=False)[:, None]
    a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
    a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
    a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
    b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
    b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
    return (t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2


def curve(outline: Outline, closed: bool) -> Array:
    """The outline as a dense line of points."""
    places, kinds = points(outline)
    knots = [np.array(place) for place in places]
    n = len(knots)
    if n == 2 and not closed:
        a, b = knots
        steps = max(2, int(np.linalg.norm(b - a)))
        return np.array([a + (b - a) * i / steps for i in range(steps + 1)])
    spans: list[Array] = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        p1, p2 = knots[i], knots[j]
        distance = math.dist(p1, p2)
        if distance < 1e-6:
            continue
        before = 2 * p1 - p2 if kinds[i] or (not closed and i == 0) else knots[i - 1]
        after = 2 * p2 - p1 if kinds[j] or (not closed and j == n - 1) else knots[(i + 2) % n]
        spans.append(_between(before, p1, p2, after, max(3, int(distance / 0.9))))
    if not closed:
        spans.append(np.array([knots[-1]]))
    return np.vstack(spans)


def area(outline: Outline) -> Polygon:
    """What a closed outline encloses."""
    return Polygon(curve(outline, True)).buffer(0)


def resampled(line: Array, step: float, closed: bool) -> tuple[Array, float]:
    """The same line in even steps, and its length."""
    if closed:
        line = np.vstack([line, line[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    length = float(along[-1])
    at = np.linspace(0, length, max(4, round(length / step)) + 1)
    if closed:
        at = at[:-1]
    return np.stack([np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])], 1), length
