"""Interpreted rules compute as compiled ones do, and refuse what those would do in silence."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from parlour.engine import Array, public, record
from parlour.engine.proxy import RowsProxy
from parlour.engine.records import record_of


@record
class State:
    turn: Annotated[int, public()]
    row: Annotated[Array, public(4)]
    grid: Annotated[Array, public(2, 3, dtype="i2")]


def rows() -> RowsProxy:
    return RowsProxy(np.zeros(2, record_of(State).dtype))


def test_narrow_fields_compute_wide() -> None:
    state = rows()[0]
    state.row[0] = state.row[1] = 100
    assert state.row[0] + state.row[1] == 200
    assert state.turn - 1 == -1
    state.grid[1, 2] = 1000
    assert state.grid[1][2] * 1000 == 1_000_000


def test_what_does_not_fit_is_refused() -> None:
    state = rows()[0]
    with pytest.raises(OverflowError):
        state.turn = 128
    with pytest.raises(OverflowError):
        state.row[0] = -129
    with pytest.raises(IndexError):
        state.row[4] = 1
    with pytest.raises(IndexError, match="-1 is negative"):
        state.row[-1] = 1
    with pytest.raises(AttributeError, match="the state has no field 'trun'"):
        _ = state.trun


def test_a_row_is_copied_whole() -> None:
    both = rows()
    both[0].turn = 5
    both[1] = both[0]
    both[0].turn = 6
    assert both[1].turn == 5
