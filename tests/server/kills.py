"""`python -m tests.server.kills --times 100` kills a real server that often while people play: nothing may be missing.

Two people play on and talk; each kill comes at a moment that nobody can foresee. After it the server starts again on
the same file, and both see at least what they had seen, with all that they had been told was said.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parlour.client import Client, Line, NewTable, choices
from parlour.table.messages import Talk, Told

from .serving import RACE, guest, host, in_a_process

MOST_HEARD = 20
"""Notices after which a server is killed, at most."""
JUST_AFTER = 0.03
"""Seconds that it may live on after the last of them: about as long as a move takes."""
RECENT = 50
"""Things said that are looked for afterwards; a table keeps twice as many."""
GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)
Server = subprocess.Popen[str]


class Player:
    """Somebody at the table, and what they were told before the server died."""

    def __init__(self, token: str, luck: Random) -> None:
        self.token = token
        self.told: Told | None = None
        self.said: list[str] = []
        self.heard = 0
        """Notices of the match and of what was said, in all."""
        self._luck = luck
        self._refs = 0

    async def play(self, address: str, code: str) -> None:
        """Come back, miss nothing, and play until the server is gone."""
        with suppress(*GONE):
            async with Client(address, self.token) as client, client.table(code) as line:
                self._compare(await line.next_of(Told), await line.next_of(Talk))
                await asyncio.gather(self._listen(line), self._ask(line))

    def _compare(self, told: Told, talk: Talk) -> None:
        if self.told is not None:
            assert told.version >= self.told.version, f"told of {self.told.version}, and now it is {told.version}"
            if told.version == self.told.version:
                assert told.scene.zones == self.told.scene.zones, "the same moment looks another way"
        said = [each.text for each in talk.said]
        missing = set(self.said[-RECENT:]) - set(said)
        assert not missing, f"what was said is missing: {missing}"
        self.told, self.said = told, said

    async def _listen(self, line: Line) -> None:
        while True:
            notice = await line.next()
            if isinstance(notice, Told):
                self.told = notice
                self.heard += 1
            elif isinstance(notice, Talk):
                self.said += [each.text for each in notice.said]
                self.heard += 1

    async def _ask(self, line: Line) -> None:
        while True:
            await asyncio.sleep(self._luck.expovariate(25))
            self._refs += 1
            if self._luck.random() < 0.3:
                await line.say(str(self._luck.random()))
            elif line.room is not None and line.room.stage == "over":
                await line.rematch()
            elif line.told is not None and (possible := list(choices(line.told.scene.prompt))):
                await line.act(*self._luck.choice(possible), ref=self._refs)


async def sit_down(address: str, luck: Random) -> tuple[str, list[Player]]:
    """Two people at a table whose match has begun."""
    wish = NewTable(RACE, seats=2)
    async with host(address, wish) as (anna, card, one), guest(address, card.code) as (ben, _):
        await one.start()
        await one.next_of(Told)
        return card.code, [Player(anna.token, luck), Player(ben.token, luck)]


async def until_killed(address: str, process: Server, code: str, players: list[Player], luck: Random) -> None:
    """Play, and kill the server at some moment."""
    playing = [asyncio.create_task(player.play(address, code)) for player in players]
    enough = players[0].heard + luck.randint(1, MOST_HEARD)
    while players[0].heard < enough and not any(player.done() for player in playing):
        await asyncio.sleep(0.001)
    await asyncio.sleep(luck.uniform(0, JUST_AFTER))
    process.kill()
    await asyncio.gather(*playing)


def kill_often(times: int, database: Path, seed: int) -> int:
    """Kill the server so often; how many notices were told, none of them lost."""
    luck = Random(seed)
    with in_a_process(database) as (address, process):
        code, players = asyncio.run(sit_down(address, luck))
        asyncio.run(until_killed(address, process, code, players, luck))
    # Once more than it is killed: after the last time, too, nothing may be missing.
    for _ in range(times):
        with in_a_process(database) as (address, process):
            asyncio.run(until_killed(address, process, code, players, luck))
    return sum(player.heard for player in players)


def main() -> None:
    """Kill it, and say how often nothing was lost."""
    options = argparse.ArgumentParser(description="Kills a real server while people play, and misses nothing after it.")
    options.add_argument("--times", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        heard = kill_often(asked.times, Path(folder) / "tables.db", asked.seed)
    print(f"{asked.times} kills in {time.perf_counter() - began:.0f} s: {heard} notices told, nothing lost")  # noqa: T201


if __name__ == "__main__":
    main()
