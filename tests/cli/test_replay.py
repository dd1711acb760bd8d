"""`parlour replay` for somebody who sits at a terminal: on, back, and with other eyes."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.engine import library, log
from parlour.engine.dealing import FastDealer
from parlour.engine.kind import Kind
from parlour.engine.match import Match


def test_it_goes_on_and_back_and_looks_with_other_eyes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(library.game("baby-monster-race"), 2, FastDealer(3))
    match.deal_all()
    while match.kind is not Kind.OVER:
        match.act_by_default(match.deciding[0])
        match.deal_all()
    path = tmp_path / "evening.match.json"
    log.save(match.file(names=["Anna", ""]), path)
    monkeypatch.setattr("parlour.cli.replay.sys", SimpleNamespace(stdin=SimpleNamespace(isatty=lambda: True)))
    last = len(match.log)
    typed = ["", "b", f"{last}", "0", "seat 2", "open", "seat 3", "what?", "log", "all", "", "no more"]
    done = CliRunner().invoke(app, ["replay", str(path)], input="\n".join(typed) + "\n")
    assert done.exit_code == 0
    shown = re.findall(rf"(\d+)/{last}  ", done.stdout)
    assert shown[0] == shown[2] == shown[4] == "13"
    assert shown[3] == shown[-1] == str(last)
    assert done.stdout.count("Your hand:") == 1
    assert set(re.findall(r"^ (Anna|Sprinting Slug): ", done.stdout, re.M)) == {"Anna", "Sprinting Slug"}
    assert "The match has seats 1 to 2" in done.stdout
    assert "with every card face up" in done.stdout


def test_nobody_has_two_views_at_once(tmp_path: Path) -> None:
    path = tmp_path / "evening.match.json"
    log.save(Match(library.game("baby-monster-race"), 2, FastDealer(3)).file(), path)
    done = CliRunner().invoke(app, ["replay", str(path), "--seat", "1", "--open"])
    assert done.exit_code == 2
    assert "see it from one seat, or see everything" in done.stderr
