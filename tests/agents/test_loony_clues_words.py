"""What the bots of Loony Clues think of its words: judged by hand, so the obvious must be right."""

from __future__ import annotations

import importlib
from types import ModuleType

import numpy as np
import pytest

from parlour.engine import library

GAME = library.load(library.folders()["loony-clues"])


def part(name: str) -> ModuleType:
    package = GAME.rules.__name__.rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}")


WORDS = part("tactics_words")
PARTY = part("party")

OBVIOUS = [
    ("edible", "banana pizza cheese burger doughnut birthday-cake", "bicycle moon ladder volcano toothbrush"),
    ("can fly", "owl bat helicopter rocket butterfly bee kite", "cow sofa snail castle shark"),
    ("has legs", "elephant spider giraffe flamingo cow", "snake banana moon wave key"),
    ("has a tail", "crocodile cat snake giraffe t-rex", "book drum sun pizza umbrella"),
    ("made of metal", "magnet key scissors fire-engine robot", "cat cheese cloud feather tornado"),
    ("found at sea", "shark octopus jellyfish sailing-boat mermaid", "tractor sofa cactus giraffe toilet"),
    ("round", "football moon sun drum", "ladder giraffe feather scissors"),
    ("pointy", "cactus hedgehog unicorn rocket", "football sofa socks drum"),
    ("wet", "wave shark bathtub jellyfish", "candle cactus book drum"),
    ("feels cold", "snowman snowflake ice-cream penguin", "volcano sun candle chilli"),
    ("at the circus", "elephant lion", "volcano telescope magnet"),
    ("lights up", "light-bulb sun candle", "sofa socks cheese"),
    ("can roll", "football bicycle tractor", "castle feather ladder"),
    ("smelly", "cheese", "moon key dice"),
    ("in the kitchen", "teapot", "volcano rocket lion"),
    ("slow", "snail turtle sloth", "rocket helicopter fire-engine"),
    ("fast", "rocket", "snail sloth sofa castle"),
    ("in the jungle", "snake", "snowman toilet television"),
    ("magical", "unicorn crystal-ball dragon", "broccoli toilet ladder"),
    ("for rainy days", "umbrella", "volcano sunflower"),
]


@pytest.mark.parametrize(("word", "fits", "does_not"), OBVIOUS, ids=[word for word, _, _ in OBVIOUS])
def test_the_obvious_is_judged_right(word: str, fits: str, does_not: str) -> None:
    number = next(number for number in range(PARTY.WORDS) if PARTY.word(number) == word)
    places = {mask.art: place for place, mask in enumerate(PARTY.PACK.masks)}
    assert {art for art in fits.split() if WORDS.FITS[number, places[art]] != WORDS.YES} == set()
    assert {art for art in does_not.split() if art in places and WORDS.FITS[number, places[art]] != WORDS.NO} == set()


def test_every_word_divides_the_masks() -> None:
    shares = WORDS.FITS.mean(axis=1) / WORDS.YES
    assert WORDS.FITS.shape == (120, 100)
    assert {PARTY.word(number): share for number, share in enumerate(shares) if not 0.15 <= share <= 0.6} == {}


def test_no_two_masks_look_alike_to_the_words() -> None:
    table = WORDS.FITS.astype(int)
    apart = np.abs(table[:, :, None] - table[:, None, :]).sum(axis=0) + 1000 * np.eye(100, dtype=int)
    assert apart.min() >= 20, "twelve masks of which two answer alike could not be told apart"


def test_a_pack_without_judgements_leaves_the_bots_without_a_clue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PARTY.PACK, "judged", False)
    assert (WORDS.judged() == WORDS.HALF).all()
