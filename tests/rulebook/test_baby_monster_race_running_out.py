"""Baby Monster Race: an empty draw pile, empty hands, and a new deal."""

from __future__ import annotations

import pytest

from parlour.games.baby_monster_race.cards import COPIES, HAPPY, HOUSE, HUNGRY, Card

from .race import race_at


@pytest.mark.rule("baby-monster-race/skip-1")
def test_a_player_without_cards_is_passed_over_but_can_be_pushed() -> None:
    race = race_at(0, 0, 0, hands={0: [Card.MINUS_1], 1: [], 2: [Card.MOVE_OTHER_1]}, pile=[])
    race.act(0, "retreat", steps=1)
    assert race.due == ("turn", 2)
    race.act(2, "move_other", steps=1, target=1)
    assert race.choices(1) == [("take_it", {})]


@pytest.mark.rule("baby-monster-race/empty-pile-1")
def test_from_an_empty_pile_nobody_draws() -> None:
    race = race_at(0, 0, hands={0: [Card.PLUS_1, Card.PLUS_1]}, pile=[])
    race.act(0, "advance", steps=1)
    assert race.hand_counts == [1, 1]
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/empty-pile-1")
def test_from_an_empty_pile_nobody_draws_after_a_defence() -> None:
    race = race_at(0, 0, hands={0: [Card.SWAP, Card.PLUS_1], 1: [Card.BLOCKED, Card.PLUS_1]}, pile=[])
    race.act(0, "swap_places", target=1)
    race.act(1, "block")
    assert race.hand_counts == [1, 1]
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/empty-pile-2")
def test_with_an_empty_pile_the_hands_are_played_card_by_card() -> None:
    two = [Card.PLUS_1, Card.MINUS_1]
    race = race_at(0, 0, 0, hands={0: two, 1: two, 2: two[:1]}, pile=[])
    for seat in range(3):
        race.act(seat, "advance", steps=1)
    for seat in range(2):
        assert race.due == ("turn", seat)
        race.act(seat, "retreat", steps=1)
    assert race.due == ("draw", 2)  # all is played: a new deal


@pytest.mark.rule("baby-monster-race/empty-pile-3")
@pytest.mark.parametrize("target", [0, 2])
def test_the_last_card_of_the_pile_is_the_targets(target: int) -> None:
    race = race_at(0, 0, 0, hands={1: [Card.SWAP], target: [Card.BLOCKED]}, turn=1, pile=[Card.MINUS_3])
    race.act(1, "swap_places", target=target)
    race.act(target, "block")
    race.draws(target, Card.MINUS_3)
    assert race.hand_counts[1] == 0
    assert race.due == ("turn", 2)


@pytest.mark.rule("baby-monster-race/empty-pile-3", "baby-monster-race/hungry-2")
def test_the_last_card_of_the_pile_is_the_attackers_if_the_target_is_eaten() -> None:
    hands = {0: [Card.SWAP], 1: [Card.REVERSED]}
    race = race_at(HOUSE, 0, 0, hands=hands, pile=[Card.MINUS_3], reverse_swap="on")
    race.act(0, "swap_places", target=1)
    race.act(1, "reverse")
    race.meets(1, HUNGRY)
    race.draws(0, Card.MINUS_3)
    assert race.due == ("turn", 2)


@pytest.mark.rule("baby-monster-race/redeal-1")
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 6), (4, 6), (5, 5), (6, 4)])
def test_when_all_is_played_all_48_cards_are_dealt_again(seats: int, size: int) -> None:
    last = {seat: [Card.MINUS_1] if seat == 0 else [] for seat in range(seats)}
    race = race_at(*[0] * seats, hands=last, pile=[])
    race.act(0, "retreat", steps=1)
    assert race.odds == list(COPIES)
    assert not race.played
    race.draw_all()
    assert race.hand_counts == [size] * seats
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/redeal-1")
@pytest.mark.parametrize(("eaten", "size"), [([5], 5), ([5, 2], 6), ([5, 2, 3, 4], 6)])
def test_those_still_racing_are_dealt_hands_that_go_by_their_number(eaten: list[int], size: int) -> None:
    last = {0: [Card.MINUS_1], 1: [], 2: [], 3: [], 4: [], 5: [Card.SWAP]}
    race = race_at(*[0] * 6, hands=last, pile=[], eaten=eaten, ending="last-standing")
    race.act(0, "retreat", steps=1)
    assert race.odds == list(COPIES)
    race.draw_all()
    assert race.hand_counts == [0 if seat in eaten else size for seat in range(6)]


@pytest.mark.rule("baby-monster-race/redeal-2")
def test_after_a_new_deal_the_race_goes_on_where_it_was() -> None:
    race = race_at(3, 5, 9, 1, hands={0: [], 1: [Card.MINUS_1], 2: [], 3: []}, pile=[], turn=1)
    race.act(1, "retreat", steps=1)
    race.draw_all()
    assert race.steps == [3, 4, 9, 1]
    assert race.due == ("turn", 2)


@pytest.mark.rule("baby-monster-race/redeal-2")
def test_a_new_deal_does_not_move_a_pawn_out_of_the_house() -> None:
    race = race_at(0, HOUSE, 0, hands={0: [Card.MINUS_1], 1: [], 2: []}, pile=[])
    race.act(0, "retreat", steps=1)
    for seat in (1, 2, 0):
        for _ in range(6):
            race.draws(seat, Card.BLOCKED if race.odds[Card.BLOCKED] else None)
    race.act(1, "spend_blocked")
    race.meets(1, HAPPY)


@pytest.mark.rule("baby-monster-race/redeal-2", "baby-monster-race/hungry-2")
def test_if_the_last_card_gets_its_player_eaten_the_next_one_is_dealt_to_first() -> None:
    race = race_at(0, 10, 0, hands={0: [], 1: [Card.PLUS_1], 2: []}, pile=[], turn=1, ending="last-standing")
    race.act(1, "advance", steps=1)
    race.meets(1, HUNGRY)
    assert race.due == ("draw", 2)
    race.draw_all()
    assert race.hand_counts == [6, 0, 6]
    assert race.due == ("turn", 2)


@pytest.mark.rule("baby-monster-race/redeal-3")
def test_the_hand_of_an_eaten_pawn_does_not_hold_up_a_new_deal() -> None:
    last = {0: [Card.MINUS_1], 1: [], 2: [Card.PLUS_3, Card.SWAP]}
    race = race_at(0, 0, 0, hands=last, pile=[], eaten=[2], ending="last-standing")
    race.act(0, "retreat", steps=1)
    race.draw_all()
    assert race.hand_counts == [6, 6, 0]
