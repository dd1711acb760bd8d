"""Sums of blocks by hand, and intervals that hold the truth as often as they say."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from parlour.lab.tournament_sums import FEWEST_BLOCKS, Sums, interval, is_settled, student


def test_shares_are_for_each_seat_held() -> None:
    """Agent 0 has two of three seats; it shares a first place with agent 1, and then is first and last."""
    sums = Sums(2)
    sums.add([(0, 0, 1), (0, 1, 0)], np.array([[2.0, 0.0, 2.0], [1.0, 3.0, 5.0]]))
    assert sums.firsts.tolist() == [[1.5 / 4, 0.5 / 2]]
    assert sums.returns.tolist() == [[8 / 4, 5 / 2]]
    assert sums.ahead[0, 0, 1] == (0.5 + 0 + 0 + 1) / 4
    assert sums.ahead[0, 1, 0] == (0.5 + 1 + 1 + 0) / 4


def test_ratings_follow_the_games() -> None:
    sums = Sums(3)
    for _ in range(20):
        sums.add([(0, 1), (0, 2)], np.array([[1.0, 0.0], [0.0, 0.0]]))
    best, worst, equal = sums.ratings
    assert best.mu > equal.mu > worst.mu
    assert best.sigma < 25 / 3


@pytest.mark.parametrize("freedom", [9, 20, 300])
@pytest.mark.parametrize("level", [0.95, 0.99])
def test_students_distribution(level: float, freedom: int) -> None:
    exact: float = stats.t.ppf((1 + level) / 2, freedom)  # pyright: ignore[reportAssignmentType]
    assert student(level, freedom) == pytest.approx(exact, rel=0.01)


@pytest.mark.parametrize("blocks", [FEWEST_BLOCKS, 40, 400])
@pytest.mark.parametrize("share", [0.5, 0.9, 0.99])
def test_an_interval_holds_the_truth_as_often_as_it_says(share: float, blocks: int) -> None:
    """Blocks of two games that are won or lost together: counted as independent, they would promise too much."""
    luck = np.random.default_rng(1)
    found = [interval((luck.random(blocks) < share).astype(float), 0.95, (0, 1)) for _ in range(2000)]
    held = np.mean([between is not None and between[0] <= share <= between[1] for between in found])
    assert held >= 0.94


def test_equal_blocks_close_an_interval_but_slowly() -> None:
    assert interval(np.ones(FEWEST_BLOCKS - 1), 0.95, (0, 1)) is None
    between = interval(np.ones(300), 0.95, (0, 1))
    assert between == (pytest.approx(0.99, abs=0.001), 1)
    assert interval(np.full(300, 2.5), 0.95) == (2.5, 2.5)


@pytest.mark.parametrize(
    ("between", "margin", "settled"),
    [
        (None, 0, False),
        ((0.01, 0.2), 0, True),
        ((-0.2, -0.01), 0, True),
        ((-0.01, 0.2), 0, False),
        ((0.01, 0.2), 0.05, False),
        ((0.06, 0.2), 0.05, True),
        ((-0.04, 0.04), 0.05, True),
    ],
)
def test_a_margin_is_settled_either_way(between: tuple[float, float] | None, margin: float, settled: bool) -> None:
    assert is_settled(between, margin) is settled
