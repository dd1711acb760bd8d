"""Loony Clues: when a round ends, and the guesses that are laid then."""

from __future__ import annotations

import pytest

from .masquerade import LEFT, RIGHT, Masquerade, all_wrong, masquerade_at, top


@pytest.mark.rule("loony-clues/end-1")
def test_the_round_goes_on_until_the_turn_of_whoever_has_guessed_everybody() -> None:
    party = masquerade_at(1, 2, 3, 4, guesses={(0, 1): (9, RIGHT), (0, 2): (8, RIGHT)})
    party.whole_turn(0, 3, 7)
    for seat in (1, 2, 3):
        assert party.due == ("ask", seat)
        party.whole_turn(seat, 0)
    assert party.due == ("last-guesses", 0)
    assert party.match.deciding == [1, 2, 3]


@pytest.mark.rule("loony-clues/end-1")
def test_whoever_follows_may_end_the_round_at_once_when_its_turn_comes() -> None:
    party = masquerade_at(1, 2, 3, guesses={(1, 0): (9, RIGHT)})
    party.asks(0, top(0), 2)
    party.triggers(0, 5)
    party.together(seat_1=6)
    party.ends_turn(0)
    assert party.due == ("last-guesses", 1)
    assert party.match.deciding == [0, 2]


@pytest.mark.rule("loony-clues/end-1")
def test_everybody_but_one_is_not_everybody() -> None:
    party = masquerade_at(1, 2, 3, 4, guesses=all_wrong(4, (1, 0), (2, 0), (3, 1)))
    party.whole_turn(0, 1)
    assert party.due == ("ask", 1)
    party.whole_turn(1, 2)
    assert party.due == ("ask", 2)
    party.whole_turn(2, 3)
    assert party.due == ("ask", 3)


@pytest.mark.rule("loony-clues/end-1", "loony-clues/end-4")
def test_whoever_has_guessed_everybody_ends_the_round_also_without_a_card() -> None:
    guesses = all_wrong(3, (0, 1), (2, 0))
    boards = {2: {top(card): False for card in range(60) if card not in {0, 1, 8}}}
    party = masquerade_at(1, 2, 3, hands={0: [0, 1], 1: [], 2: [8]}, boards=boards, guesses=guesses)
    party.whole_turn(0, 2)
    assert party.due == ("last-guesses", 1)
    assert party.match.deciding == [0, 2]


@pytest.mark.rule("loony-clues/end-2")
def test_all_who_owe_a_guess_lay_it_at_once_and_nobody_waits() -> None:
    party = masquerade_at(1, 2, 3, 4, guesses=all_wrong(4, (0, 3), (2, 1), (3, 0)))
    party.whole_turn(0, 2)
    assert party.due == ("last-guesses", 1)
    assert party.match.deciding == [0, 2, 3]
    assert party.choices(2) == [("guess", {"number": number}) for number in (*range(1, 9), 10, 11)]
    assert party.refusal(2, "guess", number=9) == "number-is-used"
    assert party.refusal(2, "wait") == "everybody-must-guess"
    party.together(seat_0=1, seat_2=10, seat_3=12)
    assert party.due[0] == "reveal-guesses"
    assert party.guesses(3)[0] == (1, LEFT)
    assert party.guesses(1)[2] == (10, LEFT)
    assert party.guesses(0)[3] == (12, LEFT)


@pytest.mark.rule("loony-clues/end-2", "loony-clues/guess-1")
def test_who_owes_several_guesses_lays_them_clockwise() -> None:
    laid = {(1, other): (other + 5, RIGHT) for other in (0, 2, 3)}
    party = masquerade_at(1, 2, 3, 4, guesses={**laid, (3, 0): (12, LEFT), (0, 2): (12, LEFT)})
    party.whole_turn(0, 2)
    assert party.match.deciding == [0, 2, 3]
    party.together(seat_0=1, seat_2=2, seat_3=3)
    assert party.match.deciding == [0, 2, 3]
    assert party.refusal(2, "guess", number=2) == "number-is-used"
    party.together(seat_0=4, seat_2=5, seat_3=6)
    assert party.match.deciding == [2]
    party.together(seat_2=7)
    assert party.guesses(0) == {1: (5, RIGHT), 2: (5, LEFT), 3: (12, LEFT)}
    assert party.guesses(1) == {0: (1, LEFT), 2: (7, LEFT), 3: (3, LEFT)}
    assert party.guesses(2) == {0: (12, LEFT), 1: (7, RIGHT), 3: (6, LEFT)}
    assert party.guesses(3) == {0: (4, LEFT), 1: (8, RIGHT), 2: (2, LEFT)}
    assert party.due == ("reveal-guesses", 1)


@pytest.mark.rule("loony-clues/end-2", "loony-clues/side-1")
def test_at_the_end_a_guess_lies_on_the_left_even_if_it_is_the_first() -> None:
    guesses = {key: laid for key, laid in all_wrong(3).items() if key[1] != 2 or key[0] == 1}
    del guesses[0, 1]
    del guesses[2, 1]
    party = masquerade_at(1, 2, 3, guesses=guesses)
    party.whole_turn(0, 1)
    assert party.due == ("last-guesses", 1)
    party.lay_the_rest()
    assert party.guesses(1) == {0: (1, LEFT), 2: (1, LEFT)}


@pytest.mark.rule("loony-clues/end-2")
def test_if_nobody_owes_a_guess_all_is_revealed_at_once() -> None:
    party = masquerade_at(1, 2, 3, guesses=all_wrong(3))
    party.whole_turn(0, 1)
    assert party.due == ("reveal-guesses", 1)


def last_card() -> Masquerade:
    """Seat 0 holds the last card; the others have none, and there is nothing to draw."""
    boards = {2: {top(card): False for card in range(1, 60)}}
    return masquerade_at(1, 2, 3, hands={0: [0], 1: [], 2: []}, boards=boards, guesses={(1, 0): (4, RIGHT)})


@pytest.mark.rule("loony-clues/end-3")
def test_the_round_ends_when_nobody_holds_a_card() -> None:
    party = last_card()
    party.asks(0, top(0), 2)
    party.triggers(0, 8)
    party.together(seat_1=None)
    assert party.due[0] == "last-guesses"
    assert party.match.deciding == [0, 1, 2]
    party.together(seat_0=1, seat_1=2, seat_2=3)
    assert party.match.deciding == [2]
    party.together(seat_2=9)
    assert party.guesses(0) == {1: (4, RIGHT), 2: (3, LEFT)}
    assert party.guesses(1) == {0: (1, LEFT), 2: (9, LEFT)}
    assert party.guesses(2) == {0: (8, RIGHT), 1: (2, LEFT)}
    assert party.due[0] == "reveal-guesses"


@pytest.mark.rule("loony-clues/end-3", "loony-clues/reveal-1")
def test_a_round_that_ends_without_cards_is_scored_like_any_other() -> None:
    party = last_card()
    party.whole_turn(0, 1, 2)
    party.together(seat_0=3, seat_1=3, seat_2=3)
    party.together(seat_2=1)
    party.settle()
    assert party.due[0] == "scored"
    assert party.points() == [4 + 2, 2 + 1, 2]
