"""Baby Monster Race: what a target may answer, and who draws afterwards."""

from __future__ import annotations

import pytest

from parlour.engine.errors import IllegalActionError
from parlour.games.baby_monster_race.cards import HOUSE, Card

from .race import race_at


@pytest.mark.rule("baby-monster-race/defence-1")
def test_nothing_moves_before_the_target_has_answered() -> None:
    race = race_at(2, 7, hands={0: [Card.SWAP]})
    race.act(0, "swap_places", target=1)
    assert race.steps == [2, 7]
    assert race.due == ("answer", 1)
    with pytest.raises(IllegalActionError, match="defend first"):
        race.act(1, "advance", steps=2)


@pytest.mark.rule("baby-monster-race/defence-2")
def test_a_target_without_a_defence_is_asked_all_the_same() -> None:
    race = race_at(2, 7, hands={0: [Card.MOVE_OTHER_1], 1: [Card.MINUS_1]})
    race.act(0, "move_other", steps=1, target=1)
    assert race.due == ("answer", 1)
    assert race.choices(1) == [("take_it", {})]


@pytest.mark.rule("baby-monster-race/defence-3")
def test_a_target_may_keep_its_defence_and_take_the_hit() -> None:
    race = race_at(2, 7, hands={0: [Card.MOVE_OTHER_1], 1: [Card.BLOCKED, Card.REVERSED]})
    race.act(0, "move_other", steps=1, target=1)
    assert race.choices(1) == [("take_it", {}), ("block", {}), ("reverse", {})]
    race.act(1, "take_it")
    assert race.steps == [2, 8]
    assert race.hand(1) == {Card.BLOCKED: 1, Card.REVERSED: 1}


@pytest.mark.rule("baby-monster-race/defence-4")
def test_a_reverse_cannot_be_reversed() -> None:
    race = race_at(2, 7, 0, hands={0: [Card.MOVE_OTHER_2, Card.BLOCKED, Card.REVERSED], 1: [Card.REVERSED]})
    race.act(0, "move_other", steps=2, target=1)
    race.act(1, "reverse")
    assert race.steps == [4, 7, 0]
    race.draws(1)
    race.draws(0)
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/defence-5")
def test_nobody_defends_for_another() -> None:
    race = race_at(2, 7, 0, hands={0: [Card.SWAP], 2: [Card.BLOCKED]})
    race.act(0, "swap_places", target=1)
    with pytest.raises(IllegalActionError, match="not your turn"):
        race.act(2, "block")


@pytest.mark.rule("baby-monster-race/defence-5")
@pytest.mark.parametrize(("card", "verb"), [(Card.BLOCKED, "block"), (Card.REVERSED, "reverse")])
def test_who_is_not_attacked_cannot_defend(card: Card, verb: str) -> None:
    race = race_at(2, 7, hands={0: [card]})
    with pytest.raises(IllegalActionError, match="not attacked"):
        race.act(0, verb)


@pytest.mark.rule("baby-monster-race/blocked-1", "baby-monster-race/blocked-2")
def test_a_blocked_swap_leaves_both_pawns_where_they_were() -> None:
    race = race_at(2, 7, hands={0: [Card.SWAP], 1: [Card.BLOCKED]})
    race.act(0, "swap_places", target=1)
    race.act(1, "block")
    assert race.steps == [2, 7]
    assert race.played == {Card.SWAP: 1, Card.BLOCKED: 1}


@pytest.mark.rule("baby-monster-race/blocked-1", "baby-monster-race/blocked-2")
def test_a_blocked_push_moves_nobody() -> None:
    race = race_at(2, 7, hands={0: [Card.MOVE_OTHER_3], 1: [Card.BLOCKED]})
    race.act(0, "move_other", steps=3, target=1)
    race.act(1, "block")
    assert race.steps == [2, 7]
    assert race.played == {Card.MOVE_OTHER_3: 1, Card.BLOCKED: 1}


@pytest.mark.rule("baby-monster-race/blocked-2")
def test_a_blocked_swap_carries_nobody_into_the_house() -> None:
    race = race_at(2, HOUSE, 0, hands={0: [Card.SWAP], 1: [Card.BLOCKED]})
    race.act(0, "swap_places", target=1)
    race.act(1, "block")
    race.draws(1)


@pytest.mark.rule("baby-monster-race/reversed-1")
def test_a_reversed_push_moves_the_attacker() -> None:
    race = race_at(2, 7, 0, hands={0: [Card.MOVE_OTHER_3], 1: [Card.REVERSED]})
    race.act(0, "move_other", steps=3, target=1)
    race.act(1, "reverse")
    assert race.steps == [5, 7, 0]
    assert race.played == {Card.MOVE_OTHER_3: 1, Card.REVERSED: 1}


@pytest.mark.rule("baby-monster-race/reversed-2")
def test_a_swap_cannot_be_reversed() -> None:
    race = race_at(2, 7, hands={0: [Card.SWAP], 1: [Card.REVERSED]})
    race.act(0, "swap_places", target=1)
    assert race.choices(1) == [("take_it", {})]
    with pytest.raises(IllegalActionError, match="not against a swap"):
        race.act(1, "reverse")


@pytest.mark.rule("baby-monster-race/reversed-3")
def test_where_a_swap_may_be_reversed_it_happens_and_both_draw() -> None:
    race = race_at(2, 7, hands={0: [Card.SWAP], 1: [Card.REVERSED]}, reverse_swap="on")
    race.act(0, "swap_places", target=1)
    race.act(1, "reverse")
    assert race.steps == [7, 2]
    assert race.played == {Card.SWAP: 1, Card.REVERSED: 1}
    race.draws(1)
    race.draws(0)
    assert race.due == ("turn", 1)


@pytest.mark.rule("baby-monster-race/draws-1", "baby-monster-race/draws-2")
@pytest.mark.parametrize(("card", "verb"), [(Card.BLOCKED, "block"), (Card.REVERSED, "reverse")])
@pytest.mark.parametrize("target", [0, 2])
def test_after_a_defence_the_target_draws_and_then_the_attacker_both_once(card: Card, verb: str, target: int) -> None:
    race = race_at(2, 2, 2, hands={1: [Card.MOVE_OTHER_1], target: [card]}, turn=1)
    race.act(1, "move_other", steps=1, target=target)
    race.act(target, verb)
    race.draws(target, Card.MINUS_1)
    race.draws(1, Card.MINUS_2)
    assert race.hand(target) == {Card.MINUS_1: 1}
    assert race.hand(1) == {Card.MINUS_2: 1}
    assert race.due == ("turn", 2)


@pytest.mark.rule("baby-monster-race/draws-3")
def test_a_target_that_takes_the_hit_draws_nothing() -> None:
    race = race_at(2, 7, 0, hands={0: [Card.MOVE_OTHER_1]})
    race.act(0, "move_other", steps=1, target=1)
    race.act(1, "take_it")
    race.draws(0)
    assert race.hand_counts == [1, 1, 1]
    assert race.due == ("turn", 1)
