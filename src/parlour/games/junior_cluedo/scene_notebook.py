"""The notebook, for tables that play with one: what the viewer saw and where it lies now, who looked, who was wrong."""

from __future__ import annotations

from functools import cache

from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Badge, Piece, Text, Zone, who

from .house import KINDS, ROOMS
from .scene_parts import KIND_NAMES, MAGNIFIER, ROOM_TEXTS, Arguments, room_text, rooms_text
from .state import OPTIONS, State

KEPT = OPTIONS.values["notebook"].index("on")


def keeps_notes(view: State) -> bool:
    """Whether a player is shown again what it saw before."""
    return view.notebook == KEPT


def seen_in(view: State, room: int, viewer: int) -> int:
    """What a viewer has seen of the card that lies in a room now, or 0."""
    return view.card[room] if view.looked[room] >> viewer & 1 else 0


def notebook(view: State, viewer: int) -> list[Zone]:
    """A line for each room; and a list of the accusations that failed."""
    if not keeps_notes(view):
        return []
    kinds = 0 if viewer == SPECTATOR else KINDS
    cells = [_cell(room, kind, seen_in(view, room, viewer)) for room in range(ROOMS) for kind in range(1, kinds + 1)]
    cells += [
        _looked(room, others, kinds)
        for room in range(ROOMS)
        if (others := tuple(seat for seat in range(view.seats) if seat != viewer and view.looked[room] >> seat & 1))
    ]
    notes = Zone(
        "notes",
        "notebook",
        Text("zone-notes"),
        [cell for cell in cells if cell],
        rows=ROOM_TEXTS,
        columns=[*(Text(f"kind-{kind}") for kind in KIND_NAMES[1 : kinds + 1]), Text("note-others")],
        column_art=[*KIND_NAMES[1 : kinds + 1], MAGNIFIER],
    )
    failed = [_failed(seat, rooms) for seat, rooms in enumerate(view.failed) if rooms]
    return [notes, Zone("failed", "notebook", Text("zone-failed"), failed)] if failed else [notes]


@cache
def _cell(room: int, kind: int, seen: int) -> Piece | None:
    """What was seen, or room for an own mark where nothing was."""
    args: Arguments = {"room": room_text(room), "kind": KIND_NAMES[kind]}
    at = f"{room}-{kind - 1}"
    if seen == 0:
        return Piece(f"note-{room}-{kind}", "", "tile", Text("note-maybe", args), at=at, markable=True)
    if seen != kind:
        return None
    return Piece(
        f"note-{room}-{kind}", KIND_NAMES[kind], "tile", Text("note-seen", args), at=at, why=Text("why-seen", args)
    )


@cache
def _looked(room: int, seats: tuple[int, ...], column: int) -> Piece:
    """Who else has looked at the card that lies in a room now."""
    args: Arguments = {"room": room_text(room), "seats": _seats_text(seats)}
    text, why = Text("note-looked", args), Text("why-looked", args)
    marks = [Badge(art=f"/seat-{seat}") for seat in seats]
    return Piece(f"looked-{room}", "", "tile", text, badges=marks, at=f"{room}-{column}", why=why)


def _seats_text(seats: tuple[int, ...]) -> Text:
    words = who(seats[-1])
    for place, seat in enumerate(reversed(seats[:-1])):
        words = Text("seats-more" if place else "seats-and", {"who": who(seat), "rest": words})
    return words


@cache
def _failed(seat: int, rooms: int) -> Piece:
    return Piece(f"failed-{seat}", "", "tile", Text("note-failed", {"who": who(seat), "rooms": rooms_text(rooms)}))
