"""Connections that are half open, deaf, endless or no connections at all: each is ended, and the server goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Generator
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from parlour.client import Client, NewTable
from parlour.server.metrics import REGISTRY
from parlour.server.outbox import NO_HELLO
from parlour.server.patience import PatientProtocol
from parlour.table.messages import Room

from ..server.serving import in_a_thread, settings_for
from .frames import GREETING, Where, frame, sends
from .fuzz import UNLIMITED

SOON = 0.1
"""In place of the server's patience, in seconds."""
LONG = 20.0
"""Seconds within which the server hangs up on a busy machine."""


@pytest.fixture
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Where]:
    """A server without patience, and a table there."""
    for name in ("ASKED_WITHIN", "TAKEN_WITHIN", "LAST_WORDS"):
        monkeypatch.setattr(f"parlour.server.patience.{name}", SOON)
    with in_a_thread(settings_for(tmp_path / "tables.db", messages=(1e9, 1e9), limits=UNLIMITED)) as address:
        host, port = address.removeprefix("http://").split(":")
        yield Where(host, int(port), asyncio.run(opened(address)))


async def opened(address: str) -> str:
    async with Client(address) as client:
        await client.arrive("Anna")
        return (await client.open_table(NewTable("leduc", 2))).code


@pytest.fixture(autouse=True)
def no_mistakes(caplog: pytest.LogCaptureFixture) -> Generator[None]:
    """Whatever comes, the server takes it for nothing that went wrong."""
    yield
    assert [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


def hangs_up(where: Where, *said: bytes) -> bytes:
    """What the server answers to all that before it hangs up; it fails if it never does."""
    reader = asyncio.run(sends(where, list(said), patience=LONG))
    assert asyncio.run(lives(where))
    return reader


async def lives(where: Where) -> bool:
    """Whether others are still served."""
    async with Client(f"http://{where.host}:{where.port}") as client, client.table(where.code) as line:
        return (await line.next_of(Room)).code == where.code


def greeting(where: Where, more: str = "") -> bytes:
    return (GREETING.format(code=where.code, host=f"{where.host}:{where.port}") + more + "\r\n").encode("latin-1")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_who_says_half_a_sentence_is_not_waited_for(where: Where, half: bytes) -> None:
    hangs_up(where, half)


def test_a_head_without_an_end_is_cut_off(where: Where) -> None:
    assert hangs_up(where, b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 100_000).startswith(b"HTTP/1.1 431 ")


def test_a_greeting_with_too_much_in_it_is_refused(where: Where) -> None:
    for more in ("X: " + "y" * 9000 + "\r\n", "".join(f"X{number}: y\r\n" for number in range(200))):
        assert hangs_up(where, greeting(where, more)).startswith(b"HTTP/1.1 431 ")


def test_a_page_that_never_says_hello_is_told_so(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.socket.HELLO_WITHIN", SOON)

    async def listen() -> None:
        async with connect(f"ws://{where.host}:{where.port}/api/tables/{where.code}/socket") as socket:
            assert json.loads(await socket.recv())["reason"]["id"] == "gone-no-hello"
            await socket.wait_closed()
            assert socket.close_code == NO_HELLO

    asyncio.run(listen())


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(0x81, b"\xff\xfe"), 1007),
        (frame(0x81, b"{}", masked=False), 1002),
        (frame(0x83), 1002),
        (frame(0x80), 1002),
        (frame(0x81, b"", length=2**62), 1009),
        (frame(0x81, b"x" * 20_000), 1009),
        (frame(0x01) + frame(0x00) * 500, 1009),
        (frame(0x89) * 100, 1008),
        (frame(0x88, b"\x03"), 1002),
    ],
    ids=["letters", "mask", "kind", "piece", "size", "big", "pieces", "pings", "close"],
)
def test_a_frame_that_is_none_ends_the_connection_with_its_reason(where: Where, said: bytes, code: int) -> None:
    heard = hangs_up(where, greeting(where), frame(0x81, b'{"type":"hello"}'), said)
    assert code.to_bytes(2, "big") in heard.rpartition(b"\x88")[2]


def test_a_page_that_never_reads_is_cut_before_it_fills_the_memory(where: Where) -> None:
    async def talk_without_end(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(frame(0x81, b'{"type":"hello"}') * 100)
            await writer.drain()

    async def be_deaf() -> None:
        _, writer = await asyncio.open_connection(where.host, where.port, limit=1024)
        writer.write(greeting(where))
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(talk_without_end(writer), LONG)
        writer.transport.abort()

    asyncio.run(be_deaf())
    assert asyncio.run(lives(where))


def test_binary_is_refused_and_the_conversation_goes_on(where: Where) -> None:
    async def talk() -> None:
        async with connect(f"ws://{where.host}:{where.port}/api/tables/{where.code}/socket") as socket:
            for said in (b"\x00", '{"type":"hello"}', b"{}", '{"type":"ping","sent":1}'):
                await socket.send(said)
            heard = []
            while not heard or heard[-1]["type"] != "pong":
                heard.append(json.loads(await socket.recv()))
            refused = [notice["reason"]["id"] for notice in heard if notice["type"] == "refused"]
            assert refused == ["refusal-no-text"] * 2

    asyncio.run(talk())


def test_nothing_is_left_of_those_who_are_gone(where: Where) -> None:
    for _ in range(5):
        asyncio.run(sends(where, [greeting(where), frame(0x81, b'{"type":"hello"}')[:-2]]))
    hangs_up(where, b"")
    until = 100
    while REGISTRY.get_sample_value("parlour_sockets_open") and until:
        hangs_up(where, b"")
        until -= 1
    assert until


def test_nothing_is_said_to_somebody_who_has_hung_up() -> None:
    closed = MagicMock(asyncio.Transport)
    closed.is_closing.return_value = True
    closed.get_extra_info.return_value = None
    closed.write.side_effect = RuntimeError("the handler is closed")

    async def answer() -> None:
        async def application(_scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"too late"})

        config = uvicorn.Config(application, lifespan="off", log_config=None)
        config.load()
        protocol = PatientProtocol(config, ServerState(), {})
        protocol.connection_made(closed)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        await asyncio.gather(*protocol.tasks)

    asyncio.run(answer())
