"""A state as an annotated class: its fields, their visibility, and the record that holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, NewType, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from parlour.engine.errors import DeclarationError
from parlour.engine.kind import MAX_SEATS
from parlour.engine.visibility import Field, Sight

Array: TypeAlias = NDArray[Any]
"""A field with a shape, as rules see it."""

Rows: TypeAlias = NDArray[Any]
"""An array of states (or observations, which have the same dtype)."""

Observation = NewType("Observation", NDArray[Any])
"""What one viewer sees: an array of one record. Only this is shown, sent or given to an agent; a state never is."""

C = TypeVar("C", bound=type)

_PADDING = "padding_"


@dataclass(frozen=True)
class Record:
    """What the engine knows about a state class."""

    fields: dict[str, Field]
    dtype: np.dtype[Any]


def record(cls: C) -> C:
    """Read a state class: every field must be annotated with who may see it.

    Fields are laid out from the widest to the narrowest, and what is missing to a whole number of the widest becomes
    a field of zeros: a hole would be garbage after a copy and break byte equality.

    Raises `DeclarationError` for a field without visibility, or a `seen_by` mask that does not fit.
    """
    fields = {name: _declared(cls, name, hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
    if not fields:
        raise DeclarationError(f"{cls.__name__} declares no fields")
    for name, field in fields.items():
        _check(cls, name, field, fields)
    cls.__record__ = Record(fields, _layout(fields))  # pyright: ignore[reportAttributeAccessIssue]
    return cls


def _declared(cls: type, name: str, hint: Any) -> Field:
    found = [note for note in get_args(hint)[1:] if isinstance(note, Field)] if get_origin(hint) is Annotated else []
    if len(found) != 1:
        raise DeclarationError(
            f"{cls.__name__}.{name} does not say who may see it: annotate it with public, private, secret or seen_by"
        )
    return found[0]


def _check(cls: type, name: str, field: Field, fields: dict[str, Field]) -> None:
    if field.sight is Sight.PRIVATE and field.shape[0] > MAX_SEATS:
        raise DeclarationError(f"{cls.__name__}.{name} has rows for {field.shape[0]} seats; there are {MAX_SEATS}")
    if field.sight is Sight.SEEN_BY:
        mask = fields.get(field.mask)
        if mask is None or mask.sight is not Sight.PUBLIC or mask.shape != field.shape:
            raise DeclarationError(
                f"{cls.__name__}.{name} is seen by {field.mask!r}: that must be a public field of shape {field.shape}"
            )


def _layout(fields: dict[str, Field]) -> np.dtype[Any]:
    columns = sorted(
        ((name, np.dtype(field.dtype), field.shape) for name, field in fields.items()),
        key=lambda column: -column[1].itemsize,
    )
    widest = columns[0][1].itemsize
    used = sum(kind.itemsize * int(np.prod(shape)) for _, kind, shape in columns)
    if used % widest:
        columns.append((_PADDING, np.dtype("i1"), (widest - used % widest,)))
    return np.dtype((np.record, np.dtype(columns, align=True)))


def record_of(cls: type) -> Record:
    """The record of a state class, or `DeclarationError` if it has none."""
    found = getattr(cls, "__record__", None)
    if not isinstance(found, Record):
        raise DeclarationError(f"{cls.__name__} is not a state: decorate it with @record")
    return found
