"""What scenes and beats of Loony Clues share: how masks, words, guesses and points are called and drawn."""

from __future__ import annotations

from functools import cache, lru_cache

from parlour.engine.scene import Badge, Piece, Text, who

from .party import ENDS, FOLDER, PACK, word
from .scene_ids import guess_of, identity_of, in_hand, on_board
from .state import EVERYBODY, Phase, Side, State

Arguments = dict[str, int | str | Text]

MANY = 4096
"""How many parts of a kind are kept that depend on the masks of a round, or on the words of a board."""


# Names: the words and masks of the pack are in the pack's own language


@cache
def word_text(number: int) -> Text:
    """A word as it stands on its card."""
    return Text("word", {"word": word(number)})


@cache
def quoted(number: int) -> Text:
    """A word within a sentence."""
    return Text("quoted", {"word": word(number)})


@cache
def card_text(card: int) -> Text:
    """Both words of a clue card."""
    return Text("card", {"top": word(card * ENDS), "bottom": word(card * ENDS + 1)})


@cache
def mask_text(mask: int) -> Text:
    """What a mask is called."""
    return Text("mask", {"mask": PACK.masks[mask].name})


@cache
def numbered(number: int, mask: int) -> Text:
    """A mask with its number on the party board."""
    return Text("mask-numbered", {"mask": PACK.masks[mask].name, "number": number})


@cache
def mask_art(mask: int) -> str:
    """The picture of a mask, in the folder of its pack."""
    return f"{FOLDER}/{PACK.masks[mask].art}"


@cache
def number_text(count: int) -> Text:
    """A number alone."""
    return Text("number", {"count": count})


def points_text(count: int) -> Text:
    """So many points."""
    return Text("points", {"count": count})


def side_text(side: int) -> Text:
    """Where a guess card lies."""
    return RIGHT if side == Side.RIGHT else LEFT


RIGHT, LEFT = Text("on-the-right"), Text("on-the-left")


# Pieces


@cache
def held_word(number: int) -> Piece:
    """A word of a clue card in the viewer's hand; the cards stand side by side, their words one over the other."""
    help_ = Text("help-word", {"card": card_text(number // ENDS)})
    return Piece(in_hand(number), "", "tile", quoted(number), caption=word_text(number), help=help_)


@lru_cache(MANY)
def placed_word(number: int, place: int) -> Piece:
    """The same at its place in the hand."""
    held = held_word(number)
    return Piece(held.id, "", "tile", held.text, caption=held.caption, help=held.help, at=f"{number % ENDS}-{place}")


@lru_cache(MANY)
def clue(number: int, owner: int, how: str, newest: bool) -> Piece:
    """A word before a player: `how` is `yes`, `no` or `asked`."""
    text = Text(f"clue-{how}", {"who": who(owner), "word": word(number)})
    return Piece(on_board(number, newest), "", "tile", text, caption=word_text(number))


@lru_cache(MANY)
def identity_card(owner: int, number: int, mask: int, own: bool) -> Piece:
    """A secret identity face up. The own one is large enough to bear its number."""
    help_ = Text("help-own" if own else "help-revealed", {"who": who(owner)})
    badges = [Badge(number_text(number))] if own else []
    name = numbered(number, mask)
    return Piece(identity_of(owner), mask_art(mask), "card", name, mask_text(mask), help_, badges=badges)


@cache
def hidden_identity(owner: int) -> Piece:
    """A secret identity face down."""
    return Piece(identity_of(owner), "back-identity", "card", Text("identity-of", {"who": who(owner)}), face="down")


@lru_cache(MANY)
def guess_card(guesser: int, target: int, side: int, number: int, mask: int, verdict: str = "") -> Piece:
    """A guess card beside a board, face up if its number is known; `verdict` is `right`, `wrong` or not yet known."""
    people: Arguments = {"who": who(guesser), "target": who(target), "side": side_text(side)}
    name = guess_of(guesser, target)
    if not number:
        return Piece(name, "back-guess", "card", Text("guess-hidden", people), face="down", seat=guesser)
    badges = [Badge(Text(f"guess-{verdict}"), verdict)] if verdict else []
    text = Text("guess-shown", {**people, "mask": PACK.masks[mask].name, "number": number})
    return Piece(name, mask_art(mask), "card", text, mask_text(mask), badges=badges, seat=guesser)


# Small questions


def mask_of(view: State, number: int) -> int:
    """The mask at a number of the party board."""
    return view.masks[number - 1] - 1


def is_revealed(view: State, seat: int) -> bool:
    """Whether everybody sees who a player is."""
    return view.identity_seen[seat] == EVERYBODY


def identity_seen(view: State, seat: int, viewer: int) -> int:
    """The number of a player, 0 if the viewer does not see it."""
    return view.identity[seat] if view.identity_seen[seat] >> viewer & 1 else 0


def guess_seen(view: State, guesser: int, target: int, viewer: int) -> int:
    """The number on a guess card, 0 if the viewer does not see it."""
    return view.guess[guesser][target] if view.guess_seen[guesser][target] >> viewer & 1 else 0


def missing_target(view: State, seat: int) -> int:
    """The next player, clockwise, that a player has not guessed; or itself, if there is none."""
    for step in range(1, view.seats):
        target = (seat + step) % view.seats
        if view.side[seat][target] == Side.NONE:
            return target
    return seat


def guesses_laid(view: State, seat: int) -> int:
    """How many of the others a player has guessed."""
    return sum(1 for side in view.side[seat] if side)


def total(view: State, seat: int) -> int:
    """The points of a player in all rounds."""
    return sum(points[seat] for points in view.points)


def last_round(view: State) -> int:
    """The round that is played, or that was scored last."""
    return view.round - 1 if view.phase == Phase.SCORED else view.round
