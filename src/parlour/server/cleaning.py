"""What people type, without what cannot be seen or would spoil the page for others."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from parlour.engine.errors import ParlourError
from parlour.table.messages import MAX_NAME

BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that look like nothing at all."""
JOINER = "\u200d"
"""It makes one picture of several, such as a family; elsewhere it is invisible."""
AS_TEXT, AS_PICTURE = "\ufe0e", "\ufe0f"
"""They choose how the symbol before them is drawn; elsewhere they are invisible."""
KEYS = frozenset("0123456789#*")
"""They become pictures of keys, with `AS_PICTURE` and a frame."""
NOTHING = ((0x2065, 0x2065), (0xFDD0, 0xFDEF), (0xFE00, 0xFE0D), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF))
"""Where no characters are, or only such as cannot be seen."""
MOST_MARKS = 3
"""Accents on one letter."""
MOST_TYPED = 4000
"""Characters that are looked at: putting a heap of accents in order takes as long as its square."""


class BadNameError(ParlourError):
    """Nobody can be called that."""


def clean(text: str) -> str:
    """Without control, direction and invisible characters, heaps of accents, and needless space."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text[:MOST_TYPED].split())):
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= MOST_MARKS and _is_seen(letter, kept[-1] if kept else " "):
            kept.append(letter)
    joined = "".join(letter for letter, after in pairwise([*kept, " "]) if letter != JOINER or _is_picture(after))
    return " ".join(joined.split())


def _is_seen(letter: str, before: str) -> bool:
    """Whether there is anything to see of it behind another letter."""
    if letter == JOINER:
        return _is_picture(before) or before == AS_PICTURE
    if letter in (AS_TEXT, AS_PICTURE):
        return _is_picture(before) or before in KEYS
    if letter in BLANK_LETTERS or _is_nothing(ord(letter)) or (_is_mark(letter) and before == " "):
        return False
    return unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs")


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_picture(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk", "Sm", "Po") and letter not in KEYS


def _is_nothing(number: int) -> bool:
    return number & 0xFFFE == 0xFFFE or any(first <= number <= last for first, last in NOTHING)


def clean_name(text: str) -> str:
    """A name as it is shown. Raises `BadNameError` that says why not."""
    name = clean(text)
    if not name:
        raise BadNameError("Type a name: there is nothing to read in this one.")
    if len(name) > MAX_NAME:
        raise BadNameError(f"That name is too long: {len(name)} characters, and {MAX_NAME} fit.")
    return name
