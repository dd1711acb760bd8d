"""Peek and Swap: what was seen travels with the card, and so does what an accusation has told."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine import Kind, library
from parlour.engine.dealing import FastDealer, RecordedDealer
from parlour.engine.kind import SPECTATOR
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.mode import Mode
from parlour.engine.piles import SeenOutcome

UNSEEN, BLANK, GHOST = 0, 1, 2
WRONG, RIGHT = 0, 1


def match_of(seats: int, *outcomes: int) -> Match:
    """A match on five places with two ghosts whose piles give these outcomes in turn (0 blank, 1 ghost)."""
    game = library.load(Path(__file__).parent / "peek_and_swap", mode=Mode.INTERPRETED)
    return Match(game, seats, RecordedDealer(outcomes))


def act(match: Match, seat: int, verb: str, **parameters: int) -> None:
    """An action, and what the piles make of it (at the end only what the test deals)."""
    match.act(seat, match.game.actions.encode(verb, **parameters))
    while match.kind is Kind.CHANCE:
        match.deal()


def cards(match: Match, viewer: int) -> list[int]:
    """The cards as a viewer sees them."""
    return match.observation(viewer)["card"][0].tolist()


def test_a_card_that_was_swapped_is_still_known_to_who_looked_and_to_nobody_else() -> None:
    match = match_of(2, GHOST - 1)
    act(match, 0, "peek", place=0)
    assert cards(match, 0) == [GHOST, UNSEEN, UNSEEN, UNSEEN, UNSEEN]
    act(match, 1, "swap", place=0, other=3)
    assert cards(match, 0) == [UNSEEN, UNSEEN, UNSEEN, GHOST, UNSEEN]
    assert match.observation(1)["looked"][0].tolist() == [0, 0, 0, 0b01, 0]
    assert cards(match, 1) == cards(match, SPECTATOR) == [UNSEEN] * 5


def test_a_card_is_dealt_once() -> None:
    match = match_of(2, GHOST - 1, GHOST - 1)
    act(match, 0, "peek", place=0)
    match.act(1, match.game.actions.encode("peek", place=0))
    dealt = match.deal()
    assert dealt is not None
    assert dealt.weights == [0, 1]
    assert cards(match, 0) == cards(match, 1)
    assert list(match.seen(SPECTATOR))[1] == SeenOutcome("look", None)


def test_a_failed_accusation_tells_the_others_no_more_than_that() -> None:
    match = match_of(3, BLANK - 1, GHOST - 1, WRONG)
    act(match, 0, "accuse", places=0b00011)
    assert cards(match, 0) == [BLANK, GHOST, UNSEEN, UNSEEN, UNSEEN]
    assert cards(match, 1) == cards(match, SPECTATOR) == [UNSEEN] * 5
    assert list(match.seen(1))[1:] == [SeenOutcome("look", None), SeenOutcome("look", None), SeenOutcome("verdict", 0)]
    assert match.deciding == [1]
    act(match, 1, "swap", place=1, other=4)
    act(match, 2, "swap", place=2, other=3)
    assert match.deciding == [1], "the accuser is out"


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_imagines_that_a_failed_accusation_was_right(viewer: int) -> None:
    match = match_of(3, BLANK - 1, GHOST - 1, WRONG)
    act(match, 0, "accuse", places=0b00011)
    act(match, 1, "swap", place=1, other=4)
    luck = new_luck(1)
    worlds = [imagine(match.game, match.observation(viewer), viewer, luck)["card"][0].tolist() for _ in range(200)]
    seen = {(world[0], world[4]) for world in worlds}
    assert seen == {(BLANK, BLANK), (BLANK, GHOST), (GHOST, BLANK)}
    assert all(world[1:4] == [UNSEEN] * 3 for world in worlds), "what nobody looked at stays undealt"


def test_a_right_accusation_wins_and_then_all_is_shown() -> None:
    match = match_of(2, GHOST - 1, GHOST - 1, RIGHT, BLANK - 1, BLANK - 1, BLANK - 1)
    act(match, 0, "accuse", places=0b10001)
    assert match.kind is Kind.OVER
    assert match.returns() == [1, 0]
    assert [draw.pile for draw in match.deal_all()] == ["show"] * 3
    assert cards(match, SPECTATOR) == [GHOST, BLANK, BLANK, BLANK, GHOST]
    assert list(match.seen(SPECTATOR))[-1] == SeenOutcome("show", BLANK - 1)


def test_the_dealer_picks_the_default() -> None:
    match = Match(match_of(2).game, 2, FastDealer(1))
    picked = {match.default_action(0) for _ in range(500)}
    assert picked == {(action, True) for action in match.legal_actions(0)}
