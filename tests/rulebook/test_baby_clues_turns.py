"""Baby Clues: what a turn is, and changing the diaper."""

from __future__ import annotations

import pytest

from parlour.games.baby_clues.cards import Icon

from .clue_box import BOX, Baby, Dread, all_but, clue, plain
from .clues import party_at

ROW = plain(Dread.GARLIC, Dread.SOAP, Dread.LAMP, Dread.CARROT, Dread.WATER)
BABIES = (Baby.VAMPIRE, Baby.MUMMY, Baby.REPORTER)


@pytest.mark.rule("baby-clues/turn-1")
def test_there_are_four_things_to_do_and_no_passing() -> None:
    party = party_at(*BABIES, fronts={0: plain(Dread.SOAP)}, row=ROW)
    assert {verb for verb, _ in party.choices(0)} == {"pick_clue", "take_escape", "change_diaper", "unmask"}
    assert party.refusal(0, "decline") == "no-extra-turn"


@pytest.mark.rule("baby-clues/turn-1")
@pytest.mark.parametrize(
    ("verb", "parameters"),
    [
        ("pick_clue", {"clue": clue(Dread.LAMP)}),
        ("take_escape", {"escape": BOX}),
        ("change_diaper", {}),
        ("unmask", {"target": 1, "dread": Dread.SOAP}),
        ("unmask", {"target": 2, "dread": Dread.SPIDER}),
    ],
)
def test_one_of_them_is_a_turn(verb: str, parameters: dict[str, int]) -> None:
    party = party_at(*BABIES, fronts={0: plain(Dread.SOAP, Dread.SPIDER)}, row=ROW)
    party.turn(0, verb, **parameters)
    assert party.due == ("turn", 1)
    assert party.refusal(0, "change_diaper") == "not-your-turn"


@pytest.mark.rule("baby-clues/turn-1")
def test_without_a_clue_there_is_nothing_to_unmask_with() -> None:
    party = party_at(*BABIES, escapes={0: [BOX]})
    assert party.choices(0, "unmask") == []


@pytest.mark.rule("baby-clues/turn-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    party = party_at(*list(Baby)[:seats], turn=1)
    order: list[int] = []
    for _ in range(seats + 1):
        order.append(party.due[1])
        party.turn(order[-1], "change_diaper")
    assert order == [(1 + step) % seats for step in range(seats + 1)]


@pytest.mark.rule("baby-clues/diaper-1")
def test_a_diaper_change_adds_two_clues_and_ends_the_turn() -> None:
    party = party_at(*BABIES, row=ROW)
    party.act(0, "change_diaper")
    party.turns_up(clue(Dread.SPIDER, Icon.ASK), clue(Dread.ERASER))
    assert party.row == sorted([*ROW, clue(Dread.SPIDER, Icon.ASK), clue(Dread.ERASER)])
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/diaper-1")
def test_diaper_changes_add_up() -> None:
    party = party_at(*BABIES)
    for changes in range(1, 7):
        party.turn(party.due[1], "change_diaper")
        assert len(party.row) == 5 + 2 * changes


@pytest.mark.rule("baby-clues/diaper-2")
def test_a_diaper_change_adds_what_the_deck_still_has() -> None:
    last = [clue(Dread.LAMP, Icon.ASK)]
    party = party_at(*BABIES, row=all_but(last), deck=last)
    party.act(0, "change_diaper")
    party.turns_up(*last)
    assert party.due == ("turn", 1)
    assert len(party.row) == 36


@pytest.mark.rule("baby-clues/diaper-3")
@pytest.mark.parametrize("diaper", ["add", "sweep"])
def test_the_diaper_can_be_changed_when_nothing_else_can_be_done(diaper: str) -> None:
    """The row has but the own dread, and all escape cards are with others or in front."""
    row = [*plain(Dread.GARLIC, Dread.GARLIC), clue(Dread.GARLIC, Icon.TURN), clue(Dread.GARLIC, Icon.SNOOP)]
    escapes = {0: range(3), 1: range(3)}
    party = party_at(Baby.VAMPIRE, Baby.MUD, row=row[:3], escapes=escapes, diaper=diaper)
    assert party.choices(0) == [("change_diaper", {})]
    party.turn(0, "change_diaper")
    assert len(party.row) == 5


@pytest.mark.rule("baby-clues/diaper-3", "baby-clues/deck-3")
@pytest.mark.parametrize("diaper", ["add", "sweep"])
def test_the_diaper_can_be_changed_though_the_deck_is_empty(diaper: str) -> None:
    party = party_at(*BABIES, row=all_but(), deck=[], diaper=diaper)
    party.turn(0, "change_diaper")
    assert party.due == ("turn", 1)
    assert len(party.row) == {"add": 36, "sweep": 5}[diaper]


@pytest.mark.rule("baby-clues/sweep-1")
@pytest.mark.parametrize("swept", [ROW, [*ROW, *plain(Dread.GARLIC, Dread.SPIDER)]])
def test_a_sweep_brings_five_clues_for_the_whole_row(swept: list[int]) -> None:
    party = party_at(*BABIES, row=swept, diaper="sweep")
    new = plain(Dread.ERASER, Dread.ERASER, Dread.SCISSORS, Dread.SPIDER, Dread.TOOTHBRUSH)
    party.act(0, "change_diaper")
    party.turns_up(*new)
    assert party.row == sorted(new)
    assert party.clues_left == 31
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/sweep-1", "baby-clues/deck-2")
def test_swept_clues_come_up_after_the_rest_of_the_deck() -> None:
    deck = plain(0, 1, 2, 3, 4, 5)
    party = party_at(*BABIES, row=all_but(deck), deck=deck, diaper="sweep")
    party.act(0, "change_diaper")
    party.turns_up(*deck[:5])
    party.act(1, "change_diaper")
    party.turns_up(deck[5])
    assert party.possible == set(all_but(deck))


@pytest.mark.rule("baby-clues/sweep-2")
def test_if_the_deck_is_short_swept_clues_come_up_again() -> None:
    deck = plain(Dread.SPIDER, Dread.SPIDER)
    party = party_at(*BABIES, row=all_but(deck), deck=deck, diaper="sweep")
    party.act(0, "change_diaper")
    assert party.possible == set(deck)
    party.turns_up(*deck)
    assert party.possible == set(all_but(deck))
    party.settle()
    assert len(party.row) == 5
    assert party.clues_left == 31
