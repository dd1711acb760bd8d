"""Baby Clues: unmasking another player, and goofing."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.games.baby_clues.cards import Icon

from .clue_box import BOX, PRAM, SEVEN, Baby, Dread, all_but, clue, plain
from .clues import Party, party_at

BABIES = (Baby.VAMPIRE, Baby.PIRATE, Baby.DINO)
BRUSH = clue(Dread.TOOTHBRUSH)


def accusing(target: int, dread: Dread) -> Party:
    """Seat 0, the vampire, offers one of its clues, toothbrush and lamp with icons, to the pirate or the dino."""
    fronts = {0: [clue(Dread.TOOTHBRUSH, Icon.TURN), clue(Dread.LAMP, Icon.ASK)], 1: plain(Dread.SOAP, Dread.GARLIC)}
    party = party_at(*BABIES, fronts=fronts, escapes={0: [BOX], 1: [PRAM]}, bottles=[1, 1, 1])
    party.act(0, "unmask", target=target, dread=dread)
    return party


@pytest.mark.rule("baby-clues/unmask-1")
def test_any_own_clue_can_be_offered_to_whoever_has_it_not() -> None:
    fronts = {0: plain(Dread.SOAP, Dread.LAMP), 1: plain(Dread.SOAP), 2: plain(Dread.WATER)}
    party = party_at(*BABIES, fronts=fronts)
    assert party.choices(0, "unmask") == [
        {"target": 1, "dread": Dread.LAMP},
        {"target": 2, "dread": Dread.SOAP},
        {"target": 2, "dread": Dread.LAMP},
    ]


@pytest.mark.rule("baby-clues/unmask-1")
@pytest.mark.parametrize(
    ("target", "dread", "reason"),
    [
        (0, Dread.SOAP, "not-yourself"),
        (1, Dread.SOAP, "target-has-it"),
        (2, Dread.WATER, "not-in-your-front"),
        (1, Dread.CARROT, "not-in-your-front"),
    ],
)
def test_anything_else_cannot_be_offered(target: int, dread: Dread, reason: str) -> None:
    fronts = {0: plain(Dread.SOAP, Dread.LAMP), 1: plain(Dread.SOAP), 2: plain(Dread.WATER)}
    party = party_at(*BABIES, fronts=fronts, escapes={0: [BOX]})
    assert party.refusal(0, "unmask", target=target, dread=dread) == reason


@pytest.mark.rule("baby-clues/unmask-1")
def test_a_clue_that_the_other_has_with_another_icon_cannot_be_offered() -> None:
    fronts = {0: plain(Dread.SOAP), 1: [clue(Dread.SOAP, Icon.TURN)]}
    party = party_at(*BABIES, fronts=fronts)
    assert party.refusal(0, "unmask", target=1, dread=Dread.SOAP) == "target-has-it"


@pytest.mark.rule("baby-clues/unmask-2")
def test_whoever_dreads_the_clue_is_unmasked_and_the_clue_goes_back() -> None:
    party = accusing(1, Dread.TOOTHBRUSH)
    party.refuses(1)
    party.shows(1, Baby.PIRATE)
    assert party.front(0) == sorted([clue(Dread.TOOTHBRUSH, Icon.TURN), clue(Dread.LAMP, Icon.ASK)])
    assert party.escapes(0) == [BOX]


@pytest.mark.rule("baby-clues/unmask-2", "baby-clues/reveal-1")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_everybody_sees_which_clue_proved_right(viewer: int) -> None:
    party = accusing(1, Dread.TOOTHBRUSH)
    party.refuses(1)
    party.shows(1, Baby.PIRATE)
    offered, refused, shown = party.match.seen(viewer)
    assert offered == (0, "unmask", {"target": 1, "dread": Dread.TOOTHBRUSH})
    assert refused == SeenOutcome("verdict", 1)
    assert shown == SeenOutcome("reveal", Baby.PIRATE)


@pytest.mark.rule("baby-clues/unmask-3")
def test_the_accuser_takes_two_bottles_and_its_turn_is_over() -> None:
    party = accusing(1, Dread.TOOTHBRUSH)
    party.settle()
    assert party.bottles == [3, 1, 1]
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/unmask-4")
def test_the_unmasked_gives_everything_up() -> None:
    party = accusing(1, Dread.TOOTHBRUSH)
    left = party.clues_left
    party.refuses(1)
    party.shows(1, Baby.PIRATE)
    assert party.front(1) == party.escapes(1) == []
    assert party.clues_left == left + 2
    assert party.possible == set(Baby) - {Baby.VAMPIRE, Baby.DINO}
    party.draws(1, Baby.PIRATE)
    assert party.is_not(1) == set()


@pytest.mark.rule("baby-clues/unmask-4")
def test_the_clues_of_the_unmasked_are_one_batch_under_the_deck() -> None:
    fronts = {0: [BRUSH], 1: plain(Dread.SOAP, Dread.GARLIC, Dread.SPIDER)}
    party = party_at(*BABIES, fronts=fronts, row=all_but([BRUSH], fronts[1]), deck=[])
    party.turn(0, "unmask", target=1, dread=Dread.TOOTHBRUSH)
    party.act(1, "change_diaper")
    assert party.possible == set(fronts[1])


@pytest.mark.rule("baby-clues/goof-1")
def test_whoever_does_not_dread_the_clue_takes_it() -> None:
    party = accusing(2, Dread.LAMP)
    party.accepts(2)
    assert party.front(2) == [clue(Dread.LAMP, Icon.ASK)]
    assert party.front(0) == [clue(Dread.TOOTHBRUSH, Icon.TURN)]
    assert party.state["identity"][2] == Baby.DINO + 1
    assert "reveal" not in [step.pile for step in party.match.seen(2) if isinstance(step, SeenOutcome)]


@pytest.mark.rule("baby-clues/goof-1")
def test_a_clue_that_was_given_away_can_be_picked_again() -> None:
    party = party_at(*BABIES, fronts={0: [BRUSH]}, row=[BRUSH, *plain(1, 2, 3, 4, 5)])
    assert party.refusal(0, "pick_clue", clue=BRUSH) == "already-in-front"
    party.turn(0, "unmask", target=2, dread=Dread.TOOTHBRUSH)
    for seat in (1, 2):
        party.turn(seat, "change_diaper")
    assert {"clue": BRUSH} in party.choices(0, "pick_clue")


@pytest.mark.rule("baby-clues/goof-2")
@pytest.mark.parametrize(
    ("dread", "icon"), [(Dread.SOAP, Icon.TURN), (Dread.SOAP, Icon.SNOOP), (Dread.WATER, Icon.ASK)]
)
def test_the_icon_of_a_given_clue_sleeps(dread: Dread, icon: Icon) -> None:
    party = party_at(*BABIES, fronts={0: [clue(dread, icon)]})
    party.act(0, "unmask", target=1, dread=dread)
    party.accepts(1)
    assert party.due == ("turn", 1)
    party.turn(1, "change_diaper")
    assert party.due == ("turn", 2)


@pytest.mark.rule("baby-clues/goof-3")
def test_the_wrongly_accused_takes_a_bottle() -> None:
    party = accusing(2, Dread.LAMP)
    party.settle()
    assert party.bottles == [1, 1, 2]


@pytest.mark.rule("baby-clues/goof-4", "baby-clues/escape-1")
@pytest.mark.parametrize(("escape_cards", "won"), [([], 4), ([BOX], 3), ([BOX, PRAM], 2)])
def test_whoever_has_the_eighth_card_by_a_goof_escapes_in_the_accusers_turn(escape_cards: list[int], won: int) -> None:
    fronts = {0: plain(Dread.LAMP), 1: SEVEN[: 7 - len(escape_cards)]}
    party = party_at(*BABIES, fronts=fronts, escapes={1: escape_cards})
    party.act(0, "unmask", target=1, dread=Dread.LAMP)
    party.accepts(1)
    assert party.bottles == [0, 1, 0]
    party.shows(1, Baby.PIRATE)
    assert party.bottles == [0, won, 0]
    party.draws(1)
    assert party.front(1) == party.escapes(1) == []
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/goof-4")
def test_after_such_an_escape_it_is_the_turn_after_the_accusers() -> None:
    fronts = {2: plain(Dread.LAMP), 1: SEVEN}
    party = party_at(*BABIES, fronts=fronts, turn=2)
    party.turn(2, "unmask", target=1, dread=Dread.LAMP)
    assert party.due == ("turn", 0)


@pytest.mark.rule("baby-clues/goof-5")
def test_an_acceptance_crosses_its_baby_out() -> None:
    party = accusing(2, Dread.LAMP)
    party.settle()
    assert party.is_not(2) == {Baby.GHOST}
    assert Baby.GHOST not in party.suspects(0, 2) | party.suspects(1, 2)
