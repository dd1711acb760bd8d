"""What lies before a player of Baby Clues: its identity, its clues on a reference card, its escape cards."""

from __future__ import annotations

from functools import cache

from parlour.engine.scene import Piece, Text, Zone, who

from .cards import BABIES, BOX
from .scene_ids import escape_pile, escapes_of, front_of, identity_of
from .scene_notebook import Why, suspects, why_not, why_text
from .scene_parts import (
    GROUPS,
    PLACES,
    baby_text,
    clues_before,
    escape_card,
    escapes_before,
    front_clue,
    hidden_identity,
    identity_card,
    name_text,
)
from .state import Phase, State

GROUP_NAMES = [Text(f"group-{group}") for group in GROUPS]
GROUP_ART = [f"group-{group}" for group in GROUPS]


def before(view: State, owner: int, viewer: int) -> list[Zone]:
    """The identity, the clues and the escape cards of a player."""
    identity, front = _identity(view, owner, viewer), _front(view, owner, viewer)
    hiding = _hiding(owner, *escapes_before(view, owner))
    return [identity, front, hiding] if owner == viewer else [front, identity, hiding]


def _identity(view: State, owner: int, viewer: int) -> Zone:
    baby = view.identity[owner] - 1
    known = baby >= 0 and (owner == viewer or view.phase == Phase.OVER)
    return _identity_zone(
        owner, baby if known else -1, bool(view.held >> owner & 1), "own" if owner == viewer else "shown"
    )


@cache
def _identity_zone(owner: int, baby: int, held: bool, whose: str) -> Zone:
    card = identity_card(identity_of(owner), baby, whose) if baby >= 0 else hidden_identity(owner)
    return Zone(
        identity_of(owner), "tray", Text("identity-of", {"who": who(owner)}), [card] if held else [], owner=owner
    )


def _front(view: State, owner: int, viewer: int) -> Zone:
    """The clues of a player lie on its reference card, where the babies that it may be look out between them."""
    clues = clues_before(view, owner)
    left = suspects(view, viewer, owner)
    pieces = [
        front_clue(owner, baby)
        if baby in clues
        else _possible(owner, baby, owner == viewer and view.identity[owner] == baby + 1)
        if left >> baby & 1
        else _impossible(owner, baby, why_not(view, viewer, owner, baby))
        for baby in range(BABIES)
    ]
    label = Text("zone-front", {"who": who(owner)})
    return Zone(front_of(owner), "grid", label, pieces, owner=owner, rows=GROUP_NAMES, row_art=GROUP_ART)


@cache
def _possible(owner: int, baby: int, own: bool) -> Piece:
    name = f"{'own' if own else 'maybe'}-{owner}-{baby}"
    return Piece(name, f"{BOX.babies[baby].name}-face", "tile", name_text(baby), at=PLACES[baby])


@cache
def _impossible(owner: int, baby: int, why: Why) -> Piece:
    face = f"{BOX.babies[baby].name}-face"
    return Piece(
        f"out-{owner}-{baby}",
        face,
        "tile",
        Text("not-baby", {"baby": baby_text(baby)}),
        help=why_text(owner, baby, why),
        at=PLACES[baby],
    )


@cache
def _hiding(owner: int, *escapes: int) -> Zone:
    cards = [escape_card(f"{escape_pile(escape)}-{owner}", escape) for escape in escapes]
    return Zone(escapes_of(owner), "tray", Text("zone-escapes", {"who": who(owner)}), cards, owner=owner)
