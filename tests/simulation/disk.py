"""A disk that is slow, fills up, and loses what was not written when the process dies; it outlives every process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from sqlalchemy import Connection, Executable, Row, create_engine, select
from sqlalchemy.pool import StaticPool

from parlour.server import schema
from parlour.server import store as storing
from parlour.server.store import Store

QUICK = 0.004
"""Seconds that a commit takes on average when the disk is well."""
SLOW = 3.0
"""Seconds that one takes on average when it is not."""

_commit = storing._commit


class Disk:
    """A database in memory, and the troubles it has while it is not `well`.

    `kept` is told of each event of a table as soon as that is durable.
    """

    def __init__(self, luck: Random, faults: Counter[str], kept: Callable[[str, int, bytes], None]) -> None:
        self.engine = create_engine("sqlite://", poolclass=StaticPool)
        schema.metadata.create_all(self.engine)
        self.well = False
        self._slow = luck.choice([0.02, 0.2, 0.6])
        self._fails = luck.choice([0.01, 0.08, 0.25])
        self._luck = luck
        self._faults = faults
        self._kept = kept
        self._full = False

    def pause(self) -> float:
        """Seconds until the next commit is durable."""
        if not self.well and self._luck.random() < self._slow:
            self._faults["slow commit"] += 1
            return self._luck.expovariate(1 / SLOW)
        return self._luck.expovariate(1 / QUICK)

    def commit(self, connection: Connection, batch: Sequence[Any]) -> None:
        """In place of the store's own: it may fail, and then nothing of it is durable."""
        if not self.well and any(request.writes for request in batch):
            if self._luck.random() < (0.6 if self._full else self._fails):
                # What is full stays so for a while: a few more commits fail.
                self._full = True
                self._faults["failed commit"] += 1
                raise OSError("no space left on device")
            self._full = False
        _commit(connection, batch)
        for request in batch:
            for statement, row in request.writes:
                if statement.table is schema.events:
                    self._kept(row["table_code"], row["seq"], row["body"])

    def tears(self) -> int:
        """Of what is on its way when the process dies, so much is written."""
        return int(self._luck.expovariate(1 / 2))

    def events(self) -> list[tuple[str, int, bytes]]:
        """All that is durable of tables, in their order."""
        kept = schema.events.c
        asked = select(kept.table_code, kept.seq, kept.body).order_by(kept.table_code, kept.seq)
        with self.engine.connect() as connection:
            return [(row.table_code, row.seq, row.body) for row in connection.execute(asked)]


class SimulatedStore(Store):
    """The store of one process on such a disk: the same promises, kept by callbacks in place of a thread."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._engine = disk.engine
        self._connection = disk.engine.connect()
        self._loop = asyncio.get_running_loop()
        self._waiting: list[storing._Request] = []
        self._failed: set[str] = set()
        self._busy = False
        self._dead = False

    def _ask(self, request: storing._Request) -> asyncio.Future[None]:
        if not self._dead:
            self._waiting.append(request)
            self._begin()
        return request.done

    def _begin(self) -> None:
        if self._waiting and not self._busy:
            self._busy = True
            self._loop.call_later(self._disk.pause(), self._write_batch)

    def _write_batch(self) -> None:
        if self._dead:
            return
        batch, self._waiting = self._waiting, []
        errors = self._carry_out(self._connection, batch)
        # Durable, but nobody knows yet: a process may die here too.
        self._loop.call_later(self._disk.pause() / 4, self._tell, batch, errors)

    def _tell(self, batch: Sequence[storing._Request], errors: Sequence[Exception | None]) -> None:
        if not self._dead:
            self._busy = False
            self._begin()
            self._answer(batch, errors)

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """As in `Store`."""
        await asyncio.sleep(self._disk.pause())
        return self._read(statement)

    def die(self) -> int:
        """The process is killed: of what waits, the beginning may be written. Returns how many changes were lost."""
        self._dead = True
        torn = self._waiting[: self._disk.tears()]
        lost = len(self._waiting) - len(torn)
        for request in torn:
            self._carry_out_alone(self._connection, request)
        self._waiting = []
        self._connection.close()
        return lost

    async def close(self) -> None:
        """As in `Store`."""
        while not self._dead and (self._busy or self._waiting):
            await asyncio.sleep(QUICK)
