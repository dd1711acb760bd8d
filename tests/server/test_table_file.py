"""A table goes into a file and out of it again, here or elsewhere, and is the same table."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.client import Client, NewTable
from parlour.server.database import open_database
from parlour.server.table_file import TableFile, TableFileError, load, save, take_in, taken_out
from parlour.table.events import Event, Guest
from parlour.table.messages import Chat, Sit, Start, Told
from parlour.table.table import Table

from ..table.party import Party, toy
from ..table.test_restore import seen
from .serving import RACE, guest, host, in_a_thread, play_on, settings_for

OPENED = (
    '{"event":"opened","at":1.0,"code":"BCDFG","game":"leduc","seats":2,"options":{},"limit":0,"listed":false,'
    '"host":{"id":"g-anna","name":"Anna","animal":"cat"}}'
)
SAT = '{"event":"sat","at":2.0,"seat":1,"guest":{"id":"g-ben","name":"Ben","animal":"owl"}}'
BEGAN = '{"event":"began","at":3.0,"match":"BCDFG-1","secret":"00","rules_version":"RULES"}'
ACTED = '{"event":"stepped","at":4.0,"steps":[{"step":"act","seat":0,"action":1}]}'


def party(name: str, moves: int, seed: int) -> Party:
    """A table at which two people have done some things, with bots in the other seats."""
    there, luck = Party(toy(name), seats=2), Random(seed)
    anna, ben = there.host(), there.come(Guest("g-ben", "Ben", "owl"))
    ben.ask(Sit())
    anna.ask(Chat(text="shall we?"))
    anna.ask(Start())
    for _ in range(moves):
        play = there.table.state.play
        page = next((each for each in (anna, ben) if play is not None and play.legal(each.seat or 0)), None)
        if page is None or play is None:
            break
        page.act(luck.choice(play.legal(page.seat or 0)))
        there.wait(1)
    return there


def file_of(there: Party) -> TableFile:
    return TableFile(msgspec.json.decode(b"[" + b",".join(there.stored) + b"]", type=list[Event]))


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(["leduc", "whispers", "snap", "goofspiel"]), st.integers(0, 12), st.integers(0, 99))
def test_what_is_taken_in_and_out_again_is_the_same(
    tmp_path_factory: pytest.TempPathFactory, name: str, moves: int, seed: int
) -> None:
    there = party(name, moves, seed)
    folder = tmp_path_factory.mktemp("tables")
    engine = open_database(folder / "tables.db")
    save(file_of(there), folder / "table.json")
    taken = take_in(engine, load(folder / "table.json"))
    assert (taken.code, [known.guest.name for known in taken.newcomers]) == ("BCDFG", ["Anna", "Ben"])
    out = taken_out(engine, "BCDFG")
    assert out.events == file_of(there).events
    assert seen(Table.restore(there.game, out.events, there.now)) == seen(there.table)
    again = take_in(engine, out)
    assert again.code != "BCDFG", "two tables have no code in common"
    assert again.newcomers == [], "they are known here by now"
    assert taken_out(engine, again.code).events[1:] == out.events[1:]
    assert taken_out(engine, "BCDFG") == out, "the first one is as it was"
    engine.dispose()


def run(*words: str | Path) -> str:
    """What the command says, if it succeeds."""
    result = CliRunner().invoke(app, [*map(str, words)])
    assert result.exit_code == 0, result.output
    return result.output


def test_people_go_on_elsewhere_by_the_links_that_are_printed(tmp_path: Path) -> None:
    """With a finished match, in the middle of another, while both servers run."""
    here, there, file = tmp_path / "here.db", tmp_path / "there.db", tmp_path / "table.json"

    async def play(address: str, other: str) -> None:
        wish = NewTable(RACE, seats=2)
        async with host(address, wish) as (anna, card, one), guest(address, card.code) as (_, two):
            await one.start()
            await one.next_of(Told)
            await two.next_of(Told)
            await play_on(one, two)
            await one.rematch()
            await one.next_of(Told)
            await two.next_of(Told)
            await play_on(one, two, until="prompt-")
            while not kept(here):
                await asyncio.sleep(0.05)  # a finished match is put away after its end
            said = run("export-table", card.code.lower(), "--db", here, "--out", file)
            assert "1 finished matches" in said
            assert anna.token not in file.read_text()
            links = run("import-table", file, "--db", there, "--address", other)
        assert f"{other}/t/{card.code}" in links
        tokens = dict(re.findall(r"^  (\w+) +\S+#me=(\S+)$", links, re.MULTILINE))
        for name, line in (("Anna", one), ("Ben", two)):
            assert line.told is not None
            async with Client(other, tokens[name]) as client, client.table(card.code) as again:
                assert (await again.next_of(Told)).scene == line.told.scene
        assert kept(there) == kept(here)

    with in_a_thread(settings_for(here)) as address, in_a_thread(settings_for(there)) as other:
        asyncio.run(play(address, other))


def kept(database: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT * FROM matches").fetchall()


def written(*events: str, more: str = "") -> str:
    rules = toy("leduc").rules_version
    return f'{{"events":[{",".join(events).replace("RULES", rules)}]{more}}}'


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("Dear Anna", "is no table file"),
        (written(OPENED)[:-9], "is no table file"),
        ('{"game":"leduc","rules_version":"1","seats":2,"options":{},"steps":[]}', "is no table file"),
        (written(OPENED, more=',"format":2'), "written by a newer Parlour"),
        (written('{"event":"conjured","at":1.0}'), "is no table file"),
        (written(), "does not begin with the opening"),
        (written(SAT), "does not begin with the opening"),
        (written(OPENED.replace("BCDFG", "../up")), "does not begin with the opening"),
        (written(OPENED, OPENED), "does not fit together"),
        (written(OPENED.replace("leduc", "poker")), "'poker', is not here"),
        (written(OPENED.replace('"seats":2', '"seats":1000000000')), "1000000000 seats"),
        (written(OPENED, SAT.replace('"seat":1', '"seat":7')), "does not fit together"),
        (written(OPENED, SAT, BEGAN, ACTED), "does not fit together"),
        (written(OPENED, SAT.replace("Ben", "Ben\\u202e")), "a name that nobody can have"),
        (written(OPENED.replace("Anna", "A" * 10_000)), "a name that nobody can have"),
    ],
)
def test_a_foreign_or_damaged_file_is_refused_in_a_line_and_nothing_is_kept(
    database: Path, tmp_path: Path, content: str, said: str
) -> None:
    file = tmp_path / "table.json"
    file.write_text(content)
    result = CliRunner().invoke(app, ["import-table", str(file), "--db", str(database)])
    assert result.exit_code == 2
    assert said in result.output
    assert result.output.count("\n") == 1
    if database.exists():
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT count(*) FROM events").fetchone() == (0,)
            assert connection.execute("SELECT count(*) FROM guests").fetchone() == (0,)


def test_a_table_or_database_that_is_not_there_is_named(database: Path) -> None:
    missing = CliRunner().invoke(app, ["export-table", "BCDFG", "--db", str(database)])
    assert (missing.exit_code, "there is no" in missing.output) == (2, True)
    assert not database.exists()
    engine = open_database(database)
    with pytest.raises(TableFileError, match="no table BCDFG"):
        taken_out(engine, "BCDFG")
    engine.dispose()
