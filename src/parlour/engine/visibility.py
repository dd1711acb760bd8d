"""Who may see a field of a state, a parameter of an action, or the outcome of a pile."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from parlour.engine.errors import DeclarationError
from parlour.engine.kind import MAX_SEATS

DTYPES = ("i1", "i2", "i4", "i8")


class Sight(Enum):
    """The four ways in which a field may be seen."""

    PUBLIC = "public"
    PRIVATE = "private"
    SECRET = "secret"
    SEEN_BY = "seen_by"


@dataclass(frozen=True)
class Field:
    """One field of a state: its numbers, and who sees them."""

    sight: Sight
    shape: tuple[int, ...]
    dtype: str
    mask: str = ""
    """For `SEEN_BY`: the public field that holds a mask of seats for each element."""


def _field(sight: Sight, shape: tuple[int, ...], dtype: str, mask: str = "") -> Field:
    if dtype not in DTYPES:
        raise DeclarationError(f"dtype {dtype!r}: fields are signed integers, one of {', '.join(DTYPES)}")
    if len(shape) > 3:
        raise DeclarationError(f"shape {shape}: a field has at most three dimensions")
    return Field(sight, shape, dtype, mask)


def public(*shape: int, dtype: str = "i1") -> Field:
    """Everybody sees it, spectators too."""
    return _field(Sight.PUBLIC, shape, dtype)


def private(*shape: int, dtype: str = "i1") -> Field:
    """Row *p* is for seat *p* alone. The first dimension is the seats."""
    if not shape:
        raise DeclarationError("a private field needs a first dimension: one row for each seat")
    return _field(Sight.PRIVATE, shape, dtype)


def secret(*shape: int, dtype: str = "i1") -> Field:
    """Nobody sees it before the end."""
    return _field(Sight.SECRET, shape, dtype)


def seen_by(mask: str, *shape: int, dtype: str = "i1") -> Field:
    """Each element is for the seats in the same element of the public field `mask` (bit *p* is seat *p*)."""
    if not shape:
        raise DeclarationError(f"seen_by({mask!r}) needs a shape: one mask for each element")
    return _field(Sight.SEEN_BY, shape, dtype, mask)


class Audience(Enum):
    """Who learns one parameter of an action."""

    PUBLIC = "public"
    ACTOR = "actor"
    NAMED = "actor and the seat it names"
    SECRET = "secret"


@dataclass(frozen=True)
class Parameter:
    """One parameter of an action: the values `low..high`, and who learns which it was."""

    low: int
    high: int
    audience: Audience = Audience.PUBLIC
    names: str = ""
    """For `NAMED`: the parameter that holds the seat."""
    is_seat: bool = False
    """Whether the value is a seat, so that it is told by the seat's name."""

    @property
    def size(self) -> int:
        """How many values there are."""
        return self.high - self.low + 1


def _span(values: tuple[int, ...]) -> tuple[int, int]:
    match values:
        case (count,) if count > 0:
            return 0, count - 1
        case (low, high) if low <= high:
            return low, high
        case _:
            raise DeclarationError(f"{values}: write a count (values 0 to count-1) or a lowest and a highest value")


def open_to_all(*values: int) -> Parameter:
    """A parameter that everybody sees: `open_to_all(6)` is 0 to 5, `open_to_all(1, 3)` is 1 to 3."""
    return Parameter(*_span(values))


def a_seat() -> Parameter:
    """A parameter that everybody sees and that is a seat: a target, or whoever asked."""
    return Parameter(0, MAX_SEATS - 1, is_seat=True)


def actor(*values: int) -> Parameter:
    """A parameter that only the acting seat knows, such as the number on a card played face down."""
    return Parameter(*_span(values), Audience.ACTOR)


def named(names: str, *values: int) -> Parameter:
    """A parameter for the acting seat and the seat in the parameter `names`, such as an answer under the table."""
    return Parameter(*_span(values), Audience.NAMED, names)


def hidden(*values: int) -> Parameter:
    """A parameter that nobody learns, not even the acting seat, such as which face-down card it took."""
    return Parameter(*_span(values), Audience.SECRET)
