"""Keeps what happens. One thread writes, many changes in one commit; whoever asks is told when it is durable."""

from __future__ import annotations

import asyncio
import functools
import logging
import queue
import threading
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Dialect, Engine, Executable, Row
from sqlalchemy.sql.dml import UpdateBase

from parlour.engine.errors import ParlourError
from parlour.server.metrics import COMMIT_CHANGES, COMMIT_SECONDS

Write: TypeAlias = tuple[UpdateBase, dict[str, Any]]
"""A statement that names all its parameters, and these. One statement (the same object) writes many rows at once."""

MOST_IN_A_COMMIT = 1000
BETWEEN_COMMITS = 0.003
"""Seconds from the start of a commit to that of the next for each change in it, at least: under load a commit then
carries more, and takes less time from everybody else."""
LONGEST_WAIT = 0.009
"""Seconds from the start of a commit to that of the next, if there is anything to write."""

_logger = logging.getLogger("parlour.store")


class StoreError(ParlourError):
    """Something could not be kept: the disk is full or broken."""


class _Request(NamedTuple):
    key: str
    writes: Sequence[Write]
    done: asyncio.Future[None]
    forgive: bool = False


class Store:
    """A database with its writing thread. Made and used on one event loop, and closed at the end.

    Writes have a key, such as the code of a table. Once one of a key fails, all later ones of that key fail as well,
    until `forgive`: nothing is kept of a table that lacks what happened before it.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._failed: set[str] = set()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def keep(self, key: str, writes: Sequence[Write]) -> asyncio.Future[None]:
        """Write all of this or nothing. The future is done when it is durable, or holds a `StoreError`.

        The futures of one key are done in the order of the calls.
        """
        return self._ask(_Request(key, writes, self._loop.create_future()))

    def forgive(self, key: str) -> asyncio.Future[None]:
        """Take writes of a key again, once those asked for before have all been answered."""
        return self._ask(_Request(key, (), self._loop.create_future(), forgive=True))

    def _ask(self, request: _Request) -> asyncio.Future[None]:
        self._requests.put(request)
        return request.done

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """What a query finds among all that is durable."""
        return await asyncio.to_thread(self._read, statement)

    def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        with self._engine.connect() as connection:
            return connection.execute(statement).all()

    async def close(self) -> None:
        """Write what was asked for, and stop."""
        self._requests.put(None)
        await asyncio.to_thread(self._writer.join)
        self._engine.dispose()

    # In the writing thread

    def _write(self) -> None:
        not_before = 0.0
        with self._engine.connect() as connection:
            while True:
                batch = self._next_batch(not_before)
                not_before = time.monotonic() + min(LONGEST_WAIT, BETWEEN_COMMITS * len(batch))
                asked = [request for request in batch if request is not None]
                self._answer(asked, self._carry_out(connection, asked))
                if len(asked) < len(batch):
                    return

    def _next_batch(self, not_before: float) -> list[_Request | None]:
        batch = [self._requests.get()]
        time.sleep(max(0.0, not_before - time.monotonic()))
        while batch[-1] is not None and len(batch) < MOST_IN_A_COMMIT:
            try:
                batch.append(self._requests.get_nowait())
            except queue.Empty:
                break
        return batch

    def _carry_out(self, connection: Connection, batch: Sequence[_Request]) -> list[Exception | None]:
        """What became of each request: nothing, or its error."""
        if not self._failed:
            try:
                _commit(connection, batch)
            except Exception as error:  # whatever it is, each request on its own says whose it is
                _logger.warning("%d changes could not be kept together: %s", len(batch), error)
            else:
                return [None] * len(batch)
        return [self._carry_out_alone(connection, request) for request in batch]

    def _carry_out_alone(self, connection: Connection, request: _Request) -> Exception | None:
        if request.forgive:
            self._failed.discard(request.key)
            return None
        if request.key in self._failed:
            return StoreError("what happened before could not be kept")
        try:
            _commit(connection, [request])
        except Exception as error:
            _logger.error("a change could not be kept: %s", error)
            self._failed.add(request.key)
            return StoreError(f"it could not be kept: {error}")
        return None

    def _answer(self, asked: Sequence[_Request], errors: Iterable[Exception | None]) -> None:
        try:
            self._loop.call_soon_threadsafe(_resolve, [request.done for request in asked], list(errors))
        except RuntimeError:
            _logger.warning("the server stopped before it heard of %d changes", len(asked))


def _commit(connection: Connection, batch: Sequence[_Request]) -> None:
    groups = _grouped(batch)
    if groups:
        began = time.perf_counter()
        with connection.begin():
            for statement, rows in groups:
                _execute(connection, statement, rows)
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        COMMIT_CHANGES.observe(len(batch))


def _grouped(batch: Sequence[_Request]) -> list[tuple[UpdateBase, list[dict[str, Any]]]]:
    """Each statement with as many rows as can be written at once: those of one key stay in their order."""
    groups: list[tuple[UpdateBase, list[dict[str, Any]]]] = []
    newest: dict[int, int] = {}
    """The last group of each statement."""
    reached: dict[str, int] = {}
    """The group that each key has come to."""
    for request in batch:
        for statement, parameters in request.writes:
            place = newest.get(id(statement), -1)
            if place < reached.get(request.key, 0):
                place = newest[id(statement)] = len(groups)
                groups.append((statement, []))
            groups[place][1].append(parameters)
            reached[request.key] = place
    return groups


def _execute(connection: Connection, statement: UpdateBase, rows: Sequence[dict[str, Any]]) -> None:
    """As `connection.execute`, by the driver alone: it halves what a commit costs."""
    text, names = _driver_text(statement, connection.dialect)
    cursor = connection.connection.cursor()
    cursor.executemany(text, [tuple([row[name] for name in names]) for row in rows])
    cursor.close()


@functools.cache
def _driver_text(statement: UpdateBase, dialect: Dialect) -> tuple[str, Sequence[str]]:
    """A statement as the database's driver takes it, and its parameters in their order."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), compiled.positiontup or ()


def _resolve(futures: Sequence[asyncio.Future[None]], errors: Sequence[Exception | None]) -> None:
    for future, error in zip(futures, errors, strict=True):
        if future.cancelled():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
