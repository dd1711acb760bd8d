"""Bakerspeed: who wins, the places of the others, and the longest game."""

from __future__ import annotations

import pytest

from parlour.engine import Kind
from parlour.games.bakerspeed import suspects

from .line_up import LineUp, line_up_at


@pytest.mark.rule("bakerspeed/end-1")
@pytest.mark.parametrize("face", ["blue", "lady", "2"])
@pytest.mark.parametrize("winner", [0, 1])
def test_whoever_lays_its_last_card_wins_at_once(face: str, winner: int) -> None:
    hands = [["green tall 1"], ["green tall 1"]]
    hands[winner] = ["blue lady 2"]
    line_up = line_up_at(*hands, piles=(0, 0))
    line_up.rolls(0, face)
    line_up.lays(winner, "blue lady 2")
    assert line_up.match.kind is Kind.OVER
    assert line_up.places[winner] == 1
    assert line_up.places[1 - winner] == 2
    assert line_up.discard[-1] == "blue lady 2"


@pytest.mark.rule("bakerspeed/end-1")
def test_a_last_card_in_the_hand_is_no_win_while_the_pile_has_cards() -> None:
    line_up = line_up_at(["blue lady 2"], ["green tall 1"], piles=(1, 4))
    line_up.rolls(0, "blue")
    line_up.lays(0, "blue lady 2")
    assert line_up.due == ("draw", 0)
    line_up.settle()
    assert line_up.due == ("roll", 0)
    assert line_up.piles == [0, 4]
    assert len(line_up.hand(0)) == 1


@pytest.mark.rule("bakerspeed/end-1")
def test_an_empty_pile_is_no_win_while_the_hand_has_cards() -> None:
    line_up = line_up_at(["blue lady 2", "blue lady 2"], ["green tall 1"], piles=(0, 4))
    line_up.rolls(0, "blue")
    line_up.lays(0, "blue lady 2")
    assert line_up.due == ("roll", 0)
    line_up.rolls(0, "2")
    line_up.lays(0, "blue lady 2")
    assert line_up.match.kind is Kind.OVER


@pytest.mark.rule("bakerspeed/end-2")
def test_the_others_have_their_places_by_the_cards_in_hand_and_pile() -> None:
    hands = (["green tall 1"], ["blue lady 2"], ["green tall 2"] * 2, ["green tall 3"] * 2, ["orange tall 3"])
    line_up = line_up_at(*hands, piles=(5, 0, 4, 2, 0))
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    assert line_up.match.returns() == [-6, 0, -6, -4, -1]
    assert line_up.places == [4, 1, 4, 3, 2]


def last_turn(**options: str) -> LineUp:
    """Turn 200, of seat 2, before its last roll."""
    line_up = line_up_at(
        ["green tall 1"], ["green tall 2"] * 2, ["blue lady 2"], piles=(3, 1, 4), turn=2, turns_begun=200, **options
    )
    line_up.goes_unserved(2, "orange", "round")
    return line_up


@pytest.mark.rule("bakerspeed/end-3")
def test_after_turn_200_the_fewest_cards_win() -> None:
    assert suspects.TURNS == 200
    line_up = last_turn()
    assert line_up.due == ("roll", 2)
    line_up.goes_unserved(2, "3")
    assert line_up.match.kind is Kind.OVER
    assert line_up.places == [2, 1, 3]


@pytest.mark.rule("bakerspeed/end-3")
def test_at_the_cut_off_equal_numbers_share_a_place() -> None:
    line_up = last_turn()
    line_up.rolls(2, "2")
    line_up.lays(2, "blue lady 2")
    line_up.settle()
    assert line_up.match.returns() == [-4, -3, -4]
    assert line_up.places == [2, 1, 2]

    line_up = line_up_at(["green tall 1"], ["green tall 2"], piles=(2, 2), turns_begun=200)
    line_up.goes_unserved(0, "orange", "round", "3")
    assert line_up.places == [1, 1]


@pytest.mark.rule("bakerspeed/end-3")
def test_before_turn_200_the_game_goes_on() -> None:
    line_up = line_up_at(["green tall 1"], ["green tall 2"], turns_begun=198)
    line_up.goes_unserved(0, "orange", "round", "3")
    line_up.goes_unserved(1, "orange", "round", "3")
    assert line_up.due == ("roll", 0)
    line_up.goes_unserved(0, "orange", "round", "3")
    assert line_up.match.kind is Kind.OVER


@pytest.mark.rule("bakerspeed/end-3")
def test_turns_are_counted_from_the_first() -> None:
    line_up = LineUp(3)
    line_up.settle()
    assert line_up.state["turns_begun"] == 1
    line_up.goes_unserved(0, "orange", "round", "3")
    assert line_up.state["turns_begun"] == 2


@pytest.mark.rule("bakerspeed/end-4")
@pytest.mark.parametrize("turns_begun", [200, 5000])
def test_without_a_cut_off_play_goes_on(turns_begun: int) -> None:
    line_up = line_up_at(["green tall 1"], ["green tall 2"], turns_begun=turns_begun, turns="none")
    line_up.goes_unserved(0, "orange", "round", "3")
    assert line_up.due == ("roll", 1)
