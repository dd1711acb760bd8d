"""What somebody hostile sends below messages: frames that are none, calls that are none, and half of everything."""

from __future__ import annotations

import asyncio
import struct
from contextlib import suppress
from random import Random
from typing import NamedTuple

GREETING = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PATIENCE = 0.1
"""Seconds in which the server may answer what it need not answer."""


class Where(NamedTuple):
    """A server, and a table there."""

    host: str
    port: int
    code: str


def frame(kind: int, body: bytes = b"", *, length: int | None = None, masked: bool = True) -> bytes:
    """One frame; `kind` is its first byte."""
    said = len(body) if length is None else length
    first = bytes([kind])
    mask = 0x80 if masked else 0
    size = bytes([mask | said]) if said < 126 else bytes([mask | 127]) + struct.pack("!Q", said)
    return first + size + (bytes(4) if masked else b"") + body


def frames(luck: Random) -> list[bytes]:
    """Frames of which at least one cannot be answered in earnest."""
    return luck.choice(
        [
            [frame(0x81, b"\xff\xfe")],
            [frame(0x81, b"{}", masked=False)],
            [frame(luck.choice([0x83, 0x85, 0x8B, 0x8F]))],
            [frame(0xF1, b"{}")],
            [frame(0x80, b"{}")],
            [frame(0x01, b"{")] + [frame(0x00)] * luck.choice([3, 200]),
            [frame(0x01, b"{"), frame(0x81, b"{}")],
            [frame(0x81, b"", length=2**62)],
            [frame(0x81, b"x" * 20_000)],
            [frame(0x88, b"\x00")],
            [frame(0x88, struct.pack("!H", luck.choice([0, 999, 1005, 5000])))],
            [frame(0x89, luck.randbytes(125))] * luck.choice([1, 100]),
            [frame(0x09, b"half a ping")],
            [frame(0x8A, b"nobody asked")] * 20,
            [luck.randbytes(luck.randrange(1, 200))],
            [frame(0x81, b'{"type":"hello"}')[:-3]],
        ]
    )


def greeting(luck: Random, where: Where) -> bytes:
    """The beginning of a socket; often one that cannot become any."""
    good = GREETING.format(code=where.code, host=f"{where.host}:{where.port}")
    more = luck.choice(
        [
            "",
            "",
            "",
            "",
            "Origin: https://evil.example\r\n",
            "Origin: null\r\n",
            f"Origin: http://{where.host}.evil.example\r\n",
            "X: " + "y" * 9000 + "\r\n",
            "".join(f"X{number}: y\r\n" for number in range(200)),
            "X: \xff\xfe\r\n",
            "Sec-WebSocket-Extensions: permessage-deflate; x=" + "y" * 100 + "\r\n",
            "Content-Length: 99999\r\n",
        ]
    )
    text = (good + more + "\r\n").encode("latin-1")
    return luck.choice([text, text, text, text.replace(b"13", b"12"), text[: luck.randrange(len(text))]])


def call(luck: Random, where: Where) -> bytes:
    """A call over HTTP that cannot be answered in earnest."""
    path = luck.choice(
        [
            "/api/guests",
            "/api/tables",
            "/api/guests/me",
            f"/api/tables/{where.code}",
            f"/api/tables/{where.code}/qr.svg",
            "/api/tables/" + "Z" * 3000,
            "/api/tables/%3Cscript%3Ealert(1)%3C/script%3E",
            "/api/matches/%00/99999999999999999999999",
            "/api/matches/ZZZZZ/1/scenes?view=%ff&from=-1",
            "/games/../../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd.txt",
            "/" + "a" * 300 + ".js",
            "/words/%00.ftl",
            "/metrics",
            "//evil.example/%0d%0aX: y",
            "*",
            "http://evil.example/",
        ]
    )
    method = luck.choice(["GET", "POST", "POST", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW"])
    body = luck.choice(
        [
            b"",
            b"{}",
            b"[" * 9000,
            b'{"name":' * 3000,
            b'{"name":"\\ud800","animal":"owl"}',
            b'{"name":"<script>alert(1)</script>","animal":"owl"}',
            b'{"name":"x","animal":"../owl"}',
            b'{"name":' + b"9" * 5000 + b"}",
            b'{"game":"leduc","seats":99999999999999999999}',
            b'{"game":"' + b"x" * 9000 + b'","seats":2}',
            b'{"game":"leduc","seats":2,"level":"' + b"x" * 9000 + b'"}',
            b"\xff\xfe\x00",
            b"x" * 20_000,
            luck.randbytes(100),
        ]
    )
    headers = luck.choice(
        [
            "",
            "",
            "Authorization: Bearer made-up\r\n",
            "Authorization: Bearer " + "x" * 5000 + "\r\n",
            "Authorization: \xff\r\n",
            "Origin: https://evil.example\r\n",
            "Content-Type: text/plain\r\n",
            "Content-Type: multipart/form-data\r\n",
            "Content-Length: 5\r\n",
            "Transfer-Encoding: chunked\r\n",
            "Cookie: " + "x" * 70_000 + "\r\n",
            "Range: bytes=0-,0-,0-\r\n",
            "Accept-Encoding: \x01\r\n",
            "If-None-Match: " + "x" * 2000 + "\r\n",
        ]
    )
    length = f"Content-Length: {len(body)}\r\n" if "Length" not in headers and "Transfer" not in headers else ""
    host = luck.choice([f"{where.host}:{where.port}", "evil.example", "<script>"])
    said = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}{length}\r\n".encode("latin-1") + body
    return luck.choice([said, said, said, said[: luck.randrange(len(said))], said * 3])


async def sends(where: Where, said: list[bytes], patience: float = PATIENCE) -> bytes:
    """Say all that, and what was answered within a moment, or until the server hung up.

    What follows the first part is said when there is an answer to it.
    """
    reader, writer = await asyncio.open_connection(where.host, where.port)
    heard = b""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(patience):
            writer.write(said[0])
            if len(said) > 1:
                heard = await reader.read(65_536)
            for part in said[1:]:
                writer.write(part)
                await writer.drain()
            while more := await reader.read(65_536):
                heard += more
    writer.transport.abort()
    return heard
