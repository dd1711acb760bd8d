"""The line below a connection: what is sent on it, and how long a round trip takes at least. Races credit that.

The kernel measures it all the time, and pages cannot meddle with that. Behind a proxy it measures the way to the proxy;
there the answers to pings are all that there is. A browser gives them by itself, but a program may take its time.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Mapping
from typing import Any, Protocol

from websockets.frames import Frame
from websockets.protocol import State

from parlour.server.patience import PatientSocket

FORWARDED = frozenset({b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip"})
"""Headers of a request that has come through a proxy."""

_LINE, _WIRE = "line", "wire"
_MIN_RTT = struct.Struct("=148xI")
"""Where `struct tcp_info` of Linux has the shortest round trip of the last minutes, in microseconds."""
_UNKNOWN = 2**32 - 1


class Measurable(Protocol):
    """A socket, or what an event loop gives out in its place."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes:
        """What the kernel knows of it."""
        ...


class Line:
    """What is known of the line below a connection. `below` is its socket if that leads to the page itself."""

    def __init__(self, below: Measurable | None) -> None:
        self._below = below
        self._pong: float | None = None

    def answered(self, seconds: float) -> None:
        """A ping was answered."""
        self._pong = seconds if self._pong is None else min(self._pong, seconds)

    def round_trip(self) -> float | None:
        """Seconds of the shortest round trip that was measured. It takes about three microseconds."""
        kernel = None if self._below is None else _of_kernel(self._below)
        return min((known for known in (kernel, self._pong) if known is not None), default=None)


class LineProtocol(PatientSocket):
    """A socket whose application can ask about the line below it, and write to it."""

    def start_keepalive(self) -> None:
        """Ping now and then. The first time at once, since a race may be on."""
        if self.ping_interval:
            self.send_keepalive_ping()

    async def run_asgi(self) -> None:
        """Serve it."""
        proxied = any(name.lower() in FORWARDED for name, _ in self.scope["headers"])
        self._line = Line(None if proxied else self.transport.get_extra_info("socket"))
        self.scope.setdefault("state", {}).update({_LINE: self._line, _WIRE: self})
        await super().run_asgi()

    @property
    def waiting(self) -> int:
        """Bytes that the line has not taken yet."""
        return self.transport.get_write_buffer_size()

    def push(self, text: bytes) -> None:
        """Send a text, once the socket is accepted. It spares each one the way through the application's tasks."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def cut(self) -> None:
        """End it at once: nobody reads it."""
        self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """A pong: perhaps the one that is waited for."""
        waited = self.pending_ping_payload
        super().handle_pong(event)
        if waited is not None and self.pending_ping_payload is None:
            self._line.answered(self.last_ping_rtt)


def wire(scope: Mapping[str, Any]) -> LineProtocol:
    """The connection below a socket, for what is sent."""
    below: LineProtocol = scope["state"][_WIRE]
    return below


def round_trip(scope: Mapping[str, Any]) -> float | None:
    """Seconds of the shortest round trip over a connection that was measured, if any was."""
    line: Line | None = scope.get("state", {}).get(_LINE)
    return None if line is None else line.round_trip()


def _of_kernel(below: Measurable) -> float | None:
    if sys.platform != "linux":
        return None
    try:
        known = below.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _MIN_RTT.size)
    except OSError:
        return None  # it is closed, or no TCP
    microseconds = _MIN_RTT.unpack(known)[0] if len(known) == _MIN_RTT.size else _UNKNOWN
    return None if microseconds == _UNKNOWN else microseconds / 1_000_000
