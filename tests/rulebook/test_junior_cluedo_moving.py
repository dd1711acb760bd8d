"""Junior Cluedo: turns, and how a piece moves over the yellow squares."""

from __future__ import annotations

import pytest

from .house_map import place
from .house_party import party_at


@pytest.mark.rule("junior-cluedo/turn-1")
def test_turns_go_clockwise_among_those_in_the_game() -> None:
    party = party_at("D6", "E1", "H1", "L5", turn=0, out=[1])
    party.move(0, 1, "D5")
    assert party.due == ("play", 2)
    party.move(2, 1, "H2")
    party.move(3, 1, "K5")
    assert party.due == ("play", 0)


@pytest.mark.rule("junior-cluedo/turn-2")
@pytest.mark.parametrize(
    ("where", "offered"),
    [
        ("D6", {"roll_die"}),
        ("D2", {"roll_die"}),
        ("b", {"roll_die"}),
        ("a", {"roll_die", "take_passage"}),
        ("S", {"roll_die", "accuse"}),
    ],
)
def test_a_turn_begins_with_the_die_or_what_replaces_it(where: str, offered: set[str]) -> None:
    assert {verb for verb, _ in party_at(where, "E1").choices(0)} == offered


@pytest.mark.rule("junior-cluedo/turn-2")
def test_it_is_nobody_elses_turn() -> None:
    party = party_at("D6", "a")
    assert party.refusal(1, "roll_die") == "not-your-turn"
    party.roll(0, 3)
    assert party.refusal(0, "roll_die") == "not-now"
    party.walk(0, "D5", "D4", "D3")
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/move-1")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_piece_has_as_many_steps_as_the_die_shows(pips: int) -> None:
    way = ["C5", "D5", "E5", "E4", "E3", "E2"]
    party = party_at("B5", "a")
    party.move(0, pips, *way[:pips])
    assert party.where[0] == way[pips - 1]
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/move-1")
def test_the_die_is_fair() -> None:
    party = party_at("B5", "a")
    party.act(0, "roll_die")
    assert party.odds == [1] * 6


@pytest.mark.rule("junior-cluedo/move-2")
def test_a_step_is_straight() -> None:
    party = party_at("D4", "a")
    party.roll(0, 2)
    assert party.ways(0) == {"C4", "E4", "D3", "D5"}
    for far in ("C5", "E3", "F4", "D2"):
        assert party.refusal(0, "step", square=place(far)) == "too-far"


@pytest.mark.rule("junior-cluedo/move-2")
def test_walls_are_not_walked_through() -> None:
    party = party_at("C4", "S")
    party.roll(0, 2)
    assert party.ways(0) == {"B4", "D4", "C5"}  # room a lies on the other side
    party = party_at("L4", "S")
    party.roll(0, 2)
    assert party.ways(0) == {"K4", "L5"}


@pytest.mark.rule("junior-cluedo/move-3")
def test_corners_may_be_turned_but_no_square_taken_twice() -> None:
    party = party_at("D4", "a")
    party.move(0, 5, "E4", "E5", "D5")
    assert party.refusal(0, "step", square=place("D4")) == "twice-over-a-square"
    assert party.refusal(0, "step", square=place("E5")) == "twice-over-a-square"
    assert party.ways(0) == {"C5", "D6"}


@pytest.mark.rule("junior-cluedo/move-3")
def test_the_next_move_may_go_over_the_same_squares() -> None:
    party = party_at("D4", "E1")
    party.move(0, 1, "E4")
    party.move(1, 1, "E2")
    party.move(0, 1, "D4")
    assert party.where[0] == "D4"


@pytest.mark.rule("junior-cluedo/move-4")
def test_a_piece_cannot_stop_while_it_has_steps_left() -> None:
    party = party_at("C5", "a")
    party.move(0, 3, "C4", "B4")
    assert party.ways(0) == {"A4", "B5", "a"}
    assert party.refusal(0, "stop") == "walk-on"


@pytest.mark.rule("junior-cluedo/move-4")
def test_steps_are_lost_in_a_dead_end() -> None:
    party = party_at("E3", "a")
    party.move(0, 6, "E2", "D2", "D1", "E1")
    assert party.where[0] == "E1"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/move-4")
def test_a_dead_end_with_a_doorway_leaves_the_choice_to_go_in() -> None:
    party = party_at("D3", "b")
    party.move(0, 6, "E3", "E2", "E1", "D1", "D2")
    assert party.ways(0) == {"a", "stop"}
    party.act(0, "stop")
    assert party.where[0] == "D2"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/move-4")
def test_a_step_onto_the_staircase_is_a_further_step() -> None:
    party = party_at("D7", "E6", "E6", "E6")
    party.move(0, 6, "D8", "E8", "E7")
    assert party.ways(0) == {"S"}
    assert party.refusal(0, "stop") == "walk-on"


@pytest.mark.rule("junior-cluedo/move-4", "junior-cluedo/crowd-1")
def test_a_piece_that_is_shut_in_loses_its_whole_roll() -> None:
    party = party_at("d", "D7", "D7", "D7")
    party.roll(0, 4)
    assert party.where[0] == "d"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/move-5")
@pytest.mark.parametrize(("letter", "doorways"), [("a", {"D2", "B4"}), ("b", {"G4"}), ("i", {"I13", "K11"})])
def test_a_room_is_left_by_its_doorways_and_the_arrow_is_the_first_step(letter: str, doorways: set[str]) -> None:
    party = party_at(letter, "S")
    party.roll(0, 1)
    assert party.ways(0) == doorways
    party.walk(0, min(doorways))
    assert party.where[0] == min(doorways)
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/move-6")
def test_a_move_does_not_end_in_the_room_where_it_began() -> None:
    party = party_at("a", "S")
    party.move(0, 6, "B4")
    assert party.refusal(0, "enter") == "where-the-move-began"
    party.walk(0, "C4", "D4", "D3", "D2")  # the other doorway
    assert party.ways(0) == {"D1", "E2"}
    assert party.refusal(0, "enter") == "where-the-move-began"


@pytest.mark.rule("junior-cluedo/move-6")
def test_a_move_does_not_end_on_the_staircase_where_it_began() -> None:
    party = party_at("S", "a")
    party.move(0, 6, "F5")
    assert party.refusal(0, "climb") == "where-the-move-began"
    party.walk(0, "G5")
    assert "S" not in party.ways(0)


@pytest.mark.rule("junior-cluedo/move-6", "junior-cluedo/enter-1")
def test_the_next_move_may_go_back() -> None:
    party = party_at("a", "b")
    party.move(0, 1, "D2")
    party.move(1, 1, "G4")
    party.move(0, 3, "a")
    assert party.due == ("look", 0)


@pytest.mark.rule("junior-cluedo/crowd-1")
def test_a_third_piece_may_share_a_square() -> None:
    party = party_at("C5", "D5", "D5")
    party.move(0, 1, "D5")
    assert party.where == ["D5", "D5", "D5"]


@pytest.mark.rule("junior-cluedo/crowd-1")
@pytest.mark.parametrize("pips", [1, 4])
def test_three_pieces_close_a_square_to_whoever_stops_or_passes(pips: int) -> None:
    party = party_at("C5", "D5", "D5", "D5")
    party.roll(0, pips)
    assert party.ways(0) == {"B5", "C4"}
    assert party.refusal(0, "step", square=place("D5")) == "square-is-full"


@pytest.mark.rule("junior-cluedo/crowd-1", "junior-cluedo/accuse-4")
def test_pieces_that_have_left_the_board_close_nothing() -> None:
    party = party_at("C5", "D5", "D5", "D5", out=[3])
    party.move(0, 1, "D5")
    assert party.where[0] == "D5"


@pytest.mark.rule("junior-cluedo/crowd-2")
def test_rooms_and_the_staircase_are_never_full() -> None:
    party = party_at("B4", "a", "a", "a", "a", "a")
    party.move(0, 1, "a")
    assert party.due == ("look", 0)

    party = party_at("F5", "S", "S", "S", "S", "S")
    party.move(0, 1, "S")
    assert party.due == ("arrived", 0)
