"""What whoever runs a server can see of it, and what nobody sees there."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
from pathlib import Path

import httpx
import pytest

from parlour.client import ClientError, NewTable
from parlour.server import logs
from parlour.server.metrics import REGISTRY
from parlour.table import commands
from parlour.table.messages import Chat, Refused, Talk, Told

from .serving import RACE, free_port, host, in_a_thread, parlour, play_on, settings_for

NAME, SAID = "Zebulon", "Xylophone"


def sample(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_a_match_is_counted_and_nobody_is_named(database: Path) -> None:
    counters = ("parlour_moves_total", "parlour_matches_finished_total")
    before = [sample(name, game=RACE) for name in counters]
    refused = sample("parlour_refusals_total", reason="refusal-not-over")
    commits = sample("parlour_commit_seconds_count")

    async def play(address: str) -> str:
        async with host(address, NewTable(RACE, seats=2, level="easy", start=True), NAME) as (client, card, line):
            await line.next_of(Told)
            await line.say(SAID)
            await line.rematch()
            assert (await line.next_of(Refused)).reason.id == "refusal-not-over"
            await play_on(line)
            text = httpx.get(f"{address}/metrics").text
            assert not any(secret in text for secret in (NAME, SAID, card.code, client.token, "127.0.0.1"))
            return text

    with in_a_thread(settings_for(database)) as address:
        text = asyncio.run(play(address))
    moves, matches = (sample(name, game=RACE) - count for name, count in zip(counters, before, strict=True))
    assert moves > 2
    assert matches == 1
    assert sample("parlour_refusals_total", reason="refusal-not-over") == refused + 1
    assert sample("parlour_commit_seconds_count") > commits
    assert f'parlour_tables_awake{{game="{RACE}",stage="over"}} 1.0' in text
    assert "parlour_sockets_open 1.0" in text
    assert f'parlour_game_ready{{game="{RACE}"}} 0.0' in text
    assert 'parlour_messages_total{kind="rematch"}' in text
    assert re.search(rf'parlour_bot_decision_seconds_count{{game="{RACE}",level="easy"}} [1-9]', text)
    assert re.search(r'parlour_info{version="[\d.]+"} 1.0', text)


@pytest.mark.parametrize(("wanted", "status"), [(False, 403), (True, 200)])
def test_the_metrics_are_for_this_machine_alone_unless_they_are_wanted_open(
    database: Path, wanted: bool, status: int
) -> None:
    with in_a_thread(settings_for(database, open_metrics=wanted)) as address:
        assert httpx.get(f"{address}/metrics").status_code == 200
        through_a_proxy = httpx.get(f"{address}/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
    assert through_a_proxy.status_code == status


def test_the_log_is_json_and_names_nobody(database: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play(address: str) -> list[str]:
        async with host(address, NewTable(RACE, seats=2, level="easy", start=True), NAME) as (client, card, line):
            await line.next_of(Told)
            await line.say(SAID)
            await line.next_of(Talk)
            with pytest.raises(ClientError):
                await client.find("ZZZZZ")
            return [card.code, client.token, "ZZZZZ"]

    port = free_port()
    with log.open("w") as errors, parlour(database, port, "--log", "json", errors=errors) as (process, _):
        secrets = asyncio.run(play(f"http://127.0.0.1:{port}"))
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    told = [line["message"] for line in lines if line["logger"].startswith("parlour")]
    assert [told[0], *told[-2:]] == ["Parlour starts", "Parlour ends", "Parlour has ended: everything is stored"]
    opened = next(line for line in lines if line["message"] == "table opened")
    assert opened.keys() == {"at", "level", "logger", "message", "table", "game", "seats"}
    text = log.read_text()
    assert not any(secret in text for secret in (NAME, SAID, "127.0.0.1", *secrets))


def test_a_mistake_is_logged_with_its_traceback_and_without_the_code(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async def play(address: str) -> str:
        async with host(address, NewTable(RACE, seats=2), NAME) as (_, card, line):
            await line.next_of(Talk)
            monkeypatch.setattr(commands, "say", stumble)
            await line.send(Chat(text=SAID))
            await line.next_of(Refused)
            return card.code

    with in_a_thread(settings_for(database)) as address:
        code = asyncio.run(play(address))
    record = next(each for each in caplog.records if each.levelno == logging.ERROR)
    for formatter in (logs.Lines(), logs.JsonLines()):
        line = formatter.format(record)
        assert "ZeroDivisionError" in line
        assert f"{logs.table_id(code)}" in line
        assert not any(secret in line for secret in (code, NAME, SAID))
    assert "\n" not in logs.JsonLines().format(record)
