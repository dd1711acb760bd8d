"""One evening at the real server in virtual time: all that is asked of it, and all that goes out, by who gets it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any, NamedTuple, cast
from unittest.mock import patch

import httpx
import msgspec
from litestar import Litestar

from parlour.engine.dealing import FairDealer
from parlour.engine.log import Draw, MatchFile, Step
from parlour.server import context
from parlour.server import store as storing
from parlour.server.app import make_app
from parlour.server.context import Parlour, Settings
from parlour.server.live import Live
from parlour.server.logs import JsonLines
from parlour.server.shelf import Shelf
from parlour.table import play

from ..simulation.disk import Disk, SimulatedStore
from ..simulation.lines import Connection, Network
from ..simulation.virtual import VirtualLoop, decided_by

LOG, METRICS = "the log", "the metrics"
"""Who gets what the server says of itself."""
METRICS_PATH = "/metrics"
QUIET = 3.0
"""Virtual seconds that everybody listens at the end."""


class Input(NamedTuple):
    """What somebody does at a moment: `open`, `close` or `cut` their page, `say` something on its line, or call the
    server by a method of HTTP."""

    at: float
    who: str
    what: str
    body: bytes = b""
    path: str = ""


class Output(NamedTuple):
    """What somebody gets at a moment."""

    at: float
    text: bytes


@cache
def shelf() -> Shelf:
    """All games, interpreted."""
    return Shelf()


@cache
def _app() -> Litestar:
    return make_app(Settings(cast(Any, "leaks"), compile=False))


class Stage:
    """A server at which all is written down. With the `steps` of a match it deals what was dealt there."""

    def __init__(self, seed: str, steps: Sequence[Step] = ()) -> None:
        self.seed = seed
        self.inputs: list[Input] = []
        self.got: defaultdict[str, list[Output]] = defaultdict(list)
        """All that went out."""
        self.tokens: dict[str, str] = {}
        self.guests: dict[str, str] = {}
        self.code = ""
        self.pages: dict[str, Connection] = {}
        self.match: MatchFile | None = None
        """As far as it was played."""
        self.ended_at = 0.0
        self.secret = ""
        """What the deal followed from, in hex."""
        self._outcomes = [step.outcome for step in steps if isinstance(step, Draw)]
        self._disk = Disk(Random(f"{seed} disk"), Counter(), lambda *_: None)
        self._disk.well = True

    @property
    def live(self) -> Live:
        """The table."""
        return self._parlour.hub._awake[self.code]

    def _secret(self) -> str:
        playing = self.live.table.state.play
        return playing.began.secret if playing is not None else ""

    @property
    def now(self) -> float:
        """Virtual seconds."""
        return self._loop.time()

    def run(self, evening: Callable[[Stage], Awaitable[None]]) -> Stage:
        """Live through an evening."""
        self._loop = loop = VirtualLoop(0.0)
        with self._simulated(), asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(self._live(evening))
        return self

    async def _live(self, evening: Callable[[Stage], Awaitable[None]]) -> None:
        app = _app()
        async with app.lifespan():
            self._parlour = cast(Parlour, app.state.parlour)
            self._network = Network(Random(f"{self.seed} network"), Counter(), app, self._told)
            self._metrics_before = _values((await self._ask("", "GET", METRICS_PATH, b"")).content)
            await evening(self)
            self.ended_at = self.now
            await asyncio.sleep(QUIET)
            self.match = self.live.table.match_file()
            self.secret = self._secret()
            for line in list(self.pages.values()):
                line.close()
            await asyncio.sleep(60)

    # What people do

    async def do(self, who: str, what: str, body: bytes = b"", path: str = "") -> bytes:
        """Somebody does something now. Returns what a call is answered."""
        self.inputs.append(Input(self.now, who, what, body, path))
        match what:
            case "open":
                self.pages[who] = line = self._network.connect(self.code, who, f"10.0.0.{len(who)}")
                line.send(msgspec.json.encode({"type": "hello", "token": self.tokens.get(who, "")}))
            case "close":
                self.pages.pop(who).close()
            case "cut":
                self.pages.pop(who).cut()
            case "say":
                self.pages[who].send(body)
            case _:
                return await self._call(who, what, path, body)
        return b""

    async def again(self, inputs: Sequence[Input], until: float) -> None:
        """Everybody does what was done at another evening that ended at `until`, at the same moments."""
        for each in inputs:
            await asyncio.sleep(each.at - self.now)
            await self.do(each.who, each.what, each.body, each.path)
        await asyncio.sleep(until - self.now)

    async def _call(self, who: str, method: str, path: str, body: bytes) -> bytes:
        answer = await self._ask(self.tokens.get(who, ""), method, path, body)
        if path == METRICS_PATH:
            self.got[METRICS].append(Output(self.now, self._counted(answer.content)))
            return b""
        if path == "/api/guests":
            guest = msgspec.json.decode(answer.content)
            self.tokens[who], self.guests[who] = guest["token"], guest["guest"]
        elif path == "/api/tables" and not self.code:
            self.code = msgspec.json.decode(answer.content)["code"]
        said = f"{method} {path} {answer.status_code} {sorted(answer.headers.items())}\n".encode() + answer.content
        self.got[who].append(Output(self.now, said))
        return answer.content

    async def _ask(self, token: str, method: str, path: str, body: bytes) -> httpx.Response:
        transport = httpx.ASGITransport(_app(), client=("127.0.0.1", 1))  # type: ignore[arg-type]
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://parlour.test", headers=headers) as http:
            return await http.request(method, path, content=body or None)

    def _counted(self, metrics: bytes) -> bytes:
        """What was counted this evening: all servers of a process count together, and seconds are the machine's."""
        now = _values(metrics)
        changed = {name: value - self._metrics_before.get(name, 0.0) for name, value in now.items()}
        return msgspec.json.encode({name: value for name, value in sorted(changed.items()) if value})

    def _told(self, line: Connection, text: bytes) -> None:
        self.got[line.who].append(Output(self.now, text))

    # What is put in place of the world outside

    @contextmanager
    def _simulated(self) -> Generator[None]:
        logger = logging.getLogger("parlour")
        writes = _Log(self)
        level = logger.level
        logger.addHandler(writes)
        logger.setLevel(logging.INFO)
        try:
            with (
                decided_by(self.seed, lambda: self.now),
                patch.object(context, "open_database", lambda *_: self._disk.engine),
                patch.object(context, "Store", lambda *_: SimulatedStore(self._disk)),
                patch.object(context, "Shelf", shelf),
                patch.object(context, "_spare_the_collector", lambda: None),
                patch.object(storing, "_commit", self._disk.commit),
                patch.object(play, "FairDealer", self._dealer),
            ):
                yield
        finally:
            logger.removeHandler(writes)
            logger.setLevel(level)

    def _dealer(self, match: str, secret: bytes, seat_seeds: Sequence[str]) -> FairDealer:
        return _Dealer(match, secret, seat_seeds, iter(self._outcomes))


class _Dealer(FairDealer):
    """Deals what it is given, as long as that can come."""

    def __init__(self, match: str, secret: bytes, seat_seeds: Sequence[str], outcomes: Iterator[int]) -> None:
        super().__init__(match, secret, seat_seeds)
        self._given = outcomes

    def draw(self, pile: str, weights: Sequence[int]) -> int:
        fair = super().draw(pile, weights)
        given = next(self._given, fair)
        return given if given < len(weights) and weights[given] else fair


class _Log(logging.Handler):
    """Keeps the lines of the log, without the moment at which they were written."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self._stage = stage

    def emit(self, record: logging.LogRecord) -> None:
        line = msgspec.json.decode(self.format(record))
        del line["at"]
        self._stage.got[LOG].append(Output(self._stage.now, msgspec.json.encode(line)))


def _values(metrics: bytes) -> dict[str, float]:
    lines = [line for line in metrics.decode().splitlines() if not line.startswith("#") and "process_" not in line]
    pairs = (line.rsplit(" ", 1) for line in lines)
    return {name: float(value) for name, value in pairs if "_seconds" not in name}
