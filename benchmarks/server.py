"""Tables under load: the server on one core, the load on another, everything durable.

    uv run python benchmarks/server.py
    uv run python benchmarks/server.py --peer ../shared/peers/boardgame_io

A move's time is that from sending it to the last seat's scene, both over WebSockets on this machine. The peer is
boardgame.io with its storage in memory (`npm install` in its folder first), with as many tables and clients, on the
same cores, in turn with Parlour: the speed of a shared machine changes by half within minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from parlour.client import Client, choices
from parlour.engine.scene import Prompt
from parlour.server.context import Settings
from parlour.server.limits import Limits
from parlour.server.running import run
from parlour.server.shapes import NewTable
from parlour.table.messages import Act, Hello, Rematch, Sit, Start, You

GAME = "baby-monster-race"
RATE = "moves_per_second"
TOLD, ROOM = b'{"type":"told"', b'{"type":"room"'


class _Scene(msgspec.Struct):
    prompt: Prompt


class _Told(msgspec.Struct):
    """As much of a notice as the load needs."""

    version: int
    scene: _Scene


class _Room(msgspec.Struct):
    stage: str
    you: You


_told = msgspec.json.Decoder(_Told)
_room = msgspec.json.Decoder(_Room)
_encode = msgspec.json.Encoder().encode


class Load(NamedTuple):
    """What was measured of some tables."""

    seconds: float
    busy: float
    """Seconds that the server's core was at work."""
    times: list[float]

    def at(self, share: float) -> float:
        """The time, in milliseconds, that this share of the moves did not exceed."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0

    def figures(self) -> dict[str, float]:
        """For the table and the file."""
        return {
            RATE: round(len(self.times) / self.seconds, 1),
            "p50_ms": round(self.at(0.5), 2),
            "p99_ms": round(self.at(0.99), 2),
            "longest_ms": round(self.at(1.0), 2),
            "cpu_us_a_move": round(self.busy / max(1, len(self.times)) * 1e6),
        }


class Running(NamedTuple):
    """A server that is measured."""

    address: str
    process: int

    def busy(self) -> float:
        """Seconds of a core that it has used."""
        ticks = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> float:
        """Kibibytes that it holds in memory."""
        pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024


class Page:
    """One client at a table. It hears everything; only where it has to choose does it look closely."""

    def __init__(self, line: ClientConnection, luck: random.Random) -> None:
        self._line = line
        self._luck = luck
        self.version = 0
        self.stage = ""
        self.seated = False
        self.options: list[list[int]] = []
        """What can be done, as it was told last."""

    async def hear(self) -> None:
        """The next notice."""
        raw = await self._line.recv(decode=False)
        if raw.startswith(TOLD):
            told = _told.decode(raw)
            self.version = told.version
            self.options = list(choices(told.scene.prompt)) if b'"gestures":' in raw else []
        elif raw.startswith(ROOM):
            room = _room.decode(raw)
            self.stage, self.seated = room.stage, room.you.seat is not None

    async def hear_of(self, version: int) -> None:
        """Everything up to a version."""
        while self.version < version:
            await self.hear()

    async def act(self) -> None:
        """Do one of the things that can be done."""
        await self.send(Act(version=self.version, actions=self._luck.choice(self.options)))

    async def send(self, intent: msgspec.Struct) -> None:
        """Ask for something."""
        await self._line.send(_encode(intent), text=True)


class Players:
    """A table with its pages, one of which acts at a time."""

    def __init__(self, pages: list[Page]) -> None:
        self.pages = pages
        self.times: list[float] = []

    async def move(self) -> None:
        """One move, until the last page has seen it; a match that is over begins anew."""
        pages = self.pages
        while any(page.stage == "over" for page in pages):
            await self._again()
        actor = next(page for page in pages if page.options)
        before = actor.version
        sent = time.perf_counter()
        await actor.act()
        for page in pages:
            await page.hear_of(before + 1)
        self.times.append(time.perf_counter() - sent)
        await self._settle()

    async def _settle(self) -> None:
        newest = max(page.version for page in self.pages)
        for page in self.pages:
            await page.hear_of(newest)
        if not any(page.options for page in self.pages):
            for page in self.pages:
                while page.stage != "over" and page.version == newest:
                    await page.hear()

    async def _again(self) -> None:
        version = self.pages[0].version
        await self.pages[0].send(Rematch())
        for page in self.pages:
            await page.hear_of(version + 1)
            while page.stage != "playing":
                await page.hear()


@asynccontextmanager
async def table(address: str, people: int, level: str = "") -> AsyncGenerator[Players]:
    """A table whose match has begun: people who have a page each, and one bot if there is a level."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in range(people)]
        for client in clients:
            await client.arrive("Load")
        seats = people + 1 if level else people
        card = await clients[0].open_table(NewTable(GAME, seats=seats, level=level))
        pages: list[Page] = []
        for client in clients:
            line = await stack.enter_async_context(
                connect(f"{address.replace('http', 'ws')}/api/tables/{card.code}/socket", compression=None)
            )
            page = Page(line, random.Random(len(pages)))
            await page.send(Hello(token=client.token))
            pages.append(page)
        await _begin(pages)
        yield Players(pages)


async def _begin(pages: list[Page]) -> None:
    for page in pages[1:]:
        while not page.stage:
            await page.hear()
        await page.send(Sit())
        while not page.seated:
            await page.hear()
    await pages[0].send(Start())
    for page in pages:
        while page.stage != "playing" or not page.version:
            await page.hear()


async def as_fast_as_possible(players: Players, until: float) -> None:
    """Move after move."""
    while time.perf_counter() < until:
        await players.move()


async def every_second(players: Players, until: float) -> None:
    """A move a second, at a moment of its own."""
    due = time.perf_counter() + random.random()
    while due < until:
        await asyncio.sleep(due - time.perf_counter())
        await players.move()
        due += 1


async def think(players: Players) -> None:
    """Give a bot something to think about, always."""
    page = players.pages[0]
    while True:
        if page.stage == "over":
            await page.send(Rematch())
            while page.stage == "over":
                await page.hear()
        if page.options:
            await page.act()
        await page.hear()


async def measured(
    at: Running, tables: int, seconds: float, drive: Callable[[Players, float], Any], bots: int = 0
) -> Load:
    """What some tables do in some seconds; beside them `bots` tables at which a bot searches all the time."""
    async with AsyncExitStack() as stack:
        thinking = [await stack.enter_async_context(table(at.address, 1, "hard")) for _ in range(bots)]
        players = [await stack.enter_async_context(table(at.address, 2)) for _ in range(tables)]
        errands = [asyncio.create_task(think(each)) for each in thinking]
        warm = time.perf_counter() + 2
        await asyncio.gather(*(drive(each, warm) for each in players))
        for each in players:
            each.times.clear()
        began, busy = time.perf_counter(), at.busy()
        await asyncio.gather(*(drive(each, began + seconds) for each in players))
        took, busy = time.perf_counter() - began, at.busy() - busy
        for errand in errands:
            errand.cancel()
        for failed in [errand for errand in errands if errand.done() and not errand.cancelled()]:
            failed.result()
        times = [took for each in players for took in each.times]
        return Load(took, busy, times)


async def memory(at: Running, tables: int) -> float:
    """Kibibytes of the server for each table with two connections in the middle of a match."""
    async with AsyncExitStack() as stack:
        for _ in range(20):
            await stack.enter_async_context(table(at.address, 2))
        before = at.resident()
        players = [await stack.enter_async_context(table(at.address, 2)) for _ in range(tables)]
        for _ in range(10):
            await asyncio.gather(*(each.move() for each in players))
        return (at.resident() - before) / tables


# The servers


@contextmanager
def server(folder: Path, core: int) -> Generator[Running]:
    """A Parlour on one core."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, __file__, "--serve", str(port), str(folder / "tables.db")]
    with subprocess.Popen(on_core(core, command), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == "compiled":
                break
        try:
            yield Running(f"http://127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()


def serve(port: int, database: Path) -> None:
    """The server's process. Its bots make no pauses, and nobody is told to be slower."""
    unlimited = Limits(guests=10**9, tables=10**9, calls=10**9, messages=10**9, sockets=10**9)
    settings = Settings(
        database,
        messages=(1e9, 1e9),
        limits=unlimited,
        pace=0.0,
        compiled=lambda: print("compiled", flush=True),
    )
    run(settings, socket.create_server(("127.0.0.1", port), backlog=2048), lambda: None)


def peer(folder: Path, tables: int, seconds: float, cores: tuple[int, int]) -> dict[str, float]:
    """The same of boardgame.io."""
    command = on_core(cores[0], ["node", "server.js"])
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, start_new_session=True) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if line.strip() == b"ready":
                    break
            load = on_core(cores[1], ["node", "load.js", str(tables), str(int(seconds))])
            said = subprocess.run(load, cwd=folder, check=True, capture_output=True, text=True).stdout
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # `node` may be a script that started the real one
    found = json.loads(said.strip().splitlines()[-1])
    return {
        RATE: round(found["moves_s"], 1),
        "p50_ms": round(found["p50_ms"], 2),
        "p99_ms": round(found["p99_ms"], 2),
        "longest_ms": round(found["max_ms"], 2),
    }


def on_core(core: int, command: list[str]) -> list[str]:
    """A command that runs on one core alone."""
    return ["taskset", "-c", str(core), *command]


# All of it


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DB"), help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=200, help="tables with a move a second")
    parser.add_argument("--busy", type=int, default=20, help="tables that move as fast as possible")
    parser.add_argument("--bots", type=int, default=4, help="bots that search meanwhile")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="of the tables as fast as possible")
    parser.add_argument("--peer", type=Path, help="the folder of boardgame.io's server and load")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error(f"--rounds {given.rounds}: at least one round is needed")
    if given.serve:
        serve(int(given.serve[0]), Path(given.serve[1]))
        return
    cores = sorted(os.sched_getaffinity(0))
    mine, load = cores[0], cores[-1]
    os.sched_setaffinity(0, {load})
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), mine) as at:
        found |= fast(at, given, (mine, load))
        found[f"{given.tables} tables, a move a second each"] = go(
            measured(at, given.tables, given.seconds, every_second)
        ).figures()
        found[f"the same, with {given.bots} searching bots"] = go(
            measured(at, given.tables, given.seconds, every_second, given.bots)
        ).figures()
        found["memory"] = {"kib_a_table": round(go(memory(at, given.tables)), 1)}
    print(json.dumps(found, indent=1) if given.json else "\n".join(report(found)))


def fast(at: Running, given: argparse.Namespace, cores: tuple[int, int]) -> Iterator[tuple[str, dict[str, float]]]:
    """Some tables as fast as possible, in turn with the peer's; of each the round in the middle."""
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for _ in range(given.rounds):
        ours.append(go(measured(at, given.busy, given.seconds, as_fast_as_possible)).figures())
        if given.peer:
            theirs.append(peer(given.peer, given.busy, given.seconds, cores))
    yield f"{given.busy} tables as fast as possible", median(ours)
    if theirs:
        ratios = sorted(one[RATE] / other[RATE] for one, other in zip(ours, theirs, strict=True))
        yield f"boardgame.io, {given.busy} tables as fast as possible", median(theirs)
        figures = {"median": statistics.median(ratios), "least": ratios[0], "most": ratios[-1]}
        yield "moves a second beside boardgame.io", {name: round(value, 2) for name, value in figures.items()}


def median(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The round whose rate is in the middle."""
    return sorted(rounds, key=lambda figures: figures[RATE])[len(rounds) // 2]


def go(work: Any) -> Any:
    """Run on a quick loop."""
    return uvloop.run(work)


def report(found: dict[str, dict[str, float]]) -> Iterator[str]:
    """The figures as lines."""
    for name, figures in found.items():
        yield f"{name:48}" + "   ".join(f"{key.replace('_', ' ')} {value:g}" for key, value in figures.items())


if __name__ == "__main__":
    main()
