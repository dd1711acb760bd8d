"""Junior Cluedo: when it is over, who takes which place, and what is done for a player whose time runs out."""

from __future__ import annotations

import pytest

from parlour.engine.kind import Kind
from parlour.games.junior_cluedo.house import BAT, CAT, GHOST
from parlour.games.junior_cluedo.state import Thing

from .house_map import place
from .house_party import Party, party_at

WRONG = (GHOST, BAT, CAT)


@pytest.mark.rule("junior-cluedo/end-1")
def test_the_last_one_left_wins_without_a_word() -> None:
    party = party_at("S", "a")
    assert not party.accuse(0, "abc", *WRONG)
    assert party.match.kind is Kind.OVER
    assert party.places() == [2, 1]


@pytest.mark.rule("junior-cluedo/end-1")
def test_the_last_one_left_of_several_wins() -> None:
    party = party_at("S", "a", "b", "c", turn=0, out=[3, 1])
    party.accuse(0, "abc", *WRONG)
    assert party.match.kind is Kind.OVER
    assert party.places() == [2, 3, 1, 4]


@pytest.mark.rule("junior-cluedo/end-1")
def test_two_that_are_left_play_on() -> None:
    party = party_at("S", "E1", "H1")
    party.accuse(0, "abc", *WRONG)
    assert party.due == ("play", 1)
    party.move(1, 1, "E2")
    party.move(2, 1, "H2")
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/end-2")
def test_places_behind_the_winner() -> None:
    party = party_at("a", "b", "S", "c", "d", "e", turn=2, out=[4, 0])
    party.accuse(2, "abc", GHOST, GHOST, GHOST)
    assert party.places() == [5, 2, 1, 2, 6, 2]


@pytest.mark.rule("junior-cluedo/cap-1")
def test_after_a_thousand_turns_nobody_wins() -> None:
    party = party_at("D4", "E1", "a", out=[2], turns_begun=999)
    party.move(0, 1, "D5")
    assert party.due == ("play", 1)
    party.move(1, 1, "E2")
    assert party.match.kind is Kind.OVER
    assert party.places() == [1, 1, 3]
    assert party.state["winner"] == 0


@pytest.mark.rule("junior-cluedo/cap-1")
def test_the_thousandth_turn_can_still_be_won() -> None:
    party = party_at("S", "E1", "a", turns_begun=1000)
    party.accuse(0, "abc", GHOST, GHOST, GHOST)
    assert party.places() == [1, 2, 2]


@pytest.mark.rule("junior-cluedo/cap-1")
def test_without_a_cap_play_goes_on() -> None:
    party = party_at("D4", "E1", turns="none", turns_begun=1000)
    party.move(0, 1, "D5")
    party.move(1, 1, "E2")
    assert party.due == ("play", 0)


@pytest.mark.rule("junior-cluedo/default-1")
@pytest.mark.parametrize("where", ["D4", "a", "B4", "S"])
def test_by_default_the_die_is_rolled(where: str) -> None:
    assert party_at(where, "E1").default(0) == ("roll_die", {})


@pytest.mark.rule("junior-cluedo/default-1")
def test_by_default_the_magnifying_glass_is_put_back() -> None:
    party = party_at("B4", "S")
    party.move(0, 1, "a")
    party.sees(GHOST)
    assert party.default(0) == ("close", {})

    party = party_at("S", "a")
    party.act(0, "accuse", rooms=0b111)
    for card in WRONG:
        party.sees(card)
    assert party.default(0) == ("close", {})


def walk_by_default(party: Party, pips: int) -> str:
    """Where seat 1 gets with this roll if its time runs out at every step."""
    party.roll(0, pips)
    while party.due == ("walk", 0):
        party.match.act_by_default(0)
    return party.where[0]


@pytest.mark.rule("junior-cluedo/default-2")
def test_by_default_a_piece_goes_to_the_nearest_room_and_in() -> None:
    assert walk_by_default(party_at("C5", "S"), 6) == "a"
    assert walk_by_default(party_at("J10", "S"), 6) == "i"
    assert walk_by_default(party_at("D5", "S"), 1) == "D6"


@pytest.mark.rule("junior-cluedo/default-2")
def test_by_default_a_piece_passes_a_room_whose_card_it_has_looked_at() -> None:
    seen = dict.fromkeys("abcefghi", (GHOST, [0]))
    cards = [GHOST, GHOST, GHOST, BAT, BAT, BAT, CAT, CAT]
    party = party_at("A4", "S", seen={letter: (card, [0]) for letter, card in zip(seen, cards, strict=True)})
    assert walk_by_default(party, 6) == "d"


@pytest.mark.rule("junior-cluedo/default-2")
def test_a_room_that_only_others_have_looked_into_is_not_yet_seen() -> None:
    assert walk_by_default(party_at("C5", "S", seen={"a": (GHOST, [1])}), 6) == "a"


@pytest.mark.rule("junior-cluedo/default-3")
def test_by_default_nobody_accuses() -> None:
    party = party_at("F5", "a", seen={letter: (GHOST, [0]) for letter in "abc"})
    party.move(0, 1, "S")
    assert party.default(0) == ("decline", {})


@pytest.mark.rule("junior-cluedo/default-4")
def test_by_default_one_takes_the_first_free_character() -> None:
    party = Party(3)
    party.roll_off(6, 4, 2)
    party.choose(1)
    assert party.default(1) == ("choose_character", {"character": 1})
    party.choose(3)
    assert party.default(2) == ("choose_character", {"character": 1})


@pytest.mark.rule("junior-cluedo/default-5")
def test_by_default_chance_places_things() -> None:
    party = Party(2, placing="players")
    party.roll_off(6, 4)
    party.choose(1, 2)
    assert party.is_left_to_chance(0)
    party.act(0, "place_thing", square=place("D5"))
    assert party.is_left_to_chance(1)


@pytest.mark.rule("junior-cluedo/default-5")
def test_by_default_chance_picks_two_rooms() -> None:
    party = party_at("C5", "a", things={"D5": Thing.FLOORBOARD})
    party.move(0, 1, "D5")
    assert party.is_left_to_chance(0)
