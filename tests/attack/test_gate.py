"""Who is let in over HTTP and to sockets, and what everybody else is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.client import Client, NewTable
from parlour.server.limits import Limits
from parlour.server.outbox import TRY_LATER
from parlour.table.messages import Gone, Room

from ..server.serving import in_a_thread, settings_for

FEW = Limits(guests=3, tables=2, sockets=2, calls=100)
EVIL = {"origin": "https://evil.example"}
ANNA = {"name": "Anna", "animal": "sloth"}
TABLE = {"game": "leduc", "seats": 2}


@pytest.fixture
def address(tmp_path: Path) -> Generator[str]:
    with in_a_thread(settings_for(tmp_path / "tables.db", limits=FEW)) as where:
        yield where


def arrives(address: str, **headers: str) -> httpx.Response:
    return httpx.post(f"{address}/api/guests", json=ANNA, headers=headers)


def test_a_page_of_another_site_changes_nothing(address: str) -> None:
    refused = arrives(address, **EVIL)
    assert refused.status_code == 403
    assert refused.json()["detail"] == "A page of another site asks for this. Open Parlour by its own address."
    assert arrives(address, origin=address).status_code == 201
    assert httpx.get(f"{address}/api/tables", headers=EVIL).status_code == 200
    assert "access-control-allow-origin" not in httpx.get(f"{address}/api/tables", headers=EVIL).headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_socket(address: str, origin: str) -> None:
    async def knock() -> None:
        where = f"{address.replace('http', 'ws')}/api/tables/ZZZZZ/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(where, additional_headers={"origin": origin})
        answer = refused.value.response
        assert answer.status_code == 403
        assert json.loads(answer.body)["detail"].startswith("A page of another site")

    asyncio.run(knock())


def test_an_own_page_behind_a_proxy_gets_its_socket(address: str) -> None:
    async def knock() -> None:
        where = f"{address.replace('http', 'ws')}/api/tables/ZZZZZ/socket"
        own = {"origin": "https://games.example.org", "x-forwarded-host": "games.example.org"}
        async with connect(where, additional_headers=own) as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["reason"]["id"] == "gone-no-table"

    asyncio.run(knock())


def test_too_many_guests_of_one_address_are_told_when_to_come_back(address: str) -> None:
    answers = [arrives(address) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    seconds = int(answers[-1].headers["retry-after"])
    assert 1190 <= seconds <= 1200
    assert answers[-1].json()["detail"].endswith("Try again in 20 minutes.")


def test_too_many_tables_of_one_address_are_not_opened(address: str) -> None:
    me = {"authorization": f"Bearer {arrives(address).json()['token']}"}
    answers = [httpx.post(f"{address}/api/tables", json=TABLE, headers=me) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert httpx.get(f"{address}/api/guests/me/tables", headers=me).status_code == 200


def test_nobody_gets_around_a_limit_by_another_way_to_write_the_address(address: str) -> None:
    ways = ["/api/guests", "/api/guests/", "//api//guests", "/api/guests?x=1", "/api/%67uests"]
    codes = [httpx.post(address + way, json=ANNA).status_code for way in ways]
    assert codes[3:] == [429, 429]


def test_behind_a_proxy_each_address_has_limits_of_its_own(address: str) -> None:
    for _ in range(3):
        assert arrives(address, **{"x-forwarded-for": "203.0.113.5"}).status_code == 201
    assert arrives(address, **{"x-forwarded-for": "203.0.113.5"}).status_code == 429
    assert arrives(address, **{"x-forwarded-for": "203.0.113.6"}).status_code == 201
    # What a stranger writes in front is not what the proxy has added.
    assert arrives(address, **{"x-forwarded-for": "198.51.100.1, 203.0.113.5"}).status_code == 429


def test_a_socket_too_many_is_told_so_and_another_may_come_when_one_has_left(address: str) -> None:
    async def come() -> None:
        async with Client(address) as client:
            await client.arrive("Anna")
            card = await client.open_table(NewTable("leduc", 2))
            async with client.table(card.code) as first:
                await first.next_of(Room)
                where = f"{address.replace('http', 'ws')}/api/tables/{card.code}/socket"
                async with client.table(card.code) as second, connect(where) as third:
                    await second.next_of(Room)
                    gone = json.loads(await third.recv())
                    assert (gone["type"], gone["reason"]["id"]) == ("gone", "gone-too-many-pages")
                    await third.wait_closed()
                    assert third.close_code == TRY_LATER
            async with client.table(card.code) as again:
                await again.next_of(Room)

    asyncio.run(come())


def test_a_table_is_full_at_some_time_but_not_for_those_who_sit_there(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.hub.MOST_HERE", 1)

    async def come() -> None:
        async with Client(address) as anna, Client(address) as eve:
            await anna.arrive("Anna")
            card = await anna.open_table(NewTable("leduc", 2))
            async with eve.table(card.code) as watching:
                await watching.next_of(Room)
                async with anna.table(card.code) as line:
                    assert (await line.next_of(Room)).you.seat == 0
            async with anna.table(card.code) as line:
                await line.next_of(Room)
                async with eve.table(card.code) as late:
                    gone = await late.next()
                    assert isinstance(gone, Gone)
                    assert gone.reason.id == "gone-full"

    asyncio.run(come())


def test_every_answer_says_what_the_page_may_do(address: str) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/nothing.js"):
        headers = httpx.get(address + path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "accelerometer=(self)" in headers["permissions-policy"]
        assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize(
    "body", ["[" * 9000, '{"name":' * 2000, '{"name":"\\ud800","animal":"owl"}', "{}", "\x00", "1"]
)
def test_what_is_no_call_is_refused_with_a_sentence(address: str, body: str) -> None:
    answer = httpx.post(f"{address}/api/guests", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["detail"]


@pytest.mark.parametrize("code", ["%00", "Z" * 5000, "%3Cscript%3E", "a%0d%0ab", "%E2%80%AE", "ZZZZ", "ZZZZZZ"])
def test_what_is_no_code_is_no_table(address: str, code: str) -> None:
    answer = httpx.get(f"{address}/api/tables/{code}")
    assert answer.status_code == 404
    assert answer.json()["detail"].startswith("There is no table ")
    assert len(answer.text) < 200
    assert "\\u202e" not in answer.text


def test_a_file_with_a_name_that_no_disk_takes_is_not_there(address: str) -> None:
    for path in ("/" + "a" * 300 + ".js", "/words/" + "a" * 300 + ".ftl", "/words/en-" + "a" * 300 + ".ftl"):
        assert httpx.get(address + path).status_code == 404
