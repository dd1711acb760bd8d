"""A table that is made again from its stored events is the same table."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.engine.kind import SPECTATOR
from parlour.engine.log import MatchFile
from parlour.table.events import Event, Guest
from parlour.table.messages import Chat, Rematch, Sit, Start, Told
from parlour.table.table import Table

from .party import Party, toy

BEN = Guest("g-ben", "Ben", "owl")


def seen(table: Table) -> list[object]:
    """All that anybody could be told of a table."""
    play = table.state.play
    viewers = [] if play is None else [*range(play.match.seats), SPECTATOR]
    return [
        table.card(),
        list(table.state.talk),
        table.state.host,
        [chair.wins for chair in table.state.chairs],
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
