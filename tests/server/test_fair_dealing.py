"""Two people add seeds over a real line; the file that anybody may fetch proves the deal, and another one does not."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest

from parlour.client import Line, NewTable
from parlour.engine.errors import TamperedError
from parlour.engine.log import MatchFile
from parlour.engine.replay import verify
from parlour.table.messages import Deal, Refused, RevealSeed, Told

from .serving import RACE, guest, host, play_on


async def two_with_seeds(stack: AsyncExitStack, address: str) -> tuple[str, Line, Line]:
    """The code of a table, and the lines of two who sit there and have promised seeds."""
    _, card, anna = await stack.enter_async_context(host(address, NewTable(RACE, seats=2)))
    _, ben = await stack.enter_async_context(guest(address, card.code))
    await anna.add_seed("a walnut")
    await ben.add_seed("Ærøskøbing")
    while anna.room is None or [seat.seed for seat in anna.room.seats] != [True, True]:
        await anna.next()
    return card.code, anna, ben


async def file_of(address: str, code: str, number: int) -> MatchFile:
    async with httpx.AsyncClient(base_url=address) as client:
        answer = await client.get(f"/api/matches/{code}/{number}/file")
    assert answer.is_success
    return msgspec.json.decode(answer.content, type=MatchFile)


def test_seeds_are_revealed_by_themselves_and_the_file_proves_the_deal(address: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            code, anna, ben = await two_with_seeds(stack, address)
            await anna.start()
            for line in (anna, ben):
                promised = await line.next_of(Deal)
                assert (promised.match, promised.dealt, promised.seeds) == (f"{code}-1", False, [])
            for line in (anna, ben):
                dealt = await line.next_of(Deal)
                assert (dealt.promise, dealt.seeds) == (promised.promise, ["a walnut", "Ærøskøbing"])
                await line.next_of(Told)
            await play_on(anna, ben)
            file = await file_of(address, code, 1)
            verdict = verify(file, promised.promise)
            assert (verdict.finished, verdict.seeded, verdict.left_out) == (True, [0, 1], [])
            assert file.fairness is not None
            other = msgspec.structs.replace(file.fairness, seat_seeds=["a walnut", "another"])
            with pytest.raises(TamperedError, match="the seed of seat 2"):
                verify(msgspec.structs.replace(file, fairness=other))

    asyncio.run(evening())


@pytest.mark.parametrize("seed", ["x", "x" * 101, "x" * 12_000])
def test_what_is_not_asked_for_is_refused_and_the_match_begins(address: str, seed: str) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            _, anna, ben = await two_with_seeds(stack, address)
            for when in ("early", "late"):
                await anna.send(RevealSeed(seed=seed, ref=7))
                refused = await anna.next_of(Refused)
                assert (refused.ref, refused.reason.id) == (7, f"refusal-reveal-{when}")
                if when == "early":
                    await anna.start()
                    await ben.next_of(Deal)
                    await anna.next_of(Deal)
                    assert (await anna.next_of(Deal)).dealt

    asyncio.run(evening())
