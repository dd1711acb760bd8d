"""Baby Clues: picking a clue, the row and the deck that fills it."""

from __future__ import annotations

import pytest

from parlour.engine.actions import SeenAction
from parlour.engine.kind import SPECTATOR
from parlour.games.baby_clues.cards import Icon

from .clue_box import SEVEN, Baby, Dread, all_but, clue, clues_of, plain
from .clues import party_at

ROW = plain(Dread.GARLIC, Dread.SOAP, Dread.LAMP, Dread.CARROT, Dread.WATER)
BABIES = (Baby.VAMPIRE, Baby.MUMMY, Baby.REPORTER)


@pytest.mark.rule("baby-clues/pick-1")
@pytest.mark.parametrize("dread", [Dread.SOAP, Dread.LAMP, Dread.CARROT, Dread.WATER])
def test_any_clue_of_the_row_can_be_picked(dread: Dread) -> None:
    party = party_at(*BABIES, row=ROW)
    party.act(0, "pick_clue", clue=clue(dread))
    assert party.front(0) == [clue(dread)]
    assert party.row == sorted(set(ROW) - {clue(dread)})


@pytest.mark.rule("baby-clues/pick-1")
def test_a_clue_that_is_not_in_the_row_cannot_be_picked() -> None:
    party = party_at(*BABIES, row=ROW)
    assert party.refusal(0, "pick_clue", clue=clue(Dread.SPIDER)) == "not-in-the-row"
    assert party.refusal(0, "pick_clue", clue=clue(Dread.SOAP, Icon.TURN)) == "not-in-the-row"


@pytest.mark.rule("baby-clues/pick-1")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_everybody_sees_which_clue_was_picked(viewer: int) -> None:
    party = party_at(*BABIES, row=ROW)
    party.act(0, "pick_clue", clue=clue(Dread.SOAP))
    seen = party.match.seen_step(viewer, 0)
    assert isinstance(seen, SeenAction)
    assert seen.parameters == {"clue": clue(Dread.SOAP)}


@pytest.mark.rule("baby-clues/pick-2")
@pytest.mark.parametrize("icon", [Icon.NONE, Icon.TURN, Icon.SNOOP])
def test_the_own_dread_cannot_be_picked(icon: Icon) -> None:
    party = party_at(*BABIES, row=[clue(Dread.GARLIC, icon), *ROW[1:]])
    assert party.refusal(0, "pick_clue", clue=clue(Dread.GARLIC, icon)) == "your-own-dread"
    assert party.choices(0, "pick_clue") == [{"clue": kind} for kind in sorted(ROW[1:])]
    assert not party.match.log


@pytest.mark.rule("baby-clues/pick-3")
def test_a_pick_crosses_its_baby_out() -> None:
    party = party_at(*BABIES, row=ROW)
    party.turn(0, "pick_clue", clue=clue(Dread.SOAP))
    assert party.is_not(0) == {Baby.MUD}
    assert Baby.MUD not in party.suspects(1, 0) | party.suspects(2, 0)


@pytest.mark.rule("baby-clues/identical-1")
@pytest.mark.parametrize("icon", [Icon.NONE, Icon.TURN, Icon.SNOOP])
def test_a_dread_that_lies_in_front_cannot_be_picked_again(icon: Icon) -> None:
    """The one in front has the icon of an extra turn, but it is the dread that counts."""
    front = [clue(Dread.SOAP, Icon.TURN)]
    if icon is Icon.TURN:
        front = plain(Dread.SOAP)
    row = [clue(Dread.SOAP, icon), *plain(Dread.LAMP, Dread.CARROT, Dread.WATER, Dread.SPIDER)]
    party = party_at(*BABIES, fronts={0: front}, row=row)
    assert party.refusal(0, "pick_clue", clue=clue(Dread.SOAP, icon)) == "already-in-front"
    assert not {kind["clue"] for kind in party.choices(0, "pick_clue")} & set(clues_of(Dread.SOAP))


@pytest.mark.rule("baby-clues/identical-1")
def test_two_players_may_have_the_same_dread() -> None:
    party = party_at(*BABIES, fronts={1: plain(Dread.SOAP)}, row=ROW)
    party.turn(0, "pick_clue", clue=clue(Dread.SOAP))
    assert party.front(0) == party.front(1) == [clue(Dread.SOAP)]


@pytest.mark.rule("baby-clues/row-1")
@pytest.mark.parametrize("in_row", [1, 3, 5])
def test_the_row_is_filled_up_to_five(in_row: int) -> None:
    party = party_at(*BABIES, row=ROW[::-1][:in_row])
    party.act(0, "pick_clue", clue=clue(Dread.WATER))
    assert party.due == ("clue", 0)
    party.settle()
    assert len(party.row) == 5
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/row-1")
def test_any_clue_of_the_deck_may_come() -> None:
    party = party_at(*BABIES, row=ROW)
    party.act(0, "pick_clue", clue=clue(Dread.WATER))
    assert [kind for kind, odds in enumerate(party.odds) for _ in range(odds)] == all_but(ROW)


@pytest.mark.rule("baby-clues/row-2")
def test_a_row_of_six_or_seven_is_not_filled_up() -> None:
    party = party_at(*BABIES, row=[*ROW, *plain(Dread.SPIDER, Dread.TOOTHBRUSH)])
    for seat, left in ((0, 6), (1, 5)):
        party.act(seat, "pick_clue", clue=party.choices(seat, "pick_clue")[0]["clue"])
        assert len(party.row) == left
        assert party.due == ("turn", seat + 1)
    party.act(2, "pick_clue", clue=party.choices(2, "pick_clue")[0]["clue"])
    assert party.due == ("clue", 2)
    party.settle()
    assert len(party.row) == 5


@pytest.mark.rule("baby-clues/order-1")
def test_a_pick_is_finished_in_the_order_card_row_icon_escape() -> None:
    party = party_at(Baby.PIRATE, Baby.MUD, fronts={0: SEVEN}, row=[clue(Dread.LAMP, Icon.SNOOP), *plain(0, 1, 2, 3)])
    party.act(0, "pick_clue", clue=clue(Dread.LAMP, Icon.SNOOP))
    assert len(party.front(0)) == 8
    party.turns_up(clue(Dread.SPIDER))
    party.snoops(0, Baby.DINO, Baby.GHOST)
    party.act(0, "put_back")
    assert party.bottles == [0, 0]
    party.shows(0, Baby.PIRATE)
    assert party.bottles == [3, 0]
    party.draws(0)
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/order-1")
def test_the_row_is_filled_up_before_the_cards_of_an_escape_are_under_the_deck() -> None:
    """The last clue of the deck comes; what the escape returns lies below all others, until they are used up."""
    last = plain(Dread.SPIDER)
    party = party_at(Baby.PIRATE, Baby.MUD, fronts={0: SEVEN}, row=plain(Dread.LAMP, 0, 1, 3, 5), deck=last)
    party.act(0, "pick_clue", clue=clue(Dread.LAMP))
    assert party.possible == set(last)
    party.turns_up(*last)
    assert len(party.front(0)) == 8
    assert len(party.row) == 5
    assert party.due == ("reveal", 0)


@pytest.mark.rule("baby-clues/deck-1", "baby-clues/deck-2")
def test_returned_clues_are_shuffled_and_come_after_all_that_lay_above() -> None:
    """On top of the deck is one clue, under it a batch of three; then the eight of an escape go under both."""
    top = plain(Dread.SPIDER)
    batch = [clue(Dread.GARLIC, Icon.TURN), clue(Dread.SOAP, Icon.TURN), clue(Dread.WATER, Icon.TURN)]
    row = all_but(SEVEN, top, batch)
    party = party_at(Baby.PIRATE, Baby.MUD, Baby.DINO, fronts={0: SEVEN}, row=row, deck=top)
    party.turn(0, "pick_clue", clue=clue(Dread.LAMP))
    assert party.front(0) == []
    party.act(1, "change_diaper")
    assert party.possible == set(top)
    party.turns_up(top[0])
    assert party.possible == set(batch)
    party.turns_up(batch[0])
    party.act(2, "change_diaper")
    assert party.possible == set(batch[1:])
    party.turns_up(*batch[1:])
    party.act(0, "change_diaper")
    assert party.possible == {*SEVEN, clue(Dread.LAMP)}
    assert sum(party.odds) == 8


@pytest.mark.rule("baby-clues/deck-2")
def test_what_was_returned_first_comes_up_first() -> None:
    """Two escapes one after the other are two batches, though both lie under the same deck."""
    fronts = {0: SEVEN, 1: SEVEN}
    party = party_at(Baby.PIRATE, Baby.GHOST, Baby.DINO, fronts=fronts, row=all_but(SEVEN, SEVEN), deck=[])
    party.turn(0, "pick_clue", clue=clue(Dread.LAMP))
    party.turn(1, "pick_clue", clue=clue(Dread.TOOTHBRUSH))
    first, second = {*SEVEN, clue(Dread.LAMP)}, {*SEVEN, clue(Dread.TOOTHBRUSH)}
    party.act(2, "change_diaper")
    assert party.possible == first
    for seat in (2, 0, 1, 2):
        party.settle()
        assert party.due == ("turn", (seat + 1) % 3)
        party.act((seat + 1) % 3, "change_diaper")
    assert party.possible == second
    assert sum(party.odds) == 8


@pytest.mark.rule("baby-clues/deck-3")
def test_a_pick_from_a_long_row_with_an_empty_deck_brings_nothing() -> None:
    party = party_at(*BABIES, row=all_but(), deck=[])
    party.act(0, "pick_clue", clue=clue(Dread.SOAP))
    assert party.due == ("turn", 1)
    assert len(party.row) == 35
