"""A server for each module of tests, with all the small test games."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from .serving import in_a_thread, settings_for


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """Where the server is."""
    with in_a_thread(settings_for(tmp_path_factory.mktemp("server") / "tables.db")) as where:
        yield where


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A place for a database."""
    return tmp_path / "tables.db"
