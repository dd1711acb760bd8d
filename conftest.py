"""The Python examples of README.md and docs/ are tests: each document is run from top to bottom."""

from __future__ import annotations

from pathlib import Path

import pytest
from sybil import Sybil
from sybil.parsers.myst import PythonCodeBlockParser


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which an example runs, so that what it writes stays out of the repository."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


pytest_collect_file = Sybil(
    parsers=[PythonCodeBlockParser()], patterns=["README.md", "docs/*.md"], fixtures=["empty_folder"]
).pytest()
