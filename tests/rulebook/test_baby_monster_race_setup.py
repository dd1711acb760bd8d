"""Baby Monster Race: the box, the first deal, and who begins."""

from __future__ import annotations

import pytest

from parlour.engine.errors import SetupError
from parlour.games.baby_monster_race.cards import Card

from .race import Race, race_at

HANDS = [(2, 6), (3, 6), (4, 6), (5, 5), (6, 4)]


@pytest.mark.rule("baby-monster-race/setup-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_race(seats: int) -> None:
    assert Race(seats).racing == list(range(seats))


@pytest.mark.rule("baby-monster-race/setup-1")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_is_too_few_and_seven_too_many(seats: int) -> None:
    with pytest.raises(SetupError):
        Race(seats)


@pytest.mark.rule("baby-monster-race/setup-2")
def test_pawns_begin_on_start() -> None:
    assert Race(4).steps == [0, 0, 0, 0]


@pytest.mark.rule("baby-monster-race/setup-2")
def test_ten_steps_lie_between_start_and_the_house() -> None:
    race = race_at(8, 0, 0)
    race.act(0, "advance", steps=2)
    assert race.steps[0] == 10
    assert race.due == ("draw", 0)

    race = race_at(9, 0, 0)
    race.act(0, "advance", steps=2)
    assert race.steps[0] == 11
    assert race.due == ("monster", 0)


@pytest.mark.rule("baby-monster-race/setup-3")
def test_the_play_cards_are_those_of_the_box() -> None:
    plus, minus, move_other, swap, blocked, reverse = [5, 9, 8], [5, 4, 3], [3, 2, 2], 3, 2, 2
    race = Race(2)
    assert race.odds == [*plus, *minus, *move_other, swap, blocked, reverse]
    assert sum(race.odds) == 48


@pytest.mark.rule("baby-monster-race/setup-4")
@pytest.mark.parametrize(("seats", "size"), HANDS)
def test_the_more_players_the_smaller_the_hands(seats: int, size: int) -> None:
    race = Race(seats)
    race.draw_all()
    assert race.hand_counts == [size] * seats
    assert race.due == ("turn", 0)


@pytest.mark.rule("baby-monster-race/setup-5")
@pytest.mark.parametrize(("seats", "size"), HANDS)
def test_what_is_not_dealt_is_the_draw_pile(seats: int, size: int) -> None:
    race = Race(seats)
    whole = race.odds
    race.draw_all()
    held = [sum(race.hand(seat)[card] for seat in range(seats)) for card in Card]
    verb, parameters = race.choices(0)[0]
    race.act(0, verb, **parameters)
    assert race.odds == [count - dealt for count, dealt in zip(whole, held, strict=True)]
    assert sum(race.odds) == 48 - seats * size


@pytest.mark.rule("baby-monster-race/first-1")
@pytest.mark.parametrize("first", range(3))
def test_each_player_is_as_likely_to_begin(first: int) -> None:
    race = Race(3, first="random")
    assert race.odds == [1, 1, 1]
    race.begins(first)
    race.draw_all()
    assert race.due == ("turn", first)


@pytest.mark.rule("baby-monster-race/first-2")
@pytest.mark.parametrize("first", range(3))
def test_a_chosen_seat_begins(first: int) -> None:
    race = Race(3, first=f"seat-{first + 1}")
    race.draw_all()
    assert race.due == ("turn", first)


@pytest.mark.rule("baby-monster-race/first-2")
def test_a_seat_that_nobody_takes_cannot_begin() -> None:
    with pytest.raises(SetupError):
        Race(3, first="seat-4")


@pytest.mark.rule("baby-monster-race/options-1")
def test_the_options_of_a_table_that_chooses_nothing() -> None:
    chosen = Race(3, first="random").match.options
    assert chosen == {"monster": "cards", "ending": "furthest", "reverse_swap": "off", "first": "random"}
