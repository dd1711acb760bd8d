"""Baby Clues: what the icons of a picked clue do."""

from __future__ import annotations

import pytest

from parlour.engine.actions import SeenAction
from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.games.baby_clues.cards import Icon

from .clue_box import SEVEN, Baby, Dread, clue, mask, plain
from .clues import Party, party_at

BABIES = (Baby.VAMPIRE, Baby.MUMMY, Baby.REPORTER, Baby.ROBOT)
TURNS = [clue(dread, Icon.TURN) for dread in (Dread.SOAP, Dread.CARROT, Dread.TOOTHBRUSH)]
SNOOPS = [clue(dread, Icon.SNOOP) for dread in (Dread.ERASER, Dread.SOAP, Dread.CARROT, Dread.LAMP)]
ASK = clue(Dread.LAMP, Icon.ASK)


def asking(answers: str = "open") -> Party:
    """Seat 0, the vampire, has picked a question mark."""
    party = party_at(*BABIES, row=[ASK, *plain(0, 1, 2, 3, 4)], answers=answers)
    party.act(0, "pick_clue", clue=ASK)
    assert party.due == ("question", 0)
    return party


def ask(party: Party, target: int, *babies: Baby) -> None:
    """Seat 0 asks a seat whether it is one of these."""
    party.act(0, "question", target=target)
    party.act(0, "are_you", babies=mask(*babies))


@pytest.mark.rule("baby-clues/icon-1")
@pytest.mark.parametrize(("card", "due"), [(SNOOPS[0], "snoop"), (ASK, "question")])
def test_an_icon_is_used_once(card: int, due: str) -> None:
    party = party_at(*BABIES, row=[card, *plain(0, 1, 2, 3)])
    party.act(0, "pick_clue", clue=card)
    party.settle()
    verb = {"snoop": "put_back", "question": "decline"}[due]
    party.act(0, verb)
    for seat in range(1, 5):
        assert party.due == ("turn", seat % 4)
        party.turn(seat % 4, "change_diaper")
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/icon-1")
def test_icons_that_come_into_the_row_do_nothing() -> None:
    party = party_at(*BABIES)
    party.act(0, "change_diaper")
    party.turns_up(ASK, TURNS[0])
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/extra-1")
def test_an_extra_turn_comes_before_the_next_player() -> None:
    party = party_at(*BABIES, row=TURNS)
    party.turn(0, "pick_clue", clue=TURNS[0])
    assert party.due == ("turn", 0)
    party.turn(0, "take_escape", escape=0)
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/extra-2")
def test_an_extra_turn_is_a_whole_turn() -> None:
    party = party_at(*BABIES, row=[*TURNS, ASK])
    party.turn(0, "pick_clue", clue=TURNS[0])
    verbs = {verb for verb, _ in party.choices(0)}
    assert verbs == {"pick_clue", "take_escape", "change_diaper", "unmask", "decline"}


@pytest.mark.rule("baby-clues/extra-2")
def test_another_extra_turn_can_be_won_in_it() -> None:
    party = party_at(*BABIES, row=TURNS)
    for card in TURNS:
        party.turn(0, "pick_clue", clue=card)
        assert party.due == ("turn", 0)
    party.turn(0, "change_diaper")
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/extra-3")
def test_an_extra_turn_may_be_left_unused() -> None:
    party = party_at(*BABIES, row=TURNS)
    party.turn(0, "pick_clue", clue=TURNS[0])
    party.act(0, "decline")
    assert party.due == ("turn", 1)
    assert party.refusal(1, "decline") == "no-extra-turn"


@pytest.mark.rule("baby-clues/extra-4")
def test_an_extra_turn_follows_the_escape() -> None:
    front = plain(*range(6), Dread.LAMP)
    party = party_at(Baby.PIRATE, Baby.GHOST, fronts={0: front}, row=[clue(Dread.CARROT, Icon.TURN)])
    party.turn(0, "pick_clue", clue=clue(Dread.CARROT, Icon.TURN))
    assert party.bottles == [3, 0]
    assert party.due == ("turn", 0)
    assert party.choices(0, "decline")


@pytest.mark.rule("baby-clues/extra-4", "baby-clues/end-2")
def test_no_extra_turn_follows_an_escape_that_wins() -> None:
    front = plain(*range(6), Dread.LAMP)
    party = party_at(Baby.PIRATE, Baby.GHOST, fronts={0: front}, row=[clue(Dread.CARROT, Icon.TURN)], bottles=[2, 0])
    party.turn(0, "pick_clue", clue=clue(Dread.CARROT, Icon.TURN))
    assert party.due == ("over", 0)


@pytest.mark.rule("baby-clues/snoop-1")
def test_the_snooper_alone_sees_two_identities() -> None:
    party = party_at(*BABIES, row=[SNOOPS[0], *plain(0, 1, 2, 3, 4)])
    party.act(0, "pick_clue", clue=SNOOPS[0])
    assert party.possible == set(Baby) - set(BABIES)
    party.snoops(0, Baby.DINO, Baby.MUD)
    assert party.due == ("put-back", 0)
    for viewer, seen in ((0, [Baby.DINO, Baby.MUD]), (1, [None, None]), (SPECTATOR, [None, None])):
        outcomes = [party.match.seen_step(viewer, step) for step in (1, 2)]
        assert outcomes == [SeenOutcome("snoop", baby) for baby in seen]
    assert party.match.observation(0)["pile"][0].tolist()[:3] == [Baby.DINO + 1, Baby.MUD + 1, 0]
    for viewer in (1, 2, 3, SPECTATOR):
        assert not party.match.observation(viewer)["pile"].any()


@pytest.mark.rule("baby-clues/snoop-2")
def test_snooped_identities_go_to_the_bottom_in_their_order() -> None:
    """Five identities lie in the pile: each snooper begins where the last one stopped."""
    party = party_at(*BABIES, row=[*SNOOPS, *plain(0, 1, 2, 3, 4)])
    for seat, seen in enumerate([(Baby.DINO, Baby.MUD), (Baby.PIRATE, Baby.GHOST)]):
        party.act(seat, "pick_clue", clue=SNOOPS[seat])
        party.snoops(seat, *seen)
        assert party.choices(seat) == [("put_back", {})]
        party.act(seat, "put_back")
        assert party.due == ("turn", seat + 1)
    for seat, seen in ((2, [Baby.FRANKENSTEIN, Baby.DINO]), (3, [Baby.MUD, Baby.PIRATE])):
        party.act(seat, "pick_clue", clue=SNOOPS[seat])
        for baby in seen:
            assert party.possible == {baby}
            party.snoops(seat, baby)
        party.act(seat, "put_back")


@pytest.mark.rule("baby-clues/question-1")
def test_any_other_player_can_be_asked_about_any_set_of_babies() -> None:
    party = asking()
    assert party.choices(0, "question") == [{"target": seat} for seat in (1, 2, 3)]
    assert party.refusal(0, "question", target=0) == "not-yourself"
    party.act(0, "question", target=2)
    assert party.due == ("are-you", 0)
    every_set = [{"babies": babies} for babies in range(1, mask(*Baby))]
    assert party.choices(0, "are_you") == every_set
    assert len(every_set) == 510


@pytest.mark.rule("baby-clues/question-2")
@pytest.mark.parametrize(
    ("babies", "yes"),
    [([Baby.REPORTER], True), ([Baby.MUD], False), ([Baby.MUD, Baby.REPORTER, Baby.ROBOT], True)],
)
def test_the_answer_is_true_and_heard_by_all(babies: list[Baby], yes: bool) -> None:
    party = asking()
    ask(party, 2, *babies)
    assert party.possible == {int(yes)}
    party.answers(2, yes)
    assert party.is_not(2) == (set(Baby) - set(babies) if yes else set(babies))
    for viewer in (0, 1, 2, SPECTATOR):
        assert party.match.seen_step(viewer, 3) == SeenOutcome("answer", int(yes))
    assert party.due == ("turn", 1)


@pytest.mark.rule("baby-clues/question-3")
@pytest.mark.parametrize("named", [False, True])
def test_a_question_may_be_declined(named: bool) -> None:
    party = asking()
    if named:
        party.act(0, "question", target=2)
    party.act(0, "decline")
    assert party.due == ("turn", 1)
    assert party.is_not(1) == party.is_not(2) == set()


@pytest.mark.rule("baby-clues/question-3", "baby-clues/order-1")
def test_an_escape_follows_a_question_that_was_declined() -> None:
    party = party_at(Baby.PIRATE, Baby.MUD, Baby.DINO, fronts={0: SEVEN}, row=[ASK, *plain(0, 1, 2, 3, 4)])
    party.act(0, "pick_clue", clue=ASK)
    party.act(0, "decline")
    assert party.due == ("reveal", 0)


@pytest.mark.rule("baby-clues/secret-1")
@pytest.mark.parametrize("yes", [False, True])
def test_a_secret_answer_is_known_to_the_asker_alone(yes: bool) -> None:
    party = asking(answers="secret")
    babies = [Baby.MUD, Baby.REPORTER if yes else Baby.DINO]
    ask(party, 2, *babies)
    party.answers(2, yes)
    left = set(babies) if yes else set(Baby) - set(babies) - {Baby.VAMPIRE}
    assert party.suspects(0, 2) == left
    assert party.suspects(1, 2) == set(Baby) - {Baby.MUMMY}
    assert party.is_not(2) == set()
    assert party.match.seen_step(0, 3) == SeenOutcome("secret_answer", int(yes))
    for viewer in (1, 3, SPECTATOR):
        assert party.match.seen_step(viewer, 3) == SeenOutcome("secret_answer", None)


@pytest.mark.rule("baby-clues/secret-1")
def test_everybody_hears_a_question_that_is_answered_in_secret() -> None:
    party = asking(answers="secret")
    ask(party, 2, Baby.MUD, Baby.DINO)
    for viewer in (1, 2, SPECTATOR):
        target, babies = (party.match.seen_step(viewer, step) for step in (1, 2))
        assert isinstance(target, SeenAction)
        assert isinstance(babies, SeenAction)
        assert target.parameters == {"target": 2}
        assert babies.parameters == {"babies": mask(Baby.MUD, Baby.DINO)}
