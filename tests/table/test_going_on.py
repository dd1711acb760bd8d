"""A match that goes on from a position of another one, at a table of its own."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.engine.errors import LogError, TamperedError
from parlour.engine.game import Game
from parlour.engine.kind import Kind
from parlour.engine.log import Draw, MatchFile
from parlour.engine.replay import final, verify
from parlour.engine.retelling import positions, steps_before
from parlour.table.events import Event, Guest, TakenOver
from parlour.table.messages import Told
from parlour.table.table import Table

from .party import Party, toy

GAMES = ["leduc", "goofspiel", "snap", "whispers", "grid-walk"]
BEA = Guest("g-bea", "Bea", "bat")


def game_called(name: str) -> Game:
    return toy(name.replace("-", "_"))


def finished(game: Game) -> MatchFile:
    """A match of bots that choose at random."""
    party, luck = Party(game, seats=2, level="easy", start=True), Random(4)
    anna = party.host()
    while party.table.state.stage == "playing":
        party.let_bots_act(luck)
        play = party.table.state.play
        assert play is not None
        if legal := play.legal(0):
            anna.act(luck.choice(legal))
        party.wait(1)
    file = party.table.match_file()
    assert file is not None
    return file


def going_on(game: Game, file: MatchFile, step: int, seat: int = 0) -> tuple[Table, list[Event]]:
    taken = TakenOver(file.match, file.steps[:step], file.carried)
    table, change = Table.open(
        "ZZZZZ", game, BEA, 1.0, file.seats, file.options, level="easy", seat=seat, taken_over=taken
    )
    return table, change.events


@pytest.mark.parametrize("name", GAMES)
def test_it_stands_where_the_other_stood_and_only_later_draws_are_its_own(name: str) -> None:
    game = game_called(name)
    file = finished(game)
    for position in range(len(positions(file, game)) - 1):
        step = steps_before(file, position, game)
        table, events = going_on(game, file, step, seat=1)
        play = table.state.play
        assert play is not None
        assert play.match.log == file.steps[:step]
        assert play.match.kind in (Kind.TURN, Kind.JOINT, Kind.RACE)
        assert play.match.rows.tobytes() == final(cut(file, step), game).rows.tobytes()
        assert table.state.seat_of(BEA.id) == 1
        assert table.state.chairs[0].level == "easy"
        assert restored(game, events).match_file() == table.match_file()


def cut(file: MatchFile, step: int) -> MatchFile:
    return msgspec.structs.replace(file, steps=file.steps[:step])


def restored(game: Game, events: list[Event]) -> Table:
    stored = msgspec.json.encode(events)
    return Table.restore(game, msgspec.json.decode(stored, type=list[Event]), 2.0)


def test_it_goes_on_after_a_restart_and_its_file_says_how_much_was_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_called("leduc")
    file = finished(game)
    step = steps_before(file, 1, game)
    table, events = going_on(game, file, step)
    luck = Random(9)
    while table.state.stage == "playing":
        table = restored(game, events)
        table.join(3.0, 1, BEA)
        play = table.state.play
        assert play is not None
        seat = play.match.deciding[0]
        thought = next((one for one in table.thinking() if one.seat == seat), None)
        if thought is not None:
            events += table.bot_acts(9.0, thought, luck.choice(thought.legal)).events
        else:
            events += act(table, luck.choice(play.legal(seat)))
    whole = table.match_file()
    assert whole is not None
    assert whole.taken_over == step
    assert whole.steps[:step] == file.steps[:step]
    monkeypatch.setattr("parlour.engine.replay.game_of", lambda _: game)
    verdict = verify(whole)
    assert (verdict.finished, verdict.taken_over) == (True, step)
    assert verdict.draws == sum(isinstance(one, Draw) for one in whole.steps[step:])
    for lie in (0, step + 1, len(whole.steps)):
        with pytest.raises(TamperedError, match="steps were taken over"):
            verify(msgspec.structs.replace(whole, taken_over=lie))


def act(table: Table, action: int) -> list[Event]:
    from parlour.table.messages import Act

    play = table.state.play
    assert play is not None
    return table.receive(4.0, 1, Act(version=play.version, actions=[action])).events


def test_pages_are_told_all_that_was_played_before() -> None:
    game = game_called("leduc")
    file = finished(game)
    party = Party(game, seats=2)
    party.table, change = (made := going_on(game, file, steps_before(file, 2, game)))[0], made[1]
    assert change
    page = party.come(BEA)
    assert page.room.stage == "playing"
    assert page.last(Told).version == 1_000_000 + steps_before(file, 2, game)


@pytest.mark.parametrize("position", [-1, 10_000])
def test_there_is_no_position_before_the_first_or_after_the_last(position: int) -> None:
    game = game_called("leduc")
    with pytest.raises(LogError, match="positions 0 to"):
        steps_before(finished(game), position, game)


def test_from_the_end_nothing_goes_on() -> None:
    game = game_called("leduc")
    file = finished(game)
    with pytest.raises(LogError, match="over there"):
        steps_before(file, len(positions(file, game)) - 1, game)


def test_a_race_goes_on_from_where_it_was_asked_for() -> None:
    game = game_called("snap")
    file = finished(game)
    for position in positions(file, game):
        assert position.asked_at <= position.step
        assert position.asked_at == position.step or not isinstance(file.steps[position.step - 1], Draw)
