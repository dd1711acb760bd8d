"""Junior Cluedo: who sees what."""

from __future__ import annotations

import pytest

from parlour.engine.actions import SeenAction
from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.games.junior_cluedo.house import BAT, CAT, GHOST

from .house_map import room, rooms
from .house_party import Party, party_at


def last_step(party: Party, viewer: int) -> SeenAction | SeenOutcome:
    """The newest step as a viewer may know it."""
    return party.match.seen_step(viewer, len(party.match.log) - 1)


@pytest.mark.rule("junior-cluedo/look-1")
@pytest.mark.parametrize("passage", [True, False])
def test_only_the_looker_sees_the_card(passage: bool) -> None:
    party = party_at("i" if passage else "B4", "a", "b")
    if passage:
        party.act(0, "take_passage")
    else:
        party.move(0, 1, "a")
    party.sees(CAT)
    assert last_step(party, 0) == SeenOutcome("look", CAT - 1)
    assert party.knows(0) == {"a": CAT}
    for viewer in (1, 2, SPECTATOR):
        assert last_step(party, viewer) == SeenOutcome("look", None)
        assert party.knows(viewer) == {}


@pytest.mark.rule("junior-cluedo/look-1")
def test_what_others_have_seen_is_hidden_even_from_whoever_stands_in_the_room() -> None:
    party = party_at("a", "a", "b", seen={"a": (GHOST, [0])})
    assert party.knows(0) == {"a": GHOST}
    assert party.knows(1) == party.knows(2) == {}


@pytest.mark.rule("junior-cluedo/look-3")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_who_has_looked_where(viewer: int) -> None:
    party = party_at("B4", "a", seen={"a": (GHOST, [1])})
    party.move(0, 1, "a")
    party.look(0)
    looked = party.match.observation(viewer)["looked"][0].tolist()
    assert looked == [0b11, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("junior-cluedo/accuse-2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_hears_which_rooms_are_named_before_the_first_look(viewer: int) -> None:
    party = party_at("S", "a", "b")
    party.act(0, "accuse", rooms=rooms("beh"))
    assert last_step(party, viewer) == SeenAction(0, "accuse", {"rooms": rooms("beh")})
    assert party.due == ("check", 0)


@pytest.mark.rule("junior-cluedo/accuse-8")
@pytest.mark.parametrize("cards", [(GHOST, GHOST, GHOST), (GHOST, BAT, GHOST)])
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_the_others_hear_only_whether_it_is_right(cards: tuple[int, int, int], viewer: int) -> None:
    party = party_at("S", "a", "b")
    party.act(0, "accuse", rooms=rooms("beh"))
    for card in cards:
        party.sees(card)
        assert last_step(party, 0) == SeenOutcome("look", card - 1)
        assert last_step(party, viewer) == SeenOutcome("look", None)
    assert party.knows(viewer) == {}
    right = cards == (GHOST, GHOST, GHOST)
    assert party.verdict(0) is right
    assert last_step(party, viewer) == SeenOutcome("verdict", int(right))


@pytest.mark.rule("junior-cluedo/accuse-8")
@pytest.mark.parametrize("cards", [(GHOST, GHOST, GHOST), (GHOST, BAT, GHOST)])
def test_before_the_verdict_a_right_accusation_looks_like_a_wrong_one(cards: tuple[int, int, int]) -> None:
    seen: list[bytes] = []
    for found in (cards, (CAT, CAT, CAT)):
        party = party_at("S", "a", "b")
        party.act(0, "accuse", rooms=rooms("beh"))
        for card in found:
            party.sees(card)
        party.act(0, "close")
        seen.append(party.match.observation(1).tobytes())
    assert seen[0] == seen[1]


@pytest.mark.rule("junior-cluedo/accuse-8")
def test_the_accuser_that_is_out_keeps_what_it_saw_to_itself() -> None:
    party = party_at("S", "E1", "H1")
    party.accuse(0, "beh", GHOST, BAT, CAT)
    assert party.knows(0) == {"b": GHOST, "e": BAT, "h": CAT}
    assert party.knows(1) == party.knows(2) == {}
    assert party.match.observation(1)["looked"][0][room("b")] == 0b001
