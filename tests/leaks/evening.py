"""People at one table who play at random, ask for what they may not, come and go, and look wherever they can."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from random import Random

import msgspec

from parlour.client import choices
from parlour.engine.dealing import seed_commitment
from parlour.engine.scene import Claim
from parlour.table.messages import (
    Act,
    Chat,
    Deal,
    Intent,
    Marking,
    News,
    PromiseSeed,
    RevealSeed,
    Room,
    Sit,
    Start,
    Told,
)

from .stage import METRICS_PATH, Output, Stage

PEOPLE = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fred"]
WATCHER, STRANGER = "Wanda", ""
"""Somebody who watches with a name, and a page that has none."""
STEP = 0.7
"""Seconds between two things that anybody does, on average."""
TRIED = 7
"""The number of a command that the rules do not allow."""
_news = msgspec.json.Decoder(News)


class Evening:
    """Plays `moves` things at a table of a game."""

    def __init__(self, game: str, seats: int, moves: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.players = PEOPLE[:seats]
        self.seeds = {name: f"the very own luck of {name}" for name in self.players[:2]}
        self.over_at = float("inf")
        """When the match ended, if it did."""
        self._options = options or {}
        self._moves = moves
        self._read: dict[str, int] = {}
        self._rooms: dict[str, Room] = {}
        self.dealt_at = float("inf")
        """When the seeds of the seats were told."""
        self._told: dict[str, Told] = {}
        self._marked: dict[str, int] = {}

    @property
    def everybody(self) -> list[str]:
        """All who are there."""
        return [*self.players, WATCHER, STRANGER]

    def ended(self, stage: Stage) -> float:
        """When the match ended: from then on nothing of it is secret. Never, if it did not."""
        self._stage = stage
        self._hear()
        return self.over_at

    async def __call__(self, stage: Stage) -> None:
        """Play it."""
        self._stage = stage
        self._luck = Random(f"{stage.seed} evening")
        await self._gather()
        for _ in range(self._moves):
            await self._pause()
            if self._rooms[WATCHER].stage == "over":
                break
            await self._something()
        for path in (METRICS_PATH, f"/api/matches/{stage.code}/1/file", f"/api/matches/{stage.code}/1"):
            await stage.do(STRANGER, "GET", path=path)

    async def _gather(self) -> None:
        """Come, sit, add seeds of one's own, and begin."""
        for name in [*self.players, WATCHER]:
            await self._stage.do(name, "POST", msgspec.json.encode({"name": name, "animal": "owl"}), "/api/guests")
        wish = {"game": self.game, "seats": len(self.players), "listed": True, "options": self._options}
        await self._stage.do("Anna", "POST", msgspec.json.encode(wish), "/api/tables")
        for name in self.everybody:
            await self._stage.do(name, "open")
        await self._pause(3)
        for seat, name in enumerate(self.players[1:], start=1):
            await self._say(name, Sit(seat=seat))
            await self._pause(2)
        for name, seed in self.seeds.items():
            await self._say(name, PromiseSeed(commitment=seed_commitment(seed)))
        await self._pause(2)
        await self._say("Anna", Start())
        while not all(name in self._told for name in self.everybody):
            await self._pause()

    async def _pause(self, steps: int = 1) -> None:
        await asyncio.sleep(steps * (0.01 + self._luck.expovariate(1 / STEP)))
        await self._reveal(self._hear())

    async def _say(self, who: str, intent: Intent) -> None:
        await self._stage.do(who, "say", msgspec.json.encode(intent))

    def _hear(self) -> list[str]:
        """What was told meanwhile; who is asked for a seed."""
        asked: list[str] = []
        for name in self.everybody:
            outputs = self._stage.got[name]
            for output in outputs[self._read.get(name, 0) :]:
                if output.text.startswith(b'{"type"'):
                    asked += self._heard(name, output)
            self._read[name] = len(outputs)
        return asked

    def _heard(self, name: str, output: Output) -> list[str]:
        match notice := _news.decode(output.text):
            case Room():
                self._rooms[name] = notice
                if notice.stage == "over":
                    self.over_at = min(self.over_at, output.at)
            case Told():
                self._told[name] = notice
                if notice.scene.prompt.text.id == "prompt-over":
                    self.over_at = min(self.over_at, output.at)
            case Deal() if notice.dealt:
                self.dealt_at = min(self.dealt_at, output.at)
            case Deal() if name in self.seeds:
                return [name]
            case _:
                pass
        return []

    async def _reveal(self, asked: Sequence[str]) -> None:
        for name in asked:
            await self._say(name, RevealSeed(seed=self.seeds[name]))
            await asyncio.sleep(1)

    # What people do in a match

    async def _something(self) -> None:
        luck = self._luck
        able = [name for name in self.players if name in self._stage.pages and self._possible(name)]
        here = [name for name in self.everybody if name in self._stage.pages]
        kind = luck.choices(
            [self._act, self._try, self._mark, self._chat, self._come_or_go, self._look], [50, 12, 8, 3, 10, 17]
        )
        if kind[0] == self._act and able:
            await self._act(luck.choice(able))
        elif kind[0] == self._come_or_go or not here:
            await self._come_or_go(luck.choice(self.everybody))
        elif kind[0] == self._mark and luck.random() < 0.9:
            await self._mark(luck.choice([name for name in self.players if name in here] or here))
        else:
            await kind[0](luck.choice(here))

    def _possible(self, name: str) -> list[list[int]]:
        told = self._told.get(name)
        return list(itertools.islice(choices(told.scene.prompt), 30)) if told is not None else []

    async def _act(self, name: str) -> None:
        """What the rules allow."""
        if not (possible := self._possible(name)):
            return
        prompt = self._told[name].scene.prompt
        racing = any(isinstance(gesture, Claim) for gesture in prompt.gestures)
        reaction = self._luck.randrange(200, 900) if racing else None
        actions = self._luck.choice(possible)
        await self._say(name, Act(version=self._told[name].version, actions=actions, reaction=reaction))

    async def _try(self, name: str) -> None:
        """Any action, mostly of a kind that the rules refuse."""
        count = self._stage.live.table.state.game.actions.count
        legal = {actions[0] for actions in self._possible(name)}
        action = self._luck.choice([action for action in range(count + 1) if action not in legal])
        await self._say(name, Act(version=self._told[name].version, actions=[action], ref=TRIED))

    async def _mark(self, name: str) -> None:
        pieces = [piece for zone in self._told[name].scene.zones for piece in zone.pieces if piece.markable]
        cell = self._luck.choice(pieces).id if pieces else "note-0"
        await self._say(name, Marking(cell=cell, mark=self._luck.choice(["out", "maybe", "sure"])))

    async def _chat(self, name: str) -> None:
        await self._say(name, Chat(text=f"a word of {name or 'nobody'}"))

    async def _come_or_go(self, name: str) -> None:
        """A line is lost, or a page closed; it is back soon, before a bot plays for it."""
        if name in self._stage.pages:
            await self._stage.do(name, self._luck.choice(["cut", "close"]))
            await self._pause()
        await self._stage.do(name, "open")
        await self._pause(2)

    async def _look(self, name: str) -> None:
        """At a match that is on, and at what else the server answers."""
        code, luck = self._stage.code, self._luck
        match = f"/api/matches/{code}/{luck.choice([1, 1, 1, 1, 0, 2])}"
        view = luck.choice(["public", "open", "0", "1", "9"])
        matches = [
            ("GET", match, b""),
            ("GET", f"{match}/file", b""),
            ("GET", f"{match}/scenes?view={view}", b""),
            ("POST", f"{match}/continue", b'{"position":0}'),
            ("GET", f"/proof/{code}/1", b""),
        ]
        others = [
            ("GET", f"/api/tables/{code}", b""),
            ("GET", f"/api/tables/{code}/qr.svg", b""),
            ("GET", "/api/tables", b""),
            ("GET", "/api/guests/me/tables", b""),
            ("GET", "/api/guests/me/matches", b""),
            ("GET", "/api/guests/me", b""),
            ("GET", "/api/games", b""),
            ("GET", "/api/health", b""),
            ("GET", "/api/openapi/openapi.json", b""),
            ("GET", METRICS_PATH, b""),
            ("POST", "/api/tables", b'{"game":"chess","seats":2}'),
            ("POST", "/api/tables", b"{"),
        ]
        method, path, body = luck.choice(luck.choice([matches, others]))
        await self._stage.do(name, method, body, path)
