"""Loony Clues: what happens to clue cards at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.engine.actions import SeenAction
from parlour.engine.kind import SPECTATOR

from .masquerade import Masquerade, masquerade_at, top


def after_question(
    hand: Sequence[int] = (0, 1, 2, 3), deck: Sequence[int] | None = None, discards: Sequence[int] = ()
) -> Masquerade:
    """Seat 0 has asked with the first card of its hand and may discard; the deck has these cards left, or all others.

    What is nowhere else lies at the board of seat 1.
    """
    hands = {0: hand, 1: range(4, 8), 2: range(8, 12)}
    placed = {card for cards in (*hands.values(), deck or (), discards) for card in cards}
    boards = {1: {top(card): True for card in range(60) if card not in placed}} if deck is not None else {}
    party = masquerade_at(1, 2, 3, hands=hands, boards=boards, discards=discards)
    party.asks(0, top(hand[0]), 2)
    party.waits(0)
    return party


@pytest.mark.rule("loony-clues/discard-1")
def test_any_one_card_of_the_hand_may_be_discarded_or_none() -> None:
    party = after_question([50, 27, 30, 19])
    discards = [("discard", {"card": card}) for card in (19, 27, 30)]
    assert party.choices(0) == [*discards, ("keep", {})]
    assert party.refusal(0, "discard", card=50) == "not-in-your-hand"
    assert party.refusal(0, "discard", card=4) == "not-in-your-hand"


@pytest.mark.rule("loony-clues/discard-1")
def test_no_second_card_is_discarded() -> None:
    party = after_question()
    party.act(0, "discard", card=2)
    assert party.due == ("draw", 0)
    party.draws(0, 40, 41)
    assert party.due == ("ask", 1)


@pytest.mark.rule("loony-clues/discard-1")
def test_whoever_holds_no_card_is_not_asked_to_discard() -> None:
    party = after_question([0], deck=[50, 51, 52, 53])
    assert party.due == ("draw", 0)


@pytest.mark.rule("loony-clues/discard-2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_what_was_discarded(viewer: int) -> None:
    party = after_question()
    party.act(0, "discard", card=2)
    assert party.discards == [2]
    seen = party.match.observation(viewer)
    assert (seen["batch"][0][2], seen["discards"][0]) == (0, 1)
    assert party.match.seen_step(viewer, len(party.match.log) - 1) == SeenAction(0, "discard", {"card": 2})


@pytest.mark.rule("loony-clues/draw-1")
@pytest.mark.parametrize(("discard", "drawn"), [(None, [40]), (2, [40, 41])])
def test_the_hand_is_filled_up_to_four(discard: int | None, drawn: list[int]) -> None:
    party = after_question()
    party.act(0, *("keep",) if discard is None else ("discard",), **({} if discard is None else {"card": discard}))
    for card in drawn:
        assert party.due == ("draw", 0)
        party.draws(0, card)
    assert party.due == ("ask", 1)
    assert party.hand(0) == [card for card in (1, 2, 3) if card != discard] + drawn


@pytest.mark.rule("loony-clues/draw-1")
def test_a_hand_that_ran_low_is_filled_up_to_four_as_well() -> None:
    party = after_question([0, 1])
    party.act(0, "keep")
    party.draws(0, 40, 41, 42)
    assert party.hand(0) == [1, 40, 41, 42]
    assert party.due == ("ask", 1)


@pytest.mark.rule("loony-clues/draw-1")
def test_each_card_of_the_deck_is_as_likely() -> None:
    party = after_question(discards=[30, 31])
    party.act(0, "discard", card=3)
    assert party.possible == set(range(12, 60)) - {30, 31}


@pytest.mark.rule("loony-clues/draw-2")
def test_an_empty_deck_is_renewed_from_the_discards_and_from_nothing_else() -> None:
    party = after_question(deck=[], discards=[30, 31, 32])
    party.act(0, "discard", card=3)
    assert party.possible == {3, 30, 31, 32}
    party.draws(0, 31)
    assert party.discards == []
    assert party.possible == {3, 30, 32}
    party.draws(0, 3)
    assert party.hand(0) == [1, 2, 31, 3]


@pytest.mark.rule("loony-clues/draw-2")
def test_the_deck_is_used_up_before_it_is_renewed() -> None:
    party = after_question(deck=[40], discards=[30, 31])
    party.act(0, "discard", card=3)
    assert party.possible == {40}
    party.draws(0, 40)
    assert party.discards == []
    assert party.possible == {3, 30, 31}
    party.draws(0, 30)
    assert party.due == ("ask", 1)


@pytest.mark.rule("loony-clues/draw-2")
def test_a_deck_that_nobody_draws_from_is_not_renewed_yet() -> None:
    party = after_question(deck=[40], discards=[30, 31])
    party.act(0, "keep")
    party.draws(0, 40)
    assert party.discards == [30, 31]
    party.asks(1, top(4), 2)
    party.waits(1)
    party.act(1, "discard", card=5)
    assert party.possible == {5, 30, 31}


@pytest.mark.rule("loony-clues/draw-2")
def test_a_renewed_deck_can_be_renewed_again() -> None:
    party = after_question(deck=[], discards=[30])
    party.act(0, "keep")
    party.draws(0, 30)
    party.asks(1, top(4), 2)
    party.waits(1)
    party.act(1, "discard", card=5)
    assert party.possible == {5}
    party.draws(1, 5)
    assert party.due == ("ask", 2)
    assert party.hand(1) == [6, 7, 5]


@pytest.mark.rule("loony-clues/draw-3")
def test_when_nothing_is_left_to_draw_play_goes_on_with_fewer_cards() -> None:
    party = after_question(deck=[], discards=[])
    party.act(0, "keep")
    assert party.due == ("ask", 1)
    assert party.hand(0) == [1, 2, 3]
    party = after_question(deck=[40], discards=[])
    party.act(0, "keep")
    party.draws(0, 40)
    assert party.due == ("ask", 1)
    party = after_question([0, 1], deck=[40], discards=[])
    party.act(0, "keep")
    party.draws(0, 40)
    assert party.due == ("ask", 1)
    assert party.hand(0) == [1, 40]
