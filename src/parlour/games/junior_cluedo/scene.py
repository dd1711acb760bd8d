"""How a position of Junior Cluedo looks to one viewer. Parts that look the same are made once."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Badge, Piece, Place, Scene, Text, Zone, ranking, who

from .house import CHARACTERS, ROOMS, SQUARES
from .scene_notebook import keeps_notes, notebook, seen_in
from .scene_parts import (
    MAGNIFIER,
    THING_ART,
    anchor,
    character_of,
    character_text,
    number,
    ranked,
    room_card,
    rooms_of,
    seats_playing,
    sleuth,
    sleuth_art,
    thing,
)
from .scene_prompt import HELD, prompt
from .scene_tell import tell
from .state import PLAYERS_PLACE, Phase, State, Thing

__all__ = ["scene", "tell"]


def scene(view: State, seat: int, choices: Choices) -> Scene:
    """What `seat` sees."""
    if view.phase <= Phase.CHOOSE:
        zones = [_cast(view)]
    else:
        zones = [_house(view, seat), *_laying(view)] if view.phase == Phase.LAY else [_house(view, seat), _die(view)]
    return Scene(seat, _places(view, choices), zones + notebook(view, seat), prompt(view, seat, choices))


# The seats


def _places(view: State, choices: Choices) -> list[Place]:
    if view.phase == Phase.OVER:
        places = enumerate(ranking(choices.returns))
        return [_ranked(seat, character_of(view, seat), place, _is_out(view, seat)) for seat, place in places]
    acting = _acting(view)
    return [
        _out(seat, character_of(view, seat))
        if _is_out(view, seat)
        else _playing(seat, character_of(view, seat), seat == acting, _rooms_seen(view, seat))
        for seat in range(view.seats)
    ]


@cache
def _playing(seat: int, character: int, acting: bool, seen: int) -> Place:
    badge = Badge(Text("badge-looked", {"count": seen}), MAGNIFIER, number(seen))
    return Place(seat, _figure(character), acting, badges=[badge] if character >= 0 else [])


@cache
def _out(seat: int, character: int) -> Place:
    return Place(seat, _figure(character), out=True, badges=[OUT])


@cache
def _ranked(seat: int, character: int, place: int, out: bool) -> Place:
    return Place(seat, _figure(character), out=out, badges=[Badge(Text("badge-place", {"place": place}))])


def _figure(character: int) -> str:
    return sleuth_art(character) if character >= 0 else ""


def _is_out(view: State, seat: int) -> bool:
    return not view.playing >> seat & 1


def _rooms_seen(view: State, seat: int) -> int:
    """How many cards a seat has looked at, wherever they lie now."""
    return sum(looked >> seat & 1 for looked in view.looked)


def _acting(view: State) -> int:
    match view.phase:
        case Phase.ROLL_OFF:
            return -1
        case Phase.CHOOSE:
            return ranked(view, view.chosen)
        case Phase.LAY:
            return view.turn if view.placing == PLAYERS_PLACE else -1
        case _:
            return view.turn


# The table


def _cast(view: State) -> Zone:
    """The characters, to choose from."""
    chosen = {character - 1: seat for seat, character in enumerate(view.character) if character}
    pieces = [_candidate(character, chosen.get(character)) for character in range(CHARACTERS)]
    return Zone("cast", "row", Text("zone-cast"), pieces)


@cache
def _candidate(character: int, seat: int | None) -> Piece:
    text, about = character_text(character), Text(f"about-{character + 1}")
    help_ = about if seat is None else Text("help-chosen", {"who": who(seat)})
    return Piece(f"character-{character}", sleuth_art(character), "card", text, help=help_, seat=seat)


def _house(view: State, viewer: int) -> Zone:
    cards = [room_card(room, _shown(view, room, viewer)) for room in range(ROOMS)]
    things = [thing(square, what) for square, what in enumerate(view.thing) if what]
    sleuths = [sleuth(seat, character_of(view, seat), anchor(view, seat)) for seat in seats_playing(view)]
    return Zone("house", "board", Text("zone-house"), [*cards, *things, *sleuths], art="house")


def _shown(view: State, room: int, viewer: int) -> int:
    """What a viewer is shown of the card in a room. Without a notebook it is seen only while one looks at it.

    At the end, and on the open table, where watchers may look too, it lies open.
    """
    if view.phase == Phase.OVER or view.looked[room] >> SPECTATOR & 1:
        return view.card[room]
    if keeps_notes(view):
        return seen_in(view, room, viewer)
    if viewer != view.turn:
        return 0
    looking = view.phase == Phase.LOOKED and view.place[viewer] == CARDS_LIE[room]
    checking = view.phase == Phase.CHECKED and room in rooms_of(view.accused)
    return view.card[room] if looking or checking else 0


def _laying(view: State) -> list[Zone]:
    """What is to be laid next, if the players do it."""
    if view.placing != PLAYERS_PLACE:
        return []
    what = THING_ART[Thing.FLOORBOARD if view.boards_owed else Thing.SPIDER]
    piece = Piece(HELD, what, "tile", Text(what), help=Text(f"help-{what}"))
    left = Badge(Text("badge-left", {"count": view.boards_owed or view.spiders_owed}))
    return [Zone("hand", "tray", Text("zone-hand"), [piece], badges=[left])]


def _die(view: State) -> Zone:
    return DICE[view.rolled]


OUT = Badge(Text("badge-out"))
CARDS_LIE = [SQUARES + room for room in range(ROOMS)]
DICE = [
    Zone("die", "tray", Text("zone-die"), [Piece("die", f"die-{face or 6}", "die", Text("die", {"face": face}))])
    for face in range(7)
]
