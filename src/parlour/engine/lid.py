"""What is printed on the lid of a game's box: how long it takes, from what age, what it looks like (`lid.toml`)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from parlour.engine.errors import DeclarationError

FILE = "lid.toml"


class Lid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it may be missing."""

    minutes: tuple[int, int] | None = None
    age: int | None = None
    figures: list[str] = []
    """The drawing of each seat, by name; a guest with that animal is offered that seat."""
    picture: str = ""
    """The drawing that stands for the game."""


def lid_of(folder: Path) -> Lid:
    """The lid of the game in a folder. Raises `DeclarationError` if its file cannot be read."""
    file = folder / FILE
    if not file.exists():
        return Lid()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Lid)
    except (OSError, msgspec.DecodeError) as error:
        raise DeclarationError(f"{file}: {error}") from error
