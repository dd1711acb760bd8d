"""What scenes and beats of Bakerspeed share: its cards, its dice, and what is called how."""

from __future__ import annotations

from functools import cache

from parlour.engine.scene import Piece, Text

from .state import State
from .suspects import BOX, COPIES, DICE, SUSPECTS, TRAITS, Die

HAND, PILE, DISCARD, DICE_ZONE = "hand", "pile", "discard", "dice"
BACK = "back-suspect"

FACE_NAMES = (tuple(BOX.colours), tuple(BOX.persons), tuple(str(number + 1) for number in range(BOX.most)))
"""What each face of each die is called, in drawings and in messages."""


# Ids


def die_of(die: int) -> str:
    """The piece of a die."""
    return DIE_IDS[die]


def hand_of(seat: int) -> str:
    """The zone of the hand of somebody else."""
    return f"hand-{seat}"


def pile_of(seat: int) -> str:
    """The zone of the pile of somebody else."""
    return f"pile-{seat}"


def top_of(zone: str) -> str:
    """The face-down card on top of a zone."""
    return f"{zone}-top"


@cache
def held(suspect: int, copy: int) -> str:
    """A card of the viewer's hand."""
    return f"card-{suspect}-{copy}"


@cache
def laid(place: int) -> str:
    """The card on top of a discard pile of so many."""
    return f"laid-{place}"


DIE_IDS = tuple(f"die-{die.name.lower()}" for die in Die)
SORTS = [Text(f"sort-{die.name.lower()}") for die in Die]
"""By what a hand can be sorted."""


# Cards and dice


@cache
def suspect_piece(suspect: int, name: str, seat: int | None = None) -> Piece:
    """A card face up; `seat` if it bears the mark of whoever laid it."""
    return Piece(name, suspect_art(suspect), "tile", suspect_text(suspect), seat=seat)


@cache
def hand_piece(suspect: int, name: str) -> Piece:
    """A card of the viewer's hand, which can be sorted by what each die is for."""
    return Piece(name, suspect_art(suspect), "tile", suspect_text(suspect), order=list(TRAITS[suspect]))


@cache
def suspect_art(suspect: int) -> str:
    """The drawing of a kind of cards."""
    return "-".join(FACE_NAMES[die][face] for die, face in enumerate(TRAITS[suspect]))


@cache
def suspect_text(suspect: int) -> Text:
    """What a card is called."""
    colour, person, number = TRAITS[suspect]
    return Text(
        f"suspect-{FACE_NAMES[Die.PERSON][person]}",
        {"number": number + 1, "colour": face_text(Die.COLOUR, colour)},
    )


@cache
def face_text(die: int, face: int) -> Text:
    """What a face of a die says."""
    return Text(f"trait-{FACE_NAMES[die][face]}")


def wanted(view: State) -> Text:
    """What is asked for: the faces of the dice that apply."""
    return wanted_text(tuple(view.die[die] if view.applies[die] else 0 for die in range(DICE)))


@cache
def wanted_text(faces: tuple[int, ...]) -> Text:
    """The faces of dice, counted from 1; 0 asks for nothing."""
    names = ("first", "second", "third")
    asked = [face_text(die, face - 1) for die, face in enumerate(faces) if face]
    return Text(f"wanted-{len(asked)}", dict(zip(names, asked, strict=False)))


def held_cards(view: State, seat: int) -> list[tuple[int, str]]:
    """The cards of a hand by colour, person and number, each with the id of its piece."""
    hand = view.hand[seat]
    return [card for suspect in range(SUSPECTS) if hand[suspect] for card in _copies(suspect, hand[suspect])]


@cache
def _copies(suspect: int, copies: int) -> list[tuple[int, str]]:
    return [(suspect, held(suspect, copy)) for copy in range(min(copies, COPIES))]


# Small questions


def left(view: State, seat: int) -> int:
    """The cards that a player still has to get rid of."""
    return view.hand_count[seat] + view.pile[seat]


@cache
def number(count: int) -> Text:
    """A number alone."""
    return Text("number", {"count": count})
