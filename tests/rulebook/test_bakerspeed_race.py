"""Bakerspeed: who was the fastest, what becomes of the other cards, and the card that is drawn."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from parlour.engine import Kind
from parlour.engine.luck import new_luck
from parlour.engine.playing import CHOICES, TIMES

from . import at_once
from .line_up import NAMES, LineUp, line_up_at

HANDS = (["blue tall 1", "green tall 1"], ["blue lady 2", "green tall 1"], ["blue round 3", "orange lady 1"])


def blue(*hands: list[str]) -> LineUp:
    """A race for something blue, on a discard pile of two cards."""
    line_up = line_up_at(*(hands or HANDS), discard=["orange round 1", "orange round 2"])
    line_up.rolls(0, "blue")
    return line_up


def claim(line_up: LineUp, *claims: tuple[int, str]) -> list[int]:
    """Seats lay cards, the fastest first; the seats whose cards counted."""
    encode = line_up.match.game.actions.encode
    counted = line_up.match.race((seat, encode("lay", suspect=NAMES.index(card))) for seat, card in claims)
    line_up._check()
    return counted


def simulate(line_up: LineUp, *cards: tuple[int, str | None], seed: int = 1) -> None:
    """Each seat, from the first, lays a card after so many milliseconds, or has none."""
    choices = np.zeros(CHOICES, np.int64)
    encode = line_up.match.game.actions.encode
    for seat, (milliseconds, card) in enumerate(cards):
        choices[seat] = encode("have_none") if card is None else encode("lay", suspect=NAMES.index(card))
        choices[TIMES + seat] = milliseconds
    scratch = np.zeros(line_up.match.game.actions.count, np.int64)
    bound = line_up.match.game.bound(at_once, compile_first=False)
    bound.claim_all(line_up.match.rows, (1 << len(cards)) - 1, choices, scratch, new_luck(seed))
    line_up.match._moved()
    line_up._check()


@pytest.mark.rule("bakerspeed/race-1")
@pytest.mark.parametrize("turn", range(3))
def test_all_race_whoever_has_rolled(turn: int) -> None:
    line_up = line_up_at(*HANDS, turn=turn)
    line_up.rolls(turn, "blue")
    assert line_up.match.kind is Kind.RACE
    assert line_up.match.deciding == [0, 1, 2]
    for seat, hand in enumerate(HANDS):
        assert line_up.may_lay(seat) == set(hand)


@pytest.mark.rule("bakerspeed/race-1")
def test_all_race_again_after_each_roll() -> None:
    line_up = blue()
    line_up.has_none(0, 2)
    line_up.lays(1, "blue lady 2")
    line_up.draws(1, "green lady 3")
    line_up.rolls(0, "tall")
    assert line_up.match.deciding == [0, 1, 2]


@pytest.mark.rule("bakerspeed/race-2")
@pytest.mark.parametrize(("seat", "card"), [(0, "blue tall 1"), (1, "blue lady 2"), (2, "blue round 3")])
def test_the_first_card_that_fits_stays_on_top(seat: int, card: str) -> None:
    line_up = blue()
    line_up.lays(seat, card)
    assert line_up.discard == ["orange round 1", "orange round 2", card]
    assert card not in line_up.hand(seat)
    assert line_up.due == ("draw", seat)


@pytest.mark.rule("bakerspeed/race-2")
def test_a_single_card_stays_from_a_roll() -> None:
    line_up = blue(["blue tall 1", "blue tall 2"], ["blue lady 2"])
    line_up.lays(0, "blue tall 1")
    line_up.draws(0, "green lady 3")
    assert line_up.due == ("roll", 0)
    assert line_up.refusal(0, "lay", suspect="blue tall 2") == "not-now"


@pytest.mark.rule("bakerspeed/race-3")
@pytest.mark.parametrize(("order", "winner"), [((0, 1, 2), 0), ((2, 0, 1), 2), ((1, 2, 0), 1)])
def test_the_earliest_counts(order: tuple[int, ...], winner: int) -> None:
    line_up = blue()
    assert claim(line_up, *((seat, HANDS[seat][0]) for seat in order)) == [winner]
    assert line_up.discard[2:] == [HANDS[winner][0]]


@pytest.mark.rule("bakerspeed/race-3")
@pytest.mark.parametrize(("times", "winner"), [((300, 301, 302), 0), ((302, 300, 301), 1), ((900, 450, 449), 2)])
def test_in_a_simulation_the_shortest_time_counts(times: tuple[int, ...], winner: int) -> None:
    line_up = blue()
    simulate(line_up, *((time, HANDS[seat][0]) for seat, time in enumerate(times)))
    assert line_up.discard[2:] == [HANDS[winner][0]]


@pytest.mark.rule("bakerspeed/race-3")
def test_a_wrong_card_counts_at_its_time_and_a_later_one_that_fits_stays() -> None:
    line_up = blue()
    simulate(line_up, (400, "green tall 1"), (500, "blue lady 2"), (300, None))
    assert line_up.hand(0) == sorted([*HANDS[0], "orange round 2"], key=NAMES.index)
    assert line_up.discard == ["orange round 1", "blue lady 2"]


@pytest.mark.rule("bakerspeed/race-4")
@pytest.mark.parametrize("tied", [(0, 1, 2), (0, 2), (1, 2)])
def test_of_equal_times_each_is_as_likely_to_count(tied: tuple[int, ...]) -> None:
    line_up = blue()
    position = line_up.state.copy()
    cards = [(500 if seat in tied else 501, HANDS[seat][0]) for seat in range(3)]
    first: Counter[int] = Counter()
    for seed in range(180):
        line_up.match.rows[0] = position
        simulate(line_up, *cards, seed=seed)
        first[line_up.due[1]] += 1
    assert set(first) == set(tied)
    for seat in tied:
        assert abs(first[seat] - 180 / len(tied)) < 20


@pytest.mark.rule("bakerspeed/race-5")
@pytest.mark.parametrize("late", ["blue lady 2", "green tall 1"])
def test_a_card_after_the_one_that_stays_costs_nothing(late: str) -> None:
    line_up = blue()
    assert claim(line_up, (0, "blue tall 1"), (1, late)) == [0]
    assert line_up.hand(1) == sorted(HANDS[1], key=NAMES.index)
    assert line_up.discard == ["orange round 1", "orange round 2", "blue tall 1"]

    line_up = blue()
    simulate(line_up, (400, "blue tall 1"), (401, late), (402, "orange lady 1"))
    assert line_up.hand(1) == sorted(HANDS[1], key=NAMES.index)
    assert line_up.hand(2) == sorted(HANDS[2], key=NAMES.index)
    assert line_up.discard == ["orange round 1", "orange round 2", "blue tall 1"]


@pytest.mark.rule("bakerspeed/race-5")
def test_a_late_card_may_be_laid_in_the_next_roll() -> None:
    line_up = blue()
    claim(line_up, (0, "blue tall 1"), (1, "green tall 1"))
    line_up.draws(0, "green lady 3")
    line_up.rolls(0, "tall")
    assert line_up.may_lay(1) == set(HANDS[1])


@pytest.mark.rule("bakerspeed/race-6")
def test_a_card_of_the_own_hand_is_laid_and_no_other() -> None:
    line_up = blue(["green tall 1", "blue lady 2"], ["orange round 3"])
    assert line_up.may_lay(0) == {"green tall 1", "blue lady 2"}
    assert line_up.may_lay(1) == {"orange round 3"}
    assert line_up.refusal(1, "lay", suspect="blue lady 2") == "not-in-your-hand"
    assert line_up.refusal(1, "lay", suspect="orange round 1") == "not-in-your-hand"


@pytest.mark.rule("bakerspeed/draw-1")
@pytest.mark.parametrize("size", [1, 4, 14])
def test_whoever_leaves_a_card_draws_one_however_many_it_holds(size: int) -> None:
    others = [name for name in NAMES if "blue" not in name][1:size]
    line_up = line_up_at(["green tall 1"], ["blue lady 2", *others])
    before = line_up.piles
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    line_up.draws(1, "orange lady 3")
    assert len(line_up.hand(1)) == size
    assert "orange lady 3" in line_up.hand(1)
    assert line_up.piles == [before[0], before[1] - 1]
    assert line_up.hand(0) == ["green tall 1"]
    assert line_up.due == ("roll", 0)


@pytest.mark.rule("bakerspeed/draw-1")
def test_any_card_that_lies_nowhere_may_be_drawn() -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2", "green tall 1"], discard=["orange round 1"])
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    gone = {"green tall 1": 2, "blue lady 2": 1, "orange round 1": 1}
    assert line_up.odds == [2 - gone.get(name, 0) for name in NAMES]


@pytest.mark.rule("bakerspeed/draw-1")
def test_no_card_is_drawn_for_a_wrong_card_or_for_none() -> None:
    line_up = blue()
    before = line_up.piles
    line_up.lays(1, "green tall 1")
    assert line_up.due[0] == "race"
    line_up.has_none(0, 1, 2)
    assert line_up.due == ("roll", 0)
    assert line_up.piles == before


@pytest.mark.rule("bakerspeed/draw-2")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    line_up = line_up_at(["green tall 1"], ["blue lady 2", "green tall 1"], piles=(5, 0))
    line_up.rolls(0, "blue")
    line_up.lays(1, "blue lady 2")
    assert line_up.due == ("roll", 0)
    assert line_up.hand(1) == ["green tall 1"]
    assert line_up.piles == [5, 0]
