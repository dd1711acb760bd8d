"""Junior Cluedo: into rooms by doorways and secret passages, and a look at the card."""

from __future__ import annotations

import pytest

from parlour.games.junior_cluedo.house import BAT, CAT, GHOST

from .house_party import party_at


@pytest.mark.rule("junior-cluedo/enter-1")
def test_a_room_is_entered_without_a_step_after_the_last_pip() -> None:
    party = party_at("D5", "S")
    party.move(0, 3, "C5", "B5", "B4")
    assert party.ways(0) == {"a", "stop"}
    party.walk(0, "a")
    assert party.due == ("look", 0)


@pytest.mark.rule("junior-cluedo/enter-1")
def test_a_piece_that_begins_on_an_arrow_enters_at_once() -> None:
    party = party_at("B4", "S")
    party.move(0, 5, "a")
    assert party.due == ("look", 0)


@pytest.mark.rule("junior-cluedo/enter-1")
def test_only_the_room_that_the_arrow_points_at_is_entered() -> None:
    party = party_at("D8", "S")  # d lies one square up
    party.move(0, 3, "e")
    assert party.where[0] == "e"

    party = party_at("C5", "S")  # beside room d, where there is no arrow
    party.roll(0, 2)
    assert party.refusal(0, "enter") == "not-at-a-doorway"


@pytest.mark.rule("junior-cluedo/enter-2")
def test_a_doorway_may_be_passed() -> None:
    party = party_at("A4", "S")
    party.move(0, 2, "B4", "C4")
    assert party.where[0] == "C4"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/enter-2")
def test_one_may_stop_in_a_doorway() -> None:
    party = party_at("A4", "S")
    party.move(0, 1, "B4")
    party.act(0, "stop")
    assert party.where[0] == "B4"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/enter-3", "junior-cluedo/move-4")
def test_steps_that_are_left_in_the_doorway_are_lost() -> None:
    party = party_at("D5", "S")
    party.move(0, 6, "C5", "B5", "B4", "a")
    party.look(0)
    assert party.where[0] == "a"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/enter-4")
@pytest.mark.parametrize("pips", [1, 6])
def test_entering_ends_the_turn_with_a_look(pips: int) -> None:
    party = party_at("A4", "S")
    party.move(0, pips, "B4", "a")
    assert party.due == ("look", 0)
    party.look(0, BAT)
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/enter-4")
def test_one_looks_again_at_a_card_that_one_has_seen() -> None:
    party = party_at("B4", "S", seen={"a": (CAT, [0])})
    party.move(0, 1, "a")
    assert party.odds == [0, 0, 1]
    party.look(0)
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/look-2")
def test_nothing_else_can_be_done_before_the_magnifying_glass_is_back() -> None:
    party = party_at("B4", "S")
    party.move(0, 6, "a")
    party.sees(GHOST)
    assert party.refusal(0, "roll_die") == "close-first"
    assert party.choices(0) == [("close", {})]
    party.act(0, "close")
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/look-2")
def test_the_card_stays_in_its_room() -> None:
    party = party_at("B4", "D2")
    party.move(0, 1, "a")
    party.look(0, GHOST)
    party.move(1, 1, "a")
    assert party.odds == [1, 0, 0]


@pytest.mark.rule("junior-cluedo/passage-1")
def test_a_passage_replaces_the_roll_and_ends_with_a_look() -> None:
    party = party_at("a", "S")
    party.act(0, "take_passage")
    assert party.where[0] == "i"
    party.look(0, GHOST)
    assert party.knows(0) == {"i": GHOST}
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/passage-1")
def test_after_the_roll_the_passage_is_closed() -> None:
    party = party_at("a", "S")
    party.roll(0, 1)
    assert party.refusal(0, "take_passage") == "not-now"


@pytest.mark.rule("junior-cluedo/passage-2")
@pytest.mark.parametrize(("here", "there"), [("a", "i"), ("i", "a"), ("c", "g"), ("g", "c")])
def test_passages_go_both_ways(here: str, there: str) -> None:
    party = party_at(here, "S")
    party.act(0, "take_passage")
    assert party.where[0] == there


@pytest.mark.rule("junior-cluedo/passage-2")
@pytest.mark.parametrize("where", ["b", "d", "e", "f", "h", "S", "B4", "D5"])
def test_there_is_no_passage_elsewhere(where: str) -> None:
    assert party_at(where, "S").refusal(0, "take_passage") == "no-passage-here"
