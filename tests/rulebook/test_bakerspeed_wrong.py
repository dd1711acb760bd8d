"""Bakerspeed: a card that does not fit, and what it costs."""

from __future__ import annotations

from collections import Counter

import pytest

from .line_up import NAMES, LineUp, line_up_at

LYING = ["orange round 1", "orange round 2", "orange lady 3"]


def blue(
    *hands: list[str], discard: list[str] | None = None, piles: tuple[int, ...] | None = None, wrong: str = "again"
) -> LineUp:
    """A race for something blue; three cards lie on the discard pile unless the test says otherwise."""
    line_up = line_up_at(*hands, discard=LYING if discard is None else discard, piles=piles, wrong=wrong)
    line_up.rolls(0, "blue")
    return line_up


def in_order(*cards: str) -> list[str]:
    """Cards in the order in which a hand is read."""
    return sorted(cards, key=NAMES.index)


@pytest.mark.rule("bakerspeed/wrong-1")
@pytest.mark.parametrize("option", ["again", "sit-out"])
def test_a_wrong_card_comes_back_with_the_top_of_the_discard_pile(option: str) -> None:
    line_up = blue(["green tall 1", "blue lady 2"], ["blue round 3"], wrong=option)
    before = line_up.piles
    line_up.lays(0, "green tall 1")
    assert line_up.hand(0) == in_order("green tall 1", "blue lady 2", "orange lady 3")
    assert line_up.state["hand_count"][0] == 3
    assert line_up.discard == LYING[:2]
    assert line_up.hand(1) == ["blue round 3"]
    assert line_up.piles == before


@pytest.mark.rule("bakerspeed/wrong-1")
def test_each_wrong_card_costs_the_card_that_is_then_on_top() -> None:
    line_up = blue(["green tall 1", "green tall 2"], ["orange tall 3"], ["blue round 3"])
    line_up.lays(0, "green tall 1")
    line_up.lays(1, "orange tall 3")
    line_up.lays(0, "green tall 2")
    assert line_up.hand(0) == in_order("green tall 1", "green tall 2", "orange lady 3", "orange round 1")
    assert line_up.hand(1) == in_order("orange tall 3", "orange round 2")
    assert line_up.discard == []


@pytest.mark.rule("bakerspeed/wrong-1")
@pytest.mark.parametrize("card", ["blue tall 1", "green lady 1", "blue lady 2"])
def test_a_card_is_wrong_that_disagrees_with_a_single_die(card: str) -> None:
    line_up = line_up_at([card], ["blue lady 1", "blue round 2"], discard=LYING)
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue round 2")
    line_up.draws(1, "blue lady 3")
    line_up.rolls(0, "lady")
    line_up.lays(1, "blue lady 3")
    line_up.draws(1, "green round 1")
    line_up.rolls(0, "1")
    line_up.lays(0, card)
    assert line_up.hand(0) == in_order(card, "blue lady 3")
    assert line_up.due == ("race", 0)


@pytest.mark.rule("bakerspeed/wrong-1")
def test_the_last_card_of_a_player_is_no_win_if_it_is_wrong() -> None:
    line_up = blue(["green tall 1"], ["blue lady 2"], discard=["orange lady 3"], piles=(0, 5))
    line_up.lays(0, "green tall 1")
    assert line_up.due == ("race", 0)
    assert line_up.hand(0) == in_order("green tall 1", "orange lady 3")


@pytest.mark.rule("bakerspeed/wrong-2")
def test_from_an_empty_discard_pile_nothing_comes_with_it() -> None:
    line_up = blue(["green tall 1", "green tall 2"], ["blue lady 2"], discard=[])
    line_up.lays(0, "green tall 1")
    assert line_up.hand(0) == ["green tall 1", "green tall 2"]
    assert line_up.discard == []
    line_up.lays(0, "green tall 2")
    assert line_up.hand(0) == ["green tall 1", "green tall 2"]


@pytest.mark.rule("bakerspeed/wrong-2")
def test_the_only_card_of_the_discard_pile_comes_with_it() -> None:
    line_up = blue(["green tall 1"], ["blue lady 2"], discard=["orange lady 3"])
    line_up.lays(0, "green tall 1")
    assert line_up.hand(0) == ["green tall 1", "orange lady 3"]
    assert line_up.discard == []


@pytest.mark.rule("bakerspeed/wrong-3")
def test_suspects_that_were_wrong_cannot_be_laid_again_in_this_roll() -> None:
    line_up = blue(["green tall 1", "green tall 1", "blue lady 2"], ["blue tall 1"])
    line_up.lays(0, "green tall 1")
    assert Counter(line_up.hand(0))["green tall 1"] == 2
    assert line_up.may_lay(0) == {"blue lady 2", "orange lady 3"}
    assert line_up.refusal(0, "lay", suspect="green tall 1") == "wrong-before"


@pytest.mark.rule("bakerspeed/wrong-3")
def test_all_that_were_wrong_in_this_roll_stay_forbidden() -> None:
    line_up = blue(["green tall 1", "green tall 2", "blue lady 2"], ["blue tall 1"])
    line_up.lays(0, "green tall 1")
    line_up.lays(0, "green tall 2")
    line_up.lays(0, "orange lady 3")
    assert line_up.may_lay(0) == {"blue lady 2", "orange round 1", "orange round 2"}


@pytest.mark.rule("bakerspeed/wrong-3")
def test_others_may_lay_the_same_suspects() -> None:
    line_up = blue(["green tall 1"], ["green tall 1", "blue round 1"])
    line_up.lays(0, "green tall 1")
    assert line_up.may_lay(1) == {"green tall 1", "blue round 1"}
    line_up.lays(1, "green tall 1")
    assert line_up.hand(1) == in_order("green tall 1", "blue round 1", "orange round 2")


@pytest.mark.rule("bakerspeed/wrong-3")
def test_in_the_next_roll_what_was_wrong_may_be_laid_again() -> None:
    line_up = blue(["green tall 1"], ["blue lady 2"])
    line_up.lays(0, "green tall 1")
    line_up.lays(1, "blue lady 2")
    line_up.draws(1, "orange tall 3")
    line_up.rolls(0, "tall")
    assert line_up.may_lay(0) == {"green tall 1", "orange lady 3"}


@pytest.mark.rule("bakerspeed/wrong-4")
def test_who_was_wrong_may_slap_again() -> None:
    line_up = blue(["green tall 1", "blue lady 2"], ["orange tall 1"], wrong="again")
    line_up.lays(0, "green tall 1")
    assert line_up.match.deciding == [0, 1]
    line_up.lays(0, "blue lady 2")
    assert line_up.discard == [*LYING[:2], "blue lady 2"]
    assert line_up.due == ("draw", 0)


@pytest.mark.rule("bakerspeed/wrong-4")
def test_the_race_goes_on_for_the_others() -> None:
    line_up = blue(["green tall 1"], ["blue lady 2"], ["green tall 2"])
    line_up.lays(0, "green tall 1")
    line_up.lays(1, "blue lady 2")
    assert line_up.due == ("draw", 1)


@pytest.mark.rule("bakerspeed/wrong-5")
def test_who_was_wrong_sits_out_the_roll_and_no_other_does() -> None:
    line_up = blue(["green tall 1", "blue lady 2"], ["orange tall 1"], ["blue round 1"], wrong="sit-out")
    line_up.lays(0, "green tall 1")
    assert line_up.match.deciding == [1, 2]
    assert line_up.refusal(0, "lay", suspect="blue lady 2") == "not-your-turn"
    line_up.lays(2, "blue round 1")
    line_up.draws(2, "green tall 3")
    line_up.rolls(0, "lady")
    assert line_up.match.deciding == [0, 1, 2]
    line_up.lays(0, "blue lady 2")
    assert line_up.due == ("draw", 0)


@pytest.mark.rule("bakerspeed/wrong-5", "bakerspeed/none-2")
def test_if_all_are_wrong_and_sit_out_nobody_has_served() -> None:
    line_up = blue(["green tall 1"], ["orange tall 1"], wrong="sit-out")
    line_up.lays(1, "orange tall 1")
    line_up.lays(0, "green tall 1")
    assert line_up.due == ("roll", 0)
    assert line_up.wanted == set()
    assert line_up.hand(0) == in_order("green tall 1", "orange round 2")
