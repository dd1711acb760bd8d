"""Bakerspeed: a box that its owner has changed; one that cannot be played with is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from parlour.engine import Kind, library
from parlour.engine.dealing import FastDealer
from parlour.engine.errors import DeclarationError
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.games.bakerspeed import suspects

HOME = Path(suspects.__file__).parent
LEFT_OUT = shutil.ignore_patterns("art", "sounds", "golden", "__pycache__")


def load_changed(folder: Path, *changes: tuple[str, str]) -> Game:
    """Load a copy of the game in which the owner of the box has changed this."""
    game = Path(shutil.copytree(HOME, folder / "bakerspeed", ignore=LEFT_OUT))
    box = game / "components.toml"
    text = box.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    box.write_text(text, encoding="utf-8")
    return library.load(game, mode=Mode.INTERPRETED)


def play(game: Game, seats: int) -> Match:
    """The game at its first roll."""
    match = Match(game, seats, FastDealer(1), {"first": "seat-1"})
    match.deal_all()
    return match


COLOURS = ("colours", '["green", "blue", "orange"]')
PERSONS = ("persons", '["tall", "round", "lady"]')

BOXES = [
    (*COLOURS, '["green", "blue", "green"]', "two colours have the same name: green, blue, green"),
    (*PERSONS, '["tall", "tall", "lady"]', "two persons have the same name: tall, tall, lady"),
    (*COLOURS, "[]", r"components.toml: .*\$.colours"),
    (*PERSONS, '["tall", "round", "lady", "child"]', r"components.toml: .*<= 3.*\$.persons"),
    (*COLOURS, '["green", "Blue", "orange"]', r"components.toml: .*\$.colours\[1\]"),
    (*COLOURS, '["green", "", "orange"]', r"components.toml: .*\$.colours\[1\]"),
    (*PERSONS, '"tall"', r"components.toml: .*\$.persons"),
    ("most", "3", "0", r"components.toml: .*>= 1.*\$.most"),
    ("most", "3", "4", r"components.toml: .*<= 3.*\$.most"),
    ("copies", "2", "0", r"components.toml: .*>= 1.*\$.copies"),
    ("copies", "2", "5", r"components.toml: .*<= 4.*\$.copies"),
    ("copies", "2", "4", "components.toml: 108 cards are too many; at most 100"),
    ("hand", "10", "0", r"components.toml: .*>= 1.*\$.hand"),
    ("hand", "10", "21", r"components.toml: .*<= 20.*\$.hand"),
    ("hand", "10", '"ten"', r"components.toml: .*int.*\$.hand"),
    ("turns", "200", "0", r"components.toml: .*>= 1.*\$.turns"),
    ("turns", "200", "30_001", r"components.toml: .*<= 30000.*\$.turns"),
    ("players", "6", "1", r"components.toml: .*>= 2.*\$.players"),
    ("players", "6", "7", r"components.toml: .*<= 6.*\$.players"),
]


@pytest.mark.parametrize(("entry", "old", "new", "complaint"), BOXES)
def test_a_box_that_cannot_be_played_with_is_refused(
    tmp_path: Path, entry: str, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(DeclarationError, match=complaint):
        load_changed(tmp_path, (f"{entry} = {old}", f"{entry} = {new}"))


def test_a_box_with_fewer_cards_than_players_is_refused(tmp_path: Path) -> None:
    changes = [
        ('["green", "blue", "orange"]', '["green"]'),
        ('["tall", "round", "lady"]', '["tall"]'),
        ("most = 3", "most = 2"),
    ]
    with pytest.raises(DeclarationError, match=r"components.toml: 4 cards are too few for 6 players"):
        load_changed(tmp_path, *changes)


def test_an_entry_that_is_missing_or_unknown_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeclarationError, match=r"components.toml: .*(hand|fist)"):
        load_changed(tmp_path, ("hand = 10", "fist = 10"))


def test_a_box_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeclarationError, match=r"components.toml"):
        load_changed(tmp_path, ("hand = 10", "hand = "))


def test_what_the_owner_of_the_box_may_change(tmp_path: Path) -> None:
    changes = [("players = 6", "players = 4"), ("hand = 10", "hand = 5"), ("turns = 200", "turns = 9")]
    game = load_changed(tmp_path, *changes, ("copies = 2", "copies = 3"), ("blue", "yellow"))
    assert game.players == (2, 4)
    assert game.rules.OPTIONS.values["turns"] == ("9", "none")
    match = play(game, 4)
    assert match.rows["hand_count"][0].tolist()[:4] == [5] * 4
    assert match.rows["pile"][0].tolist()[:4] == [15] * 4
    assert match.rows["discard_count"][0] == 1


def test_a_die_with_a_single_face_is_not_rolled(tmp_path: Path) -> None:
    match = play(load_changed(tmp_path, ("most = 3", "most = 1")), 2)
    rolls: list[list[int]] = []
    for _ in range(3):
        roll = match.legal_actions(0)
        rolls.append([match.game.actions.decode(action)[1]["die"] for action in roll])
        if not roll:
            break
        match.act(0, roll[0])
        match.deal_all()
        for seat in (0, 1):
            match.act(seat, match.default_action(seat)[0])
    assert rolls == [[0, 1], [1], []]
    assert match.kind is Kind.TURN
    assert match.deciding == [1]
