"""All tables that are awake. One that nobody is at falls asleep, and is made again from its events when wanted."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from msgspec import DecodeError

from parlour.engine.errors import IllegalActionError, InvalidActionError, LogError, ParlourError, SetupError
from parlour.engine.game import Game
from parlour.engine.log import MatchFile
from parlour.engine.scene import Text
from parlour.server import clock, records
from parlour.server.bots import Bots
from parlour.server.cleaning import clean
from parlour.server.live import Live
from parlour.server.logs import table_id
from parlour.server.outbox import Outbox
from parlour.server.shapes import NewTable
from parlour.server.shelf import Shelf
from parlour.server.store import Store, Write
from parlour.table.change import Card
from parlour.table.events import Event, Guest, Opened, TakenOver
from parlour.table.messages import Act, Intent
from parlour.table.play import public_scenes
from parlour.table.table import Table

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 5
BETWEEN_MATCHES = 0.25
"""Seconds between two ended matches that are kept: a burst of ends does not hold up those who play."""
LINGER = 60.0
"""Seconds that a table stays awake when everybody has left: a page that is loaded anew is back at once."""

MOST_HERE = 100
"""Connections at one table: each of them is told whenever another comes. Who sits there comes in all the same."""
FOR_NOW = ("full", "too-many-pages")
"""Why somebody cannot come to a table who may come later."""
MOST_SHOWN = 20
"""Characters of what was taken for a code that are shown."""

_CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")
_logger = logging.getLogger("parlour.tables")


def random_code() -> str:
    """A code that some table may have."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class GoneError(ParlourError):
    """There is no such table, or it cannot go on; `reason` is told to the page."""

    def __init__(self, why: str, **args: int | str) -> None:
        super().__init__(why)
        self.reason = Text(f"gone-{why}", {**args})
        self.for_good = why not in FOR_NOW


class Visit:
    """One connection at a table. `line` measures its shortest round trip in seconds, if it can be measured."""

    def __init__(
        self, live: Live, number: int, guest: Guest | None, outbox: Outbox, line: Callable[[], float | None]
    ) -> None:
        self._live = live
        self._number = number
        self._outbox = outbox
        self._line = line
        live.join(number, guest, outbox, line())

    def receive(self, intent: Intent) -> None:
        """The page asks for something."""
        if isinstance(intent, Act) and intent.reaction is not None:
            self._live.measured(self._number, self._line())
        self._live.receive(self._number, intent)

    def meet(self, guest: Guest | None) -> None:
        """The page has said who it is once more: it is taken for somebody else from now on."""
        self._live.leave(self._number)
        self._live.join(self._number, guest, self._outbox, self._line())

    def leave(self) -> None:
        """The page is gone."""
        self._live.leave(self._number)


class Hub:
    """Finds, makes, wakes and forgets tables. Everything happens on one event loop."""

    def __init__(self, store: Store, shelf: Shelf, bots: Bots, pace: float = 1.0) -> None:
        self._store = store
        self._shelf = shelf
        self._bots = bots
        self._pace = pace
        self._awake: dict[str, Live] = {}
        self._waking: dict[str, asyncio.Task[Live]] = {}
        self._numbers = itertools.count(1)
        self._ended: asyncio.Queue[_Ended | None] = asyncio.Queue()
        self._not_kept_yet: dict[tuple[str, int], MatchFile] = {}
        self._closing = False
        self._archivist = asyncio.create_task(self._keep_matches())

    async def open(self, host: Guest, wish: NewTable, seat: int = 0, taken_over: TakenOver | None = None) -> Live:
        """A new table, its host in that seat. With what it takes over from another match, its first goes on from there.

        Raises `ParlourError` if it cannot be like that, or cannot be kept.
        """
        game = self._shelf.games.get(wish.game)
        if game is None:
            raise ParlourError(f"there is no game {wish.game!r}: there are {', '.join(self._shelf.games)}")
        table, change = Table.open(
            await self._new_code(),
            game,
            host,
            clock.now(),
            seats=wish.seats,
            options=wish.options,
            limit=wish.limit,
            listed=wish.listed,
            level=wish.level,
            start=wish.start,
            seat=seat,
            taken_over=taken_over,
            pace=self._pace,
        )
        live = self._awake[table.state.code] = Live(table, 0, None, self._store, self._bots, self)
        await live.opened(change)
        self._let_sleep(live)
        _logger.info("table opened", extra={**live.facts, "seats": wish.seats})
        return live

    async def _new_code(self) -> str:
        while True:
            code = random_code()
            if code not in self._awake and not await records.events_of(self._store, code):
                return code

    async def find(self, code: str) -> Live:
        """The table of a code. Raises `GoneError` if there is none, or if it cannot go on."""
        live = self._awake.get(code)
        if live is not None:
            return live
        if not _CODE.fullmatch(code):
            raise GoneError("no-table", code=clean(code)[:MOST_SHOWN])
        if code not in self._waking:
            task = self._waking[code] = asyncio.create_task(self._wake(code))
            task.add_done_callback(lambda _: self._waking.pop(code))
        return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str) -> Live:
        await self._store.forgive(code)
        try:
            events = await records.events_of(self._store, code)
            table = await self._restored(code, events)
        except (DecodeError, ValueError, LogError, SetupError, IllegalActionError, InvalidActionError) as error:
            _logger.exception("a table cannot be made from its events", extra={"table": table_id(code)})
            raise GoneError("broken", code=code) from error
        live = self._awake[code] = Live(table, len(events), table.card(), self._store, self._bots, self)
        self._let_sleep(live)
        _logger.info("table woke up", extra={**live.facts, "stage": table.state.stage})
        if table.card().stage == "over" and not await records.has_match(self._store, code, table.state.matches):
            self.finished(live)
        return live

    async def _restored(self, code: str, events: list[Event]) -> Table:
        if not events:
            raise GoneError("no-table", code=code)
        slug = events[0].game if isinstance(events[0], Opened) else ""
        game = self._shelf.games.get(slug)
        if game is None:
            raise GoneError("no-game", game=slug)
        table = await asyncio.to_thread(Table.restore, game, events, clock.now(), self._pace)
        if self._shelf.games[slug] is not game:
            table.use(self._shelf.games[slug])
        return table

    def visit(self, live: Live, guest: Guest | None, outbox: Outbox, line: Callable[[], float | None]) -> Visit:
        """A connection comes to a table. Raises `GoneError` if too many are there."""
        sits = guest is not None and live.table.state.seat_of(guest.id) is not None
        if live.connections >= MOST_HERE and not sits:
            raise GoneError("full", most=MOST_HERE)
        return Visit(live, next(self._numbers), guest, outbox, line)

    def left(self, live: Live) -> None:
        """A connection has left a table. Whether it was the last one shows later: a write may still be on its way."""
        self._let_sleep(live)

    def rename(self, guest: Guest) -> None:
        """A guest has another name or animal."""
        for live in list(self._awake.values()):
            live.rename(guest)

    def use(self, game: Game) -> None:
        """The rules of a game are compiled: all its tables go on with those."""
        self._shelf.games[game.slug] = game
        for live in self._awake.values():
            if live.table.state.game.slug == game.slug:
                live.table.use(game)

    def tables(self) -> list[Table]:
        """Those that are awake."""
        return [live.table for live in self._awake.values()]

    async def lobby(self) -> list[Card]:
        """What the lobby shows."""
        kept = await records.in_the_lobby(self._store, time.time())
        return [self._awake[card.code].table.card() if card.code in self._awake else card for card in kept]

    async def seats_of(self, guest: Guest) -> list[Card]:
        """The tables at which a guest sits and that are not over."""
        codes = await records.seats_of(self._store, guest.id)
        found: list[Card] = []
        for code in codes:
            try:
                found.append((await self.find(code)).table.card())
            except GoneError:
                continue
        return found

    # What tables say

    def lost(self, live: Live) -> None:
        """A table is broken: the next who wants it gets what is stored."""
        if self._awake.get(live.code) is live:
            del self._awake[live.code]

    def finished(self, live: Live) -> None:
        """A match has ended: it will be kept, with what watchers saw."""
        file = live.table.match_file()
        if file is not None:
            _logger.info("match ended", extra={**live.facts, "match": live.table.state.matches})
            number = live.table.state.matches
            self._not_kept_yet[live.code, number] = file
            self._ended.put_nowait(_Ended(live.code, number, file, live.table.state.game))

    async def just_ended(self, code: str, number: int) -> MatchFile | None:
        """A match that has ended and is about to be kept. Raises `GoneError` if there is no such table."""
        await self.find(code)
        return self._not_kept_yet.get((code, number))

    async def _keep_matches(self) -> None:
        """Keep ended matches, one at a time and with pauses: what watchers saw takes a while to draw again."""
        while not (self._closing and self._ended.empty()):
            ended = await self._ended.get()
            if ended is not None:
                await self._keep_match(ended)
                await asyncio.sleep(0 if self._closing else BETWEEN_MATCHES)

    async def _keep_match(self, ended: _Ended) -> None:
        try:
            writes = await asyncio.to_thread(_match_writes, ended)
            await self._store.keep(f"match {ended.file.match}", writes)
        except ParlourError as error:
            _logger.warning("a match is not kept: %s", error, extra={"table": table_id(ended.code)})
        finally:
            self._not_kept_yet.pop((ended.code, ended.number), None)

    def _let_sleep(self, live: Live) -> None:
        asyncio.get_running_loop().call_later(LINGER, self._sleep, live)

    def _sleep(self, live: Live) -> None:
        if live.idle and self._awake.get(live.code) is live:
            live.stop()
            del self._awake[live.code]
            _logger.info("table fell asleep", extra=live.facts)

    async def end(self) -> None:
        """Let nothing happen at any table from now on, and tell those who are there that the server comes back."""
        await asyncio.gather(*(live.end() for live in self._awake.values()))

    async def close(self) -> None:
        """Stop all tables, and finish what is being done."""
        for live in self._awake.values():
            live.stop()
        self._closing = True
        self._ended.put_nowait(None)
        await self._archivist


class _Ended(NamedTuple):
    code: str
    number: int
    file: MatchFile
    game: Game


def _match_writes(ended: _Ended) -> list[Write]:
    scenes = public_scenes(ended.file, ended.game)
    return records.match(ended.code, ended.number, ended.file, scenes, time.time())
