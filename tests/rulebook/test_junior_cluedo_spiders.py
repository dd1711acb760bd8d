"""Junior Cluedo: spiders that bite, and those that do not."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.games.junior_cluedo.state import Thing

from .house_party import Party, party_at

LEFT = (Thing.SPIDER, Thing.HARMLESS)


def beside_a_spider(*others: str) -> Party:
    """Seat 1 stands on C5, with one spider that bites and one that does not on D5 and J5: nobody knows which."""
    return party_at("C5", *(others or ("a",)), things={"D5": Thing.SPIDER, "J5": Thing.SPIDER}, biting=1)


@pytest.mark.rule("junior-cluedo/spider-1", "junior-cluedo/move-4")
@pytest.mark.parametrize("pips", [1, 5])
def test_a_bite_sends_the_piece_to_the_staircase_whether_it_stops_or_passes(pips: int) -> None:
    party = beside_a_spider()
    party.move(0, pips, "D5")
    party.bites()
    assert party.where[0] == "S"
    assert party.lying(*LEFT) == {"J5"}
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/spider-1", "junior-cluedo/move-6")
def test_a_bite_sends_even_those_back_who_came_from_the_staircase() -> None:
    party = party_at("S", "a", things={"F5": Thing.SPIDER}, biting=1)
    party.move(0, 4, "F5")
    party.bites()
    assert party.where[0] == "S"


@pytest.mark.rule("junior-cluedo/spider-2")
def test_a_harmless_spider_that_is_passed_stays_and_the_move_goes_on() -> None:
    party = beside_a_spider()
    party.move(0, 3, "D5")
    party.spares()
    party.walk(0, "E5", "E4")
    assert party.where[0] == "E4"
    assert party.lying(*LEFT) == {"D5", "J5"}


@pytest.mark.rule("junior-cluedo/spider-2")
def test_a_spider_that_has_not_bitten_never_does() -> None:
    party = beside_a_spider("E6")
    party.move(0, 2, "D5")
    party.spares()
    party.walk(0, "E5")
    party.move(1, 3, "D6", "D5", "D4")
    assert party.where[1] == "D4"
    assert "D5" in party.lying(*LEFT)


@pytest.mark.rule("junior-cluedo/spider-3")
def test_a_harmless_spider_that_is_landed_on_leaves_the_game() -> None:
    party = beside_a_spider()
    party.move(0, 1, "D5")
    party.spares()
    assert party.where[0] == "D5"
    assert party.lying(*LEFT) == {"J5"}
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/spider-3")
def test_so_does_one_that_was_only_passed_before() -> None:
    party = beside_a_spider("D6")
    party.move(0, 2, "D5")
    party.spares()
    party.walk(0, "E5")
    party.move(1, 1, "D5")
    assert party.where[1] == "D5"
    assert party.lying(*LEFT) == {"J5"}


@pytest.mark.rule("junior-cluedo/spider-3", "junior-cluedo/move-4")
def test_a_piece_lands_where_it_can_go_no_further() -> None:
    party = party_at("D2", "b", things={"D1": Thing.SPIDER})
    party.move(0, 6, "E2", "E1", "D1")
    party.spares()
    assert party.where[0] == "D1"
    assert not party.lying(*LEFT)
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/spider-4")
@pytest.mark.parametrize(("spiders", "biting"), [(4, 2), (4, 1), (3, 2), (2, 0), (1, 1)])
def test_every_untouched_spider_may_be_one_that_bites(spiders: int, biting: int) -> None:
    untouched = dict.fromkeys(["D5", "J5", "J10", "C10"][:spiders], Thing.SPIDER)
    party = party_at("C5", "a", things=untouched, biting=biting)
    party.move(0, 2, "D5")
    assert party.odds == [spiders - biting, biting]


@pytest.mark.rule("junior-cluedo/spider-4")
def test_after_a_bite_the_others_are_less_to_be_feared() -> None:
    party = beside_a_spider("I5")
    party.move(0, 1, "D5")
    party.bites()
    party.move(1, 1, "J5")
    assert party.odds == [1, 0]


@pytest.mark.rule("junior-cluedo/spider-5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("bites", [True, False])
def test_everybody_sees_whether_a_spider_bites(viewer: int, bites: bool) -> None:
    party = beside_a_spider()
    party.move(0, 2, "D5")
    party.bites() if bites else party.spares()
    assert party.match.seen_step(viewer, len(party.match.log) - 1) == SeenOutcome("bite", int(bites))


@pytest.mark.rule("junior-cluedo/setup-6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_spiders_look_all_the_same_before_they_are_touched(viewer: int) -> None:
    seen = beside_a_spider().match.observation(viewer)["thing"][0]
    assert sorted(set(seen.tolist())) == [Thing.NOTHING, Thing.SPIDER]
