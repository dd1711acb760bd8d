"""Bakerspeed: turns of three rolls, and which cards fit."""

from __future__ import annotations

from itertools import permutations

import pytest

from .line_up import COLOUR, FACES, NAMES, NUMBER, PERSON, LineUp, die_of, line_up_at


def everything() -> LineUp:
    """A game of two in which each seat holds one card of every kind."""
    return line_up_at(NAMES, NAMES)


def fitting(line_up: LineUp) -> set[str]:
    """The cards that would stay now: each is tried by itself."""
    position = line_up.state.copy()
    found: set[str] = set()
    for name in NAMES:
        line_up.lays(0, name)
        if line_up.due[0] != "race":
            found.add(name)
        line_up.match.rows[0] = position
        line_up.match._moved()
    return found


@pytest.mark.rule("bakerspeed/turn-1", "bakerspeed/turn-2")
def test_after_three_rolls_the_next_player_takes_the_dice() -> None:
    line_up = line_up_at(*[["green tall 1"]] * 2, ["blue lady 2"], turn=1)
    for seat in (1, 2, 0, 1):
        line_up.goes_unserved(seat, "orange", "round")
        assert line_up.due == ("roll", seat)
        line_up.goes_unserved(seat, "3")
        assert line_up.due == ("roll", (seat + 1) % 3)


@pytest.mark.rule("bakerspeed/turn-2")
def test_the_turn_is_over_after_the_third_roll_also_if_a_card_was_laid() -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2", "blue round 1", "blue lady 3"], ["orange tall 2"])
    for face, card in (("blue", "blue round 1"), ("lady", "blue lady 3")):
        line_up.rolls(0, face)
        line_up.lays(1, card)
        line_up.draws(1, "green round 1")
        assert line_up.due == ("roll", 0)
    line_up.rolls(0, "2")
    line_up.lays(1, "blue lady 2")
    line_up.draws(1, "green round 2")
    assert line_up.due == ("roll", 1)


@pytest.mark.rule("bakerspeed/roll-1")
@pytest.mark.parametrize("order", list(permutations(("blue", "lady", "2"))))
def test_the_dice_are_rolled_in_any_order(order: tuple[str, ...]) -> None:
    line_up = line_up_at(["green tall 1"], ["green tall 1"])
    left = [COLOUR, PERSON, NUMBER]
    for face in order:
        assert line_up.dice_for(0) == left
        line_up.goes_unserved(0, face)
        left.remove(die_of(face))
    assert line_up.dice_for(1) == [COLOUR, PERSON, NUMBER]


@pytest.mark.rule("bakerspeed/roll-1")
def test_only_the_active_player_rolls() -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2"], ["green tall 2"], turn=1)
    assert line_up.match.deciding == [1]
    assert line_up.refusal(0, "roll", die=COLOUR) == "not-your-turn"
    assert line_up.refusal(1, "lay", suspect="blue lady 2") == "not-now"
    assert line_up.refusal(1, "have_none") == "not-now"


@pytest.mark.rule("bakerspeed/roll-2")
@pytest.mark.parametrize("face", ["blue", "lady", "2"])
@pytest.mark.parametrize("served", [True, False])
def test_a_die_is_rolled_once_a_turn(face: str, served: bool) -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2"])
    if served:
        line_up.rolls(0, face)
        line_up.lays(1, "blue lady 2")
        line_up.draws(1, "green tall 1")
    else:
        line_up.goes_unserved(0, face)
    assert line_up.refusal(0, "roll", die=die_of(face)) == "already-rolled"
    assert len(line_up.dice_for(0)) == 2


@pytest.mark.rule("bakerspeed/roll-2")
def test_the_next_die_waits_for_the_race() -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2"])
    line_up.rolls(0, "blue")
    assert line_up.refusal(0, "roll", die=PERSON) == "not-now"
    line_up.has_none(0)
    assert line_up.due[0] == "race"
    line_up.has_none(1)
    assert line_up.due == ("roll", 0)


@pytest.mark.rule("bakerspeed/dice-2")
def test_in_a_new_turn_no_die_lies_on_the_table() -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2", "blue lady 2"], unserved="forget-last")
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    line_up.draws(1, "green tall 1")
    line_up.goes_unserved(0, "round", "1")
    assert line_up.rolled == line_up.wanted == set()
    line_up.rolls(1, "1")
    assert line_up.rolled == line_up.wanted == {"1"}


@pytest.mark.rule("bakerspeed/match-1")
@pytest.mark.parametrize("face", [face for faces in FACES for face in faces])
def test_after_one_roll_a_card_fits_that_shows_its_face(face: str) -> None:
    line_up = everything()
    line_up.rolls(0, face)
    assert fitting(line_up) == {name for name in NAMES if face in name.split()}


@pytest.mark.rule("bakerspeed/match-1", "bakerspeed/match-2")
@pytest.mark.parametrize("order", list(permutations(("orange", "tall", "3"))))
def test_all_dice_that_were_rolled_and_served_must_agree(order: tuple[str, ...]) -> None:
    line_up = everything()
    for rolled in (1, 2, 3):
        line_up.rolls(0, order[rolled - 1])
        expected = {name for name in NAMES if set(order[:rolled]) <= set(name.split())}
        assert fitting(line_up) == expected
        assert line_up.wanted == line_up.rolled == set(order[:rolled])
        if rolled < 3:
            wrong_later = next(name for name in expected if order[rolled] not in name.split())
            line_up.lays(1, wrong_later)
            assert line_up.due == ("roll", 0)
    assert fitting(line_up) == {"orange tall 3"}
