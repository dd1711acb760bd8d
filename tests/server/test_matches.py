"""A finished match is kept, with what watchers saw."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path

import msgspec

from parlour.client import NewTable
from parlour.engine.log import MatchFile
from parlour.engine.scene import Scene
from parlour.table.messages import Told

from .serving import RACE, host, in_a_thread, play_on, settings_for


def test_a_finished_match_is_kept_with_its_public_scenes(database: Path) -> None:
    async def play(address: str) -> None:
        async with host(address, NewTable(RACE, seats=2, level="easy", start=True)) as (_, _, line):
            await line.next_of(Told)
            await play_on(line)

    with in_a_thread(settings_for(database)) as address:
        asyncio.run(play(address))
    kept = sqlite3.connect(database)
    number, game, file, scenes = kept.execute("SELECT number, game, file, scenes FROM matches").fetchone()
    kept.close()
    assert (number, game) == (1, RACE)
    match = msgspec.json.decode(file, type=MatchFile)
    seen = msgspec.json.decode(gzip.decompress(scenes), type=list[Scene])
    assert match.fairness is not None
    assert match.fairness.secret
    assert len(seen) > len(match.steps) / 2
    assert seen[-1].prompt.text.id == "prompt-over"
