"""Loony Clues: the three rounds of a game, and the masks of each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.games.loony_clues.state import Gone

from .masquerade import RIGHT, Masquerade, all_wrong, masquerade_at, top


def after_round(*identities: int, played: int = 0, beginner: int = 0, masks_used: Sequence[int] = ()) -> Masquerade:
    """The last turn of a round has been taken and all guesses are scored; this round's `beginner` began it."""
    boards = {1: {top(40): True, top(41): False}}
    guesses = all_wrong(len(identities)) | {(1, 0): (identities[0], RIGHT)}
    party = masquerade_at(*identities, guesses=guesses, boards=boards, discards=[42], played=played)
    party.state["beginner"] = beginner
    for mask in masks_used:
        party.state["mask_gone"][mask] = Gone.USED
    party.whole_turn(0, 1)
    party.settle()
    return party


@pytest.mark.rule("loony-clues/round-1")
@pytest.mark.parametrize("played", [0, 1])
def test_the_first_two_rounds_are_followed_by_another(played: int) -> None:
    party = after_round(1, 2, 3, played=played)
    assert party.due[0] == "scored"
    assert party.points(played) == [1, 4, 0]
    party.see_points()
    party.settle()
    assert party.due[0] == "ask"
    assert party.points(played) == [1, 4, 0]


@pytest.mark.rule("loony-clues/round-1", "loony-clues/over-1")
def test_the_third_round_is_the_last() -> None:
    party = after_round(1, 2, 3, played=2)
    assert party.due[0] == "over"
    assert party.match.deciding == []


@pytest.mark.rule("loony-clues/round-1")
def test_three_rounds_are_played_from_the_first_on() -> None:
    party = Masquerade(3)
    scored: list[list[int]] = []
    for seat in range(3):
        party.settle()
        assert party.due == ("ask", seat)
        _finish(party)
        scored.append(party.points(seat))
        assert party.due[0] == ("over" if seat == 2 else "scored")
        if seat < 2:
            party.see_points()
    assert party.match.returns() == [sum(one) for one in zip(*scored, strict=True)]
    assert all(map(any, scored))


def _finish(party: Masquerade) -> None:
    """The round is played until the player that begins has guessed both others."""
    guesser = party.due[1]
    for target in ((guesser + 1) % 3, (guesser + 2) % 3):
        party.whole_turn(guesser, target, int(party.state["identity"][target]))
        for other in (1, 2):
            party.whole_turn((guesser + other) % 3, guesser)
    party.lay_the_rest()
    party.settle()


@pytest.mark.rule("loony-clues/round-1")
def test_the_next_round_begins_when_everybody_has_seen_the_points() -> None:
    party = after_round(1, 2, 3, 4)
    assert party.match.deciding == [0, 1, 2, 3]
    for seat in range(4):
        assert party.choices(seat) == [("next_round", {})]
        assert party.default(seat) == ("next_round", {})
        assert party.refusal(seat, "wait") == "not-now"


@pytest.mark.rule("loony-clues/round-2")
def test_all_clue_cards_are_in_the_deck_again() -> None:
    party = after_round(1, 2, 3)
    party.see_points()
    party.settle("deal-clues")
    assert party.possible == set(range(60))
    assert party.discards == []
    assert [party.board(seat) for seat in range(3)] == [{}, {}, {}]
    assert [party.hand(seat) for seat in range(3)] == [[], [], []]
    party.settle("deal-identities")
    assert [len(party.hand(seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("loony-clues/round-2")
def test_all_identities_are_shuffled_again() -> None:
    party = after_round(1, 2, 3)
    party.see_points()
    party.settle("deal-identities")
    assert party.possible == set(range(12))
    party.becomes(1, 2)
    assert party.possible == set(range(12)) - {1}


@pytest.mark.rule("loony-clues/round-2")
def test_all_guess_cards_are_with_their_players_again() -> None:
    party = after_round(1, 2, 3)
    party.see_points()
    party.settle()
    assert [party.guesses(seat) for seat in range(3)] == [{}, {}, {}]
    party.asks(1, top(party.hand(1)[0]), 2)
    assert party.numbers(1) == list(range(1, 13))
    party.triggers(1, 1)
    party.together(seat_0=None)
    assert party.guesses(2) == {1: (1, RIGHT)}


@pytest.mark.rule("loony-clues/round-3", "loony-clues/turn-1")
@pytest.mark.parametrize(("beginner", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_after_the_beginner_begins_the_next_round(beginner: int, following: int) -> None:
    party = after_round(1, 2, 3, beginner=beginner)
    party.see_points()
    party.settle("deal-clues")
    assert party.due == ("deal-clues", following)
    party.settle("deal-identities")
    assert party.due == ("deal-identities", following)
    party.settle()
    assert party.due == ("ask", following)


# Masks


@pytest.mark.rule("loony-clues/masks-1")
def test_the_masks_of_earlier_rounds_do_not_come_back() -> None:
    party = after_round(1, 2, 3, played=1, masks_used=range(80, 92))
    assert party.masks == list(range(12))
    party.see_points()
    left = set(range(12, 80)) | set(range(92, 100))
    for mask in (12, 99, 79, 92, *range(20, 28)):
        assert party.possible == left
        party.lay_out(mask)
        left.remove(mask)
    assert party.masks == [12, 99, 79, 92, *range(20, 28)]


def rematch(fresh: Sequence[int]) -> Masquerade:
    """A rematch of a game after which only these masks were left."""
    before = masquerade_at(1, 2, 3)
    for mask in range(100):
        before.state["mask_gone"][mask] = Gone.FRESH if mask in fresh else Gone.USED
    return Masquerade(3, before.match.carry())


@pytest.mark.rule("loony-clues/masks-2")
def test_in_a_rematch_masks_that_were_used_do_not_come_back() -> None:
    party = rematch(range(36, 100))
    assert party.possible == set(range(36, 100))
    party.lay_out(50)
    assert party.possible == set(range(36, 100)) - {50}


@pytest.mark.rule("loony-clues/masks-2", "loony-clues/masks-1")
def test_when_the_others_are_used_up_those_of_earlier_games_come_back() -> None:
    party = rematch([3, 5, 8])
    party.lay_out(5, 3)
    assert party.possible == {8}
    party.lay_out(8)
    left = set(range(100)) - {3, 5, 8}
    assert party.possible == left
    party.lay_out(0)
    assert party.possible == left - {0}


@pytest.mark.rule("loony-clues/masks-2")
def test_in_a_rematch_after_which_none_is_left_all_come_back() -> None:
    assert rematch([]).possible == set(range(100))


@pytest.mark.rule("loony-clues/masks-2")
def test_in_the_rematch_of_a_rematch_masks_of_both_games_stay_away() -> None:
    party = rematch(range(10, 100))
    party.lay_out(*range(10, 22))
    again = Masquerade(3, party.match.carry())
    assert again.possible == set(range(22, 100))
