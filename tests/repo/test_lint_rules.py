"""What Ruff does not know: rules are pure, and they avoid what the compiler gets wrong in silence."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from parlour.testing.laws import BrokenLawError
from parlour.testing.lint import check_sources

OUTSIDE = {
    *("asyncio", "concurrent", "datetime", "io", "logging", "multiprocessing", "os", "random", "secrets", "select"),
    *("selectors", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile", "threading", "time"),
    *("urllib", "http", "uuid"),
}
"""Modules of clocks, chance, processes and the world outside."""

FILES = {"glob", "pathlib", "pickle"}
"""Modules of files: a game reads its box by `components` and nothing else."""

CALLS = {"breakpoint", "input", "open", "print"}

DOORS = {"cache.py", "compiling.py", "dealing.py", "library.py", "mode.py"}
"""The files of the engine that deal with the world outside: code on disk, a child process, a lock, a secret seed."""


def _imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.lineno, node.module or ""
            if node.module == "numpy":
                yield from ((node.lineno, f"numpy.{alias.name}") for alias in node.names)


def impurities(source: str, forbidden: set[str]) -> list[str]:
    """Imports of forbidden modules, NumPy's generators, and calls that read or write."""
    tree = ast.parse(source)
    found = [
        f"{line}: imports {name}"
        for line, name in _imports(tree)
        if name.split(".")[0] in forbidden or name.startswith("numpy.random")
    ]
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in CALLS:
                found.append(f"{node.lineno}: calls {name}()")
            case ast.Attribute(value=ast.Name(id="np"), attr="random"):
                found.append(f"{node.lineno}: uses np.random")
            case _:
                pass
    return found


def _assert_pure(paths: Iterable[Path], root: Path, forbidden: set[str]) -> None:
    wrong = [
        f"{path.relative_to(root)}:{breach}"
        for path in paths
        for breach in impurities(path.read_text(encoding="utf-8"), forbidden)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def games(package: Path, root: Path) -> list[Path]:
    """The folders of all games, the small ones of the tests too."""
    found = [*(package / "games").glob("*/rules.py"), *(root / "tests" / "games").glob("*/rules.py")]
    return sorted(rules.parent for rules in found)


def test_games_are_pure(games: list[Path], root: Path) -> None:
    _assert_pure((path for folder in games for path in sorted(folder.glob("*.py"))), root, OUTSIDE | FILES)


def test_the_engine_reaches_outside_only_through_its_doors(package: Path, root: Path) -> None:
    inside = [path for path in sorted((package / "engine").glob("*.py")) if path.name not in DOORS]
    _assert_pure(inside, root, OUTSIDE)


def test_no_rule_inverts_a_field(games: list[Path]) -> None:
    for folder in games:
        check_sources(folder)


@pytest.mark.parametrize(
    "source",
    ["import random", "from time import time", "from numpy import random", "x = np.random.default_rng()", "print(1)"],
)
def test_an_impurity_is_found(source: str) -> None:
    assert len(impurities(source, OUTSIDE)) == 1


@pytest.mark.parametrize("source", ["~state.racing", "mask & ~state.seen[seat]", "~state.known[seat, card]"])
def test_an_inverted_field_is_found(source: str, tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(f"x = 1\ny = {source}\n")
    with pytest.raises(BrokenLawError, match=r"rules\.py:2"):
        check_sources(tmp_path)
