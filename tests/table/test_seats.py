"""Who sits where, and who may change it."""

from __future__ import annotations

import pytest

from parlour.engine import library
from parlour.engine.errors import SetupError
from parlour.engine.lid import Lid
from parlour.engine.mode import Mode
from parlour.table.events import Guest
from parlour.table.messages import Bot, Chat, Move, Remove, Setup, Sit, Stand, Start, Talk
from parlour.table.presence import HOST_PASSES_AFTER

from .party import Party, toy

BEN = Guest("g-ben", "Ben", "owl")
CLEO = Guest("g-cleo", "Cleo", "fox")


@pytest.fixture
def party() -> Party:
    return Party(toy("snap"), seats=3)


def test_the_host_sits_in_the_first_seat(party: Party) -> None:
    room = party.host().room
    assert room.you.seat == 0
    assert room.you.host
    assert [seat.kind for seat in room.seats] == ["person", "free", "free"]


def test_a_guest_takes_the_first_free_seat_and_everybody_sees_it(party: Party) -> None:
    anna, ben = party.host(), party.come(BEN)
    assert anna.room.watchers == ["Ben"]
    ben.ask(Sit())
    assert ben.seat == 1
    assert [seat.name for seat in anna.room.seats] == ["Anna", "Ben", ""]
    assert anna.room.watchers == []


def test_a_seat_with_the_guests_own_animal_is_offered_first(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(party.game, "lid", Lid(figures=["cat", "dog", "owl"]))
    ben = party.come(BEN)
    ben.ask(Sit())
    assert ben.seat == 2


def test_a_taken_seat_is_refused_and_a_bots_is_not(party: Party) -> None:
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit(seat=0))
    assert ben.refusal == "seat-taken"
    anna.ask(Bot(seat=2, level="easy"))
    ben.ask(Sit(seat=2))
    assert ben.seat == 2
    ben.ask(Sit(seat=5))
    assert ben.refusal == "no-such-seat"


def test_who_sits_may_change_seats_and_stand_up(party: Party) -> None:
    ben = party.come(BEN)
    ben.ask(Sit(seat=1))
    ben.ask(Sit(seat=2))
    assert ben.seat == 2
    ben.ask(Stand())
    assert ben.seat is None
    ben.ask(Stand())
    assert ben.refusal == "no-seat"


def test_when_all_seats_are_taken_one_can_watch(party: Party) -> None:
    party.host()
    for name in ("ben", "cleo"):
        party.come(Guest(f"g-{name}", name, "owl")).ask(Sit())
    dora = party.come(Guest("g-dora", "Dora", "fox"))
    dora.ask(Sit())
    assert dora.refusal == "no-free-seat"


def test_only_the_host_sets_up(party: Party) -> None:
    ben = party.come(BEN)
    for intent in (Setup(seats=2), Bot(seat=1, level="easy"), Remove(seat=0), Move(seat=0, to=1), Start()):
        ben.ask(intent)
        assert ben.refusal == "not-host"


def test_a_page_without_a_token_only_watches(party: Party) -> None:
    nobody = party.come(None)
    for intent in (Sit(), Stand(), Chat(text="hello"), Start()):
        nobody.ask(intent)
        assert nobody.refusal == "no-guest"
    assert nobody.room.watchers == [""]


def test_the_host_moves_removes_and_seats_bots(party: Party) -> None:
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    anna.ask(Move(seat=0, to=1))
    assert (anna.seat, ben.seat) == (1, 0)
    anna.ask(Remove(seat=0))
    assert ben.seat is None
    anna.ask(Bot(seat=0, level="genius"))
    assert anna.refusal == "no-such-level"
    anna.ask(Bot(seat=0, level="hard"))
    assert (anna.room.seats[0].kind, anna.room.seats[0].level) == ("bot", "hard")
    anna.ask(Bot(seat=0))
    assert anna.room.seats[0].kind == "free"


def test_a_smaller_table_keeps_its_people(party: Party) -> None:
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit(seat=2))
    anna.ask(Setup(seats=2))
    assert [seat.name for seat in anna.room.seats] == ["Anna", "Ben"]
    assert ben.seat == 1
    anna.ask(Setup(seats=3))
    party.come(CLEO).ask(Sit())
    anna.ask(Setup(seats=2))
    assert anna.refusal == "too-many-people"
    anna.ask(Setup(seats=9 - 3))
    assert anna.refusal == "seats"
    anna.ask(Setup(options={"weather": "rain"}))
    assert anna.refusal == "options"


def test_people_keep_their_seats_where_a_smaller_table_has_them(party: Party) -> None:
    anna = party.host()
    anna.ask(Move(seat=0, to=1))
    anna.ask(Setup(seats=2))
    assert [seat.name for seat in anna.room.seats] == ["", "Anna"]


def test_an_option_that_names_a_seat_has_to_be_changed_before_the_seat_is_taken_away() -> None:
    party = Party(library.game("baby-monster-race", mode=Mode.INTERPRETED), seats=4)
    anna = party.host()
    anna.ask(Setup(options={"first": "seat-4"}))
    anna.ask(Setup(seats=3))
    assert anna.refusal == "options"
    assert len(anna.room.seats) == 4
    anna.ask(Setup(seats=3, options={"first": "seat-3"}))
    assert (len(anna.room.seats), anna.room.options["first"]) == (3, "seat-3")


def test_a_table_cannot_be_opened_for_too_many() -> None:
    with pytest.raises(SetupError, match="2 to 3 players, not 6"):
        Party(toy("snap"), seats=6)


def test_the_role_of_the_host_passes_on_when_the_host_stands_up_or_stays_away(party: Party) -> None:
    anna, ben, cleo = party.host(), party.come(BEN), party.come(CLEO)
    ben.ask(Sit())
    anna.ask(Stand())
    assert ben.room.you.host
    party.go(ben)
    party.wait(HOST_PASSES_AFTER - 1)
    assert not cleo.room.you.host
    party.wait(1)
    assert [anna.room.you.host, cleo.room.you.host].count(True) == 1


def test_the_role_of_the_host_goes_to_somebody_who_is_here(party: Party) -> None:
    anna, ben, cleo = party.host(), party.come(BEN), party.come(CLEO)
    ben.ask(Sit())
    cleo.ask(Sit())
    party.go(ben)
    anna.ask(Stand())
    assert cleo.room.you.host


def test_a_host_without_a_seat_who_does_not_come_back_after_a_restart_is_replaced(party: Party) -> None:
    party.host().ask(Stand())
    party.restart()
    ben = party.come(BEN)
    party.wait(HOST_PASSES_AFTER)
    assert ben.room.you.host


def test_a_host_who_comes_back_in_time_stays_the_host(party: Party) -> None:
    anna, ben = party.host(), party.come(BEN)
    party.go(anna)
    party.wait(HOST_PASSES_AFTER - 1)
    party.host()
    party.wait(HOST_PASSES_AFTER)
    assert not ben.room.you.host


def test_chat_reaches_everybody_and_is_there_for_who_comes_later(party: Party) -> None:
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Chat(text="  good evening  "))
    assert anna.last(Talk).said[0].text == "good evening"
    anna.ask(Chat(text=" "))
    assert anna.refusal == "said-nothing"
    later = party.come(CLEO)
    assert [said.name for said in later.last(Talk).said] == ["Ben"]


def test_a_new_name_is_seen_at_once(party: Party) -> None:
    anna = party.host()
    party.took(party.table.rename(party.now, Guest("g-anna", "Granny", "owl")))
    assert anna.room.seats[0].name == "Granny"
