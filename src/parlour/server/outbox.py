"""What is on its way to one connection. A line that cannot keep up is cut, so that it holds nobody else up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from litestar import WebSocket
from litestar.exceptions import WebSocketException

MOST_WAITING = 200
"""Notices that may wait for a slow line."""

NORMAL, COME_BACK, NO_TABLE = 1000, 1012, 4404
"""Why a connection is closed: it is over; the page should connect again; there is no such table."""


class _Closing(NamedTuple):
    code: int


class Outbox:
    """Sends what is put into it, in order."""

    def __init__(self, socket: WebSocket[Any, Any, Any], overflowed: Callable[[], object]) -> None:
        self._socket = socket
        self._overflowed = overflowed
        self._waiting: asyncio.Queue[str | _Closing] = asyncio.Queue(MOST_WAITING)
        self._open = True
        self.overfull = False
        """The line could not keep up, and was cut."""

    def put(self, text: str) -> None:
        """Send this next."""
        self._add(text)

    def close(self, code: int = NORMAL) -> None:
        """Close the connection when all before is sent. What comes later is not."""
        self._add(_Closing(code))
        self._open = False

    def _add(self, sent: str | _Closing) -> None:
        if not self._open:
            return
        try:
            self._waiting.put_nowait(sent)
        except asyncio.QueueFull:
            self._open = False
            self.overfull = True
            self._overflowed()

    async def run(self) -> None:
        """Send until it is closed or the line is lost."""
        send: Callable[[Any], Awaitable[None]] = self._socket.send
        try:
            while True:
                sent = await self._waiting.get()
                if isinstance(sent, _Closing):
                    await self._socket.close(code=sent.code)
                    return
                await send({"type": "websocket.send", "bytes": None, "text": sent})
        except (WebSocketException, RuntimeError, OSError):
            self._open = False  # the other end is gone, as its receiving side will find out
