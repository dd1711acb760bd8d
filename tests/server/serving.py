"""Real servers for tests: in a thread, or in a process that can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, Any

from parlour.client import Client, Line, NewTable, choices
from parlour.server.context import Settings
from parlour.server.running import make_server, run
from parlour.server.shapes import TableCard
from parlour.table.messages import Room, Told

RACE = "baby-monster-race"


def settings_for(database: Path, **more: Any) -> Settings:
    """Bots that make no pauses, rules that are not compiled."""
    return Settings(database, compile=False, pace=0.0, **more)


@contextmanager
def in_a_thread(settings: Settings) -> Generator[str]:
    """A server beside the test: its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    answers = threading.Event()
    server = make_server(settings, answers.set)
    thread = threading.Thread(target=server.run, args=[[listening]])
    thread.start()
    try:
        assert answers.wait(30)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@contextmanager
def in_a_process(database: Path, port: int = 0) -> Generator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own: its address and the process."""
    command = [sys.executable, "-m", "tests.server.serving", str(database), str(port)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process
        finally:
            process.kill()


@contextmanager
def parlour(
    database: Path, port: int, *options: str, errors: IO[str] | None = None
) -> Generator[tuple[subprocess.Popen[str], list[str]]]:
    """A running `parlour`, and what it said up to its last line of greeting."""
    command = [sys.executable, "-m", "parlour.cli.main", "--db", str(database), "--port", str(port), "--no-browser"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PARLOUR_GAMES": ""}
    with subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        for line in process.stdout:
            said.append(line.strip())
            if line.startswith("Tables are kept"):
                break
        try:
            yield process, said
        finally:
            process.kill()


def free_port() -> int:
    """A port that nobody has."""
    with socket.create_server(("", 0)) as free:
        return int(free.getsockname()[1])


@asynccontextmanager
async def host(address: str, wish: NewTable, name: str = "Anna") -> AsyncGenerator[tuple[Client, TableCard, Line]]:
    """Somebody who has opened a table and is at it."""
    async with Client(address) as client:
        await client.arrive(name, "sloth")
        card = await client.open_table(wish)
        async with client.table(card.code) as line:
            await line.next_of(Room)
            yield client, card, line


@asynccontextmanager
async def guest(address: str, code: str, name: str = "Ben") -> AsyncGenerator[tuple[Client, Line]]:
    """Somebody who has come to a table and taken a seat."""
    async with Client(address) as client:
        await client.arrive(name, "slug")
        async with client.table(code) as line:
            await line.next_of(Room)
            await line.sit()
            await line.next_of(Room)
            yield client, line


async def play_on(*lines: Line, until: str = "") -> str:
    """Play the first thing that can be done until a prompt begins like `until`, or the match is over: that prompt."""
    while True:
        for line in lines:
            assert line.told is not None
            prompt = line.told.scene.prompt
            if until and prompt.text.id.startswith(until) and prompt.gestures:
                return prompt.text.id
            if line.room is not None and line.room.stage == "over":
                return prompt.text.id
        actor = next((line for line in lines if can_act(line)), None)
        version = lines[0].told.version if lines[0].told is not None else 0
        if actor is not None and actor.told is not None:
            await actor.act(*next(choices(actor.told.scene.prompt)))
        for line in lines:
            while line.told is None or line.told.version == version:
                await line.next_of(Told)
        if lines[0].told is not None and not any(can_act(line) for line in lines):
            await _settled(*lines)


async def _settled(*lines: Line) -> None:
    """Hear the end of the match, if this is it."""
    for line in lines:
        if line.told is not None and line.told.scene.prompt.text.id == "prompt-over":
            while line.room is None or line.room.stage != "over":
                await line.next_of(Room)


def can_act(line: Line) -> bool:
    """Whether the viewer is asked for anything."""
    return line.told is not None and bool(line.told.scene.prompt.gestures)


if __name__ == "__main__":
    door = socket.create_server(("127.0.0.1", int(sys.argv[2])))
    where = f"http://127.0.0.1:{door.getsockname()[1]}"
    run(settings_for(Path(sys.argv[1])), door, lambda: print(where, flush=True))  # noqa: T201
