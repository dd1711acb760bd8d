"""Loony Clues: questions and their answers, and whose turn it is."""

from __future__ import annotations

import pytest

from .masquerade import LEFT, RIGHT, Masquerade, all_wrong, bottom, masquerade_at, top


@pytest.mark.rule("loony-clues/turn-1")
def test_turns_go_round_in_the_order_of_the_seats() -> None:
    party = masquerade_at(1, 2, 3, 4, turn=2)
    for seat in (2, 3, 0, 1, 2):
        assert party.due == ("ask", seat)
        assert party.match.deciding == [seat]
        party.whole_turn(seat, (seat + 2) % 4)


@pytest.mark.rule("loony-clues/turn-2")
def test_a_turn_is_a_question_an_answer_a_guess_a_discard_and_a_draw() -> None:
    party = masquerade_at(1, 2, 3)
    steps = [party.due]
    party.act(0, "ask", word=top(0), target=2)
    steps.append(party.due)
    party.act(2, "answer", fits=1)
    steps.append(party.due)
    party.act(0, "guess", number=3)
    steps.append(party.due)
    party.together(seat_1=None)
    steps.append(party.due)
    party.act(0, "discard", card=1)
    for card in (30, 31):
        steps.append(party.due)
        party.draws(0, card)
    steps.append(party.due)
    phases = ["ask", "answer", "trigger", "follow", "discard", "draw", "draw", "ask"]
    assert steps == list(zip(phases, [0, 2, 0, 0, 0, 0, 0, 1], strict=True))


# The question


@pytest.mark.rule("loony-clues/ask-1", "loony-clues/ask-2", "loony-clues/ask-3")
def test_either_word_of_any_card_in_hand_may_be_put_to_any_other() -> None:
    party = masquerade_at(1, 2, 3, 4, hands={1: [50, 27, 39, 30]}, turn=1)
    offered = {(one["word"], one["target"]) for one in party.choices(1, "ask")}
    words = [word for card in (50, 27, 39, 30) for word in (top(card), bottom(card))]
    assert offered == {(word, target) for word in words for target in (0, 2, 3)}
    assert len(party.choices(1)) == len(offered)


@pytest.mark.rule("loony-clues/ask-1")
def test_the_card_leaves_the_hand_and_its_chosen_word_can_be_read() -> None:
    for word in (top(27), bottom(27)):
        party = masquerade_at(1, 2, 3, hands={0: [50, 27, 39, 30]})
        party.act(0, "ask", word=word, target=2)
        assert party.hand(0) == [50, 39, 30]
        assert party.board(2) == {word: None}


@pytest.mark.rule("loony-clues/ask-1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    party = masquerade_at(1, 2, 3, boards={1: {top(20): True}}, discards=[21])
    for card in (4, 20, 21, 40):
        assert party.refusal(0, "ask", word=top(card), target=1) == "not-in-your-hand"
        assert party.refusal(0, "ask", word=bottom(card), target=0) == "not-in-your-hand"
    assert party.refusal(1, "ask", word=top(4), target=2) == "not-your-turn"


@pytest.mark.rule("loony-clues/ask-2")
@pytest.mark.parametrize("word", [top(0), bottom(3)])
def test_nobody_asks_itself(word: int) -> None:
    assert masquerade_at(1, 2, 3).refusal(0, "ask", word=word, target=0) == "not-yourself"


@pytest.mark.rule("loony-clues/ask-3")
def test_one_player_may_be_asked_again_and_again_also_when_all_have_guessed_it() -> None:
    guesses = {(0, 1): (7, RIGHT), (2, 1): (8, LEFT), (3, 1): (8, LEFT)}
    party = masquerade_at(1, 2, 3, 4, boards={1: {top(20): True, bottom(21): False}}, guesses=guesses)
    party.asks(0, top(0), 1)
    assert party.board(1) == {top(20): True, bottom(21): False, top(0): False}


# The answer


@pytest.mark.rule("loony-clues/answer-1", "loony-clues/answer-2")
@pytest.mark.parametrize("fits", [True, False])
def test_the_one_who_is_asked_answers_as_it_likes(fits: bool) -> None:
    party = masquerade_at(1, 2, 3)
    party.act(0, "ask", word=bottom(2), target=1)
    assert party.due == ("answer", 1)
    assert party.match.deciding == [1]
    assert party.choices(1) == [("answer", {"fits": 0}), ("answer", {"fits": 1})]
    party.act(1, "answer", fits=int(fits))
    assert party.board(1) == {bottom(2): fits}


@pytest.mark.rule("loony-clues/answer-3")
def test_clues_stay_where_they_lie_until_the_round_is_scored() -> None:
    party = masquerade_at(1, 2, 3, guesses=all_wrong(3, (0, 1), (1, 2), (2, 1)), turn=1)
    party.asks(1, top(4), 2, fits=True)
    party.waits(1)
    party.ends_turn(1)
    party.asks(2, bottom(8), 1, fits=False)
    party.waits(2)
    party.ends_turn(2)
    party.asks(0, bottom(0), 1, fits=True)
    party.triggers(0, 3)
    party.together(seat_2=None)
    party.ends_turn(0)
    party.whole_turn(1, 0)
    party.whole_turn(2, 0)
    expected = {0: {top(5): False, top(9): False}, 1: {bottom(8): False, bottom(0): True}, 2: {top(4): True}}
    assert party.due[0] == "last-guesses"
    assert {seat: party.board(seat) for seat in range(3)} == expected
    party.lay_the_rest()
    party.settle()
    assert party.due[0] == "scored"
    assert {seat: party.board(seat) for seat in range(3)} == expected


# A hand without cards


def without_cards(*seats: int, turn: int = 0) -> Masquerade:
    """Four players, of which these hold no card; deck and discards are empty, but for what is asked now."""
    hands: dict[int, list[int]] = {seat: [] if seat in seats else [seat, seat + 10] for seat in range(4)}
    held = {card for cards in hands.values() for card in cards}
    boards = {0: {top(card): False for card in range(60) if card not in held}}
    return masquerade_at(1, 2, 3, 4, hands=hands, boards=boards, turn=turn)


@pytest.mark.rule("loony-clues/pass-1", "loony-clues/draw-3")
def test_players_without_a_card_are_passed_over() -> None:
    party = without_cards(1, 2)
    party.whole_turn(0, 3)
    assert party.due == ("ask", 3)
    assert party.hand(0) == [10]


@pytest.mark.rule("loony-clues/pass-1", "loony-clues/draw-3")
def test_one_player_with_cards_has_turn_after_turn() -> None:
    party = without_cards(0, 1, 3, turn=2)
    party.whole_turn(2, 0)
    assert party.due == ("ask", 2)
    assert party.hand(2) == [12]


@pytest.mark.rule("loony-clues/pass-2")
def test_a_player_without_a_card_is_asked_and_follows_and_draws_nothing() -> None:
    party = without_cards(1, 2)
    party.asks(0, top(0), 1)
    party.triggers(0, 2)
    party.together(seat_2=5, seat_3=None)
    party.ends_turn(0, discard=10)
    assert party.guesses(1) == {0: (2, RIGHT), 2: (5, RIGHT)}
    party = without_cards(1, 2)
    party.asks(0, top(0), 3)
    party.waits(0)
    party.ends_turn(0)
    assert party.due == ("ask", 3)
    assert party.hand(1) == party.hand(2) == []
    assert party.guesses(3) == {}


@pytest.mark.rule("loony-clues/pass-2", "loony-clues/draw-2")
def test_whoever_is_passed_over_draws_nothing_even_from_new_discards() -> None:
    party = without_cards(1)
    party.asks(0, top(0), 3)
    party.waits(0)
    party.act(0, "discard", card=10)
    party.draws(0, 10)
    assert party.due == ("ask", 2)
    assert party.hand(1) == []
