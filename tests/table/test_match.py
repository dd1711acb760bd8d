"""A match at a table: who may act, who is told what, and what happens to those who leave."""

from __future__ import annotations

from random import Random

import pytest

from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.scene import Scene
from parlour.table.events import Guest, Stepped
from parlour.table.messages import Act, Bot, Deal, History, Move, Rematch, Remove, Setup, Sit, Stand, Start, Told
from parlour.table.presence import STAND_IN_AFTER

from .party import Page, Party, told_texts, toy

BEN = Guest("g-ben", "Ben", "owl")


def two_at_leduc(limit: int = 0) -> tuple[Party, Page, Page]:
    """Anna and Ben have begun a match of Leduc poker."""
    party = Party(toy("leduc"), seats=2, limit=limit)
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    anna.ask(Start())
    return party, anna, ben


def acting(party: Party, *pages: Page) -> tuple[Page, Page]:
    """Whoever is to act, and another."""
    assert party.table.state.play is not None
    seat = party.table.state.play.match.deciding[0]
    one = next(page for page in pages if page.seat == seat)
    return one, next(page for page in pages if page is not one)


def legal(party: Party, page: Page) -> list[int]:
    assert party.table.state.play is not None
    assert page.seat is not None
    return party.table.state.play.legal(page.seat)


def test_free_seats_are_taken_by_bots_at_the_start() -> None:
    party = Party(toy("snap"), seats=3)
    anna = party.host()
    anna.ask(Start())
    assert [seat.kind for seat in anna.room.seats] == ["person", "bot", "bot"]
    assert anna.room.stage == "playing"
    assert len(anna.last(Deal).promise) == 64


def test_everybody_is_told_of_an_action_each_as_they_see_it() -> None:
    party, anna, ben = two_at_leduc()
    watcher = party.come(None)
    one, other = acting(party, anna, ben)
    one.act(legal(party, one)[0])
    play = party.table.state.play
    assert play is not None
    for page, viewer in ((one, one.seat), (other, other.seat), (watcher, SPECTATOR)):
        told = page.last(Told)
        assert told.version == play.version
        assert told.scene == play.scene(viewer if viewer is not None else SPECTATOR)
        assert told.scene.viewer == viewer


def test_a_page_that_comes_later_is_told_the_same_sentences() -> None:
    party, anna, ben = two_at_leduc()
    again = party.come(BEN)
    while party.table.state.stage == "playing":
        one, _ = acting(party, anna, ben)
        one.act(legal(party, one)[-1])
    later = party.come(BEN)
    assert later.last(History).lines == told_texts(ben)
    assert again.last(History).lines + told_texts(again) == told_texts(ben)


@pytest.mark.parametrize(
    ("what", "reason"),
    [("not its turn", "not-your-turn"), ("an old version", "stale"), ("no such action", "no-such-action")],
)
def test_what_cannot_be_done_is_refused_with_a_reason_and_changes_nothing(what: str, reason: str) -> None:
    party, anna, ben = two_at_leduc()
    one, other = acting(party, anna, ben)
    version = one.last(Told).version
    action = legal(party, one)[0]
    stored = len(party.stored)
    match what:
        case "not its turn":
            other.act(action)
            assert other.refusal == reason
        case "an old version":
            one.ask(Act(version=version - 1, actions=[action], ref=9))
            assert one.refusal == reason
        case _:
            one.act(10_000)
            assert one.refusal == reason
    assert len(party.stored) == stored
    one.act(action)
    assert one.last(Told).version > version


def test_a_watcher_cannot_act_and_before_the_start_nobody_can() -> None:
    party = Party(toy("leduc"), seats=2)
    anna, ben = party.host(), party.come(BEN)
    anna.ask(Act(version=0, actions=[0]))
    assert anna.refusal == "no-match"
    anna.ask(Start())
    ben.act(0)
    assert ben.refusal == "no-seat"


def test_during_a_match_the_table_is_not_set_up_anew() -> None:
    _, anna, _ = two_at_leduc()
    for intent in (Setup(seats=2), Start(), Bot(seat=1)):
        anna.ask(intent)
        assert anna.refusal == "match-on"
    anna.ask(Setup(listed=True))
    assert anna.room.listed
    anna.ask(Rematch())
    assert anna.refusal == "not-over"


def test_who_leaves_or_is_removed_is_replaced_by_a_bot_and_may_come_back() -> None:
    party, anna, ben = two_at_leduc()
    ben.ask(Stand())
    assert anna.room.seats[1].kind == "bot"
    assert ben.last(Told).scene.viewer == SPECTATOR
    ben.ask(Sit())
    assert ben.last(Told).scene.viewer == 1
    anna.ask(Remove(seat=1))
    assert ben.seat is None
    cleo = party.come(Guest("g-cleo", "Cleo", "fox"))
    cleo.ask(Sit())
    assert cleo.seat == 1


def test_nobody_gets_to_know_two_hands() -> None:
    _, anna, ben = two_at_leduc()
    anna.ask(Stand())
    ben.ask(Stand())
    ben.ask(Sit(seat=0))
    assert ben.refusal == "one-seat"


def test_a_rematch_keeps_the_seats_and_counts_the_wins() -> None:
    party, anna, ben = two_at_leduc()
    party.come(None)
    while party.table.state.stage == "playing":
        one, _ = acting(party, anna, ben)
        one.act(legal(party, one)[0])
    first = anna.last(Told).version
    assert sum(seat.wins for seat in anna.room.seats) >= 1
    anna.act(0)
    assert anna.refusal == "game-over"
    ben.ask(Rematch())
    assert anna.room.stage == "playing"
    assert anna.room.match == 2
    assert [seat.name for seat in anna.room.seats] == ["Anna", "Ben"]
    assert anna.last(Told).version > first, "an action that answers the match before is stale"


def test_an_ended_match_looks_the_same_whoever_changes_seats() -> None:
    party, anna, ben = two_at_leduc()
    while party.table.state.stage == "playing":
        one, _ = acting(party, anna, ben)
        one.act(legal(party, one)[0])
    ended = party.table.match_file()
    scene = ben.last(Told).scene
    anna.ask(Move(seat=0, to=1))
    anna.ask(Stand())
    ben.ask(Sit(seat=1))
    later = party.come(BEN)
    assert later.seat == 1
    assert later.last(Told).scene == scene
    assert party.table.match_file() == ended
    ben.ask(Rematch())
    assert ben.last(Told).scene.viewer == 1


def test_a_bot_that_is_removed_in_a_match_stays_as_good_as_it_is() -> None:
    party = Party(toy("leduc"), seats=2, level="hard", start=True)
    anna = party.host()
    anna.ask(Remove(seat=1))
    assert anna.room.seats[1].level == "hard"


def test_bots_are_quicker_than_the_time_limit() -> None:
    party = Party(toy("leduc"), seats=2, limit=1, level="easy", start=True)
    party.host()
    for _ in range(10):
        for thought in party.table.thinking():
            deadline = party.table.due
            assert deadline is not None
            assert thought.not_before < deadline
        party.wait(1)


def test_when_the_time_is_up_the_default_action_is_taken() -> None:
    party, anna, ben = two_at_leduc(limit=15)
    one, _ = acting(party, anna, ben)
    deadline = one.last(Told).deadline
    assert deadline == party.now + 15
    party.wait(14.9)
    assert one.last(Told).deadline == deadline
    party.wait(0.1)
    assert one.last(Told).version > 0
    assert one.last(Told).deadline != deadline
    party.wait(15 * 40)
    assert party.table.state.stage == "over"
    assert party.table.due is None


def test_a_player_who_is_gone_is_shown_as_away_and_played_by_a_bot_after_a_while() -> None:
    party, anna, ben = two_at_leduc()
    party.go(ben)
    assert anna.room.seats[1].away
    assert not party.table.level_of(1)
    party.wait(STAND_IN_AFTER)
    assert anna.room.seats[1].stand_in
    assert party.table.level_of(1)
    back = party.come(BEN)
    assert back.seat == 1
    assert not anna.room.seats[1].stand_in
    assert not party.table.level_of(1)


def test_who_was_given_up_is_not_waited_for_again_when_the_last_page_is_loaded_anew() -> None:
    party, anna, ben = two_at_leduc()
    party.go(ben)
    party.wait(STAND_IN_AFTER)
    party.go(anna)
    party.host()
    assert party.table.level_of(1)
    assert not party.table.level_of(0)


def test_a_second_device_keeps_a_player_present() -> None:
    party, anna, ben = two_at_leduc()
    party.come(BEN)
    party.go(ben)
    assert not anna.room.seats[1].away


def test_a_table_that_nobody_is_at_waits() -> None:
    party, anna, ben = two_at_leduc(limit=15)
    party.go(anna)
    party.go(ben)
    assert party.table.due is None
    assert party.table.thinking() == []
    party.wait(3600)
    assert party.host().last(Told).deadline == party.now + 15


def test_a_bot_that_answers_too_late_is_not_heard() -> None:
    party = Party(toy("leduc"), seats=2, level="easy", start=True)
    anna = party.host()
    luck = Random(3)
    while not (thoughts := party.table.thinking()):
        anna.act(luck.choice(legal(party, anna)))
    thought = thoughts[0]
    assert thought.not_before > party.now
    assert party.took(party.table.bot_acts(party.now, thought, thought.legal[0])).events
    assert party.took(party.table.bot_acts(party.now, thought, thought.legal[0])).events == []


def test_the_pause_of_a_bot_does_not_depend_on_what_it_holds() -> None:
    pauses: set[float] = set()
    for secret in range(5):
        party = Party(toy("leduc"), seats=2)
        party.table._entropy = lambda count, secret=secret: Random(secret).randbytes(count)
        anna = party.host()
        anna.ask(Bot(seat=1, level="easy"))
        anna.ask(Start())
        if legal(party, anna):
            anna.act(legal(party, anna)[0])
        pauses |= {round(thought.not_before - party.now, 6) for thought in party.table.thinking()}
    assert len(pauses) == 1


def test_whole_matches_of_people_and_bots_end(subtests: pytest.Subtests) -> None:
    for name, seats in (("leduc", 2), ("whispers", 3), ("snap", 3), ("goofspiel", 2)):
        with subtests.test(name):
            party = Party(toy(name), seats=seats, level="easy", start=True)
            anna, luck = party.host(), Random(5)
            for _ in range(500):
                if party.table.state.stage == "over":
                    break
                party.let_bots_act(luck)
                if options := legal(party, anna):
                    anna.act(luck.choice(options))
                    party.wait(1)
            scene: Scene = anna.last(Told).scene
            assert party.table.state.stage == "over"
            assert party.table.state.play is not None
            assert party.table.state.play.match.kind is Kind.OVER
            assert scene == party.table.state.play.scene(0)
            file = party.table.match_file()
            assert file is not None
            assert file.names[0] == "Anna"
            assert file.fairness is not None
            assert file.fairness.secret


def test_all_steps_of_a_match_are_stored_in_order() -> None:
    party, anna, ben = two_at_leduc()
    one, _ = acting(party, anna, ben)
    change = one.act(legal(party, one)[0])
    assert [type(event) for event in change.events] == [Stepped]
