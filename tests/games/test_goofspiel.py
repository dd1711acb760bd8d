"""Goofspiel: seats that choose at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine import Kind, library
from parlour.engine.dealing import FastDealer
from parlour.engine.errors import IllegalActionError
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.replay import final


@pytest.fixture
def match() -> Match:
    game = library.load(Path(__file__).parent / "goofspiel", "four", Mode.INTERPRETED)
    return Match(game, 3, FastDealer(1))


def bids(match: Match, *cards: int) -> dict[int, int]:
    """A bid of each seat."""
    return {seat: match.game.actions.encode("bid", card=card) for seat, card in enumerate(cards)}


def test_sealed_choices_are_applied_together(match: Match) -> None:
    assert match.kind is Kind.JOINT
    match.act_together(bids(match, 1, 3, 2))
    match.act_together(bids(match, 4, 4, 1))
    match.act_together(bids(match, 2, 1, 4))
    assert match.kind is Kind.OVER
    # Seat 2 wins the 4, nobody the 3, seat 3 the 2; the last cards, 3, 2 and 3, play themselves for the 1.
    assert match.returns() == [0, 4, 2]


def test_the_order_in_which_the_choices_come_in_does_not_matter(match: Match) -> None:
    other = Match(match.game, 3, FastDealer(1))
    match.act_together(bids(match, 1, 3, 2))
    other.act_together(dict(reversed(bids(other, 1, 3, 2).items())))
    assert match.rows.tobytes() == other.rows.tobytes()
    assert match.log == other.log


def test_no_seat_acts_alone(match: Match) -> None:
    alone = match.game.actions.encode("bid", card=4)
    with pytest.raises(IllegalActionError, match="choose together"):
        match.act(0, alone)
    with pytest.raises(IllegalActionError, match="choose together"):
        match.act_together({0: alone, 1: alone})


def test_one_illegal_choice_stops_all(match: Match) -> None:
    match.act_together(bids(match, 1, 3, 2))
    before = match.rows.tobytes()
    with pytest.raises(IllegalActionError, match="not in hand"):
        match.act_together(bids(match, 2, 2, 2))
    assert match.rows.tobytes() == before


def test_a_file_with_joint_choices_replays(match: Match) -> None:
    match.act_together(bids(match, 1, 3, 2))
    match.act_together(bids(match, 4, 4, 1))
    assert final(match.file(), match.game).rows.tobytes() == match.rows.tobytes()
