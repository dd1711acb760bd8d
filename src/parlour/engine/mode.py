"""`@rule`: one source, run as machine code, as machine code that checks its bounds, or by the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


class Mode(Enum):
    """How the rules of a loaded game run."""

    COMPILED = "compiled"
    CHECKED = "checked"
    """Compiled, and an index out of bounds raises `IndexError` instead of writing elsewhere."""
    INTERPRETED = "interpreted"
    """Plain Python, for the debugger and for coverage."""


_mode: ContextVar[Mode] = ContextVar("mode", default=Mode.COMPILED)


@contextmanager
def running(mode: Mode) -> Iterator[None]:
    """Rules that are defined inside run in this mode."""
    token = _mode.set(mode)
    try:
        yield
    finally:
        _mode.reset(token)


def rule(function: F) -> F:
    """Mark a function as a rule: it works on a state and compiles.

    Nothing is cached here: what is cached are the loops that call rules, bound to a game (`bind.py`).
    """
    mode = _mode.get()
    if mode is Mode.INTERPRETED:
        return function
    return cast(
        F,
        numba.njit(
            nogil=True,
            boundscheck=mode is Mode.CHECKED,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            error_model="numpy",
        )(function),
    )
