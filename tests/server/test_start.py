"""What happens before the first page can come."""

from __future__ import annotations

import subprocess
import sys

LOADED = """
import sys
import parlour.server.running
from parlour.server.shelf import Shelf
assert Shelf().games
print(*(name for name in ("numba", "alembic") if name in sys.modules))
"""


def test_the_lobby_waits_neither_for_the_compiler_nor_for_migrations() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
