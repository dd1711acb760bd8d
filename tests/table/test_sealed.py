"""Choices that all make at once: nobody knows who has chosen what, or who has, before all have."""

from __future__ import annotations

from random import Random

import pytest

from parlour.engine.match import Match
from parlour.table.change import Change
from parlour.table.events import Guest
from parlour.table.messages import Sit, Start, Told
from parlour.table.play import Choice
from parlour.table.presence import STAND_IN_AFTER

from .party import Page, Party, dealer_picks, toy

BEN = Guest("g-ben", "Ben", "owl")


@pytest.fixture
def party() -> Party:
    return Party(toy("goofspiel"), seats=2)


def seated(party: Party) -> tuple[Page, Page]:
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    anna.ask(Start())
    return anna, ben


def legal(party: Party, page: Page) -> list[int]:
    assert party.table.state.play is not None
    assert page.seat is not None
    return party.table.state.play.legal(page.seat)


def test_a_sealed_choice_is_stored_and_told_to_its_own_page_alone(party: Party) -> None:
    anna, ben = seated(party)
    watcher = party.come(None)
    heard = len(ben.news), len(watcher.news)
    change = anna.act(legal(party, anna)[0])
    assert len(change.events) == 1
    assert (len(ben.news), len(watcher.news)) == heard
    assert anna.last(Told).scene.prompt.gestures == []
    anna.act(0)
    assert anna.refusal == "already-chosen"


def test_when_all_have_chosen_all_are_told(party: Party) -> None:
    anna, ben = seated(party)
    anna.act(legal(party, anna)[0])
    version = ben.last(Told).version
    ben.act(legal(party, ben)[0])
    assert anna.last(Told).version == ben.last(Told).version > version
    assert len(ben.last(Told).steps) >= 2


def test_a_sealed_choice_survives_a_restart(party: Party) -> None:
    anna, _ = seated(party)
    anna.act(legal(party, anna)[0])
    party.restart()
    anna, ben = party.host(), party.come(BEN)
    assert legal(party, anna) == []
    ben.act(legal(party, ben)[0])
    assert legal(party, anna)


def test_when_the_time_is_up_the_default_is_sealed_for_who_has_not_chosen() -> None:
    party = Party(toy("goofspiel"), seats=2, limit=10)
    anna, ben = seated(party)
    anna.act(legal(party, anna)[-1])
    version = ben.last(Told).version
    party.wait(10)
    assert ben.last(Told).version > version


def test_what_the_dealer_picked_and_sealed_is_picked_again_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "default_action", dealer_picks)
    party = Party(toy("goofspiel"), seats=2, limit=10)
    seated(party)
    play = party.table.state.play
    assert play is not None
    choice = Choice(*play.match.default_action(0))
    change = Change()
    party.table._seal(change, party.now, play, 0, choice)
    party.took(change)
    for _ in range(3):
        party.restart()
        party.host()
        party.wait(10)
    party.restart()


def test_who_comes_back_finds_what_the_stand_in_has_sealed(party: Party) -> None:
    anna, ben = seated(party)
    party.go(ben)
    party.wait(STAND_IN_AFTER)
    party.let_bots_act(Random(1))
    ben = party.come(BEN)
    assert ben.last(Told).scene.prompt.gestures == []
    ben.act(0)
    assert ben.refusal == "already-chosen"
    assert party.table.thinking() == []
    anna.act(legal(party, anna)[0])
    assert legal(party, ben)
