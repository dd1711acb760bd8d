"""What is in a game's box: `components.toml`, with presets that change some of it."""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from parlour.engine.errors import DeclarationError

T = TypeVar("T")

BOX = "box"
"""The preset that changes nothing."""

TINY = "tiny"
"""The preset whose whole tree can be walked."""

_preset: ContextVar[str] = ContextVar("preset", default=BOX)


@contextmanager
def using(preset: str) -> Generator[None]:
    """Games that are loaded inside play with this preset of their components."""
    token = _preset.set(preset)
    try:
        yield
    finally:
        _preset.reset(token)


def presets(folder: Path) -> list[str]:
    """The presets that a game may be loaded with. A game without components is its own tiny preset."""
    path = folder / "components.toml"
    if not path.exists():
        return [BOX, TINY]
    try:
        return [BOX, *tomllib.loads(path.read_text(encoding="utf-8")).get("presets", {})]
    except tomllib.TOMLDecodeError as error:
        raise DeclarationError(f"{path}: {error}") from error


def components(module: str, shape: type[T], file: str = "components.toml") -> T:
    """The components beside the file `module` (pass `__file__`), checked against `shape`, a msgspec struct.

    `file` is another TOML file of the game's folder, such as a list of words. A table `[presets.NAME]` holds what the
    preset NAME changes. Raises `DeclarationError` that names the file, the place and what was wanted there.
    """
    path = Path(module).parent / file
    try:
        box = tomllib.loads(path.read_text(encoding="utf-8"))
        changes = box.pop("presets", {})
        box = _changed(box, changes.get(_preset.get(), {}))
        return msgspec.convert(box, shape)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DeclarationError(f"{path}: {error}") from error


def _changed(box: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    merged = dict(box)
    for key, value in changes.items():
        old = merged.get(key)
        both_tables = isinstance(old, dict) and isinstance(value, dict)
        merged[key] = _changed(cast(dict[str, Any], old), cast(dict[str, Any], value)) if both_tables else value
    return merged
