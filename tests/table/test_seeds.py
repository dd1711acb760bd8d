"""Seats add seeds of their own to a deal: promised before it, revealed before the first card, or left out of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.engine.dealing import commitment, seed_commitment
from parlour.engine.errors import TamperedError
from parlour.engine.kind import Kind
from parlour.engine.log import Draw, MatchFile
from parlour.engine.replay import verify
from parlour.table.events import Began, Guest
from parlour.table.messages import (
    Bot,
    Deal,
    Move,
    PromiseSeed,
    Rematch,
    Remove,
    RevealSeed,
    Setup,
    Sit,
    Stand,
    Start,
    Told,
)
from parlour.table.seeds import MOST_SEED
from parlour.table.table import REVEAL_WITHIN

from .party import Page, Party, toy

BEN, CLEO = Guest("g-ben", "Ben", "owl"), Guest("g-cleo", "Cleo", "fox")
SEEDS = {"g-anna": "a walnut", "g-ben": "Ærøskøbing 🎲"}


def promise(*pages: Page) -> None:
    for page in pages:
        assert page.guest is not None
        page.ask(PromiseSeed(commitment=seed_commitment(SEEDS[page.guest.id])))


def reveal(*pages: Page) -> None:
    for page in pages:
        assert page.guest is not None
        page.ask(RevealSeed(seed=SEEDS[page.guest.id]))


def two_with_seeds() -> tuple[Party, Page, Page]:
    """Anna and Ben sit, and have promised a seed each."""
    party = Party(toy("leduc"), seats=2)
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    promise(anna, ben)
    return party, anna, ben


def played(party: Party) -> MatchFile:
    """The match at its end."""
    luck = Random(4)
    while party.table.state.stage == "playing":
        play = party.table.state.play
        assert play is not None
        seat = play.match.deciding[0]
        page = next(page for page in party.pages.values() if page.seat == seat)
        page.act(luck.choice(play.legal(seat)))
    file = party.table.match_file()
    assert file is not None
    return file


def test_seeds_that_were_revealed_are_part_of_the_deal() -> None:
    party, anna, ben = two_with_seeds()
    assert [seat.seed for seat in anna.room.seats] == [True, True]
    anna.ask(Start())
    asked = ben.last(Deal)
    assert (asked.match, asked.dealt, asked.seeds) == ("BCDFG-1", False, [])
    assert asked.commitments == [seed_commitment(seed) for seed in SEEDS.values()]
    assert anna.room.stage == "open"
    reveal(ben)
    assert not ben.last(Deal).dealt
    reveal(anna)
    assert ben.last(Deal) == Deal(asked.match, asked.promise, asked.commitments, list(SEEDS.values()), dealt=True)
    assert [seat.seed for seat in anna.room.seats] == [False, False]
    file = played(party)
    assert file.fairness is not None
    assert file.fairness.seat_seeds == list(SEEDS.values())
    assert verify(file, asked.promise).finished


def test_the_promise_is_told_before_the_first_card_and_the_secret_after_the_last() -> None:
    party, anna, ben = two_with_seeds()
    anna.ask(Start())
    reveal(anna, ben)
    kinds = [type(notice) for notice in ben.news]
    assert kinds.index(Deal) < kinds.index(Told)
    file = party.table.match_file()
    assert file is not None
    assert file.fairness is not None
    assert file.fairness.secret == ""
    played(party)
    file = party.table.match_file()
    assert file is not None
    assert file.fairness is not None
    assert commitment(file.match, bytes.fromhex(file.fairness.secret)) == ben.last(Deal).promise


def test_without_seeds_the_match_begins_at_once_and_is_stored_as_it_always_was() -> None:
    party = Party(toy("leduc"), seats=2, level="easy")
    anna = party.host()
    anna.ask(Start())
    assert anna.last(Deal) == Deal("BCDFG-1", anna.last(Deal).promise, [], [], dealt=True)
    began = next(stored for stored in map(msgspec.json.decode, party.stored) if stored["event"] == "began")
    assert began.keys() == {"event", "at", "match", "secret", "rules_version"}
    assert msgspec.convert(began, Began).seat_seeds == []


def test_a_seed_that_is_not_revealed_in_time_is_left_out_and_that_is_recorded() -> None:
    party, anna, ben = two_with_seeds()
    anna.ask(Start())
    reveal(anna)
    party.wait(REVEAL_WITHIN - 0.01)
    assert anna.room.stage == "open"
    party.wait(0.01)
    assert anna.room.stage == "playing"
    assert anna.last(Deal).seeds == ["a walnut", ""]
    reveal(ben)
    assert ben.refusal == "reveal-late"
    file = played(party)
    assert file.fairness is not None
    assert verify(file).finished
    assert file.fairness.seat_commitments[1] == seed_commitment(SEEDS["g-ben"])
    fuller = msgspec.structs.replace(file.fairness, seat_seeds=list(SEEDS.values()))
    with pytest.raises(TamperedError, match="was promised"):
        verify(msgspec.structs.replace(file, fairness=fuller))


def test_somebody_who_has_gone_holds_up_the_deal_no_longer_than_others() -> None:
    party, anna, ben = two_with_seeds()
    party.go(ben)
    anna.ask(Start())
    reveal(anna)
    party.wait(REVEAL_WITHIN)
    assert anna.room.stage == "playing"
    assert anna.last(Deal).seeds == ["a walnut", ""]


def test_a_bot_a_watcher_and_an_empty_hand_add_nothing() -> None:
    party = Party(toy("whispers"), seats=3)
    anna, ben, watcher = party.host(), party.come(BEN), party.come(CLEO)
    ben.ask(Sit())
    promise(anna)
    watcher.ask(PromiseSeed(commitment=seed_commitment("x")))
    assert watcher.refusal == "no-seat"
    anna.ask(Start())
    reveal(anna)
    assert anna.last(Deal).commitments == [seed_commitment("a walnut"), "", ""]
    assert anna.last(Deal).seeds == ["a walnut", "", ""]


def test_a_promise_can_be_taken_back_and_goes_with_the_person() -> None:
    _, anna, ben = two_with_seeds()
    ben.ask(PromiseSeed())
    assert [seat.seed for seat in anna.room.seats] == [True, False]
    anna.ask(Move(seat=0, to=1))
    assert [seat.seed for seat in anna.room.seats] == [False, True]
    anna.ask(Stand())
    assert [seat.seed for seat in ben.room.seats] == [False, False]


@pytest.mark.parametrize("wrong", ["abc", "A" * 64, "0" * 65, "0" * 64 + "\n", "0" * 10_000, "\u0660" * 64])
def test_a_promise_is_a_digest(wrong: str) -> None:
    party = Party(toy("leduc"), seats=2)
    anna = party.host()
    assert not anna.ask(PromiseSeed(commitment=wrong)).events
    assert anna.refusal == "no-commitment"


def test_what_cannot_be_revealed_is_refused_and_changes_nothing() -> None:
    party, anna, ben = two_with_seeds()
    cleo = party.come(CLEO)
    reveal(anna)
    assert anna.refusal == "reveal-early"
    ben.ask(PromiseSeed())
    anna.ask(Start())
    for page, seed, why in [
        (anna, "another", "other-seed"),
        (anna, "", "other-seed"),
        (anna, "x" * (MOST_SEED + 1), "seed-too-long"),
        (ben, SEEDS["g-ben"], "nothing-promised"),
        (cleo, "a walnut", "no-seat"),
        (party.come(None), "a walnut", "no-guest"),
    ]:
        assert not page.ask(RevealSeed(seed=seed)).events
        assert page.refusal == why
    reveal(anna)
    assert anna.room.stage == "playing"


def test_a_seed_is_revealed_once() -> None:
    _, anna, ben = two_with_seeds()
    anna.ask(Start())
    reveal(anna, anna)
    assert anna.refusal == "revealed-already"
    reveal(ben)
    assert ben.room.stage == "playing"


def test_while_seeds_are_revealed_nobody_changes_seats_or_promises() -> None:
    """Otherwise whoever knows the seeds of the others could choose what goes in."""
    _, anna, ben = two_with_seeds()
    anna.ask(Start())
    for intent in (Start(), Stand(), Setup(seats=3), Move(seat=0, to=1), Remove(seat=1), Bot(seat=1, level="easy")):
        assert not anna.ask(intent).events
        assert anna.refusal == "dealing"
    for intent in (Sit(), Stand(), PromiseSeed(), PromiseSeed(commitment=seed_commitment("better"))):
        assert not ben.ask(intent).events
        assert ben.refusal == "dealing"


def test_after_a_restart_the_same_deal_is_waited_for() -> None:
    party, anna, ben = two_with_seeds()
    anna.ask(Start())
    reveal(anna)
    before = anna.last(Deal)
    party.wait(REVEAL_WITHIN - 1)
    party.restart()
    party.wait(100)
    anna, ben = party.host(), party.come(BEN)
    assert ben.last(Deal) == before
    reveal(anna)
    assert anna.refusal == "revealed-already"
    reveal(ben)
    assert ben.last(Deal).seeds == list(SEEDS.values())
    assert verify(played(party), before.promise).finished


def test_after_a_restart_nobody_is_waited_for_for_ever() -> None:
    party, anna, _ = two_with_seeds()
    anna.ask(Start())
    party.restart()
    anna = party.host()
    party.wait(REVEAL_WITHIN)
    assert anna.last(Deal).seeds == ["", ""]
    assert anna.room.stage == "playing"


def test_a_rematch_takes_new_seeds() -> None:
    party, anna, ben = two_with_seeds()
    anna.ask(Start())
    reveal(anna, ben)
    promise(ben)
    assert ben.refusal == "match-on"
    first = played(party)
    promise(ben)
    ben.ask(Rematch())
    assert ben.room.stage == "over"
    assert anna.last(Deal).match == "BCDFG-2"
    assert first.fairness is not None
    assert anna.last(Deal).commitments == ["", seed_commitment(SEEDS["g-ben"])]
    reveal(ben)
    assert ben.last(Deal).seeds == ["", SEEDS["g-ben"]]
    assert verify(played(party)).finished


def test_other_seeds_bring_other_cards() -> None:
    """With the same secret, and the same choice of seats that reveal, the deal is another one."""
    drawn: set[tuple[int, ...]] = set()
    for seed in map(str, range(6)):
        party = Party(toy("leduc"), seats=2, level="easy")
        anna = party.host()
        anna.ask(PromiseSeed(commitment=seed_commitment(seed)))
        anna.ask(Start())
        anna.ask(RevealSeed(seed=seed))
        play = party.table.state.play
        assert play is not None
        assert play.match.kind is not Kind.OVER
        drawn.add(tuple(step.outcome for step in play.match.log if isinstance(step, Draw)))
    assert len(drawn) > 1
