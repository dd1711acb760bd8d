"""Baby Monster Race: who faces the monster, when, and in which order."""

from __future__ import annotations

import pytest

from parlour.games.baby_monster_race.cards import HAPPY, HOUSE, HUNGRY, Card

from .race import race_at


@pytest.mark.rule("baby-monster-race/wake-1")
def test_a_plus_card_onto_the_house_wakes_the_monster() -> None:
    race = race_at(9, 0, 0)
    race.act(0, "advance", steps=2)
    race.meets(0, HAPPY)
    race.draws(0)


@pytest.mark.rule("baby-monster-race/wake-1")
def test_a_pawn_that_is_pushed_onto_the_house_wakes_the_monster() -> None:
    race = race_at(0, 9, 0, hands={0: [Card.MOVE_OTHER_2]})
    race.act(0, "move_other", steps=2, target=1)
    race.act(1, "take_it")
    race.meets(1, HAPPY)
    race.draws(0)


@pytest.mark.rule("baby-monster-race/wake-1")
def test_an_attacker_whose_push_is_reversed_onto_the_house_wakes_the_monster() -> None:
    race = race_at(9, 0, 0, hands={0: [Card.MOVE_OTHER_2], 1: [Card.REVERSED]})
    race.act(0, "move_other", steps=2, target=1)
    race.act(1, "reverse")
    race.meets(0, HAPPY)
    race.draws(1)


@pytest.mark.rule("baby-monster-race/wake-1")
@pytest.mark.parametrize(("steps", "carried"), [((3, HOUSE), 0), ((HOUSE, 3), 1)])
def test_a_pawn_that_is_swapped_onto_the_house_wakes_the_monster(steps: tuple[int, int], carried: int) -> None:
    race = race_at(*steps, 0, hands={0: [Card.SWAP]})
    race.act(0, "swap_places", target=1)
    race.act(1, "take_it")
    assert race.due == ("monster", carried)


@pytest.mark.rule("baby-monster-race/wake-1")
def test_a_step_before_the_house_the_monster_sleeps() -> None:
    race = race_at(8, 0, 0)
    race.act(0, "advance", steps=2)
    race.draws(0)


@pytest.mark.rule("baby-monster-race/wake-2")
def test_a_pawn_that_is_pushed_in_the_house_wakes_the_monster() -> None:
    race = race_at(0, HOUSE, 0, hands={0: [Card.MOVE_OTHER_1]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    race.meets(1, HAPPY)
    race.draws(0)


@pytest.mark.rule("baby-monster-race/wake-3")
@pytest.mark.parametrize(("card", "verb"), [(Card.BLOCKED, "spend_blocked"), (Card.REVERSED, "spend_reversed")])
def test_a_pawn_that_began_its_turn_in_the_house_and_stays_wakes_the_monster(card: Card, verb: str) -> None:
    race = race_at(HOUSE, 0, 0, hands={0: [card]})
    race.act(0, verb)
    race.meets(0, HAPPY)
    race.draws(0)


@pytest.mark.rule("baby-monster-race/wake-3")
@pytest.mark.parametrize("answer", ["take_it", "block"])
def test_attacking_another_does_not_save_from_the_monster(answer: str) -> None:
    race = race_at(HOUSE, 0, 0, hands={0: [Card.MOVE_OTHER_1], 1: [Card.BLOCKED]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, answer)
    race.meets(0, HAPPY)


@pytest.mark.rule("baby-monster-race/wake-3")
def test_a_swap_out_of_the_house_that_is_blocked_does_not_save_from_the_monster() -> None:
    race = race_at(HOUSE, 0, 0, hands={0: [Card.SWAP], 1: [Card.BLOCKED]})
    race.act(0, "swap_places", target=1)
    race.act(1, "block")
    race.meets(0, HAPPY)


@pytest.mark.rule("baby-monster-race/wake-4")
@pytest.mark.parametrize("pusher", [0, 2])
def test_the_pushed_pawn_faces_the_monster_before_the_one_that_pushed(pusher: int) -> None:
    steps = [HOUSE if seat == pusher else 10 for seat in range(3)]
    race = race_at(*steps, hands={pusher: [Card.MOVE_OTHER_1]}, turn=pusher)
    race.act(pusher, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    race.meets(1, HAPPY)
    race.meets(pusher, HAPPY)
    race.draws(pusher)


@pytest.mark.rule("baby-monster-race/wake-4")
def test_two_pawns_can_be_eaten_in_one_turn() -> None:
    race = race_at(HOUSE, 10, 5, 5, hands={0: [Card.MOVE_OTHER_1]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    race.meets(1, HUNGRY)
    race.meets(0, HUNGRY)
    assert race.racing == [2, 3]
    assert race.due == ("turn", 2)


@pytest.mark.rule("baby-monster-race/wake-5")
def test_a_plus_card_in_the_house_wakes_the_monster_once() -> None:
    race = race_at(HOUSE, 0, 0)
    race.act(0, "advance", steps=2)
    race.meets(0, HAPPY)
    race.draws(0)
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/wake-5")
def test_a_push_that_is_reversed_in_the_house_wakes_the_monster_once() -> None:
    race = race_at(HOUSE, 0, 0, hands={0: [Card.MOVE_OTHER_1], 1: [Card.REVERSED]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "reverse")
    race.meets(0, HAPPY)
    race.draws(1)


@pytest.mark.rule("baby-monster-race/wake-6")
def test_a_pawn_that_walks_out_of_the_house_is_safe() -> None:
    race = race_at(HOUSE, 0, 0, hands={0: [Card.MINUS_1]})
    race.act(0, "retreat", steps=1)
    assert race.steps[0] == 10
    race.draws(0)


@pytest.mark.rule("baby-monster-race/wake-6")
def test_a_pawn_in_the_house_rests_while_the_others_play() -> None:
    race = race_at(10, 0, 0)
    race.act(0, "advance", steps=2)
    race.meets(0, HAPPY)
    race.draws(0, Card.BLOCKED)
    for seat in (1, 2):
        race.act(seat, "advance", steps=2)
        race.draws(seat)
    race.act(0, "spend_blocked")
    race.meets(0, HAPPY)


@pytest.mark.rule("baby-monster-race/wake-7")
def test_the_monster_comes_before_the_draws() -> None:
    race = race_at(HOUSE, 0, 0, hands={0: [Card.SWAP], 1: [Card.BLOCKED]})
    race.act(0, "swap_places", target=1)
    race.act(1, "block")
    race.meets(0, HAPPY)
    race.draws(1)
    race.draws(0)


@pytest.mark.rule("baby-monster-race/happy-1")
def test_after_a_happy_monster_a_pawn_may_walk_back() -> None:
    race = race_at(10, 0, 0)
    race.act(0, "advance", steps=2)
    race.meets(0, HAPPY)
    assert race.racing == [0, 1, 2]
    assert race.steps == [HOUSE, 0, 0]
    race.draws(0, Card.MINUS_2)
    for seat in (1, 2):
        race.act(seat, "advance", steps=2)
        race.draws(seat)
    race.act(0, "retreat", steps=2)
    assert race.steps[0] == 9


@pytest.mark.rule("baby-monster-race/happy-2")
def test_a_happy_monster_does_not_change_the_order() -> None:
    race = race_at(0, 0, 10, 0, hands={0: [Card.MOVE_OTHER_1]})
    race.act(0, "move_other", steps=1, target=2)
    race.act(2, "take_it")
    race.meets(2, HAPPY)
    race.draws(0)
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/hungry-1")
def test_an_eaten_pawn_is_out() -> None:
    race = race_at(0, 10, 0, hands={0: [Card.MOVE_OTHER_1], 2: [Card.SWAP]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    race.meets(1, HUNGRY)
    assert race.racing == [0, 2]
    race.draws(0)
    assert race.choices(2) == [("swap_places", {"target": 0})]


@pytest.mark.rule("baby-monster-race/hungry-2")
def test_whoever_is_eaten_on_its_turn_does_not_draw() -> None:
    race = race_at(10, 0, 0)
    race.act(0, "advance", steps=2)
    race.meets(0, HUNGRY)
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/hungry-2")
def test_if_the_attacker_is_eaten_after_a_defence_only_the_target_draws() -> None:
    race = race_at(10, 0, 0, hands={0: [Card.MOVE_OTHER_1], 1: [Card.REVERSED]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "reverse")
    race.meets(0, HUNGRY)
    race.draws(1)
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/hungry-2")
def test_if_the_target_is_eaten_after_its_defence_only_the_attacker_draws() -> None:
    race = race_at(HOUSE, 0, 0, hands={0: [Card.SWAP], 1: [Card.REVERSED]}, reverse_swap="on")
    race.act(0, "swap_places", target=1)
    race.act(1, "reverse")
    race.meets(1, HUNGRY)
    race.draws(0)
    assert race.due == ("turn", 2)
