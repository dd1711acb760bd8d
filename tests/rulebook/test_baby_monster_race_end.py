"""Baby Monster Race: when it is over, how a tie is settled, and who takes which place."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.engine.kind import Kind
from parlour.games.baby_monster_race.cards import HAPPY, HOUSE, HUNGRY, Card

from .race import Race, race_at


def over(race: Race) -> bool:
    """Whether nothing follows."""
    return race.due[0] == "over" and race.match.kind is Kind.OVER


def last_card(
    *steps: int,
    turn: int = 0,
    card: Card = Card.MINUS_1,
    eaten: Sequence[int],
    monster_cards: tuple[int, int] | None = None,
    **options: str,
) -> Race:
    """A race in which one seat still holds one card, and that is the last."""
    hands = {seat: [card] if seat == turn else [] for seat in range(len(steps))}
    return race_at(*steps, hands=hands, pile=[], turn=turn, eaten=eaten, monster_cards=monster_cards, **options)


@pytest.mark.rule("baby-monster-race/end-1")
@pytest.mark.parametrize("ending", ["furthest", "last-standing"])
def test_with_two_players_the_first_meal_decides(ending: str) -> None:
    race = race_at(10, 9, ending=ending)
    race.act(0, "advance", steps=2)
    race.meets(0, HUNGRY)
    assert over(race)
    assert race.places == [2, 1]


@pytest.mark.rule("baby-monster-race/end-2")
def test_after_the_first_of_several_meals_the_pile_is_still_drawn() -> None:
    race = race_at(10, 0, 0, pile=[Card.PLUS_1])
    race.act(0, "advance", steps=2)
    race.meets(0, HUNGRY)
    race.act(1, "advance", steps=2)
    race.draws(1, Card.PLUS_1)
    race.act(2, "advance", steps=2)
    race.act(1, "advance", steps=1)
    assert over(race)


@pytest.mark.rule("baby-monster-race/end-2", "baby-monster-race/redeal-3")
def test_the_hand_of_an_eaten_pawn_does_not_hold_up_the_end() -> None:
    last = {0: [Card.MINUS_1], 1: [], 2: [Card.PLUS_3, Card.SWAP]}
    race = race_at(1, 5, 0, hands=last, pile=[], eaten=[2])
    race.act(0, "retreat", steps=1)
    assert over(race)


@pytest.mark.rule("baby-monster-race/end-2")
def test_without_a_meal_there_is_no_last_round() -> None:
    race = last_card(0, 3, 4, eaten=[])
    race.act(0, "retreat", steps=1)
    assert race.due == ("draw", 1)


@pytest.mark.rule("baby-monster-race/end-3")
def test_the_pawn_furthest_from_the_house_wins() -> None:
    race = last_card(6, 3, 8, 0, eaten=[3])
    race.act(0, "retreat", steps=1)
    assert over(race)
    assert race.places == [2, 1, 3, 4]


@pytest.mark.rule("baby-monster-race/end-4")
def test_no_second_monster_wakes_for_the_last_pawn() -> None:
    race = race_at(HOUSE, 10, hands={0: [Card.MOVE_OTHER_1]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    race.meets(1, HUNGRY)
    assert over(race)
    assert race.places == [1, 2]


@pytest.mark.rule("baby-monster-race/end-4")
def test_of_three_pawns_two_are_eaten_in_one_turn() -> None:
    race = race_at(HOUSE, 10, 5, hands={0: [Card.MOVE_OTHER_1]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    race.meets(1, HUNGRY)
    race.meets(0, HUNGRY)
    assert over(race)
    assert race.places == [2, 3, 1]


@pytest.mark.rule("baby-monster-race/end-4")
def test_the_last_pawn_draws_no_more() -> None:
    race = race_at(10, 5, hands={0: [Card.MOVE_OTHER_1], 1: [Card.REVERSED]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "reverse")
    race.meets(0, HUNGRY)
    assert over(race)


@pytest.mark.rule("baby-monster-race/end-5")
def test_the_last_one_standing_is_found_by_new_deals() -> None:
    race = last_card(6, 3, 8, eaten=[2], ending="last-standing")
    race.act(0, "retreat", steps=1)
    race.draw_all()
    assert race.hand_counts == [6, 6, 0]
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/end-5")
def test_the_last_one_standing_wins_wherever_it_stands() -> None:
    race = race_at(10, 10, 0, eaten=[2], ending="last-standing")
    race.act(0, "advance", steps=2)
    race.meets(0, HUNGRY)
    assert over(race)
    assert race.places == [2, 1, 3]


@pytest.mark.rule("baby-monster-race/end-6")
def test_the_last_card_can_still_get_its_player_eaten() -> None:
    race = last_card(10, 3, 8, 0, card=Card.PLUS_1, eaten=[3])
    race.act(0, "advance", steps=1)
    race.meets(0, HUNGRY)
    assert over(race)
    assert race.places == [3, 1, 2, 4]


@pytest.mark.rule("baby-monster-race/end-6", "baby-monster-race/end-2")
def test_a_first_meal_by_the_last_card_ends_the_race() -> None:
    race = last_card(0, 8, 10, card=Card.MOVE_OTHER_1, eaten=[])
    race.act(0, "move_other", steps=1, target=2)
    race.act(2, "take_it")
    race.meets(2, HUNGRY)
    assert over(race)
    assert race.places == [1, 2, 3]


@pytest.mark.rule("baby-monster-race/tie-1")
def test_tied_pawns_face_the_monster_in_turn_until_one_remains() -> None:
    race = last_card(9, 2, 2, 2, 0, eaten=[4])
    race.act(0, "retreat", steps=1)
    race.meets(1, HAPPY)
    race.meets(2, HUNGRY)
    race.meets(3, HAPPY)
    race.meets(1, HAPPY)
    race.meets(3, HUNGRY)
    assert over(race)
    assert race.places[1] == 1


@pytest.mark.rule("baby-monster-race/tie-2")
@pytest.mark.parametrize(("turn", "order"), [(0, (1, 3, 0)), (1, (3, 0, 1)), (2, (3, 0, 1)), (3, (0, 1, 3))])
def test_the_first_tied_pawn_after_the_last_turn_begins(turn: int, order: tuple[int, ...]) -> None:
    race = last_card(0, 0, 5, 0, 0, turn=turn, eaten=[4])
    race.act(turn, "retreat", steps=1)
    for seat in order:
        race.meets(seat, HAPPY)
    assert race.due == ("monster", order[0])


@pytest.mark.rule("baby-monster-race/tie-3")
def test_a_tie_is_settled_with_the_monster_cards_that_are_left() -> None:
    race = last_card(0, 0, 5, eaten=[2], monster_cards=(2, 1))
    race.act(0, "retreat", steps=1)
    assert race.odds == [2, 1]
    race.meets(1, HAPPY)
    assert race.odds == [1, 1]


@pytest.mark.rule("baby-monster-race/tie-3")
def test_a_tie_is_settled_with_the_app() -> None:
    race = last_card(0, 0, 5, eaten=[2], monster="app")
    race.act(0, "retreat", steps=1)
    race.meets(1, HAPPY)
    assert race.odds == [60, 40]


@pytest.mark.rule("baby-monster-race/places-1")
def test_equal_steps_behind_the_winner_share_a_place() -> None:
    race = last_card(8, 1, 7, 9, 0, eaten=[4])
    race.act(0, "retreat", steps=1)
    assert race.steps == [7, 1, 7, 9, 0]
    assert race.places == [2, 1, 2, 4, 5]


@pytest.mark.rule("baby-monster-race/places-2")
def test_whoever_is_eaten_in_a_tie_ranks_below_all_who_were_not() -> None:
    race = last_card(9, 2, 2, 0, eaten=[3])
    race.act(0, "retreat", steps=1)
    race.meets(1, HUNGRY)
    assert over(race)
    assert race.places == [2, 3, 1, 4]


@pytest.mark.rule("baby-monster-race/places-3")
def test_whoever_is_eaten_later_ranks_higher() -> None:
    race = last_card(9, 2, 0, 0, 0, eaten=[3, 4, 2])
    race.act(0, "retreat", steps=1)
    assert race.places == [2, 1, 3, 5, 4]
