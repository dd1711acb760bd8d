"""The generator of `luck.py` as machine code, for Python and for rules that are compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from parlour.engine import luck as facing
from parlour.engine.luck import Luck

_njit: Any = numba.njit
_overload: Any = overload


def _compiled(function: Callable[..., Any]) -> Any:
    return _njit(nogil=True, _nrt=False)(function)


def _for_rules(name: str, function: Callable[..., Any]) -> Any:
    """Rules that call `luck.NAME` are compiled with this function; Python calls what is returned."""

    def implementation(*_: Any) -> Callable[..., Any]:
        return function

    _overload(getattr(facing, name), jit_options={"_nrt": False}, strict=False)(implementation)
    return _compiled(function)


@_compiled
def _mix(word: Any) -> Any:
    """Scramble 64 bits."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


def _reseed(luck: Luck, seed: Any, stream: Any) -> None:
    luck[0] = _mix(np.uint64(seed) ^ _mix(np.uint64(stream) + np.uint64(0x9E3779B97F4A7C15)))


def _below(luck: Luck, n: int) -> Any:
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    return np.int64(((_mix(luck[0]) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


reseed = _for_rules("reseed", _reseed)
below = _for_rules("below", _below)
# It runs in the interpreter as it is, also on the fields of interpreted states.
_for_rules("pick", facing.pick)
