"""A small generator that compiled loops carry with them: one 64-bit number, SplitMix64 (Steele, Lea and Flood 2014).

NumPy's generators cost more than a rule to call and cannot run inside a CUDA kernel; and every game of a batch needs a
stream of its own, so that a seed gives the same games with any number of workers.

Its code is in `luck_compiled.py`, which is loaded when a number is first drawn: Numba takes seconds to load, and a
server answers before.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Luck: TypeAlias = NDArray[np.uint64]
"""The state of a generator: an array of one number."""


def new_luck(seed: int, stream: int = 0) -> Luck:
    """A generator for a seed; streams of one seed are independent of each other."""
    luck = np.zeros(1, np.uint64)
    reseed(luck, np.uint64(seed & 0xFFFFFFFFFFFFFFFF), np.uint64(stream))
    return luck


def reseed(luck: Luck, seed: Any, stream: Any) -> None:
    """Put a generator at the start of a stream."""
    _machine().reseed(luck, seed, stream)


def below(luck: Luck, n: int) -> Any:
    """A number from 0 to n-1, all equally likely (to 1 in 2**32)."""
    return _machine().below(luck, n)


def pick(luck: Luck, weights: Any, n: int) -> Any:
    """One of 0..n-1 with the odds of integer `weights` (at least one positive)."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(luck, total)
    chosen = 0
    # Every weight is looked at: a loop without a jump is faster than one that stops at an unpredictable place.
    for i in range(n - 1):
        rest -= weights[i]
        chosen += rest >= 0
    return chosen


def _machine() -> ModuleType:
    from parlour.engine import luck_compiled

    return luck_compiled
