"""Loony Clues: guesses that are triggered, guesses that follow, and on which side of a board they lie."""

from __future__ import annotations

import pytest

from parlour.engine.errors import IllegalActionError

from .masquerade import LEFT, RIGHT, Masquerade, Side, masquerade_at, top


def asked(
    target: int = 1, guesses: dict[tuple[int, int], tuple[int, Side]] | None = None, fits: bool = True
) -> Masquerade:
    """Four players, of which seat 0 has asked `target`, whose answer lies there."""
    party = masquerade_at(1, 2, 3, 4, guesses=guesses)
    party.asks(0, top(0), target, fits=fits)
    return party


# A trigger


@pytest.mark.rule("loony-clues/trigger-1", "loony-clues/answer-2")
@pytest.mark.parametrize("fits", [True, False])
def test_the_asker_may_guess_whatever_the_answer(fits: bool) -> None:
    party = asked(fits=fits)
    assert party.due == ("trigger", 0)
    assert party.match.deciding == [0]
    assert party.choices(0) == [("guess", {"number": number}) for number in range(1, 13)] + [("wait", {})]


@pytest.mark.rule("loony-clues/trigger-1")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_the_guess_is_about_the_player_that_was_asked(target: int) -> None:
    party = asked(target)
    party.triggers(0, 9)
    assert {other: party.guesses(other) for other in range(4) if party.guesses(other)} == {target: {0: (9, RIGHT)}}


@pytest.mark.rule("loony-clues/trigger-1", "loony-clues/follow-3")
def test_whoever_waits_goes_on_to_the_end_of_its_turn_and_nobody_follows() -> None:
    party = asked()
    party.waits(0)
    assert party.due == ("discard", 0)
    assert party.guesses(1) == {}


@pytest.mark.rule("loony-clues/trigger-1")
def test_nobody_guesses_before_the_answer_or_after_the_guess() -> None:
    party = masquerade_at(1, 2, 3)
    assert party.refusal(0, "guess", number=3) == "not-now"
    party.act(0, "ask", word=top(0), target=1)
    assert party.refusal(0, "guess", number=3) == "not-your-turn"
    assert party.refusal(1, "guess", number=3) == "not-now"
    party.act(1, "answer", fits=0)
    assert party.refusal(2, "guess", number=3) == "not-your-turn"
    party.waits(0)
    assert party.refusal(0, "guess", number=3) == "not-now"


@pytest.mark.rule("loony-clues/trigger-1")
def test_whoever_waited_may_guess_after_a_later_question() -> None:
    party = masquerade_at(1, 2, 3)
    for seat in range(3):
        party.whole_turn(seat, (seat + 1) % 3)
    party.asks(0, top(1), 1)
    party.triggers(0, 2)
    assert party.guesses(1) == {0: (2, RIGHT)}


@pytest.mark.rule("loony-clues/trigger-2", "loony-clues/guess-1", "loony-clues/guess-3")
@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_whoever_has_guessed_this_player_goes_on_to_the_end_of_its_turn(side: Side) -> None:
    guesses = {(0, 1): (5, side), (2, 1): (5, RIGHT)}
    party = asked(1, guesses)
    assert party.due == ("discard", 0)
    assert party.guesses(1) == {0: (5, side), 2: (5, RIGHT)}


@pytest.mark.rule("loony-clues/guess-1", "loony-clues/trigger-2")
def test_whoever_has_guessed_another_or_was_guessed_may_guess_this_one() -> None:
    party = asked(1, {(0, 2): (5, RIGHT), (1, 0): (5, RIGHT), (3, 1): (5, RIGHT)})
    assert party.due == ("trigger", 0)


@pytest.mark.rule("loony-clues/guess-4")
def test_a_player_uses_each_number_once_a_round() -> None:
    party = asked(1, {(0, 2): (5, RIGHT), (0, 3): (12, LEFT), (2, 3): (6, RIGHT), (1, 0): (7, RIGHT)})
    assert party.numbers(0) == [1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
    assert party.refusal(0, "guess", number=5) == "number-is-used"
    party.triggers(0, 6)
    assert party.match.deciding == [2, 3]
    assert party.numbers(2) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]
    assert party.refusal(2, "guess", number=6) == "number-is-used"


@pytest.mark.rule("loony-clues/guess-4")
@pytest.mark.parametrize("number", [1, 2, 12])
def test_any_number_will_do_also_the_own_and_one_that_another_has_used(number: int) -> None:
    party = asked(1, {(2, 1): (number, RIGHT)})
    party.triggers(0, number)
    party.together(seat_3=number)
    assert party.guesses(1) == {guesser: (number, LEFT if guesser != 2 else RIGHT) for guesser in (0, 2, 3)}


# The side


@pytest.mark.rule("loony-clues/side-1", "loony-clues/side-3")
def test_the_first_guess_and_those_that_follow_it_lie_on_the_right() -> None:
    party = asked(1)
    party.triggers(0, 4)
    party.together(seat_2=8, seat_3=None)
    assert party.guesses(1) == {0: (4, RIGHT), 2: (8, RIGHT)}


@pytest.mark.rule("loony-clues/side-1")
def test_guesses_about_others_do_not_make_it_a_later_one() -> None:
    party = asked(1, {(0, 2): (5, RIGHT), (3, 2): (5, LEFT), (1, 0): (5, RIGHT), (1, 2): (6, LEFT)})
    party.triggers(0, 4)
    assert party.guesses(1) == {0: (4, RIGHT)}


@pytest.mark.rule("loony-clues/side-2", "loony-clues/side-3", "loony-clues/follow-1")
def test_a_later_trigger_and_those_that_follow_it_lie_on_the_left() -> None:
    party = asked(1, {(2, 1): (5, RIGHT)})
    party.triggers(0, 4)
    assert party.due[0] == "follow"
    party.together(seat_3=8)
    assert party.guesses(1) == {0: (4, LEFT), 2: (5, RIGHT), 3: (8, LEFT)}


@pytest.mark.rule("loony-clues/side-2", "loony-clues/follow-2")
def test_whoever_waited_is_on_the_left_when_it_triggers_later() -> None:
    party = asked(1)
    party.triggers(0, 4)
    party.together(seat_2=None, seat_3=None)
    party.ends_turn(0)
    party.whole_turn(1, 2)
    party.asks(2, top(8), 1)
    party.triggers(2, 1)
    party.together(seat_3=None)
    assert party.guesses(1) == {0: (4, RIGHT), 2: (1, LEFT)}


# Those who follow


@pytest.mark.rule("loony-clues/follow-1", "loony-clues/follow-2")
def test_all_opponents_of_the_target_choose_at_once() -> None:
    party = asked(1)
    party.triggers(0, 4)
    assert party.due == ("follow", 0)
    assert party.match.deciding == [2, 3]
    for seat in (2, 3):
        assert party.choices(seat) == [("guess", {"number": number}) for number in range(1, 13)] + [("wait", {})]
    party.together(seat_2=4, seat_3=1)
    assert party.guesses(1) == {0: (4, RIGHT), 2: (4, RIGHT), 3: (1, RIGHT)}
    assert party.due == ("discard", 0)


@pytest.mark.rule("loony-clues/follow-1")
def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    party = asked(1)
    party.triggers(0, 4)
    seen = party.match.observation(3).tobytes()
    wait = party.match.game.actions.encode("wait")
    with pytest.raises(IllegalActionError, match="choose together"):
        party.match.act(2, wait)
    with pytest.raises(IllegalActionError, match="choose together"):
        party.match.act_together({2: wait})
    assert party.match.observation(3).tobytes() == seen


@pytest.mark.rule("loony-clues/follow-1", "loony-clues/guess-1")
def test_whoever_has_guessed_the_target_does_not_follow() -> None:
    party = asked(1, {(2, 1): (5, RIGHT), (3, 2): (4, RIGHT), (1, 3): (4, RIGHT)})
    party.triggers(0, 4)
    assert party.match.deciding == [3]


@pytest.mark.rule("loony-clues/follow-1")
def test_the_asker_and_the_target_do_not_follow() -> None:
    party = asked(3)
    party.triggers(0, 4)
    assert party.match.deciding == [1, 2]
    assert party.refusal(3, "guess", number=3) == "not-your-turn"
    assert party.refusal(0, "guess", number=3) == "not-your-turn"


@pytest.mark.rule("loony-clues/follow-2")
def test_whoever_does_not_follow_may_guess_in_its_own_turn() -> None:
    party = asked(2)
    party.triggers(0, 4)
    party.together(seat_1=None, seat_3=None)
    assert party.guesses(2) == {0: (4, RIGHT)}
    party.ends_turn(0)
    party.asks(1, top(4), 2)
    assert party.due == ("trigger", 1)


@pytest.mark.rule("loony-clues/follow-3")
def test_a_guess_that_follows_lets_nobody_follow_again() -> None:
    party = asked(1)
    party.triggers(0, 4)
    party.together(seat_2=8, seat_3=None)
    assert party.due == ("discard", 0)


@pytest.mark.rule("loony-clues/follow-1")
def test_the_turn_goes_on_if_nobody_is_left_to_follow() -> None:
    party = asked(1, {(2, 1): (5, RIGHT), (3, 1): (4, LEFT)})
    party.triggers(0, 4)
    assert party.due == ("discard", 0)
    assert party.guesses(1)[0] == (4, LEFT)


@pytest.mark.rule("loony-clues/guess-3")
def test_a_guess_card_stays_as_it_is_while_others_are_laid() -> None:
    party = asked(1)
    party.triggers(0, 4)
    party.together(seat_2=8, seat_3=None)
    party.ends_turn(0)
    party.whole_turn(1, 0, 7)
    party.whole_turn(2, 1)
    party.whole_turn(3, 1, 11)
    party.asks(0, top(1), 1)
    assert party.due == ("discard", 0)
    assert party.guesses(1) == {0: (4, RIGHT), 2: (8, RIGHT), 3: (11, LEFT)}
