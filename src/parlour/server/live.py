"""A table in memory: what it answers is stored, then told, in order. Its clock and its bots run as it says."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from parlour.engine.scene import Text
from parlour.server import clock, metrics, records
from parlour.server.bots import Bots
from parlour.server.logs import table_id
from parlour.server.outbox import COME_BACK, Outbox
from parlour.server.store import Store
from parlour.table.change import Card, Change, Thought
from parlour.table.events import Event, Guest, Marked, Sealed, Spoke, Stepped
from parlour.table.messages import Closing, Intent, Notice, Refused
from parlour.table.table import Table

NOT_KEPT, FAILED = Text("refusal-not-kept"), Text("refusal-failed")
SHORTEST = 0.001
"""Seconds between two ticks, at least: the two clocks do not agree to the last digit."""
STORED_WITHIN = 1.0
"""Seconds that the end of the server waits for what is on its way to the store, before it tells the pages."""

_logger = logging.getLogger("parlour.tables")
_encoder = msgspec.json.Encoder()


class Asked(NamedTuple):
    """Whose wish a change is: a connection, and the number that it gave its command."""

    connection: int
    ref: int


class _Pending(NamedTuple):
    stored: asyncio.Future[None] | None
    change: Change
    asked: Asked | None
    ends: bool


class Watch(Protocol):
    """Whoever has to hear of a table."""

    def lost(self, live: Live) -> None:
        """The table is broken: another one is to be made from what is stored."""
        ...

    def finished(self, live: Live) -> None:
        """Its match has ended, and that is stored."""
        ...


class Live:
    """One table with its connections."""

    def __init__(self, table: Table, seq: int, kept: Card | None, store: Store, bots: Bots, watch: Watch) -> None:
        self.table = table
        self.broken = False
        self._ended = False
        self._seq = seq
        self._kept = kept
        self._store = store
        self._bots = bots
        self._watch = watch
        self._outboxes: dict[int, Outbox] = {}
        self._pending: deque[_Pending] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._due: float | None = None
        self._thoughts: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def code(self) -> str:
        """The letters that it is found by."""
        return self.table.state.code

    @property
    def facts(self) -> dict[str, str]:
        """What logs say of it."""
        return {"table": table_id(self.code), "game": self.table.state.game.slug}

    @property
    def connections(self) -> int:
        """How many pages are here."""
        return len(self._outboxes)

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing is on its way to the store."""
        return not self._outboxes and not self._pending

    # What comes in

    def join(self, connection: int, guest: Guest | None, outbox: Outbox, line: float | None = None) -> None:
        """A page has said hello."""
        self._outboxes[connection] = outbox
        self._do(lambda now: self.table.join(now, connection, guest, line))

    def measured(self, connection: int, line: float | None) -> None:
        """How long a round trip to a page takes at least."""
        self.table.measured(connection, line)

    def receive(self, connection: int, intent: Intent) -> None:
        """A page asks for something."""
        self._do(lambda now: self.table.receive(now, connection, intent), Asked(connection, intent.ref))

    def leave(self, connection: int) -> None:
        """A page is gone."""
        if self._outboxes.pop(connection, None) is not None:
            self._do(lambda now: self.table.leave(now, connection))

    def rename(self, guest: Guest) -> None:
        """A guest has another name or animal."""
        if self.table.state.seat_of(guest.id) is not None or self.table.presence.is_here(guest.id):
            self._do(lambda now: self.table.rename(now, guest))

    async def opened(self, change: Change) -> None:
        """Store how the table began. Raises `StoreError`."""
        self.take(change)
        for pending in list(self._pending):
            if pending.stored is not None:
                await asyncio.shield(pending.stored)  # whoever asked may be gone: the table waits for it too

    def _do(self, act: Callable[[float], Change], asked: Asked | None = None) -> None:
        if self.broken or self._ended:
            return
        try:
            change = act(clock.now())
        except Exception:
            # Half a change may have happened: go on from what is stored.
            _logger.exception("a table failed", extra=self.facts)
            self._break(FAILED, asked)
        else:
            self.take(change, asked)

    # What goes out

    def take(self, change: Change, asked: Asked | None = None) -> None:
        """Store a change, then tell of it; nobody is told of it before what came earlier."""
        if change.events:
            self._keep(change, asked)
        elif self._pending:
            self._pending.append(_Pending(None, change, asked, ends=False))
        else:
            self._tell(change)
        self._arm()

    def _keep(self, change: Change, asked: Asked | None) -> None:
        before = self._kept
        writes = records.events(self.code, self._seq, change.events)
        self._seq += len(change.events)
        metrics.count_events(self.table.state.game.slug, change.events)
        if before is None or before.stage != self.table.state.stage or not all(map(_is_play, change.events)):
            self._kept = self.table.card()
            writes += records.card(before, self._kept, time.time())
        stored = self._store.keep(self.code, writes)
        ends = self.table.state.stage == "over" and (before is None or before.stage != "over")
        self._pending.append(_Pending(stored, change, asked, ends))
        stored.add_done_callback(self._settle)

    def _settle(self, stored: asyncio.Future[None]) -> None:
        failed = stored.exception() is not None
        if self.broken:
            return
        if failed:
            self._break(NOT_KEPT)
            return
        while self._pending and _is_kept(self._pending[0].stored):
            pending = self._pending.popleft()
            self._tell(pending.change)
            if pending.ends:
                self._watch.finished(self)

    def _tell(self, change: Change) -> None:
        for audience, notice in change.news:
            text = encoded(notice)
            for connection in audience:
                if (outbox := self._outboxes.get(connection)) is not None:
                    outbox.put(text)
        for connection in change.closed:
            if (outbox := self._outboxes.get(connection)) is not None:
                outbox.close()

    def _break(self, why: Text, asked: Asked | None = None) -> None:
        """Forget everything that is not stored; the pages come back to the table as it is stored."""
        self.broken = True
        self.stop()
        wishes = [pending.asked for pending in self._pending if pending.asked is not None]
        for wish in [*wishes, *([asked] if asked is not None else [])]:
            if (outbox := self._outboxes.get(wish.connection)) is not None:
                outbox.put(encoded(Refused(wish.ref, why)))
        for outbox in self._outboxes.values():
            outbox.close(COME_BACK)
        self._watch.lost(self)

    def stop(self) -> None:
        """Let neither time nor bots change anything from now on."""
        self._disarm()
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    async def end(self) -> None:
        """The server ends: nothing happens here any more. Pages hear of what has happened, and that it comes back.

        That lines are lost from now on is no leaving: whoever comes back finds everything as it was.
        """
        self._ended = True
        self.stop()
        on_the_way = [pending.stored for pending in self._pending if pending.stored is not None]
        if on_the_way:
            await asyncio.wait(on_the_way, timeout=STORED_WITHIN)
        for outbox in self._outboxes.values():
            outbox.put(encoded(Closing()))

    # Time and bots

    def _arm(self) -> None:
        due = self.table.due
        loop = asyncio.get_running_loop()
        if due != self._due or self._timer is None:
            self._disarm()
            if due is not None:
                self._due = due
                self._timer = loop.call_later(max(SHORTEST, due - clock.now()), self._tick)
        owed = {(thought.seat, thought.version): thought for thought in self.table.thinking()}
        for stale in self._thoughts.keys() - owed.keys():
            self._thoughts.pop(stale).cancel()
        for key in owed.keys() - self._thoughts.keys():
            self._thoughts[key] = loop.create_task(self._think(key, owed[key]))

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._due = None

    def _tick(self) -> None:
        self._disarm()
        self._do(self.table.tick)

    async def _think(self, key: tuple[int, int], thought: Thought) -> None:
        action, reaction = await self._bots.decide(self.table.state.game, thought)
        await asyncio.sleep(thought.not_before + self.table.pace * reaction - clock.now())
        del self._thoughts[key]
        self._do(lambda now: self.table.bot_acts(now, thought, action))


def _is_kept(stored: asyncio.Future[None] | None) -> bool:
    """Whether there is nothing to store, or it is durable. What is stored together may succeed in part."""
    return stored is None or (stored.done() and stored.exception() is None)


def _is_play(event: Event) -> bool:
    """Whether it changes nothing that the lobby shows, unless the match ends with it."""
    return isinstance(event, Stepped | Sealed | Marked | Spoke)


def encoded(notice: Notice) -> bytes:
    """A notice as it is sent."""
    if isinstance(notice, Refused):
        metrics.REFUSALS.labels(notice.reason.id).inc()
    return _encoder.encode(notice)
