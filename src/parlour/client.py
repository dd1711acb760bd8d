"""A client for programs: bots, tests and loads. It says what the page says (`docs/protocol.md`).

async with Client("http://localhost:8080") as client:
    await client.arrive("Ada", "owl")
    card = await client.open_table(NewTable(game, seats=2, level="medium", start=True))
    async with client.table(card.code) as line:
        async for notice in line:
            ...
"""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.engine.dealing import seed_commitment
from parlour.engine.errors import ParlourError
from parlour.engine.scene import Acknowledge, Aim, Button, Claim, OwnMark, Prompt, Route, Several, Tap
from parlour.server.shapes import GameCard, Guest, GuestChange, Health, NewGuest, NewTable, Problem, TableCard
from parlour.table.messages import (
    Act,
    Chat,
    Deal,
    Gone,
    Hello,
    Intent,
    Marking,
    Marks,
    News,
    PromiseSeed,
    Rematch,
    RevealSeed,
    Room,
    Sit,
    Start,
    Told,
)

T = TypeVar("T")
N = TypeVar("N", bound=News)

_encoder = msgspec.json.Encoder()
_news = msgspec.json.Decoder(News)


class ClientError(ParlourError):
    """The server refused a call, and says why."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status


class Client:
    """One guest at one server; with the token of an earlier visit the same guest as then."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._http = httpx.AsyncClient(base_url=self.address)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def health(self) -> Health:
        """How the server is."""
        return await self._call("GET", "/api/health", Health)

    async def games(self) -> list[GameCard]:
        """What there is to play."""
        return await self._call("GET", "/api/games", list[GameCard])

    async def arrive(self, name: str, animal: str = "owl") -> Guest:
        """Become a new guest."""
        guest = await self._call("POST", "/api/guests", Guest, NewGuest(name, animal))
        self.token = guest.token
        return guest

    async def me(self) -> Guest:
        """Who this is."""
        return await self._call("GET", "/api/guests/me", Guest)

    async def change(self, name: str | None = None, animal: str | None = None) -> Guest:
        """Take another name or animal."""
        return await self._call("PATCH", "/api/guests/me", Guest, GuestChange(name, animal))

    async def open_table(self, wish: NewTable) -> TableCard:
        """Open a table as its host."""
        return await self._call("POST", "/api/tables", TableCard, wish)

    async def tables(self) -> list[TableCard]:
        """The tables that everybody may see."""
        return await self._call("GET", "/api/tables", list[TableCard])

    async def my_tables(self) -> list[TableCard]:
        """The tables where this guest sits."""
        return await self._call("GET", "/api/guests/me/tables", list[TableCard])

    async def find(self, code: str) -> TableCard:
        """A table by its code."""
        return await self._call("GET", f"/api/tables/{code}", TableCard)

    @asynccontextmanager
    async def table(self, code: str) -> AsyncGenerator[Line]:
        """A line to a table. It has said hello: its first notices tell how the table is."""
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(where, compression=None, max_size=None) as socket:
            line = Line(socket)
            await line.hello(self.token)
            yield line

    async def _call(self, method: str, path: str, shape: type[T], body: msgspec.Struct | None = None) -> T:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        content = None if body is None else _encoder.encode(body)
        answer = await self._http.request(method, path, headers=headers, content=content)
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=shape)
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            problem = Problem(answer.status_code, answer.reason_phrase)
        raise ClientError(problem.status_code, problem.detail)


class Line:
    """A connection to a table. Iterate over it for its notices, until it is closed."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.room: Room | None = None
        """The table as it was told last."""
        self.told: Told | None = None
        """The match as it was told last."""
        self.marks: dict[str, OwnMark] = {}
        """The own marks in the notebook as they were told last, by cell."""
        self.deal: Deal | None = None
        """What the match is dealt by, as it was told last."""
        self._seed = ""
        self._told_at = 0.0

    @property
    def close_code(self) -> int | None:
        """Why the connection was closed, once it is."""
        return self._socket.close_code

    async def send(self, intent: Intent) -> None:
        """Ask for something."""
        await self._socket.send(_encoder.encode(intent).decode())

    async def hello(self, token: str) -> None:
        """Say who this is: at first, and when it has become somebody else."""
        await self.send(Hello(token=token))

    async def act(self, *actions: int, ref: int = 0) -> None:
        """Act in the match, in sight of the last scene. In a race it counts how long ago that was told."""
        assert self.told is not None
        racing = any(isinstance(gesture, Claim) for gesture in self.told.scene.prompt.gestures)
        reaction = round((time.monotonic() - self._told_at) * 1000) if racing else None
        await self.send(Act(version=self.told.version, actions=list(actions), reaction=reaction, ref=ref))

    async def sit(self, seat: int | None = None) -> None:
        """Take a seat, or the one that suits."""
        await self.send(Sit(seat=seat))

    async def add_seed(self, seed: str) -> None:
        """Add a seed of one's own to the next deal. It is revealed by itself, when the table asks for it."""
        self._seed = seed
        await self.send(PromiseSeed(commitment=seed_commitment(seed)))

    async def start(self) -> None:
        """Begin the match, as the host."""
        await self.send(Start())

    async def rematch(self) -> None:
        """The same again."""
        await self.send(Rematch())

    async def say(self, text: str) -> None:
        """Say something to everybody."""
        await self.send(Chat(text=text))

    async def mark(self, cell: str, mark: OwnMark | None, ref: int = 0) -> None:
        """Put a mark of one's own on a cell of the notebook, or take it away."""
        await self.send(Marking(cell=cell, mark=mark, ref=ref))

    async def next(self) -> News:
        """The next notice. Raises `websockets.ConnectionClosed` when there will be none."""
        notice = _news.decode(await self._socket.recv())
        if isinstance(notice, Room):
            self.room = notice
        elif isinstance(notice, Told):
            self.told, self._told_at = notice, time.monotonic()
        elif isinstance(notice, Marks):
            self.marks = notice.marks
        elif isinstance(notice, Deal):
            self.deal = notice
            if not notice.dealt and self._seed and seed_commitment(self._seed) in notice.commitments:
                await self.send(RevealSeed(seed=self._seed))
                self._seed = ""
        return notice

    async def next_of(self, kind: type[N]) -> N:
        """The next notice of a kind; others are passed over. Raises `ClientError` if the table says that it is gone."""
        while not isinstance(notice := await self.next(), kind):
            if isinstance(notice, Gone):
                raise ClientError(404, notice.reason.id)
        return notice

    async def __aiter__(self) -> AsyncIterator[News]:
        while True:
            try:
                yield await self.next()
            except ConnectionClosed:
                return


def choices(prompt: Prompt) -> Iterator[list[int]]:
    """All that the viewer of a scene can do: each choice as the actions that an `act` needs."""
    for gesture in prompt.gestures:
        match gesture:
            case Tap() | Claim() | Acknowledge() | Button():
                yield [gesture.action]
            case Aim():
                yield from ([goal.action] for goal in gesture.goals)
            case Route():
                yield from (end.actions for end in gesture.ends)
            case Several():
                for count in range(gesture.fewest, gesture.most + 1):
                    for chosen in itertools.combinations(range(len(gesture.pieces)), count):
                        yield [gesture.action + sum(1 << place for place in chosen)]


__all__ = ["Client", "ClientError", "Line", "NewTable", "choices"]
