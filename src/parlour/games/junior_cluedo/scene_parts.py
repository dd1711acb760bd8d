"""What scenes and beats of Junior Cluedo share: what pieces are called, how they look, and where they stand."""

from __future__ import annotations

from functools import cache

from parlour.engine.scene import Piece, Text, who

from .house import BOX, HOUSE, ROOMS, SQUARES, STAIRCASE
from .state import State, Thing

Arguments = dict[str, int | str | Text]

KIND_NAMES = ("", "ghost", "bat", "cat")
"""By what a card shows, first nothing."""
THING_ART: dict[int, str] = {
    Thing.SPIDER: "spider",
    Thing.HARMLESS: "spider-harmless",
    Thing.FLOORBOARD: "floorboard",
}
STAIRS = "stairs"
"""The anchor of the staircase; each seat has a place of its own on it, as it has in a room."""
MAGNIFIER = "magnifier"


# Names


def room_text(room: int) -> Text:
    """What a room is called."""
    return ROOM_TEXTS[room]


@cache
def rooms_text(rooms: int) -> Text:
    """A set of rooms in words."""
    parts = [room_text(room) for room in range(ROOMS) if rooms >> room & 1]
    words = Text("list-last", {"room": parts.pop()})
    for place, part in enumerate(reversed(parts)):
        words = Text("list-more" if place else "list-and", {"room": part, "rest": words})
    return words


def character_text(character: int) -> Text:
    """What a character is called."""
    return CHARACTER_TEXTS[character]


@cache
def number(count: int) -> Text:
    """A number alone."""
    return Text("number", {"count": count})


ROOM_TEXTS = [Text(f"room-{room.name}") for room in BOX.rooms]
CHARACTER_TEXTS = [Text(f"character-{character + 1}") for character in range(len(HOUSE.starts))]


# Where things are called


def sleuth_of(seat: int) -> str:
    """The piece of a seat."""
    return f"sleuth-{seat}"


def card_in(room: int) -> str:
    """The piece of the card that lies in a room."""
    return f"card-{room}"


def thing_on(square: int) -> str:
    """The piece of what lies on a square."""
    return f"thing-{square}"


def target(place: int) -> str:
    """Where a walk to a place is aimed at: the card of a room, else the anchor of the square or of the staircase."""
    if place < SQUARES:
        return f"square-{place}"
    return STAIRS if place == STAIRCASE else card_in(place - SQUARES)


def anchor(view: State, seat: int) -> str:
    """Where the piece of a seat stands."""
    place = view.place[seat]
    if place == STAIRCASE:
        return f"{STAIRS}-{seat + 1}"
    if place >= SQUARES:
        return f"room-{place - SQUARES}-{seat + 1}"
    mates = [other for other in seats_playing(view) if view.place[other] == place]
    if len(mates) > 1:
        return f"square-{place}-{mates.index(seat) + 1}"
    return f"square-{place}-3" if view.thing[place] else f"square-{place}"


# Pieces


@cache
def room_card(room: int, kind: int) -> Piece:
    """The card that lies in a room, face up if its kind is known."""
    place = f"room-{room}"
    if kind == 0:
        return Piece(card_in(room), "back-room", "tile", room_text(room), help=CARD_HELP, face="down", at=place)
    text = Text("card", {"room": room_text(room), "kind": KIND_NAMES[kind]})
    return Piece(card_in(room), f"card-{KIND_NAMES[kind]}", "tile", text, at=place)


@cache
def sleuth(seat: int, character: int, at: str) -> Piece:
    """The piece of a seat where it stands."""
    text = Text("sleuth", {"who": who(seat), "character": character_text(character)})
    return Piece(sleuth_of(seat), sleuth_art(character), "figure", text, at=at, seat=seat)


def sleuth_art(character: int) -> str:
    """The drawing of a character."""
    return f"sleuth-{character}"


@cache
def thing(square: int, what: int) -> Piece:
    """What lies on a square."""
    name = THING_ART[what]
    return Piece(thing_on(square), name, "tile", Text(name), help=Text(f"help-{name}"), at=f"square-{square}")


CARD_HELP = Text("help-card")


# Small questions


def seats_playing(view: State) -> list[int]:
    """The seats that have not accused wrongly."""
    return [seat for seat in range(view.seats) if view.playing >> seat & 1]


def character_of(view: State, seat: int) -> int:
    """The character of a seat that has chosen."""
    return view.character[seat] - 1


def ranked(view: State, rank: int) -> int:
    """The seat that rolled best, second best and so on."""
    return list(view.rank).index(rank)


def rooms_of(rooms: int) -> list[int]:
    """The rooms of a set."""
    return [room for room in range(ROOMS) if rooms >> room & 1]
