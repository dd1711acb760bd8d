"""How a position of Baby Clues looks to one viewer. Parts that look the same are made once."""

from __future__ import annotations

from functools import cache

from parlour.engine.choices import Choices
from parlour.engine.scene import Badge, Piece, Place, Scene, Text, Zone, ranking, who

from .cards import BABIES, BOX, CLUES, ESCAPE, ESCAPES, WIN
from .scene_fronts import before
from .scene_ids import escape_pile, escape_top, in_row
from .scene_notebook import notebook, suspects
from .scene_parts import (
    clue_card,
    escape_card,
    escape_text,
    escapes_left,
    identity_card,
    name_text,
    number,
    pile_size,
)
from .scene_prompt import asking, prompt, suspect
from .scene_tell import tell
from .state import Phase, State

__all__ = ["scene", "tell"]


def scene(view: State, seat: int, choices: Choices) -> Scene:
    """What `seat` sees."""
    zones = [_deck(view.deck_count + view.under_count), _identities(pile_size(view) - view.snooped)]
    zones += [_escapes(escape, escapes_left(view, escape)) for escape in range(ESCAPES)]
    zones.append(Zone("row", "row", Text("zone-row"), _row(view)))
    if view.snooped:
        zones.append(_snooped(view, seat))
    if asking(view, choices):
        zones.append(_question(view, seat))
    zones += [zone for owner in range(view.seats) for zone in before(view, owner, seat)]
    return Scene(seat, _places(view, choices), zones + notebook(view, seat), prompt(view, seat, choices))


# The seats


def _places(view: State, choices: Choices) -> list[Place]:
    if view.phase == Phase.OVER:
        places = enumerate(ranking(choices.returns))
        return [_ranked(seat, place, view.bottles[seat], view.identity[seat]) for seat, place in places]
    acting = _acting(view)
    return [_playing(seat, view.bottles[seat], view.front_count[seat], seat == acting) for seat in range(view.seats)]


@cache
def _playing(seat: int, bottles: int, cards: int, acting: bool) -> Place:
    held = Text("badge-cards", {"count": cards, "escape": ESCAPE})
    short = Text("number-of", {"count": cards, "of": ESCAPE})
    return Place(seat, acting=acting, badges=[_bottles(bottles), Badge(held, caption=short)])


@cache
def _ranked(seat: int, place: int, bottles: int, identity: int) -> Place:
    art = BOX.babies[identity - 1].name if identity else ""
    return Place(seat, art, badges=[Badge(Text("badge-place", {"place": place})), _bottles(bottles)])


def _bottles(count: int) -> Badge:
    return Badge(Text("badge-bottles", {"count": count, "win": WIN}), "bottle", number(count))


def _acting(view: State) -> int:
    match view.phase:
        case Phase.PLAY | Phase.SNOOP | Phase.PUT_BACK | Phase.QUESTION | Phase.ARE_YOU:
            return view.turn
        case Phase.ANSWER | Phase.VERDICT:
            return view.target
        case Phase.REVEAL:
            return view.drawer
        case _:
            return -1


# The middle of the table


@cache
def _deck(count: int) -> Zone:
    return _stack("deck", "back-clue", count)


@cache
def _identities(count: int) -> Zone:
    return _stack("identities", "back-identity", count)


def _stack(name: str, art: str, count: int) -> Zone:
    top = [Piece(f"{name}-top", art, face="down")] if count else []
    return Zone(name, "stack", Text(f"zone-{name}"), top, count)


@cache
def _escapes(escape: int, left: int) -> Zone:
    top = [escape_card(escape_top(escape), escape)] if left else []
    return Zone(escape_pile(escape), "stack", escape_text(escape), top, left)


def _row(view: State) -> list[Piece]:
    return [
        clue_card(in_row(clue, copy), clue) for clue in range(CLUES) for copy in range(view.row[clue]) if view.row[clue]
    ]


def _snooped(view: State, viewer: int) -> Zone:
    """The identities that are looked at: only the snooper sees which they are."""
    seen = [
        identity_card(f"snooped-{place}", view.pile[place] - 1, "unused")
        if viewer == view.turn and view.pile[place]
        else Piece(f"snooped-{place}", "back-identity", face="down")
        for place in range(view.snooped)
    ]
    return Zone("snooped", "tray", Text("zone-snooped"), seen)


def _question(view: State, viewer: int) -> Zone:
    """All babies, for the asker to choose from; those that it has crossed out are faint."""
    left = suspects(view, viewer, view.target)
    babies = [_asked(baby, bool(left >> baby & 1)) for baby in range(BABIES)]
    return Zone("question", "row", Text("zone-question", {"who": who(view.target)}), babies)


@cache
def _asked(baby: int, possible: bool) -> Piece:
    return Piece(suspect(baby, possible), f"{BOX.babies[baby].name}-face", "tile", name_text(baby))
