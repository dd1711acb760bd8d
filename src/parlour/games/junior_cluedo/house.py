"""The house: its squares, rooms, doorways and passages, read from the map in `components.toml` and checked."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
import numpy as np

from parlour.engine import MAX_SEATS, components
from parlour.engine.errors import DeclarationError

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Room(msgspec.Struct, forbid_unknown_fields=True):
    """A room; its letter on the map follows from its place in the list."""

    name: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """How many room cards show what."""

    ghost: Annotated[int, msgspec.Meta(ge=1, le=9)]
    bat: Count
    cat: Count


class Things(msgspec.Struct, forbid_unknown_fields=True):
    """What lies about in the house."""

    floorboards: Count
    spiders: Count


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the box."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=30_000)]
    die: Annotated[int, msgspec.Meta(ge=2, le=6)]
    roll_offs: Count
    map: str
    passages: list[Annotated[str, msgspec.Meta(pattern="^[a-i][a-i]$")]]
    rooms: Annotated[list[Room], msgspec.Meta(min_length=2, max_length=9)]
    cards: Cards
    things: dict[str, Things]


class House(NamedTuple):
    """What a map says. Places are numbered: squares row by row, then rooms, then the staircase."""

    rows: list[str]
    squares: list[tuple[int, int]]
    """Row and column of each square."""
    starts: list[int]
    doors: list[int]
    """By square: the room that its arrow points at, or `NONE`."""
    neighbours: list[list[int]]
    """By place: the squares that are one step away, ascending."""
    joined: list[bool]
    """By square: whether the staircase is one step away."""


NONE = -1
ROOM_LETTERS = "abcdefghi"
STAIRS = "S"
WALL = "#"
JOINED = "+"
ARROWS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
STARTS = "123456"
SIDES = ((-1, 0), (0, -1), (0, 1), (1, 0))
MOST_SQUARES = 117
"""Places are numbered in fields of one byte."""


def read_house(text: str, rooms: int) -> House:
    """Read a map with so many rooms. Raises `DeclarationError` that says where the map is wrong and what is wanted."""
    rows = text.strip("\n").splitlines()
    _check_letters(rows, rooms)
    at = {
        (row, column): letter
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter not in (*ROOM_LETTERS, STAIRS, WALL)
    }
    squares = sorted(at)
    _check(len(squares) <= MOST_SQUARES, f"it has {len(squares)} squares; at most {MOST_SQUARES}")
    number = {square: place for place, square in enumerate(squares)}
    doors = [_door(rows, square) for square in squares]
    joined = [at[square] == JOINED for square in squares]
    for square, is_joined in zip(squares, joined, strict=True):
        beside = [_letter(rows, square, side) for side in SIDES]
        _check(not is_joined or STAIRS in beside, f"the + {_where(square)} does not touch the staircase")
    neighbours = [
        sorted(number[near] for side in SIDES if (near := (square[0] + side[0], square[1] + side[1])) in number)
        for square in squares
    ]
    neighbours += [[place for place, door in enumerate(doors) if door == room] for room in range(rooms)]
    neighbours.append([place for place, is_joined in enumerate(joined) if is_joined])
    starts = [number[square] for mark in STARTS for square in squares if at[square] == mark]
    house = House(rows, squares, starts, doors, neighbours, joined)
    _check_reach(house, rooms)
    return house


def _check(sound: bool, complaint: str) -> None:
    if not sound:
        raise DeclarationError(f"components.toml: the map: {complaint}")


def _where(square: tuple[int, int]) -> str:
    return f"in row {square[0] + 1}, column {square[1] + 1}"


def _letter(rows: list[str], square: tuple[int, int], side: tuple[int, int]) -> str:
    row, column = square[0] + side[0], square[1] + side[1]
    return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(rows[0]) else WALL


def _check_letters(rows: list[str], rooms: int) -> None:
    _check(bool(rows), "it is empty")
    known = ROOM_LETTERS[:rooms] + STAIRS + WALL + "." + JOINED + "".join(ARROWS) + STARTS
    for row, line in enumerate(rows):
        _check(len(line) == len(rows[0]), f"row {row + 1} has {len(line)} letters, the first row {len(rows[0])}")
        for column, letter in enumerate(line):
            _check(letter in known, f"{letter!r} {_where((row, column))} means nothing; known are {known}")
    cells = [(row, column) for row, line in enumerate(rows) for column in range(len(line))]
    for letter in (*ROOM_LETTERS[:rooms], STAIRS):
        name = "the staircase" if letter == STAIRS else f"room {letter}"
        part = {cell for cell in cells if rows[cell[0]][cell[1]] == letter}
        _check(bool(part), f"{name} is not on it")
        _check(part == _connected(min(part), part), f"{name} is in more than one piece")
    marks = "".join(rows)
    twice = [mark for mark in STARTS if marks.count(mark) > 1]
    _check(not twice, f"start {', '.join(twice)} is on it more than once")
    found = [mark for mark in STARTS if mark in marks]
    _check("".join(found) == STARTS[: len(found)], f"it has the starts {', '.join(found)}: count them from 1")
    _check(len(found) >= 2, "it has fewer than 2 starts")


def _connected(first: tuple[int, int], cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    reached = {first}
    frontier = [first]
    while frontier:
        row, column = frontier.pop()
        for side in SIDES:
            near = (row + side[0], column + side[1])
            if near in cells and near not in reached:
                reached.add(near)
                frontier.append(near)
    return reached


def _door(rows: list[str], square: tuple[int, int]) -> int:
    arrow = rows[square[0]][square[1]]
    if arrow not in ARROWS:
        return NONE
    letter = _letter(rows, square, ARROWS[arrow])
    _check(letter in ROOM_LETTERS, f"the arrow {arrow} {_where(square)} points at {letter!r}, which is no room")
    return ROOM_LETTERS.index(letter)


def _check_reach(house: House, rooms: int) -> None:
    stairs = len(house.squares) + rooms
    for room in range(rooms):
        _check(bool(house.neighbours[len(house.squares) + room]), f"room {ROOM_LETTERS[room]} has no doorway")
    _check(bool(house.neighbours[stairs]), "no + joins the staircase to a square")
    reached = set(house.neighbours[stairs])
    frontier = list(reached)
    while frontier:
        for near in house.neighbours[frontier.pop()]:
            if near not in reached:
                reached.add(near)
                frontier.append(near)
    for place, square in enumerate(house.squares):
        _check(place in reached, f"no way leads from the staircase to the square {_where(square)}")


def _distances(house: House, goals: list[int]) -> list[int]:
    """By square, the fewest steps to any of these squares."""
    steps = [len(house.squares)] * len(house.squares)
    frontier = goals
    far = 0
    while frontier:
        for place in frontier:
            steps[place] = far
        far += 1
        frontier = sorted({near for place in frontier for near in house.neighbours[place] if steps[near] > far})
    return steps


BOX = components(__file__, Box)

ROOMS = len(BOX.rooms)
HOUSE = read_house(BOX.map, ROOMS)
SQUARES = len(HOUSE.squares)
STAIRCASE = SQUARES + ROOMS
PLACES = STAIRCASE + 1
CHARACTERS = len(HOUSE.starts)

_most = max(len(near) for near in HOUSE.neighbours)
NEIGHBOURS = np.array([near + [NONE] * (_most - len(near)) for near in HOUSE.neighbours])
"""By place: the squares one step away, ascending, then `NONE`."""
WAYS = _most
START = tuple(HOUSE.starts)
DOOR = tuple(HOUSE.doors)
IS_JOINED = tuple(HOUSE.joined)
MAY_HOLD_THINGS = tuple(HOUSE.rows[row][column] in (".", JOINED) for row, column in HOUSE.squares)

_passages = {(pair[0], pair[1]) for pair in BOX.passages} | {(pair[1], pair[0]) for pair in BOX.passages}
PASSAGE = tuple(
    next((ROOM_LETTERS.index(there) for here, there in sorted(_passages) if here == ROOM_LETTERS[room]), NONE)
    for room in range(ROOMS)
)
"""By room: the room at the other end of its secret passage, or `NONE`."""

STEPS_TO_ROOM = np.array([_distances(HOUSE, HOUSE.neighbours[SQUARES + room]) for room in range(ROOMS)]).T.copy()
STEPS_TO_STAIRCASE = np.array(_distances(HOUSE, HOUSE.neighbours[STAIRCASE])) + 1
"""By square (and room): the fewest steps to a doorway of the room, and onto the staircase."""

GHOST, BAT, CAT = 1, 2, 3
"""What a room card shows."""
KINDS = 3
COPIES = (BOX.cards.ghost, BOX.cards.bat, BOX.cards.cat)
DIE = BOX.die
ROLL_OFFS = BOX.roll_offs
TURNS = BOX.turns

for _seats in range(2, MAX_SEATS + 1):
    if str(_seats) not in BOX.things:
        raise DeclarationError(f"components.toml: things.{_seats} is missing: what lies about with {_seats} players")
_things = [BOX.things[str(seats)] for seats in range(2, MAX_SEATS + 1)]
FLOORBOARDS = (0, 0, *(things.floorboards for things in _things))
SPIDERS = (0, 0, *(things.spiders for things in _things))
"""By the number of players."""

_check(
    sum(MAY_HOLD_THINGS) >= max(map(sum, zip(FLOORBOARDS, SPIDERS, strict=True))),
    f"its {sum(MAY_HOLD_THINGS)} plain squares do not hold all floorboards and spiders",
)
if sum(COPIES) != ROOMS:
    raise DeclarationError(f"components.toml: {sum(COPIES)} cards for {ROOMS} rooms: one for each is wanted")
if len({room.name for room in BOX.rooms}) < ROOMS:
    raise DeclarationError("components.toml: two rooms have the same name")
for _pair in BOX.passages:
    if max(ROOM_LETTERS.index(end) for end in _pair) >= ROOMS or _pair[0] == _pair[1]:
        raise DeclarationError(f"components.toml: the passage {_pair!r} does not join two of the rooms")
_ends = "".join(BOX.passages)
for _end in sorted(set(_ends)):
    if _ends.count(_end) > 1:
        raise DeclarationError(f"components.toml: room {_end} has more than one passage")


def room_sets(size: int) -> tuple[int, ...]:
    """All sets of so many rooms, as masks, ascending."""
    return tuple(rooms for rooms in range(1 << ROOMS) if rooms.bit_count() == size)


GHOSTS = COPIES[GHOST - 1]
GHOSTS_IN_A_SHORT_GAME = max(1, GHOSTS - 1)
ACCUSATIONS = np.array(room_sets(GHOSTS))
SHORT_ACCUSATIONS = np.array(room_sets(GHOSTS_IN_A_SHORT_GAME))
