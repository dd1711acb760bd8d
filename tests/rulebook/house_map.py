"""The house of Junior Cluedo, by the names that the tests of the rulebook use.

A square is called by its column and row, a room by its letter, and the staircase is S:

         A B C D E F G H I J K L
     1   a a a . 1 b b 2 . c c c
     2   a a a < . b b . > c c c
     3   a a a . . b b . . c c c
     4   . ^ . . . . ^ . . . ^ .
     5   3 . . . . + + . . . . 4
     6   d d d . . S S . . f f f
     7   d d d < + S S + . f f f
     8   e e e < + S S + > f f f
     9   e e e . . S S . . f f f
    10   . . . . . + + . . . . .
    11   . v . . . . v . . . v .
    12   g g g . . h h . . i i i
    13   g g g < . h h . > i i i
    14   g g g . 5 h h 6 . i i i
"""

from __future__ import annotations

from parlour.games.junior_cluedo.house import HOUSE, ROOM_LETTERS, SQUARES, STAIRCASE

COLUMNS = "ABCDEFGHIJKL"


def place(name: str) -> int:
    """The number of a place."""
    if name == "S":
        return STAIRCASE
    if name in ROOM_LETTERS:
        return SQUARES + ROOM_LETTERS.index(name)
    return HOUSE.squares.index((int(name[1:]) - 1, COLUMNS.index(name[0])))


def name_of(place: int) -> str:
    """What a place is called."""
    if place == STAIRCASE:
        return "S"
    if place >= SQUARES:
        return ROOM_LETTERS[place - SQUARES]
    row, column = HOUSE.squares[place]
    return f"{COLUMNS[column]}{row + 1}"


def squares(letters: str) -> set[str]:
    """The squares that are drawn with one of these letters on the map."""
    return {name_of(number) for number, (row, column) in enumerate(HOUSE.squares) if HOUSE.rows[row][column] in letters}


def room(letter: str) -> int:
    """The number of a room."""
    return ROOM_LETTERS.index(letter)


def rooms(letters: str) -> int:
    """A set of rooms."""
    return sum(1 << room(letter) for letter in letters)
