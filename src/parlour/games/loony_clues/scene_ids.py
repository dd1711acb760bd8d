"""What the pieces and zones of Loony Clues are called in scenes and beats."""

from __future__ import annotations

PARTY, HAND, DECK, DISCARDS, ANSWERS = "party", "hand", "deck", "discards", "answers"


def in_hand(word: int) -> str:
    """The piece of a word of a clue card that its player holds."""
    return f"word-{word}"


def on_board(word: int, newest: bool) -> str:
    """The piece of a word that was asked; the newest one is called otherwise, so that a page can show it so."""
    return f"clue-new-{word}" if newest else f"clue-{word}"


def mask_at(number: int, how: str = "") -> str:
    """The piece of a mask on the party board: `how` is `own` or `used` if it is the viewer's own, or was guessed."""
    return f"mask-{how}-{number}" if how else f"mask-{number}"


def identity_of(seat: int) -> str:
    """The piece and the zone of a player's secret identity."""
    return f"identity-{seat}"


def guess_of(guesser: int, target: int) -> str:
    """The piece of a guess card."""
    return f"guess-{guesser}-{target}"


def above(seat: int) -> str:
    """The zone of the words that fit a player."""
    return f"yes-{seat}"


def below(seat: int) -> str:
    """The zone of the words that do not fit a player."""
    return f"no-{seat}"


def before(seat: int) -> str:
    """The zone of the word that a player is asked."""
    return f"asked-{seat}"


def beside(seat: int, left: bool) -> str:
    """The zone of the guess cards on one side of a player's board."""
    return f"left-{seat}" if left else f"right-{seat}"


def answer_of(fits: int) -> str:
    """The piece of an answer."""
    return "answer-yes" if fits else "answer-no"
