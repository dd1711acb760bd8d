"""The kit as tests: `from parlour.testing.suite import *` in a test module runs it on every discovered game."""

from __future__ import annotations

import pytest

from parlour.engine import library
from parlour.testing.conformance import CHECKS, Subject

__all__ = ["test_game"]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("slug", library.folders())
def test_game(slug: str, check: str) -> None:
    """A discovered game passes one check of the kit."""
    CHECKS[check](Subject(library.folders()[slug]))
