"""Guests and tables over HTTP: who may do what, and sentences for what cannot be done."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from parlour.agents.levels import LEVELS
from parlour.client import Client, ClientError, NewTable
from parlour.table.messages import MAX_NAME, Room

from .serving import RACE, host, in_a_thread, settings_for


def visit(address: str, do: Callable[[Client], Awaitable[None]]) -> None:
    """Let a new guest do something."""

    async def come() -> None:
        async with Client(address) as client:
            await client.arrive("Anna", "sloth")
            await do(client)

    asyncio.run(come())


def refusal(address: str, wish: Callable[[Client], Awaitable[object]]) -> str:
    """The sentence with which something is refused."""

    async def ask(client: Client) -> None:
        with pytest.raises(ClientError) as refused:
            await wish(client)
        said.append(str(refused.value))

    said: list[str] = []
    visit(address, ask)
    return said[0]


def test_a_game_says_all_that_the_lobby_shows(address: str) -> None:
    async def look(client: Client) -> None:
        card = next(card for card in await client.games() if card.slug == RACE)
        assert card.players == (2, 6)
        assert card.levels == list(LEVELS)
        assert len(card.figures) == 6
        assert "en" in card.languages
        option = next(option for option in card.options if option.name == "reverse_swap")
        assert (option.label.id, option.default) == ("option-reverse-swap", "off")
        assert [value.text.id for value in option.values] == ["option-reverse-swap-off", "option-reverse-swap-on"]

    visit(address, look)


def test_every_game_says_how_far_it_is(address: str) -> None:
    async def look(client: Client) -> None:
        health = await client.health()
        assert health.ok
        assert health.games[RACE] == "compiling"

    visit(address, look)


def test_a_guest_is_known_by_the_token_alone(address: str) -> None:
    async def look(client: Client) -> None:
        me = await client.me()
        assert (me.name, me.animal, me.token) == ("Anna", "sloth", "")
        changed = await client.change(name=" Änne ", animal="loris")
        assert (changed.name, changed.animal) == ("Änne", "loris")
        async with Client(address, client.token) as phone:
            assert await phone.me() == changed

    visit(address, look)


def test_a_stranger_is_asked_who_they_are(address: str) -> None:
    async def ask(client: Client) -> None:
        client.token = "made-up"
        await client.my_tables()

    assert refusal(address, ask) == "This device is not known here. Say who you are first: a name and an animal."


@pytest.mark.parametrize(
    ("name", "animal", "said"),
    [
        ("", "owl", "Type a name: there is nothing to read in this one."),
        ("\u200b\u202e\u3164", "owl", "Type a name: there is nothing to read in this one."),
        ("x" * (MAX_NAME + 1), "owl", f"That name is too long: {MAX_NAME + 1} characters, and {MAX_NAME} fit."),
        ("Anna", "../owl", "animal: Expected `str` matching regex '^[a-z][a-z-]{0,19}$'"),
    ],
)
def test_a_name_that_nobody_can_have(address: str, name: str, animal: str, said: str) -> None:
    assert refusal(address, lambda client: client.arrive(name, animal)) == said


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Anna \t Lena\n", "Anna Lena"), ("\u202eabc\u202c", "abc"), ("e\u0301" + "\u0300" * 9, "é" + "\u0300" * 3)],
)
def test_a_name_is_shown_as_it_can_be_read(address: str, typed: str, shown: str) -> None:
    async def look(client: Client) -> None:
        assert (await client.arrive(typed)).name == shown

    visit(address, look)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (NewTable("chess", 2), "There is no game 'chess'"),
        (NewTable(RACE, 1), "Baby-monster-race is for 2 to 6 players, not 1"),
        (NewTable(RACE, 2, {"speed": "high"}), "There is no option 'speed'"),
        (NewTable(RACE, 2, level="mad"), "There is no bot called mad. There are easy, medium, hard."),
    ],
)
def test_a_table_that_cannot_be(address: str, wish: NewTable, said: str) -> None:
    assert refusal(address, lambda client: client.open_table(wish)).startswith(said)


def test_a_table_is_found_by_its_code_and_shared_by_its_link(address: str) -> None:
    async def look(client: Client) -> None:
        card = await client.open_table(NewTable(RACE, seats=3))
        assert (card.stage, card.names, card.seats, card.free) == ("open", ["Anna"], 3, 2)
        assert card.link == f"{address}/t/{card.code}"
        assert await client.find(card.code.lower()) == card
        picture = httpx.get(f"{address}/api/tables/{card.code}/qr.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")

    visit(address, look)


def test_a_code_that_leads_nowhere(address: str) -> None:
    assert (
        refusal(address, lambda client: client.find("zzzzz"))
        == "There is no table ZZZZZ. Codes have five letters; look again at the link."
    )


def test_the_lobby_shows_what_is_listed_and_what_is_mine(address: str) -> None:
    async def look(client: Client) -> None:
        open_to_all = await client.open_table(NewTable(RACE, seats=2, listed=True))
        secret = await client.open_table(NewTable(RACE, seats=2, level="easy", start=True))
        listed = {card.code: card for card in await client.tables()}
        assert open_to_all.code in listed
        assert secret.code not in listed
        assert {card.code for card in await client.my_tables()} == {open_to_all.code, secret.code}

    visit(address, look)


def test_whose_turn_it_is_shows_among_ones_own_tables(address: str) -> None:
    async def look() -> None:
        async with host(address, NewTable(RACE, 2, {"first": "seat-1"}, level="easy", start=True)) as (anna, _, _):
            assert [card.your_turn for card in await anna.my_tables()] == [True]

    asyncio.run(look())


def test_a_link_asked_for_on_the_server_itself_works_elsewhere(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "tables.db", address="http://192.0.2.7:8080")
    with in_a_thread(settings) as address:

        async def look(client: Client) -> None:
            card = await client.open_table(NewTable(RACE, seats=2))
            assert card.link == f"http://192.0.2.7:8080/t/{card.code}"

        visit(address, look)


def test_tokens_are_neither_stored_nor_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tokens: list[str] = []

    async def look() -> None:
        async with host(address, NewTable(RACE, seats=2)) as (client, _, line):
            tokens.append(client.token)
            await line.hello(client.token)
            await line.next_of(Room)
            await client.my_tables()

    with caplog.at_level(logging.DEBUG), in_a_thread(settings_for(tmp_path / "tables.db")) as address:
        asyncio.run(look())
    assert tokens[0]
    assert not [record for record in caplog.records if record.name.startswith("parlour") and tokens[0] in str(record)]
    with sqlite3.connect(tmp_path / "tables.db") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert "Anna" in dump
    assert tokens[0] not in dump
    assert not any(tokens[0].encode() in file.read_bytes() for file in tmp_path.iterdir())


def test_a_game_whose_files_are_wrong_is_left_out_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games" / "wreck").mkdir(parents=True)
    (tmp_path / "games" / "wreck" / "rules.py").write_text("ACTIONS = 1 / 0")
    monkeypatch.setenv("PARLOUR_GAMES", str(tmp_path / "games"))

    async def look(client: Client) -> None:
        slugs = {card.slug for card in await client.games()}
        assert RACE in slugs
        assert "wreck" not in slugs
        health = await client.health()
        assert health.games["wreck"].startswith("failed: ")
        assert "ZeroDivisionError" in health.games["wreck"]

    with in_a_thread(settings_for(tmp_path / "tables.db")) as address:
        visit(address, look)
