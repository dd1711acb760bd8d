"""A server that is killed goes on at the last thing that anybody saw."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.client import Client, Line, NewTable, choices
from parlour.table.messages import Marking, Marks, Refused, Room, Told

from .kills import kill_often
from .serving import RACE, can_act, guest, host, in_a_process, play_on


async def seen_again(address: str, token: str, code: str, seen: Told) -> None:
    """Come back, and see what was seen last."""
    async with Client(address, token) as client, client.table(code) as line:
        told = await line.next_of(Told)
        assert (told.version, told.scene) == (seen.version, seen.scene)


@pytest.mark.parametrize("moment", ["prompt-play", "prompt-defend"])
def test_a_match_goes_on_after_a_kill(database: Path, moment: str) -> None:
    """Also between an action and the reaction to it."""
    tokens: list[str] = []
    seen: list[Told] = []
    codes: list[str] = []

    async def until_the_kill(address: str) -> None:
        async with host(address, NewTable(RACE, seats=2)) as (anna, card, one), guest(address, card.code) as (ben, two):
            await one.start()
            await one.next_of(Told)
            await two.next_of(Told)
            while not (await play_on(one, two, until=moment)).startswith(moment):
                await one.rematch()
                await one.next_of(Told)
                await two.next_of(Told)
                await one.next_of(Room)
                await two.next_of(Room)
            assert one.told is not None
            assert two.told is not None
            tokens.extend([anna.token, ben.token])
            seen.extend([one.told, two.told])
            codes.append(card.code)
            process.kill()

    async def after_it(address: str) -> None:
        for token, told in zip(tokens, seen, strict=True):
            await seen_again(address, token, codes[0], told)
        async with (
            Client(address, tokens[0]) as anna,
            anna.table(codes[0]) as one,
            Client(address, tokens[1]) as ben,
            ben.table(codes[0]) as two,
        ):
            await one.next_of(Told)
            await two.next_of(Told)
            assert await play_on(one, two) == "prompt-over"

    with in_a_process(database) as (address, process):
        asyncio.run(until_the_kill(address))
    with in_a_process(database) as (address, _):
        asyncio.run(after_it(address))


def test_killed_at_any_moment_it_misses_nothing(database: Path) -> None:
    """`kills.py` does so much longer."""
    assert kill_often(2, database, seed=4) > 0


def test_a_sealed_choice_stays_sealed_after_a_kill(database: Path) -> None:
    tokens: list[str] = []
    codes: list[str] = []

    async def choose(line: Line) -> None:
        assert line.told is not None
        await line.act(*next(choices(line.told.scene.prompt)))

    async def until_the_kill(address: str) -> None:
        wish = NewTable("goofspiel", seats=2)
        async with host(address, wish) as (anna, card, one), guest(address, card.code) as (ben, two):
            await one.start()
            await one.next_of(Told)
            await two.next_of(Told)
            await choose(one)
            await one.next_of(Told)
            assert not can_act(one)
            tokens.extend([anna.token, ben.token])
            codes.append(card.code)
            process.kill()

    async def after_it(address: str) -> None:
        async with (
            Client(address, tokens[0]) as anna,
            anna.table(codes[0]) as one,
            Client(address, tokens[1]) as ben,
            ben.table(codes[0]) as two,
        ):
            first, second = await one.next_of(Told), await two.next_of(Told)
            assert not can_act(one)
            await one.act(0, ref=3)
            assert (await one.next_of(Refused)).reason.id == "refusal-already-chosen"
            await choose(two)
            assert (await one.next_of(Told)).version > first.version
            assert (await two.next_of(Told)).version > second.version

    with in_a_process(database) as (address, process):
        asyncio.run(until_the_kill(address))
    with in_a_process(database) as (address, _):
        asyncio.run(after_it(address))


def test_own_marks_are_kept_for_the_seat_alone(database: Path) -> None:
    tokens: list[str] = []
    codes: list[str] = []

    async def until_the_kill(address: str) -> None:
        wish = NewTable("grid-walk", seats=2)
        async with host(address, wish) as (anna, card, one), guest(address, card.code) as (ben, two):
            await one.start()
            await one.next_of(Marks)
            await two.next_of(Marks)
            await one.mark("note-1-0", "sure")
            assert (await one.next_of(Marks)).marks == {"note-1-0": "sure"}
            for cell, reason in [("note-1-1", "no-such-cell"), ("x" * 41, "not-understood"), ("", "not-understood")]:
                await one.mark(cell, "out", ref=7)
                refused = await one.next_of(Refused)
                assert (refused.ref, refused.reason.id) == (7, f"refusal-{reason}")
            async with Client(address) as somebody, somebody.table(card.code) as watcher:
                assert (await watcher.next_of(Marks)).marks == {}
                await watcher.send(Marking(cell="note-1-0", mark="out"))
                assert (await watcher.next_of(Refused)).reason.id == "refusal-no-seat"
            tokens.extend([anna.token, ben.token])
            codes.append(card.code)
            process.kill()

    async def after_it(address: str) -> None:
        for token, marks in zip(tokens, [{"note-1-0": "sure"}, {}], strict=True):
            async with Client(address, token) as client, client.table(codes[0]) as line:
                assert (await line.next_of(Marks)).marks == line.marks == marks

    with in_a_process(database) as (address, process):
        asyncio.run(until_the_kill(address))
    with in_a_process(database) as (address, _):
        asyncio.run(after_it(address))
