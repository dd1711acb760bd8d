"""A slow line waits for nobody else, and nobody waits for it."""

from __future__ import annotations

import asyncio

from parlour.server.outbox import COME_BACK, MOST_WAITING, Outbox


class Line:
    """Takes nothing off the hands of whoever sends."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    @property
    def waiting(self) -> int:
        return sum(map(len, self.sent))

    def push(self, text: bytes) -> None:
        self.sent.append(text)


def test_all_is_sent_in_order_until_the_connection_is_to_be_closed() -> None:
    async def work() -> None:
        line = Line()
        outbox = Outbox(line, overflowed=lambda: None)
        for text in (b"a", b"b", b"c"):
            outbox.put(text)
        outbox.close(COME_BACK)
        outbox.put(b"too late")
        assert (line.sent, await outbox.closed()) == ([b"a", b"b", b"c"], COME_BACK)

    asyncio.run(work())


def test_a_line_that_does_not_keep_up_is_cut() -> None:
    async def work() -> None:
        line, cut = Line(), asyncio.Event()
        outbox = Outbox(line, overflowed=cut.set)
        while not cut.is_set():
            outbox.put(b"x" * 1000)
        assert MOST_WAITING < line.waiting <= MOST_WAITING + 1000
        assert outbox.overfull
        outbox.put(b"no more")
        assert line.sent[-1] != b"no more"

    asyncio.run(work())
