"""Those who play: at random, legally or not, on several devices, over lines that fail; servers die before them."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, TypeVar

import httpx
import msgspec

from parlour.client import choices
from parlour.engine.scene import Claim
from parlour.server.shapes import Guest, NewGuest, NewTable, TableCard
from parlour.table.messages import Act, Hello, Intent, Marks, News, Rematch, Room, Sit, Start, Told

from ..table.wishes import anything
from .lines import Connection

if TYPE_CHECKING:
    from .world import World

T = TypeVar("T")

NONSENSE = ["", "{", "[]", '{"type":"fly"}', '{"type":"act","version":1,"actions":[]}', "\ud7ff" * 9, "0" * 3000]
_news = msgspec.json.Decoder(News)


@dataclass(eq=False)
class Seating:
    """A table that is to be played at, and its code once it is open."""

    wish: NewTable
    code: str = ""


@dataclass
class Person:
    """Somebody with a name, or a nameless watcher. All their devices number their commands together."""

    name: str
    address: str
    seating: Seating
    hosts: bool = False
    guest: str = ""
    token: str = ""
    refs: itertools.count[int] = field(default_factory=lambda: itertools.count(1))
    leaves: bool = False
    """They do not come back when the troubles are over."""


class Page:
    """One device at a table."""

    def __init__(self, world: World, person: Person, luck: Random) -> None:
        self.person = person
        self.room: Room | None = None
        self.told: Told | None = None
        self.marks: Marks | None = None
        self.line: Connection | None = None
        self._doubles = luck.choice([0.02, 0.3])
        self._world = world
        self._luck = luck
        self._unanswered: bytes | None = None
        """The last action, until something is heard after it: nobody knows whether it arrived."""

    async def live(self) -> None:
        """Be there, and come back whenever the line is lost, until the server dies."""
        await self._arrive()
        while not (self._world.calm and self.person.leaves):
            self.line = self._world.connect(self.person)
            self._ask(Hello(token=self.person.token))
            if self._unanswered is not None:
                self._world.faults["repeated after a cut"] += 1
                self.line.send(self._unanswered)
            try:
                await self._stay(self.line)
            finally:
                self.line = None
            await asyncio.sleep(self._luck.expovariate(0.2 if not self._world.calm else 2))

    # Coming

    async def _arrive(self) -> None:
        person, seating = self.person, self.person.seating
        while person.name and not person.token:
            if (guest := await self._call("/api/guests", NewGuest(person.name, "owl"), Guest)) is not None:
                person.token, person.guest = guest.token, guest.guest
        while not seating.code:
            if person.hosts and (card := await self._call("/api/tables", seating.wish, TableCard)) is not None:
                seating.code = card.code
            await asyncio.sleep(1)

    async def _call(self, path: str, body: msgspec.Struct, shape: type[T]) -> T | None:
        transport = httpx.ASGITransport(self._world.app, client=(self.person.address, 1))  # type: ignore[arg-type]
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.person.token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://parlour.test", headers=headers) as http:
            answer = await http.post(path, content=msgspec.json.encode(body))
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=shape)
        await asyncio.sleep(1)
        return None

    # Being there

    async def _stay(self, line: Connection) -> None:
        """Hear and ask, until the line is lost or the page is closed."""
        luck = self._luck
        loop = asyncio.get_running_loop()
        asks_at = loop.time() + luck.expovariate(1)
        while True:
            try:
                text = await asyncio.wait_for(line.inbox.get(), max(0.0, asks_at - loop.time()))
            except TimeoutError:
                asks_at = loop.time() + luck.expovariate(1)
                if self._world.calm and self.person.leaves:
                    line.close()
                    return
                if not self._world.calm and luck.random() < 0.02:
                    self._world.faults["page closed"] += 1
                    line.close()
                    return
                self._do()
            else:
                if text is None:
                    return
                self._hear(text)

    def _hear(self, text: bytes) -> None:
        notice = _news.decode(text)
        self._unanswered = None
        match notice:
            case Room():
                self.room = notice
            case Told():
                self.told = notice
            case Marks():
                self.marks = notice
            case _:
                pass

    def _do(self) -> None:
        """Ask for something: what makes sense, now and then anything; and when all is calm, to get on."""
        luck, calm = self._luck, self._world.calm
        if self.room is None:
            return
        if not calm and luck.random() < 0.02:
            self._world.faults["nonsense"] += 1
            assert self.line is not None
            self.line.send(luck.choice(NONSENSE).encode())
        elif not calm and luck.random() < 0.12:
            self._world.faults["senseless wish"] += 1
            self._ask(anything(luck, self.told.version if self.told is not None else 0))
        elif (intent := self._sensible(self.room)) is not None:
            self._ask(intent)

    def _sensible(self, room: Room) -> Intent | None:
        luck = self._luck
        match room.stage:
            case "playing":
                return self._action()
            case "open" | "over" if self._world.calm and (room.stage == "over" or not room.you.host):
                return None
            case "open" if room.you.host:
                return Start() if self._world.calm or luck.random() < 0.2 else None
            case "over" if room.you.seat is not None and luck.random() < 0.2:
                return Rematch()
            case _:
                return Sit() if self.person.token and room.you.seat is None and luck.random() < 0.3 else None

    def _action(self) -> Act | None:
        if self.told is None:
            return None
        prompt = self.told.scene.prompt
        possible = list(itertools.islice(choices(prompt), 50))
        if not possible:
            return None
        racing = any(isinstance(gesture, Claim) for gesture in prompt.gestures)
        reaction = self._luck.randrange(600) if racing else None
        return Act(version=self.told.version, actions=self._luck.choice(possible), reaction=reaction)

    def _ask(self, intent: Intent) -> None:
        """Send it, now and then twice."""
        assert self.line is not None
        world, ref = self._world, next(self.person.refs)
        intent = msgspec.structs.replace(intent, ref=ref)
        world.auditor.sent[self.person.guest, ref] = intent
        text = msgspec.json.encode(intent)
        if isinstance(intent, Act):
            self._unanswered = text
        self.line.send(text)
        if not world.calm and self._luck.random() < self._doubles:
            world.faults["sent twice"] += 1
            self.line.send(text)
