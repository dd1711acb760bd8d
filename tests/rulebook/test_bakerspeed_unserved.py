"""Bakerspeed: rolls that nobody serves, and the dice that fall away."""

from __future__ import annotations

from itertools import permutations

import pytest

from .line_up import LineUp, line_up_at


def blue_lady(unserved: str = "forget-all") -> LineUp:
    """A turn in which blue was served, and now nobody has a blue lady."""
    line_up = line_up_at(["green tall 1"], ["blue round 1", "orange tall 3"], unserved=unserved)
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue round 1")
    line_up.draws(1, "blue tall 3")
    assert line_up.wanted == {"blue"}
    line_up.goes_unserved(0, "lady")
    return line_up


@pytest.mark.rule("bakerspeed/none-1")
@pytest.mark.parametrize("hand", [["blue lady 2"], ["green tall 1"]])
def test_anybody_may_say_that_it_has_none(hand: list[str]) -> None:
    line_up = line_up_at(hand, ["green tall 1"], discard=["orange round 1"])
    line_up.rolls(0, "blue")
    assert line_up.may_have_none(0)
    line_up.has_none(0)
    assert line_up.hand(0) == hand
    assert line_up.discard == ["orange round 1"]


@pytest.mark.rule("bakerspeed/none-1")
def test_also_after_a_wrong_card() -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2"])
    line_up.rolls(0, "blue")
    line_up.lays(0, "green tall 1")
    assert line_up.may_lay(0) == set()
    assert line_up.may_have_none(0)
    line_up.has_none(1, 0)
    assert line_up.due == ("roll", 0)


@pytest.mark.rule("bakerspeed/none-2")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_roll_ends_when_all_have_none(order: tuple[int, ...]) -> None:
    line_up = line_up_at(["green tall 1"], ["orange tall 1"], ["blue lady 2"], discard=["orange round 1"])
    line_up.rolls(0, "blue")
    for said, seat in enumerate(order):
        assert line_up.due == ("race", 0)
        assert line_up.match.deciding == sorted(order[said:])
        line_up.has_none(seat)
    assert line_up.due == ("roll", 0)
    assert line_up.discard == ["orange round 1"]


@pytest.mark.rule("bakerspeed/none-2")
def test_who_has_a_card_may_lay_it_when_all_others_have_none() -> None:
    line_up = line_up_at(["green tall 1"], ["orange tall 1"], ["blue lady 2"])
    line_up.rolls(0, "blue")
    line_up.has_none(0, 1)
    line_up.lays(2, "blue lady 2")
    assert line_up.due == ("draw", 2)


@pytest.mark.rule("bakerspeed/unserved-1")
def test_a_first_roll_that_nobody_serves_is_ignored() -> None:
    line_up = line_up_at(["green lady 1"], ["orange tall 1"])
    line_up.goes_unserved(0, "blue")
    assert (line_up.rolled, line_up.wanted) == ({"blue"}, set())
    line_up.rolls(0, "lady")
    assert line_up.wanted == {"lady"}
    line_up.lays(0, "green lady 1")
    assert line_up.due == ("draw", 0)


@pytest.mark.rule("bakerspeed/unserved-1")
def test_all_dice_of_the_turn_fall_away_those_that_were_served_too() -> None:
    line_up = blue_lady()
    assert (line_up.rolled, line_up.wanted) == ({"blue", "lady"}, set())
    line_up.rolls(0, "3")
    assert line_up.wanted == {"3"}
    line_up.lays(1, "orange tall 3")
    assert line_up.due == ("draw", 1)


@pytest.mark.rule("bakerspeed/unserved-2")
def test_of_a_table_that_forgets_the_last_only_that_die_falls_away() -> None:
    line_up = blue_lady(unserved="forget-last")
    assert (line_up.rolled, line_up.wanted) == ({"blue", "lady"}, {"blue"})
    line_up.rolls(0, "3")
    assert line_up.wanted == {"blue", "3"}
    line_up.lays(1, "orange tall 3")
    assert line_up.due == ("race", 0)
    line_up.lays(1, "blue tall 3")
    assert line_up.due == ("draw", 1)


@pytest.mark.rule("bakerspeed/unserved-2")
def test_a_die_that_fell_away_stays_away_for_the_turn() -> None:
    line_up = line_up_at(["green tall 1"], ["orange lady 3", "blue round 2"], unserved="forget-last")
    line_up.goes_unserved(0, "blue")
    line_up.rolls(0, "lady")
    line_up.lays(1, "orange lady 3")
    line_up.draws(1, "green lady 1")
    line_up.rolls(0, "1")
    assert line_up.wanted == {"lady", "1"}


@pytest.mark.rule("bakerspeed/unserved-3")
@pytest.mark.parametrize("option", ["forget-all", "forget-last"])
def test_the_dice_that_are_left_are_rolled_and_raced_for(option: str) -> None:
    line_up = line_up_at(["green tall 1"], ["orange tall 1"], unserved=option)
    for face, rolled in (("blue", {"blue"}), ("lady", {"blue", "lady"}), ("3", {"blue", "lady", "3"})):
        assert line_up.due == ("roll", 0)
        line_up.rolls(0, face)
        assert line_up.rolled == rolled
        assert line_up.wanted == {face}
        assert line_up.match.deciding == [0, 1]
        line_up.has_none(0, 1)
    assert line_up.due == ("roll", 1)
