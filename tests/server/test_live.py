"""A table in memory: what could not be stored is told to nobody, whatever was stored beside it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from parlour.server.live import Live
from parlour.server.outbox import COME_BACK, Outbox
from parlour.server.store import StoreError
from parlour.table.events import Guest
from parlour.table.messages import Chat, News, Refused, Talk
from parlour.table.table import Table

from ..table.party import toy

ANNA = Guest("g-anna", "Anna", "cat")


class Wire:
    """Keeps what is told."""

    waiting = 0

    def __init__(self) -> None:
        self.news: list[News] = []

    def push(self, text: bytes) -> None:
        self.news.append(msgspec.json.decode(text, type=News))


class Waiting:
    """A store that answers when the test says so, and whoever watches the table."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[None]] = []

    def keep(self, _key: str, _writes: object) -> asyncio.Future[None]:
        self.asked.append(asyncio.get_running_loop().create_future())
        return self.asked[-1]

    def lost(self, live: Live) -> None:
        pass

    def finished(self, live: Live) -> None:
        pass


def test_of_changes_that_are_stored_together_the_one_that_fails_is_not_told() -> None:
    async def work() -> None:
        wire, waiting = Wire(), Waiting()
        table, change = Table.open("BCDFG", toy("leduc"), ANNA, 0.0, 2, {})
        live = Live(table, 0, None, cast(Any, waiting), cast(Any, None), waiting)
        live.take(change)
        outbox = Outbox(wire, overflowed=lambda: None)
        live.join(1, ANNA, outbox)
        live.receive(1, Chat(ref=1, text="kept"))
        live.receive(1, Chat(ref=2, text="lost"))
        opened, kept, lost = waiting.asked
        for future in (opened, kept):
            future.set_result(None)
        lost.set_exception(StoreError("the disk is full"))
        assert await outbox.closed() == COME_BACK
        said = [each.text for notice in wire.news if isinstance(notice, Talk) for each in notice.said]
        refused = [(notice.ref, notice.reason.id) for notice in wire.news if isinstance(notice, Refused)]
        assert (said, refused) == (["kept"], [(2, "refusal-not-kept")])

    asyncio.run(work())
