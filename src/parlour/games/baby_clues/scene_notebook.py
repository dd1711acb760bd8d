"""What a viewer can cross out, why, and the notebook that says so."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from parlour.engine.kind import SPECTATOR
from parlour.engine.scene import Piece, Text, Zone, who

from .cards import ALL_BABIES, BABIES, BOX
from .scene_parts import Arguments, baby_text, dread_text, name_text, only_baby
from .state import OPTIONS, How, State

AUTOMATIC, OFF = (OPTIONS.values["notebook"].index(value) for value in ("automatic", "off"))

ROWS = [name_text(baby) for baby in range(BABIES)]
ROW_ART = [f"{baby.name}-face" for baby in BOX.babies]


def notebook(view: State, viewer: int) -> list[Zone]:
    """A page with a column for each of the others and a line for each baby."""
    if view.notebook == OFF:
        return []
    seats = [seat for seat in range(view.seats) if seat != viewer]
    cells = [
        _cell(view, viewer, seat, baby, f"{baby}-{column}")
        for column, seat in enumerate(seats)
        for baby in range(BABIES)
    ]
    columns, marks = [who(seat) for seat in seats], [f"/seat-{seat}" for seat in seats]
    return [
        Zone(
            "notes",
            "notebook",
            Text("zone-notes"),
            cells,
            rows=ROWS,
            columns=columns,
            row_art=ROW_ART,
            column_art=marks,
        )
    ]


def _cell(view: State, viewer: int, seat: int, baby: int, at: str) -> Piece:
    left = suspects(view, viewer, seat)
    note = Note(seat, baby, view.shown[seat], at, viewer != SPECTATOR)
    if not left >> baby & 1:
        return _crossed(note, why_not(view, viewer, seat, baby))
    return _open(note, only_baby(left) == baby)


class Note(NamedTuple):
    """A cell: whose identity it speaks of, the how manieth that player has, and where it is on the page."""

    seat: int
    baby: int
    shown: int
    at: str
    markable: bool


@cache
def _crossed(note: Note, why: Why) -> Piece:
    text = Text("note-no", {"who": who(note.seat), "baby": baby_text(note.baby)})
    return _piece(note, "crossed", text, why_text(note.seat, note.baby, why))


@cache
def _open(note: Note, sure: bool) -> Piece:
    args: Arguments = {"who": who(note.seat), "baby": baby_text(note.baby)}
    if sure:
        return _piece(note, "yes", Text("note-yes", args), Text("why-nobody-else", args))
    return _piece(note, "", Text("note-maybe", args))


def _piece(note: Note, art: str, text: Text, why: Text | None = None) -> Piece:
    """The table keeps own marks by the id, so that they go with the identity that they were made for."""
    name = f"note-{note.seat}-{note.baby}-{note.shown}"
    return Piece(name, art, "tile", text, at=note.at, why=why, markable=note.markable)


# Who can it be?


def suspects(view: State, viewer: int, seat: int) -> int:
    """The babies that a viewer does not cross out for a seat; of itself it is told what everybody knows."""
    if view.notebook != AUTOMATIC or not view.held >> seat & 1:
        return ALL_BABIES
    if viewer in (SPECTATOR, seat):
        return ALL_BABIES ^ view.excluded[seat]
    return view.suspects[viewer][seat]


class Why(NamedTuple):
    """Why a baby is crossed out: the reason, and the turn or the seat that it speaks of."""

    reason: str
    number: int = 0


def why_not(view: State, viewer: int, seat: int, baby: int) -> Why:
    """Why a baby is crossed out for a seat."""
    if view.excluded[seat] >> baby & 1:
        return Why(PUBLICLY[view.how[seat][baby]], view.when[seat][baby])
    if view.identity[viewer] == baby + 1:
        return OWN
    if _was_snooped(view, viewer, seat, baby):
        return SNOOPED
    left = view.suspects[viewer]
    answers = view.told_apart[viewer][seat]
    if answers[baby] != answers[left[seat].bit_length() - 1]:
        return ANSWERED
    for other in range(view.seats):
        if other != seat and left[other] == 1 << baby:
            return Why("other-is", other)
    return SOMEBODY


def _was_snooped(view: State, viewer: int, seat: int, baby: int) -> bool:
    """Whether the viewer has seen a baby among the unused identities while the seat had its own."""
    now = zip(view.pile, view.pile_seen, strict=True)
    then = zip(view.memory, view.memory_of, view.memory_spares, strict=True)
    return any(there == baby + 1 and seen >> viewer & 1 for there, seen in now) or any(
        there == baby + 1 and seen >> viewer & 1 and spared >> seat & 1 for there, seen, spared in then
    )


@cache
def why_text(seat: int, baby: int, why: Why) -> Text:
    """The same in words."""
    args: Arguments = {"who": who(seat), "baby": baby_text(baby), "dread": dread_text(baby)}
    return Text(f"why-{why.reason}", {**args, "turn": why.number, "other": who(why.number)})


PUBLICLY: dict[int, str] = {
    How.PICKED: "picked",
    How.ACCEPTED: "accepted",
    How.ANSWERED: "answered",
    How.SHOWN: "shown",
}
OWN, SNOOPED, ANSWERED, SOMEBODY = (Why(reason) for reason in ("own", "snooped", "answered-you", "somebody-else"))
