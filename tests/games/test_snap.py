"""Snap: a race in which the fastest counts first."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine import Kind, library
from parlour.engine.dealing import FastDealer, RecordedDealer
from parlour.engine.errors import IllegalActionError
from parlour.engine.game import Game
from parlour.engine.log import Act
from parlour.engine.match import Match
from parlour.engine.mode import Mode

ALIKE, UNLIKE = (0, 0, 1), (0, 1, 0)
"""Three flips, so two races: the first with two cards alike, or not."""


@pytest.fixture
def game() -> Game:
    return library.load(Path(__file__).parent / "snap", "tiny", Mode.INTERPRETED)


def race(game: Game, flips: tuple[int, ...]) -> Match:
    """A match of three seats at its first race."""
    match = Match(game, 3, RecordedDealer(flips))
    match.deal_all()
    return match


def test_anybody_may_be_the_first(game: Game) -> None:
    match = race(game, ALIKE)
    assert match.kind is Kind.RACE
    assert match.deciding == [0, 1, 2]


def test_the_first_right_slap_ends_the_race(game: Game) -> None:
    match = race(game, ALIKE)
    slap, none = game.actions.encode("slap"), game.actions.encode("say_none")
    match.act(1, none)
    match.act(2, slap)
    with pytest.raises(IllegalActionError, match="not your turn"):
        match.act(0, slap)
    assert match.rows["chips"][0].tolist()[:3] == [1, 1, 2]
    assert match.kind is Kind.CHANCE


def test_a_wrong_slap_costs_and_leaves_the_race_to_the_others(game: Game) -> None:
    match = race(game, UNLIKE)
    slap, none = game.actions.encode("slap"), game.actions.encode("say_none")
    match.act(2, slap)
    assert match.rows["chips"][0].tolist()[:3] == [1, 1, 0]
    assert match.deciding == [0, 1]
    match.act(1, none)
    match.act(0, slap)
    assert match.kind is Kind.CHANCE
    match.deal_all()
    with pytest.raises(IllegalActionError, match="no chip to lose"):
        match.act(0, slap)
    assert match.legal_actions(1) == [slap, none]


def test_the_order_of_a_race_is_kept_in_the_log(game: Game) -> None:
    match = race(game, ALIKE)
    none = game.actions.encode("say_none")
    for seat in (2, 0, 1):
        match.act(seat, none)
    assert [step.seat for step in match.log if isinstance(step, Act)] == [2, 0, 1]


def test_a_rematch_keeps_the_chips(game: Game) -> None:
    match = race(game, ALIKE)
    match.act(2, game.actions.encode("slap"))
    again = Match(game, 3, FastDealer(1), carried=match.carry())
    assert again.rows["chips"][0].tolist()[:3] == [2, 2, 3]
    assert again.rows["flips"][0] == 0
