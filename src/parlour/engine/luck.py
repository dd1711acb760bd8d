"""A small generator that compiled loops carry with them: one 64-bit number, SplitMix64 (Steele, Lea and Flood 2014).

NumPy's generators cost more than a rule to call and cannot run inside a CUDA kernel; and every game of a batch needs a
stream of its own, so that a seed gives the same games with any number of workers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import numba
import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

Luck: TypeAlias = NDArray[np.uint64]
"""The state of a generator: an array of one number."""

F = TypeVar("F", bound=Callable[..., Any])

_njit: Any = numba.njit
_register: Any = register_jitable


def _compiled(function: F) -> F:
    return _njit(nogil=True, _nrt=False)(function)


def _both(function: F) -> F:
    """For a function that the interpreter runs too, on the fields of interpreted states."""
    return _register(_nrt=False)(function)


def new_luck(seed: int, stream: int = 0) -> Luck:
    """A generator for a seed; streams of one seed are independent of each other."""
    luck = np.zeros(1, np.uint64)
    reseed(luck, np.uint64(seed & 0xFFFFFFFFFFFFFFFF), np.uint64(stream))
    return luck


@_compiled
def mix(word: Any) -> Any:
    """Scramble 64 bits."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@_compiled
def reseed(luck: Luck, seed: Any, stream: Any) -> None:
    """Put a generator at the start of a stream."""
    luck[0] = mix(np.uint64(seed) ^ mix(np.uint64(stream) + np.uint64(0x9E3779B97F4A7C15)))


@_compiled
def below(luck: Luck, n: int) -> Any:
    """A number from 0 to n-1, all equally likely (to 1 in 2**32)."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    return np.int64(((mix(luck[0]) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@_both
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
