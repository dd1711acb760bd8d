"""A server that is asked to end tells everybody, loses nothing, and is soon gone, whoever is still connected."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from parlour.client import Client, Line, NewTable
from parlour.engine.scene import Button
from parlour.server.outbox import COME_BACK
from parlour.table.messages import Closing, Told

from .serving import guest, host, in_a_process

SOON = 8.0


async def heard_to_the_end(line: Line) -> list[object]:
    return [notice async for notice in line]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_race_that_is_on_goes_on_where_it_was_after_the_end(database: Path, how: signal.Signals) -> None:
    """Lines that the end cuts are nobody's leaving: a race in which the others have passed would be over with that."""
    tokens: list[str] = []
    seen: list[Told] = []
    codes: list[str] = []

    async def until_the_end(address: str, process: subprocess.Popen[str]) -> None:
        place = urlsplit(address)
        where = f"{address.replace('http', 'ws')}/api/tables"
        with socket.create_connection((place.hostname, place.port)) as half_open:
            half_open.sendall(b"GET / HTTP/1.1\r\nHost: somewhere\r\n")
            async with (
                host(address, NewTable("snap", seats=2)) as (anna, card, one),
                guest(address, card.code) as (ben, two),
                connect(f"{where}/{card.code}/socket"),  # it says nothing
            ):
                await one.start()
                told = await one.next_of(Told)
                await two.next_of(Told)
                passing = next(each for each in told.scene.prompt.gestures if isinstance(each, Button))
                await one.act(passing.action)
                await one.next_of(Told)
                assert one.told is not None
                assert two.told is not None
                tokens.extend([anna.token, ben.token])
                seen.extend([one.told, two.told])
                codes.append(card.code)
                process.send_signal(how)
                for line in (one, two):
                    assert isinstance((await heard_to_the_end(line))[-1], Closing)
                    assert line.close_code == COME_BACK
            assert process.wait(SOON) == 0

    async def after_it(address: str) -> None:
        async with (
            Client(address, tokens[0]) as anna,
            anna.table(codes[0]) as one,
            Client(address, tokens[1]) as ben,
            ben.table(codes[0]) as two,
        ):
            for line, told in zip((one, two), seen, strict=True):
                again = await line.next_of(Told)
                assert (again.version, again.scene) == (told.version, told.scene)

    with in_a_process(database) as (address, process):
        asyncio.run(until_the_end(address, process))
    with in_a_process(database) as (address, _):
        asyncio.run(after_it(address))
