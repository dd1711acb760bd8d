"""Bakerspeed: who sees what, and what is done for a player whose time runs out."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from parlour.engine.actions import SeenAction
from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome

from .line_up import COLOUR, NAMES, NUMBER, PERSON, LineUp, die_of, line_up_at

VIEWERS = [0, 1, 2, SPECTATOR]
HANDS = (["green tall 1", "green tall 1"], ["blue lady 2"], ["orange round 3", "green tall 2", "blue tall 3"])


def seen(line_up: LineUp, viewer: int, field: str) -> Any:
    """A field as a viewer sees it."""
    return line_up.match.observation(viewer)[field][0].tolist()


def seen_hand(line_up: LineUp, viewer: int, seat: int) -> list[str]:
    """The cards of a hand that a viewer sees, each kind once."""
    return [name for name, count in zip(NAMES, seen(line_up, viewer, "hand")[seat], strict=True) if count]


def known(line_up: LineUp, viewer: int, seat: int) -> list[str]:
    """The cards that a viewer knows to be in a hand since all have seen them go there."""
    counts = zip(NAMES, seen(line_up, viewer, "known")[seat], strict=True)
    return [name for name, count in counts for _ in range(count)]


def last_step(line_up: LineUp, viewer: int) -> SeenAction | SeenOutcome:
    """The newest step as a viewer may know it."""
    return line_up.match.seen_step(viewer, len(line_up.match.log) - 1)


@pytest.mark.rule("bakerspeed/hidden-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_player_and_its_size_by_all(viewer: int) -> None:
    line_up = line_up_at(*HANDS)
    for seat, hand in enumerate(HANDS):
        assert seen_hand(line_up, viewer, seat) == (sorted(set(hand), key=NAMES.index) if seat == viewer else [])
    assert seen(line_up, viewer, "hand_count")[:3] == [2, 1, 3]


@pytest.mark.rule("bakerspeed/hidden-2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_see_how_many_cards_a_personal_pile_holds(viewer: int) -> None:
    assert seen(line_up_at(*HANDS, piles=(9, 0, 20)), viewer, "pile")[:3] == [9, 0, 20]


@pytest.mark.rule("bakerspeed/hidden-2")
def test_whatever_lies_face_down_may_be_in_any_personal_pile() -> None:
    line_up = line_up_at(*HANDS)
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    assert line_up.due == ("draw", 1)
    assert line_up.possible == set(NAMES) - {"green tall 1"}


@pytest.mark.rule("bakerspeed/hidden-3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_drawn_card_is_seen_by_its_drawer_alone(viewer: int) -> None:
    line_up = LineUp(3)
    line_up.draws(0, "green tall 1")
    assert last_step(line_up, viewer) == SeenOutcome("card", 0 if viewer == 0 else None)

    line_up = line_up_at(*HANDS)
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    line_up.draws(1, "orange lady 3")
    card = NAMES.index("orange lady 3") if viewer == 1 else None
    assert last_step(line_up, viewer) == SeenOutcome("card", card)
    assert seen_hand(line_up, viewer, 1) == (["orange lady 3"] if viewer == 1 else [])
    assert known(line_up, viewer, 1) == []


@pytest.mark.rule("bakerspeed/hidden-4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_see_the_dice(viewer: int) -> None:
    line_up = line_up_at(*HANDS)
    line_up.rolls(0, "blue")
    assert last_step(line_up, viewer) == SeenOutcome("colour", 1)
    line_up.has_none(0, 1, 2)
    line_up.rolls(0, "3")
    assert last_step(line_up, viewer) == SeenOutcome("number", 2)
    assert seen(line_up, viewer, "die") == [2, 0, 3]
    assert seen(line_up, viewer, "applies") == [0, 0, 1]


@pytest.mark.rule("bakerspeed/hidden-4", "bakerspeed/setup-2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_see_the_discard_pile(viewer: int) -> None:
    line_up = LineUp(4)
    line_up.lays_out("blue lady 2")
    assert last_step(line_up, viewer) == SeenOutcome("left_over", NAMES.index("blue lady 2"))

    line_up = line_up_at(*HANDS, discard=["orange lady 1", "green round 3"])
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    lying = [NAMES.index(name) + 1 for name in ("orange lady 1", "green round 3", "blue lady 2")]
    assert seen(line_up, viewer, "discard")[:4] == [*lying, 0]
    assert seen(line_up, viewer, "discard_count") == 3


@pytest.mark.rule("bakerspeed/hidden-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_see_a_wrong_card_and_what_comes_with_it(viewer: int) -> None:
    line_up = line_up_at(*HANDS, discard=["orange lady 1", "green round 3"])
    line_up.rolls(0, "blue")
    line_up.lays(0, "green tall 1")
    step = last_step(line_up, viewer)
    assert isinstance(step, SeenAction)
    assert step.parameters == {"suspect": NAMES.index("green tall 1")}
    assert known(line_up, viewer, 0) == ["green tall 1", "green round 3"]
    assert known(line_up, viewer, 1) == known(line_up, viewer, 2) == []
    assert seen(line_up, viewer, "tried")[:3] == [1 << NAMES.index("green tall 1"), 0, 0]


@pytest.mark.rule("bakerspeed/hidden-5")
def test_a_card_that_all_know_of_is_forgotten_when_it_has_been_laid() -> None:
    line_up = line_up_at(*HANDS, discard=["orange lady 1", "blue round 3"])
    line_up.rolls(0, "blue")
    line_up.lays(0, "green tall 1")
    line_up.lays(0, "blue round 3")
    assert known(line_up, 1, 0) == ["green tall 1"]


@pytest.mark.rule("bakerspeed/hidden-5")
def test_the_same_wrong_card_again_is_one_card_that_all_know_of() -> None:
    line_up = line_up_at(*HANDS, discard=[])
    line_up.rolls(0, "blue")
    line_up.lays(0, "green tall 1")
    line_up.has_none(0, 1, 2)
    line_up.rolls(0, "lady")
    line_up.lays(0, "green tall 1")
    assert known(line_up, 1, 0) == ["green tall 1"]


@pytest.mark.rule("bakerspeed/default-1")
@pytest.mark.parametrize("order", list(permutations(("blue", "lady", "2"))))
def test_the_first_die_that_is_not_rolled_is_rolled(order: tuple[str, ...]) -> None:
    line_up = line_up_at(["green tall 1"], ["green tall 1"])
    left = [COLOUR, PERSON, NUMBER]
    for face in order:
        assert line_up.default(0) == ("roll", {"die": left[0]})
        line_up.goes_unserved(0, face)
        left.remove(die_of(face))


@pytest.mark.rule("bakerspeed/default-2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("wrong", [False, True])
def test_a_player_whose_time_runs_out_in_a_race_has_none(seat: int, wrong: bool) -> None:
    line_up = line_up_at(["blue lady 2", "green tall 1"], ["blue lady 2", "green tall 1"])
    line_up.rolls(0, "blue")
    if wrong:
        line_up.lays(seat, "green tall 1")
    assert line_up.default(seat) == ("have_none", {})
