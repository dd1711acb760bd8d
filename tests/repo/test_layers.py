"""Imports point down only, and no game knows another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

LAYERS = ("cli", "server", "table", "lab", "envs", "testing", "agents", "games", "engine")
"""From the top down: each may import itself and those that follow."""
TOP = {"__main__.py": "cli", "client.py": "cli"}
"""Files of the package itself, with the layer that they belong to."""


def _imported(place: PurePosixPath, source: str) -> Iterator[tuple[int, str, bool]]:
    """Each import of `parlour`, wherever it stands in the file: its line, its full name, whether it is relative.

    A string constant that begins with `parlour.` counts as well, since `importlib` takes those.
    """
    here = ("parlour", *place.parent.parts)
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                for alias in node.names:
                    yield node.lineno, alias.name, False
            case ast.ImportFrom():
                base = ".".join(here[: len(here) - node.level + 1]) if node.level else ""
                module = ".".join(part for part in (base, node.module) if part)
                for alias in node.names:
                    yield node.lineno, f"{module}.{alias.name}", node.level > 0
            case ast.Constant(value=str(text)) if text.startswith("parlour.") and " " not in text:
                yield node.lineno, text, False
            case _:
                pass


def breaches(place: PurePosixPath, source: str) -> list[str]:
    """What is wrong with the imports of one file, named by its place under `src/parlour`."""
    layer = place.parts[0] if len(place.parts) > 1 else TOP.get(place.name, "")
    if len(place.parts) > 1 and layer not in LAYERS:
        return [f"{place}: {layer} is no layer; give it its place in LAYERS and in the design"]
    wrong: list[str] = []
    for line, name, relative in _imported(place, source):
        parts = name.split(".")
        if parts[0] != "parlour" or len(parts) < 2:
            continue
        own_game = relative and layer == "games" and parts[1:3] == list(place.parts[:2])
        if layer == "games" and parts[1] != "engine" and not own_game:
            wrong.append(f"{place}:{line}: imports {name}; a game imports the engine, and its own files relatively")
        elif parts[1] in LAYERS and (not layer or LAYERS.index(parts[1]) < LAYERS.index(layer)):
            wrong.append(f"{place}:{line}: {layer or 'the package itself'} imports {name}, which is above it")
    return wrong


def test_imports_point_down(package: Path) -> None:
    wrong = [
        breach
        for path in sorted(package.rglob("*.py"))
        for breach in breaches(PurePosixPath(path.relative_to(package).as_posix()), path.read_text(encoding="utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/match.py", "from parlour.games import tag"),
        ("engine/match.py", "from parlour import lab"),
        ("engine/match.py", "def late():\n    import parlour.cli.main"),
        ("engine/match.py", "from ..agents import random"),
        ("engine/match.py", "importlib.import_module('parlour.lab.loops')"),
        ("games/tag/rules.py", "from parlour.agents import search"),
        ("games/tag/rules.py", "from parlour.games.tag.cards import CARDS"),
        ("games/tag/rules.py", "from parlour.games.catch.cards import CARDS"),
        ("games/tag/rules.py", "from ..catch import cards"),
        ("agents/search.py", "from parlour.testing import laws"),
        ("__init__.py", "from parlour.engine import rule"),
        ("extras/loose.py", "x = 1"),
    ],
)
def test_an_import_that_points_up_is_found(place: str, source: str) -> None:
    assert len(breaches(PurePosixPath(place), source)) == 1


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/match.py", "from parlour.engine.kind import Kind"),
        ("games/tag/rules.py", "from parlour.engine import rule\nfrom .cards import CARDS\nfrom . import cards"),
        ("agents/search.py", "from parlour.engine.bind import entry\nimport numpy"),
        ("cli/main.py", "from parlour.lab import loops\nfrom parlour.engine import library"),
        ("__main__.py", "from parlour.cli.main import main"),
    ],
)
def test_an_import_that_points_down_is_fine(place: str, source: str) -> None:
    assert breaches(PurePosixPath(place), source) == []
