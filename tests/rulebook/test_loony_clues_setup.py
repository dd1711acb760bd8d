"""Loony Clues: what every player gets before a round, and who begins the game."""

from __future__ import annotations

import pytest

from parlour.engine.errors import SetupError

from .masquerade import Masquerade


@pytest.mark.rule("loony-clues/setup-1", "loony-clues/setup-2", "loony-clues/setup-3")
def test_masks_are_laid_out_then_clues_are_drawn_then_identities() -> None:
    party = Masquerade(3)
    party.lay_out(*range(0, 24, 2))
    for seat in range(3):
        party.draws(seat, *range(seat * 4, seat * 4 + 4))
    for seat in range(3):
        party.becomes(seat, 12 - seat)
    assert party.due == ("ask", 0)


@pytest.mark.rule("loony-clues/setup-1")
def test_twelve_different_masks_come_by_chance_and_are_numbered_in_order() -> None:
    party = Masquerade(3)
    left = set(range(100))
    chosen = [99, 0, 7, 31, 50, 8, 63, 62, 12, 98, 1, 40]
    for mask in chosen:
        assert party.due[0] == "lay-out-masks"
        assert party.possible == left
        party.lay_out(mask)
        left.remove(mask)
    assert party.masks == chosen
    assert party.due[0] == "deal-clues"


@pytest.mark.rule("loony-clues/setup-2", "loony-clues/setup-4", "loony-clues/box-2")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_player_draws_four_of_sixty_clue_cards(seats: int) -> None:
    party = Masquerade(seats)
    party.settle("deal-clues")
    left = set(range(60))
    for seat in range(seats):
        for card in (59 - seat, 0 + seat, 20 + seat, 40 - seat):
            assert party.possible == left
            party.draws(seat, card)
            left.remove(card)
    assert [party.hand(seat) for seat in range(seats)] == [
        [59 - seat, seat, 20 + seat, 40 - seat] for seat in range(seats)
    ]
    assert party.due == ("deal-identities", 0)


@pytest.mark.rule("loony-clues/setup-3", "loony-clues/setup-4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_player_draws_one_of_twelve_identities(seats: int) -> None:
    party = Masquerade(seats)
    party.settle("deal-identities")
    left = set(range(12))
    for seat in range(seats):
        assert party.possible == left
        party.becomes(seat, 12 - seat)
        left.remove(11 - seat)
    assert party.state["identity"][:seats].tolist() == [12 - seat for seat in range(seats)]
    assert party.due == ("ask", 0)


@pytest.mark.rule("loony-clues/setup-4")
@pytest.mark.parametrize("seats", [2, 7])
def test_two_are_too_few_and_seven_too_many(seats: int) -> None:
    with pytest.raises(SetupError):
        Masquerade(seats)


@pytest.mark.rule("loony-clues/first-1")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_dealer_picks_who_begins(seats: int) -> None:
    party = Masquerade(seats, first="random")
    assert party.due[0] == "choose-first"
    assert party.possible == set(range(seats))
    party.begins(2)
    party.settle("deal-clues")
    party.draws(2, 1, 2, 3, 4)
    party.settle("deal-identities")
    assert party.due == ("deal-identities", 2)
    party.settle()
    assert party.due == ("ask", 2)


@pytest.mark.rule("loony-clues/first-1")
def test_unless_the_table_chooses_otherwise_the_dealer_picks() -> None:
    assert Masquerade(3).match.game.prepare(3, {})[1] == {"first": "random"}


@pytest.mark.rule("loony-clues/first-2")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_chosen_seat_begins(seat: int) -> None:
    party = Masquerade(3, first=f"seat-{seat + 1}")
    assert party.due[0] == "lay-out-masks"
    party.settle()
    assert party.due == ("ask", seat)
