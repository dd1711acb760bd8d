"""A file has one subject, so it is short."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

LONGEST = 600
MEDIAN = 200


@pytest.fixture(scope="module")
def lengths(repo_files: list[Path]) -> dict[Path, int]:
    """The number of lines of every source file."""
    return {
        path: len(path.read_text(encoding="utf-8").splitlines())
        for path in repo_files
        if path.suffix in (".py", ".ts", ".svelte")
    }


def test_no_file_is_long(lengths: dict[Path, int], root: Path) -> None:
    long = [f"{path.relative_to(root)}: {length} lines" for path, length in lengths.items() if length > LONGEST]
    assert not long, f"more than {LONGEST} lines, so more than one subject:\n" + "\n".join(long)


def test_most_files_are_short(lengths: dict[Path, int]) -> None:
    assert median(lengths.values()) < MEDIAN
