"""Tables over their sockets: a whole match, those who come back, those who watch, and what is refused."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect

from parlour.client import Client, NewTable, choices
from parlour.engine.kind import SPECTATOR
from parlour.table.messages import MAX_SAID, Act, Gone, History, News, Ping, Pong, Refused, Room, Talk, Told

from .serving import RACE, can_act, guest, host, play_on


def test_a_match_against_bots_is_played_to_its_end_and_once_more(address: str) -> None:
    async def play() -> None:
        wish = NewTable(RACE, seats=3, level="medium", start=True)
        async with host(address, wish) as (_, _, line):
            await line.next_of(Told)
            assert await play_on(line) == "prompt-over"
            await line.rematch()
            assert (await line.next_of(Told)).steps
            assert (await line.next_of(Room)).stage == "playing"

    asyncio.run(play())


def test_who_comes_back_goes_on_where_they_were(address: str) -> None:
    async def play() -> None:
        async with host(address, NewTable(RACE, seats=2, level="easy", start=True)) as (client, card, line):
            await line.next_of(Told)
            await play_on(line, until="prompt-play")
            seen = line.told
            assert seen is not None
            async with client.table(card.code) as other:
                room = await other.next_of(Room)
                assert room.you.seat == 0
                assert (await other.next_of(History)).lines
                told = await other.next_of(Told)
                assert (told.version, told.scene, told.steps) == (seen.version, seen.scene, [])
                await other.next_of(Talk)
                await other.act(*next(choices(told.scene.prompt)))
                assert (await other.next_of(Told)).version > seen.version
                assert (await line.next_of(Told)).version > seen.version

    asyncio.run(play())


def test_who_watches_sees_what_is_public_and_nothing_else(address: str) -> None:
    async def play() -> None:
        async with (
            host(address, NewTable(RACE, seats=2)) as (_, card, line),
            guest(address, card.code) as (_, ben),
            Client(address) as nobody,
            nobody.table(card.code) as eye,
        ):
            await line.start()
            for each in (line, ben, eye):
                await each.next_of(Told)
            assert eye.told is not None
            assert line.told is not None
            assert eye.told.scene.viewer == SPECTATOR
            assert not eye.told.scene.prompt.gestures
            own = next(zone for zone in line.told.scene.zones if zone.label and zone.label.id == "zone-hand")
            names = {piece.text.id for piece in own.pieces if piece.text}
            assert names
            assert all(zone.id != own.id or not zone.pieces for zone in eye.told.scene.zones)
            await eye.send(Act(version=eye.told.version, actions=[0], ref=7))
            assert (await eye.next_of(Refused)).ref == 7

    asyncio.run(play())


def test_chat_is_cleaned_and_told_to_all(address: str) -> None:
    async def play() -> None:
        async with host(address, NewTable(RACE, seats=2)) as (_, card, line), guest(address, card.code) as (_, ben):
            await ben.say("  hel\u202elo \n\t\u200bthere\x07 ")
            while not (talk := await line.next_of(Talk)).said:
                pass
            assert [(said.name, said.text) for said in talk.said] == [("Ben", "hello there")]
            await ben.say("\u200b \u2800")
            assert (await ben.next_of(Refused)).reason.id == "refusal-said-nothing"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("message", "reason", "ref"),
    [
        ("nonsense", "refusal-not-understood", 0),
        ('{"type":"fly","ref":4}', "refusal-not-understood", 4),
        ('{"type":"act","ref":5}', "refusal-not-understood", 5),
        ('{"type":"sit","seat":9,"ref":6}', "refusal-not-understood", 6),
        (json.dumps({"type": "say", "ref": 8, "text": "a" * (MAX_SAID + 1)}), "refusal-said-too-much", 8),
        ('{"type":"start","ref":9}', "refusal-no-guest", 9),
    ],
)
def test_what_is_wrong_is_refused_with_its_number(address: str, message: str, reason: str, ref: int) -> None:
    async def ask() -> None:
        async with (
            host(address, NewTable(RACE, seats=2)) as (_, card, _),
            connect(f"{address.replace('http', 'ws')}/api/tables/{card.code}/socket") as socket,
        ):
            await socket.send('{"type":"hello"}')
            for text in (message, '{"type":"ping","sent":1}'):
                await socket.send(text)
            heard = [json.loads(await socket.recv()) for _ in range(4)]
            refused = next(notice for notice in heard if notice["type"] == "refused")
            assert (refused["ref"], refused["reason"]["id"]) == (ref, reason)
            assert heard[-1]["type"] == "pong"

    asyncio.run(ask())


def test_who_asks_too_fast_is_told_so_and_heard_again(address: str) -> None:
    async def ask() -> None:
        async with host(address, NewTable(RACE, seats=2)) as (_, _, line):
            for number in range(60):
                await line.send(Ping(sent=0, ref=number))
            heard: list[News] = []
            while len(heard) < 60:
                if isinstance(notice := await line.next(), Pong | Refused):
                    heard.append(notice)
            reasons = {notice.reason.id for notice in heard if isinstance(notice, Refused)}
            assert reasons == {"refusal-too-fast"}
            assert sum(isinstance(notice, Pong) for notice in heard) >= 30

    asyncio.run(ask())


def test_a_message_that_is_too_big_ends_the_connection(address: str) -> None:
    async def ask() -> None:
        async with host(address, NewTable(RACE, seats=2)) as (_, _, line):
            await line.say("a" * 20_000)
            assert [type(notice) for notice in [notice async for notice in line]].count(Refused) == 0
            assert line.close_code == 1009

    asyncio.run(ask())


def test_a_table_that_is_not_there_says_so(address: str) -> None:
    async def ask() -> None:
        async with Client(address) as client, client.table("zzzzz") as line:
            gone = await line.next_of(Gone)
            assert (gone.reason.id, gone.reason.args) == ("gone-no-table", {"code": "ZZZZZ"})
            assert [notice async for notice in line] == []

    asyncio.run(ask())


def test_a_page_may_say_who_it_is_later_on(address: str) -> None:
    async def ask() -> None:
        async with (
            host(address, NewTable(RACE, seats=2)) as (_, card, _),
            Client(address) as client,
            client.table(card.code.lower()) as line,
        ):
            assert (await line.next_of(Room)).you.guest == ""
            me = await client.arrive("Cleo")
            await line.hello(client.token)
            while (room := await line.next_of(Room)).you.guest != me.guest:
                pass
            await line.sit()
            while (room := await line.next_of(Room)).you.seat is None:
                pass
            await client.change(name="Chloe")
            while (room := await line.next_of(Room)).seats[1].name != "Chloe":
                pass
            assert room.seats[1].name == "Chloe"

    asyncio.run(ask())


def test_a_token_that_nobody_has_watches(address: str) -> None:
    async def ask() -> None:
        async with (
            host(address, NewTable(RACE, seats=2)) as (_, card, _),
            Client(address, token="made-up") as client,
            client.table(card.code) as line,
        ):
            room = await line.next_of(Room)
            assert (room.you.guest, room.you.seat) == ("", None)
            assert not can_act(line)

    asyncio.run(ask())
