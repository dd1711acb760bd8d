"""Races: the earliest reaction counts, whatever the line, and a liar gains little."""

from __future__ import annotations

import pytest

from parlour.engine.match import Match
from parlour.table.arbiter import CAP, Claim, Race, credited, in_order, settled_at
from parlour.table.events import Guest
from parlour.table.messages import Act, Sit, Start, Told

from .party import Page, Party, dealer_picks, toy

BEN = Guest("g-ben", "Ben", "owl")
SHOWN = 50.0


def claim(seat: int, arrived: float, reaction: float | None) -> Claim:
    return Claim(seat, 0, SHOWN + arrived, reaction)


def test_a_slow_line_is_no_handicap() -> None:
    quick_line, slow_line = claim(0, 0.45 + 0.02, 0.45), claim(1, 0.40 + 0.14, 0.40)
    assert [each.seat for each in in_order([quick_line, slow_line], SHOWN)] == [1, 0]


def test_a_liar_gains_the_cap_at_most() -> None:
    assert credited(claim(0, 0.5, 0.0), SHOWN) == pytest.approx(0.5 - CAP)
    assert credited(claim(0, 0.5, 9.0), SHOWN) == pytest.approx(0.5), "nobody is credited with more than has passed"


def test_the_race_is_settled_when_nothing_earlier_can_come() -> None:
    claims = [claim(0, 0.5, 0.45)]
    when = settled_at(claims, SHOWN)
    late = Claim(1, 0, when + 0.001, 0.0)
    assert credited(late, SHOWN) > credited(claims[0], SHOWN)


@pytest.fixture
def party() -> Party:
    return Party(toy("snap"), seats=2)


def seated(party: Party) -> tuple[Page, Page]:
    anna, ben = party.host(), party.come(BEN)
    ben.ask(Sit())
    anna.ask(Start())
    return anna, ben


def slap(party: Party) -> int:
    return party.game.actions.encode("slap")


def chips(party: Party) -> list[int]:
    assert party.table.state.play is not None
    return party.table.state.play.match.rows["chips"][0].tolist()


def go_to_alike(party: Party, anna: Page, ben: Page) -> None:
    """Everybody says "none" until two cards are alike."""
    none = party.game.actions.encode("say_none")
    play = party.table.state.play
    assert play is not None
    while play.match.rows["top"][0] != play.match.rows["below"][0]:
        for page in (anna, ben):
            page.act(none)
        party.wait(1)


def test_the_quicker_of_two_wins_though_its_claim_comes_later(party: Party) -> None:
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    before = chips(party)
    party.now = anna.last(Told).clock + 0.45
    anna.act(slap(party), reaction=440)
    party.now += 0.05
    ben.act(slap(party), reaction=400)
    party.wait(1)
    assert chips(party)[1] == before[1] + 1
    assert chips(party)[0] == before[0]
    assert anna.refusal == "too-late"


def test_a_claim_after_the_decision_is_told_so_and_costs_nothing(party: Party) -> None:
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    version = ben.last(Told).version
    anna.act(slap(party), reaction=300)
    party.wait(1)
    after = chips(party)
    ben.ask(Act(version=version, actions=[slap(party)], reaction=310))
    assert ben.refusal == "stale"
    assert chips(party) == after


def test_a_claim_made_in_sight_of_another_one_still_counts(party: Party) -> None:
    anna, ben = seated(party)
    version = ben.last(Told).version
    anna.act(party.game.actions.encode("say_none"))
    party.wait(1)
    assert ben.last(Told).version > version
    change = ben.ask(Act(version=version, actions=[party.game.actions.encode("say_none")], reaction=200))
    assert ben.refusal == ""
    assert change.events or party.table.due is not None


def test_a_seat_claims_once_while_its_claim_waits(party: Party) -> None:
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    before = chips(party)
    anna.act(party.game.actions.encode("say_none"))
    anna.act(slap(party), reaction=0)
    assert anna.refusal == "already-chosen"
    party.wait(1)
    assert chips(party) == before
    ben.act(slap(party), reaction=0)
    party.wait(1)
    assert chips(party)[1] == before[1] + 1


def test_a_reaction_counts_from_the_beginning_of_the_race_whichever_version_was_seen() -> None:
    race = Race()
    race.begin(7, SHOWN)
    race.go_on(8, SHOWN + 2)
    assert race.reaction(7, 0.5) == 0.5
    assert race.reaction(8, 0.5) == 2.5


def test_claims_that_wait_are_settled_when_the_time_is_up_and_the_next_card_has_its_own_time() -> None:
    party = Party(toy("snap"), seats=2, limit=10)
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    deadline = anna.last(Told).deadline
    assert deadline is not None
    before = chips(party)
    party.wait(deadline - 0.05 - party.now)
    anna.act(slap(party))
    party.wait(0.05)
    assert chips(party)[0] == before[0] + 1
    assert anna.last(Told).deadline == party.now + 10
    assert party.table.state.play is not None
    assert party.table.state.play.owing == [0, 1]


def test_one_deadline_holds_for_a_whole_race() -> None:
    party = Party(toy("snap"), seats=2, limit=10)
    anna, ben = seated(party)
    deadline = anna.last(Told).deadline
    assert deadline is not None
    party.wait(6)
    anna.act(party.game.actions.encode("say_none"))
    party.wait(3)
    assert ben.last(Told).deadline == deadline
    version = ben.last(Told).version
    party.wait(1)
    assert ben.last(Told).version > version
    assert ben.last(Told).deadline == deadline + 10


def test_what_the_dealer_picks_in_a_race_is_picked_again_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "default_action", dealer_picks)
    party = Party(toy("snap"), seats=2, limit=10)
    seated(party)
    for _ in range(4):
        party.wait(10)
        party.restart()
        party.host()
