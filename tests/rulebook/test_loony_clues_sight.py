"""Loony Clues: who sees what, and what is done for a player whose time runs out."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.engine.actions import SeenAction
from parlour.engine.kind import SPECTATOR
from parlour.engine.piles import SeenOutcome

from .masquerade import LEFT, RIGHT, Masquerade, all_wrong, bottom, masquerade_at, top

VIEWERS = [0, 1, 2, SPECTATOR]


def seen(party: Masquerade, viewer: int, field: str) -> list[Any]:
    """A field as a viewer sees it, for the three seats."""
    return party.match.observation(viewer)[field][0].tolist()[:3]


def last_step(party: Masquerade, viewer: int, back: int = 1) -> SeenAction | SeenOutcome:
    """The newest step, or one further back, as a viewer may know it."""
    return party.match.seen_step(viewer, len(party.match.log) - back)


@pytest.mark.rule("loony-clues/setup-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_masks(viewer: int) -> None:
    party = Masquerade(3)
    party.lay_out(50)
    assert last_step(party, viewer) == SeenOutcome("mask", 50)
    assert party.match.observation(viewer)["masks"][0][0] == 51


@pytest.mark.rule("loony-clues/setup-3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_sees_an_identity(viewer: int) -> None:
    party = Masquerade(3)
    party.settle("deal-identities")
    party.becomes(0, 4)
    assert last_step(party, viewer) == SeenOutcome("secret_identity", 3 if viewer == 0 else None)
    party = masquerade_at(4, 5, 6)
    assert seen(party, viewer, "identity") == [4 + seat if seat == viewer else 0 for seat in range(3)]


@pytest.mark.rule("loony-clues/setup-2", "loony-clues/draw-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_sees_a_hand_and_all_see_how_many_cards_it_holds(viewer: int) -> None:
    party = Masquerade(3)
    party.settle("deal-clues")
    party.draws(0, 30)
    assert last_step(party, viewer) == SeenOutcome("clue", 30 if viewer == 0 else None)
    assert seen(party, viewer, "hand")[0] == ([31, 0, 0, 0] if viewer == 0 else [0, 0, 0, 0])

    party = masquerade_at(1, 2, 3, hands={2: [50, 51]})
    party.act(0, "ask", word=top(0), target=1)
    hands = [[2, 3, 4, 0], [5, 6, 7, 8], [51, 52, 0, 0]]
    assert seen(party, viewer, "hand") == [hand if seat == viewer else [0] * 4 for seat, hand in enumerate(hands)]
    assert seen(party, viewer, "hand_count") == [3, 4, 2]


@pytest.mark.rule("loony-clues/draw-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_sees_what_it_draws_at_the_end_of_its_turn(viewer: int) -> None:
    party = masquerade_at(1, 2, 3)
    party.asks(0, top(0), 1)
    party.waits(0)
    party.act(0, "keep")
    party.draws(0, 40)
    assert last_step(party, viewer) == SeenOutcome("clue", 40 if viewer == 0 else None)


@pytest.mark.rule("loony-clues/answer-3", "loony-clues/ask-1")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("fits", [True, False])
def test_everybody_hears_the_question_and_sees_the_answer(viewer: int, fits: bool) -> None:
    party = masquerade_at(1, 2, 3)
    party.asks(0, bottom(3), 1, fits)
    assert last_step(party, viewer, 2) == SeenAction(0, "ask", {"word": bottom(3), "target": 1})
    assert last_step(party, viewer) == SeenAction(1, "answer", {"fits": int(fits)})
    observed = party.match.observation(viewer)
    assert [int(observed[field][0][3]) for field in ("board", "shown", "fits")] == [2, 1, 1 + fits]


@pytest.mark.rule("loony-clues/guess-2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_sees_the_number_of_a_guess_but_all_see_where_it_lies(viewer: int) -> None:
    party = masquerade_at(1, 2, 3, guesses={(1, 0): (9, RIGHT)})
    party.asks(0, top(0), 1)
    party.triggers(0, 5)
    assert last_step(party, viewer) == SeenAction(0, "guess", {"number": 5 if viewer == 0 else None})
    party.together(seat_2=6)
    assert last_step(party, viewer) == SeenAction(2, "guess", {"number": 6 if viewer == 2 else None})
    known = {0: [0, 5, 0], 1: [9, 0, 0], 2: [0, 6, 0]}
    numbers = [row[:3] for row in seen(party, viewer, "guess")]
    assert numbers == [known[seat] if seat == viewer else [0, 0, 0] for seat in range(3)]
    sides = [row[:3] for row in seen(party, viewer, "side")]
    assert sides == [[0, RIGHT, 0], [RIGHT, 0, 0], [0, RIGHT, 0]]


@pytest.mark.rule("loony-clues/guess-2", "loony-clues/end-2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nor_does_anybody_else_see_the_number_of_a_last_guess(viewer: int) -> None:
    party = masquerade_at(1, 2, 3, guesses=all_wrong(3, (2, 1)))
    party.whole_turn(0, 2)
    party.together(seat_2=6)
    assert last_step(party, viewer) == SeenAction(2, "guess", {"number": 6 if viewer == 2 else None})
    assert party.match.observation(viewer)["guess"][0][2][1] == (6 if viewer == 2 else 0)
    assert party.match.observation(viewer)["side"][0][2][1] == LEFT


@pytest.mark.rule("loony-clues/reveal-1", "loony-clues/guess-2")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_what_is_turned_over_is_seen_by_all_and_the_rest_is_not(viewer: int) -> None:
    own = {2: 1} if viewer == 2 else {}
    party = masquerade_at(4, 5, 1, guesses=all_wrong(3))
    party.whole_turn(0, 2)
    shown: dict[int, int] = {}
    for target in (1, 2, 0):
        for other in (1, 2):
            guesser = (target + other) % 3
            mine = viewer == guesser
            assert party.match.observation(viewer)["guess"][0][guesser][target] == (12 - target if mine else 0)
            party.settle_once()
            assert last_step(party, viewer) == SeenOutcome("guess_card", 11 - target)
            assert party.match.observation(viewer)["guess"][0][guesser][target] == 12 - target
        assert seen(party, viewer, "identity") == [(own | shown).get(seat, 0) for seat in range(3)]
        party.settle_once()
        shown[target] = [4, 5, 1][target]
        assert last_step(party, viewer) == SeenOutcome("revealed_identity", shown[target] - 1)
        assert seen(party, viewer, "identity") == [(own | shown).get(seat, 0) for seat in range(3)]


# Decisions that time out


@pytest.mark.rule("loony-clues/default-1")
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (2, 0)])
def test_a_player_that_does_not_ask_puts_its_first_word_to_the_next(turn: int, following: int) -> None:
    party = masquerade_at(1, 2, 3, hands={turn: [50, 27, 39, 30]}, turn=turn)
    assert party.default(turn) == ("ask", {"word": top(50), "target": following})


@pytest.mark.rule("loony-clues/default-2")
def test_a_player_that_does_not_answer_says_that_it_does_not_fit() -> None:
    party = masquerade_at(1, 2, 3)
    party.act(0, "ask", word=top(0), target=1)
    assert party.default(1) == ("answer", {"fits": 0})


@pytest.mark.rule("loony-clues/default-3")
def test_nobody_guesses_follows_or_discards_by_default() -> None:
    party = masquerade_at(1, 2, 3)
    party.asks(0, top(0), 1, fits=True)
    assert party.default(0) == ("wait", {})
    party.triggers(0, 5)
    assert party.default(2) == ("wait", {})
    party.together(seat_2=None)
    assert party.default(0) == ("keep", {})


@pytest.mark.rule("loony-clues/default-4")
def test_a_last_guess_is_drawn_from_the_numbers_left() -> None:
    party = masquerade_at(1, 2, 3, guesses=all_wrong(3, (2, 1)))
    party.whole_turn(0, 2)
    assert party.choices(2) == [("guess", {"number": number}) for number in range(1, 12)]
    for outcome in (0, 6, 10):
        party.will_deal(outcome)
        action, dealt = party.match.default_action(2)
        assert dealt
        assert party.match.game.actions.decode(action)[1] == {"number": outcome + 1}
