"""Baby Monster Race: the odds of the monster, by its cards and by the app."""

from __future__ import annotations

import pytest

from parlour.games.baby_monster_race.cards import HAPPY, HOUSE, HUNGRY, Card

from .race import Race, race_at


def push_from_the_house(monster_cards: tuple[int, int] | None = None, monster: str = "cards") -> Race:
    """One turn in which seat 1 and then seat 0 must face the monster."""
    race = race_at(HOUSE, 10, 0, hands={0: [Card.MOVE_OTHER_1]}, monster_cards=monster_cards, monster=monster)
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    return race


@pytest.mark.rule("baby-monster-race/monster-cards-1")
def test_twelve_of_the_monsters_twenty_cards_are_happy() -> None:
    assert push_from_the_house().odds == [12, 8]


@pytest.mark.rule("baby-monster-race/monster-cards-2")
@pytest.mark.parametrize(("mood", "left"), [(HAPPY, [11, 8]), (HUNGRY, [12, 7])])
def test_a_monster_card_does_not_go_back(mood: int, left: list[int]) -> None:
    race = push_from_the_house()
    race.meets(1, mood)
    assert race.odds == left


@pytest.mark.rule("baby-monster-race/monster-cards-2")
def test_the_monsters_cards_are_shuffled_when_all_are_used_up() -> None:
    race = push_from_the_house(monster_cards=(1, 1))
    race.meets(1, HUNGRY)
    assert race.odds == [1, 0]
    race.meets(0, HAPPY)
    race.draws(0)
    race.act(2, "advance", steps=2)
    race.draws(2)
    race.act(0, "advance", steps=1)
    assert race.odds == [12, 8]


@pytest.mark.rule("baby-monster-race/monster-app-1")
def test_the_app_is_happy_in_60_of_100_cases() -> None:
    assert push_from_the_house(monster="app").odds == [60, 40]


@pytest.mark.rule("baby-monster-race/monster-app-2")
@pytest.mark.parametrize("mood", [HAPPY, HUNGRY])
def test_the_app_remembers_nothing(mood: int) -> None:
    race = push_from_the_house(monster="app")
    race.meets(1, mood)
    assert race.odds == [60, 40]
