"""A player's own marks in the notebook: kept for the seat until the next match, and shown to nobody else."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.table import commands
from parlour.table.events import Guest, Marked
from parlour.table.messages import Marking, Marks, Rematch, Sit, Stand, Start

from .party import Page, Party, toy

BEN = Guest("g-ben", "Ben", "owl")
FIRST, SECOND, THEIRS = "note-0-0", "note-1-0", "note-0-1"
"""Two cells of the first seat's notebook, and one of the second's."""


def walk() -> tuple[Party, Page, Page, Page]:
    """Anna and Ben play, somebody watches."""
    party = Party(toy("grid_walk"), seats=2)
    anna, ben, watcher = party.host(), party.come(BEN), party.come(None)
    ben.ask(Sit())
    anna.ask(Start())
    return party, anna, ben, watcher


def marks(page: Page) -> dict[str, str]:
    return dict(page.last(Marks).marks)


def play_on(party: Party, *pages: Page) -> None:
    """Until the match is over, by chance."""
    luck = Random(5)
    while (play := party.table.state.play) is not None and not play.over:
        seat = play.owing[0]
        pages[seat].act(luck.choice(play.legal(seat)))


def test_all_devices_of_the_seat_see_a_mark_and_nobody_else_hears_of_it() -> None:
    party, anna, ben, watcher = walk()
    phone = party.host()
    heard = [len(page.news) for page in (ben, watcher)]
    change = anna.ask(Marking(cell=FIRST, mark="out"))
    assert change.events == [Marked(at=party.now, seat=0, cell=FIRST, mark="out")], "it is stored before it is told"
    assert marks(anna) == marks(phone) == {FIRST: "out"}
    assert [len(page.news) for page in (ben, watcher)] == heard
    assert marks(party.come(BEN)) == marks(party.come(None)) == {}


def test_a_mark_can_be_changed_and_taken_away() -> None:
    _, anna, _, _ = walk()
    anna.ask(Marking(cell=FIRST, mark="out"))
    anna.ask(Marking(cell=FIRST, mark="maybe"))
    anna.ask(Marking(cell=SECOND, mark="sure"))
    assert marks(anna) == {FIRST: "maybe", SECOND: "sure"}
    anna.ask(Marking(cell=FIRST))
    assert marks(anna) == {SECOND: "sure"}
    assert anna.ask(Marking(cell=SECOND, mark="sure")).events == [], "nothing has changed"


def test_marks_are_there_again_after_a_restart() -> None:
    party, anna, ben, _ = walk()
    anna.ask(Marking(cell=FIRST, mark="out"))
    ben.ask(Marking(cell=THEIRS, mark="sure"))
    party.restart()
    assert marks(party.host()) == {FIRST: "out"}
    assert marks(party.come(BEN)) == {THEIRS: "sure"}


def test_the_next_match_begins_without_marks() -> None:
    party, anna, ben, watcher = walk()
    anna.ask(Marking(cell=FIRST, mark="out"))
    play_on(party, anna, ben)
    assert marks(anna) == {FIRST: "out"}, "at the end one may look at what one thought"
    ben.ask(Rematch())
    assert marks(anna) == marks(ben) == marks(watcher) == {}
    party.restart()
    assert marks(party.host()) == {}


def test_who_leaves_the_seat_leaves_its_marks_there() -> None:
    _, anna, _, _ = walk()
    anna.ask(Marking(cell=FIRST, mark="out"))
    anna.ask(Stand())
    assert marks(anna) == {}
    anna.ask(Sit())
    assert marks(anna) == {FIRST: "out"}


def test_only_cells_of_the_own_notebook_can_be_marked() -> None:
    _, anna, ben, watcher = walk()
    for page, cell, reason in [
        (watcher, FIRST, "no-seat"),
        (ben, FIRST, "no-such-cell"),
        (anna, "chest-0", "no-such-cell"),
        (anna, "nothing", "no-such-cell"),
    ]:
        assert page.ask(Marking(cell=cell, mark="sure")).events == []
        assert page.refusal == reason
    assert marks(anna) == marks(ben) == {}


def test_before_the_match_there_is_no_notebook() -> None:
    anna = Party(toy("grid_walk"), seats=2).host()
    anna.ask(Marking(cell=FIRST, mark="out"))
    assert anna.refusal == "no-match"


def test_a_notebook_is_full_at_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_MARKS", 1)
    _, anna, _, _ = walk()
    anna.ask(Marking(cell=FIRST, mark="out"))
    anna.ask(Marking(cell=SECOND, mark="out"))
    assert anna.refusal == "too-many-marks"
    anna.ask(Marking(cell=FIRST, mark="sure"))
    assert marks(anna) == {FIRST: "sure"}, "what is marked can still be changed"


def test_the_log_of_the_match_knows_nothing_of_marks() -> None:
    party, anna, _, _ = walk()
    before = party.table.match_file()
    anna.ask(Marking(cell=FIRST, mark="out"))
    assert msgspec.json.encode(party.table.match_file()) == msgspec.json.encode(before)
