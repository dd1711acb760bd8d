"""What scenes and beats of the race share: its figures and cards, and where a pawn comes to."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from parlour.engine.scene import Badge, Piece, Text

from .cards import HOUSE, START
from .state import State

ANIMALS = ("sloth", "slug", "anemone", "tortoise", "starfish", "loris")

Arguments = dict[str, int | str | Text]


class Kind(NamedTuple):
    """A kind of play card: what it is called, how far it moves, its drawing and its flag, and what it does."""

    name: str
    steps: int
    art: str
    flag: str
    verb: str
    """The action of playing it on the own turn."""


KINDS = (
    *(Kind("plus", steps, f"step{steps}", "flag-plus", "advance") for steps in (1, 2, 3)),
    *(Kind("minus", steps, f"back{steps}", "flag-minus", "retreat") for steps in (1, 2, 3)),
    *(Kind("move-other", steps, "glove", "flag-sabotage", "move_other") for steps in (1, 2, 3)),
    Kind("swap", 0, "swap", "flag-sabotage", "swap_places"),
    Kind("blocked", 0, "blocked", "flag-sabotage", "spend_blocked"),
    Kind("reversed", 0, "reversed", "flag-sabotage", "spend_reversed"),
)
"""By `Card`."""


# The cards


def held_cards(view: State, seat: int) -> list[tuple[int, str]]:
    """The cards of a hand, each with the id of its piece."""
    return [held for card, copies in enumerate(view.hand[seat]) if copies for held in _copies(card, copies)]


@cache
def _copies(card: int, copies: int) -> list[tuple[int, str]]:
    return [(card, f"card-{card}-{copy}") for copy in range(copies)]


@cache
def card_piece(card: int, name: str, seat: int | None = None) -> Piece:
    """A card face up; `seat` if it bears the mark of who played it."""
    kind = KINDS[card]
    steps: Arguments = {"steps": kind.steps}
    return Piece(
        name,
        kind.art,
        text=card_text(card),
        caption=Text(f"caption-{kind.name}"),
        help=Text(f"effect-{kind.name}", steps),
        badges=[Badge(Text(f"flag-{kind.name}", steps) if kind.steps else None, kind.flag)],
        seat=seat,
    )


@cache
def card_text(card: int) -> Text:
    """What a card is called."""
    return Text(f"card-{KINDS[card].name}", {"steps": KINDS[card].steps})


# Small questions


def moved(here: int, there: int) -> Arguments:
    """Where a pawn comes to, as arguments: `where` is `stay`, `start`, `step` or `house`."""
    return {"where": "stay", "step": there} if here == there else where(there)


def where(step: int) -> Arguments:
    """A step as arguments."""
    return {"where": {START: "start", HOUSE: "house"}.get(step, "step"), "step": step}


def number(count: int) -> Text:
    """A number alone."""
    return Text("number", {"count": count})


def is_racing(view: State, seat: int) -> bool:
    """Whether the pawn of a seat was not eaten."""
    return view.racing >> seat & 1 == 1
