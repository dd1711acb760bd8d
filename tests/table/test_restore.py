"""A table that is made again from its stored events is the same table."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.log import MatchFile
from parlour.table.events import Event, Guest
from parlour.table.messages import Chat, Rematch, Setup, Sit, Start, Told
from parlour.table.table import Table

from .party import Party, toy

BEN = Guest("g-ben", "Ben", "owl")


def seen(table: Table) -> list[object]:
    """All that anybody could be told of a table."""
    play, gathering = table.state.play, table.state.gathering
    viewers = [] if play is None else [*range(play.match.seats), SPECTATOR]
    return [
        table.card(),
        list(table.state.talk),
        table.state.host,
        table.state.marks,
        [(chair.wins, chair.commitment) for chair in table.state.chairs],
        None if gathering is None else vars(gathering),
        *(play.scene(viewer) for viewer in viewers if play is not None),
        *(play.history(viewer) for viewer in viewers if play is not None),
        None if play is None else (play.version, play.sealed, play.file()),
    ]


@pytest.mark.parametrize(("name", "seats"), [("leduc", 2), ("whispers", 3), ("snap", 3), ("goofspiel", 2)])
def test_after_every_stored_change_a_restart_gives_the_same_table(name: str, seats: int) -> None:
    party, luck = Party(toy(name), seats=seats), Random(11)
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    anna.ask(Chat(text="shall we?"))
    anna.ask(Start())
    for _ in range(60):
        events = msgspec.json.decode(b"[" + b",".join(party.stored) + b"]", type=list[Event])
        assert seen(Table.restore(party.game, events, party.now)) == seen(party.table)
        play = party.table.state.play
        assert play is not None
        if play.over:
            ben.ask(Rematch())
            continue
        party.let_bots_act(luck)
        for page in (anna, ben):
            if page.seat is not None and (legal := play.legal(page.seat)):
                page.act(luck.choice(legal))
                break
        party.wait(1)


def played(restarts: bool) -> MatchFile:
    """A whole match of two people; with `restarts` the process is killed before every action."""
    party, luck = Party(toy("leduc"), seats=2), Random(2)
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    anna.ask(Start())
    while party.table.state.stage == "playing":
        if restarts:
            party.restart()
            anna, ben = party.host(), party.come(BEN)
        play = party.table.state.play
        assert play is not None
        seat = play.match.deciding[0]
        (anna if anna.seat == seat else ben).act(luck.choice(play.legal(seat)))
    file = party.table.match_file()
    assert file is not None
    return file


def test_a_match_goes_on_after_a_restart_as_it_would_have() -> None:
    assert played(restarts=True) == played(restarts=False)


def test_a_match_of_older_rules_ends_under_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(toy("leduc"), seats=2, level="easy", start=True)
    party.host()
    monkeypatch.setattr(party.game, "rules_version", "other")
    party.restart()
    anna = party.host()
    assert anna.room.stage == "over"
    assert anna.room.notice is not None
    assert anna.room.notice.id == "notice-rules-changed"
    anna.ask(Rematch())
    assert anna.room.stage == "playing"
    assert anna.room.notice is None
    assert anna.last(Told).version > 0


def test_what_was_won_by_older_rules_stays_won(monkeypatch: pytest.MonkeyPatch) -> None:
    party, luck = Party(toy("leduc"), seats=2, level="easy", start=True), Random(1)
    anna = party.host()
    while party.table.state.stage == "playing":
        if not party.let_bots_act(luck):
            anna.act(1)
    wins = [seat.wins for seat in anna.room.seats]
    monkeypatch.setattr(party.game, "rules_version", "other")
    party.restart()
    anna = party.host()
    assert sum(wins) >= 1
    assert [seat.wins for seat in anna.room.seats] == wins
    assert anna.room.notice is not None
    assert anna.room.notice.id == "notice-older-rules"


def test_options_that_the_game_no_longer_has_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(toy("goofspiel"), seats=2)
    anna = party.host()
    anna.ask(Setup(options={"points_order": "random"}))
    monkeypatch.setattr(party.game.options, "values", {"points_order": ("descending",), "new": ("yes", "no")})
    party.restart()
    assert party.host().room.options == {"points_order": "descending", "new": "yes"}


def test_a_table_that_has_become_too_large_says_so_and_can_be_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(toy("snap"), seats=3)
    monkeypatch.setattr(party.game, "players", (2, 2))
    party.restart()
    anna = party.host()
    anna.ask(Start())
    assert anna.refusal == "seats"
    anna.ask(Setup(seats=2))
    anna.ask(Start())
    assert anna.room.stage == "playing"
