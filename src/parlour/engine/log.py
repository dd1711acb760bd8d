"""A match as it is kept: rules version, seats, options, and the actions and chance outcomes in order."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from parlour.engine.errors import LogError

FORMAT = 1


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="step", forbid_unknown_fields=True, omit_defaults=True):
    """A seat's action."""

    seat: int
    action: int
    dealt: bool = False
    """The time ran out, and the dealer picked it."""


class Draw(msgspec.Struct, frozen=True, tag="draw", tag_field="step", forbid_unknown_fields=True):
    """A chance outcome, with the odds that all outcomes had."""

    pile: str
    outcome: int
    weights: list[int]


Step: TypeAlias = Act | Draw


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised before the first card, and the secret that was revealed at the end."""

    commitment: str
    secret: str
    seat_seeds: list[str] = []
    """Of each seat the seed that it revealed, or an empty text; no entries if no seat has promised one."""
    seat_commitments: list[str] = []
    """Of each seat the SHA-256 of its seed, or an empty text. A seed that lacks then was not revealed in time."""


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match file: JSON, one object."""

    game: str
    rules_version: str
    seats: int
    options: dict[str, str]
    steps: list[Step]
    match: str = ""
    preset: str = "box"
    names: list[str] = []
    carried: dict[str, list[int]] = {}
    fairness: Fairness | None = None
    taken_over: int = 0
    """How many of the first steps were played in another match, from which this one goes on: nothing was promised of
    how those were dealt."""
    format: Literal[1] = FORMAT


def save(file: MatchFile, path: Path) -> None:
    """Write a match file."""
    path.write_bytes(encoded(file))


def encoded(file: MatchFile) -> bytes:
    """A match file as it is written: JSON, indented."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def load(path: Path) -> MatchFile:
    """Read a match file, or `LogError` that says what is wrong with it."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=MatchFile)
    except OSError as error:
        raise LogError(f"{path} cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LogError(f"{path} is not a match file: {error}") from error
