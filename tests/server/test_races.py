"""Races over sockets: what is sent, and what those are told who were beaten."""

from __future__ import annotations

import asyncio
import time

import pytest

from parlour.client import Line, NewTable
from parlour.engine.scene import Button, Claim, Scene
from parlour.table.messages import Act, Beaten, Intent, Room, Told
from parlour.table.table import Table

from .serving import guest, host


def answer(scene: Scene) -> int:
    """A slap if the two cards on the table are alike, else that they are not."""
    cards = next(zone for zone in scene.zones if zone.id == "flipped").pieces
    alike = len({card.art for card in cards}) == 1
    return next(gesture.action for gesture in scene.prompt.gestures if isinstance(gesture, Claim if alike else Button))


async def until_beaten(line: Line) -> Beaten:
    """Answer every card, match after match, until somebody was faster."""
    async for notice in line:
        match notice:
            case Beaten():
                return notice
            case Told(scene=scene) if scene.prompt.gestures:
                await line.act(answer(scene))
            case Room(stage="over"):
                await line.rematch()
            case _:
                pass
    raise AssertionError("the line was cut")


def test_who_was_beaten_is_told_by_whom_and_by_how_much(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[float | None] = []
    monkeypatch.setattr(Table, "measured", lambda _, __, line: lines.append(line))

    async def play() -> None:
        async with host(address, NewTable("snap", seats=2)) as (_, card, anna), guest(address, card.code) as (_, ben):
            await anna.start()
            playing = [asyncio.create_task(until_beaten(line)) for line in (anna, ben)]
            done, others = await asyncio.wait(playing, timeout=60, return_when=asyncio.FIRST_COMPLETED)
            for other in others:
                other.cancel()
            loser = next(task for task in playing if task in done)
            beaten = loser.result()
            assert beaten.by == 1 - playing.index(loser)
            assert 0 <= beaten.milliseconds < 60_000

    asyncio.run(play())
    known = [line for line in lines if line is not None]
    assert len(known) == len(lines) > 1, "the line is measured with each claim"
    assert 0 <= min(known) < 5, "on one machine it may be too short for the clock"


def test_in_a_race_a_client_says_how_long_ago_it_was_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with host(address, NewTable("snap", seats=2, level="easy", start=True)) as (_, _, line):
            told = await line.next_of(Told)
            sent: list[Intent] = []

            async def send(intent: Intent) -> None:
                sent.append(intent)

            monkeypatch.setattr(line, "send", send)
            then = time.monotonic()
            monkeypatch.setattr(time, "monotonic", lambda: then + 2)
            await line.act(answer(told.scene))
            monkeypatch.undo()
            (act,) = sent
            assert isinstance(act, Act)
            assert act.reaction is not None
            assert 2000 <= act.reaction < 60_000

    asyncio.run(play())
