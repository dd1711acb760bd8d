"""Baby Clues: escape cards."""

from __future__ import annotations

import pytest

from .clue_box import BALLOONS, BOX, PRAM, Baby, Dread, plain
from .clues import party_at

BABIES = (Baby.VAMPIRE, Baby.MUMMY, Baby.REPORTER)


@pytest.mark.rule("baby-clues/escape-card-1")
@pytest.mark.parametrize("kind", [BOX, BALLOONS, PRAM])
def test_any_escape_card_can_be_taken_instead_of_a_clue(kind: int) -> None:
    party = party_at(*BABIES)
    party.act(0, "take_escape", escape=kind)
    assert party.escapes(0) == [kind]
    assert party.due == ("turn", 1)
    assert len(party.row) == 5


@pytest.mark.rule("baby-clues/escape-card-1")
def test_an_escape_card_counts_as_one_of_the_eight_different_cards() -> None:
    party = party_at(*BABIES, fronts={0: plain(*range(1, 7))}, escapes={0: [BOX]})
    party.act(0, "take_escape", escape=PRAM)
    assert party.due == ("reveal", 0)


@pytest.mark.rule("baby-clues/escape-card-1")
def test_a_kind_that_two_others_have_is_used_up() -> None:
    party = party_at(*BABIES, escapes={1: [BOX, PRAM], 2: [BOX]})
    assert party.refusal(0, "take_escape", escape=BOX) == "no-escape-left"
    assert party.choices(0, "take_escape") == [{"escape": BALLOONS}, {"escape": PRAM}]


@pytest.mark.rule("baby-clues/escape-card-2")
def test_nobody_takes_two_of_a_kind() -> None:
    party = party_at(*BABIES, escapes={0: [BALLOONS]})
    assert party.refusal(0, "take_escape", escape=BALLOONS) == "escape-already-in-front"
    assert party.choices(0, "take_escape") == [{"escape": BOX}, {"escape": PRAM}]


@pytest.mark.rule("baby-clues/escape-card-2")
def test_two_players_may_have_the_same_kind() -> None:
    party = party_at(*BABIES, escapes={1: [BALLOONS]})
    party.act(0, "take_escape", escape=BALLOONS)
    assert party.escapes(0) == party.escapes(1) == [BALLOONS]


@pytest.mark.rule("baby-clues/escape-card-3")
def test_an_escape_card_tells_nothing() -> None:
    party = party_at(*BABIES, fronts={0: plain(Dread.SOAP)})
    party.act(0, "take_escape", escape=BOX)
    assert party.is_not(0) == {Baby.MUD}
    assert party.suspects(1, 0) == set(Baby) - {Baby.MUD, Baby.MUMMY}
