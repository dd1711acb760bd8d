"""Choices that all make at once: nobody knows who has chosen what, or who has, before all have."""

from __future__ import annotations

import pytest

from parlour.table.events import Guest
from parlour.table.messages import Sit, Start, Told

from .party import Page, Party, toy

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
