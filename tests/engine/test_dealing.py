"""A fair deal is fixed before the first card, and whoever changes anything afterwards is found out."""

from __future__ import annotations

import hmac
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.engine import library, log
from parlour.engine.dealing import FairDealer, FastDealer, RecordedDealer, fair_number, seed_commitment
from parlour.engine.errors import LogError, TamperedError
from parlour.engine.kind import Kind
from parlour.engine.log import Act, Draw, Fairness, MatchFile
from parlour.engine.match import Match
from parlour.engine.mode import Mode
from parlour.engine.replay import verify

SECRET = b"a secret of thirty-two bytes ...."
SEEDS = ["otter", "badger"]


@pytest.fixture(scope="module")
def fair_match() -> MatchFile:
    """A match of two, dealt fairly, with a seed of each seat."""
    dealer = FairDealer("match-1", SECRET, SEEDS)
    match = Match(library.game("baby-monster-race"), 2, dealer)
    match.deal_all()
    while match.kind is not Kind.OVER:
        seat = match.deciding[0]
        match.act_by_default(seat)
        match.deal_all()
    promised = [seed_commitment(seed) for seed in SEEDS]
    return match.file("match-1", ["Ann", "Ben"], Fairness(dealer.commitment, SECRET.hex(), SEEDS, promised))


def test_a_fair_match_is_fair(fair_match: MatchFile) -> None:
    draws = sum(isinstance(step, Draw) for step in fair_match.steps)
    verdict = verify(fair_match)
    assert (verdict.draws, verdict.finished, verdict.seeded, verdict.left_out) == (draws, True, [0, 1], [])


def test_a_number_follows_from_everything_that_was_promised() -> None:
    base = (SECRET, "m", ["a"], "deck", 0, 10**9)
    others = [
        (SECRET + b"!", "m", ["a"], "deck", 0, 10**9),
        (SECRET, "n", ["a"], "deck", 0, 10**9),
        (SECRET, "m", ["b"], "deck", 0, 10**9),
        (SECRET, "m", ["a"], "monster", 0, 10**9),
        (SECRET, "m", ["a"], "deck", 1, 10**9),
    ]
    assert len({fair_number(*base), *(fair_number(*other) for other in others)}) == 6


def test_the_formula_is_the_published_one() -> None:
    """Pages and other programs check draws by it: it must not change."""
    digest = hmac.new(b"secret", b'["match",["seed"],"deck",3]', "sha256").hexdigest()
    assert fair_number(b"secret", "match", ["seed"], "deck", 3, 1000) == int(digest, 16) * 1000 >> 256 == 773


def test_a_dealer_draws_by_the_formula() -> None:
    dealer = FairDealer("m ü", SECRET, ["é", "b"])
    drawn = [dealer.draw(pile, [1] * 1000) for pile in ("deck", "größe", "deck")]
    places = [("deck", 0), ("größe", 0), ("deck", 1)]
    assert drawn == [fair_number(SECRET, "m ü", ["é", "b"], pile, place, 1000) for pile, place in places]


def test_one_pile_does_not_move_another() -> None:
    alone = FairDealer("m", SECRET)
    beside = FairDealer("m", SECRET)
    for _ in range(5):
        beside.draw("deck", [1] * 48)
    assert [alone.draw("monster", [12, 8]) for _ in range(20)] == [beside.draw("monster", [12, 8]) for _ in range(20)]


@pytest.mark.parametrize("dealer", [FastDealer(7), FairDealer("m", SECRET)])
def test_outcomes_come_with_their_odds(dealer: Any) -> None:
    drawn = Counter(dealer.draw("monster", [0, 60, 40, 0]) for _ in range(10_000))
    assert set(drawn) == {1, 2}
    assert abs(drawn[1] - 6000) < 5 * (10_000 * 0.6 * 0.4) ** 0.5


def test_a_record_deals_only_what_can_come() -> None:
    with pytest.raises(LogError, match="which cannot come"):
        RecordedDealer([2]).draw("monster", [12, 8])
    with pytest.raises(LogError, match="which cannot come"):
        RecordedDealer([0]).draw("monster", [0, 8])
    with pytest.raises(LogError, match="the record ends"):
        RecordedDealer([]).draw("monster", [12, 8])


def _changed(step: Act | Draw) -> Act | Draw:
    if isinstance(step, Draw):
        other = next(place for place, weight in enumerate(step.weights) if weight and place != step.outcome)
        return Draw(step.pile, other, step.weights)
    return Act(1 - step.seat, step.action)


def tampered(file: MatchFile) -> dict[str, MatchFile]:
    """The file with each of its fields changed in turn."""
    replace = msgspec.structs.replace
    fair = file.fairness
    assert fair is not None
    steps = file.steps
    draws = [place for place, step in enumerate(steps) if isinstance(step, Draw) and sum(map(bool, step.weights)) > 1]
    first, last = draws[0], draws[-1]
    act = next(place for place, step in enumerate(steps) if isinstance(step, Act))
    odd = steps[last]
    assert isinstance(odd, Draw)
    return {
        "seats": replace(file, seats=3),
        "options": replace(file, options={**file.options, "monster": "app"}),
        "match": replace(file, match="match-2"),
        "first draw": replace(file, steps=[*steps[:first], _changed(steps[first]), *steps[first + 1 :]]),
        "last draw": replace(file, steps=[*steps[:last], _changed(steps[last]), *steps[last + 1 :]]),
        "odds": replace(
            file,
            steps=[*steps[:last], replace(odd, weights=[weight + 1 for weight in odd.weights]), *steps[last + 1 :]],
        ),
        "an action": replace(file, steps=[*steps[:act], _changed(steps[act]), *steps[act + 1 :]]),
        "a step left out": replace(file, steps=[*steps[:first], *steps[first + 1 :]]),
        "commitment": replace(file, fairness=replace(fair, commitment="0" * 64)),
        "secret": replace(file, fairness=replace(fair, secret="00" * 32)),
        "rules": replace(file, rules_version="0" * 12),
        "carried": replace(file, carried={"step": [11] * 6}),
        "no hex": replace(file, fairness=replace(fair, secret="xyz")),
        "a seed": replace(file, fairness=replace(fair, seat_seeds=["otter", "weasel"])),
        "a seed left out": replace(file, fairness=replace(fair, seat_seeds=["otter"])),
    }


def test_any_change_is_found_out(fair_match: MatchFile) -> None:
    unnoticed: list[str] = []
    for name, file in tampered(fair_match).items():
        try:
            verify(file)
            unnoticed.append(name)
        except (TamperedError, LogError):
            pass
    assert unnoticed == []


def test_the_first_wrong_draw_is_named(fair_match: MatchFile) -> None:
    with pytest.raises(TamperedError, match=r"step 1: draw 1 from starting_player is \d, but \d was promised"):
        verify(tampered(fair_match)["first draw"])


def test_a_match_without_a_promise_cannot_be_checked(fair_match: MatchFile) -> None:
    with pytest.raises(LogError, match="not dealt by a fair deal"):
        verify(msgspec.structs.replace(fair_match, fairness=None))


def test_a_file_comes_back_as_it_went(fair_match: MatchFile, tmp_path: Path) -> None:
    log.save(fair_match, tmp_path / "a.match.json")
    assert log.load(tmp_path / "a.match.json") == fair_match
    (tmp_path / "b").write_text('{"game": 1}')
    with pytest.raises(LogError, match="is not a match file"):
        log.load(tmp_path / "b")
    with pytest.raises(LogError, match="cannot be read"):
        log.load(tmp_path / "c")


def test_a_promise_from_elsewhere_is_compared(fair_match: MatchFile) -> None:
    """A file made afterwards is consistent in itself: only what was published before tells."""
    assert fair_match.fairness is not None
    verify(fair_match, fair_match.fairness.commitment)
    with pytest.raises(TamperedError, match="not what was promised"):
        verify(fair_match, "0" * 64)


def test_what_the_dealer_picked_for_a_slow_seat_is_checked() -> None:
    dealer = FairDealer("m", SECRET)
    match = Match(library.game("peek-and-swap", mode=Mode.INTERPRETED), 2, dealer)
    match.deal_all()
    match.act_by_default(match.deciding[0])
    file = match.file("m", fairness=Fairness(dealer.commitment, SECRET.hex()))
    verify(file)
    place = next(place for place, step in enumerate(file.steps) if isinstance(step, Act) and step.dealt)
    picked = file.steps[place]
    assert isinstance(picked, Act)
    other = msgspec.structs.replace(picked, action=match.game.actions.encode("swap", place=0, other=1))
    with pytest.raises((TamperedError, LogError)):
        verify(msgspec.structs.replace(file, steps=[*file.steps[:place], other]))
