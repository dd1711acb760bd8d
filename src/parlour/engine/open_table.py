"""The open table: a position with everything turned up that lies in it, for those who look back at a finished match.

No game has to know of it. It is what a spectator is shown, with each seat's own cards in the place of their backs, and
every card turned up that anybody could see if all were allowed to look. What was not dealt by then is nowhere, so it is
not there either.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.engine.kind import MAX_SEATS, SPECTATOR
from parlour.engine.match import Match
from parlour.engine.records import Observation
from parlour.engine.scene import Piece, Scene, Zone
from parlour.engine.visibility import Sight

OPEN = SPECTATOR + 1
"""The viewer of the open table."""

_EVERYBODY = (1 << MAX_SEATS + 1) - 1
"""A mask of all seats, and of spectators."""


def open_scene(match: Match) -> Scene:
    """A position with everything turned up."""
    ground = match.game.scene(Observation(match.rows), SPECTATOR, [])
    shown = _with_all_looking(match)
    seats = [match.game.scene(shown, seat, []) for seat in range(match.seats)]
    there = {zone.id for zone in ground.zones}
    laid: dict[str, Zone] = {}
    for seat, scene in enumerate(seats):
        for zone in scene.zones:
            if zone.owner == seat and zone.id not in there and _is_up(zone):
                laid[f"{zone.id}-{seat}"] = _laid_open(zone, seat)
    zones = [laid.pop(zone.id, None) or _turned_up(zone, seats) for zone in ground.zones]
    return replace(ground, zones=[*zones, *laid.values()])


def _with_all_looking(match: Match) -> Observation:
    """The whole position, as if every seat had looked at whatever one may look at."""
    rows = match.rows.copy()
    for field in match.game.record.fields.values():
        if field.sight is Sight.SEEN_BY:
            rows[field.mask] = _EVERYBODY
    return Observation(rows)


def _laid_open(zone: Zone, seat: int) -> Zone:
    """What lies before a seat and only it sees: ids are its own, since others hold pieces called the same."""
    pieces = [replace(piece, id=f"{seat}:{piece.id}", at="") for piece in zone.pieces]
    return Zone(f"{zone.id}-{seat}", "row", pieces=pieces, owner=seat)


def _turned_up(zone: Zone, seats: list[Scene]) -> Zone:
    pieces = [_face_of(piece, zone.id, seats) if piece.face == "down" else piece for piece in zone.pieces]
    return zone if pieces == zone.pieces else replace(zone, pieces=pieces)


def _face_of(piece: Piece, zone: str, seats: list[Scene]) -> Piece:
    """The same piece as the first seat that is shown its face."""
    return next((one for one in _same(piece, zone, seats) if one.face == "up"), piece)


def _same(piece: Piece, zone: str, seats: list[Scene]) -> Iterator[Piece]:
    for scene in seats:
        for lies in scene.zones:
            if lies.id == zone:
                yield from (one for one in lies.pieces if one.id == piece.id)


def _is_up(zone: Zone) -> bool:
    return any(piece.face == "up" for piece in zone.pieces)
