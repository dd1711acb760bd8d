"""A slow line waits for nobody else, and nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from litestar import WebSocket

from parlour.server.outbox import COME_BACK, MOST_WAITING, Outbox


class Line:
    """Takes what is sent once it is told to go on."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.code = 0
        self.open = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        await self.open.wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        self.code = code


def test_all_is_sent_in_order_and_then_the_connection_is_closed() -> None:
    async def work() -> None:
        line = Line()
        line.open.set()
        outbox = Outbox(cast(WebSocket[Any, Any, Any], line), overflowed=lambda: None)
        for text in "abc":
            outbox.put(text)
        outbox.close(COME_BACK)
        outbox.put("too late")
        await outbox.run()
        assert (line.sent, line.code) == (["a", "b", "c"], COME_BACK)

    asyncio.run(work())


def test_a_line_that_does_not_keep_up_is_cut() -> None:
    async def work() -> None:
        line, cut = Line(), asyncio.Event()
        outbox = Outbox(cast(WebSocket[Any, Any, Any], line), overflowed=cut.set)
        for number in range(MOST_WAITING + 1):
            outbox.put(str(number))
        assert cut.is_set()
        assert outbox.overfull

    asyncio.run(work())
