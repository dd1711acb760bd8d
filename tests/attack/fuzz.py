"""Honest people play while others attack: a real server, real sockets, and checks after every batch.

`python -m tests.attack.fuzz --frames 100000 --seed 1` is the long run. It ends with 1 and says what was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parlour.client import Client, Line, NewTable, choices
from parlour.server.cleaning import clean
from parlour.server.limits import Limits
from parlour.server.metrics import REGISTRY
from parlour.table.messages import (
    Act,
    Chat,
    Hello,
    Intent,
    Marking,
    News,
    Number,
    Ping,
    Refused,
    Rematch,
    Room,
    Sit,
    Start,
    Talk,
)

from ..server.serving import can_act, in_a_thread, settings_for
from .frames import Where, call, frames, greeting, sends
from .hostile import Hostile
from .journal import Journal

GAMES = ("baby-monster-race", "goofspiel", "grid-walk")
"""Turns, sealed choices, and a notebook; nobody's time is up in them."""
BATCH = 500
RAW_SHARE = 0.04
"""Of what is sent, frames and calls that are none: each takes a connection of its own."""
STUCK = 60.0
"""Seconds after which honest people who cannot go on are stuck."""
FAILED = {1006, 1011, 1012, 4500}
"""Why connections are closed when the server has made a mistake."""

MOMENT = 0.01
LAST = 0.125
"""The ping whose answer shows that all before it was answered."""
MOVES = 2
"""Of each honest player in each batch."""
UNLIMITED = Limits(guests=10**9, tables=10**9, calls=10**9, messages=10**9, sockets=10**9)

_intents = msgspec.json.Decoder(Intent)
_news = msgspec.json.Decoder(News)


class _Numbered(msgspec.Struct):
    ref: Number = 0


@dataclass
class Report:
    """What came of it."""

    frames: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    moves: int = 0
    wrong: list[str] = field(default_factory=list)


class Player:
    """Somebody at a table who does the first thing that can be done, as often as they are asked."""

    def __init__(self, client: Client, line: Line) -> None:
        self.client = client
        self.line = line
        self.lost = False
        self.made = 0
        """Moves since somebody looked."""
        self._acted = -1
        self._asked: Intent | None = None
        self._refused: Refused | None = None
        self._news = asyncio.Event()

    async def asks(self, intent: Intent) -> None:
        """Ask for something."""
        self._asked = intent
        await self.line.send(intent)

    @property
    def state(self) -> str:
        """What it sees of the match."""
        room, told = self.line.room, self.line.told
        match = told and (told.version, told.scene.prompt, told.scene.places)
        return f"{match}, {self._asked} was asked for and {self._refused} said; {room}"

    async def listens(self) -> None:
        """Hear all that the table tells, until the line is closed."""
        async for notice in self.line:
            if isinstance(notice, Refused):
                self._refused = notice
            self._news.set()
        self.lost = True
        self._news.set()

    async def plays_on(self) -> None:
        """Make every move that others wait for."""
        while not self.lost:
            await self._moves()
            self.made += 1

    async def _moves(self) -> None:
        while not self.lost:
            self._news.clear()
            room, told = self.line.room, self.line.told
            if room is not None and room.stage == "over" and room.you.host:
                await self.asks(Rematch())
            elif told is not None and can_act(self.line) and told.version != self._acted:
                await self.asks(Act(version=told.version, actions=next(choices(told.scene.prompt)), ref=told.version))
                self._acted = told.version
                return
            await self._news.wait()


class Honest(Player):
    """A player whose wishes are written down. Attackers hear them too, and say them again."""

    def __init__(self, client: Client, line: Line, guest: str, journal: Journal, spy: Hostile) -> None:
        super().__init__(client, line)
        self._wishes = journal.wishes[guest]
        self._spy = spy

    async def asks(self, intent: Intent) -> None:
        """Ask for something."""
        self._wishes.add(intent)
        self._spy.heard.append(msgspec.json.encode(intent).decode())
        if isinstance(intent, Act):
            self._spy.version = intent.version
        await super().asks(intent)

    async def marks(self) -> None:
        """Mark a cell of the notebook, if there is one."""
        zones = self.line.told.scene.zones if self.line.told is not None else []
        cells = [piece.id for zone in zones for piece in zone.pieces if piece.markable]
        if cells:
            await self.asks(Marking(cell=cells[0], mark="out" if self.line.marks.get(cells[0]) is None else None))


class Attacker:
    """Somebody hostile at a table. `seated` has a seat there and may use it, as anybody may."""

    def __init__(self, address: str, code: str, hostile: Hostile, report: Report, tokens: dict[str, str]) -> None:
        self._url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        self._hostile = hostile
        self._report = report
        self._tokens = tokens
        """The guest of each token that is really somebody's."""
        self._ref = 1
        self._guest = ""

    async def attacks(self, count: int, token: str) -> None:
        """Say so many things, over as many connections as it takes, and see that all are answered as they should be."""
        left = count
        while left > 0:
            try:
                async with connect(
                    self._url, compression=None, max_size=None, max_queue=None, open_timeout=STUCK
                ) as socket:
                    left -= await self._talks(socket, token, left)
            except (InvalidHandshake, TimeoutError) as error:
                self._report.wrong.append(f"the server takes no more sockets: {error}")
                return

    async def _talks(self, socket: ClientConnection, token: str, most: int) -> int:
        hello = {"type": "hello", "token": token}
        await socket.send(json.dumps(hello))
        self._guest = self._tokens.get(token, "")
        waiting: dict[int, str] = {}
        sent = 0
        try:
            while sent < most:
                ref = self._ref = self._ref + 1
                message = self._hostile.message(ref)
                await socket.send(message)
                sent += 1
                must = self._must_be_refused(message)
                if must:
                    waiting[must] = str(message)
            end = self._ref = self._ref + 1
            await socket.send(json.dumps({"type": "ping", "sent": LAST, "ref": end}))
            async with asyncio.timeout(STUCK):
                while not self._hears(await socket.recv(), waiting):
                    pass
        except ConnectionClosed:
            code = socket.close_code or 0
            self._report.closed[code] += 1
            if code in FAILED:
                self._report.wrong.append(f"a socket was closed with {code}")
            return max(1, sent)
        except TimeoutError:
            self._report.wrong.append("an attacker was left without an answer")
        else:
            if waiting:
                self._report.wrong.append(f"without an answer: {list(waiting.values())[:3]}")
        return max(1, sent)

    def _hears(self, text: str | bytes, waiting: dict[int, str]) -> bool:
        """Take what came; whether it was the answer to the last ping."""
        notice = _news.decode(text)
        match notice:
            case Refused():
                self._report.refused[notice.reason.id] += 1
                waiting.pop(notice.ref, None)
            case Room():
                self._shown([*notice.watchers, *(seat.name for seat in notice.seats)])
            case Talk():
                self._shown([said.text for said in notice.said] + [said.name for said in notice.said])
            case _:
                pass
        return getattr(notice, "sent", None) == LAST

    def _shown(self, texts: list[str]) -> None:
        """What people have typed is shown as it was cleaned."""
        self._report.wrong += [f"shown as it was typed: {text!r}" for text in texts if clean(text) != text]

    def _must_be_refused(self, message: str | bytes) -> int:
        """The number of a message that has to be refused; 0 if it may be carried out, or has none of its own."""
        number = _number(message)
        try:
            intent = _intents.decode(message) if isinstance(message, str) else None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return number
        if isinstance(intent, Hello):
            self._guest = self._tokens.get(intent.token, "")
        if intent is None or isinstance(intent, Hello | Ping) or self._guest:
            return 0
        return intent.ref


def _number(message: str | bytes) -> int:
    """What the server can make out as the number of a message that it does not understand."""
    try:
        return msgspec.json.decode(message, type=_Numbered).ref if isinstance(message, str) else 0
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


class Mistakes(logging.Handler):
    """What the server's log says of its own mistakes."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One of them."""
        self.found.append(self.format(record))


class Table:
    """A table at which two honest people and, if there is room, somebody hostile sit."""

    def __init__(self, database: Path, code: str, hostile: Hostile) -> None:
        self.code = code
        self.hostile = hostile
        self.journal = Journal(database, code)
        self.honest: list[Honest] = []
        self.others: list[Player] = []

    async def gets_on(self, moves: int) -> list[str]:
        """Everybody honest plays and speaks; what was wrong with that."""
        await self.honest[0].asks(Chat(text="Who is hungry?"))
        await self.honest[1].marks()
        for each in self.honest:
            each.made = 0
        playing = [asyncio.create_task(each.plays_on()) for each in self.honest]
        until = time.monotonic() + STUCK
        while time.monotonic() < until and any(each.made < moves for each in self.honest):
            await asyncio.sleep(MOMENT)
        for each in playing:
            each.cancel()
        wrong = [f"table {self.code}: an honest player was cut off" for each in self.honest if each.lost]
        return wrong + [
            f"table {self.code}: nothing goes on: {each.state}" for each in self.honest if each.made < moves
        ]


class Attack:
    """All of it: tables, honest people, and who attacks them, at one server."""

    def __init__(self, address: str, database: Path, seed: int) -> None:
        self._address = address
        self._database = database
        self._luck = Random(seed)
        self._stack = AsyncExitStack()
        self._tables: list[Table] = []
        self._tokens: dict[str, str] = {}
        """The guest of each hostile token."""
        self._listening: list[asyncio.Task[None]] = []
        self.report = Report()

    async def run(self, count: int) -> Report:
        """Send so many hostile frames, and check after each batch."""
        async with self._stack:
            async with asyncio.timeout(STUCK):
                await self._comes()
            while self.report.frames < count and not self.report.wrong:
                await self._batch(min(BATCH, count - self.report.frames))
            for each in self._listening:
                each.cancel()
        await self._all_left()
        return self.report

    async def _comes(self) -> None:
        mallory = await self._guest("Mallory", hostile=True)
        await self._guest("Trudy", hostile=True)
        players = {card.slug: card.players for card in await mallory.games()}
        for game in GAMES:
            anna, ben = await self._guest("Anna"), await self._guest("Ben")
            card = await anna.open_table(NewTable(game, seats=min(3, players[game][1])))
            table = Table(self._database, card.code, Hostile(Random(self._luck.random()), [*self._tokens]))
            for client in (anna, ben):
                line = await self._stack.enter_async_context(client.table(card.code))
                you = (await line.next_of(Room)).you
                table.honest.append(Honest(client, line, you.guest, table.journal, table.hostile))
                if you.seat is None:
                    await table.honest[-1].asks(Sit())
                    while (await line.next_of(Room)).you.seat is None:
                        pass
            if card.seats > 2:
                line = await self._stack.enter_async_context(mallory.table(card.code))
                await line.sit()
                table.others.append(Player(mallory, line))
                while (await line.next_of(Room)).you.seat is None:
                    pass
            await table.honest[0].asks(Start())
            self._tables.append(table)
            for each in [*table.honest, *table.others]:
                self._listening.append(asyncio.create_task(each.listens()))
            for each in table.others:
                self._listening.append(asyncio.create_task(each.plays_on()))

    async def _guest(self, name: str, hostile: bool = False) -> Client:
        client = await self._stack.enter_async_context(Client(self._address))
        guest = await client.arrive(name)
        if hostile:
            self._tokens[client.token] = guest.guest
        return client

    async def _batch(self, count: int) -> None:
        luck, report = self._luck, self.report
        raw = round(count * RAW_SHARE)
        share = (count - raw) // (2 * len(self._tables)) + 1
        tokens = [*self._tokens, "", "made-up"]
        attackers = [
            Attacker(self._address, table.code, table.hostile, report, self._tokens).attacks(share, luck.choice(tokens))
            for table in self._tables
            for _ in range(2)
        ]
        getting_on = asyncio.gather(*(table.gets_on(MOVES) for table in self._tables))
        await asyncio.gather(*attackers, self._below(raw))
        for wrong in await getting_on:
            report.wrong += wrong
        report.moves += MOVES * sum(len(table.honest) for table in self._tables)
        report.frames += share * len(attackers)
        for table in self._tables:
            report.wrong += table.journal.check()
        await self._lives()

    async def _below(self, count: int) -> None:
        """Frames that are none, calls that are none."""
        sent = 0
        while sent < count:
            sent += sum(await asyncio.gather(*(self._one_below() for _ in range(20))))
        self.report.frames += sent

    async def _one_below(self) -> int:
        luck = self._luck
        host, port = self._address.removeprefix("http://").split(":")
        where = Where(host, int(port), luck.choice(self._tables).code)
        said = [call(luck, where)] if luck.random() < 0.5 else [greeting(luck, where), *frames(luck)]
        heard = await sends(where, said)
        status = heard[9:12] if heard.startswith(b"HTTP/1.1 ") else b""
        if status.startswith(b"5") and status != b"501":
            self.report.wrong.append(f"{said[0][:200]!r} was answered by {heard[:300]!r}")
        if b"text/html" in heard and b"alert(1)" in heard:
            self.report.wrong.append(f"{said[0][:200]!r} was answered by a page that holds it")
        return len(said)

    async def _lives(self) -> None:
        async with httpx.AsyncClient(base_url=self._address, timeout=STUCK) as client:
            answer = await client.get("/api/health")
            if answer.status_code != 200 or not answer.json()["ok"]:
                self.report.wrong.append(f"the server is not well: {answer.text}")

    async def _all_left(self) -> None:
        """Everybody is gone: the server keeps no connection of anybody."""
        until = time.monotonic() + STUCK
        while open_sockets := REGISTRY.get_sample_value("parlour_sockets_open"):
            if time.monotonic() > until:
                self.report.wrong.append(f"{open_sockets:.0f} sockets are still open when everybody has left")
                return
            await asyncio.sleep(MOMENT)


def fuzz(folder: Path, count: int, seed: int) -> Report:
    """Send so many hostile frames to a server of its own that keeps its tables in a folder."""
    mistakes = Mistakes()
    logging.getLogger().addHandler(mistakes)
    database = folder / "tables.db"
    settings = settings_for(database, messages=(1e9, 1e9), limits=UNLIMITED)
    try:
        # Who leaves a seat while others wait is waited for no longer than this.
        with patch("parlour.table.table.STAND_IN_AFTER", 0.2), in_a_thread(settings) as address:
            report = asyncio.run(Attack(address, database, seed).run(count))
    finally:
        logging.getLogger().removeHandler(mistakes)
    report.wrong += mistakes.found
    return report


def main() -> int:
    """The long run."""
    parser = argparse.ArgumentParser(description="Attack a server of one's own while honest people play there.")
    parser.add_argument("--frames", type=int, default=100_000, help="how many hostile frames are sent")
    parser.add_argument("--seed", type=int, default=1, help="another one sends others")
    asked = parser.parse_args()
    os.environ.setdefault("PARLOUR_GAMES", str(Path(__file__).parents[1] / "games"))
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = fuzz(Path(folder), asked.frames, asked.seed)
    say = sys.stdout.write
    say(f"{report.frames} hostile frames in {time.monotonic() - began:.0f} s; {report.moves} moves of honest people\n")
    say("refused: " + ", ".join(f"{count} {reason}" for reason, count in report.refused.most_common()) + "\n")
    say("closed: " + ", ".join(f"{count} with {code}" for code, count in report.closed.most_common()) + "\n")
    for wrong in report.wrong[:20]:
        say(f"WRONG: {wrong}\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
