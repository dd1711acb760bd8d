"""Baby Clues: the box, the first deal, and who begins."""

from __future__ import annotations

import pytest

from parlour.engine.errors import SetupError
from parlour.games.baby_clues.cards import BOX, COPIES, COPIES_FOR_TWO, ICONS, Icon

from .clue_box import Baby, Dread, clue, clues_of, plain
from .clues import Party, party_at

GROUPS = {
    "red": [("vampire", "garlic"), ("frankenstein", "eraser"), ("mummy", "scissors")],
    "blue": [("mud", "soap"), ("reporter", "spider"), ("robot", "water")],
    "green": [("dino", "carrot"), ("ghost", "lamp"), ("pirate", "toothbrush")],
}


@pytest.mark.rule("baby-clues/box-1")
def test_nine_babies_in_three_groups_dread_one_thing_each() -> None:
    in_box = {
        group: [(baby.name, baby.dread) for baby in BOX.babies if baby.group == group]
        for group in ("red", "blue", "green")
    }
    assert in_box == GROUPS
    names = [(baby.name.lower(), dread.name.lower()) for baby, dread in zip(Baby, Dread, strict=True)]
    assert names == [(baby.name, baby.dread) for baby in BOX.babies]


@pytest.mark.rule("baby-clues/box-2")
def test_each_dread_has_two_plain_clues_and_two_with_different_icons() -> None:
    assert sum(COPIES) == 36
    for dread in Dread:
        cards = sorted(icon for kind in clues_of(dread) for icon in [ICONS[kind]] * COPIES[kind])
        assert cards[:2] == [Icon.NONE, Icon.NONE]
        assert len(set(cards)) == 3
        assert len(cards) == 4


@pytest.mark.rule("baby-clues/box-2")
@pytest.mark.parametrize("icon", [Icon.TURN, Icon.SNOOP, Icon.ASK])
def test_each_icon_is_on_six_cards(icon: Icon) -> None:
    assert sum(copies for kind, copies in enumerate(COPIES) if ICONS[kind] == icon) == 6


@pytest.mark.rule("baby-clues/box-3")
def test_there_are_two_of_each_of_three_escape_cards() -> None:
    assert [escape.copies for escape in BOX.escapes] == [2, 2, 2]


@pytest.mark.rule("baby-clues/box-4")
def test_twenty_bottles_are_enough_for_the_most_that_can_be_won() -> None:
    fronts = {0: plain(Dread.LAMP), 1: plain(*range(7))}
    party = party_at(Baby.MUD, Baby.PIRATE, Baby.DINO, Baby.ROBOT, fronts=fronts, bottles=[4, 4, 4, 4])
    party.turn(0, "unmask", target=1, dread=Dread.LAMP)
    assert party.bottles == [4, 8, 4, 4]
    assert sum(party.bottles) == BOX.milk_bottles == 20


@pytest.mark.rule("baby-clues/two-1")
def test_with_two_players_one_icon_card_of_each_dread_is_left_out() -> None:
    party = Party(2)
    for seat in range(2):
        party.draws(seat)
    assert party.odds == list(COPIES_FOR_TWO)
    assert sum(party.odds) == 27
    for dread in Dread:
        left_out = [kind for kind in clues_of(dread) if COPIES[kind] != COPIES_FOR_TWO[kind]]
        assert [ICONS[kind] != Icon.NONE for kind in left_out] == [True]
        assert COPIES_FOR_TWO[left_out[0]] == 0


@pytest.mark.rule("baby-clues/two-1")
def test_with_two_players_a_returned_front_brings_no_diaper_back() -> None:
    front = plain(*range(7))
    party = party_at(Baby.PIRATE, Baby.GHOST, fronts={0: front}, row=plain(Dread.LAMP) * 2 + plain(0, 1, 2))
    party.turn(0, "pick_clue", clue=clue(Dread.LAMP))
    assert party.clues_left + len(party.row) == 27


@pytest.mark.rule("baby-clues/two-1", "baby-clues/setup-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_all_clues_are_shuffled(seats: int) -> None:
    party = Party(seats)
    for seat in range(seats):
        party.draws(seat)
    assert party.odds == list(COPIES)


@pytest.mark.rule("baby-clues/setup-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_draw_different_babies(seats: int) -> None:
    party = Party(seats)
    left = set(Baby)
    for seat in range(seats):
        assert party.possible == left
        assert {odds for odds in party.odds if odds} == {1}
        baby = max(left)
        party.draws(seat, baby)
        left.remove(baby)
    assert party.due[0] == "clue"


@pytest.mark.rule("baby-clues/setup-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_is_too_few_and_five_too_many(seats: int) -> None:
    with pytest.raises(SetupError):
        Party(seats)


@pytest.mark.rule("baby-clues/setup-2")
@pytest.mark.parametrize(("seats", "left"), [(2, 22), (3, 31), (4, 31)])
def test_five_clues_lie_in_the_row_and_the_others_in_the_deck(seats: int, left: int) -> None:
    party = Party(seats)
    for seat in range(seats):
        party.draws(seat)
    cards = [*plain(Dread.GARLIC, Dread.GARLIC, Dread.SOAP), clue(Dread.SOAP, Icon.TURN), clue(Dread.LAMP, Icon.SNOOP)]
    party.turns_up(*cards)
    assert party.row == sorted(cards)
    assert party.clues_left == left
    assert party.due == ("turn", 0)


@pytest.mark.rule("baby-clues/setup-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_anything_at_first(seats: int) -> None:
    party = Party(seats)
    party.settle()
    assert party.bottles == [0] * seats
    assert [party.front(seat) + party.escapes(seat) for seat in range(seats)] == [[]] * seats
    assert party.choices(0, "take_escape") == [{"escape": kind} for kind in range(3)]


@pytest.mark.rule("baby-clues/first-1")
@pytest.mark.parametrize("first", range(3))
def test_each_player_is_as_likely_to_begin(first: int) -> None:
    party = Party(3, first="random")
    assert party.odds == [1, 1, 1]
    party.begins(first)
    party.settle()
    assert party.due == ("turn", first)


@pytest.mark.rule("baby-clues/first-2")
@pytest.mark.parametrize("first", range(3))
def test_a_chosen_seat_begins(first: int) -> None:
    party = Party(3, first=f"seat-{first + 1}")
    party.settle()
    assert party.due == ("turn", first)


@pytest.mark.rule("baby-clues/first-2")
def test_a_seat_that_nobody_takes_cannot_begin() -> None:
    with pytest.raises(SetupError):
        Party(2, first="seat-3")


@pytest.mark.rule("baby-clues/options-1")
def test_the_options_of_a_table_that_chooses_nothing() -> None:
    options = Party(3, first="random").match.options
    rules = {"diaper": "add", "answers": "open", "mistakes": "off", "turns": "300", "first": "random"}
    assert options | rules == options
