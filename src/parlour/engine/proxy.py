"""States for interpreted rules: they yield Python integers, and refuse what compiled code would do in silence.

A NumPy scalar is as narrow as its field (an `i1` of 100 plus 100 is -56) where compiled code computes in 64 bits; a
Python integer is not. Storing what does not fit raises `OverflowError`; a negative index raises `IndexError`.
"""

from __future__ import annotations

from typing import Any

import numpy as np


class Cells:
    """A field with a shape."""

    __slots__ = ("_array",)

    def __init__(self, array: Any) -> None:
        self._array = array

    def __getitem__(self, place: Any) -> Any:
        _forbid_negative(place)
        value = self._array[place]
        return Cells(value) if isinstance(value, np.ndarray) else int(value)

    def __setitem__(self, place: Any, value: int) -> None:
        _forbid_negative(place)
        self._array[place] = int(value)

    def __len__(self) -> int:
        return len(self._array)


def _forbid_negative(place: Any) -> None:
    for index in place if isinstance(place, tuple) else (place,):  # pyright: ignore[reportUnknownVariableType]
        if index < 0:
            raise IndexError(f"index {place} is negative")


class StateProxy:
    """One state: attributes are its fields."""

    __slots__ = ("_record",)

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._record[name]
        except (KeyError, ValueError):
            raise AttributeError(f"the state has no field {name!r}") from None
        return Cells(value) if isinstance(value, np.ndarray) else int(value)

    def __setattr__(self, name: str, value: int) -> None:
        self._record[name] = int(value)


class RowsProxy:
    """An array of states, for loops that run interpreted."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Any) -> None:
        self._rows = rows

    def __getitem__(self, index: Any) -> Any:
        return RowsProxy(self._rows[index]) if isinstance(index, slice) else StateProxy(self._rows[index])

    def __setitem__(self, index: int, state: StateProxy) -> None:
        self._rows[index] = state._record  # pyright: ignore[reportPrivateUsage]

    def __len__(self) -> int:
        return len(self._rows)


def wrapped(value: Any) -> Any:
    """An array of records as rows of states; anything else as it is."""
    return RowsProxy(value) if getattr(getattr(value, "dtype", None), "names", None) else value
