"""Lines to a server in virtual time: they delay, stall, lose what is on them when cut, and may not say so."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any

from litestar import Litestar

from parlour.server.line import Line as Measure
from parlour.server.outbox import MOST_WAITING

from .network import LEAST_RETRY, Way

HALF_OPEN = 40.0
"""Seconds until a server notices at the latest that a line is dead, if nobody says so."""
STALLED = 30_000
"""Bytes that a line holds which has stopped taking any; the real one holds more, but small games say little."""


class Network:
    """All lines to one process of the server. `told` hears what is said on each, at the moment that it is said."""

    def __init__(
        self, luck: Random, faults: Counter[str], app: Litestar, told: Callable[[Connection, bytes], None]
    ) -> None:
        self.luck = luck
        self.faults = faults
        self.app = app
        self.told = told
        self.dead = False
        self.loss = luck.choice([0.005, 0.03, 0.1])
        self.lines: dict[int, Connection] = {}
        self._numbers = itertools.count(1)

    def connect(self, code: str, who: str, address: str) -> Connection:
        """A page opens a line to a table."""
        line = Connection(self, next(self._numbers), code, who, address)
        self.lines[line.number] = line
        return line

    def unplug(self) -> None:
        """The process is gone: nothing is said any more, and nothing arrives."""
        self.dead = True
        for line in list(self.lines.values()):
            line.lost = True


class Connection:
    """One line: what is said on it arrives in order and late, or not at all. It is the wire of the server's socket."""

    def __init__(self, network: Network, number: int, code: str, who: str, address: str) -> None:
        luck = network.luck
        latency = luck.choice([0.005, 0.02, 0.15])
        self.number = number
        self.code = code
        self.who = who
        """The guest whose page it is; empty for one without a token."""
        self.lost = False
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What the page hears; nothing more comes after `None`."""
        self._network = network
        self._loop = asyncio.get_running_loop()
        self._up, self._down = (
            Way(luck, latency / 2, latency / 10, network.loss, latency + LEAST_RETRY) for _ in range(2)
        )
        self._under_way: dict[Way, deque[Callable[[], object]]] = {self._up: deque(), self._down: deque()}
        self._arrived: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._arrived.put_nowait({"type": "websocket.connect"})
        self._stalled = False
        self._held: list[bytes] = []
        self._gone = False
        measure = Measure(None)
        measure.answered(latency)
        self._task = self._loop.create_task(self._serve(address, measure))

    # What the page does

    def send(self, text: bytes) -> None:
        """The page says something."""
        self._go(self._up, lambda: self._arrive({"type": "websocket.receive", "text": text.decode()}))

    def close(self) -> None:
        """The page is closed."""
        self._go(self._up, self._hang_up)

    # What happens to it

    def cut(self) -> None:
        """What is on the way is lost. The page notices at some time, and so does the server."""
        if self.lost:
            return
        luck = self._network.luck
        half_open = luck.random() < 0.4
        self._network.faults["half-open line" if half_open else "cut"] += 1
        self.lost = True
        self._loop.call_later(luck.uniform(1, HALF_OPEN) if half_open else luck.uniform(0, 0.5), self._hang_up)
        self._loop.call_later(luck.uniform(0, 3), self.inbox.put_nowait, None)

    def stall(self) -> None:
        """It takes nothing from the server for a while, and then all at once."""
        if not self._stalled:
            self._network.faults["stall"] += 1
            self._stalled = True
            self._loop.call_later(self._network.luck.uniform(1, 20), self._flow)

    def _flow(self) -> None:
        self._stalled = False
        held, self._held = self._held, []
        for text in held:
            self._deliver(text)

    # What the server's socket does (an ASGI connection)

    @property
    def waiting(self) -> int:
        """As in `Wire`: more than it may be, once it has stalled for long."""
        held = sum(map(len, self._held))
        return MOST_WAITING + 1 if held > STALLED else held

    def push(self, text: bytes) -> None:
        """As in `Wire`."""
        if self._network.dead or self._gone:
            return
        self._network.told(self, text)
        if self._stalled:
            self._held.append(text)
        else:
            self._deliver(text)

    def _deliver(self, text: bytes) -> None:
        self._go(self._down, lambda: self.inbox.put_nowait(text))

    async def _serve(self, address: str, measure: Measure) -> None:
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{self.code}/socket",
            "raw_path": f"/api/tables/{self.code}/socket".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"parlour.test"), (b"origin", b"http://parlour.test")],
            "subprotocols": [],
            "client": (address, 40_000),
            "server": ("parlour.test", 80),
            "state": {"line": measure, "wire": self},
        }
        try:
            await self._network.app(scope, self._arrived.get, self._said)  # type: ignore[arg-type]
        finally:
            self._gone = True
            self._network.lines.pop(self.number, None)
            self._go(self._down, lambda: self.inbox.put_nowait(None))

    async def _said(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self._hang_up()

    def _arrive(self, message: dict[str, Any]) -> None:
        self._arrived.put_nowait(message)

    def _hang_up(self) -> None:
        if not self._gone:
            self._gone = True
            self._arrive({"type": "websocket.disconnect", "code": 1006})

    def _go(self, way: Way, arrive: Callable[[], object]) -> None:
        """Send along, unless the line is lost now, or when it would arrive."""
        if self.lost:
            return
        arrives, again = way.send(self._loop.time())
        if again:
            self._network.faults["drop"] += 1
        under_way = self._under_way[way]
        under_way.append(arrive)
        # Several may arrive at the same moment, and timers of one moment have no order: the oldest comes first.
        self._loop.call_at(arrives, lambda: self._come(under_way.popleft()))

    def _come(self, arrive: Callable[[], object]) -> None:
        if not self.lost:
            arrive()
