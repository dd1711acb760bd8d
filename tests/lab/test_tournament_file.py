"""A tournament goes on from its file as if it had never stopped, and from nobody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine.errors import SetupError
from parlour.lab.tournament import plan
from parlour.lab.tournament_outcome import Outcome
from parlour.lab.tournament_schedule import Setup

from .tourneys import a_setup, played, run, untimed

GAMES = 60


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@pytest.fixture
def whole(tmp_path: Path) -> tuple[bytes, Outcome]:
    """What one run leaves in its file, and its outcome."""
    outcome = played(a_setup(), GAMES, resume=tmp_path / "whole.jsonl")
    return (tmp_path / "whole.jsonl").read_bytes(), outcome


def test_two_runs_leave_what_one_leaves(path: Path, whole: tuple[bytes, Outcome]) -> None:
    played(a_setup(), 22, resume=path)
    assert len(path.read_bytes().splitlines()) == 1 + 11
    outcome = played(a_setup(), GAMES, resume=path, workers=1)
    assert (path.read_bytes(), outcome) == whole
    assert outcome == played(a_setup(), GAMES)


@pytest.mark.parametrize("kept", [0, 10, -1, -20])
def test_a_line_that_was_cut_is_played_again(path: Path, whole: tuple[bytes, Outcome], kept: int) -> None:
    path.write_bytes(whole[0][:kept])
    assert (played(a_setup(), GAMES, resume=path), path.read_bytes()) == (whole[1], whole[0])


def test_blocks_beyond_those_asked_for_are_left_alone(path: Path, whole: tuple[bytes, Outcome]) -> None:
    path.write_bytes(whole[0])
    assert played(a_setup(), 22, resume=path) == played(a_setup(), 22)
    assert path.read_bytes() == whole[0]


def test_an_interrupt_leaves_what_is_known(path: Path, whole: tuple[bytes, Outcome]) -> None:
    ended = 0

    def interrupt(games: int) -> None:
        nonlocal ended
        ended += games
        if ended == 31:
            raise KeyboardInterrupt

    outcome = run(a_setup(), plan(a_setup(), GAMES, workers=1), path, interrupt)
    assert outcome is not None
    assert (outcome.stopped, outcome.games) == ("interrupted", 30)
    assert untimed(outcome).standings == played(a_setup(), 30).standings
    assert played(a_setup(), GAMES, resume=path) == whole[1]
    assert path.read_bytes() == whole[0]


def test_an_interrupt_before_the_first_block_leaves_nothing(path: Path) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    assert run(a_setup(), plan(a_setup(), GAMES), path, interrupt) is None


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (a_setup(seed=6), r"games.jsonl was played with seed 5, not 6: name another file"),
        (a_setup("random,greedy"), "with agents greedy,random, not random,greedy"),
        (a_setup(seats=3), "with seats 2, not 3"),
    ],
)
def test_a_file_of_another_setup_is_refused(path: Path, other: Setup, message: str) -> None:
    played(a_setup(), 4, resume=path)
    before = path.read_bytes()
    with pytest.raises(SetupError, match=message):
        played(other, resume=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        (b'"code":"', b'"code":"0', "was played by other agents or on another kind of machine"),
        (b'"monster":"app"', b'"monster":"cards"', "with options monster=cards"),
        (b'"block":1', b'"block":2', "damaged in line 3"),
        (b"[[", b"[[0.0,", "damaged in line 2"),
        (b'{"game"', b"<html>", "is not the file of a tournament"),
    ],
)
def test_a_file_that_was_changed_is_refused(path: Path, was: bytes, now: bytes, message: str) -> None:
    played(a_setup(), 8, resume=path)
    path.write_bytes(path.read_bytes().replace(was, now, 1))
    with pytest.raises(SetupError, match=message):
        played(a_setup(), resume=path)


def test_what_is_no_tournament_is_not_written_over(path: Path) -> None:
    path.write_text("my notes, without a line's end")
    with pytest.raises(SetupError, match="is not the file of a tournament"):
        played(a_setup(), resume=path)
    assert path.read_text() == "my notes, without a line's end"


def test_a_file_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be used: No such file or directory"):
        played(a_setup(), resume=tmp_path / "nowhere" / "games.jsonl")
    with pytest.raises(SetupError, match="cannot be used: Is a directory"):
        played(a_setup(), resume=tmp_path)
