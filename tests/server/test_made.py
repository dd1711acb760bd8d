"""What the page gets from a game's TOML files, with what is in the box filled in."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import parlour.games
from parlour.engine.errors import DeclarationError
from parlour.server.catalogue import MADE
from parlour.server.made import made_of

GAMES = sorted(path.parent for path in Path(parlour.games.__path__[0]).glob("*/components.toml"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "components.toml").write_text("[dice]\nfaces = 6\n")
    return tmp_path


def test_what_is_in_the_box_is_filled_in_wherever_it_is_named(folder: Path) -> None:
    (folder / "page.toml").write_text('[a]\nb = [{ box = "dice.faces" }, { box = 1, more = 2 }]\nbox = "shut"\n')
    assert made_of(folder, "page.toml") == {"a": {"b": [6, {"box": 1, "more": 2}], "box": "shut"}}


def test_of_what_a_game_does_not_have_there_is_nothing(folder: Path) -> None:
    assert made_of(folder, "other.toml") == {}


@pytest.mark.parametrize("place", ["dice.colours", "cards", "dice.faces.more"])
def test_what_is_not_in_the_box_is_said(folder: Path, place: str) -> None:
    (folder / "page.toml").write_text(f'a = {{ box = "{place}" }}\n')
    with pytest.raises(DeclarationError, match=f"page.toml: components.toml has no {place}"):
        made_of(folder, "page.toml")


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_game_names_only_what_its_box_has(game: Path) -> None:
    for source in MADE.values():
        made_of(game, source)


def test_the_monsters_odds_are_those_in_the_box() -> None:
    game = next(game for game in GAMES if game.name == "baby_monster_race")
    box = tomllib.loads((game / "components.toml").read_text())["monster"]
    moods = made_of(game, "text/companion.toml")["monster"]["moods"]
    assert [mood["odds"] for mood in moods.values()] == [box["app_happy"], box["app_hungry"]]
