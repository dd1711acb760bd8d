"""Baby Monster Race: what is done for a player whose time runs out, and who sees what."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.games.baby_monster_race.cards import HUNGRY, Card

from .race import Race, race_at


def seen_hand(race: Race, viewer: int, seat: int) -> int:
    """How many cards of a hand a viewer sees the face of."""
    return int(race.match.observation(viewer)["hand"][0][seat].sum())


@pytest.mark.rule("baby-monster-race/default-1")
@pytest.mark.parametrize("held", [[Card.BLOCKED, Card.REVERSED], [Card.PLUS_1], []])
def test_a_target_that_does_not_answer_takes_the_hit(held: list[Card]) -> None:
    race = race_at(0, 0, hands={0: [Card.MOVE_OTHER_1], 1: held})
    race.act(0, "move_other", steps=1, target=1)
    assert race.default(1) == ("take_it", {})


@pytest.mark.rule("baby-monster-race/default-2")
def test_a_player_that_does_not_play_advances_by_its_lowest_plus_card() -> None:
    race = race_at(0, 0, hands={0: [Card.PLUS_3, Card.PLUS_2, Card.MINUS_1, Card.SWAP]})
    assert race.default(0) == ("advance", {"steps": 2})


@pytest.mark.rule("baby-monster-race/default-3")
def test_without_a_plus_card_the_default_is_the_first_that_is_held() -> None:
    hand = [Card.MINUS_1, Card.MINUS_3, Card.MOVE_OTHER_2, Card.MOVE_OTHER_3, Card.SWAP, Card.BLOCKED, Card.REVERSED]
    defaults: list[tuple[str, dict[str, int]]] = []
    while hand:
        race = race_at(0, 0, hands={0: hand})
        assert race.default(0) == race.choices(0)[0]
        defaults.append(race.default(0))
        hand = hand[1:]
    assert defaults == [
        ("retreat", {"steps": 1}),
        ("retreat", {"steps": 3}),
        ("move_other", {"steps": 2, "target": 1}),
        ("move_other", {"steps": 3, "target": 1}),
        ("swap_places", {"target": 1}),
        ("spend_blocked", {}),
        ("spend_reversed", {}),
    ]


@pytest.mark.rule("baby-monster-race/default-4")
@pytest.mark.parametrize(("turn", "target"), [(0, 2), (2, 3), (3, 0)])
@pytest.mark.parametrize("card", [Card.MOVE_OTHER_1, Card.SWAP])
def test_a_default_sabotage_goes_against_the_next_pawn_that_races(turn: int, target: int, card: Card) -> None:
    race = race_at(0, 0, 0, 0, hands={turn: [card]}, turn=turn, eaten=[1])
    _, parameters = race.default(turn)
    assert parameters["target"] == target


@pytest.mark.rule("baby-monster-race/hidden-1")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_of_another_hand_only_the_count_is_seen(viewer: int) -> None:
    race = race_at(0, 0, 0, hands={0: [Card.SWAP, Card.PLUS_1, Card.PLUS_1]})
    assert seen_hand(race, viewer, 0) == 0
    assert race.match.observation(viewer)["hand_count"][0].tolist()[:3] == [3, 1, 1]


@pytest.mark.rule("baby-monster-race/hidden-1")
def test_the_own_hand_is_seen() -> None:
    race = race_at(0, 0, hands={0: [Card.SWAP, Card.PLUS_1]})
    assert seen_hand(race, 0, 0) == 2


@pytest.mark.rule("baby-monster-race/hidden-2")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    race = race_at(0, 0)
    race.act(0, "advance", steps=2)
    race.draws(0, Card.SWAP)
    last = len(race.match.log) - 1
    assert race.match.seen_step(0, last) == SeenOutcome("play_cards", Card.SWAP)
    for viewer in (1, SPECTATOR):
        assert race.match.seen_step(viewer, last) == SeenOutcome("play_cards", None)


@pytest.mark.rule("baby-monster-race/hidden-2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nobody_sees_into_the_draw_pile(viewer: int) -> None:
    assert not race_at(0, 0).match.observation(viewer)["deck"].any()


@pytest.mark.rule("baby-monster-race/hidden-3")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_pawns_played_cards_and_the_monsters_mood_are_seen_by_all(viewer: int) -> None:
    race = race_at(10, 4, 2)
    race.act(0, "advance", steps=2)
    race.meets(0, HUNGRY)
    view = race.match.observation(viewer)[0]
    assert view["step"].tolist()[:3] == [11, 4, 2]
    assert view["discard"][Card.PLUS_2] == 1
    assert race.match.seen_step(viewer, 1) == SeenOutcome("monster_draw", HUNGRY)


@pytest.mark.rule("baby-monster-race/hungry-3")
def test_the_hand_of_an_eaten_pawn_leaves_face_down() -> None:
    race = race_at(10, 0, 0, hands={0: [Card.PLUS_1, Card.SWAP, Card.BLOCKED]})
    race.act(0, "advance", steps=1)
    race.meets(0, HUNGRY)
    assert race.played == {Card.PLUS_1: 1}
    for viewer in (1, 2, SPECTATOR):
        assert seen_hand(race, viewer, 0) == 0
    race.act(1, "advance", steps=2)
    assert race.odds[Card.SWAP] == 2
    assert race.odds[Card.BLOCKED] == 1
