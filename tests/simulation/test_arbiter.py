"""The law of the arbiter over a simulated network: no line is a handicap, and no lie gains more than it is said to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf

import pytest

from parlour.table import arbiter
from parlour.table.arbiter import CAP, JITTER, Race

from .network import FAR, NEAR, Habits, far, near
from .rolls import Measure, Outcome, Snap, direct, proxied, race, unknown

ROLLS = 20_000
FEWER = 4_000
BARELY = 0.003
"""Seconds that the shortest round trip that was measured is longer than the line, at most."""

LIE = Habits("a lie", lies=True)
PONGS = Habits("late pongs", lies=True, holds_pongs=0.2)
ACKNOWLEDGEMENTS = Habits("late acknowledgements", lies=True, holds_acknowledgements=0.28)
ALL = Habits("all three", lies=True, holds_pongs=0.5, holds_acknowledgements=5.0)


def is_fair(outcome: Outcome) -> bool:
    return 0.48 <= outcome.share <= 0.52


def cheat(habits: Habits, measure: Measure, rolls: int = FEWER) -> Outcome:
    """Somebody against somebody honest, both at short lines."""
    return race(rolls, [near(6), near(7, habits)], (direct, measure))


@cache
def as_good_as(seconds: float) -> float:
    """How often somebody honest would win who is so much quicker."""
    return cheat(Habits(quicker=seconds), direct).share


@pytest.mark.parametrize(
    "measure",
    [(direct, direct), (proxied, proxied), (direct, proxied), (unknown, unknown)],
    ids=["direct", "proxied", "one of each", "unknown"],
)
def test_a_line_of_300_ms_wins_as_often_as_one_of_20(measure: Sequence[Measure]) -> None:
    outcome = race(ROLLS, [near(1), far(1)], measure)
    assert is_fair(outcome), outcome.share
    assert max(outcome.waits) <= CAP


def test_what_gets_lost_on_the_long_line_alone_is_hardly_a_handicap() -> None:
    outcome = race(FEWER, [near(2, loss=0), far(2)], (direct, direct))
    assert is_fair(outcome), outcome.share


@pytest.mark.parametrize("measure", [direct, proxied])
def test_where_all_lines_are_short_the_decision_comes_at_once(measure: Measure) -> None:
    outcome = race(FEWER, [near(3), near(4), near(5)], [measure] * 3)
    assert max(outcome.waits) <= NEAR + JITTER + BARELY


@pytest.mark.parametrize(
    ("liar", "measure"),
    [(LIE, direct), (LIE, proxied), (PONGS, direct), (ACKNOWLEDGEMENTS, direct), (ACKNOWLEDGEMENTS, proxied)],
    ids=["direct", "proxied", "late pongs", "late acknowledgements", "late acknowledgements, proxied"],
)
def test_whoever_lies_gains_the_jitter_at_most(liar: Habits, measure: Measure) -> None:
    outcome = cheat(liar, measure)
    assert 0 < outcome.gains[1] <= JITTER + BARELY
    assert 0.5 < outcome.share <= as_good_as(JITTER + BARELY)


@pytest.mark.parametrize(
    ("liar", "measure"),
    [(ALL, direct), (PONGS, proxied), (ALL, proxied), (LIE, unknown)],
    ids=["all three", "late pongs, proxied", "all three, proxied", "unknown"],
)
def test_whoever_lies_with_all_its_answers_gains_the_cap_less_its_line_at_most(liar: Habits, measure: Measure) -> None:
    outcome = cheat(liar, measure)
    assert JITTER + BARELY < outcome.gains[1] <= CAP - NEAR
    assert outcome.share <= as_good_as(CAP - NEAR)


def test_the_farther_away_whoever_cheats_is_the_less_it_gains() -> None:
    outcome = race(FEWER, [near(6), far(7, ALL)], (direct, direct))
    assert 0 < outcome.gains[1] <= CAP - FAR


@pytest.mark.parametrize("drift", [0.0005, -0.0005])
def test_clocks_that_drift_change_nothing(drift: float) -> None:
    outcome = race(FEWER, [near(8), far(8, Habits(drift=drift))], (direct, direct))
    assert is_fair(outcome), outcome.share


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_clocks_that_jump_gain_no_more_than_a_lie_and_hold_nobody_up(jump: float) -> None:
    outcome = cheat(Habits(jumps=jump), direct)
    assert outcome.gains[0] <= BARELY
    assert outcome.gains[1] <= JITTER + BARELY
    assert outcome.share <= cheat(LIE, direct).share
    assert max(outcome.waits) <= NEAR + JITTER + BARELY


def test_whoever_comes_after_the_decision_is_told_how_much_slower_they_were() -> None:
    outcome = race(FEWER, [near(11), far(11)], (direct, direct))
    assert outcome.late > 0
    assert len(outcome.margins) == FEWER
    assert min(outcome.margins) >= 0


def test_a_whole_table_is_as_fair() -> None:
    tables = [Snap([near(seed), far(seed)]) for seed in range(6)]
    shares = [table.play(100).share for table in tables]
    assert 0.46 <= sum(shares) / len(shares) <= 0.54, shares
    assert min(beaten.milliseconds for table in tables for beaten in table.beaten()) >= 0


def test_a_whole_table_believes_no_liar_more_than_the_arbiter_does() -> None:
    share = Snap([near(13), near(14, PONGS)]).play(150).share
    assert 0.5 < share <= as_good_as(JITTER + BARELY) + 0.05


# What these tests say of an arbiter that is wrong


def test_credit_without_a_cap_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arbiter, "allowance", lambda _: inf)
    assert cheat(LIE, direct, 500).gains[1] > CAP


def test_a_line_without_a_cap_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arbiter, "CAP", inf)
    assert cheat(ALL, direct, 500).gains[1] > CAP


def test_believing_pongs_where_the_kernel_knows_better_is_caught() -> None:
    outcome = cheat(PONGS, proxied)
    assert outcome.gains[1] > JITTER + BARELY
    assert outcome.share > as_good_as(JITTER + BARELY)


def test_an_arbiter_that_does_not_wait_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    due = Race.due
    monkeypatch.setattr(Race, "due", lambda self, _: due(self, []))
    assert not is_fair(race(FEWER, [near(1), far(1)], (direct, direct)))


def test_a_cap_that_is_shorter_than_a_line_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arbiter, "CAP", 0.15)
    assert not is_fair(race(FEWER, [near(1), far(1)], (direct, direct)))
