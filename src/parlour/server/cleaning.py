"""What people type, without what cannot be seen or would spoil the page for others."""

from __future__ import annotations

import unicodedata

from parlour.engine.errors import ParlourError
from parlour.table.messages import MAX_NAME

BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that look like nothing at all."""
JOINER = "\u200d"
"""It makes one picture of several, such as a family; elsewhere it is invisible."""
MOST_MARKS = 3
"""Accents on one letter."""


class BadNameError(ParlourError):
    """Nobody can be called that."""


def clean(text: str) -> str:
    """Without control, direction and invisible characters, heaps of accents, and needless space."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        joins = letter == JOINER and bool(kept) and unicodedata.category(kept[-1]) in ("So", "Sk", "Mn")
        if joins or (kind not in ("Cc", "Cf", "Co", "Cs") and letter not in BLANK_LETTERS and marks <= MOST_MARKS):
            kept.append(letter)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A name as it is shown. Raises `BadNameError` that says why not."""
    name = clean(text)
    if not name:
        raise BadNameError("Type a name: there is nothing to read in this one.")
    if len(name) > MAX_NAME:
        raise BadNameError(f"That name is too long: {len(name)} characters, and {MAX_NAME} fit.")
    return name
