"""A match takes what is legal, says why it refuses the rest, and shows each viewer its own log."""

from __future__ import annotations

import pytest

from parlour.engine import library
from parlour.engine.actions import SeenAction
from parlour.engine.dealing import FastDealer
from parlour.engine.errors import IllegalActionError, InvalidActionError, LogError, SetupError
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.log import Act
from parlour.engine.luck import new_luck
from parlour.engine.match import Match, imagine
from parlour.engine.mode import Mode
from parlour.engine.piles import SeenOutcome
from parlour.engine.replay import final, replay


def race(seats: int = 2, **options: str) -> Match:
    match = Match(library.game("baby-monster-race"), seats, FastDealer(3), {"first": "seat-1", **options})
    match.deal_all()
    return match


def test_a_number_that_is_no_action_is_invalid() -> None:
    match = race()
    with pytest.raises(InvalidActionError, match="there is no action 35 in baby-monster-race: they are 0 to 34"):
        match.act(0, 35)
    with pytest.raises(InvalidActionError):
        match.act(0, -1)


def test_an_action_that_is_not_allowed_is_illegal_and_says_why() -> None:
    match = race()
    before = match.rows.tobytes()
    for seat, verb, parameters, reason in [
        (1, "spend_blocked", {}, "not-your-turn"),
        (0, "block", {}, "not-attacked"),
        (0, "swap_places", {"target": 0}, "not-yourself"),
        (0, "swap_places", {"target": 5}, "not-racing"),
    ]:
        with pytest.raises(IllegalActionError) as caught:
            match.act(seat, match.game.actions.encode(verb, **parameters))
        assert caught.value.reason == reason
    assert match.rows.tobytes() == before
    assert not [step for step in match.log if isinstance(step, Act)]


def test_after_the_end_nothing_is_allowed() -> None:
    match = race()
    while match.kind is not Kind.OVER:
        match.act_by_default(match.deciding[0])
        match.deal_all()
    assert sorted(match.returns()) == [-1, 1]
    with pytest.raises(IllegalActionError, match="game over"):
        match.act(0, 0)


def test_a_match_starts_only_with_what_the_game_knows() -> None:
    with pytest.raises(SetupError, match="for 2 to 6 players, not 7"):
        race(7)
    with pytest.raises(SetupError, match="there is no option 'speed'"):
        race(2, speed="high")


def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    match = race()
    for viewer in (0, 1, SPECTATOR):
        drawn = [seen for seen in match.seen(viewer) if isinstance(seen, SeenOutcome) and seen.pile == "play_cards"]
        known = [seen for seen in drawn if seen.outcome is not None]
        assert (len(drawn), len(known)) == (12, 0 if viewer == SPECTATOR else 6)


def test_an_observation_holds_the_own_hand_and_no_other() -> None:
    match = race()
    mine, theirs = match.observation(0), match.observation(1)
    assert mine["hand"][0][0].sum() == theirs["hand"][0][1].sum() == 6
    assert not mine["hand"][0][1:].any()
    assert not mine["deck"].any()
    assert not match.observation(SPECTATOR)["hand"].any()


def test_an_imagined_state_looks_the_same_from_the_seat() -> None:
    match = race()
    observation = match.observation(0)
    world = imagine(match.game, observation, 0, new_luck(1))
    assert world.tobytes() != observation.tobytes()
    again = match.game.new_rows()
    match.game.steps.view(world, 0, again)
    assert again.tobytes() == observation.tobytes()


def test_sealed_choices_are_taken_together_or_not_at_all() -> None:
    match = Match(library.game("goofspiel", mode=Mode.INTERPRETED), 2, FastDealer(1))
    match.deal_all()
    assert match.kind is Kind.JOINT
    choice = match.legal_actions(0)[0]
    with pytest.raises(IllegalActionError, match="choose together"):
        match.act(0, choice)
    with pytest.raises(IllegalActionError, match="choose together"):
        match.act_together({0: choice})
    match.act_together({0: choice, 1: choice})
    assert [seen for seen in match.seen(SPECTATOR) if isinstance(seen, SeenAction)]


def test_a_log_replays_to_the_same_bytes_without_a_dealer_of_its_own() -> None:
    match = race(4)
    for _ in range(30):
        match.act(match.deciding[0], match.legal_actions(match.deciding[0])[-1])
        match.deal_all()
    assert final(match.file()).rows.tobytes() == match.rows.tobytes()


def test_a_log_that_does_not_fit_names_the_step() -> None:
    match = race()
    match.act_by_default(0)
    file = match.file()
    at = next(place for place, step in enumerate(file.steps) if isinstance(step, Act))
    file.steps[at] = Act(1, 0)
    with pytest.raises(LogError, match=f"step {at + 1} does not fit: not your turn"):
        list(replay(file))
