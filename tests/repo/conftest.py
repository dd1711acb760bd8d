"""The files of the repository, for tests of its own rules."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder that holds everything."""
    return ROOT


@pytest.fixture(scope="session")
def package() -> Path:
    """The folder of the package `parlour`."""
    return ROOT / "src" / "parlour"


@pytest.fixture(scope="session")
def repo_files() -> list[Path]:
    """Every file of the repository.

    It walks and does not ask git, which a downloaded archive lacks; `.gitignore` says what does not belong.
    """
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    return list(_walk(ROOT, [".git", *(line.rstrip("/") for line in lines if line)]))


def _walk(folder: Path, ignored: list[str]) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        place = path.relative_to(ROOT).as_posix()
        if any(fnmatch(path.name, pattern) or fnmatch(place, pattern) for pattern in ignored):
            continue
        if path.is_dir():
            yield from _walk(path, ignored)
        else:
            yield path
