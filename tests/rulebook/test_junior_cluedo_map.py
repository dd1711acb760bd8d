"""Junior Cluedo: a map that cannot be played is refused, and so is a box that does not fit it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from parlour.engine import library
from parlour.engine.errors import DeclarationError
from parlour.engine.mode import Mode
from parlour.games.junior_cluedo import house

GOOD = """
aa<1#
aa.+S
b<2+S
"""

BAD_MAPS = {
    "it is empty": "\n",
    "row 2 has 4 letters, the first row 5": "aa<1#\naa.+\nb<2+S",
    "'x' in row 1, column 5 means nothing": "aa<1x\naa.+S\nb<2+S",
    "'c' in row 3, column 1 means nothing": "aa<1b\naa.+S\nc<2+S",
    "room b is not on it": "aa<1#\naa.+S\n#.2+S",
    "the staircase is not on it": "aa<1#\naa..#\nb<2.#",
    "room a is in more than one piece": "aa<1#\n#..+S\nb<2+a\n####S",
    "room b is in more than one piece": "aa<1#\naa.+S\nb<2+S\n#b###",
    "the staircase is in more than one piece": "aa<1S\naa.+.\nb<2+S",
    "start 1 is on it more than once": "aa<1#\naa1+S\nb<2+S",
    "it has the starts 1, 3: count them from 1": "aa<1#\naa.+S\nb<3+S",
    "it has fewer than 2 starts": "aa<1#\naa.+S\nb<.+S",
    "it has the starts 2, 3": "aa<2#\naa.+S\nb<3+S",
    "the + in row 1, column 4 does not touch the staircase": "aa<+#\naa1+S\nb<2+S",
    "no + joins the staircase to a square": "aa<1#\naa..S\nb<2.S",
    "room a has no doorway": "aa.1#\naa.+S\nb<2+S",
    "the arrow < in row 3, column 2 points at '#', which is no room": "aa<1#\naa.+S\n#<2+S\nb<###",
    "the arrow > in row 1, column 5 points at '#', which is no room": "aa<1>\naa.+S\nb<2+S",
    "points at 'S', which is no room": "aa<1v\naa.+S\nb<2+S",
    "points at '.', which is no room": "aa<1#\naav+S\nb<.+S\n##2##",
    "no way leads from the staircase to the square in row 5, column 2": "aa<1#\naa.+S\n##2+S\n#####\nb<###",
    "no way leads from the staircase to the square in row 5, column 1": "aa<1#\naa.+S\nb<2+S\n#####\n.####",
}


@pytest.mark.rule("junior-cluedo/house-3")
def test_a_map_that_can_be_played_is_read() -> None:
    read = house.read_house(GOOD, 2)
    assert read.squares == [(0, 2), (0, 3), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]
    assert [read.squares[start] for start in read.starts] == [(0, 3), (2, 2)]
    assert {read.squares[place]: room for place, room in enumerate(read.doors) if room >= 0} == {(0, 2): 0, (2, 1): 1}
    assert [read.squares[place] for place, joined in enumerate(read.joined) if joined] == [(1, 3), (2, 3)]


@pytest.mark.rule("junior-cluedo/house-3")
@pytest.mark.parametrize("complaint", BAD_MAPS)
def test_a_map_that_cannot_be_played_is_refused(complaint: str) -> None:
    with pytest.raises(DeclarationError) as refused:
        house.read_house(BAD_MAPS[complaint], 2)
    assert str(refused.value).startswith("components.toml: the map: ")
    assert complaint in str(refused.value)


@pytest.mark.rule("junior-cluedo/house-3")
@pytest.mark.parametrize(("width", "fits"), [(110, True), (111, False)])
def test_a_map_has_at_most_117_squares(width: int, fits: bool) -> None:
    text = "\n".join(line + "#" * width for line in GOOD.strip().splitlines()[:2])
    text += "\nb<2+S" + "#" * width + "\n" + "###" + "." * width + "##"
    if fits:
        assert len(house.read_house(text, 2).squares) == 117
    else:
        with pytest.raises(DeclarationError, match="it has 118 squares; at most 117"):
            house.read_house(text, 2)


def load_changed(folder: Path, old: str, new: str) -> None:
    """Load a copy of the game in which the owner of the box has changed this."""
    game = folder / "junior_cluedo"
    shutil.copytree(Path(house.__file__).parent, game, ignore=shutil.ignore_patterns("art", "sounds", "__pycache__"))
    box = game / "components.toml"
    text = box.read_text(encoding="utf-8")
    assert old in text
    box.write_text(text.replace(old, new, 1), encoding="utf-8")
    library.load(game, mode=Mode.INTERPRETED)


CHANGES = [
    ("ghost = 3", "ghost = 4", "10 cards for 9 rooms: one for each is wanted"),
    ('name = "ballroom"', 'name = "library"', "two rooms have the same name"),
    ('"ai", "cg"', '"ai", "cc"', "the passage 'cc' does not join two of the rooms"),
    ('"ai", "cg"', '"ai", "ag"', "room a has more than one passage"),
    ("[things.5]", "[things.7]", "things.5 is missing: what lies about with 5 players"),
    ("floorboards = 8", "floorboards = 90", "plain squares do not hold all floorboards and spiders"),
    ("aaa..bb..ccc", "aaa..bb..cc", "row 3 has 11 letters, the first row 12"),
    ("spiders = 8", "spiders = -1", "spiders"),
]


@pytest.mark.rule("junior-cluedo/house-3", "junior-cluedo/house-4")
@pytest.mark.parametrize(("old", "new", "complaint"), CHANGES)
def test_a_box_that_does_not_fit_its_house_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(DeclarationError, match=complaint):
        load_changed(tmp_path, old, new)
