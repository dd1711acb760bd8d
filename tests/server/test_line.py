"""How long the line of a connection is, as the server knows it, and the clock that nobody sets."""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections.abc import Generator
from typing import Any

import pytest
import uvicorn

from parlour.server import clock
from parlour.server.line import Line, LineProtocol, round_trip

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the shortest round trip")

HELLO = (
    "GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def says_its_line(scope: Any, _receive: Any, send: Any) -> None:
    """An application that tells everybody what it knows of their line."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": f"<{round_trip(scope)}>"})
    await send({"type": "websocket.close"})


@pytest.fixture(scope="module")
def port() -> Generator[int]:
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(says_its_line, ws=LineProtocol, lifespan="off", log_level="warning"))
    thread = threading.Thread(target=server.run, args=[[listening]])
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join()


def line_of(port: int, *headers: str) -> str:
    """What the server says of a connection that answers no ping."""
    with socket.create_connection(("127.0.0.1", port), 30) as talking:
        talking.sendall((HELLO + "".join(f"{header}\r\n" for header in headers) + "\r\n").encode())
        heard = b""
        while b">" not in heard.partition(b"<")[2]:
            more = talking.recv(4096)
            assert more, heard
            heard += more
        return heard.partition(b"<")[2].partition(b">")[0].decode()


@linux
def test_the_kernel_tells_how_short_a_direct_line_is(port: int) -> None:
    assert 0 < float(line_of(port)) < 5


@pytest.mark.parametrize(
    "header", ["X-Forwarded-For: 203.0.113.5", "Forwarded: for=203.0.113.5", "Via: 1.1 door", "X-Real-IP: 203.0.113.5"]
)
def test_behind_a_proxy_nothing_is_known_until_a_ping_is_answered(port: int, header: str) -> None:
    assert line_of(port, header) == "None"


def test_the_quickest_pong_counts() -> None:
    line = Line(None)
    assert line.round_trip() is None
    for seconds in (0.3, 0.2, 0.4):
        line.answered(seconds)
    assert line.round_trip() == 0.2


@linux
def test_a_pong_that_comes_late_makes_no_direct_line_longer() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as door,
        socket.create_connection(door.getsockname()),
        door.accept()[0] as here,
    ):
        line = Line(here)
        alone = line.round_trip()
        assert alone is not None
        line.answered(alone + 10)
        assert line.round_trip() == alone
        line.answered(alone / 2)
        assert line.round_trip() == alone / 2


def test_a_line_that_is_cut_is_not_known() -> None:
    cut = socket.socket()
    cut.close()
    assert Line(cut).round_trip() is None


@pytest.mark.parametrize("jump", [-1e9, 1e9])
def test_the_clock_of_the_tables_does_not_jump(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    before, wall = clock.now(), time.time()
    monkeypatch.setattr(time, "time", lambda: wall + jump)
    assert 0 <= clock.now() - before < 60
