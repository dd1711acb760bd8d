"""A game's own clock: in Bakerspeed no decision lasts for ever, whoever is here and does nothing."""

from __future__ import annotations

import pytest

from parlour.engine import library
from parlour.engine.box import BOX
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.mode import Mode
from parlour.table.events import Guest
from parlour.table.messages import Setup, Sit, Start, Told

from .party import Page, Party

BEN = Guest("g-ben", "Ben", "owl")


def bakerspeed(preset: str = BOX) -> Game:
    return library.game("bakerspeed", preset, Mode.INTERPRETED)


def seated(limit: int = 0, preset: str = BOX) -> tuple[Party, Page, Page]:
    """Two who are here and do nothing; the first one is to roll."""
    party = Party(bakerspeed(preset), seats=2)
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    anna.ask(Setup(options={"first": "seat-1", "clock": "10"}, limit=limit))
    anna.ask(Start())
    return party, anna, ben


def kind(party: Party) -> Kind:
    assert party.table.state.play is not None
    return party.table.state.play.match.kind


@pytest.mark.parametrize("limit", [0, 60])
def test_whoever_does_not_roll_has_the_first_die_rolled_when_the_clock_runs_out(limit: int) -> None:
    party, anna, ben = seated(limit)
    assert anna.last(Told).deadline == ben.last(Told).deadline == party.now + 10
    party.wait(9.9)
    assert kind(party) is Kind.TURN
    party.wait(0.1)
    assert kind(party) is Kind.RACE
    assert anna.last(Told).deadline == party.now + 10, "the race has its own time"


def test_a_shorter_limit_of_the_table_holds_for_the_roll_as_well() -> None:
    party, anna, _ = seated(limit=5)
    assert anna.last(Told).deadline == party.now + 5


def test_a_game_in_which_nobody_does_anything_comes_to_its_end() -> None:
    party, anna, _ = seated(preset="tiny")
    party.wait(3600)
    assert anna.room.stage == "over"


def test_a_bot_rolls_before_its_time_is_up_however_slow_the_table() -> None:
    party = Party(bakerspeed(), seats=2, level="medium")
    party.table.pace = 100.0
    anna = party.host()
    anna.ask(Setup(options={"first": "seat-2", "clock": "10"}))
    anna.ask(Start())
    (thought,) = party.table.thinking()
    assert thought.not_before == party.now + 5
