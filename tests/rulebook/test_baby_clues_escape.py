"""Baby Clues: escaping, and what happens to an identity that is shown and to the cards before it."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.games.baby_clues.cards import Icon

from .clue_box import BALLOONS, BOX, PRAM, SEVEN, Baby, Dread, all_but, clue, plain
from .clues import Party, party_at

BABIES = (Baby.PIRATE, Baby.MUD, Baby.DINO)
LAMP = clue(Dread.LAMP)


def escaping() -> Party:
    """Seat 0, the pirate, has just picked its eighth clue, and must show itself."""
    fronts = {0: SEVEN, 1: plain(Dread.GARLIC), 2: plain(Dread.SOAP)}
    row = [LAMP, *plain(Dread.SPIDER, Dread.WATER, Dread.CARROT, Dread.SCISSORS, Dread.TOOTHBRUSH)]
    party = party_at(*BABIES, fronts=fronts, escapes={1: [BOX], 2: [PRAM]}, row=row, bottles=[0, 1, 2])
    party.act(0, "pick_clue", clue=LAMP)
    return party


@pytest.mark.rule("baby-clues/escape-1")
@pytest.mark.parametrize("escape_cards", range(4))
def test_whoever_has_eight_different_cards_escapes_at_once(escape_cards: int) -> None:
    front = plain(*range(7 - escape_cards))
    party = party_at(*BABIES, fronts={0: front}, escapes={0: range(escape_cards)}, row=plain(Dread.LAMP, 0, 1, 2, 3, 4))
    party.act(0, "pick_clue", clue=LAMP)
    assert party.due == ("reveal", 0)


@pytest.mark.rule("baby-clues/escape-1")
@pytest.mark.parametrize("escape_cards", range(4))
def test_seven_different_cards_are_too_few(escape_cards: int) -> None:
    front = plain(*range(6 - escape_cards))
    party = party_at(*BABIES, fronts={0: front}, escapes={0: range(escape_cards)}, row=plain(Dread.LAMP, 0, 1, 2, 3, 4))
    party.act(0, "pick_clue", clue=LAMP)
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/escape-2")
@pytest.mark.parametrize(("escape_cards", "won"), [([], 3), ([BOX], 2), ([BOX, PRAM], 1), ([BOX, BALLOONS, PRAM], 0)])
def test_an_escape_wins_three_bottles_less_one_for_each_escape_card(escape_cards: list[int], won: int) -> None:
    front = plain(*range(7 - len(escape_cards)))
    row = plain(Dread.LAMP, 0, 1, 2, 3, 4)
    party = party_at(*BABIES, fronts={0: front}, escapes={0: escape_cards}, row=row, bottles=[1, 1, 1])
    party.turn(0, "pick_clue", clue=LAMP)
    assert party.bottles == [1 + won, 1, 1]


@pytest.mark.rule("baby-clues/reveal-1")
def test_whoever_escapes_shows_its_identity_to_all() -> None:
    party = escaping()
    assert party.possible == {Baby.PIRATE}
    party.shows(0, Baby.PIRATE)
    last = len(party.match.log) - 1
    for viewer in (0, 1, 2, SPECTATOR):
        assert party.match.seen_step(viewer, last) == SeenOutcome("reveal", Baby.PIRATE)
    assert Baby.PIRATE in party.is_not(1) & party.is_not(2)
    party.settle()
    assert [baby - 1 for baby in party.state["identity"][1:3]] == [Baby.MUD, Baby.DINO]


@pytest.mark.rule("baby-clues/reveal-2")
def test_the_same_baby_can_come_again() -> None:
    party = escaping()
    party.shows(0, Baby.PIRATE)
    assert party.possible == set(Baby) - {Baby.MUD, Baby.DINO}
    assert {odds for odds in party.odds if odds} == {1}
    party.draws(0, Baby.PIRATE)
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/reveal-2")
def test_what_was_snooped_lies_anywhere_after_the_shuffle() -> None:
    fronts = {1: SEVEN}
    row = [clue(Dread.ERASER, Icon.SNOOP), *plain(Dread.LAMP, 0, 1, 2, 3)]
    party = party_at(Baby.MUD, Baby.PIRATE, Baby.DINO, fronts=fronts, row=row)
    party.act(0, "pick_clue", clue=row[0])
    party.snoops(0, Baby.ROBOT, Baby.GHOST)
    party.act(0, "put_back")
    party.act(1, "pick_clue", clue=LAMP)
    party.settle()
    assert party.due == ("turn", 2)
    assert not party.state["pile"].any()


@pytest.mark.rule("baby-clues/reveal-3")
def test_the_new_identity_is_seen_by_its_player_alone() -> None:
    party = escaping()
    party.shows(0, Baby.PIRATE)
    party.draws(0, Baby.GHOST)
    last = len(party.match.log) - 1
    assert party.match.seen_step(0, last) == SeenOutcome("identity", Baby.GHOST)
    for viewer in (1, 2, SPECTATOR):
        assert party.match.seen_step(viewer, last) == SeenOutcome("identity", None)


@pytest.mark.rule("baby-clues/reveal-3")
def test_nothing_is_known_about_the_new_identity() -> None:
    party = escaping()
    assert party.is_not(0) == set(Baby) - {Baby.PIRATE}
    party.settle()
    assert party.is_not(0) == set()
    assert party.suspects(1, 0) == set(Baby) - {Baby.MUD}
    assert party.suspects(2, 0) == set(Baby) - {Baby.DINO}


@pytest.mark.rule("baby-clues/give-up-1")
def test_all_its_clues_go_under_the_deck() -> None:
    party = escaping()
    left, row = party.clues_left, party.row
    party.settle()
    assert party.front(0) == []
    assert party.clues_left == left + 8
    assert party.row == row


@pytest.mark.rule("baby-clues/give-up-1")
def test_they_are_one_batch() -> None:
    party = party_at(*BABIES, fronts={0: SEVEN}, row=all_but(SEVEN), deck=[])
    party.turn(0, "pick_clue", clue=LAMP)
    party.act(1, "change_diaper")
    assert party.possible == {*SEVEN, LAMP}


@pytest.mark.rule("baby-clues/give-up-2")
def test_its_escape_cards_can_be_taken_again_at_once() -> None:
    front = plain(*range(1, 7))
    party = party_at(*BABIES, fronts={0: front}, escapes={0: [BOX], 2: [BOX]}, row=plain(Dread.LAMP, 0, 1, 2, 3, 4))
    party.act(0, "pick_clue", clue=LAMP)
    party.shows(0, Baby.PIRATE)
    party.draws(0)
    assert party.escapes(0) == []
    party.act(1, "take_escape", escape=BOX)
    assert party.escapes(1) == [BOX]


@pytest.mark.rule("baby-clues/give-up-3")
def test_the_others_keep_what_they_have() -> None:
    party = escaping()
    before = [(party.front(seat), party.escapes(seat), party.state["identity"][seat]) for seat in (1, 2)]
    party.settle()
    assert [(party.front(seat), party.escapes(seat), party.state["identity"][seat]) for seat in (1, 2)] == before
    assert party.bottles == [3, 1, 2]


@pytest.mark.rule("baby-clues/give-up-3")
def test_bottles_are_kept_when_a_front_is_given_up() -> None:
    party = party_at(*BABIES, fronts={1: plain(Dread.TOOTHBRUSH)}, turn=1, bottles=[4, 0, 0])
    party.turn(1, "unmask", target=0, dread=Dread.TOOTHBRUSH)
    assert party.bottles == [4, 2, 0]
