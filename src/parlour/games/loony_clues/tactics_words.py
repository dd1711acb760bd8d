"""Which words fit which masks, as the pack's `fits.toml` judges: for bots alone. People answer as they please."""

from __future__ import annotations

import msgspec
import numpy as np

from parlour.engine import Array, components
from parlour.engine.errors import DeclarationError

from .party import FOLDER, MASKS, PACK, WORDS, word


class Judgement(msgspec.Struct, forbid_unknown_fields=True):
    """The masks that a word fits, and those where opinions differ, by the names of their pictures."""

    fits: str
    half: str = ""


NO, HALF, YES = 0, 1, 2
"""What a judgement is: the word does not fit, opinions differ, it fits."""


def judged() -> Array:
    """For each word and mask `NO`, `HALF` or `YES`; a pack that is not judged says `HALF` of all.

    Raises `DeclarationError` for a word without a judgement, and for a mask that there is not.
    """
    table = np.full((WORDS, MASKS), HALF, np.int8)
    if not PACK.judged:
        return table
    place = f"{FOLDER}/fits.toml"
    judgements = components(__file__, dict[str, Judgement], place)
    masks = {mask.art: number for number, mask in enumerate(PACK.masks)}
    for number in range(WORDS):
        judgement = judgements.get(word(number))
        if judgement is None:
            raise DeclarationError(f"{place}: it does not say which masks {word(number)!r} fits")
        table[number] = NO
        for value, names in ((YES, judgement.fits), (HALF, judgement.half)):
            for name in names.split():
                if name not in masks:
                    raise DeclarationError(f"{place}: {word(number)!r}: there is no mask with the picture {name!r}")
                if masks[name] < MASKS:
                    table[number, masks[name]] = value
    return table


FITS = judged()
"""Shape (words, masks)."""
