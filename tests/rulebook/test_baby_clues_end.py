"""Baby Clues: who has won, and when the game is over."""

from __future__ import annotations

import pytest

from parlour.engine.kind import Kind
from parlour.games.baby_clues.cards import Icon

from .clue_box import SEVEN, Baby, Dread, clue, plain
from .clues import Party, party_at

BABIES = (Baby.VAMPIRE, Baby.PIRATE, Baby.DINO)
EXTRA_TURN = clue(Dread.SOAP, Icon.TURN)
ROW = [EXTRA_TURN, *plain(Dread.WATER, Dread.SPIDER, Dread.ERASER, Dread.LAMP)]


def unmasking(*bottles: int) -> Party:
    """Seat 0, the vampire, can unmask seat 1, the pirate, or give it its eighth clue."""
    return party_at(*BABIES, fronts={0: plain(Dread.TOOTHBRUSH, Dread.LAMP), 1: SEVEN}, bottles=bottles)


@pytest.mark.rule("baby-clues/end-1")
@pytest.mark.parametrize(("bottles", "over"), [(2, False), (3, True), (4, True)])
def test_five_bottles_or_more_win(bottles: int, over: bool) -> None:
    party = unmasking(bottles, 4, 4)
    party.turn(0, "unmask", target=1, dread=Dread.TOOTHBRUSH)
    assert (party.match.kind is Kind.OVER) == over
    if over:
        assert party.places == [1, 2, 2]


@pytest.mark.rule("baby-clues/end-1")
def test_the_bottle_of_a_goof_can_win() -> None:
    party = unmasking(4, 4, 4)
    party.turn(0, "unmask", target=2, dread=Dread.TOOTHBRUSH)
    assert party.due == ("over", 0)
    assert party.places == [2, 2, 1]


@pytest.mark.rule("baby-clues/end-2")
def test_the_unmasked_draws_anew_before_the_accuser_has_won() -> None:
    party = unmasking(3, 4, 4)
    party.act(0, "unmask", target=1, dread=Dread.TOOTHBRUSH)
    party.refuses(1)
    assert party.bottles == [5, 4, 4]
    party.shows(1, Baby.PIRATE)
    party.draws(1)
    assert party.due == ("over", 0)
    assert party.front(1) == []


@pytest.mark.rule("baby-clues/end-2")
def test_an_escape_after_a_winning_bottle_still_counts() -> None:
    party = unmasking(4, 4, 4)
    party.act(0, "unmask", target=1, dread=Dread.LAMP)
    party.accepts(1)
    assert party.bottles == [4, 5, 4]
    party.shows(1, Baby.PIRATE)
    party.draws(1)
    assert party.bottles == [4, 8, 4]
    assert party.due == ("over", 0)


@pytest.mark.rule("baby-clues/end-2")
def test_nobody_acts_after_the_end() -> None:
    party = unmasking(3, 4, 4)
    party.turn(0, "unmask", target=1, dread=Dread.TOOTHBRUSH)
    for seat in range(3):
        assert party.choices(seat) == []
        assert party.refusal(seat, "change_diaper") == "game-over"


@pytest.mark.rule("baby-clues/end-3")
@pytest.mark.parametrize(("turn", "over"), [(299, False), (300, True)])
def test_the_game_is_over_after_300_turns(turn: int, over: bool) -> None:
    party = party_at(*BABIES, turns_begun=turn)
    party.turn(0, "change_diaper")
    assert (party.match.kind is Kind.OVER) == over


@pytest.mark.rule("baby-clues/end-3")
def test_three_hundred_turns_are_played_in_all() -> None:
    party = Party(2)
    party.settle()
    turns = 0
    while party.match.kind is not Kind.OVER:
        party.turn(party.due[1], "change_diaper")
        turns += 1
    assert turns == 300


@pytest.mark.rule("baby-clues/end-3")
def test_extra_turns_count() -> None:
    party = party_at(*BABIES, row=ROW, turns_begun=299)
    party.turn(0, "pick_clue", clue=EXTRA_TURN)
    assert party.due == ("turn", 0)
    party.turn(0, "change_diaper")
    assert party.due == ("over", 0)


@pytest.mark.rule("baby-clues/end-3")
def test_an_extra_turn_beyond_the_last_turn_is_lost() -> None:
    party = party_at(*BABIES, row=ROW, turns_begun=300)
    party.turn(0, "pick_clue", clue=EXTRA_TURN)
    assert party.due == ("over", 0)


@pytest.mark.rule("baby-clues/end-3", "baby-clues/end-2")
def test_what_the_last_turn_wins_counts() -> None:
    row = plain(Dread.LAMP, Dread.GARLIC, Dread.SOAP, Dread.SPIDER, Dread.WATER)
    party = party_at(*BABIES, fronts={1: SEVEN}, row=row, turn=1, turns_begun=300, bottles=[2, 0, 1])
    party.turn(1, "pick_clue", clue=clue(Dread.LAMP))
    assert party.due == ("over", 1)
    assert party.bottles == [2, 3, 1]
    assert party.places == [2, 1, 3]


@pytest.mark.rule("baby-clues/end-3")
def test_without_the_cap_it_goes_on() -> None:
    party = party_at(*BABIES, turns_begun=300, turns="none")
    for seat in range(3):
        party.turn(seat, "change_diaper")
    assert party.due == ("turn", 0)


@pytest.mark.rule("baby-clues/end-4")
@pytest.mark.parametrize(
    ("bottles", "places"),
    [([1, 4, 2], [3, 1, 2]), ([3, 3, 1], [1, 1, 3]), ([1, 3, 1], [2, 1, 2]), ([0, 0, 0], [1, 1, 1])],
)
def test_most_bottles_win_and_equal_ones_share_a_place(bottles: list[int], places: list[int]) -> None:
    party = party_at(*BABIES, turns_begun=300, bottles=bottles)
    party.turn(0, "change_diaper")
    assert party.places == places
