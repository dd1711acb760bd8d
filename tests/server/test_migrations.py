"""A database of an older Parlour is brought up to date, and the tables in it go on."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.client import Client, choices
from parlour.server import database as databases
from parlour.server.database import DatabaseFileError, open_database
from parlour.table.messages import Room, Told

from ..table.party import toy
from .serving import can_act, in_a_thread, settings_for

FIRST = Path(__file__).parent / "first_schema.sql"
CODE, ANNA, BEN = "VGBZJ", "yHjSlaYHqXMjbzLefAuZDHouLw0SqKH8", "yCkfuR2DVExsp96qj1w6bzaTH-U3qCQS"
NEXT = """
from alembic import op
import sqlalchemy as sa
revision, down_revision = "9999", "{last}"
def upgrade():
    op.add_column("guests", sa.Column("seen", sa.Float))
"""


@pytest.fixture
def first(database: Path) -> Path:
    """A database of the first schema."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(FIRST.read_text(encoding="utf-8").replace("RULES", toy("leduc").rules_version))
    return database


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Parlour whose schema has one step more."""
    steps = tmp_path / "migrations"
    shutil.copytree(databases.MIGRATIONS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    (steps / "versions" / "9999_seen.py").write_text(NEXT.format(last=databases.newest_revision()))
    monkeypatch.setattr(databases, "MIGRATIONS", steps)


def rows(database: Path, what: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(what).fetchall()


def test_a_table_of_the_first_schema_plays_on(first: Path) -> None:
    finished = rows(first, "SELECT file FROM matches")

    async def play(address: str) -> None:
        async with (
            Client(address, ANNA) as anna,
            anna.table(CODE) as one,
            Client(address, BEN) as ben,
            ben.table(CODE) as two,
        ):
            told = [await line.next_of(Told) for line in (one, two)]
            assert [each.version for each in told] == [2_000_003, 2_000_003]
            assert one.room is not None
            assert [seat.name for seat in one.room.seats] == ["Anna", "Ben"]
            assert [can_act(line) for line in (one, two)] == [False, True]
            await two.act(*next(choices(told[1].scene.prompt)))
            assert (await one.next_of(Told)).version > told[0].version
            assert one.room.match == 2

    with in_a_thread(settings_for(first)) as address:
        asyncio.run(play(address))
    assert rows(first, "SELECT file FROM matches") == finished


def test_a_match_of_rules_that_were_changed_since_ends_under_a_notice_and_another_one_begins(first: Path) -> None:
    with closing(sqlite3.connect(first)) as connection:
        connection.execute("UPDATE events SET body = replace(body, ?, 'other')", [toy("leduc").rules_version])
        connection.commit()

    async def play(address: str) -> None:
        async with Client(address, ANNA) as anna, anna.table(CODE) as one:
            room = await one.next_of(Room)
            assert (room.stage, room.notice and room.notice.id) == ("over", "notice-rules-changed")
            await one.rematch()
            while room.stage != "playing":
                room = await one.next_of(Room)
            assert (room.match, room.notice) == (3, None)

    with in_a_thread(settings_for(first)) as address:
        asyncio.run(play(address))


@pytest.mark.usefixtures("newer")
def test_what_was_there_before_is_kept_beside_it(first: Path) -> None:
    before = rows(first, "SELECT * FROM guests")
    open_database(first).dispose()
    assert rows(first, "SELECT id, seen FROM guests") == [(row[0], None) for row in before]
    copy = next(first.parent.glob("tables.db.0001-*.backup"))
    assert rows(copy, "SELECT * FROM guests") == before
    open_database(first).dispose()
    assert len(list(first.parent.glob("*.backup"))) == 1, "it is up to date by now"


@pytest.mark.usefixtures("newer")
def test_a_new_database_has_nothing_to_keep(database: Path) -> None:
    open_database(database).dispose()
    assert not list(database.parent.glob("*.backup"))


@pytest.mark.usefixtures("newer")
def test_nobody_but_the_owner_changes_the_schema(first: Path) -> None:
    with pytest.raises(DatabaseFileError, match="is served by another version of Parlour"):
        open_database(first, owned=False)
    assert rows(first, "SELECT version_num FROM alembic_version") == [("0001",)]
