"""What is in a scene and in beats: its pieces, what its gestures do, its messages, its drawings."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec

from parlour.engine.scene import (
    Acknowledge,
    Aim,
    Beat,
    Button,
    Claim,
    Flip,
    Gesture,
    Move,
    Peek,
    Piece,
    Route,
    Scene,
    Several,
    Shake,
    Tap,
    Text,
    Tumble,
)


def actions_of(gesture: Gesture) -> Iterator[int]:
    """The actions that a gesture can do at once; of a route its first steps."""
    match gesture:
        case Tap() | Button() | Claim() | Acknowledge():
            yield gesture.action
        case Aim():
            yield from (goal.action for goal in gesture.goals)
        case Route():
            yield from (end.actions[0] for end in gesture.ends)
        case Several():
            for size in range(gesture.fewest, gesture.most + 1):
                for chosen in itertools.combinations(range(len(gesture.pieces)), size):
                    yield gesture.action + sum(1 << place for place in chosen)


def pieces_of(gesture: Gesture) -> list[str]:
    """The ids of the pieces that a gesture begins with."""
    match gesture:
        case Button():
            return []
        case Several() | Acknowledge():
            return gesture.pieces
        case _:
            return [gesture.piece]


def targets_of(gesture: Gesture) -> list[str]:
    """The pieces or anchors that a gesture may end on."""
    match gesture:
        case Aim():
            return [goal.target for goal in gesture.goals]
        case Route():
            return [end.at for end in gesture.ends]
        case _:
            return []


def ids_of(scene: Scene) -> Counter[str]:
    """The ids of the pieces that lie on the table, each as often as it is there."""
    return Counter(piece.id for zone in scene.zones for piece in zone.pieces)


def named_by(beat: Beat) -> tuple[list[str], list[str]]:
    """The ids of the pieces and of the zones that a beat names; a stamp may be on either."""
    match beat:
        case Move():
            return [beat.piece], [beat.start, beat.end]
        case Flip() | Shake() | Tumble():
            return [beat.piece], []
        case _:
            return [], []


def texts_of(part: object) -> Iterator[Text]:
    """Every message, wherever it stands; not those that are arguments of others."""
    if isinstance(part, Text):
        yield part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from texts_of(getattr(part, name))
    elif isinstance(part, list):
        for one in cast(list[object], part):
            yield from texts_of(one)


def drawings_of(part: object) -> Iterator[str]:
    """The names of every drawing of a scene or of beats, with its pose; a board's ground is not among them."""
    match part:
        case Piece():
            yield _posed(part.art, part.pose)
            yield from drawings_of(part.badges)
        case Flip():
            yield _posed(part.art, part.pose)
            yield from drawings_of(part.face)
        case Scene():
            yield part.prompt.art
            for zone in part.zones:
                yield from drawings_of([*zone.pieces, *zone.badges])
                yield from (*zone.row_art, *zone.column_art)
            yield from drawings_of(part.places)
        case Peek():
            yield from drawings_of(part.pieces)
        case list():
            for one in cast(list[object], part):
                yield from drawings_of(one)
        case _:
            yield from (getattr(part, "art", ""), *drawings_of(getattr(part, "badges", [])))


def _posed(art: str, pose: str) -> str:
    return f"{art}-{pose}" if art and pose else art


def encoded(parts: Iterable[Any]) -> bytes:
    """Scenes or beats as the page gets them."""
    return msgspec.json.encode(list(parts))
