"""`parlour play`, whole: what somebody types, and what the screen says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from parlour.cli.play import play
from parlour.engine import library, log, replay
from parlour.engine.box import BOX
from parlour.engine.game import Game
from parlour.engine.mode import Mode

TOY_GAMES = Path(__file__).parents[1] / "games"

Play = Callable[..., Result]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules run interpreted: what is tested here is not the compiler."""

    def game(slug: str, preset: str = BOX) -> Game:
        return known(slug, preset, Mode.INTERPRETED)

    known = library.game
    monkeypatch.setattr(library, "game", game)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture(scope="module")
def app() -> typer.Typer:
    app = typer.Typer()
    app.command()(play)
    return app


@pytest.fixture
def play_race(app: typer.Typer) -> Play:
    def run(*arguments: str, typed: str = "1\n" * 400) -> Result:
        return CliRunner().invoke(app, ["baby-monster-race", "--seed", "5", *arguments], input=typed)

    return run


def test_a_whole_game_plays_through_and_is_saved(play_race: Play, tmp_path: Path) -> None:
    path = tmp_path / "race.match.json"
    result = play_race("--seats", "4", "--save", str(path))
    assert result.exit_code == 0, result.output
    assert "You are Speedy Sloth." in result.output
    assert "The race is over." in result.output
    file = log.load(path)
    assert file.seats == 4
    assert file.names[0] == "Speedy Sloth"
    assert file.fairness is not None
    assert file.fairness.commitment in result.output
    assert replay.verify(file).draws > 24


def test_the_screen_fits_80_columns_without_colour(play_race: Play) -> None:
    result = play_race("--seats", "6")
    assert max(map(len, result.output.splitlines())) <= 80
    assert "\x1b" not in result.output


def test_a_seed_repeats_a_match(play_race: Play) -> None:
    assert play_race("--agents", "random").output == play_race("--agents", "random").output


@pytest.mark.parametrize("seats", ["2", "3"])
def test_all_options_changed(play_race: Play, seats: str) -> None:
    options = ["monster=app", "ending=last-standing", "reverse_swap=on", "first=seat-2"]
    result = play_race("--seats", seats, *(part for option in options for part in ("--option", option)))
    assert result.exit_code == 0
    assert "Sprinting Slug begins." in result.output
    assert "app: 60 % happy, 40 % hungry" in result.output
    assert "The race is over." in result.output


def test_a_card_that_is_not_allowed_says_why(play_race: Play) -> None:
    result = play_race("--option", "first=seat-1", typed="reverse\ntake it\nmove sloth\n99\nflibbertigibbet\n")
    assert result.output.count("Nobody attacks you now") == 2
    assert "Choose another pawn, not your own." in result.output
    assert "There is no choice 99" in result.output
    assert "“flibbertigibbet” means nothing here." in result.output


def test_a_card_is_played_by_its_name(play_race: Play) -> None:
    result = play_race("--option", "first=seat-1", typed="+2\n")
    assert "You went forward 2, to step 2." in result.output


def test_help_rules_and_log(play_race: Play) -> None:
    result = play_race("--option", "first=seat-1", typed="?\nrules\nlog\n")
    assert "Action Reversed           Answers Move Another Player" in result.output
    assert "Two to six players race" in result.output
    assert result.output.count("You begin.") == 2


def test_the_end_of_the_input_is_one_line(play_race: Play, tmp_path: Path) -> None:
    path = tmp_path / "given-up.match.json"
    result = play_race("--save", str(path), typed="1\n")
    assert result.exit_code == 0
    assert result.output.count("The input has ended: the match stops here.") == 1
    assert replay.verify(log.load(path)).draws > 0


def test_interrupting_is_one_line(play_race: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = play_race()
    assert result.exit_code == 130
    assert "Interrupted: the match stops here." in result.output


@pytest.mark.parametrize(("answer", "saved"), [("y", True), ("n", False), ("", True)])
def test_quitting_asks_whether_to_save(play_race: Play, tmp_path: Path, answer: str, saved: bool) -> None:
    path = tmp_path / "quit.match.json"
    result = play_race("--save", str(path), typed=f"quit\n{answer}\n")
    assert result.exit_code == 0
    assert "The match stops here." in result.output
    assert path.exists() is saved


def test_a_mistyped_folder_does_not_lose_the_match(play_race: Play, tmp_path: Path) -> None:
    path = tmp_path / "kept.match.json"
    result = play_race(typed=f"quit\n{tmp_path / 'nowhere' / 'x.json'}\n{path}\n")
    assert "there is no folder" in result.output
    assert path.exists()


def test_quitting_without_a_file_asks_for_one(play_race: Play, tmp_path: Path) -> None:
    path = tmp_path / "later.match.json"
    play_race(typed=f"quit\n{path}\n")
    assert path.exists()


@pytest.mark.parametrize(
    ("arguments", "trouble"),
    [
        (["--seats", "7"], "is for 2 to 6 players, not 7"),
        (["--option", "dice=two"], "there is no option 'dice'"),
        (["--option", "monster=bear"], "option monster cannot be 'bear'"),
        (["--option", "monster"], "--option monster: write NAME=VALUE"),
        (["--agents", "oracle"], "there is no agent 'oracle'"),
        (["--seats", "4", "--agents", "random,greedy"], "name one for each of the 3 other seats"),
        (["--save", "nowhere/at/all.json"], "there is no folder nowhere/at"),
    ],
)
def test_bad_usage_is_one_line(play_race: Play, arguments: list[str], trouble: str) -> None:
    result = play_race(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert trouble in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_unknown_game_is_one_line(app: typer.Typer) -> None:
    result = CliRunner().invoke(app, ["chess"])
    assert result.exit_code == 2
    assert "there is no game 'chess'" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("slug", ["leduc", "goofspiel", "peek-and-swap"])
def test_a_game_without_scene_or_text_can_be_played(
    app: typer.Typer, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    monkeypatch.setenv(library.ENVIRONMENT, str(TOY_GAMES))
    result = CliRunner().invoke(app, [slug, "--seed", "3", "--agents", "random"], input="1\n" * 100)
    assert result.exit_code == 0, result.output
    assert "You are Seat 1." in result.output
    assert "The secret of the deal was" in result.output
    assert "The input has ended" not in result.output
