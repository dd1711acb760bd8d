"""Finds games (folders with a `rules.py`) and loads them: no list to edit.

A game is loaded as a package of its own for each preset and mode, so that the same files stand side by side as the
game in the box, as its tiny preset, compiled and interpreted. Files of a game therefore import each other relatively.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import traceback
import types
from enum import EnumMeta
from pathlib import Path

from parlour.engine import box, cache, generate
from parlour.engine.actions import Actions
from parlour.engine.errors import DeclarationError, ParlourError, UnknownGameError
from parlour.engine.game import Game
from parlour.engine.mode import Mode, running
from parlour.engine.options import Options
from parlour.engine.piles import Piles
from parlour.engine.records import record_of

ENVIRONMENT = "PARLOUR_GAMES"
"""More folders of games, separated as in PATH."""

_GAMES = Path(__file__).parents[1] / "games"
_VARIANTS = "parlour_variants"


def folders() -> dict[str, Path]:
    """Every game's folder by its slug, those of `PARLOUR_GAMES` after our own."""
    found: dict[str, Path] = {}
    for root in [_GAMES, *(Path(part) for part in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if part)]:
        if not root.is_dir():
            raise UnknownGameError(f"{ENVIRONMENT} names {root}, which is not a folder")
        for rules in sorted(root.glob("*/rules.py")):
            found.setdefault(rules.parent.name.replace("_", "-"), rules.parent)
    return found


def game(slug: str, preset: str = box.BOX, mode: Mode = Mode.COMPILED) -> Game:
    """The game of that name, or `UnknownGameError` that lists what there is."""
    known = folders()
    if slug not in known:
        raise UnknownGameError(f"there is no game {slug!r}: there are {', '.join(known)}")
    return load(known[slug], preset, mode)


def load(folder: Path, preset: str = box.BOX, mode: Mode = Mode.COMPILED) -> Game:
    """The game in a folder. The same files give the same object; changed files are loaded anew.

    Raises `DeclarationError` if its declarations do not hold together.
    """
    folder = folder.resolve()
    if not (folder / "rules.py").exists():
        raise UnknownGameError(f"{folder} is not a game: it has no rules.py")
    _check_preset(folder, preset)
    sources = cache.sources_digest(folder, preset, mode.value)
    name = f"{_VARIANTS}.{folder.name}_{preset}_{mode.value}_{cache.code_version(sources)}"
    if name not in _loaded:
        _loaded[name] = _load(folder, preset, mode, name, sources)
    return _loaded[name]


_loaded: dict[str, Game] = {}


def _check_preset(folder: Path, preset: str) -> None:
    known = box.presets(folder)
    if preset not in known:
        raise DeclarationError(f"{folder.name}: there is no preset {preset!r}: there are {', '.join(known)}")


def _load(folder: Path, preset: str, mode: Mode, package: str, sources: str) -> Game:
    slug = folder.name.replace("_", "-")
    _make_package(_VARIANTS, [])
    _make_package(package, [str(folder)])
    with box.using(preset), running(mode):
        rules = _import(package, "rules")
        for name, kind in (("ACTIONS", Actions), ("PILES", Piles), ("OPTIONS", Options), ("PLAYERS", tuple)):
            if not isinstance(getattr(rules, name, None), kind):
                raise DeclarationError(f"{slug}: rules.py must declare {name} ({kind.__name__})")
        for name in ("Reason", "Broken"):
            if not isinstance(getattr(rules, name, None), EnumMeta):
                raise DeclarationError(f"{slug}: rules.py must declare {name} (an IntEnum)")
        record = record_of(getattr(rules, "State", object))
        text = generate.source(slug, package, rules.ACTIONS, rules.PILES, record)
        home = cache.folder_for(f"{slug}-{preset}-{mode.value}", cache.code_version(sources))
        generated = _import_generated(f"{package}.generated", text, home)
        tactics, scenes = (
            _import(package, name) if (folder / f"{name}.py").exists() else None for name in ("tactics", "scene")
        )
        return Game(slug, folder, preset, mode, rules, generated, tactics, scenes, record, sources)


def _import(package: str, name: str) -> types.ModuleType:
    try:
        return importlib.import_module(f"{package}.{name}")
    except ParlourError:
        raise
    except Exception as error:
        # Whatever a game's file does wrong, the other games go on: `parlour games` lists them all the same.
        place = traceback.extract_tb(error.__traceback__)[-1]
        raise DeclarationError(f"{place.filename}, line {place.lineno}: {type(error).__name__}: {error}") from error


def _make_package(name: str, path: list[str]) -> None:
    if name not in sys.modules:
        module = types.ModuleType(name)
        module.__path__ = path
        sys.modules[name] = module


def _import_generated(name: str, text: str, folder: Path) -> types.ModuleType:
    path = folder / "generated.py"
    if not path.exists():
        # Another process may be writing the same text: rename is atomic, so neither reads half a file.
        draft = folder / f"generated.{os.getpid()}.draft"
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
