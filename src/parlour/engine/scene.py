"""A scene: how an observation looks to one viewer; and beats: how a change is told. Free of any language.

A game's `scene.py` defines

    scene(view, seat, choices) -> Scene
    tell(before, seen, after, seat, returns) -> list[Beat]

in plain Python, whatever the mode of its rules. `view`, `before` and `after` are observations of `seat` (or
`SPECTATOR`) as plain numbers and tuples (`views.py`); `choices` says what the seat may do, and why not
(`choices.py`); `seen` is one step of the redacted log; `returns` is what each seat gets, empty until the match is over
after that step. Neither may call compiled rules. The browser, the screen reader, the log in words and the terminal all
use these. Everything here is frozen, so parts that look the same can be made once (`functools.cache`) and shared.
"""

from __future__ import annotations

import functools
from typing import Literal, TypeAlias

import msgspec


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the game's `text/*.ftl`: its id, and arguments. An argument may be a message itself."""

    id: str
    args: dict[str, int | str | Text] = {}


SEAT = "seat"
"""The id of the message that stands for a seat: the viewer's client puts the name of who sits there, or "you"."""


@functools.cache
def who(seat: int) -> Text:
    """A seat as an argument. Beside `$target` the message may select on `$target-is`, which is `you` or `other`."""
    return Text(SEAT, {SEAT: seat})


# What lies on the table


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mark on a piece, a zone or a seat: a picture, a word, or both."""

    text: Text | None = None
    art: str = ""
    caption: Text | None = None
    """What is written beside the picture, where that is shorter than the text."""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Anything that can be pointed at. The id stays the same while the piece is followed by the eye.

    The id of a piece that the viewer may not know says where it lies and nothing else.
    """

    id: str
    art: str
    """Its drawing: `NAME` is `art/NAME.svg` of the game, `/NAME` one of the page's own. A name with a stroke within is
    the drawing at that path of the game's folder, such as `packs/ours/teapot`."""
    shape: Literal["card", "figure", "token", "tile", "die"] = "card"
    """How it is made: paper with a frame and a back, a standee, a chip, a bare picture, a cube."""
    text: Text | None = None
    """Its name, also spoken."""
    caption: Text | None = None
    """What is written on it, where that is shorter than its name."""
    help: Text | None = None
    """What it does, in a sentence."""
    pose: str = ""
    face: Literal["up", "down"] = "up"
    badges: list[Badge] = []
    """Its corner marks. The first one of a card stands in its upper left corner, a drawn second one below it, the
    others down its right side."""
    at: str = ""
    """Its anchor on a board. On a ground of rows and columns it is `ROW-COLUMN`, both from 0."""
    seat: int | None = None
    """Whose it is: it bears that seat's colour and mark."""
    why: Text | None = None
    """In a notebook: why this cell says what it says."""
    markable: bool = False
    """In a notebook: whether the viewer may put a mark of their own on this cell. The table keeps it by the piece's id,
    for that seat alone, until the next match begins."""
    order: list[int] = []
    """Where it stands by each of the `sorts` of its zone; equal ones keep the order in which they are sent."""


OwnMark: TypeAlias = Literal["out", "maybe", "sure"]
"""What a player may note on a cell: it is not so, it may be so, it is so."""
MAX_CELL = 40
"""The longest id of a cell that can be marked, in characters."""

ZoneKind: TypeAlias = Literal["row", "fan", "stack", "grid", "board", "notebook", "tray"]


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that holds pieces."""

    id: str
    kind: ZoneKind
    label: Text | None = None
    pieces: list[Piece] = []
    count: int | None = None
    """For a stack: how many pieces lie in it; `pieces` holds at most the top one."""
    badges: list[Badge] = []
    owner: int | None = None
    """The seat that it lies before."""
    art: str = ""
    """The drawing under a board, with an anchor for each `at`: it is drawn twice, as `ART-tall` and as `ART-wide`."""
    rows: list[Text] = []
    columns: list[Text] = []
    row_art: list[str] = []
    """The drawing beside each row's heading in a notebook; in a grid it stands for the heading."""
    column_art: list[str] = []
    lanes: bool = False
    """Row *i* belongs to seat *i*: there is a row for each seat, without labels of its own."""
    sorts: list[Text] = []
    """By what the viewer may have a row or a fan sorted, as in "by colour"; the first is the order that is sent. Each
    page keeps what its viewer chose."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table, as everybody sees it."""

    seat: int
    art: str = ""
    acting: bool = False
    """The lamp falls on it."""
    out: bool = False
    badges: list[Badge] = []


# What can be done: gestures, each with the action (or actions) it stands for


class Tap(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="gesture", tag="tap"):
    """Tap a piece."""

    piece: str
    action: int
    text: Text
    at_once: bool = False
    """Whether one tap is enough: there is nothing to think over, as with a die."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One target of a piece: another piece, or an anchor."""

    target: str
    action: int
    text: Text


class Aim(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="gesture", tag="target"):
    """Tap a piece, then its target; dragging it there is the same."""

    piece: str
    goals: list[Goal]
    text: Text


class Several(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="gesture", tag="set"):
    """Choose several of the pieces: the action is `action` plus 2**i for each chosen `pieces[i]`."""

    pieces: list[str]
    action: int
    fewest: int
    most: int
    text: Text


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a route may end, and the actions that lead there."""

    at: str
    actions: list[int]
    text: Text
    via: list[str] = []
    """The anchors that it passes, shown as a line to whoever points at it."""
    art: str = ""
    """The picture of what may happen on the way."""
    part: bool = False
    """Whether the piece will go on from there: it is shown smaller."""


class Route(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="gesture", tag="route"):
    """Tap where a piece should go: its actions are taken one after another and stop at the first surprise."""

    piece: str
    ends: list[End]
    text: Text


class Claim(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="gesture", tag="race"):
    """Slap a piece first: it goes at once, then settles or comes back."""

    piece: str
    action: int
    text: Text
    onto: str = ""
    """The zone that it goes to; else it comes to the viewer."""


class Acknowledge(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="gesture", tag="peek"):
    """Pieces that are seen until this is tapped, and never again."""

    pieces: list[str]
    action: int
    text: Text


class Button(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="gesture", tag="button"):
    """A choice that is no piece."""

    action: int
    text: Text


Gesture: TypeAlias = Tap | Aim | Several | Route | Claim | Acknowledge | Button


class Refused(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece (or a piece on a target) that cannot be used now, and why."""

    piece: str
    action: int
    reason: Text
    target: str = ""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer can do now, or for whom everybody waits."""

    text: Text
    art: str = ""
    gestures: list[Gesture] = []
    refused: list[Refused] = []


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one viewer sees."""

    viewer: int
    places: list[Place]
    zones: list[Zone]
    prompt: Prompt


# How a change is told


class Say(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="text"):
    """A sentence for the log."""

    text: Text


class Move(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="move"):
    """A piece goes from one zone to another, or to another anchor of the same one."""

    piece: str
    start: str
    end: str
    at: str = ""
    """The anchor that it comes to on a board."""


class Flip(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="flip"):
    """A piece is turned over and shows this art."""

    piece: str
    art: str
    pose: str = ""
    face: Piece | None = None
    """All that it shows now, where that is more than its art."""


class Peek(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="peek"):
    """The viewer looks at pieces that others do not see."""

    pieces: list[Piece]


class Stamp(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="stamp"):
    """A picture is stamped on a piece, a zone or a seat."""

    on: str
    art: str


class Shake(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="shake"):
    """A piece shakes: it was hit, or would not."""

    piece: str


class Tumble(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="tumble"):
    """A die rolls and comes to rest with this art on top."""

    piece: str
    art: str


class Speech(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="speech"):
    """A seat says something, in a bubble and in the log."""

    seat: int
    text: Text


class Tally(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="tally"):
    """A seat gets points, or its place."""

    seat: int
    amount: int
    text: Text


class Spotlight(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="beat", tag="spotlight"):
    """The lamp falls on a seat."""

    seat: int


Beat: TypeAlias = Say | Move | Flip | Peek | Stamp | Shake | Tumble | Speech | Tally | Spotlight


def beat_texts(beats: list[Beat]) -> list[Text]:
    """The sentences among beats: what the log and the screen reader say."""
    return [beat.text for beat in beats if isinstance(beat, Say | Speech | Tally)]


def says(seat: int, viewer: int, text: Text) -> Beat:
    """A seat says something; the viewer's own words need no bubble."""
    return Say(text) if seat == viewer else Speech(seat, text)


def ranking(returns: list[float]) -> list[int]:
    """The place of each seat, counted from 1."""
    return [1 + sum(other > own for other in returns) for own in returns]
