"""The calls for finished matches: what can be seen of them, and that nothing can of one that goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from parlour.client import NewTable
from parlour.engine.log import MatchFile
from parlour.table.messages import Room, Told

from .serving import RACE, host, in_a_thread, play_on, settings_for


class Played(NamedTuple):
    """A server that has a finished match, and one that goes on."""

    address: str
    database: Path
    code: str
    going_on: str
    token: str

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.address}/api/matches/{path}")

    def json(self, path: str) -> Any:
        answer = self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def go_on(self, code: str, **wish: object) -> httpx.Response:
        where = f"{self.address}/api/matches/{code}/1/continue"
        return httpx.post(where, json=wish, headers={"authorization": f"Bearer {self.token}"})


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    database = tmp_path_factory.mktemp("replay") / "tables.db"

    async def play(address: str) -> tuple[str, str, str]:
        wish = NewTable(RACE, seats=2, level="easy", start=True)
        async with host(address, wish) as (client, card, line):
            await line.next_of(Told)
            await play_on(line)
            other = await client.open_table(wish)
            return card.code, other.code, client.token

    with in_a_thread(settings_for(database)) as address:
        yield Played(address, database, *asyncio.run(play(address)))


@pytest.mark.parametrize("view", ["public", "open", "0", "1"])
def test_a_match_is_told_again_to_any_viewer_in_parts(played: Played, view: str) -> None:
    card = played.json(f"{played.code}/1")
    assert (card["game"], card["seats"], card["names"], card["same_rules"]) == (RACE, 2, ["Anna", ""], True)
    steps = [position["step"] for position in card["positions"]]
    assert steps == sorted(set(steps))
    assert not card["positions"][-1]["seats"]
    told: list[Any] = []
    while len(told) < len(steps):
        part = played.json(f"{played.code.lower()}/1/scenes?view={view}&first={len(told)}&last={len(told) + 6}")
        assert part["first"] == len(told)
        told += part["moments"]
    assert [moment["step"] for moment in told] == steps
    assert all(moment["beats"] for moment in told[1:])
    assert not any("gestures" in moment["scene"]["prompt"] for moment in told)
    assert told[-1]["scene"]["prompt"]["text"]["id"] == "prompt-over"


def test_only_the_open_table_shows_every_hand(played: Played) -> None:
    hands = {
        view: {
            zone["owner"]
            for zone in played.json(f"{played.code}/1/scenes?view={view}&last=0")["moments"][0]["scene"]["zones"]
            if "owner" in zone and any(piece.get("face") != "down" for piece in zone["pieces"])
        }
        for view in ("public", "open", "0", "1")
    }
    assert hands == {"public": set(), "open": {0, 1}, "0": {0}, "1": {1}}


def test_the_file_is_the_match_under_a_name_of_its_own(played: Played) -> None:
    answer = played.get(f"{played.code}/1/file")
    assert f'filename="{RACE}-{played.code}-1.match.json"' in answer.headers["content-disposition"]
    file = msgspec.json.decode(answer.content, type=MatchFile)
    assert file.fairness is not None
    assert file.fairness.secret
    assert file.names == ["Anna", ""]


@pytest.mark.parametrize("call", ["", "/scenes", "/scenes?view=open", "/file"])
@pytest.mark.parametrize("number", ["0", "1", "2", "-1", str(10**30)])
def test_of_a_match_that_goes_on_nothing_is_told(played: Played, call: str, number: str) -> None:
    answer = played.get(f"{played.going_on}/{number}{call}")
    assert answer.status_code == 404
    assert answer.json()["detail"]


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("view=2", "no view '2'"),
        ("view=everything", "no view 'everything'"),
        ("first=9999", "not 9999"),
        ("first=-1", "first"),
        ("last=x", "last"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(played: Played, query: str, says: str) -> None:
    answer = played.get(f"{played.code}/1/scenes?{query}")
    assert answer.status_code == 400
    assert says in answer.json()["detail"]


def test_an_answer_is_bounded(played: Played) -> None:
    assert len(played.json(f"{played.code}/1/scenes?last=100000")["moments"]) <= 60


def test_there_is_no_such_table(played: Played) -> None:
    assert "no table ZZZZZ" in played.get("zzzzz/1").json()["detail"]


def test_going_on_from_a_position_opens_a_table_of_ones_own(played: Played) -> None:
    card = played.json(f"{played.code}/1")
    answer = played.go_on(played.code, position=2, seat=1, level="easy")
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert (table["stage"], table["game"], table["free"]) == ("playing", RACE, 0)
    assert table["code"] not in (played.code, played.going_on)

    async def sees() -> tuple[Room, Told]:
        from parlour.client import Client

        async with Client(played.address, played.token) as client, client.table(table["code"]) as line:
            return await line.next_of(Room), await line.next_of(Told)

    room, told = asyncio.run(sees())
    assert room.you.seat == 1
    assert told.version >= 1_000_000 + card["positions"][2]["step"]
    assert told.scene.viewer == 1


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"position": 9999}, "not 9999"),
        ({"position": -1}, "position"),
        ({"position": 0, "seat": 3}, "has 2 seats"),
        ({"position": 0, "level": "godlike"}, "no bot called godlike"),
        ({"position": 0, "step": 3}, "step"),
    ],
)
def test_going_on_from_nowhere_is_refused_in_a_sentence(played: Played, wish: dict[str, object], says: str) -> None:
    answer = played.go_on(played.code, **wish)
    assert answer.status_code == 400
    assert says in answer.json()["detail"]


def test_nobody_goes_on_from_the_end_nor_from_a_match_that_goes_on(played: Played) -> None:
    last = len(played.json(f"{played.code}/1")["positions"]) - 1
    assert "over there" in played.go_on(played.code, position=last).json()["detail"]
    assert played.go_on(played.going_on, position=0).status_code == 404


def test_after_a_change_of_rules_what_watchers_saw_is_left(played: Played, tmp_path: Path) -> None:
    copy = tmp_path / "tables.db"
    with sqlite3.connect(played.database) as source, sqlite3.connect(copy) as target:
        source.backup(target)
        (body,) = target.execute("SELECT file FROM matches").fetchone()
        changed = json.dumps(json.loads(body) | {"rules_version": "0" * 12}).encode()
        target.execute("UPDATE matches SET file = ?", [changed])
    source.close()
    target.close()
    with in_a_thread(settings_for(copy)) as address:
        later = played._replace(address=address)
        card = later.json(f"{played.code}/1")
        assert not card["same_rules"]
        moments = later.json(f"{played.code}/1/scenes")["moments"]
        assert 10 < len(moments) == min(60, len(card["positions"]))
        assert not any(moment["beats"] for moment in moments)
        for view in ("open", "0"):
            assert "have changed" in later.get(f"{played.code}/1/scenes?view={view}").json()["detail"]
        assert "nobody can go on" in later.go_on(played.code, position=0).json()["detail"]
        assert later.get(f"{played.code}/1/file").status_code == 200


def test_a_guest_finds_their_own_finished_matches(played: Played) -> None:
    def mine(token: str) -> list[Any]:
        where = f"{played.address}/api/guests/me/matches"
        return httpx.get(where, headers={"authorization": f"Bearer {token}"}).json()

    assert [(one["code"], one["number"], one["game"]) for one in mine(played.token)] == [(played.code, 1, RACE)]
    stranger = httpx.post(f"{played.address}/api/guests", json={"name": "Eve", "animal": "owl"}).json()["token"]
    assert mine(stranger) == []
