"""The pen: plain point lists in, hand-inked SVG out.

A figure is a list of shapes drawn back to front. Each closed shape gives
  fill   flat, printed a hair off register (down and right), so that paper glints on the lit edge
  shade  the same shape minus itself moved towards the lamp (upper left)
  ink    a brush line: thin on the lit side, thick on the far side, with a slow tremor
All of it becomes plain paths; colours stay CSS variables with fallbacks.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from xml.sax.saxutils import escape

import numpy as np
import shapely
from curves import Array, Outline, area, curve, ellipse, resampled, smooth
from palette import colour
from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient


class Waves:
    """A slow, seeded wobble: a few sine waves of given length and height."""

    def __init__(self, rnd: random.Random, waves: Iterable[tuple[float, float]]) -> None:
        self.waves = [(2 * math.pi / length, rnd.uniform(0, 6.28), height) for length, height in waves]

    def __call__(self, at: Array) -> Array:
        """The wobble at each place along a line."""
        return sum(height * np.sin(k * at + phase) for k, phase, height in self.waves)  # type: ignore[return-value]


def brush(
    line: Array,
    width: float,
    rnd: random.Random,
    closed: bool,
    unit: float = 1.0,
    taper: tuple[float, float] = (0.45, 0.3),
    lit: bool = True,
    tremor: float = 0.34,
) -> BaseGeometry:
    """The area a brush covers along a line; `taper` is how much of the width is left at an open line's ends."""
    line, length = resampled(line, 0.8 * unit, closed)
    count = len(line)
    at = np.linspace(0, length, count)
    along = np.roll(line, -1, 0) - np.roll(line, 1, 0) if closed else np.gradient(line, axis=0)
    along /= np.maximum(np.linalg.norm(along, axis=1), 1e-6)[:, None]
    normal = np.stack([along[:, 1], -along[:, 0]], 1)

    def waves(*sizes: tuple[float, float]) -> Array:
        # Whole waves on a closed line, so that its ends meet.
        fitted = [(length / max(1, round(length / size)), height) for size, height in sizes] if closed else sizes
        return Waves(rnd, fitted)(at)

    sway = waves((34 * unit, tremor * unit), (13 * unit, tremor * 0.38 * unit))
    if not closed:
        sway = sway * np.clip(np.minimum(at, length - at) / (3 * unit), 0, 1)
    line = line + normal * sway[:, None]
    half = np.full(count, width / 2)
    if closed and lit:
        turning = np.sum(line[:, 0] * np.roll(line[:, 1], -1) - np.roll(line[:, 0], -1) * line[:, 1])
        outward = normal if turning > 0 else -normal
        half = half * (0.90 + 0.34 * (outward @ np.array([0.5, 0.866])))
    half = half * (1 + waves((22 * unit, 0.10), (9 * unit, 0.05)))
    if not closed:
        reach = min(length * 0.45, 9 * unit)
        start = taper[0] + (1 - taper[0]) * np.clip(at / reach, 0, 1) ** 0.7
        end = taper[1] + (1 - taper[1]) * np.clip((length - at) / reach, 0, 1) ** 0.7
        half = half * start * end
    return _swept(line, np.maximum(half, 0.12 * unit), closed)


def _swept(line: Array, radius: Array, closed: bool) -> BaseGeometry:
    """Circles of changing radius, joined each with the next."""
    circles = shapely.get_coordinates(shapely.buffer(shapely.points(line), radius, quad_segs=4))
    circles = circles.reshape(len(line), -1, 2)
    following = np.roll(circles, -1, 0)
    pairs = np.concatenate([circles, following], 1) if closed else np.concatenate([circles[:-1], following[:-1]], 1)
    which = np.repeat(np.arange(len(pairs)), pairs.shape[1])
    hulls = shapely.convex_hull(shapely.multipoints(pairs.reshape(-1, 2), indices=which))
    return shapely.union_all(hulls)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a shape, whatever it is made of."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [part for part in getattr(shape, "geoms", []) if isinstance(part, Polygon) and not part.is_empty]


def path(shape: BaseGeometry, tolerance: float, units: int) -> str:
    """The path data of a shape in whole units, relative after each first point."""
    out: list[str] = []
    for polygon in map(orient, polygons(shape)):  # all in one direction, so that paths may be joined
        for ring in [polygon.exterior, *polygon.interiors]:
            at = np.round(np.array(ring.simplify(tolerance).coords)[:-1] * units).astype(int)
            if len(at) < 3:
                continue
            steps = " ".join(f"{x} {y}" for x, y in np.diff(at, axis=0))
            out.append(f"M{at[0][0]} {at[0][1]}l{steps}z")
    return "".join(out).replace(" -", "-")


class Figure:
    """One drawing: `width` by `height` units, its paths back to front, and what goes into the SVG beside them.

    `units` whole numbers in a path are one unit of it, `tolerance` is how far a path may leave the brush's edge.
    `stretches`: it may be shown in other proportions. `plain`: it is used as an image (a border, a background), which
    the page's variables do not reach, so a second file has the dark theme's colours. `source`: what it was drawn after,
    if that is a text that may change; it is kept in the file.
    """

    def __init__(
        self,
        name: str,
        width: float = 96,
        height: float = 96,
        line: float = 2.5,
        cut: float = 3.0,
        unit: float | None = None,
        title: str = "",
        pad: float = 4,
        seed: int = 1,
    ) -> None:
        self.name, self.width, self.height, self.line, self.cut, self.pad = name, width, height, line, cut, pad
        self.title = title or name
        self.unit = unit or line / 2.5
        self.rnd = random.Random(sum(map(ord, name)) * 131 + seed)
        self.items: list[tuple[str, BaseGeometry]] = []
        self.layers: dict[str, list[tuple[str, BaseGeometry]]] = {"a": self.items}
        self.silhouette: list[BaseGeometry] = []
        self.text = ""
        self.anchors: dict[str, tuple[float, float, float]] = {}
        self.box: tuple[float, float, float, float] | None = None
        self.tolerance = 0.13 * self.unit
        self.units = 10
        self.stretches = False
        self.plain = False
        self.source = ""

    def begin(self, symbol: str) -> None:
        """Draw into another symbol of the same file from now on."""
        self.items = self.layers.setdefault(symbol, [])

    # Verbs to draw with

    def shape(
        self,
        outline: Outline,
        fill: str | None,
        shade: float = 5.0,
        w: float | None = None,
        ink: bool = True,
        hatch: float | bool = False,
        silhouette: bool = True,
        register: float = 0.55,
        towards: tuple[float, float] = (-0.62, -0.78),
        lit: bool = True,
        line: str = "ink",
    ) -> Polygon:
        """A filled, shaded and inked closed shape."""
        edge = curve(outline, True)
        inside = Polygon(edge).buffer(0)
        if fill:
            printed = affinity.translate(inside, register * self.unit, register * 0.8 * self.unit)
            if ink:
                printed = printed.intersection(inside.buffer(self.line * 0.35))
            self.area(printed, fill)
            if shade:
                self._shade(printed, fill, shade, towards)
        if fill and hatch:
            self.hatch(inside, 1.5 * shade if hatch is True else hatch)
        if ink:
            start = self.rnd.randrange(len(edge))
            drawn = brush(np.roll(edge, -start, 0), w or self.line, self.rnd, True, self.unit, lit=lit)
            self.area(drawn, line, silhouette=silhouette)
        if silhouette:
            self.silhouette.append(inside)
        return inside

    def _shade(self, printed: BaseGeometry, fill: str, depth: float, towards: tuple[float, float]) -> None:
        unit = self.unit
        shade = printed.difference(affinity.translate(printed, towards[0] * depth, towards[1] * depth))
        shade = shade.buffer(-0.35 * unit).buffer(0.35 * unit)
        shade = shapely.union_all([part for part in polygons(shade) if part.area > 2.2 * unit * unit])
        if not shade.is_empty:
            self.area(shade, fill, dark=True)

    def hatch(self, inside: BaseGeometry, depth: float = 9, gap: float = 3.6, angle: float = -52) -> None:
        """Strokes across the far rim, from the edge inwards, like a pen that shades a ball."""
        unit, rnd = self.unit, self.rnd
        zone = inside.buffer(-1.2 * unit).difference(affinity.translate(inside, -0.62 * depth, -0.78 * depth))
        if zone.is_empty:
            return
        along = np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))])
        across = np.array([-along[1], along[0]])
        centre = np.array(inside.centroid.coords[0])
        reach = max(self.width, self.height)
        at = -reach
        while at < reach:
            at += gap * unit * (1 + rnd.uniform(-0.2, 0.2))
            middle = centre + across * at
            ray = LineString([tuple(middle - along * reach), tuple(middle + along * reach)]).intersection(zone)
            for stroke in getattr(ray, "geoms", [ray]):
                if not isinstance(stroke, LineString) or stroke.length < 2.4 * unit or rnd.random() > 0.8:
                    continue
                a, b = np.array(stroke.coords[0]), np.array(stroke.coords[-1])
                bend = (a + b) / 2 + across * rnd.uniform(-0.5, 0.5) * unit
                line = curve(smooth([tuple(a), tuple(bend), tuple(b)]), False)
                self.area(brush(line, unit, rnd, False, unit, (0.9, 0.25), tremor=0.12), "ink")

    def stroke(
        self,
        outline: Outline,
        w: float | None = None,
        taper: tuple[float, float] = (0.45, 0.3),
        fill: str = "ink",
        silhouette: bool = False,
        dark: bool = False,
    ) -> None:
        """An open brush line."""
        drawn = brush(curve(outline, False), w or self.line, self.rnd, False, self.unit, taper, tremor=0.3)
        self.area(drawn, fill, dark=dark, silhouette=silhouette)

    def edge(self, outline: Outline, w: float, fill: str = "ink", lit: bool = True) -> None:
        """A closed brush line round nothing."""
        self.area(brush(curve(outline, True), w, self.rnd, True, self.unit, lit=lit), fill)

    def flat(
        self,
        outline: Outline,
        fill: str,
        within: BaseGeometry | None = None,
        dark: bool = False,
        silhouette: bool = False,
    ) -> BaseGeometry:
        """A flat patch without ink."""
        inside: BaseGeometry = area(outline)
        if within is not None:
            inside = inside.intersection(within)
        self.area(inside, fill, dark=dark, silhouette=silhouette)
        return inside

    def area(self, inside: BaseGeometry, fill: str, dark: bool = False, silhouette: bool = False) -> None:
        """A patch of any geometry."""
        self.items.append((colour(fill, dark), inside))
        if silhouette:
            self.silhouette.append(inside)

    def many(self, shapes: Iterable[BaseGeometry], fill: str, w: float = 1.6, shade: float = 3.4) -> None:
        """Many small things of one kind with an even outline, in three paths."""
        shapes = list(shapes)
        inked = [affinity.translate(shape.buffer(w / 2), 0.25, 0.4).simplify(0.3) for shape in shapes]
        inner = [shape.buffer(-w * 0.42).simplify(0.3) for shape in shapes]
        self.area(shapely.union_all(inked), "ink")
        self.area(shapely.union_all(inner), fill)
        shades = [part.difference(affinity.translate(part, -shade * 0.5, -shade * 0.78)).buffer(-0.2) for part in inner]
        self.area(shapely.union_all([part.simplify(0.3) for part in shades]), fill, dark=True)

    def dot(self, x: float, y: float, rx: float, ry: float | None = None, fill: str = "ink") -> None:
        """A small spot, a little taller than wide."""
        self.flat(ellipse(x, y, rx, ry or rx * 1.15), fill)

    def eye(self, x: float, y: float, r: float = 2.9) -> None:
        """A dark eye with its glint on the lamp's side."""
        self.flat(ellipse(x, y, r, r * 1.22), "ink")
        self.flat(ellipse(x - r * 0.32, y - r * 0.45, r * 0.34, r * 0.36), "white")

    def cheek(self, x: float, y: float, r: float = 3.4, fill: str = "rose") -> None:
        """A blush."""
        self.flat(ellipse(x, y, r * 1.15, r * 0.82), fill)

    def put(self, other: Figure, x: float, y: float, width: float, turn: float = 0, mirror: bool = False) -> None:
        """Another figure inside this one: the upper left corner of its box, and its width there; its paper edge too."""
        scale = width / other.width

        def place(shape: BaseGeometry) -> BaseGeometry:
            if mirror:
                shape = affinity.scale(shape, -1, 1, origin=(other.width / 2, 0))
            if turn:
                shape = affinity.rotate(shape, turn, origin=(other.width / 2, other.height / 2))
            return affinity.translate(affinity.scale(shape, scale, scale, origin=(0, 0)), x, y)

        if other.cut:
            self.items.append((colour("--cut"), place(other.outline())))
        self.items += [(fill, place(shape)) for fill, shape in other.items]

    # Output

    def outline(self) -> BaseGeometry:
        """The paper left round the silhouette when it is cut out."""
        unit = self.unit
        grown = shapely.union_all(self.silhouette).buffer(self.cut * unit, 6).buffer(-0.8 * unit)
        whole = [
            Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > 90 * unit * unit])
            for part in polygons(grown)
        ]
        return shapely.union_all(whole)

    def frame(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is shown."""
        pad = self.pad * self.unit
        return self.box or (-pad, -pad, self.width + 2 * pad, self.height + 2 * pad)

    def svg(self) -> str:
        """The drawing as a file, its paths in a symbol so that a page's `<use>` gives it the page's colours."""
        left, top, width, height = self.frame()
        size = f'viewBox="0 0 {width:g} {height:g}"' + (' preserveAspectRatio="none"' if self.stretches else "")
        text = f'<g transform="translate({-left:g} {-top:g})">{self.text}</g>' if self.text else ""
        symbols = "".join(
            f'<symbol id="{name}" {size}><g transform="scale({1 / self.units:g})">{self._paths(items, -left, -top)}</g>'
            f"{text}</symbol>"
            for name, items in self.layers.items()
            if items
        )
        shown = '<use href="#a"/>' if self.layers["a"] else ""
        source = f"<desc>{escape(self.source)}</desc>" if self.source else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" {size}>'
            f"<title>{self.title}</title>{source}{symbols}{shown}</svg>\n"
        )

    def _paths(self, items: list[tuple[str, BaseGeometry]], dx: float, dy: float) -> str:
        items = list(items)
        if self.cut and self.silhouette:
            items.insert(0, (colour("--cut"), self.outline()))
        out: list[str] = []
        last = ""
        for fill, shape in items:
            data = path(affinity.translate(shape, dx, dy), self.tolerance, self.units)
            if not data:
                continue
            if fill == last:
                out[-1] = out[-1].removesuffix('"/>') + f'{data}"/>'
            else:
                out.append(f'<path fill="{fill}" d="{data}"/>')
            last = fill
        return "".join(out)
