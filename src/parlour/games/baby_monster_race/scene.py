"""How a position of the race looks to one viewer. Parts that look the same are made once."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.scene import Badge, Piece, Place, Scene, Text, Zone, ranking, who

from .cards import APP_ODDS, HAPPY, HOUSE, HUNGRY, START
from .scene_parts import ANIMALS, card_piece, held_cards, is_racing, number, where
from .scene_prompt import prompt
from .scene_tell import tell
from .state import APP, Phase, State

__all__ = ["scene", "tell"]


def scene(view: State, seat: int, choices: Choices) -> Scene:
    """What `seat` sees."""
    zones = [_track(view), *_eaten(view), _deck(view.deck_count), _monster_pile(view), _discards(sum(view.discard))]
    if view.phase == Phase.DEFEND:
        zones.append(_table(view.sabotage, view.turn))
    return Scene(seat, _places(view, choices), zones + _hands(view, seat), prompt(view, seat, choices))


def _places(view: State, choices: Choices) -> list[Place]:
    if view.phase == Phase.OVER:
        return [_ranked(seat, place, is_racing(view, seat)) for seat, place in enumerate(ranking(choices.returns))]
    acting = _acting(view)
    return [
        _playing(seat, view.hand_count[seat], seat == acting) if is_racing(view, seat) else _out(seat)
        for seat in range(view.seats)
    ]


@cache
def _playing(seat: int, cards: int, acting: bool) -> Place:
    held = Badge(Text("badge-cards", {"count": cards}), "back-play", number(cards))
    return Place(seat, ANIMALS[seat], acting, badges=[held])


@cache
def _out(seat: int) -> Place:
    return Place(seat, ANIMALS[seat], out=True, badges=[Badge(Text("badge-eaten"))])


@cache
def _ranked(seat: int, place: int, racing: bool) -> Place:
    return Place(seat, ANIMALS[seat], out=not racing, badges=[Badge(Text("badge-place", {"place": place}))])


def _acting(view: State) -> int:
    match view.phase:
        case Phase.PLAY:
            return view.turn
        case Phase.DEFEND:
            return view.target
        case Phase.WAKE | Phase.TIE_BREAK:
            return view.face
        case _:
            return -1


def _track(view: State) -> Zone:
    pieces = [_pawn(seat, view.step[seat]) for seat in range(view.seats) if is_racing(view, seat)]
    pieces.append(MONSTER_AWAKE if view.phase in (Phase.WAKE, Phase.TIE_BREAK) else MONSTER_ASLEEP)
    return Zone("track", "board", pieces=pieces, art=f"track-{view.seats}", columns=COLUMNS, lanes=True)


@cache
def _pawn(seat: int, step: int) -> Piece:
    return Piece(f"pawn-{seat}", ANIMALS[seat], "figure", _pawn_text(seat), at=f"{seat}-{step}", seat=seat)


@cache
def _eaten_pawn(seat: int) -> Piece:
    return Piece(f"pawn-{seat}", ANIMALS[seat], "figure", _pawn_text(seat), pose="eaten", seat=seat)


def _pawn_text(seat: int) -> Text:
    return Text("pawn", {"who": who(seat)})


def _eaten(view: State) -> list[Zone]:
    eaten = sorted((view.eaten[seat], seat) for seat in range(view.seats) if not is_racing(view, seat))
    return [Zone("eaten", "tray", Text("zone-eaten"), [_eaten_pawn(seat) for _, seat in eaten])] if eaten else []


@cache
def _deck(count: int) -> Zone:
    return _pile("deck", "back-play", count)


def _monster_pile(view: State) -> Zone:
    return APP_ZONE if view.monster == APP else _monster_cards(view.monster_cards[HAPPY], view.monster_cards[HUNGRY])


@cache
def _monster_cards(happy: int, hungry: int) -> Zone:
    return _pile("monster-cards", "back-monster", happy + hungry, _mood("happy", happy), _mood("hungry", hungry))


def _mood(mood: str, count: int) -> Badge:
    return Badge(Text(f"badge-{mood}", {"count": count}), mood, number(count))


def _pile(name: str, art: str, count: int, *badges: Badge) -> Zone:
    top = [Piece(f"{name}-top", art, face="down")] if count else []
    return Zone(name, "stack", Text(f"zone-{name}"), top, count, [*badges])


@cache
def _discards(count: int) -> Zone:
    return Zone("discards", "stack", Text("zone-discards"), count=count)


@cache
def _table(sabotage: int, attacker: int) -> Zone:
    return Zone("table", "tray", Text("zone-table"), [card_piece(sabotage, "sabotage", attacker)])


def _hands(view: State, viewer: int) -> list[Zone]:
    return [
        Zone(
            "hand",
            "fan",
            Text("zone-hand"),
            [card_piece(card, piece) for card, piece in held_cards(view, seat)],
            owner=seat,
        )
        if seat == viewer
        else _closed_hand(seat, view.hand_count[seat])
        for seat in range(view.seats)
        if is_racing(view, seat)
    ]


@cache
def _closed_hand(seat: int, count: int) -> Zone:
    top = [Piece(f"hand-{seat}-top", "back-play", face="down", seat=seat)] if count else []
    return Zone(f"hand-{seat}", "stack", pieces=top, count=count, owner=seat)


# Parts that are always the same

COLUMNS = [Text("column", where(step)) for step in range(START, HOUSE + 1)]
MONSTER_ASLEEP, MONSTER_AWAKE = (
    Piece("monster", "monster", "figure", Text("monster"), pose=pose, at="house") for pose in ("asleep", "awake")
)
APP_ZONE = Zone(
    "monster-app",
    "tray",
    Text(
        "zone-monster-app",
        {"happy": 100 * APP_ODDS[HAPPY] // sum(APP_ODDS), "hungry": 100 * APP_ODDS[HUNGRY] // sum(APP_ODDS)},
    ),
    [Piece("phone", "phone", "tile")],
)
