"""A game is one folder, found and not listed; nothing else in the package knows its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.engine import library

NEEDED = ("__init__.py", "rules.py", "components.toml", "tactics.py", "scene.py", "rulebook.toml", "text/en.ftl")
TEXT = {".py", ".toml", ".ftl", ".css", ".svg", ".html", ".json", ".md"}


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """The folders of our own games by slug."""
    monkeypatch.delenv(library.ENVIRONMENT, raising=False)
    return library.folders()


def test_every_folder_is_a_game(games: dict[str, Path], package: Path) -> None:
    folders = {path for path in (package / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(games.values())


def test_every_game_has_what_it_needs(games: dict[str, Path]) -> None:
    missing = [f"{slug}: {name}" for slug, folder in games.items() for name in NEEDED if not (folder / name).exists()]
    assert not missing, "missing: " + ", ".join(missing)


def test_nothing_else_names_a_game(games: dict[str, Path], package: Path, root: Path) -> None:
    names = re.compile("|".join(slug.replace("-", "[-_ ]?") for slug in games), re.IGNORECASE)
    wrong = [
        f"{path.relative_to(root)}:{number}: {found.group()}"
        for path in sorted(package.rglob("*"))
        if path.suffix in TEXT and package / "games" not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (found := names.search(line))
    ]
    assert not wrong, "only a game's own folder, tests and docs may name it:\n" + "\n".join(wrong)


def test_no_game_names_another(games: dict[str, Path], root: Path) -> None:
    wrong = [
        f"{path.relative_to(root)}: {other}"
        for slug, folder in games.items()
        for path in sorted(folder.rglob("*"))
        if path.suffix in TEXT
        for other in games
        if other != slug and re.search(other.replace("-", "[-_ ]?"), path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)
