"""Whispers: an answer that two seats hear, guesses that are sealed, and what everybody else makes of them."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from parlour.engine import Kind, library
from parlour.engine.actions import SeenAction
from parlour.engine.dealing import RecordedDealer
from parlour.engine.errors import IllegalActionError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.mode import Mode
from parlour.engine.records import Rows
from parlour.engine.replay import final
from parlour.testing import belief, logs
from parlour.testing.laws import BrokenLawError
from parlour.testing.random_play import random_match

FOLDER = Path(__file__).parent / "whispers"
NOT_HEARD, LOW, HIGH = 0, 1, 2
VIEWERS = (0, 1, 2, SPECTATOR)


@pytest.fixture
def game() -> Game:
    return library.load(FOLDER, mode=Mode.INTERPRETED)


def dealt(game: Game, *numbers: int) -> Match:
    """A match whose seats hold these numbers."""
    match = Match(game, len(numbers), RecordedDealer(number - 1 for number in numbers))
    match.deal_all()
    return match


def ask(match: Match, asker: int, target: int, high: bool) -> None:
    """A question and the answer to it."""
    match.act(asker, match.game.actions.encode("ask", target=target))
    match.act(target, match.game.actions.encode("answer", asker=asker, high=int(high)))


def guess(match: Match, **numbers: int) -> None:
    """Sealed guesses, by seat: `guess(match, seat0=3, seat2=1)`."""
    encode = match.game.actions.encode
    match.act_together({int(seat[-1]): encode("guess", number=number) for seat, number in numbers.items()})


def asked_around(game: Game) -> Match:
    """Seats with 1, 4 and 3; seat 1 has told seat 0 and seat 2, and seat 0 has told seat 1: nobody has asked seat 2."""
    match = dealt(game, 1, 4, 3)
    ask(match, 0, 1, high=True)
    ask(match, 1, 0, high=False)
    ask(match, 2, 1, high=True)
    return match


def last_seen(match: Match) -> dict[int, SeenAction | object]:
    """The last step of the log as each viewer may know it."""
    return {viewer: match.seen_step(viewer, len(match.log) - 1) for viewer in VIEWERS}


def worlds(match: Match, viewer: int, count: int = 200) -> list[Rows]:
    """States that a viewer imagines."""
    luck = new_luck(1)
    return [imagine(match.game, match.observation(viewer), viewer, luck) for _ in range(count)]


def test_only_the_two_of_them_hear_an_answer(game: Game) -> None:
    match = dealt(game, 1, 4, 3)
    ask(match, 0, 1, high=True)
    heard = SeenAction(1, "answer", {"asker": 0, "high": 1})
    nothing = SeenAction(1, "answer", {"asker": 0, "high": None})
    assert last_seen(match) == {0: heard, 1: heard, 2: nothing, SPECTATOR: nothing}
    kept = {viewer: match.observation(viewer)["heard"][0].tolist() for viewer in VIEWERS}
    empty = [[NOT_HEARD] * 3] * 3
    assert kept == {0: [[NOT_HEARD, HIGH, NOT_HEARD], *empty[1:]], 1: empty, 2: empty, SPECTATOR: empty}
    assert all(match.observation(viewer)["asked"][0].tolist() == [2, 0, 0] for viewer in VIEWERS)


def test_whoever_answered_knows_what_the_other_heard(game: Game) -> None:
    match = dealt(game, 1, 4, 3)
    ask(match, 0, 1, high=True)
    assert {int(world["heard"][0][0, 1]) for world in worlds(match, 1)} == {HIGH}


def test_whoever_asked_imagines_a_number_that_agrees(game: Game) -> None:
    match = dealt(game, 1, 4, 3)
    ask(match, 0, 1, high=True)
    assert {int(world["number"][0][1]) for world in worlds(match, 0)} == {3, 4}


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_the_others_imagine_either_answer_as_the_number_has_it(game: Game, viewer: int) -> None:
    match = dealt(game, 1, 4, 3)
    ask(match, 0, 1, high=True)
    told = {(int(world["number"][0][1]), int(world["heard"][0][0, 1])) for world in worlds(match, viewer)}
    assert told == {(1, LOW), (2, LOW), (3, HIGH), (4, HIGH)}


def test_a_question_tells_nothing_before_it_is_answered(game: Game) -> None:
    match = dealt(game, 1, 4, 3)
    match.act(0, game.actions.encode("ask", target=1))
    for viewer in VIEWERS:
        assert not any(np.any(world["heard"]) for world in worlds(match, viewer, 20))


def test_an_answer_is_true_and_for_the_asker(game: Game) -> None:
    match = dealt(game, 1, 4, 3)
    match.act(0, game.actions.encode("ask", target=1))
    with pytest.raises(IllegalActionError, match="answer truly"):
        match.act(1, game.actions.encode("answer", asker=0, high=0))
    with pytest.raises(IllegalActionError, match="answer who asked"):
        match.act(1, game.actions.encode("answer", asker=2, high=1))


def test_only_the_actor_knows_a_sealed_guess(game: Game) -> None:
    match = asked_around(game)
    guess(match, seat0=4, seat1=3, seat2=1)
    mine = SeenAction(2, "guess", {"number": 1})
    sealed = SeenAction(2, "guess", {"number": None})
    assert last_seen(match) == {0: sealed, 1: sealed, 2: mine, SPECTATOR: sealed}
    kept = {viewer: match.observation(viewer)["guesses"][0][:, 0].tolist() for viewer in VIEWERS}
    assert kept == {0: [4, 0, 0], 1: [0, 3, 0], 2: [0, 0, 1], SPECTATOR: [0, 0, 0]}
    imagined = Counter(int(world["guesses"][0][2, 0]) for world in worlds(match, SPECTATOR))
    assert set(imagined) == {1, 2, 3, 4}


def test_sealed_choices_are_applied_together_as_long_as_somebody_owes_one(game: Game) -> None:
    match = asked_around(game)
    assert (match.kind, match.deciding) == (Kind.JOINT, [0, 1, 2])
    guess(match, seat2=1, seat0=3, seat1=1)
    assert (match.kind, match.deciding) == (Kind.JOINT, [0, 1]), "nobody has asked seat 2"
    before = match.rows.tobytes()
    with pytest.raises(IllegalActionError, match="guess another number"):
        guess(match, seat0=4, seat1=1)
    with pytest.raises(IllegalActionError, match="choose together"):
        guess(match, seat0=4)
    assert match.rows.tobytes() == before
    guess(match, seat0=4, seat1=2)
    assert match.kind is Kind.OVER
    assert match.returns() == [1, 0, 1]
    assert match.observation(SPECTATOR)["guesses"][0].tolist() == [[3, 4], [1, 2], [1, 0]]
    assert match.observation(SPECTATOR)["number"][0].tolist() == [1, 4, 3]
    assert final(match.file(), game).rows.tobytes() == match.rows.tobytes()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_resample_matches_the_exact_belief_after_every_step(viewer: int) -> None:
    game = library.load(FOLDER, "tiny", Mode.INTERPRETED)
    matches = random_match(game, 3, {}, 5)
    match, _ = next(matches)
    held = belief.Belief(match, viewer)
    for place, (_, steps) in enumerate(matches):
        held.follow(steps, match)
        if match.kind is not Kind.OVER:
            luck = new_luck(5, place)
            assert not belief.check_resample(game, match.observation(viewer), viewer, held.weights, 500, luck)


def test_the_kit_finds_a_sealed_guess_that_shows(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "planted", ignore=shutil.ignore_patterns("__pycache__", "golden"))
    rules = tmp_path / "planted" / "rules.py"
    old = "    state.owed[seat] -= 1\n"
    assert old in rules.read_text()
    rules.write_text(rules.read_text().replace(old, f"{old}    state.turn = number % 2\n"))
    game = library.load(tmp_path / "planted", mode=Mode.INTERPRETED)
    with pytest.raises(BrokenLawError, match=r"viewer 0 sees .*'number': None.* but what is hidden of it shows"):
        logs.check_hidden(game, 2, {}, 1)
