"""What the store holds of tables: written with each change, read when a table wakes up or the lobby asks."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, select

from parlour.engine.log import MatchFile
from parlour.engine.scene import Scene
from parlour.server import schema
from parlour.server.store import Store, Write
from parlour.table.change import Card
from parlour.table.events import Event

_ADD_EVENT = schema.events.insert()
_ADD_TABLE = schema.tables.insert()
_CHANGE_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.code == bindparam("table_code"))
    .values({name: bindparam(name) for name in ("stage", "listed", "touched", "card")})
)
_SIT = schema.seated.insert()
_STAND = schema.seated.delete().where(
    schema.seated.c.guest == bindparam("who"), schema.seated.c.table_code == bindparam("where")
)
_ADD_MATCH = schema.matches.insert().prefix_with("OR IGNORE", dialect="sqlite")

_events = msgspec.json.Decoder(Event)
_cards = msgspec.json.Decoder(Card)
_files = msgspec.json.Decoder(MatchFile)
_scenes = msgspec.json.Decoder(list[Scene])

DAY = 24 * 3600.0
MOST_LISTED = 50
COMPRESSION = 3
"""Of scenes: quick, and scenes of one match are so alike that it is enough."""


def events(code: str, seq: int, happened: Sequence[Event]) -> list[Write]:
    """What to write of events; the first one is number `seq` of its table."""
    return [
        (_ADD_EVENT, {"table_code": code, "seq": seq + place, "body": msgspec.json.encode(event)})
        for place, event in enumerate(happened)
    ]


def card(before: Card | None, after: Card, now: float) -> list[Write]:
    """What to write when the lobby should show a table in another way; whose turn it is, is not kept."""
    if before is not None and before._replace(turn=after.turn) == after:
        return []
    row: dict[str, Any] = {
        "stage": after.stage,
        "listed": after.listed,
        "touched": now,
        "card": msgspec.json.encode(after._replace(turn=[])),
    }
    change: Write = (_ADD_TABLE, {"code": after.code, **row})
    if before is not None:
        change = (_CHANGE_TABLE, {"table_code": after.code, **row})
    sat = set(before.sitting) if before is not None else set[str]()
    sits = set(after.sitting)
    come: list[Write] = [(_SIT, {"guest": guest, "table_code": after.code}) for guest in sits - sat]
    gone: list[Write] = [(_STAND, {"who": guest, "where": after.code}) for guest in sat - sits]
    return [change, *come, *gone]


def match(code: str, number: int, file: MatchFile, scenes: Sequence[Scene], now: float) -> list[Write]:
    """What to write of a finished match."""
    row = {
        "table_code": code,
        "number": number,
        "game": file.game,
        "finished": now,
        "file": msgspec.json.encode(file),
        "scenes": gzip.compress(msgspec.json.encode(scenes), COMPRESSION, mtime=0),
    }
    return [(_ADD_MATCH, row)]


async def events_of(store: Store, code: str) -> list[Event]:
    """All events of a table; none if there is no such table."""
    where = schema.events.c.table_code == code
    rows = await store.rows(select(schema.events.c.body).where(where).order_by(schema.events.c.seq))
    return [_events.decode(row.body) for row in rows]


async def has_match(store: Store, code: str, number: int) -> bool:
    """Whether a finished match is kept."""
    kept = schema.matches.c
    return bool(await store.rows(select(kept.number).where(kept.table_code == code, kept.number == number)))


class Kept(NamedTuple):
    """A finished match as it is kept."""

    file: MatchFile
    scenes: Callable[[], list[Scene]]
    """What watchers saw before the first step and after each; reading it takes a while."""


class KeptCard(NamedTuple):
    """A finished match in a list."""

    code: str
    number: int
    game: str
    finished: float


async def match_of(store: Store, code: str, number: int) -> Kept | None:
    """A finished match, if it is kept."""
    kept = schema.matches.c
    asked = select(kept.file, kept.scenes).where(kept.table_code == code, kept.number == number)
    rows = await store.rows(asked)
    return Kept(_files.decode(rows[0].file), partial(_unpacked, rows[0].scenes)) if rows else None


def _unpacked(scenes: bytes) -> list[Scene]:
    return _scenes.decode(gzip.decompress(scenes))


async def matches_of(store: Store, guest: str) -> list[KeptCard]:
    """The finished matches of the tables at which a guest sits, the newest first."""
    kept = schema.matches.c
    asked = (
        select(kept.table_code, kept.number, kept.game, kept.finished)
        .join(schema.seated, schema.seated.c.table_code == kept.table_code)
        .where(schema.seated.c.guest == guest)
        .order_by(kept.finished.desc())
        .limit(MOST_LISTED)
    )
    return [KeptCard(row.table_code, row.number, row.game, row.finished) for row in await store.rows(asked)]


async def in_the_lobby(store: Store, now: float) -> list[Card]:
    """The listed tables that are not over and were not left alone for a day, the newest first."""
    known = schema.tables.c
    asked = (
        select(known.card)
        .where(known.listed, known.touched > now - DAY, known.stage != "over")
        .order_by(known.touched.desc())
        .limit(MOST_LISTED)
    )
    return [_cards.decode(row.card) for row in await store.rows(asked)]


async def seats_of(store: Store, guest: str) -> list[str]:
    """The codes of the tables at which a guest sits and that are not over, the newest first."""
    known = schema.tables.c
    asked = (
        select(known.code)
        .join(schema.seated, schema.seated.c.table_code == known.code)
        .where(schema.seated.c.guest == guest, known.stage != "over")
        .order_by(known.touched.desc())
        .limit(MOST_LISTED)
    )
    return [row.code for row in await store.rows(asked)]
