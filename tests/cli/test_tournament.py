"""`parlour tournament` and `parlour agents`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from parlour.agents.spec import catalogue
from parlour.cli import tournament as command
from parlour.cli.main import app
from parlour.lab import tournament as lab_tournament

RACE = ("tournament", "baby-monster-race")
SMALL = (*RACE, "--agents", "greedy,random", "--seats", "2", "--games", "40")


def parlour(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "TIMING_SECONDS", 0.0)


def test_it_prints_one_object() -> None:
    done = parlour(*SMALL, "--json", "--option", "monster=app", "--seed", "3", "--margin", "0.9")
    assert done.exit_code == 0, done.stderr
    outcome = json.loads(done.stdout)
    assert (outcome["games"], outcome["blocks"], outcome["block_games"]) == (40, 20, 2)
    assert outcome["standings"][0]["agent"] == "greedy"
    assert set(outcome["standings"][0]) >= {"first_place", "first_place_interval", "mu", "sigma", "ordinal", "decision"}
    assert outcome["standings"][0]["decision"]["decisions"] > 0
    assert outcome["pairs"][0]["other"] == "random"
    again = parlour(*outcome["command"].split()[1:], "--json")
    assert json.loads(again.stdout)["pairs"] == outcome["pairs"]


def test_it_prints_tables_and_writes_a_page(tmp_path: Path) -> None:
    done = parlour(*SMALL, "--html", tmp_path / "page.html", "--resume", tmp_path / "games.jsonl")
    assert done.exit_code == 0, done.stderr
    assert "greedy" in done.stdout
    assert "40 games at 2 seats: 20 deals" in done.stdout
    assert "Baby Monster Race" in (tmp_path / "page.html").read_text()
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 21


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (["--agents", "greedy,clever"], "there is no agent 'clever'"),
        (["--agents", "greedy"], "between two agents or more"),
        (["--games", "0"], "0 games: play at least one"),
        (["--seats", "9"], "is for 2 to 6 players, not 9"),
        (["--margin", "5"], "a margin of 5.0: a share from 0 to 1"),
        (["--workers", "0"], "0 workers"),
        (["--html", "nowhere/page.html"], "nowhere/page.html cannot be written: No such file or directory"),
        (["--resume", "nowhere/games.jsonl"], "nowhere/games.jsonl cannot be used: No such file or directory"),
    ],
)
def test_bad_usage_is_one_line_and_exit_code_2(changes: list[str], message: str) -> None:
    done = parlour(*SMALL, *changes)
    assert done.exit_code == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_after_an_interrupt_it_prints_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    add = lab_tournament.Sums.add

    def interrupted(sums: lab_tournament.Sums, *block: object) -> None:
        if len(sums) == 15:
            raise KeyboardInterrupt
        add(sums, *block)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(lab_tournament.Sums, "add", interrupted)
    done = parlour(*SMALL)
    assert done.exit_code == command.INTERRUPTED
    assert "30 games at 2 seats" in done.stdout
    assert "It was interrupted" in " ".join(done.stdout.split())


def test_agents_lists_what_there_is() -> None:
    listed = json.loads(parlour("agents", "--json").stdout)
    assert [agent["agent"] for agent in listed] == [entry.pattern for entry in catalogue()]
    shown = parlour("agents").stdout
    for entry in catalogue():
        assert entry.pattern in shown
        assert all(name in shown for name, _, _ in entry.parameters)
