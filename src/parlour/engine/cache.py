"""Where machine code is kept: one folder for each game, preset and mode, named by the hash of all it came from.

Nothing in it can be stale: a change of a rule, of a data file, of the engine, of a template or of a version makes
another name. Folders that were not used for a month are removed.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import importlib
import importlib.metadata
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

ENVIRONMENT = "PARLOUR_CACHE"
"""Names another folder for the cache; `parlour` uses the user's cache directory without it."""

PRESENTATION = (
    "lid.toml",
    "rulebook.toml",
    "text",
    "theme.css",
    "motion.toml",
    "art",
    "sounds",
    "golden",
)
"""What is in a game's folder beside its rules, and `scene*.py`, and `tactics*.py`: no change of these changes what a
match means."""

_KINDS = (".py", ".toml", ".txt", ".json", ".csv")
"""Kinds of files that a game is written in; anything else that lies in its folder does not count."""

_APART = (
    "scene.py",
    "views.py",
    "choices.py",
    "plain.py",
    "words.py",
    "lid.py",
    "match.py",
    "dealing.py",
    "log.py",
    "replay.py",
    "retelling.py",
    "open_table.py",
)
"""Files of the engine that no machine code comes from: they call it, or look at what it made."""

_MONTH = 30 * 24 * 3600
_ENGINE = Path(__file__).parent


def rules_version(folder: Path, preset: str) -> str:
    """Twelve hex digits that stand for the rules: all sources and data of a game except its presentation."""
    files = [path for path in _sources(folder) if not _is_presentation(path.relative_to(folder))]
    return _digest(folder, files, preset)[:12]


def _is_presentation(place: Path) -> bool:
    return place.parts[0] in PRESENTATION or _is_python(place, "scene") or _is_python(place, "tactics")


def _is_python(place: Path, kind: str) -> bool:
    return place.suffix == ".py" and place.parts[0].startswith(kind)


def sources_digest(folder: Path, preset: str, mode: str) -> str:
    """What stands for all of a game's files that its machine code comes from."""
    places = [(path, path.relative_to(folder)) for path in _sources(folder)]
    files = [path for path, place in places if _is_python(place, "tactics") or not _is_presentation(place)]
    return _digest(folder, files, preset, mode)


def code_version(sources: str, templates: Iterable[Path] = ()) -> str:
    """Sixteen hex digits that stand for the machine code of a game's loops.

    It comes from the game's sources, from the engine, from the files of the templates, and from the versions of
    Python, NumPy, Numba and the processor.
    """
    files = sorted(set(templates))
    ours = [_engine_digest(), *(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in files)]
    return hashlib.sha256("\n".join([sources, *ours, *_machine()]).encode()).hexdigest()[:16]


@functools.lru_cache(maxsize=1)
def _engine_digest() -> str:
    files = [path for path in _sources(_ENGINE) if path.suffix == ".py" and path.name not in _APART]
    return _digest(_ENGINE, files)


@functools.lru_cache(maxsize=1)
def _machine() -> tuple[str, ...]:
    binding: Any = importlib.import_module("llvmlite.binding")  # it has no types
    processor = (binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    return (sys.version, np.__version__, importlib.metadata.version("numba"), *processor)


def _sources(folder: Path) -> list[Path]:
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and path.suffix in _KINDS and "__pycache__" not in path.parts
    )


def _digest(folder: Path, files: Iterable[Path], *words: str) -> str:
    digest = hashlib.sha256("\0".join(words).encode())
    for path in files:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"\0{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


@functools.lru_cache(maxsize=1)
def root() -> Path:
    """The cache's folder: the named one, the user's, or, where neither can be written, one for this run alone."""
    wanted = os.environ.get(ENVIRONMENT)
    folder = Path(wanted) if wanted else Path(platformdirs.user_cache_dir("parlour", appauthor=False)) / "code"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="parlour-"))
        # A compiling child process must find the same folder.
        os.environ[ENVIRONMENT] = str(folder)
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def folder_for(name: str, version: str) -> Path:
    """The folder of one version of a game's code, made if it is missing and marked as used now."""
    folder = root() / f"{name}-{version}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def prune() -> None:
    """Remove the folders that were not used for a month."""
    for folder in root().iterdir():
        if folder.is_dir() and time.time() - folder.stat().st_mtime > _MONTH:
            shutil.rmtree(folder, ignore_errors=True)
