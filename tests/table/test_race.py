"""Races: the earliest reaction counts, whatever the line, and a liar gains little."""

from __future__ import annotations

import pytest

from parlour.engine.match import Match
from parlour.table.arbiter import CAP, JITTER, Claim, Race, Telling, allowance
from parlour.table.events import Guest
from parlour.table.messages import Act, Beaten, Sit, Start, Told

from .party import Page, Party, dealer_picks, toy

BEN = Guest("g-ben", "Ben", "owl")
SHOWN = 50.0


FAR = 0.3


def claim(seat: int, arrived: float, reaction: float | None, line: float | None = None) -> Claim:
    return Claim(seat, 0, SHOWN + arrived, 1, reaction, line)


def credited(claim: Claim) -> float:
    return Telling(1, SHOWN).credited(claim)


def race_of(*claims: Claim) -> Race:
    race = Race()
    race.begin(1, SHOWN)
    for each in claims:
        race.claim(each)
    return race


@pytest.mark.parametrize("line", [None, FAR])
def test_a_slow_line_is_no_handicap(line: float | None) -> None:
    near, far = claim(0, 0.45 + 0.02, 0.45, 0.02), claim(1, 0.40 + FAR + 0.03, 0.40, line)
    assert [each.seat for each in race_of(near, far).settle()] == [1, 0]


@pytest.mark.parametrize(
    ("line", "gain"), [(0.02, 0.02 + JITTER), (FAR, FAR + JITTER), (2.0, CAP), (None, CAP)], ids=str
)
def test_a_connection_is_credited_with_so_much_line_and_no_more(line: float | None, gain: float) -> None:
    assert allowance(line) == pytest.approx(gain)
    assert credited(claim(0, 0.5, 0.0, line)) == pytest.approx(max(0, 0.5 - gain))
    assert credited(claim(0, 0.5, 9.0, line)) == pytest.approx(0.5), "nobody is credited with more than has passed"


@pytest.mark.parametrize("earlier", [0, 1])
def test_of_equal_reactions_either_may_count_whichever_is_heard_first(earlier: int) -> None:
    won = 0
    for trial in range(1000):
        race = Race()
        race.begin(1, SHOWN + trial / 7)
        for seat in (earlier, 1 - earlier):
            race.claim(Claim(seat, 0, SHOWN + trial / 7 + 0.5, 1, 0.44))
        won += race.settle()[0].seat == 0
    assert 420 < won < 580


def test_a_claim_that_says_no_time_is_credited_with_no_line() -> None:
    assert credited(claim(0, 0.5, None, FAR)) == pytest.approx(0.5)


@pytest.mark.parametrize("line", [0.02, FAR, None])
def test_the_race_is_settled_when_nothing_earlier_can_come(line: float | None) -> None:
    first = claim(0, 0.5, 0.45, 0.02)
    when = race_of(first).due([0.001, line])
    assert when is not None
    for late, earlier in ((0.001, False), (-0.001, True)):
        other = Claim(1, 0, when + late, 1, 0.0, line)
        assert (credited(other) < credited(first)) is earlier


def test_nobody_waits_where_nobody_else_may_claim_and_not_long_where_all_lines_are_short() -> None:
    first = claim(0, 0.5, 0.48, 0.02)
    assert race_of().due([0.02]) is None
    assert race_of(first).due([]) == pytest.approx(SHOWN + 0.48)
    assert race_of(first).due([0.01, 0.02]) == pytest.approx(SHOWN + 0.5 + JITTER)


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
    assert anna.last(Beaten) == Beaten(anna.asked, by=1, milliseconds=40)


def test_a_claim_after_the_decision_is_told_so_and_costs_nothing(party: Party) -> None:
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    version = ben.last(Told).version
    party.now = ben.last(Told).clock + 0.3
    anna.act(slap(party), reaction=300)
    party.wait(1)
    after = chips(party)
    ben.ask(Act(version=version, actions=[slap(party)], reaction=910))
    assert ben.news[-1] == Beaten(0, by=0, milliseconds=610)
    assert chips(party) == after
    anna.ask(Act(version=version, actions=[slap(party)], reaction=950))
    assert anna.refusal == "stale", "nobody is beaten by themselves"
    for page in (anna, ben):
        page.act(party.game.actions.encode("say_none"))
    ben.ask(Act(version=version, actions=[slap(party)], reaction=910))
    assert ben.refusal == "stale", "that race is long over"


def test_to_have_nothing_is_no_claim_and_said_too_late_it_is_answered_with_nothing(party: Party) -> None:
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    none = party.game.actions.encode("say_none")
    version = ben.last(Told).version
    anna.act(slap(party), reaction=300)
    party.wait(1)
    heard = list(ben.news)
    ben.ask(Act(version=version, actions=[none], reaction=910))
    assert ben.news == heard, "nobody beats it"
    version = ben.last(Told).version
    for page in (anna, ben):
        page.act(none)
    assert ben.last(Told).version > version, "the next card"
    heard = list(ben.news)
    ben.ask(Act(version=version, actions=[none], reaction=910))
    assert ben.news == heard, "a race that nobody won is over all the same"


def test_a_claim_in_a_race_that_the_time_has_ended_was_beaten_by_nobody() -> None:
    party = Party(toy("snap"), seats=2, limit=10)
    anna, ben = seated(party)
    version = ben.last(Told).version
    anna.act(party.game.actions.encode("say_none"))
    party.wait(20)
    ben.ask(Act(version=version, actions=[slap(party)], reaction=300))
    assert ben.refusal == "stale"


def test_a_race_waits_as_long_as_the_lines_of_those_who_may_still_claim(party: Party) -> None:
    anna, ben = seated(party)
    shown = anna.last(Told).clock

    def wait_for(line: float | None) -> float:
        party.table.measured(ben.number, line)
        due = party.table.due
        assert due is not None
        return due - shown

    party.now = shown + 0.4
    anna.act(slap(party), reaction=400)
    assert wait_for(None) == pytest.approx(0.4 + CAP)
    assert wait_for(FAR) == pytest.approx(0.4 + FAR + JITTER)
    assert wait_for(0.02) == pytest.approx(0.4 + 0.02 + JITTER)


def test_a_claim_made_in_sight_of_another_one_still_counts(party: Party) -> None:
    anna, ben = seated(party)
    version = ben.last(Told).version
    before = chips(party)
    anna.act(slap(party), reaction=100)
    party.wait(1)
    assert ben.last(Told).version > version, "the slap was wrong, and the race goes on"
    ben.ask(Act(version=version, actions=[slap(party)], reaction=1200))
    assert ben.refusal == ""
    party.wait(1)
    assert chips(party)[:2] == [chip - 1 for chip in before[:2]]


def test_a_seat_claims_once_while_its_claim_waits(party: Party) -> None:
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    before = chips(party)
    anna.act(slap(party), reaction=0)
    anna.act(slap(party), reaction=0)
    assert anna.refusal == "already-chosen"
    party.wait(1)
    assert chips(party)[:2] == [before[0] + 1, before[1]]


def test_whoever_passes_may_think_better_of_it_until_all_have_passed(party: Party) -> None:
    anna, ben = seated(party)
    go_to_alike(party, anna, ben)
    none = party.game.actions.encode("say_none")
    before, version = chips(party), ben.last(Told).version
    anna.act(none)
    assert anna.refusal == ""
    assert ben.last(Told).version == version, "nobody hears of it"
    anna.act(none)
    assert anna.refusal == "already-chosen"
    party.wait(5)
    anna.act(slap(party), reaction=5000)
    party.wait(1)
    assert chips(party)[:2] == [before[0] + 1, before[1]]


def test_a_race_is_over_when_all_pass_and_whoever_is_away_does(party: Party) -> None:
    anna, ben = seated(party)
    none = party.game.actions.encode("say_none")
    play = party.table.state.play
    assert play is not None
    flips = int(play.match.rows["flips"][0])
    anna.act(none)
    assert play.match.rows["flips"][0] == flips
    ben.act(none)
    assert play.match.rows["flips"][0] == flips + 1
    anna.act(none)
    party.go(ben)
    assert play.match.rows["flips"][0] == flips + 2


def test_a_reaction_counts_from_the_beginning_of_the_race_whichever_version_was_seen() -> None:
    telling = Telling(7, SHOWN)
    telling.again(8, SHOWN + 2)
    assert telling.credited(Claim(0, 0, SHOWN + 0.6, 7, 0.5)) == pytest.approx(0.5)
    assert telling.credited(Claim(0, 0, SHOWN + 2.6, 8, 0.5)) == pytest.approx(2.5)


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
    anna.act(slap(party))
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
