"""The commands that others script: their JSON, their exit codes, and one clear line when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from parlour.cli.main import app
from parlour.engine import library, log
from parlour.engine.dealing import FairDealer
from parlour.engine.kind import Kind
from parlour.engine.log import Act, Fairness
from parlour.engine.match import Match

FAIR = Path(__file__).parents[1] / "engine" / "fair-match.json"
"""A fairly dealt match of three seats, two of which added a seed."""

FAIR = Path(__file__).parents[1] / "engine" / "fair-match.json"


def parlour(*arguments: str | Path, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


@pytest.fixture(scope="module")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of two, fairly dealt."""
    dealer = FairDealer("m", b"a secret")
    match = Match(library.game("baby-monster-race"), 2, dealer)
    match.deal_all()
    while match.kind is not Kind.OVER:
        match.act_by_default(match.deciding[0])
        match.deal_all()
    path = tmp_path_factory.mktemp("matches") / "fair.match.json"
    log.save(match.file("m", fairness=Fairness(dealer.commitment, dealer.secret.hex())), path)
    return path


def test_games_lists_what_there_is() -> None:
    listed = json.loads(parlour("games", "--json").stdout)
    race = next(game for game in listed if game["slug"] == "baby-monster-race")
    assert race["title"] == "Baby Monster Race"
    assert race["players"] == [2, 6]
    assert race["options"]["monster"] == ["cards", "app"]
    assert race["rules_version"] == library.game("baby-monster-race").rules_version
    assert "Baby Monster Race" in parlour("games").stdout


def test_simulate_prints_one_object() -> None:
    done = parlour(
        "simulate", "baby-monster-race", "--seats", "3", "--games", "50", "--json", "--option", "monster=app"
    )
    assert done.exit_code == 0
    summary = json.loads(done.stdout)
    assert set(summary) >= {
        *("game", "seats", "games", "agents", "seed", "decisions", "forced", "chance", "seconds", "mean_decisions"),
        *("returns", "first_place"),
    }
    assert (summary["games"], summary["agents"]) == (50, ["random"] * 3)
    assert len(summary["returns"]["mean"]) == len(summary["returns"]["stderr"]) == len(summary["first_place"]) == 3


def test_simulate_prints_a_table() -> None:
    done = parlour("simulate", "baby-monster-race", "--seats", "2", "--games", "50", "--agents", "greedy,random")
    assert done.exit_code == 0
    assert "greedy" in done.stdout
    assert "50 games in" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "ludo", "--seats", "2", "--games", "1"], "there is no game 'ludo'"),
        (["simulate", "baby-monster-race", "--seats", "7", "--games", "1"], "is for 2 to 6 players, not 7"),
        (["simulate", "baby-monster-race", "--seats", "2", "--games", "0"], "play at least one"),
        (["simulate", "baby-monster-race", "--seats", "2", "--games", "1", "--option", "app"], "write NAME=VALUE"),
        (
            ["simulate", "baby-monster-race", "--seats", "2", "--games", "1", "--option", "a=b"],
            "there is no option 'a'",
        ),
        (["simulate", "baby-monster-race", "--seats", "2", "--games", "1", "--agents", "x"], "there is no agent 'x'"),
        (
            ["simulate", "junior-cluedo", "--preset", "huge", "--seats", "2", "--games", "1"],
            "no preset 'huge': there are box, tiny, dash",
        ),
        (["check", "ludo"], "there is no game 'ludo'"),
        (["bench", "ludo"], "there is no game 'ludo'"),
        (["verify", "nowhere.json"], "nowhere.json cannot be read"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
    ],
)
def test_bad_usage_is_one_line_and_exit_code_2(arguments: list[str], message: str) -> None:
    done = parlour(*arguments)
    assert done.exit_code == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_verify_accepts_a_fair_deal_and_names_what_was_promised(match_file: Path) -> None:
    done = parlour("verify", match_file)
    fairness = log.load(match_file).fairness
    assert fairness is not None
    assert done.exit_code == 0
    assert fairness.commitment in done.stdout
    assert parlour("verify", match_file, "--promised", fairness.commitment).exit_code == 0


def test_verify_fails_with_1_and_says_what_is_wrong(match_file: Path, tmp_path: Path) -> None:
    text = match_file.read_text()
    other = tmp_path / "other.match.json"
    other.write_text(text.replace('"match": "m"', '"match": "n"'))
    done = parlour("verify", other)
    assert done.exit_code == 1
    assert "not what was promised" in done.stderr
    assert parlour("verify", match_file, "--promised", "00").exit_code == 1


def test_replay_tells_every_step(match_file: Path) -> None:
    done = parlour("replay", match_file)
    last = len(log.load(match_file).steps)
    assert done.exit_code == 0
    assert f"{last}/{last}" in done.stdout


def test_replay_of_a_seat_that_is_not_there_is_refused(match_file: Path) -> None:
    done = parlour("replay", match_file, "--seat", "3")
    assert (done.exit_code, done.stderr.strip()) == (2, "parlour: --seat 3: the match has seats 1 to 2")


def test_a_match_of_other_rules_is_not_stepped_through(match_file: Path, tmp_path: Path) -> None:
    record = log.load(match_file)
    other = tmp_path / "old.match.json"
    other.write_text(match_file.read_text().replace(record.rules_version, "0" * 12))
    done = parlour("replay", other)
    assert done.exit_code == 2
    assert "was played by rules 000000000000" in done.stderr


def test_a_match_that_breaks_the_rules_is_named_by_its_step(match_file: Path, tmp_path: Path) -> None:
    record = log.load(match_file)
    at = next(place for place, step in enumerate(record.steps) if isinstance(step, Act))
    record.steps[at] = Act(0, 34)
    other = tmp_path / "broken.match.json"
    log.save(record, other)
    done = parlour("replay", other)
    assert done.exit_code == 2
    assert f"step {at + 1} does not fit" in done.stderr


def test_a_broken_game_is_named_and_the_others_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "rules.py").write_text("import nothing_like_this\n")
    monkeypatch.setenv(library.ENVIRONMENT, str(tmp_path))
    done = parlour("simulate", "broken", "--seats", "2", "--games", "1")
    assert done.exit_code == 2
    assert "rules.py, line 1: ModuleNotFoundError" in done.stderr
    assert parlour("simulate", "baby-monster-race", "--seats", "2", "--games", "1").exit_code == 0


def test_verify_names_the_seats_whose_seeds_are_in_the_deal_and_the_first_wrong_draw(tmp_path: Path) -> None:
    done = parlour("verify", FAIR)
    assert done.exit_code == 0
    assert "dealt by the seeds of seat 1 and seat 2 too" in done.stdout
    assert "Seat 3 promised a seed and did not reveal it" in done.stdout
    record = log.load(FAIR)
    places = [place for place, step in enumerate(record.steps) if isinstance(step, log.Draw)]
    steps = list(record.steps)
    for place in places[1:]:
        step = steps[place]
        assert isinstance(step, log.Draw)
        steps[place] = log.Draw(step.pile, 1 - step.outcome, step.weights)
    other = tmp_path / "other.match.json"
    log.save(msgspec.structs.replace(record, steps=steps), other)
    done = parlour("verify", other)
    assert done.exit_code == 1
    assert f"step {places[1] + 1}: draw 2 from look is" in done.stderr
