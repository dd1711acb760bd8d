"""The house of Junior Cluedo as its map says: the cells of its rooms and squares, and where pieces stand on them."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from figures.parts import FOOT, WIDE

BOX = Path(__file__).resolve().parents[3] / "src/parlour/games/junior_cluedo/components.toml"
CELL = 30
ROOM_LETTERS = "abcdefghi"
STAIRS = "S"
WALL = "#"
JOINED = "+"
ARROWS = {"^": (0, -1), "v": (0, 1), "<": (-1, 0), ">": (1, 0)}
STARTS = "123456"

Cell = tuple[int, int]
"""Column and row."""
Place = tuple[float, float, float]


class Area(NamedTuple):
    """A rectangle of the drawing."""

    x: float
    y: float
    w: float
    h: float

    @property
    def low(self) -> bool:
        """Whether it has no room for furniture above its card."""
        return self.h < 75


class Room(NamedTuple):
    """A room, and the one that its passage leads to."""

    name: str
    cells: frozenset[Cell]
    leads: str
    """The name of that room; empty if there is none."""
    passage: int
    """Which passage of the house it is."""


class Plan(NamedTuple):
    """All of the house."""

    columns: int
    rows: int
    letters: dict[Cell, str]
    squares: list[Cell]
    """In the order of their numbers."""
    rooms: list[Room]
    stairs: frozenset[Cell]
    source: str
    """What of the box it says."""


def read_plan() -> Plan:
    """The plan in the game's box."""
    said = tomllib.loads(BOX.read_text(encoding="utf-8"))
    lines = said["map"].strip("\n").splitlines()
    letters = {(column, row): letter for row, line in enumerate(lines) for column, letter in enumerate(line)}
    names = [room["name"] for room in said["rooms"]]
    leads = {pair[i]: (pair[1 - i], number) for number, pair in enumerate(said["passages"]) for i in (0, 1)}

    def cells(wanted: str) -> frozenset[Cell]:
        return frozenset(cell for cell, letter in letters.items() if letter == wanted)

    rooms: list[Room] = []
    for letter, name in zip(ROOM_LETTERS, names, strict=False):
        there, number = leads.get(letter, ("", -1))
        rooms.append(Room(name, cells(letter), names[ROOM_LETTERS.index(there)] if there else "", number))
    squares = [cell for cell, letter in letters.items() if letter not in (*ROOM_LETTERS, STAIRS, WALL)]
    source = "\n".join([*lines, " ".join(said["passages"]), " ".join(names)])
    return Plan(len(lines[0]), len(lines), letters, squares, rooms, cells(STAIRS), source)


def widest(cells: frozenset[Cell]) -> Area:
    """The largest rectangle of cells."""
    best = (0, 0, 0, 0)
    for left, top in cells:
        for right, bottom in cells:
            w, h = right - left + 1, bottom - top + 1
            whole = all((left + i, top + j) in cells for i in range(w) for j in range(h))
            if w > 0 and h > 0 and whole and w * h > best[2] * best[3]:
                best = (left, top, w, h)
    return Area(*(CELL * side for side in best))


def stand(x: float, y: float, size: float) -> Place:
    """The anchor of a figure whose foot is at a place."""
    return x, y + size * FOOT / WIDE, size


def on_square(cell: Cell) -> list[Place]:
    """Where one piece stands, and where each of three does."""
    x, y = (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL
    three = [stand(x - 7.6, y + 1, 20), stand(x + 7.6, y + 1, 20), stand(x, y + 9.6, 20)]
    return [stand(x, y + 7.5, 26), *three]


def in_room(area: Area) -> list[Place]:
    """Where the card lies, and where six pieces stand beside it."""
    across = (0.52, 0.69, 0.86) if area.w > 2.5 * CELL else (0.62, 0.85)
    rows = 6 // len(across)
    card = (area.x + 21, area.y + area.h - 8.4, 26)
    pieces = [
        stand(area.x + area.w * part, area.y + area.h - 8 - (20 if rows > 2 else 22) * (rows - 1 - row), 22)
        for row in range(rows)
        for part in across
    ]
    return [card, *pieces]


def on_stairs(area: Area) -> list[Place]:
    """Where the staircase is tapped, and where six pieces stand on it."""
    x, y = area.x + area.w / 2, area.y + area.h / 2
    six = [stand(x + 11 * side, y + 27 * row + 6, 22) for row in (-1, 0, 1) for side in (-1, 1)]
    return [stand(x, y + 4, 30), *six]


def anchors(plan: Plan, dx: float, dy: float) -> dict[str, Place]:
    """Every anchor that the map asks for, with the house shifted."""
    found: dict[str, Place] = {}

    def add(name: str, places: list[Place]) -> None:
        for i, (x, y, size) in enumerate(places):
            found[f"{name}-{i}" if i else name] = (x + dx, y + dy, size)

    for number, cell in enumerate(plan.squares):
        add(f"square-{number}", on_square(cell))
    for number, room in enumerate(plan.rooms):
        add(f"room-{number}", in_room(widest(room.cells)))
    add("stairs", on_stairs(widest(plan.stairs)))
    return found
