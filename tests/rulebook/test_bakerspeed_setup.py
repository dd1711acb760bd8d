"""Bakerspeed: the cards and the dice of the box, the deal, and who begins."""

from __future__ import annotations

import pytest

from parlour.engine.errors import SetupError
from parlour.games.bakerspeed import suspects

from .line_up import COLOUR, FACES, NAMES, NUMBER, PERSON, LineUp, line_up_at

SHARES = [(2, 27, 0), (3, 18, 0), (4, 13, 2), (5, 10, 4), (6, 9, 0)]
"""For so many seats: the cards of each, and the cards that are left over."""


@pytest.mark.rule("bakerspeed/box-1")
def test_every_suspect_is_on_two_of_the_54_cards() -> None:
    line_up = LineUp(2)
    assert line_up.odds == [2] * 27
    assert sum(line_up.odds) == suspects.CARDS == 54


@pytest.mark.rule("bakerspeed/box-1")
def test_the_suspects_are_three_persons_in_three_colours_one_to_three_of_them() -> None:
    assert (suspects.BOX.colours, suspects.BOX.persons, suspects.BOX.most) == (list(FACES[0]), list(FACES[1]), 3)
    shown = [" ".join(FACES[die][face] for die, face in enumerate(traits)) for traits in suspects.TRAITS]
    assert shown == NAMES
    assert len(set(NAMES)) == 27


@pytest.mark.rule("bakerspeed/box-2")
def test_two_cards_with_the_same_suspects_are_alike() -> None:
    line_up = line_up_at(["blue lady 2", "blue lady 2"], ["green tall 1"])
    line_up.rolls(0, "blue")
    assert line_up.may_lay(0) == {"blue lady 2"}
    line_up.lays(0, "blue lady 2")
    line_up.draws(0, "orange tall 3")
    line_up.rolls(0, "lady")
    line_up.lays(0, "blue lady 2")
    assert line_up.discard == ["blue lady 2", "blue lady 2"]


@pytest.mark.rule("bakerspeed/dice-1")
@pytest.mark.parametrize("die", [COLOUR, PERSON, NUMBER])
def test_each_face_of_a_die_is_as_likely_as_another(die: int) -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2"])
    line_up.takes(0, die)
    assert line_up.odds == [1, 1, 1]


@pytest.mark.rule("bakerspeed/setup-1", "bakerspeed/setup-2", "bakerspeed/setup-3")
@pytest.mark.parametrize(("seats", "share", "left"), SHARES)
def test_all_cards_are_dealt_in_equal_numbers_and_ten_are_taken_into_the_hand(
    seats: int, share: int, left: int
) -> None:
    line_up = LineUp(seats)
    line_up.settle()
    hand = min(10, share)
    assert [len(line_up.hand(seat)) for seat in range(seats)] == [hand] * seats
    assert line_up.state["hand_count"].tolist()[:seats] == [hand] * seats
    assert line_up.piles == [share - hand] * seats
    assert len(line_up.discard) == left
    assert line_up.due == ("roll", 0)


@pytest.mark.rule("bakerspeed/setup-1")
def test_each_card_that_nobody_has_yet_is_as_likely_to_come() -> None:
    line_up = LineUp(4)
    line_up.lays_out("green tall 1", "blue round 2")
    line_up.draws(0, "green tall 1", "green tall 2")
    gone = {"green tall 1": 2, "blue round 2": 1, "green tall 2": 1}
    assert line_up.odds == [2 - gone.get(name, 0) for name in NAMES]


@pytest.mark.rule("bakerspeed/setup-1", "bakerspeed/setup-3")
def test_each_player_draws_its_whole_hand_clockwise_from_the_first() -> None:
    line_up = LineUp(3, first="seat-2")
    drawers: list[int] = []
    while line_up.due[0] == "deal":
        drawers.append(line_up.due[1])
        line_up.settle_once()
    assert drawers == [1] * 10 + [2] * 10 + [0] * 10
    assert line_up.due == ("roll", 1)


@pytest.mark.rule("bakerspeed/setup-2")
def test_cards_that_are_left_over_begin_the_discard_pile() -> None:
    line_up = LineUp(4)
    line_up.lays_out("blue lady 2", "green tall 1")
    assert line_up.due == ("deal", 0)
    line_up.settle()
    assert line_up.discard == ["blue lady 2", "green tall 1"]


@pytest.mark.rule("bakerspeed/setup-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play(seats: int) -> None:
    assert LineUp(seats).piles == [54 // seats] * seats


@pytest.mark.rule("bakerspeed/setup-4")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_is_too_few_and_seven_too_many(seats: int) -> None:
    with pytest.raises(SetupError):
        LineUp(seats)


@pytest.mark.rule("bakerspeed/first-1")
@pytest.mark.parametrize("first", range(3))
def test_each_player_is_as_likely_to_begin(first: int) -> None:
    line_up = LineUp(3, first="random")
    assert line_up.odds == [1, 1, 1]
    line_up.begins(first)
    line_up.settle()
    assert line_up.due == ("roll", first)


@pytest.mark.rule("bakerspeed/first-2")
@pytest.mark.parametrize("first", range(4))
def test_a_chosen_seat_begins(first: int) -> None:
    line_up = LineUp(4, first=f"seat-{first + 1}")
    line_up.settle()
    assert line_up.due == ("roll", first)


@pytest.mark.rule("bakerspeed/first-2")
def test_a_seat_that_nobody_takes_cannot_begin() -> None:
    with pytest.raises(SetupError):
        LineUp(3, first="seat-4")


@pytest.mark.rule("bakerspeed/options-1")
def test_the_options_of_a_table_that_chooses_nothing() -> None:
    assert LineUp(3, first="random").match.options == {
        "clock": "20",
        "unserved": "forget-all",
        "wrong": "again",
        "turns": "200",
        "first": "random",
    }
