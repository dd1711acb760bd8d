"""Loony Clues: what is revealed after a round, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from parlour.engine.log import Draw

from .masquerade import LEFT, RIGHT, Masquerade, Side, all_wrong, masquerade_at, top

EMMA, DAVE, ERIC, GRACE, SELMA = range(5)


def about_to_score(
    *identities: int,
    guesses: Mapping[tuple[int, int], tuple[int, Side]],
    played: int = 0,
    points: Sequence[Sequence[int]] = (),
) -> Masquerade:
    """All have guessed all, wrongly but for these `guesses`: the guesses are about to be turned over.

    It is seat 1 that ends the round. No identity is above 8, so that the other guesses are wrong.
    """
    laid = all_wrong(len(identities)) | dict(guesses)
    party = masquerade_at(*identities, guesses=laid, played=played, points=points)
    party.whole_turn(0, 1)
    assert party.due[0] == "reveal-guesses"
    return party


@pytest.mark.rule("loony-clues/reveal-1")
def test_board_after_board_all_guesses_are_turned_over_before_the_identity() -> None:
    party = about_to_score(1, 2, 3, guesses={(0, 2): (7, LEFT), (2, 1): (2, RIGHT)})
    begun = len(party.match.log)
    party.settle()
    drawn = [step for step in party.match.log[begun:] if isinstance(step, Draw)]
    shown = [(step.pile, step.outcome + 1) for step in drawn]
    guess, identity = "guess_card", "revealed_identity"
    assert shown == [
        *[(guess, 2), (guess, 11), (identity, 2)],
        *[(guess, 7), (guess, 10), (identity, 3)],
        *[(guess, 12), (guess, 12), (identity, 1)],
    ]


@pytest.mark.rule("loony-clues/reveal-1")
def test_what_is_revealed_is_not_for_chance_to_decide() -> None:
    party = about_to_score(1, 2, 3, guesses={})
    while party.due[0] != "scored":
        assert len(party.possible) == 1
        party.settle_once()


@pytest.mark.rule("loony-clues/score-1", "loony-clues/score-3")
@pytest.mark.parametrize(("side", "worth"), [(RIGHT, 4), (LEFT, 2)])
def test_a_right_guess_is_worth_four_on_the_right_and_two_on_the_left(side: Side, worth: int) -> None:
    party = about_to_score(1, 2, 3, 4, guesses={(2, 1): (2, side)})
    party.settle()
    assert party.points() == [0, 1, worth, 0]


@pytest.mark.rule("loony-clues/score-2")
def test_wrong_guesses_are_worth_nothing_to_anybody() -> None:
    party = about_to_score(1, 2, 3, 4, guesses={})
    party.settle()
    assert party.points() == [0, 0, 0, 0]


@pytest.mark.rule("loony-clues/score-2")
def test_the_identity_of_somebody_else_is_wrong() -> None:
    party = about_to_score(1, 2, 3, guesses={(0, 1): (3, RIGHT), (0, 2): (2, RIGHT), (1, 0): (2, RIGHT)})
    party.settle()
    assert party.points() == [0, 0, 0]


@pytest.mark.rule("loony-clues/score-3")
@pytest.mark.parametrize("right", [1, 2, 3])
def test_a_player_gets_a_point_from_each_who_guessed_it(right: int) -> None:
    sides = [RIGHT, LEFT, LEFT]
    party = about_to_score(
        1, 2, 3, 4, guesses={(guesser, 0): (1, sides[guesser - 1]) for guesser in range(1, right + 1)}
    )
    party.settle()
    assert party.points() == [right, *[4, 2, 2][:right], *[0] * (3 - right)]


@pytest.mark.rule("loony-clues/score-1", "loony-clues/score-3")
def test_all_points_of_a_round_are_added() -> None:
    guesses = {
        (guesser, target): (target + 1, RIGHT) for guesser in range(6) for target in range(6) if guesser != target
    }
    party = about_to_score(1, 2, 3, 4, 5, 6, guesses=guesses)
    party.settle()
    assert party.points() == [5 * 4 + 5] * 6


def before_the_example() -> Masquerade:
    """Emma is about to ask Dave: the number of each guess that is right stands in this table, and none of the others.

    Number 12 is the chainsaw, 8 the horse, and Dave is 5, a microscope.
    """
    emma = {(EMMA, ERIC): (1, RIGHT), (EMMA, GRACE): (2, RIGHT), (EMMA, SELMA): (7, LEFT)}
    dave = {(DAVE, ERIC): (11, LEFT), (DAVE, GRACE): (10, LEFT), (DAVE, SELMA): (9, RIGHT)}
    eric = {(ERIC, EMMA): (3, RIGHT), (ERIC, GRACE): (4, LEFT), (ERIC, SELMA): (6, LEFT)}
    grace = {(GRACE, EMMA): (3, LEFT), (GRACE, ERIC): (9, LEFT), (GRACE, SELMA): (11, LEFT)}
    selma = {(SELMA, EMMA): (10, LEFT), (SELMA, ERIC): (6, LEFT)}
    return masquerade_at(3, 5, 1, 2, 7, guesses=emma | dave | eric | grace | selma)


@pytest.mark.rule(
    "loony-clues/score-1", "loony-clues/score-2", "loony-clues/score-3", "loony-clues/end-1", "loony-clues/end-2"
)
def test_the_example_of_the_rulebook() -> None:
    party = before_the_example()
    party.asks(EMMA, top(0), DAVE, fits=True)
    party.triggers(EMMA, 12)
    party.together(seat_2=None, seat_3=None, seat_4=8)
    party.ends_turn(EMMA)
    for seat in (DAVE, ERIC, GRACE, SELMA):
        party.whole_turn(seat, EMMA)

    assert party.due == ("last-guesses", EMMA)
    assert party.match.deciding == [DAVE, ERIC, GRACE, SELMA]
    party.together(seat_1=1, seat_2=5, seat_3=12, seat_4=9)
    assert party.guesses(DAVE) == {EMMA: (12, RIGHT), ERIC: (5, LEFT), GRACE: (12, LEFT), SELMA: (8, RIGHT)}

    before, gained = _points_at_the_board_of(party, DAVE)
    assert gained == [0, 1, 2, 0, 0]
    assert before[DAVE] == before[ERIC] - 4 == 0
    party.settle()
    assert party.points() == [4 + 4 + 2 + 0 + 2, 1, 4 + 2 + 1, 2 + 1, 1]


def _points_at_the_board_of(party: Masquerade, seat: int) -> tuple[Sequence[int], Sequence[int]]:
    """The points before one board is revealed, and what that brings."""
    while int(party.state["target"]) != seat:
        party.settle_once()
    before = party.points()
    while int(party.state["target"]) == seat:
        party.settle_once()
    return before, [now - then for then, now in zip(before, party.points(), strict=True)]


@pytest.mark.rule("loony-clues/score-4", "loony-clues/over-1")
def test_the_points_of_all_rounds_are_added_up() -> None:
    earlier = [[5, 0, 7], [1, 2, 3]]
    party = about_to_score(1, 2, 3, guesses={(1, 0): (1, RIGHT)}, played=2, points=earlier)
    party.settle()
    assert party.due[0] == "over"
    assert [party.points(played) for played in range(3)] == [*earlier, [1, 4, 0]]
    assert party.match.returns() == [7, 6, 10]
    assert party.places() == [2, 3, 1]


@pytest.mark.rule("loony-clues/over-2")
def test_equal_totals_share_a_place() -> None:
    earlier = [[5, 0, 7], [4, 1, 0]]
    party = about_to_score(1, 2, 3, guesses={(1, 0): (1, RIGHT), (2, 0): (1, LEFT)}, played=2, points=earlier)
    party.settle()
    assert party.match.returns() == [11, 5, 9]
    party = about_to_score(1, 2, 3, guesses={(2, 0): (1, RIGHT)}, played=2, points=earlier)
    party.settle()
    assert party.match.returns() == [10, 1, 11]
    party = about_to_score(1, 2, 3, guesses={(2, 0): (1, LEFT), (1, 2): (3, LEFT)}, played=2, points=earlier)
    party.settle()
    assert party.match.returns() == [10, 3, 10]
    assert party.places() == [1, 3, 1]
