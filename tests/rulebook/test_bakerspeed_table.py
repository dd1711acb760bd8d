"""Bakerspeed at a table: none that is taken back, players that are away, the clock, and cards that come too late."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.engine import Kind
from parlour.table.events import Guest
from parlour.table.messages import Act, Beaten, Setup, Sit, Start, Told

from ..table.party import Page, Party
from .line_up import FACES, NAMES, bakerspeed, write_position

BEN = Guest("g-ben", "Ben", "owl")


class Table:
    """Two players who hold one card of every kind each; the first has rolled, and the race is on."""

    def __init__(self, limit: int = 0, **options: str) -> None:
        self.party = Party(bakerspeed(), seats=2)
        self.anna, self.ben = self.party.host(), self.party.come(BEN)
        self.ben.ask(Sit())
        self.anna.ask(Setup(options={"first": "seat-1"} | options, limit=limit))
        self.anna.ask(Start())
        write_position(self.state, [NAMES, NAMES], None, [])
        self.match._moved()
        self.do(self.anna, "roll", die=0)
        face = FACES[0][int(self.state["die"][0]) - 1]
        fits = [name for name in NAMES if face in name.split()]
        self.fits, self.other = fits[0], fits[1]
        self.wrong = next(name for name in NAMES if name not in fits)

    @property
    def match(self) -> Any:
        """The match that is played."""
        play = self.party.table.state.play
        assert play is not None
        return play.match

    @property
    def state(self) -> Any:
        """The record of the position."""
        return self.match.rows[0]

    @property
    def racing(self) -> bool:
        """Whether the race is on."""
        return self.match.kind is Kind.RACE

    @property
    def discard(self) -> list[str]:
        """The discard pile, its top card last."""
        return [NAMES[place - 1] for place in self.state["discard"].tolist() if place]

    @property
    def applying(self) -> int:
        """How many dice apply."""
        return int(self.state["applies"].sum())

    def do(self, page: Page, verb: str, reaction: int | None = None, **parameters: int) -> None:
        """A player does something."""
        page.act(self.match.game.actions.encode(verb, **parameters), reaction)
        assert page.refusal == ""

    def lay(self, page: Page, card: str, reaction: int | None = None) -> None:
        """A player lays a card."""
        self.do(page, "lay", reaction, suspect=NAMES.index(card))

    def lay_late(self, page: Page, version: int, card: str) -> None:
        """A player lays a card in a race that it still sees, though it is over."""
        page.ask(Act(version=version, actions=[self.match.game.actions.encode("lay", suspect=NAMES.index(card))]))


@pytest.mark.rule("bakerspeed/none-3")
def test_none_is_taken_back_by_slapping() -> None:
    table = Table()
    table.do(table.anna, "have_none")
    table.party.wait(2)
    assert table.racing
    table.lay(table.anna, table.fits)
    table.party.wait(1)
    assert table.discard == [table.fits]
    assert not table.racing


@pytest.mark.rule("bakerspeed/none-3")
def test_whoever_slaps_after_all_may_still_be_wrong_and_is_in_the_race_again() -> None:
    table = Table()
    table.do(table.anna, "have_none")
    table.lay(table.anna, table.wrong)
    table.party.wait(1)
    table.do(table.ben, "have_none")
    assert table.racing
    table.do(table.anna, "have_none")
    assert not table.racing


@pytest.mark.rule("bakerspeed/none-3", "bakerspeed/none-2")
def test_when_all_have_none_it_cannot_be_taken_back() -> None:
    table = Table()
    version = table.anna.last(Told).version
    table.do(table.anna, "have_none")
    table.do(table.ben, "have_none")
    assert not table.racing
    assert table.applying == 0
    table.lay_late(table.anna, version, table.fits)
    assert table.anna.refusal == "stale"
    assert table.discard == []


@pytest.mark.rule("bakerspeed/none-4")
@pytest.mark.parametrize("first", [True, False])
def test_whoever_is_away_counts_as_having_none(first: bool) -> None:
    table = Table()
    if first:
        table.party.go(table.ben)
        assert table.racing
        table.do(table.anna, "have_none")
    else:
        table.do(table.anna, "have_none")
        assert table.racing
        table.party.go(table.ben)
    assert not table.racing
    assert table.applying == 0


@pytest.mark.rule("bakerspeed/none-4")
def test_whoever_comes_back_in_time_is_in_the_race() -> None:
    table = Table()
    table.party.go(table.ben)
    table.ben = table.party.come(BEN)
    table.do(table.anna, "have_none")
    assert table.racing
    table.lay(table.ben, table.fits)
    table.party.wait(1)
    assert table.discard == [table.fits]


@pytest.mark.rule("bakerspeed/clock-1")
@pytest.mark.parametrize("seconds", [10, 20, 40])
@pytest.mark.parametrize("limit", [0, 60])
def test_a_race_ends_when_its_clock_runs_out(seconds: int, limit: int) -> None:
    table = Table(limit, clock=str(seconds))
    table.party.wait(seconds - 0.1)
    assert table.racing
    assert table.applying == 1
    table.party.wait(0.1)
    assert not table.racing
    assert table.applying == 0
    assert table.discard == []


@pytest.mark.rule("bakerspeed/clock-1")
def test_a_wrong_card_and_none_do_not_stop_the_clock() -> None:
    table = Table()
    table.party.wait(12)
    table.lay(table.anna, table.wrong)
    table.party.wait(4)
    table.do(table.ben, "have_none")
    table.party.wait(3.9)
    assert table.racing
    table.party.wait(0.1)
    assert not table.racing


@pytest.mark.rule("bakerspeed/clock-1")
def test_each_roll_has_its_own_time() -> None:
    table = Table()
    table.party.wait(15)
    table.lay(table.anna, table.fits)
    table.party.wait(1)
    table.do(table.anna, "roll", die=1)
    table.party.wait(19.9)
    assert table.racing
    table.party.wait(0.1)
    assert not table.racing


@pytest.mark.rule("bakerspeed/clock-1")
def test_the_clock_is_20_10_or_40_seconds() -> None:
    assert bakerspeed().rules.OPTIONS.values["clock"] == ("20", "10", "40")


@pytest.mark.rule("bakerspeed/race-3", "bakerspeed/race-5")
@pytest.mark.parametrize("beaten", ["fits", "wrong"])
def test_the_shorter_reaction_counts_though_it_is_heard_later(beaten: str) -> None:
    table = Table()
    shown = table.anna.last(Told).clock
    table.party.now = shown + 0.45
    table.lay(table.anna, getattr(table, beaten), reaction=440)
    table.party.now += 0.02
    table.lay(table.ben, table.other, reaction=430)
    table.party.wait(1)
    assert table.discard == [table.other]
    assert table.anna.last(Beaten) == Beaten(table.anna.asked, by=1, milliseconds=10)
    assert table.state["hand_count"].tolist()[:2] == [27, 26]


@pytest.mark.rule("bakerspeed/race-5")
@pytest.mark.parametrize("late", ["fits", "wrong"])
def test_a_card_that_comes_when_the_race_is_over_costs_nothing(late: str) -> None:
    table = Table()
    version = table.ben.last(Told).version
    table.lay(table.anna, table.other)
    table.party.wait(1)
    assert table.discard == [table.other]
    table.lay_late(table.ben, version, getattr(table, late))
    assert table.ben.last(Beaten).by == 0
    assert table.discard == [table.other]
    assert table.state["hand_count"].tolist()[:2] == [26, 27]
