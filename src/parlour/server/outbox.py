"""What goes out to one connection. A line that cannot keep up is cut, so that it holds nobody else up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

MOST_WAITING = 1024 * 1024
"""Bytes that may wait for a slow line."""

NORMAL, COME_BACK, TRY_LATER, NO_TABLE, NO_HELLO = 1000, 1012, 1013, 4404, 4408
"""Why a connection is closed: it is over; the page should connect again, at once or later; there is no such table; the
page said nothing."""


class Wire(Protocol):
    """A connection that takes texts one by one."""

    @property
    def waiting(self) -> int:
        """Bytes that the line below has not taken yet."""
        ...

    def push(self, text: bytes) -> None:
        """Send this next, without waiting for anything. A line that is lost loses it."""
        ...


class Outbox:
    """Sends what is put into it, in order."""

    def __init__(self, wire: Wire, overflowed: Callable[[], object]) -> None:
        self._wire = wire
        self._overflowed = overflowed
        self._open = True
        self._code: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.overfull = False
        """The line could not keep up, and was cut."""

    def put(self, text: bytes) -> None:
        """Send this next."""
        if not self._open:
            return
        if self._wire.waiting > MOST_WAITING:
            self._open = False
            self.overfull = True
            self._overflowed()
            return
        self._wire.push(text)

    def close(self, code: int = NORMAL) -> None:
        """Close the connection. What comes later is not sent."""
        if self._open:
            self._open = False
            self._code.set_result(code)

    async def closed(self) -> int:
        """Wait until it is to be closed; with which code."""
        return await asyncio.shield(self._code)
