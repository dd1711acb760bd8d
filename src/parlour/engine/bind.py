"""Binds loops that are written once to the rules of one game, and keeps the machine code between runs.

Numba's cache on disk never hits for closures or for functions passed as arguments, mixes up two games with equal
dtypes, and does not notice a change in a callee's file. So a loop is a template: its globals are replaced by the
game's functions under a name that holds the game's, and its code lives in a folder named by all that it came from
(`cache.py`). Only the entries of a template are kept; the rules are inside them.
"""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints, overload

import numpy as np
from numpy.typing import NDArray

from parlour.engine.luck import Luck
from parlour.engine.mode import Mode, compiled, kept
from parlour.engine.proxy import wrapped
from parlour.engine.records import Rows

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]

Bytes: TypeAlias = NDArray[np.uint8]
"""The bytes of rows: `raw(rows)`, shape (rows, bytes of a state)."""

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Role:
    """What a function of a template is for."""

    kept: bool = False
    scratch: bool = False
    inline: bool = False


def entry(function: F) -> F:
    """Mark a function of a template that Python calls: its annotations are its signature, and it is kept on disk."""
    function.__parlour__ = Role(kept=True)  # pyright: ignore[reportFunctionMemberAccess]
    return function


@overload
def part(function: F) -> F: ...
@overload
def part(*, scratch: bool = False, inline: bool = False) -> Callable[[F], F]: ...
def part(function: F | None = None, *, scratch: bool = False, inline: bool = False) -> F | Callable[[F], F]:
    """Mark a function of a template that only compiled code calls.

    `scratch` if it makes arrays (see `rule`); `inline` puts its code into its callers, which saves handing over many
    arrays where a loop calls it at every step.
    """

    def mark(marked: F) -> F:
        marked.__parlour__ = Role(scratch=scratch, inline=inline)  # pyright: ignore[reportFunctionMemberAccess]
        return marked

    return mark if function is None else mark(function)


def _role(function: Any) -> Role | None:
    return getattr(function, "__parlour__", None)


def template_files(template: types.ModuleType) -> set[Path]:
    """The files that a template's machine code comes from: its own, and those of the templates whose parts it calls."""
    files: set[Path] = set()
    waiting = [template]
    while waiting:
        module = waiting.pop()
        path = Path(str(module.__file__))
        if path not in files:
            files.add(path)
            waiting += [sys.modules[function.__module__] for function in vars(module).values() if _role(function)]
    return files


class Bound:
    """The entries of one template, bound to one game: `bound.entry_name(...)`. Each loads when first used."""

    def __init__(
        self,
        template: types.ModuleType,
        names: dict[str, Any],
        label: str,
        dtype: np.dtype[Any],
        mode: Mode,
        folder: Path,
    ) -> None:
        self._mode = mode
        self._folder = folder
        self._dtype = dtype
        self._template = template.__name__
        self._namespaces: dict[str, dict[str, Any]] = {}
        self._plain: dict[tuple[str, str], types.FunctionType] = {}
        self._namespace(template, names, label)
        self.entries = [
            name
            for name, function in vars(template).items()
            if (role := _role(function)) and role.kept and function.__module__ == template.__name__
        ]

    def _namespace(self, template: types.ModuleType, names: dict[str, Any], label: str) -> dict[str, Any]:
        """The globals of a template with the game's functions, and its own functions rebound to them."""
        if template.__name__ in self._namespaces:
            return self._namespaces[template.__name__]
        namespace = {**vars(template), **names}
        self._namespaces[template.__name__] = namespace
        for name, function in vars(template).items():
            role = _role(function)
            if role is None:
                continue
            if function.__module__ == template.__name__:
                bound = _rebound(function, f"{name}_{label}", namespace)
                self._plain[template.__name__, name] = bound
                namespace[name] = compiled(bound, self._mode, role.scratch, role.inline)
            else:
                namespace[name] = self._namespace(sys.modules[function.__module__], names, label)[name]
        return namespace

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_") or name not in self.entries:
            raise AttributeError(f"{self._template} has no entry {name!r}")
        function = self._plain[self._template, name]
        if self._mode is Mode.INTERPRETED:
            ready = _interpreted(function)
        else:
            ready = kept(function, _signature(function, self._dtype), self._mode, self._folder)
        setattr(self, name, ready)
        return ready


def raw(rows: Rows) -> Bytes:
    """The bytes of an array of states, without a copy."""
    return rows.view(np.uint8).reshape(len(rows), rows.dtype.itemsize)


def _rebound(function: Any, name: str, namespace: dict[str, Any]) -> types.FunctionType:
    code = function.__code__.replace(co_name=name, co_qualname=name)
    bound = types.FunctionType(code, namespace, name, function.__defaults__)
    bound.__qualname__ = name
    bound.__module__ = function.__module__
    bound.__annotations__ = get_type_hints(function)
    return bound


def _interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        return function(*(wrapped(argument) for argument in arguments))

    return call


def _signature(function: types.FunctionType, dtype: np.dtype[Any]) -> tuple[Any, ...]:
    import numba

    row = numba.from_dtype(dtype)
    known = {
        Rows: row[::1],
        Ints: numba.int64[::1],
        Floats: numba.float64[::1],
        Luck: numba.uint64[::1],
        Bytes: numba.uint8[:, ::1],
    }
    plain = {int: numba.int64, float: numba.float64}
    found: list[Any] = []
    for name in inspect.signature(function).parameters:
        hint = function.__annotations__[name]
        if hint in plain:
            found.append(plain[hint])
        else:
            found.append(next(kind for alias, kind in known.items() if _same(alias, hint)))
    return tuple(found)


def _same(alias: Any, hint: Any) -> bool:
    return get_origin(alias) == get_origin(hint) and get_args(alias) == get_args(hint)
