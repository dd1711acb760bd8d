"""Loony Clues: the masks and clue cards of the box; a box or a pack that cannot be played with is refused."""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path

import pytest

from parlour.engine import library
from parlour.engine.errors import DeclarationError
from parlour.engine.game import Game
from parlour.engine.mode import Mode
from parlour.games.loony_clues import party

HOME = Path(party.__file__).parent
LEFT_OUT = shutil.ignore_patterns("art", "sounds", "golden", "*.svg", "__pycache__")


def copy_of_the_game(folder: Path) -> Path:
    """A copy of the game's folder, without its drawings and sounds."""
    return Path(shutil.copytree(HOME, folder / "loony_clues", ignore=LEFT_OUT))


def load_changed(folder: Path, file: str, old: str, new: str) -> None:
    """Load a copy of the game in which the owner of the box has changed this."""
    game = copy_of_the_game(folder)
    text = (game / file).read_text(encoding="utf-8")
    assert old in text
    (game / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    library.load(game, mode=Mode.INTERPRETED)


@pytest.mark.rule("loony-clues/box-1")
def test_the_pack_has_a_hundred_masks_with_names_and_pictures() -> None:
    masks = party.PACK.masks
    assert len(masks) == len({mask.name for mask in masks}) == len({mask.art for mask in masks}) == 100
    missing = [mask.art for mask in masks if not (HOME / party.FOLDER / f"{mask.art}.svg").exists()]
    assert missing == []


@pytest.mark.rule("loony-clues/box-2")
def test_the_pack_has_sixty_clue_cards_with_two_words_each() -> None:
    assert len(party.PACK.cards) == 60
    assert len({party.word(number) for number in range(120)}) == 120
    assert (party.word(14), party.word(15)) == party.PACK.cards[7]


def own_pack(masks: int, cards: int) -> str:
    """A pack that somebody has written."""
    lines = [f'  {{ name = "Mine {number}", art = "mine-{number}" }},' for number in range(masks)]
    words = [f'  ["top {number}", "bottom {number}"],' for number in range(cards)]
    return "\n".join(["masks = [", *lines, "]", "cards = [", *words, "]", ""])


def load_own_pack(folder: Path, text: str) -> Game:
    """Load a copy of the game that plays with a pack of its owner."""
    game = copy_of_the_game(folder)
    box = game / "components.toml"
    box.write_text(box.read_text(encoding="utf-8").replace('pack = "ours"', 'pack = "mine"'), encoding="utf-8")
    (game / "packs" / "mine").mkdir()
    (game / "packs" / "mine" / "pack.toml").write_text(text, encoding="utf-8")
    return library.load(game, mode=Mode.INTERPRETED)


@pytest.mark.rule("loony-clues/box-3")
@pytest.mark.parametrize(("masks", "cards"), [(100, 60), (120, 75)])
def test_a_group_may_play_with_a_pack_of_its_own(tmp_path: Path, masks: int, cards: int) -> None:
    game = load_own_pack(tmp_path, own_pack(masks, cards))
    theirs = importlib.import_module(f"{game.rules.__package__}.party")
    assert theirs.PACK.masks[99].name == "Mine 99"
    assert [theirs.word(number) for number in (0, 1, 119)] == ["top 0", "bottom 0", "bottom 59"]


@pytest.mark.rule("loony-clues/box-3")
@pytest.mark.parametrize(
    ("masks", "cards", "complaint"),
    [
        (99, 60, "packs/mine/pack.toml: 99 masks, but components.toml wants 100"),
        (100, 59, "packs/mine/pack.toml: 59 cards, but components.toml wants 60"),
        (0, 0, "packs/mine/pack.toml: 0 masks, but components.toml wants 100"),
    ],
)
def test_a_pack_that_is_too_small_is_refused(tmp_path: Path, masks: int, cards: int, complaint: str) -> None:
    with pytest.raises(DeclarationError, match=complaint):
        load_own_pack(tmp_path, own_pack(masks, cards))


BOXES = [
    ("most = 6", "most = 2", "components.toml: fewest = 3 players are more than most = 2"),
    ("most = 6", "most = 7", r"components.toml: .*<= 6.*\$.most"),
    ("fewest = 3", "fewest = 1", r"components.toml: .*>= 2.*\$.fewest"),
    ("numbers = 12", "numbers = 5", "components.toml: 5 numbers are too few: 6 players need one each"),
    ("numbers = 12", "numbers = 13", r"components.toml: .*<= 12.*\$.numbers"),
    ("masks = 100", "masks = 35", "components.toml: 35 masks are too few: 3 rounds need 36"),
    ("rounds = 3", "rounds = 9", "components.toml: 100 masks are too few: 9 rounds need 108"),
    ("masks = 100", "masks = 101", r"components.toml: .*<= 100.*\$.masks"),
    ("rounds = 3", "rounds = 0", r"components.toml: .*>= 1.*\$.rounds"),
    ("clue_cards = 60", "clue_cards = 61", "pack.toml: 60 cards, but components.toml wants 61"),
    ("clue_cards = 60", "clue_cards = 0", r"components.toml: .*>= 1.*\$.clue_cards"),
    ("hand = 4", "hand = 0", r"components.toml: .*>= 1.*\$.hand"),
    ("hand = 4", "hand = 10", r"components.toml: .*<= 9.*\$.hand"),
    ("hand = 4", 'hand = "four"', r"components.toml: .*int.*\$.hand"),
    ("hand = 4", "", "components.toml: .*hand"),
    ("hand = 4", "hand = 4\nfoot = 4", "components.toml: .*foot"),
    ("primary = 4", "primary = -1", r"components.toml: .*>= 0.*\$.points.primary"),
    ("secondary = 2", "secondary = 10", r"components.toml: .*<= 9.*\$.points.secondary"),
    ("guessed = 1", "", "components.toml: .*guessed"),
    ('pack = "ours"', 'pack = "theirs"', r"packs/theirs/pack.toml: .*No such file"),
    ('pack = "ours"', 'pack = "../ours"', r"components.toml: .*\$.pack"),
    ("rounds = 3", "rounds = ", "components.toml: .*line"),
]


@pytest.mark.rule("loony-clues/box-3")
@pytest.mark.parametrize(("old", "new", "complaint"), BOXES)
def test_a_box_that_cannot_be_played_with_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(DeclarationError, match=complaint):
        load_changed(tmp_path, "components.toml", old, new)


CAT = '{ name = "Cat", art = "cat" }'
BEACH = '["on the beach", "clever"]'

PACKS = [
    (CAT, '{ name = "Owl", art = "cat" }', "pack.toml: two masks are called Owl"),
    (CAT, '{ name = "Cat", art = "owl" }', "pack.toml: two masks have the picture owl"),
    (CAT, '{ name = "", art = "cat" }', r"pack.toml: .*\$.masks\[0\].name"),
    (CAT, '{ name = "Cat in seven boots", art = "cat" }', r"pack.toml: .*<= 16.*\$.masks\[0\].name"),
    (CAT, '{ name = "Cat", art = "Cat.svg" }', r"pack.toml: .*\$.masks\[0\].art"),
    (CAT, '{ name = "Cat", art = "../cat" }', r"pack.toml: .*\$.masks\[0\].art"),
    (CAT, '{ name = "Cat" }', r"pack.toml: .*art.*\$.masks\[0\]"),
    (CAT, '{ name = "Cat", art = "cat", paws = 4 }', r"pack.toml: .*paws.*\$.masks\[0\]"),
    (CAT, '"Cat"', r"pack.toml: .*\$.masks\[0\]"),
    (BEACH, '["brave", "clever"]', "pack.toml: two words are brave"),
    (BEACH, '["clever", "clever"]', "pack.toml: two words are clever"),
    (BEACH, '["clever"]', r"pack.toml: .*\$.cards\[\d+\]"),
    (BEACH, '["on the beach", "clever", "loud"]', r"pack.toml: .*\$.cards\[\d+\]"),
    (BEACH, '["", "clever"]', r"pack.toml: .*\$.cards\[\d+\]\[0\]"),
    (BEACH, '["on the beach", "cleverer than I"]', r"pack.toml: .*<= 14.*\$.cards\[\d+\]\[1\]"),
    ("masks = [", "faces = [", "pack.toml: .*(masks|faces)"),
    (BEACH, '["on the beach", "clever"', "pack.toml: Unclosed array"),
]


@pytest.mark.rule("loony-clues/box-3")
@pytest.mark.parametrize(("old", "new", "complaint"), PACKS)
def test_a_pack_that_cannot_be_played_with_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(DeclarationError, match=complaint):
        load_changed(tmp_path, "packs/ours/pack.toml", old, new)
