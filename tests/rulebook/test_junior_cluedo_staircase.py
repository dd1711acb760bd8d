"""Junior Cluedo: the staircase, and accusing there."""

from __future__ import annotations

import itertools

import pytest

from parlour.engine.kind import Kind
from parlour.engine.luck import new_luck
from parlour.engine.match import imagine
from parlour.games.junior_cluedo.house import BAT, CAT, GHOST
from parlour.games.junior_cluedo.state import Thing

from .house_map import room, rooms, squares
from .house_party import Party, party_at

JOINED = {"F5", "G5", "E7", "H7", "E8", "H8", "F10", "G10"}


def on_the_staircase(*others: str, ghosts: str = "3") -> Party:
    """Seat 1 begins its turn on the staircase."""
    return party_at("S", *(others or ("a", "b")), ghosts=ghosts)


def named_sets(party: Party) -> set[int]:
    """The sets of rooms that seat 1 may name."""
    return {parameters["rooms"] for parameters in party.choices(0, "accuse")}


@pytest.mark.rule("junior-cluedo/stairs-1")
@pytest.mark.parametrize("square", sorted(JOINED))
def test_the_staircase_is_one_step_from_the_squares_joined_to_it(square: str) -> None:
    party = party_at(square, "a")
    party.roll(0, 1)
    assert "S" in party.ways(0)
    party.walk(0, "S")
    assert party.where[0] == "S"


@pytest.mark.rule("junior-cluedo/stairs-1")
@pytest.mark.parametrize("square", ["E6", "H6", "E9", "H9", "E5", "F4", "D7"])
def test_from_no_other_square_can_one_climb(square: str) -> None:
    party = party_at(square, "a")
    party.roll(0, 1)
    assert party.refusal(0, "climb") == "not-at-the-staircase"


@pytest.mark.rule("junior-cluedo/stairs-1")
def test_climbing_takes_a_step() -> None:
    party = party_at("F4", "a")
    party.move(0, 1, "F5")
    assert party.where[0] == "F5"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/stairs-2", "junior-cluedo/move-4")
@pytest.mark.parametrize("pips", [2, 6])
def test_no_exact_roll_is_needed_for_the_staircase(pips: int) -> None:
    party = party_at("F4", "a")
    party.move(0, pips, "F5", "S")
    assert party.due == ("arrived", 0)
    assert not party.choices(0, "step")


@pytest.mark.rule("junior-cluedo/stairs-3")
def test_the_staircase_is_left_on_every_side() -> None:
    party = on_the_staircase()
    party.roll(0, 2)
    assert party.ways(0) == JOINED == squares("+")
    party.walk(0, "H8", "I8")
    assert party.where[0] == "I8"


@pytest.mark.rule("junior-cluedo/accuse-1")
def test_on_arrival_one_may_accuse_or_decline() -> None:
    party = party_at("F5", "a")
    party.move(0, 4, "S")
    assert {verb for verb, _ in party.choices(0)} == {"accuse", "decline"}
    party.act(0, "decline")
    assert party.where[0] == "S"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/accuse-1")
@pytest.mark.parametrize("where", ["a", "F5", "B4"])
def test_nobody_accuses_elsewhere(where: str) -> None:
    assert party_at(where, "b").refusal(0, "accuse", rooms=rooms("abc")) == "not-at-the-staircase"


@pytest.mark.rule("junior-cluedo/accuse-6")
def test_whoever_declined_may_accuse_when_its_turn_begins() -> None:
    party = party_at("F5", "E1")
    party.move(0, 4, "S")
    party.act(0, "decline")
    party.move(1, 1, "E2")
    assert party.accuse(0, "abc", GHOST, GHOST, GHOST)


@pytest.mark.rule("junior-cluedo/accuse-6", "junior-cluedo/accuse-9")
def test_whoever_was_bitten_may_accuse_when_its_next_turn_begins() -> None:
    party = party_at("C5", "E1", things={"D5": Thing.SPIDER}, biting=1)
    party.move(0, 1, "D5")
    party.bites()
    assert party.due == ("play", 1)
    party.move(1, 1, "E2")
    assert {verb for verb, _ in party.choices(0)} == {"roll_die", "accuse"}


@pytest.mark.rule("junior-cluedo/accuse-6")
def test_after_the_roll_it_is_too_late() -> None:
    party = on_the_staircase()
    party.roll(0, 3)
    assert party.refusal(0, "accuse", rooms=rooms("abc")) == "not-now"


@pytest.mark.rule("junior-cluedo/accuse-2")
@pytest.mark.parametrize("arrives", [True, False])
def test_three_different_rooms_are_named_whichever_they_are(arrives: bool) -> None:
    party = party_at("F5", "a") if arrives else on_the_staircase()
    if arrives:
        party.move(0, 1, "S")
    assert named_sets(party) == {rooms("".join(three)) for three in itertools.combinations("abcdefghi", 3)}
    for wrong in ("a", "ab", "abcd", "abcdefghi"):
        assert party.refusal(0, "accuse", rooms=rooms(wrong)) == "as-many-rooms-as-ghosts"


@pytest.mark.rule("junior-cluedo/accuse-7")
def test_the_accuser_looks_at_every_card_it_named() -> None:
    party = on_the_staircase()
    party.act(0, "accuse", rooms=rooms("beh"))
    party.sees(BAT)  # already wrong
    party.sees(GHOST)
    assert party.due == ("check", 0)
    party.sees(CAT)
    assert party.knows(0) == {"b": BAT, "e": GHOST, "h": CAT}
    assert party.due == ("checked", 0)
    assert party.refusal(0, "roll_die") == "close-first"


@pytest.mark.rule("junior-cluedo/accuse-7")
def test_a_card_that_was_seen_before_still_shows_the_same() -> None:
    party = party_at("S", "a", "b", seen={"b": (GHOST, [1])})
    party.act(0, "accuse", rooms=rooms("beh"))
    assert party.odds == [1, 0, 0]


@pytest.mark.rule("junior-cluedo/accuse-3", "junior-cluedo/end-1")
def test_three_ghosts_win() -> None:
    party = on_the_staircase()
    assert party.accuse(0, "beh", GHOST, GHOST, GHOST)
    assert party.match.kind is Kind.OVER
    assert party.places()[0] == 1


@pytest.mark.rule("junior-cluedo/accuse-4")
@pytest.mark.parametrize("cards", [(GHOST, GHOST, BAT), (CAT, GHOST, GHOST), (BAT, BAT, CAT)])
def test_anything_else_puts_the_accuser_out(cards: tuple[int, int, int]) -> None:
    party = on_the_staircase("B4", "E1")
    assert not party.accuse(0, "abc", *cards)
    assert party.playing == [1, 2]
    assert party.due == ("play", 1)
    party.move(1, 1, "a")
    assert party.odds == [int(kind == cards[0]) for kind in (GHOST, BAT, CAT)]
    party.look(1)
    party.move(2, 1, "E2")
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/accuse-5")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_failed_accusation_stays_known_when_cards_change_places(swapped: bool) -> None:
    party = party_at(
        "S",
        "C5",
        "E1",
        things={"D5": Thing.FLOORBOARD},
        seen={"a": (GHOST, [2]), "b": (GHOST, [2])},
    )
    party.accuse(0, "abc", GHOST, GHOST, CAT)
    party.move(1, 1, "D5")
    party.swap(1, *("cd" if swapped else "ef"))
    no_ghost = room("d" if swapped else "c")
    luck = new_luck(1, 1)
    kinds = {
        int(imagine(party.match.game, party.match.observation(2), 2, luck)["card"][0, no_ghost]) for _ in range(60)
    }
    assert kinds == {BAT, CAT}  # seat 3 has seen two of the three ghosts, so it is the third card that was none


@pytest.mark.rule("junior-cluedo/short-1", "junior-cluedo/accuse-2")
def test_two_rooms_are_named_in_the_short_game() -> None:
    party = on_the_staircase(ghosts="2")
    assert named_sets(party) == {rooms("".join(two)) for two in itertools.combinations("abcdefghi", 2)}
    assert party.refusal(0, "accuse", rooms=rooms("abc")) == "as-many-rooms-as-ghosts"


@pytest.mark.rule("junior-cluedo/short-1")
@pytest.mark.parametrize("named", ["ab", "ac", "bc"])
def test_any_two_of_the_three_ghosts_win_the_short_game(named: str) -> None:
    party = party_at("S", "a", "b", ghosts="2", seen={letter: (GHOST, [1]) for letter in "abc"})
    assert party.accuse(0, named, GHOST, GHOST)
    assert party.match.kind is Kind.OVER


@pytest.mark.rule("junior-cluedo/short-1", "junior-cluedo/accuse-4")
def test_one_ghost_is_not_enough_for_the_short_game() -> None:
    party = on_the_staircase(ghosts="2")
    assert not party.accuse(0, "ab", GHOST, CAT)
    assert party.playing == [1, 2]
