"""What is stored: durable before it is told, in order, and nothing half."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import bindparam, select

from parlour.client import Client, ClientError, NewTable
from parlour.server import database as databases
from parlour.server import schema
from parlour.server.database import DatabaseFileError, newest_revision, open_database
from parlour.server.outbox import COME_BACK
from parlour.server.store import Store, StoreError, Write
from parlour.table import commands
from parlour.table.messages import Chat, Refused, Room, Talk

from .serving import RACE, host, in_a_thread, settings_for

ADD = schema.events.insert()
SIT = schema.seated.insert()
STAND = schema.seated.delete().where(
    schema.seated.c.guest == bindparam("who"), schema.seated.c.table_code == bindparam("where")
)


def row(code: str, seq: int, body: bytes = b"{}") -> list[Write]:
    return [(ADD, {"table_code": code, "seq": seq, "body": body})]


async def kept(store: Store) -> list[tuple[str, int]]:
    found = await store.rows(select(schema.events.c.table_code, schema.events.c.seq))
    return sorted((each.table_code, each.seq) for each in found)


def test_all_that_is_asked_for_is_kept_and_answered_in_order(database: Path) -> None:
    async def work() -> None:
        store = Store(open_database(database))
        answered: list[int] = []
        futures = [store.keep("a", row("a", seq)) for seq in range(50)]
        for seq, future in enumerate(futures):
            future.add_done_callback(lambda _, seq=seq: answered.append(seq))
        await asyncio.gather(*futures)
        assert answered == list(range(50))
        assert await kept(store) == [("a", seq) for seq in range(50)]
        await store.close()

    asyncio.run(work())


def test_nothing_follows_what_could_not_be_kept_until_it_is_forgiven(database: Path) -> None:
    async def work() -> None:
        store = Store(open_database(database))
        await store.keep("a", row("a", 0))
        twice, after, other = store.keep("a", row("a", 0)), store.keep("a", row("a", 1)), store.keep("b", row("b", 0))
        found = await asyncio.gather(twice, after, other, return_exceptions=True)
        assert [type(each) for each in found] == [StoreError, StoreError, type(None)]
        await store.forgive("a")
        await store.keep("a", row("a", 1))
        assert await kept(store) == [("a", 0), ("a", 1), ("b", 0)]
        await store.close()

    asyncio.run(work())


def test_who_sits_and_stands_within_one_commit_stands(database: Path) -> None:
    who = {"guest": "anna", "table_code": "a"}
    sit: Write = (SIT, who)
    stand: Write = (STAND, {"who": "anna", "where": "a"})

    async def work() -> None:
        store = Store(open_database(database))
        await asyncio.gather(*(store.keep("a", [write]) for _ in range(50) for write in (sit, stand)))
        assert await store.rows(select(schema.seated)) == []
        await asyncio.gather(*(store.keep("a", [write]) for write in (sit, stand, sit)))
        assert len(await store.rows(select(schema.seated))) == 1
        await store.close()

    asyncio.run(work())


def test_a_change_that_cannot_be_stored_has_not_happened(database: Path) -> None:
    """A full disk: nobody is told, the one who asked hears why, and the table is as it was."""

    async def play(address: str, disk: Disk) -> None:
        async with host(address, NewTable(RACE, seats=2)) as (client, card, line):
            await line.next_of(Talk)
            disk.fill()
            await line.send(Chat(text="lost", ref=5))
            refused = await line.next()
            assert isinstance(refused, Refused)
            assert (refused.ref, refused.reason.id) == (5, "refusal-not-kept")
            assert [notice async for notice in line] == []
            with pytest.raises(ClientError, match="could not be kept"):
                await client.arrive("Cleo")
            disk.clear()
            async with client.table(card.code) as again:
                room = await again.next_of(Room)
                assert room.you.seat == 0
                assert (await again.next_of(Talk)).said == []
                await again.say("kept")
                assert [said.text for said in (await again.next_of(Talk)).said] == ["kept"]

    with in_a_thread(settings_for(database)) as address:
        asyncio.run(play(address, Disk(database)))


def test_a_mistake_of_the_servers_own_costs_no_more_than_the_move(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a change may have happened in memory: the table is made again from what is stored."""

    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async def play(address: str) -> None:
        async with host(address, NewTable(RACE, seats=2)) as (client, card, line):
            await line.next_of(Talk)
            with monkeypatch.context() as patch:
                patch.setattr(commands, "say", stumble)
                await line.send(Chat(text="lost", ref=5))
                refused = await line.next_of(Refused)
            assert (refused.ref, refused.reason.id) == (5, "refusal-failed")
            assert [notice async for notice in line] == []
            assert line.close_code == COME_BACK
            async with client.table(card.code) as again:
                assert (await again.next_of(Room)).you.seat == 0

    with in_a_thread(settings_for(database)) as address:
        asyncio.run(play(address))


class Disk:
    """Refuses to take anything more when it is full."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def fill(self) -> None:
        for table in ("events", "guests"):
            self._do(
                f"CREATE TRIGGER {table}_full BEFORE INSERT ON {table} "
                "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
            )

    def clear(self) -> None:
        for table in ("events", "guests"):
            self._do(f"DROP TRIGGER {table}_full")

    def _do(self, statement: str) -> None:
        with closing(sqlite3.connect(self._database)) as connection:
            connection.execute(statement)


def test_a_new_database_has_the_tables_that_the_code_uses(database: Path) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert MigrationContext.configure(connection).get_current_revision() == newest_revision()
    engine.dispose()


def test_what_was_told_survives_a_loss_of_power(database: Path) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_a_database_of_a_newer_parlour_is_left_alone(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(database).dispose()
    monkeypatch.setattr(databases, "newest_revision", lambda: "0000")
    with pytest.raises(DatabaseFileError, match="made by a newer Parlour"):
        open_database(database)


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100)
    with pytest.raises(DatabaseFileError, match=r"letter\.txt cannot be used as the database"):
        open_database(file)
    assert file.read_text().startswith("Dear Anna")


def test_a_table_whose_events_are_damaged_says_so_and_the_others_go_on(database: Path) -> None:
    async def open_two(address: str) -> list[str]:
        async with Client(address) as client:
            await client.arrive("Anna")
            return [(await client.open_table(NewTable(RACE, seats=2))).code for _ in range(2)]

    async def look(address: str, broken: str, whole: str) -> None:
        async with Client(address) as client:
            with pytest.raises(ClientError, match=f"Table {broken} cannot go on"):
                await client.find(broken)
            assert (await client.find(whole)).code == whole

    with in_a_thread(settings_for(database)) as address:
        broken, whole = asyncio.run(open_two(address))
    with sqlite3.connect(database) as damaged:
        damaged.execute("UPDATE events SET body = ? WHERE table_code = ? AND seq = 0", (b'{"event":"???"}', broken))
    damaged.close()
    with in_a_thread(settings_for(database)) as address:
        asyncio.run(look(address, broken, whole))
