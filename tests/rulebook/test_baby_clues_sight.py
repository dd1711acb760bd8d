"""Baby Clues: what is done for a player whose time runs out, who sees what, and what can be known."""

from __future__ import annotations

import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome
from parlour.games.baby_clues.cards import Icon

from .clue_box import BOX, Baby, Dread, clue, mask, plain
from .clues import Party, party_at

BABIES = (Baby.VAMPIRE, Baby.MUMMY, Baby.REPORTER, Baby.ROBOT)
ASKS = [clue(Dread.LAMP, Icon.ASK), clue(Dread.TOOTHBRUSH, Icon.ASK)]
SNOOP = clue(Dread.CARROT, Icon.SNOOP)
ROW = [*ASKS, SNOOP, clue(Dread.SOAP, Icon.TURN), *plain(0, 1, 2, 3, 4)]


def asked(party: Party, seat: int, card: int, target: int, *babies: Baby) -> None:
    """A seat picks a question mark, asks another whether it is one of these, and is told."""
    party.act(seat, "pick_clue", clue=card)
    party.settle()
    party.act(seat, "question", target=target)
    party.turn(seat, "are_you", babies=mask(*babies))


@pytest.mark.rule("baby-clues/default-1")
@pytest.mark.parametrize("diaper", ["add", "sweep"])
def test_a_player_that_does_not_play_changes_the_diaper(diaper: str) -> None:
    party = party_at(*BABIES, fronts={0: plain(Dread.SOAP)}, row=ROW[:5], diaper=diaper)
    assert party.default(0) == "change_diaper"


@pytest.mark.rule("baby-clues/default-2")
def test_a_player_that_does_not_ask_declines() -> None:
    party = party_at(*BABIES, row=ROW)
    party.act(0, "pick_clue", clue=ASKS[0])
    assert party.default(0) == "decline"
    party.act(0, "question", target=1)
    assert party.default(0) == "decline"


@pytest.mark.rule("baby-clues/default-2")
def test_a_player_that_does_not_use_its_extra_turn_leaves_it() -> None:
    party = party_at(*BABIES, row=ROW)
    party.act(0, "pick_clue", clue=clue(Dread.SOAP, Icon.TURN))
    assert party.default(0) == "decline"


@pytest.mark.rule("baby-clues/default-3")
def test_a_player_that_snoops_puts_back_what_it_saw() -> None:
    party = party_at(*BABIES, row=ROW)
    party.turn(0, "pick_clue", clue=SNOOP)
    assert party.default(0) == "put_back"


@pytest.mark.rule("baby-clues/hidden-1")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_player_sees_its_own_identity_alone(viewer: int) -> None:
    seen = party_at(*BABIES).match.observation(viewer)["identity"][0].tolist()
    assert seen == [baby + 1 if seat == viewer else 0 for seat, baby in enumerate(BABIES)]


@pytest.mark.rule("baby-clues/hidden-1")
def test_a_spectator_sees_no_identity_and_nobodys_thoughts() -> None:
    view = party_at(*BABIES).match.observation(SPECTATOR)
    assert not view["identity"].any()
    assert not view["suspects"].any()


@pytest.mark.rule("baby-clues/hidden-1", "baby-clues/setup-1")
@pytest.mark.parametrize(("viewer", "seen"), [(0, Baby.GHOST), (1, None), (SPECTATOR, None)])
def test_a_drawn_identity_is_seen_by_its_drawer_alone(viewer: int, seen: Baby | None) -> None:
    party = Party(2)
    party.draws(0, Baby.GHOST)
    assert party.match.seen_step(viewer, 0) == SeenOutcome("identity", seen)


@pytest.mark.rule("baby-clues/hidden-2")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_row_fronts_and_bottles_are_seen_by_all(viewer: int) -> None:
    fronts = {0: [clue(Dread.SOAP, Icon.TURN)], 2: plain(Dread.LAMP)}
    party = party_at(*BABIES, fronts=fronts, escapes={1: [BOX]}, bottles=[1, 2, 3, 4])
    view = party.match.observation(viewer)[0]
    assert view["row"].tolist() == party.state["row"].tolist()
    assert view["front"].tolist() == party.state["front"].tolist()
    assert view["escapes"].tolist() == party.state["escapes"].tolist()
    assert view["bottles"].tolist() == [1, 2, 3, 4]


@pytest.mark.rule("baby-clues/known-1")
def test_nobody_else_is_what_one_is_oneself() -> None:
    party = Party(3)
    for seat, baby in enumerate(BABIES[:3]):
        party.draws(seat, baby)
    for viewer in range(3):
        for seat in {0, 1, 2} - {viewer}:
            assert party.suspects(viewer, seat) == set(Baby) - {BABIES[viewer]}


@pytest.mark.rule("baby-clues/known-1")
def test_nobody_is_what_lies_in_the_pile() -> None:
    party = party_at(*BABIES, row=ROW)
    party.act(0, "pick_clue", clue=SNOOP)
    party.snoops(0, Baby.GHOST, Baby.PIRATE)
    for seat in (1, 2, 3):
        assert party.suspects(0, seat) == set(Baby) - {Baby.VAMPIRE, Baby.GHOST, Baby.PIRATE}
    assert party.suspects(1, 2) == set(Baby) - {Baby.MUMMY}
    assert party.is_not(1) == set()


@pytest.mark.rule("baby-clues/known-1")
def test_nobody_is_what_another_is_known_to_be() -> None:
    party = party_at(*BABIES, row=ROW)
    asked(party, 0, ASKS[0], 1, Baby.MUMMY)
    for viewer in (0, 2, 3):
        assert party.suspects(viewer, 1) == {Baby.MUMMY}
        for seat in {0, 2, 3} - {viewer}:
            assert Baby.MUMMY not in party.suspects(viewer, seat)


@pytest.mark.rule("baby-clues/known-1")
def test_nobody_is_what_two_others_share_between_them() -> None:
    pair = (Baby.MUMMY, Baby.REPORTER)
    party = party_at(*BABIES, row=ROW)
    asked(party, 0, ASKS[0], 1, *pair)
    asked(party, 1, ASKS[1], 2, *pair)
    assert party.suspects(0, 1) == party.suspects(0, 2) == set(pair)
    assert party.suspects(0, 3) == set(Baby) - {Baby.VAMPIRE, *pair}


@pytest.mark.rule("baby-clues/known-1", "baby-clues/known-2")
def test_nobody_else_is_the_baby_that_was_shown_even_if_it_comes_again() -> None:
    party = party_at(*BABIES, fronts={0: plain(Dread.SCISSORS)})
    party.act(0, "unmask", target=1, dread=Dread.SCISSORS)
    party.refuses(1)
    party.shows(1, Baby.MUMMY)
    party.draws(1, Baby.MUMMY)
    assert party.is_not(2) == party.is_not(3) == {Baby.MUMMY}
    assert party.is_not(1) == set()
    assert Baby.MUMMY in party.suspects(0, 1)


@pytest.mark.rule("baby-clues/known-2")
@pytest.mark.parametrize("mistakes", ["off", "on"])
def test_open_answers_and_acceptances_are_known_to_all(mistakes: str) -> None:
    party = party_at(*BABIES, fronts={1: plain(Dread.WATER)}, row=ROW, mistakes=mistakes)
    asked(party, 0, ASKS[0], 2, Baby.MUD, Baby.DINO)
    party.turn(1, "unmask", target=2, dread=Dread.WATER)
    assert party.is_not(2) == {Baby.MUD, Baby.DINO, Baby.ROBOT}
    assert party.suspects(3, 2) == set(Baby) - {Baby.MUD, Baby.DINO, Baby.ROBOT}


@pytest.mark.rule("baby-clues/known-2", "baby-clues/secret-1")
def test_secret_answers_add_up_for_the_asker_alone() -> None:
    row = [*ASKS, *plain(0, 1, 2, 3, 4)]
    party = party_at(*BABIES, row=row, answers="secret")
    asked(party, 0, ASKS[0], 2, Baby.REPORTER, Baby.MUD, Baby.DINO)
    for seat in (1, 2, 3):
        party.turn(seat, "change_diaper")
    asked(party, 0, ASKS[1], 2, Baby.MUD, Baby.GHOST)
    assert party.suspects(0, 2) == {Baby.REPORTER, Baby.DINO}
    assert party.suspects(1, 2) == set(Baby) - {Baby.MUMMY}


@pytest.mark.rule("baby-clues/known-3")
def test_what_was_snooped_stays_true_of_those_who_kept_their_identities() -> None:
    party = party_at(*BABIES, fronts={1: plain(Dread.SPIDER)}, row=ROW)
    party.act(0, "pick_clue", clue=SNOOP)
    party.snoops(0, Baby.GHOST, Baby.PIRATE)
    party.act(0, "put_back")
    party.act(1, "unmask", target=2, dread=Dread.SPIDER)
    party.refuses(2)
    party.shows(2, Baby.REPORTER)
    assert {Baby.GHOST, Baby.PIRATE} < party.possible
    party.draws(2, Baby.GHOST)
    assert {Baby.GHOST, Baby.PIRATE} < party.suspects(0, 2)
    for seat in (1, 3):
        assert not {Baby.GHOST, Baby.PIRATE} & party.suspects(0, seat)
