"""Baby Clues: with `mistakes = on`, the own dread can be picked, and what comes of it."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.games.baby_clues.cards import Icon

from .clue_box import BOX, PRAM, SEVEN, Baby, Clues, Dread, clue, plain
from .clues import Party, party_at

BABIES = (Baby.VAMPIRE, Baby.PIRATE, Baby.DINO)
GARLIC = clue(Dread.GARLIC)
BRUSH = clue(Dread.TOOTHBRUSH)
OTHERS = [clue(Dread.GARLIC, Icon.TURN), clue(Dread.LAMP, Icon.ASK)]
ROW = plain(Dread.GARLIC, Dread.SOAP, Dread.SPIDER, Dread.WATER, Dread.ERASER, Dread.TOOTHBRUSH)


def mistaken(front: Clues = (GARLIC,), bottles: int = 0, turn: int = 0) -> Party:
    """Seat 0, the vampire, has picked garlic at some time; so has seat 1, which does not dread it."""
    fronts = {0: front, 1: OTHERS}
    escapes = {0: [BOX]} if len(front) < 7 else {}
    return party_at(*BABIES, fronts=fronts, escapes=escapes, row=ROW, bottles=[bottles, 1, 1], turn=turn, mistakes="on")


@pytest.mark.rule("baby-clues/mistake-1")
def test_the_own_dread_can_be_picked() -> None:
    party = party_at(*BABIES, row=ROW, mistakes="on")
    party.act(0, "pick_clue", clue=GARLIC)
    assert party.front(0) == [GARLIC]
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/mistake-1", "baby-clues/icon-1")
def test_its_icon_has_its_effect() -> None:
    card = clue(Dread.GARLIC, Icon.TURN)
    party = party_at(*BABIES, row=[card, *ROW], mistakes="on")
    party.act(0, "pick_clue", clue=card)
    assert party.due == ("turn", 0)


@pytest.mark.rule("baby-clues/mistake-1")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_else_can_tell_a_mistake_from_a_pick(viewer: int) -> None:
    """Whoever is the frankenstein makes no mistake with garlic; the others see the same."""
    seen: list[bytes] = []
    for baby in (Baby.VAMPIRE, Baby.FRANKENSTEIN):
        party = party_at(baby, *BABIES[1:], row=ROW, mistakes="on")
        party.act(0, "pick_clue", clue=GARLIC)
        seen.append(party.match.observation(viewer).tobytes())
    assert seen[0] == seen[1]


@pytest.mark.rule("baby-clues/mistake-1", "baby-clues/identical-1")
def test_two_identical_clues_are_no_mistake_that_can_be_made() -> None:
    party = mistaken()
    assert party.refusal(0, "pick_clue", clue=GARLIC) == "already-in-front"


@pytest.mark.rule("baby-clues/mistake-2")
def test_a_mistake_may_be_confessed_on_the_next_own_turn() -> None:
    party = party_at(*BABIES, row=ROW, mistakes="on")
    party.turn(0, "pick_clue", clue=GARLIC)
    assert party.refusal(0, "confess") == "not-your-turn"
    for seat in (1, 2):
        assert party.refusal(seat, "confess") == "nothing-to-confess"
        party.turn(seat, "change_diaper")
    assert party.choices(0, "confess") == [{}]
    assert {verb for verb, _ in party.choices(0)} > {"pick_clue", "change_diaper"}


@pytest.mark.rule("baby-clues/mistake-2")
def test_who_confesses_shows_its_identity_and_gives_everything_up() -> None:
    party = mistaken(front=plain(Dread.GARLIC, Dread.LAMP))
    left = party.clues_left
    party.act(0, "confess")
    party.shows(0, Baby.VAMPIRE)
    assert party.front(0) == party.escapes(0) == []
    assert party.clues_left == left + 2
    assert party.possible == set(Baby) - set(BABIES[1:])
    party.draws(0)
    assert party.due == ("turn", 1)
    assert party.front(1) == OTHERS


@pytest.mark.rule("baby-clues/mistake-2")
def test_after_a_confession_there_is_nothing_more_to_confess() -> None:
    party = mistaken()
    party.act(0, "confess")
    party.shows(0, Baby.VAMPIRE)
    party.draws(0, Baby.VAMPIRE)
    for seat in (1, 2):
        party.turn(seat, "change_diaper")
    assert party.refusal(0, "confess") == "nothing-to-confess"


@pytest.mark.rule("baby-clues/mistake-7")
@pytest.mark.parametrize(("bottles", "left"), [(4, 1), (3, 0), (2, 0), (0, 0)])
def test_a_confession_costs_three_bottles_or_all(bottles: int, left: int) -> None:
    party = mistaken(bottles=bottles)
    party.turn(0, "confess")
    assert party.bottles == [left, 1, 1]


@pytest.mark.rule("baby-clues/mistake-3")
def test_a_clue_that_the_other_has_may_be_offered() -> None:
    party = mistaken(turn=1)
    assert {"target": 0, "dread": Dread.GARLIC} in party.choices(1, "unmask")


@pytest.mark.rule("baby-clues/mistake-3")
def test_whoever_has_its_own_dread_can_be_unmasked_with_it() -> None:
    party = mistaken(turn=1, bottles=2)
    party.act(1, "unmask", target=0, dread=Dread.GARLIC)
    party.refuses(0)
    party.shows(0, Baby.VAMPIRE)
    party.draws(0)
    assert party.front(0) == []
    assert party.front(1) == OTHERS
    assert party.bottles == [2, 3, 1]
    assert party.due == ("turn", 2)


@pytest.mark.rule("baby-clues/mistake-6")
def test_a_clue_that_the_other_has_and_does_not_dread_goes_back() -> None:
    fronts = {0: [clue(Dread.LAMP, Icon.ASK)], 1: plain(Dread.LAMP)}
    party = party_at(*BABIES, fronts=fronts, bottles=[1, 1, 1], mistakes="on")
    party.act(0, "unmask", target=1, dread=Dread.LAMP)
    party.accepts(1)
    assert party.front(0) == [clue(Dread.LAMP, Icon.ASK)]
    assert party.front(1) == plain(Dread.LAMP)
    assert party.bottles == [1, 2, 1]
    assert party.is_not(1) == {Baby.GHOST}
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/mistake-6")
def test_with_seven_cards_it_makes_no_eighth() -> None:
    fronts = {0: plain(Dread.SOAP), 1: SEVEN}
    party = party_at(*BABIES, fronts=fronts, mistakes="on")
    party.turn(0, "unmask", target=1, dread=Dread.SOAP)
    assert party.front(1) == SEVEN
    assert party.bottles == [0, 1, 0]


@pytest.mark.rule("baby-clues/mistake-4")
def test_a_pick_proves_nothing() -> None:
    party = party_at(*BABIES, row=ROW, mistakes="on")
    party.turn(0, "pick_clue", clue=clue(Dread.SOAP))
    assert party.is_not(0) == set()
    assert party.suspects(1, 0) == set(Baby) - {Baby.PIRATE}


@pytest.mark.rule("baby-clues/mistake-4", "baby-clues/goof-5")
def test_an_acceptance_proves_that_the_clue_is_not_dreaded() -> None:
    party = mistaken()
    party.turn(0, "unmask", target=2, dread=Dread.GARLIC)
    assert party.is_not(2) == {Baby.VAMPIRE}


@pytest.mark.rule("baby-clues/mistake-5")
@pytest.mark.parametrize(("bottles", "left"), [(4, 1), (1, 0), (0, 0)])
def test_an_escape_with_the_own_dread_wins_nothing_and_pays(bottles: int, left: int) -> None:
    party = mistaken(front=SEVEN, bottles=bottles)
    party.act(0, "pick_clue", clue=BRUSH)
    party.shows(0, Baby.VAMPIRE)
    assert party.bottles == [left, 1, 1]
    party.draws(0)
    assert party.front(0) == []
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/mistake-5")
def test_the_own_dread_may_be_the_eighth_card() -> None:
    row = plain(Dread.TOOTHBRUSH, 0, 1, 2, 3, 4)
    party = party_at(Baby.PIRATE, *BABIES[::2], fronts={0: SEVEN}, row=row, bottles=[4], mistakes="on")
    party.turn(0, "pick_clue", clue=BRUSH)
    assert party.bottles == [1, 0, 0]


@pytest.mark.rule("baby-clues/mistake-5")
def test_the_extra_turn_of_such_an_escape_is_lost() -> None:
    last = clue(Dread.TOOTHBRUSH, Icon.TURN)
    for baby, next_turn in ((Baby.VAMPIRE, 1), (Baby.GHOST, 0)):
        party = party_at(baby, *BABIES[1:], fronts={0: SEVEN}, row=[last, *ROW[1:]], mistakes="on")
        party.turn(0, "pick_clue", clue=last)
        assert party.due == ("turn", next_turn)


@pytest.mark.rule("baby-clues/mistake-5", "baby-clues/goof-4", "baby-clues/end-2")
def test_such_an_escape_by_a_goof_pays_with_the_bottle_of_the_goof() -> None:
    """The fifth bottle does not win, as the escape is finished first."""
    party = party_at(*BABIES, fronts={0: SEVEN, 1: plain(Dread.LAMP)}, bottles=[4], turn=1, mistakes="on")
    party.act(1, "unmask", target=0, dread=Dread.LAMP)
    party.accepts(0)
    assert party.bottles == [5, 0, 0]
    party.shows(0, Baby.VAMPIRE)
    party.draws(0)
    assert party.bottles == [2, 0, 0]
    assert party.due == ("turn", 2)


@pytest.mark.rule("baby-clues/mistake-5", "baby-clues/escape-2")
def test_without_the_own_dread_an_escape_wins_as_always() -> None:
    party = party_at(Baby.GHOST, *BABIES[1:], fronts={0: SEVEN}, row=ROW, mistakes="on")
    party.turn(0, "pick_clue", clue=BRUSH)
    assert party.bottles == [3, 0, 0]


@pytest.mark.rule("baby-clues/mistake-5", "baby-clues/escape-2")
def test_what_the_escape_cards_of_a_mistaken_escape_are_is_of_no_account() -> None:
    escapes = {0: [BOX, PRAM]}
    party = party_at(*BABIES, fronts={0: SEVEN[:5]}, escapes=escapes, row=ROW, bottles=[4], mistakes="on")
    party.turn(0, "pick_clue", clue=BRUSH)
    assert party.bottles == [1, 0, 0]
