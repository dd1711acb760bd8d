"""The clock of the tables. Nobody sets it while the server runs: no race, no bot and no time limit jumps with it."""

from __future__ import annotations

import time


def _running() -> float:
    """Seconds since some moment, those included in which the machine slept, where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


_BEGAN = time.time() - _running()


def now() -> float:
    """Seconds since 1970, as far as the machine's own clock was right when the server started."""
    return _BEGAN + _running()
