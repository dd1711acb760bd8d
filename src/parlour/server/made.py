"""What is made of a game's TOML files for the page."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

from parlour.engine.errors import DeclarationError

BOX = "components.toml"


def made_of(folder: Path, source: str) -> dict[str, Any]:
    """The file `source` of a game, `{}` if it has none. In it `{ box = "a.b" }` stands for that value of what is in the
    box, so that nothing is written twice. Raises `DeclarationError` that names the file and the value."""
    path = folder / source
    return _filled(_read(path), folder / BOX, path)


def _filled(value: Any, box: Path, path: Path) -> Any:
    if isinstance(value, list):
        return [_filled(one, box, path) for one in cast(list[Any], value)]
    if not isinstance(value, dict):
        return value
    table = cast(dict[str, Any], value)
    if list(table) == ["box"]:
        return _in_the_box(str(table["box"]), box, path)
    return {key: _filled(one, box, path) for key, one in table.items()}


def _in_the_box(place: str, box: Path, path: Path) -> Any:
    found: Any = _read(box)
    for key in place.split("."):
        if not isinstance(found, dict) or key not in found:
            raise DeclarationError(f"{path}: {box.name} has no {place}")
        found = cast(dict[str, Any], found)[key]
    return found


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except tomllib.TOMLDecodeError as error:
        raise DeclarationError(f"{path}: {error}") from error
