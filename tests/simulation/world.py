"""One seed decides a whole evening: tables, people, lines, a disk, and the moments at which the server dies."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import patch

from litestar import Litestar

from parlour.server import context
from parlour.server import store as storing
from parlour.server.app import make_app
from parlour.server.context import Parlour, Settings
from parlour.server.live import Asked, Live
from parlour.server.shapes import NewTable
from parlour.server.shelf import Shelf
from parlour.table.change import Change

from .auditor import Auditor, Follower
from .disk import Disk, SimulatedStore
from .lines import Connection, Network
from .people import Page, Person, Seating
from .virtual import VirtualLoop, decided_by

GAMES = ["leduc", "goofspiel", "whispers", "snap", "grid-walk", "peek-and-swap"]
"""Small games, interpreted: turns, choices at the same time, races, routes and notebooks."""
TABLES = 4
TROUBLE = 150.0
"""Virtual seconds in which everything goes wrong."""
PATIENCE = 3600.0
"""Virtual seconds in which all matches have to end once the troubles are over."""


class WrongError(AssertionError):
    """A law was broken: by which seed, and which law."""


@cache
def _shelf() -> Shelf:
    return Shelf()


@cache
def _app() -> Litestar:
    """The application; each process of a server opens it anew."""
    return make_app(Settings(Path("simulated"), compile=False))


class World:
    """What one seed decides."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.faults: Counter[str] = Counter()
        self.notices = 0
        self.events = 0
        self.now = 0.0
        self.calm = False
        self.auditor = Auditor(_shelf().games)
        self._trace = hashlib.sha256()
        self._luck = Random(f"{seed} world")
        self._disk = Disk(Random(f"{seed} disk"), self.faults, self._kept)
        self._followers: dict[Connection, Follower] = {}
        self._pages = [page for number in range(TABLES) for page in self._company(number)]

    def _company(self, number: int) -> list[Page]:
        luck = self._luck
        game = luck.choice(GAMES)
        fewest, most = _shelf().games[game].players
        seats = luck.randint(fewest, most)
        wish = NewTable(
            game,
            seats,
            limit=luck.choice([0, 0, 8, 30]),
            listed=luck.random() < 0.5,
            level=luck.choice(["", "easy"]),
            start=luck.random() < 0.3,
        )
        seating = Seating(wish)
        names = ["Anna", *["Ben", "Cleo", "Dora"][: luck.randint(1, seats)], ""]
        people = [
            Person(name, f"10.0.{number}.{place}", seating, hosts=place == 0, leaves=place > 0 and luck.random() < 0.4)
            for place, name in enumerate(names)
        ]
        devices = [person for person in people for _ in range(2 if person.name and luck.random() < 0.25 else 1)]
        return [
            Page(self, person, Random(f"{self.seed} page {number} {place}")) for place, person in enumerate(devices)
        ]

    @property
    def trace(self) -> str:
        """Stands for all that was stored and told, and when."""
        return self._trace.hexdigest()

    # One evening

    def run(self) -> World:
        """Live through it. Raises `WrongError` at the first law that is broken."""
        ends = self._luck.uniform(0.5, 1) * TROUBLE
        with self._simulated():
            while not self.calm:
                self.calm = self._disk.well = self.now >= ends
                left = max(1.0, ends - self.now)
                life = PATIENCE if self.calm else min(left, self._luck.expovariate(1 / 40))
                loop = VirtualLoop(self.now)
                self._loop = loop
                with asyncio.Runner(loop_factory=lambda loop=loop: loop) as runner:
                    runner.run(self._life(life))
                self._check()
                self.now = loop.time() + self._luck.uniform(0.5, 5)
            self.auditor.end(self._disk.events())
        self._check()
        return self

    def _check(self) -> None:
        if self.auditor.wrong:
            raise WrongError(f"seed {self.seed}, after {self.now:.0f} s: {self.auditor.wrong[0][:2000]}")

    async def _life(self, seconds: float) -> None:
        """One process of the server, from its start to its death."""
        asyncio.get_running_loop().set_exception_handler(self._failed)
        self.app = _app()
        dies, ready = asyncio.Event(), asyncio.Event()
        serving = asyncio.create_task(self._serve(self.app, ready, dies))
        await ready.wait()
        self._network = Network(Random(f"{self._luck.random()}"), self.faults, self.app, self._told)
        living = [asyncio.create_task(page.live()) for page in self._pages]
        for page in living:
            page.add_done_callback(self._left)
        if self.calm:
            await self._get_on(seconds)
        else:
            await self._trouble(seconds)
            if self._luck.random() < 0.2:
                self.faults["stop"] += 1
                dies.set()
                await serving
            else:
                self.faults["kill"] += 1
                self.faults["changes lost by a kill"] += self._store.die()
        self._network.unplug()
        self._store.die()
        for task in [*living, serving]:
            task.cancel()

    async def _serve(self, app: Litestar, ready: asyncio.Event, dies: asyncio.Event) -> None:
        async with app.lifespan():
            ready.set()
            await dies.wait()
            await cast(Parlour, app.state.parlour).hub.end()

    async def _trouble(self, seconds: float) -> None:
        """Lines are cut and stall."""
        luck, ends = self._luck, self._loop.time() + seconds
        often = luck.choice([0.3, 1.5, 4])
        while self._loop.time() < ends and not self.auditor.wrong:
            await asyncio.sleep(min(luck.expovariate(often), max(0.0, ends - self._loop.time())))
            lines = list(self._network.lines.values())
            if lines:
                line = luck.choice(lines)
                luck.choice([line.cut, line.cut, line.stall])()

    async def _get_on(self, seconds: float) -> None:
        """Nothing fails any more: every match ends, and then every page that is there shows that."""
        ends = self._loop.time() + seconds
        # A table whose host the server died on, before they heard of it, is nobody's.
        seatings = {page.person.seating for page in self._pages}
        while any(not self._rests(seating) for seating in seatings) and not self.auditor.wrong:
            if self._loop.time() > ends:
                stuck = sorted(seating.code for seating in seatings if not self._rests(seating))
                self.auditor.wrong.append(f"every match ends once the troubles are over (tables {stuck})")
            await asyncio.sleep(1)
        await asyncio.sleep(15)
        for page in self._pages:
            if page.line is not None and page.room is not None and not self.auditor.wrong:
                person = page.person
                self.auditor.shows_all(person.seating.code, person.guest, page.room, page.told, page.marks)

    def _rests(self, seating: Seating) -> bool:
        return seating.code in self.auditor.books and self.auditor.books[seating.code].rests

    # What is put in place of the world outside

    @contextmanager
    def _simulated(self) -> Generator[None]:
        reports = _Reports(self.auditor.wrong)
        logger = logging.getLogger("parlour")
        logger.addHandler(reports)
        try:
            with (
                decided_by(self.seed, self._time),
                patch.object(context, "open_database", lambda *_: self._disk.engine),
                patch.object(context, "Store", self._new_store),
                patch.object(context, "Shelf", _shelf),
                patch.object(context, "_spare_the_collector", lambda: None),
                patch.object(storing, "_commit", self._disk.commit),
                patch.object(Live, "take", self._take(Live.take)),
            ):
                yield
        finally:
            logger.removeHandler(reports)

    def _time(self) -> float:
        return self._loop.time()

    def _new_store(self, *_: object) -> SimulatedStore:
        self._store = SimulatedStore(self._disk)
        return self._store

    def _take(self, take: Any) -> Any:
        """Notes whose wish it is that is on its way to the store."""

        def noting(live: Live, change: Change, asked: Asked | None = None) -> None:
            if change.events:
                guest = live.table.presence.guest(asked.connection) if asked is not None else None
                # Of an earlier process that died before it stored them.
                for place in range(len(change.events)):
                    self.auditor.asked.pop((live.code, live._seq + place), None)
                if asked is not None and guest is not None:
                    self.auditor.asked[live.code, live._seq] = guest.id, asked.ref
            take(live, change, asked)

        return noting

    def connect(self, person: Person) -> Connection:
        """Somebody's page opens a line to their table."""
        line = self._network.connect(person.seating.code, person.guest, person.address)
        self._followers[line] = Follower()
        return line

    # What is heard

    def _kept(self, code: str, seq: int, body: bytes) -> None:
        self.events += 1
        self._note("kept", code, seq, body)
        self.auditor.kept(code, seq, body)

    def _told(self, line: Connection, text: bytes) -> None:
        self.notices += 1
        self._note("told", line.code, line.number, text)
        self.auditor.told(self._followers[line], line.code, line.who, text)

    def _note(self, *what: object) -> None:
        self._trace.update(repr((round(self._loop.time(), 6), *what)).encode())

    def _left(self, page: asyncio.Task[None]) -> None:
        if not page.cancelled() and (error := page.exception()) is not None:
            self._failed(self._loop, {"exception": error})

    def _failed(self, _loop: asyncio.AbstractEventLoop, trouble: dict[str, Any]) -> None:
        self.auditor.wrong.append(f"no task fails ({trouble.get('exception') or trouble['message']!r})")


class _Reports(logging.Handler):
    """Mistakes of the server that it survived and wrote into its log."""

    def __init__(self, wrong: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._wrong = wrong

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._wrong.append(f"the server makes no mistakes ({record.getMessage()}: {record.exc_info[1]!r})")
