"""Baby Monster Race: a turn, and what each card does when nobody defends."""

from __future__ import annotations

import pytest

from parlour.engine.errors import IllegalActionError
from parlour.games.baby_monster_race.cards import HAPPY, HOUSE, Card

from .race import race_at


@pytest.mark.rule("baby-monster-race/turn-1")
def test_turns_go_clockwise_past_the_eaten() -> None:
    race = race_at(0, 0, 0, 0, eaten=[1])
    for seat in (0, 2, 3, 0):
        assert race.due == ("turn", seat)
        race.act(seat, "advance", steps=2)
        race.draws(seat, Card.PLUS_2)


@pytest.mark.rule("baby-monster-race/turn-2")
def test_any_card_of_the_hand_may_be_played_and_no_other() -> None:
    hand = [Card.PLUS_1, Card.MINUS_3, Card.MOVE_OTHER_2, Card.SWAP, Card.BLOCKED, Card.REVERSED]
    race = race_at(0, 0, hands={0: hand})
    assert race.choices(0) == [
        ("advance", {"steps": 1}),
        ("retreat", {"steps": 3}),
        ("move_other", {"steps": 2, "target": 1}),
        ("swap_places", {"target": 1}),
        ("spend_blocked", {}),
        ("spend_reversed", {}),
    ]
    with pytest.raises(IllegalActionError, match="not in hand"):
        race.act(0, "advance", steps=2)


@pytest.mark.rule("baby-monster-race/turn-2")
def test_nobody_can_pass() -> None:
    race = race_at(0, 0, hands={0: [Card.PLUS_3]})
    assert race.choices(0) == [("advance", {"steps": 3})]


@pytest.mark.rule("baby-monster-race/turn-2")
def test_a_turn_is_one_card() -> None:
    race = race_at(0, 0, hands={0: [Card.PLUS_1, Card.PLUS_3]})
    race.act(0, "advance", steps=1)
    assert race.hand(0) == {Card.PLUS_3: 1}
    assert race.played == {Card.PLUS_1: 1}
    race.draws(0)
    with pytest.raises(IllegalActionError, match="not your turn"):
        race.act(0, "advance", steps=3)


@pytest.mark.rule("baby-monster-race/turn-3")
def test_the_player_draws_one_card_after_the_effect() -> None:
    race = race_at(0, 0, hands={0: [Card.PLUS_2]})
    race.act(0, "advance", steps=2)
    assert race.steps == [2, 0]
    race.draws(0, Card.SWAP)
    assert race.hand(0) == {Card.SWAP: 1}
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/plus-1")
@pytest.mark.parametrize(("card", "steps"), [(Card.PLUS_1, 1), (Card.PLUS_2, 2), (Card.PLUS_3, 3)])
def test_a_plus_card_moves_forward(card: Card, steps: int) -> None:
    race = race_at(4, 4, hands={0: [card]})
    race.act(0, "advance", steps=steps)
    assert race.steps == [4 + steps, 4]
    assert race.played == {card: 1}


@pytest.mark.rule("baby-monster-race/plus-2")
def test_no_pawn_goes_beyond_the_house() -> None:
    race = race_at(10, 0, hands={0: [Card.PLUS_3]})
    race.act(0, "advance", steps=3)
    assert race.steps == [HOUSE, 0]


@pytest.mark.rule("baby-monster-race/plus-2")
def test_no_pawn_is_pushed_beyond_the_house() -> None:
    race = race_at(0, 10, hands={0: [Card.MOVE_OTHER_3]})
    race.act(0, "move_other", steps=3, target=1)
    race.act(1, "take_it")
    assert race.steps == [0, HOUSE]


@pytest.mark.rule("baby-monster-race/minus-1")
@pytest.mark.parametrize(("card", "steps"), [(Card.MINUS_1, 1), (Card.MINUS_2, 2), (Card.MINUS_3, 3)])
def test_a_minus_card_moves_back(card: Card, steps: int) -> None:
    race = race_at(4, 4, hands={0: [card]})
    race.act(0, "retreat", steps=steps)
    assert race.steps == [4 - steps, 4]
    assert race.played == {card: 1}


@pytest.mark.rule("baby-monster-race/minus-2")
@pytest.mark.parametrize("start", [0, 2])
def test_no_pawn_goes_back_beyond_start(start: int) -> None:
    race = race_at(start, 0, hands={0: [Card.MINUS_3]})
    race.act(0, "retreat", steps=3)
    assert race.steps == [0, 0]
    race.draws(0)


@pytest.mark.rule("baby-monster-race/move-other-1")
@pytest.mark.parametrize(("card", "steps"), [(Card.MOVE_OTHER_1, 1), (Card.MOVE_OTHER_2, 2), (Card.MOVE_OTHER_3, 3)])
def test_move_another_player_pushes_the_target_forward(card: Card, steps: int) -> None:
    race = race_at(4, 4, 4, hands={0: [card]})
    race.act(0, "move_other", steps=steps, target=2)
    race.act(2, "take_it")
    assert race.steps == [4, 4, 4 + steps]
    assert race.played == {card: 1}


@pytest.mark.rule("baby-monster-race/sabotage-1")
@pytest.mark.parametrize(
    ("card", "verb", "steps"), [(Card.MOVE_OTHER_1, "move_other", {"steps": 1}), (Card.SWAP, "swap_places", {})]
)
def test_a_target_is_another_pawn_that_still_races(card: Card, verb: str, steps: dict[str, int]) -> None:
    race = race_at(1, 2, 3, 4, hands={0: [card]}, eaten=[2])
    assert race.choices(0) == [(verb, {**steps, "target": target}) for target in (1, 3)]
    with pytest.raises(IllegalActionError, match="not yourself"):
        race.act(0, verb, **steps, target=0)
    with pytest.raises(IllegalActionError, match="not racing"):
        race.act(0, verb, **steps, target=2)


@pytest.mark.rule("baby-monster-race/swap-1")
def test_a_swap_exchanges_the_steps_of_two_pawns() -> None:
    race = race_at(2, 7, 5, hands={0: [Card.SWAP]})
    race.act(0, "swap_places", target=1)
    race.act(1, "take_it")
    assert race.steps == [7, 2, 5]
    assert race.played == {Card.SWAP: 1}
    race.draws(0)


@pytest.mark.rule("baby-monster-race/swap-2")
@pytest.mark.parametrize(("steps", "carried"), [((3, HOUSE), 0), ((HOUSE, 3), 1)])
def test_whoever_gets_the_house_in_a_swap_was_carried_there(steps: tuple[int, int], carried: int) -> None:
    race = race_at(*steps, 0, hands={0: [Card.SWAP]})
    race.act(0, "swap_places", target=1)
    race.act(1, "take_it")
    race.meets(carried, HAPPY)
    race.draws(0)


@pytest.mark.rule("baby-monster-race/swap-3")
def test_a_swap_on_equal_steps_does_nothing() -> None:
    race = race_at(6, 6, hands={0: [Card.SWAP]})
    race.act(0, "swap_places", target=1)
    race.act(1, "take_it")
    assert race.steps == [6, 6]
    race.draws(0)


@pytest.mark.rule("baby-monster-race/swap-3")
def test_a_swap_within_the_house_carries_nobody_there() -> None:
    race = race_at(HOUSE, HOUSE, 0, hands={0: [Card.SWAP]})
    race.act(0, "swap_places", target=1)
    race.act(1, "take_it")
    race.meets(0, HAPPY)  # only since it began its turn there
    race.draws(0)


@pytest.mark.rule("baby-monster-race/spend-1")
@pytest.mark.parametrize(("card", "verb"), [(Card.BLOCKED, "spend_blocked"), (Card.REVERSED, "spend_reversed")])
def test_a_defence_on_the_own_turn_moves_nobody(card: Card, verb: str) -> None:
    race = race_at(2, 7, hands={0: [card]})
    race.act(0, verb)
    assert race.steps == [2, 7]
    assert race.played == {card: 1}
    race.draws(0)
    assert race.due == ("turn", 1)
