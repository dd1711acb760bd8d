"""A match goes on where its recorded steps end, with the same dealer, and by the same rules in another mode."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from parlour.engine import library
from parlour.engine.dealing import FairDealer
from parlour.engine.errors import LogError, SetupError
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import Act, Draw
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.replay import resume

SECRET = b"a secret of thirty-two bytes ...."


def started(game: Game) -> Match:
    return Match(game, 2, FairDealer("match-1", SECRET))


def play_on(match: Match, turns: int, luck: random.Random) -> None:
    """Some decisions, every third of them by the default, and all draws that follow."""
    match.deal_all()
    for turn in range(turns):
        if match.kind is Kind.OVER:
            return
        chosen = {
            seat: match.default_action(seat) if turn % 3 == 0 else (luck.choice(match.legal_actions(seat)), False)
            for seat in match.deciding
        }
        if match.kind is Kind.JOINT:
            match.act_together(
                {seat: action for seat, (action, _) in chosen.items()},
                {seat for seat, (_, dealt) in chosen.items() if dealt},
            )
        else:
            seat = match.deciding[0]
            match.act(seat, *chosen[seat])
        match.deal_all()


@pytest.fixture(params=["baby-monster-race", "peek-and-swap", "goofspiel"])
def game(request: pytest.FixtureRequest) -> Game:
    return library.game(request.param, mode=Mode.INTERPRETED)


def test_a_match_resumes_where_it_stopped(game: Game) -> None:
    match = started(game)
    play_on(match, 7, random.Random(1))
    again = started(game)
    resume(again, match.log)
    assert again.rows.tobytes() == match.rows.tobytes()
    for one in (match, again):
        play_on(one, 7, random.Random(2))
    assert again.log == match.log


def test_steps_can_come_one_after_another(game: Game) -> None:
    match = started(game)
    play_on(match, 7, random.Random(1))
    again = started(game)
    for steps in decisions(match):
        resume(again, steps)
    assert again.log == match.log


def decisions(match: Match) -> Iterator[list[Act | Draw]]:
    """The log in pieces that can be stored apart: each draw with the acts that follow it."""
    together: list[Act | Draw] = []
    for step in match.log:
        if isinstance(step, Draw) and together:
            yield together
            together = []
        together.append(step)
    yield together


def test_another_dealer_is_found_out() -> None:
    race = library.game("baby-monster-race", mode=Mode.INTERPRETED)
    match = started(race)
    match.deal_all()
    other = Match(race, 2, FairDealer("match-1", b"another secret"))
    with pytest.raises(LogError, match=r"step \d+ does not fit"):
        resume(other, match.log)


def test_a_pick_that_the_dealer_did_not_make_is_found_out() -> None:
    match = started(library.game("peek-and-swap", mode=Mode.INTERPRETED))
    match.deal_all()
    seat = match.deciding[0]
    picked, dealt = match.default_action(seat)
    assert dealt
    other = next(action for action in match.legal_actions(seat) if action != picked)
    again = started(match.game)
    with pytest.raises(LogError, match=f"the dealer did not pick action {other} for seat {seat + 1}"):
        resume(again, [*match.log, Act(seat, other, dealt=True)])


def test_a_match_goes_on_by_the_same_rules_compiled() -> None:
    match = started(library.game("baby-monster-race", mode=Mode.INTERPRETED))
    whole = started(library.game("baby-monster-race"))
    for one in (match, whole):
        play_on(one, 5, random.Random(1))
    match.use(whole.game)
    for one in (match, whole):
        play_on(one, 1000, random.Random(2))
    assert match.log == whole.log
    assert match.rows.tobytes() == whole.rows.tobytes()
    assert match.kind is Kind.OVER


def test_a_match_does_not_go_on_by_other_rules() -> None:
    match = started(library.game("baby-monster-race", mode=Mode.INTERPRETED))
    for other in (library.game("goofspiel", mode=Mode.INTERPRETED), library.game("baby-monster-race", "tiny")):
        with pytest.raises(SetupError, match="cannot go on by other rules"):
            match.use(other)
