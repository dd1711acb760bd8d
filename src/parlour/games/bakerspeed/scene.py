"""How a position of Bakerspeed looks to one viewer. Parts that look the same are made once."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.scene import Badge, Piece, Place, Scene, Text, Zone, ranking, who

from .scene_parts import (
    BACK,
    DICE_ZONE,
    DIE_IDS,
    DISCARD,
    FACE_NAMES,
    HAND,
    PILE,
    SORTS,
    face_text,
    hand_of,
    hand_piece,
    held_cards,
    laid,
    left,
    number,
    pile_of,
    suspect_piece,
    top_of,
)
from .scene_prompt import prompt
from .scene_tell import tell
from .state import Phase, State
from .suspects import DICE

__all__ = ["scene", "tell"]


def scene(view: State, seat: int, choices: Choices) -> Scene:
    """What `seat` sees."""
    zones = [_dice(view), _discard(view.discard_count, _top(view)), *_cards(view, seat)]
    return Scene(seat, _places(view, choices), zones, prompt(view, seat, choices))


# Who sits there


def _places(view: State, choices: Choices) -> list[Place]:
    if view.phase == Phase.OVER:
        places = ranking(choices.returns)
        return [_ranked(seat, places[seat], left(view, seat)) for seat in range(view.seats)]
    rolling = view.turn if view.phase in (Phase.ROLL, Phase.DIE_FALLS) else -1
    racing = view.racing if view.phase == Phase.RACE else -1
    return [_playing(seat, left(view, seat), seat == rolling, racing >> seat & 1 == 1) for seat in range(view.seats)]


@cache
def _playing(seat: int, cards: int, acting: bool, looks: bool) -> Place:
    badges = [Badge(Text("badge-left", {"count": cards}), BACK, number(cards))]
    if not looks:
        badges.append(Badge(Text("badge-sits-out"), "none", Text("nothing")))
    return Place(seat, acting=acting, badges=badges)


@cache
def _ranked(seat: int, place: int, cards: int) -> Place:
    count = Badge(Text("badge-left", {"count": cards}), BACK, number(cards))
    return Place(seat, badges=[Badge(Text("badge-place", {"place": place})), count])


# What lies in the middle


def _dice(view: State) -> Zone:
    return _dice_zone(tuple(view.die), tuple(view.applies))


@cache
def _dice_zone(faces: tuple[int, ...], applies: tuple[int, ...]) -> Zone:
    pieces = [_die(die, faces[die], applies[die] == 1) for die in range(DICE)]
    return Zone(DICE_ZONE, "row", Text("zone-dice"), pieces)


def _die(die: int, face: int, applies: bool) -> Piece:
    """A die: not rolled yet, or with the face on top; crossed out if that asks for nothing any more."""
    name = Text(DIE_IDS[die])
    if face == 0:
        return Piece(DIE_IDS[die], DIE_IDS[die], "tile", name)
    says = face_text(die, face - 1)
    art = f"die-{FACE_NAMES[die][face - 1]}"
    if applies:
        return Piece(DIE_IDS[die], art, "tile", Text("die-shows", {"die": name, "face": says}), says)
    badge = Badge(Text("badge-ignored"))
    return Piece(DIE_IDS[die], art, "tile", Text("die-shows", {"die": name, "face": says}), says, badges=[badge])


def _top(view: State) -> int:
    """The kind on top of the discard pile, plus one; 0 if it is empty."""
    return view.discard[view.discard_count - 1] if view.discard_count else 0


@cache
def _discard(count: int, top: int) -> Zone:
    pieces = [suspect_piece(top - 1, laid(count))] if count else []
    return Zone(DISCARD, "stack", Text("zone-discard"), pieces, count)


# Hands and piles


def _cards(view: State, viewer: int) -> list[Zone]:
    zones: list[Zone] = []
    for seat in range(view.seats):
        if seat == viewer:
            cards = [hand_piece(suspect, piece) for suspect, piece in held_cards(view, seat)]
            hand = Zone(HAND, "row", Text("zone-hand"), cards, owner=seat, sorts=SORTS)
            zones += [hand, _own_pile(view.pile[seat], seat)]
        else:
            zones += [_closed_hand(seat, view.hand_count[seat]), _closed_pile(seat, view.pile[seat])]
    return zones


YOURS = Badge(Text("badge-yours"))


@cache
def _own_pile(count: int, seat: int) -> Zone:
    top = [Piece(top_of(PILE), BACK, face="down")] if count else []
    return Zone(PILE, "stack", Text("zone-pile"), top, count, [YOURS], seat)


@cache
def _closed_hand(seat: int, count: int) -> Zone:
    zone = hand_of(seat)
    top = [Piece(top_of(zone), BACK, face="down", seat=seat)] if count else []
    return Zone(zone, "stack", Text("zone-hand-of", {"who": who(seat)}), top, count, owner=seat)


@cache
def _closed_pile(seat: int, count: int) -> Zone:
    """A pile that nobody looks into: how many cards it holds is all there is to see."""
    return Zone(pile_of(seat), "stack", Text("zone-pile-of", {"who": who(seat)}), count=count, owner=seat)
