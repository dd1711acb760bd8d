"""Time and chance that a seed decides: an event loop that never waits, and a server that cannot tell the difference."""

from __future__ import annotations

import asyncio
import random
import selectors
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import numpy.random  # noqa: F401  it takes chance from the system when it is imported, which must not happen later

from parlour.server import clock

T = TypeVar("T")

BEGAN = 1_800_000_000.0
"""Seconds since 1970 at which every simulation begins."""


class _Leap(selectors.SelectSelector):
    """Waits for nothing outside, and takes no time for it: the clock goes on by what was to be waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everything waits for something that will not come")
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time begins at `now` and jumps to whatever is due next."""

    def __init__(self, now: float) -> None:
        self._leap = _Leap()
        self._leap.now = now
        super().__init__(self._leap)

    def time(self) -> float:
        """Virtual seconds."""
        return self._leap.now


async def _inline(work: Callable[..., T], *args: Any, **named: Any) -> T:
    """In place of `asyncio.to_thread`: it takes its time, and other things happen meanwhile, but no thread does."""
    await asyncio.sleep(0.002)
    return work(*args, **named)


@contextmanager
def decided_by(seed: object, now: Callable[[], float]) -> Generator[None]:
    """All clocks show `now`, no thread runs, and whatever is secret or random follows from the seed."""
    entropy = Random(f"{seed} entropy")
    with ExitStack() as stack:
        # `secrets` and `SystemRandom` take all that they have from here.
        stack.enter_context(patch.object(random, "_urandom", entropy.randbytes))
        stack.enter_context(patch.object(asyncio, "to_thread", _inline))
        stack.enter_context(patch.object(time, "monotonic", now))
        stack.enter_context(patch.object(time, "time", lambda: BEGAN + now()))
        stack.enter_context(patch.object(clock, "now", lambda: BEGAN + now()))
        yield
