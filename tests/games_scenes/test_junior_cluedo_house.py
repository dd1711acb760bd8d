"""The drawn house of Junior Cluedo follows its map: nobody edits the map and plays on the old drawing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from parlour.games.junior_cluedo import house
from parlour.games.junior_cluedo.house import BOX, HOUSE, ROOM_LETTERS, ROOMS, STAIRS

ART = Path(house.__file__).parent / "art"
REDRAW = "the map has changed: draw the house anew with `uv run tools/pen/draw.py haunted_house`"
PIECES = 6
CROWD = 3

drawings = pytest.mark.parametrize("drawing", ["house-tall", "house-wide"])


def asked_for() -> Iterator[tuple[str, set[tuple[int, int]]]]:
    """Each anchor, and the cells of the map that it may lie on."""

    def cells(letter: str) -> set[tuple[int, int]]:
        return {(row, column) for row, line in enumerate(HOUSE.rows) for column, at in enumerate(line) if at == letter}

    places = [(f"square-{number}", CROWD, {square}) for number, square in enumerate(HOUSE.squares)]
    places += [(f"room-{room}", PIECES, cells(ROOM_LETTERS[room])) for room in range(ROOMS)]
    places.append(("stairs", PIECES, cells(STAIRS)))
    for name, pieces, where in places:
        yield name, where
        yield from ((f"{name}-{piece}", where) for piece in range(1, pieces + 1))


def anchors_of(drawing: str) -> dict[str, tuple[float, float, float]]:
    return json.loads((ART / f"{drawing}.json").read_text(encoding="utf-8"))["anchors"]


def middle(anchor: tuple[float, float, float]) -> tuple[float, float]:
    """The middle of what stands on an anchor."""
    x, y, size = anchor
    return x, y - 0.45 * size


@drawings
def test_the_drawing_is_of_this_map(drawing: str) -> None:
    drawn_after = ElementTree.parse(ART / f"{drawing}.svg").findtext("{http://www.w3.org/2000/svg}desc")
    names = [room.name for room in BOX.rooms]
    assert drawn_after == "\n".join([*HOUSE.rows, " ".join(BOX.passages), " ".join(names)]), REDRAW


@drawings
def test_it_has_an_anchor_for_each_place_of_the_map(drawing: str) -> None:
    assert set(anchors_of(drawing)) == {name for name, _ in asked_for()}, REDRAW


@drawings
def test_each_anchor_lies_where_the_map_has_its_place(drawing: str) -> None:
    anchors = anchors_of(drawing)
    first, last = HOUSE.squares[0], HOUSE.squares[-1]
    (left, top), (right, bottom) = middle(anchors["square-0"]), middle(anchors[f"square-{len(HOUSE.squares) - 1}"])
    cell = (bottom - top) / (last[0] - first[0])
    assert right - left == pytest.approx(cell * (last[1] - first[1])), REDRAW
    for name, cells in asked_for():
        x, y = middle(anchors[name])
        at = round(first[0] + (y - top) / cell), round(first[1] + (x - left) / cell)
        assert at in cells, f"{name} of {drawing} is drawn in row {at[0] + 1}, column {at[1] + 1}; {REDRAW}"
