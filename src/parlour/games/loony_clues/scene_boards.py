"""What lies at a player's board in Loony Clues: words above and below, guess cards beside it, the secret identity."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from parlour.engine.scene import Piece, Text, Zone, who

from .party import ENDS
from .scene_ids import above, before, below, beside, identity_of
from .scene_parts import (
    MANY,
    clue,
    guess_card,
    guess_seen,
    hidden_identity,
    identity_card,
    identity_seen,
    is_revealed,
    mask_of,
)
from .state import Fits, Side, State

LEFT, RIGHT = Side.LEFT.value, Side.RIGHT.value

Guess = tuple[int, int, int, str]
"""A guess card: whose it is, its number and mask where they are known, and whether it is right."""


class Words(NamedTuple):
    """The words at a board, in the order in which they were asked."""

    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()


def boards(view: State, viewer: int) -> list[Zone]:
    """All that lies at the boards."""
    laid = sorted((view.asked_at[card], card) for card, owner in enumerate(view.board) if owner)
    words: list[list[list[int]]] = [[[], [], []] for _ in range(view.seats)]
    newest = -1
    for _, card in laid:
        newest = card * ENDS + view.shown[card]
        words[int(view.board[card]) - 1][_HOW[int(view.fits[card])]].append(newest)
    sides = list(zip(*view.side, strict=True))
    return [
        zone
        for owner, (yes, no, asked) in enumerate(words)
        for zone in _board(view, owner, viewer, Words(tuple(yes), tuple(no), tuple(asked)), newest, sides[owner])
    ]


_HOW: dict[int, int] = {Fits.YES: 0, Fits.NO: 1, Fits.UNANSWERED: 2}


def _board(view: State, owner: int, viewer: int, words: Words, newest: int, sides: tuple[int, ...]) -> list[Zone]:
    here = newest if newest in (*words.yes[-1:], *words.no[-1:], *words.asked) else -1
    left, right = _guesses(view, owner, viewer, sides)
    return [*_words(owner, words, here), left, _identity(view, owner, viewer), right]


@lru_cache(MANY)
def _words(owner: int, words: Words, newest: int) -> list[Zone]:
    args = {"who": who(owner)}
    zones = [
        Zone(
            name,
            "tray",
            Text(f"zone-{how}", {**args}),
            [clue(word, owner, how, word == newest) for word in those],
            owner=owner,
        )
        for name, how, those in ((above(owner), "yes", words.yes), (below(owner), "no", words.no))
    ]
    if words.asked:
        asked = [clue(word, owner, "asked", newest=True) for word in words.asked]
        zones.append(Zone(before(owner), "tray", Text("zone-asked", {**args}), asked, owner=owner))
    return zones


def _identity(view: State, owner: int, viewer: int) -> Zone:
    number = identity_seen(view, owner, viewer)
    if not number:
        return _hidden(owner)
    return _shown(owner, number, mask_of(view, number), owner == viewer)


@cache
def _hidden(owner: int) -> Zone:
    return _holding(owner, hidden_identity(owner))


@lru_cache(MANY)
def _shown(owner: int, number: int, mask: int, own: bool) -> Zone:
    return _holding(owner, identity_card(owner, number, mask, own))


def _holding(owner: int, card: Piece) -> Zone:
    return Zone(identity_of(owner), "tray", Text("identity-of", {"who": who(owner)}), [card], owner=owner)


def _guesses(view: State, target: int, viewer: int, sides: tuple[int, ...]) -> tuple[Zone, Zone]:
    """The guess cards on either side; whoever laid one sees its number, and everybody does at the end of the round."""
    left: list[Guess] = []
    right: list[Guess] = []
    secret = view.identity[target] if is_revealed(view, target) else 0
    for guesser, side in enumerate(sides):
        if side:
            number = guess_seen(view, guesser, target, viewer)
            verdict = ("right" if number == secret else "wrong") if secret else ""
            card = (guesser, number, mask_of(view, number) if number else 0, verdict)
            (right if side == RIGHT else left).append(card)
    return _beside(target, LEFT, tuple(left)), _beside(target, RIGHT, tuple(right))


@lru_cache(MANY)
def _beside(target: int, side: int, cards: tuple[Guess, ...]) -> Zone:
    left = side == LEFT
    pieces = [guess_card(guesser, target, side, number, mask, verdict) for guesser, number, mask, verdict in cards]
    label = Text("zone-left" if left else "zone-right", {"who": who(target)})
    return Zone(beside(target, left), "tray", label, pieces, owner=target)
