"""A table in a file: written by one Parlour, taken in by the same or by another.

The file holds what happened at the table and its finished matches, with their secrets, but nothing by which anybody
proves who they are. People whom the other Parlour does not know get new personal links, and have their seats again.
"""

from __future__ import annotations

import gzip
import importlib.metadata
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, select

from parlour.engine import library
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.log import MatchFile
from parlour.engine.mode import Mode
from parlour.engine.scene import Scene
from parlour.server import guests, records, schema
from parlour.server.cleaning import BadNameError, clean, clean_name
from parlour.server.hub import CODE_LENGTH, LETTERS, random_code
from parlour.table.events import Event, Guest, Opened, SetUp, Spoke
from parlour.table.table import Table

FORMAT = 1
_CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")


class TableFileError(ParlourError):
    """The file cannot be used, or there is no such table."""


class KeptMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match, with the scenes that watchers saw."""

    number: int
    finished: float
    """When it was kept, in seconds since 1970."""
    file: MatchFile
    scenes: list[Scene]


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: JSON, one object."""

    events: list[Event]
    matches: list[KeptMatch] = []
    written_by: str = ""
    """The version of Parlour."""
    format: Literal[1] = FORMAT


class Newcomer(NamedTuple):
    """Somebody whom this Parlour did not know, and what proves from now on who they are."""

    guest: Guest
    token: str


class TakenIn(NamedTuple):
    """A table that was taken in."""

    code: str
    wanted: str
    """The code that it had before."""
    newcomers: list[Newcomer]
    older_rules: bool
    """The match that was on was played by other rules, so it ends."""


class _Format(msgspec.Struct):
    format: int = 0


def save(file: TableFile, path: Path) -> None:
    """Write it. Raises `TableFileError`."""
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_bytes(msgspec.json.encode(file) + b"\n")
        draft.replace(path)
    except OSError as error:
        raise TableFileError(f"{path} cannot be written: {error.strerror}") from error


def load(path: Path) -> TableFile:
    """Read it, or raise `TableFileError` that says what is wrong and what to do."""
    try:
        read = path.read_bytes()
    except OSError as error:
        raise TableFileError(f"{path} cannot be read: {error.strerror}") from error
    try:
        if msgspec.json.decode(read, type=_Format).format > FORMAT:
            raise TableFileError(f"{path} was written by a newer Parlour: update Parlour first")
        return msgspec.json.decode(read, type=TableFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TableFileError(f"{path} is no table file, or a damaged one: export the table again ({error})") from error


def taken_out(engine: Engine, code: str) -> TableFile:
    """A table of a database. Raises `TableFileError` if there is none."""
    kept, finished = schema.events.c, schema.matches.c
    with engine.connect() as connection:
        bodies = connection.scalars(select(kept.body).where(kept.table_code == code).order_by(kept.seq)).all()
        matches = connection.execute(
            select(schema.matches).where(finished.table_code == code).order_by(finished.number)
        ).all()
    if not bodies:
        raise TableFileError(f"there is no table {code}. Codes have {CODE_LENGTH} letters; look again at the link")
    return TableFile(
        msgspec.json.decode(b"[" + b",".join(bodies) + b"]", type=list[Event]),
        [
            KeptMatch(
                row.number,
                row.finished,
                msgspec.json.decode(row.file, type=MatchFile),
                msgspec.json.decode(gzip.decompress(row.scenes), type=list[Scene]),
            )
            for row in matches
        ],
        importlib.metadata.version("parlour"),
    )


def take_in(engine: Engine, file: TableFile) -> TakenIn:
    """Keep a table of a file in a database: all of it, or nothing.

    It keeps its code if nobody has it. Raises `TableFileError` if the file is not of one piece.
    """
    game, wanted = _checked(file)
    now = time.time()
    with engine.begin() as connection:
        code = wanted
        while _is_taken(connection, code):
            code = random_code()
        events = [msgspec.structs.replace(file.events[0], code=code), *file.events[1:]]
        table = _restored(game, events, now)
        card = table.card()
        writes = [*records.events(code, 0, events), *records.card(None, card, now)]
        for match in file.matches:
            writes += records.match(code, match.number, match.file, match.scenes, match.finished)
        newcomers = [
            Newcomer(guest, guests.new_token())
            for guest in _people(events, {*card.sitting, table.state.host})
            if not _is_known(connection, guest.id)
        ]
        writes += [guests.arrival(*newcomer, now) for newcomer in newcomers]
        for statement, row in writes:
            connection.execute(statement, row)
    return TakenIn(code, wanted, newcomers, table.state.notice is not None)


def _is_taken(connection: Connection, code: str) -> bool:
    return connection.scalar(select(schema.events.c.seq).where(schema.events.c.table_code == code).limit(1)) is not None


def _is_known(connection: Connection, guest: str) -> bool:
    return connection.scalar(select(schema.guests.c.id).where(schema.guests.c.id == guest)) is not None


def _checked(file: TableFile) -> tuple[Game, str]:
    """The game of a file and the code of its table, if nothing in it could do harm."""
    opened = file.events[0] if file.events else None
    if not isinstance(opened, Opened) or not _CODE.fullmatch(opened.code):
        raise TableFileError("the file does not begin with the opening of a table: export the table again")
    if opened.game not in library.folders():
        raise TableFileError(f"the game of this table, {opened.game!r}, is not here: add it, or update Parlour")
    game = library.game(opened.game, mode=Mode.INTERPRETED)
    fewest, most = game.players
    for event in file.events:
        if isinstance(event, Opened | SetUp) and not fewest <= event.seats <= most:
            raise TableFileError(f"the file has a table of {event.seats} seats, but {game.slug} knows none")
        if isinstance(event, Spoke) and clean(event.text) != event.text:
            raise TableFileError("the file was edited: it says something that nobody can have said")
    for guest in _guests(file.events):
        try:
            edited = clean_name(guest.name) != guest.name
        except BadNameError:
            edited = True
        if edited:
            raise TableFileError("the file was edited: it has a name that nobody can have")
    return game, opened.code


def _restored(game: Game, events: Sequence[Event], now: float) -> Table:
    try:
        return Table.restore(game, events, now)
    except (ParlourError, ValueError, LookupError, TypeError, OverflowError) as error:
        raise TableFileError(f"what the file says does not fit together: export the table again ({error})") from error


def _guests(events: Sequence[Event]) -> Iterator[Guest]:
    for event in events:
        guest = event.host if isinstance(event, Opened) else getattr(event, "guest", None)
        if isinstance(guest, Guest):
            yield guest


def _people(events: Sequence[Event], wanted: set[str]) -> list[Guest]:
    """Who is meant by these ids, as they were called last."""
    return [guest for guest in {guest.id: guest for guest in _guests(events)}.values() if guest.id in wanted]
