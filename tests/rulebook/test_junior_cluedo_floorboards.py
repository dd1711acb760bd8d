"""Junior Cluedo: floorboards creak, and cards change places."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.games.junior_cluedo.house import BAT, GHOST
from parlour.games.junior_cluedo.state import Thing

from .house_map import room
from .house_party import Party, party_at

ROOM_PAIRS = 36


def creaks(*others: str, **known: tuple[int, list[int]]) -> Party:
    """Seat 1 has landed on a floorboard; `known` is who has seen what, by room."""
    party = party_at("C5", *(others or ("E1",)), things={"D5": Thing.FLOORBOARD}, seen=known)
    party.move(0, 1, "D5")
    return party


@pytest.mark.rule("junior-cluedo/board-1")
def test_landing_on_a_floorboard_removes_it() -> None:
    party = creaks()
    assert party.due == ("swap", 0)
    assert not party.lying(Thing.FLOORBOARD)
    party.swap(0, "a", "b")
    assert party.where[0] == "D5"
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/board-1")
def test_a_floorboard_that_is_passed_stays_and_does_nothing() -> None:
    party = party_at("C5", "a", things={"D5": Thing.FLOORBOARD})
    party.move(0, 2, "D5", "E5")
    assert party.lying(Thing.FLOORBOARD) == {"D5"}
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/board-1", "junior-cluedo/move-4")
def test_landing_with_steps_left_in_a_dead_end_is_landing() -> None:
    party = party_at("D2", "b", things={"D1": Thing.FLOORBOARD})
    party.move(0, 6, "E2", "E1", "D1")
    assert party.due == ("swap", 0)


@pytest.mark.rule("junior-cluedo/board-2")
def test_the_player_picks_any_two_rooms() -> None:
    party = creaks("a", "b")
    assert len(party.choices(0, "swap_cards")) == ROOM_PAIRS
    assert party.refusal(0, "swap_cards", room=room("d"), other=room("d")) == "two-rooms"
    assert party.refusal(0, "close") == "not-now"
    party.swap(0, "a", "b")
    assert party.due == ("play", 1)


@pytest.mark.rule("junior-cluedo/board-2")
def test_the_cards_change_places() -> None:
    party = creaks("B4", "D2", a=(GHOST, [2]), e=(BAT, [2]))
    party.swap(0, "a", "e")
    party.move(1, 1, "a")
    assert party.odds == [0, 1, 0]
    party.look(1)
    assert party.knows(1) == {"a": BAT}


@pytest.mark.rule("junior-cluedo/board-2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_which_rooms_and_nobody_the_cards(viewer: int) -> None:
    party = creaks()
    party.swap(0, "a", "e")
    seen = party.match.seen_step(viewer, len(party.match.log) - 1)
    assert seen == (0, "swap_cards", {"room": room("a"), "other": room("e")})
    assert party.knows(viewer) == {}


@pytest.mark.rule("junior-cluedo/board-3")
def test_what_is_known_goes_with_the_cards() -> None:
    party = creaks("E1", "H1", a=(GHOST, [1]), e=(BAT, [1, 2]))
    party.swap(0, "a", "e")
    assert party.knows(1) == {"a": BAT, "e": GHOST}
    assert party.knows(2) == {"a": BAT}
    assert party.knows(0) == {}


@pytest.mark.rule("junior-cluedo/board-3")
def test_a_card_that_nobody_knows_comes_to_a_room_that_was_known() -> None:
    party = creaks("B4", a=(GHOST, [1]))
    party.swap(0, "a", "f")
    assert party.knows(1) == {"f": GHOST}
    party.move(1, 1, "a")
    assert party.odds == [2, 3, 3]
