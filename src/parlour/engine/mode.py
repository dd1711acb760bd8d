"""`@rule`: one source, run as machine code, as machine code that checks its bounds, or by the interpreter."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar, overload

from parlour.engine.errors import CompileError

F = TypeVar("F", bound=Callable[..., Any])


def _numba() -> Any:
    """Numba, with what rules may call made known to it. It takes seconds to load: interpreted rules go without."""
    import numba

    from parlour.engine import luck_compiled  # noqa: F401  # pyright: ignore[reportUnusedImport]

    return numba


class Mode(Enum):
    """How the rules of a loaded game run."""

    COMPILED = "compiled"
    CHECKED = "checked"
    """Compiled, and an index out of bounds raises `IndexError` instead of writing elsewhere."""
    INTERPRETED = "interpreted"
    """Plain Python, for the debugger and for coverage."""


_cache_folder = threading.Lock()
"""Held while Numba's setting for its cache names a game's folder: it is one for the whole process."""

_mode: ContextVar[Mode] = ContextVar("mode", default=Mode.COMPILED)


@contextmanager
def running(mode: Mode) -> Generator[None]:
    """Rules that are defined inside run in this mode."""
    token = _mode.set(mode)
    try:
        yield
    finally:
        _mode.reset(token)


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, scratch: bool) -> Callable[[F], F]: ...
def rule(function: F | None = None, *, scratch: bool = False) -> F | Callable[[F], F]:
    """Mark a function as a rule: it works on a state and compiles.

    A rule makes no arrays: it needs none of Numba's reference counting, which would cost a third of its speed, and can
    run inside a CUDA kernel. `@rule(scratch=True)` marks one that must (`np.zeros`), and pays.
    Nothing is cached here: what is cached are the loops that call rules, bound to a game (`bind.py`).
    """
    mode = _mode.get()

    def mark(marked: F) -> F:
        return compiled(marked, mode, scratch)

    return mark if function is None else mark(function)


def compiled(function: F, mode: Mode, scratch: bool = False, inline: bool = False) -> F:
    """A function that compiled code calls, compiled when it is first needed. Python itself cannot call it.

    With `inline` its code is put into its callers.
    """
    if mode is Mode.INTERPRETED:
        return function
    # Without the wrappers that Python would call, a rule compiles a third faster.
    njit = _numba().njit
    return njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=inline, **_flags(mode, scratch))(function)


def kept(function: Callable[..., Any], signature: tuple[Any, ...], mode: Mode, folder: Path) -> Callable[..., Any]:
    """A function that Python calls, compiled now for one signature, or loaded from `folder` if it was before.

    Raises `CompileError` with the end of the compiler's reason.
    """
    numba = _numba()
    config = numba.core.config
    with _cache_folder:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            return numba.njit([signature], cache=True, no_cfunc_wrapper=True, **_flags(mode, scratch=False))(function)
        except numba.core.errors.NumbaError as error:
            raise CompileError(f"{function.__name__} does not compile: {_reason(error)}") from error
        finally:
            config.CACHE_DIR = before


def _flags(mode: Mode, scratch: bool) -> dict[str, Any]:
    return {"nogil": True, "boundscheck": mode is Mode.CHECKED, "error_model": "numpy", "_nrt": scratch}


def _reason(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    hint = "a rule that makes arrays must say @rule(scratch=True): " if "NRT required" in str(error) else ""
    return hint + " ".join(lines[-6:])
