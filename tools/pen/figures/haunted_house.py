"""The board of Junior Cluedo: the haunted house seen from above, drawn after its map.

Pieces stand on `square-N` (alone; up to three on `square-N-1` and on), in `room-R-1` to `-6` beside the card on
`room-R`, and on `stairs-1` to `-6`.
"""

import random

import shapely
from curves import area, corners, moved, sheet
from ink import Figure
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from figures import floors, yard
from figures.furniture import FURNITURE
from figures.plan import ARROWS, CELL, JOINED, STARTS, Area, Cell, Plan, Room, anchors, read_plan, widest
from figures.sleuths import COLOURS, SLEUTHS

EDGE = 5
"""The outer wall."""
WALL = 3.6
DEEP = ("deep", "red", "plum")
"""Cloths that ink is not seen on."""
STEP = 4.8
"""How deep a step of the staircase is."""


def _cell(cell: Cell) -> Polygon:
    x, y = cell[0] * CELL, cell[1] * CELL
    return box(x, y, x + CELL, y + CELL)


def _whole(cells: frozenset[Cell]) -> BaseGeometry:
    return shapely.union_all([_cell(cell) for cell in sorted(cells)])


class House:
    """The house being drawn, its upper left corner at a place."""

    def __init__(self, f: Figure, plan: Plan, x: float, y: float) -> None:
        self.f, self.plan, self.x, self.y = f, plan, x, y
        self.rnd = random.Random(7)

    def area(self, shape: BaseGeometry, fill: str, dark: bool = False) -> None:
        """A patch in the house's own measure."""
        self.f.area(affinity.translate(shape, self.x, self.y), fill, dark)

    def put(self, thing: Figure, x: float, y: float, width: float) -> None:
        """A thing with its upper left corner at a place in the house."""
        self.f.put(thing, x + self.x, y + self.y, width)

    def draw(self) -> None:
        """All of it, from the ground up."""
        across, down = self.plan.columns * CELL, self.plan.rows * CELL
        outside = box(-EDGE, -EDGE, across + EDGE, down + EDGE).buffer(1.6, quad_segs=2)
        self.area(affinity.translate(outside, 2, 3.4), "--shadow")
        self.area(outside, "ink")
        self.area(box(-EDGE, -EDGE, across + EDGE, down + EDGE).buffer(-0.4), "wall")
        self.area(box(-0.9, -0.9, across + 0.9, down + 0.9), "ink")
        self.squares()
        for room in self.plan.rooms:
            floor = _whole(room.cells)
            if isinstance(floor, Polygon):
                floors.lay(self.f, room.name, affinity.translate(floor, self.x, self.y), self.rnd)
        self.stairs()
        for room in self.plan.rooms:
            self.furnish(room)
        self.walls()
        self.arrows()

    def squares(self) -> None:
        """The yellow squares, their thin edges, the treads and the mats of the starts."""
        rnd = self.rnd
        quads: list[Polygon] = []
        for column, row in self.plan.squares:
            x, y = column * CELL + 0.55, row * CELL + 0.55
            side = CELL - 1.1
            places = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
            quads.append(Polygon([(a + rnd.uniform(-0.45, 0.45), b + rnd.uniform(-0.35, 0.35)) for a, b in places]))
        self.area(shapely.union_all(quads), "hall")
        rims = [quad.difference(affinity.translate(quad, -1.3, -1.5)) for quad in quads]
        self.area(shapely.union_all([rim.buffer(-0.15) for rim in rims]), "hall", dark=True)
        for cell in self.plan.squares:
            letter = self.plan.letters[cell]
            if letter in STARTS:
                self.mat(cell, STARTS.index(letter))

    def mat(self, cell: Cell, start: int) -> None:
        """A start: a mat in its sleuth's cloth, with the sleuth's shadow on it."""
        x, y = (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL
        mat = area(sheet(x - 12.4, y - 12.4, 24.8, 24.8, 7, 0.5, self.rnd))
        self.area(mat.buffer(0.7), "ink")
        self.area(mat.buffer(-0.6), COLOURS[start])
        figure = SLEUTHS[start](False)
        shadow = shapely.union_all(figure.silhouette).buffer(1.4)
        left, top, right, bottom = shadow.bounds
        scale = 20.5 / max(right - left, bottom - top)
        shadow = affinity.scale(shadow, scale, scale, origin=((left + right) / 2, (top + bottom) / 2))
        shadow = affinity.translate(shadow, x - (left + right) / 2, y - (top + bottom) / 2)
        self.area(shadow.simplify(0.2), "cream" if COLOURS[start] in DEEP else "ink")

    def stairs(self) -> None:
        """The staircase: steps up from all sides to a landing, a carpet from each joined square."""
        cells = self.plan.stairs
        whole = _whole(cells)
        self.area(whole, "ink")
        for depth, (fill, dark) in enumerate((("wood", True), ("wood", False), ("tan", True), ("tan", False))):
            self.area(whole.buffer(-1 - STEP * depth, join_style="mitre"), "ink")
            self.area(whole.buffer(-1.9 - STEP * depth, join_style="mitre"), fill, dark)
        middle = widest(cells)
        x, y = middle.x + middle.w / 2, middle.y + middle.h / 2
        runner: list[BaseGeometry] = [area(sheet(x - 8, y - 38, 16, 76, 5))]
        for column, row in self.plan.squares:
            if self.plan.letters[column, row] != JOINED:
                continue
            for dx, dy in ARROWS.values():
                if (column + dx, row + dy) in cells:
                    self.tread(column, row, dx, dy)
                    a, b = (column + 0.5 + dx / 2) * CELL, (row + 0.5 + dy / 2) * CELL
                    runner.append(LineString([(a, b), (a + dx * CELL, b + dy * CELL)]).buffer(7, cap_style="flat"))
        carpet = shapely.union_all(runner).intersection(whole.buffer(-1.4))
        self.area(carpet.buffer(0.8), "ink")
        self.area(carpet.buffer(-0.4), "red")
        steps = [whole.buffer(-1.4 - STEP * depth, join_style="mitre").boundary.buffer(0.8) for depth in range(1, 4)]
        self.area(shapely.union_all(steps).intersection(carpet), "red", dark=True)
        self.area(carpet.buffer(-1.8).difference(carpet.buffer(-2.8)), "lamp")
        corner = [(middle.x + i * middle.w, middle.y + j * middle.h) for i in (0, 1) for j in (0, 1)]
        self.area(shapely.union_all([Point(at).buffer(4.2) for at in corner]), "ink")
        self.area(shapely.union_all([Point(at).buffer(3.1) for at in corner]), "lamp")

    def tread(self, column: int, row: int, dx: int, dy: int) -> None:
        """Three steps on a square beside the staircase."""
        x, y = (column + 0.5) * CELL, (row + 0.5) * CELL
        bars: list[Polygon] = []
        for away, half in ((12, 11), (7.6, 8), (3.2, 5)):
            a, b = x + dx * away, y + dy * away
            w, h = (1.6, half) if dx else (half, 1.6)
            bars.append(box(a - w, b - h, a + w, b + h))
        self.area(shapely.union_all([bar.buffer(0.8, quad_segs=1) for bar in bars]), "ink")
        self.area(shapely.union_all([bar.buffer(-0.2) for bar in bars]), "wood")

    def furnish(self, room: Room) -> None:
        """A room's things along its walls, where its card lies, and the trapdoor."""
        at = widest(room.cells)
        things = [make() for make in FURNITURE.get(room.name, ())]
        self.card_spot(at)
        if at.low:
            spots = [(at.x + at.w - 53, at.y + 3), (at.x + at.w - 22, at.y + at.h - 23)]
        elif at.w > 2.5 * CELL:
            spots = [(at.x + 5, at.y + 4), (at.x + at.w - 24, at.y + at.h - 25), (at.x + at.w - 27, at.y + 16)]
            if not room.leads:
                spots = [spots[0], spots[2], spots[1]]
        else:
            spots = [(at.x + (at.w - 48) / 2, at.y + 4), (at.x + at.w - 22, at.y + at.h - 25)]
        for thing, (x, y) in zip(things, spots, strict=False):
            self.put(thing, x, y, min(thing.width, 48))
        if room.leads:
            self.trapdoor(at, room)

    def card_spot(self, at: Area) -> None:
        """Where the room's card lies."""
        x, y = at.x + 21, at.y + at.h - 25
        spot = area(sheet(x - 15.5, y - 21, 31, 42, 3, 0.4, self.rnd))
        self.area(spot, "--shadow")
        dashes = [
            LineString([spot.exterior.interpolate(along), spot.exterior.interpolate(along + 4)])
            for along in range(0, int(spot.exterior.length) - 4, 8)
        ]
        self.area(shapely.union_all([dash.buffer(0.6, quad_segs=1) for dash in dashes]), "ink")

    def trapdoor(self, at: Area, room: Room) -> None:
        """An open trapdoor in the corner, and a tag that shows where it leads."""
        f, x, y = self.f, at.x + at.w - 31 + self.x, at.y + 4 + self.y
        f.shape(corners([(x + 4, y + 13), (x + 25, y + 13), (x + 25, y + 31), (x + 4, y + 31)]), "dusk", 0, 1.4)
        ladder = [LineString([(x + 10, y + 15), (x + 10, y + 31)]), LineString([(x + 19, y + 15), (x + 19, y + 31)])]
        ladder += [LineString([(x + 10, y + rung), (x + 19, y + rung)]) for rung in (18, 23, 28)]
        f.area(shapely.union_all([line.buffer(0.9, quad_segs=1) for line in ladder]), ("lamp", "sea")[room.passage % 2])
        tag = sheet(x - 1, y - 2, 29, 19, 3, 0.4, self.rnd)
        f.area(area(tag), "cream")
        f.edge(tag, 1.3)
        there = FURNITURE.get(room.leads)
        if there:
            f.put(there[0](), x + 2, y - 0.4, 24)

    def walls(self) -> None:
        """The rooms' walls, with a gap at each doorway."""
        gaps: list[Polygon] = []
        for column, row in self.plan.squares:
            way = ARROWS.get(self.plan.letters[column, row])
            if way:
                x, y = (column + 0.5 + way[0] / 2) * CELL, (row + 0.5 + way[1] / 2) * CELL
                w, h = (6, 9.5) if way[0] else (9.5, 6)
                gaps.append(box(x - w, y - h, x + w, y + h))
        doors = shapely.union_all(gaps)
        across, down = self.plan.columns * CELL, self.plan.rows * CELL
        lines = shapely.union_all([_whole(room.cells).boundary for room in self.plan.rooms])
        blocks = [_cell(cell) for cell, letter in self.plan.letters.items() if letter == "#"]
        band = lines.buffer(WALL / 2, join_style="mitre").difference(doors)
        band = shapely.union_all([band, *blocks]).intersection(box(-EDGE, -EDGE, across + EDGE, down + EDGE))
        self.area(band.buffer(1, quad_segs=1), "ink")
        self.area(band.buffer(-0.2), "wall")
        shaded = band.difference(affinity.translate(band, -1, -1.2)).buffer(-0.15)
        self.area(shaded, "wall", dark=True)
        rim = box(-EDGE, -EDGE, across + EDGE, down + EDGE).buffer(-0.5)
        self.area(rim.difference(box(-0.9, -0.9, across + 0.9, down + 0.9)), "wall")

    def arrows(self) -> None:
        """The arrows at the doorways."""
        for column, row in self.plan.squares:
            letter = self.plan.letters[column, row]
            if letter in ARROWS:
                x, y = (column + 0.5) * CELL + self.x, (row + 0.5) * CELL + self.y
                turn = {"^": 0, ">": 90, "v": 180, "<": 270}[letter]
                outline = moved("0,-12c 11,0c 5,0c 5,11c -5,11c -5,0c -11,0c", x, y, 1, turn)
                self.f.shape(outline, "lamp", 2, 1.7)


def _board(name: str, plan: Plan, width: float, height: float) -> Figure:
    f = Figure(name, width, height, line=1.6, cut=0, unit=1, pad=0, title="the house")
    f.source = plan.source
    f.tolerance, f.units = 0.38, 4
    return f


def tall() -> Figure:
    """The house alone: as large as a phone has room."""
    plan = read_plan()
    f = _board("house-tall", plan, plan.columns * CELL + 2 * EDGE + 6, plan.rows * CELL + 2 * EDGE + 8)
    House(f, plan, EDGE + 2, EDGE + 2).draw()
    f.anchors = anchors(plan, EDGE + 2, EDGE + 2)
    return f


MARGIN = 56


def wide() -> Figure:
    """The house in its garden."""
    plan = read_plan()
    across = plan.columns * CELL
    f = _board("house-wide", plan, across + 2 * MARGIN, plan.rows * CELL + 2 * EDGE + 24)
    rnd = random.Random(11)
    lawn = sheet(3, 3, f.width - 8, f.height - 9, 10, 1, rnd)
    f.area(affinity.translate(area(lawn), 2.4, 4), "--shadow")
    f.area(area(lawn), "moor")
    f.edge(lawn, 2)
    for middle in (MARGIN / 2 - 1, across + MARGIN * 1.5 + 1):
        for row in range(9):
            x, y = middle + rnd.uniform(-7, 7), 34 + row * (f.height - 64) / 8 + rnd.uniform(-6, 6)
            if row % 3 == 1:
                _bush(f, x, y, rnd)
            elif row % 3 == 2:
                _grave(f, x, y)
            else:
                yard.tuft(f, x - 7, y)
                yard.tuft(f, x + 8, y + 8)
    House(f, plan, MARGIN, EDGE + 9).draw()
    f.anchors = anchors(plan, MARGIN, EDGE + 9)
    return f


def _bush(f: Figure, x: float, y: float, rnd: random.Random) -> None:
    """A round bush from above."""
    leaves = [Point(x + rnd.uniform(-7, 7), y + rnd.uniform(-7, 7)).buffer(7, quad_segs=3) for _ in range(6)]
    f.many([shapely.union_all(leaves)], "leaf", 1.6, 4)


def _grave(f: Figure, x: float, y: float) -> None:
    """A small stone, a little crooked."""
    f.shape(moved("-7,8c -7,-4 0,-10 7,-4 7,8c", x, y, 1, -5), "stone", 2, 1.6)
    f.stroke(f"{x - 3},{y - 2} {x + 3},{y - 2.6}", 1.2)
    f.stroke(f"{x - 3},{y + 2} {x + 2},{y + 1.6}", 1.2)


FIGURES = (tall, wide)
