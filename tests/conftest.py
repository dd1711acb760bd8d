"""The small games under tests/games are discovered beside our own."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["PARLOUR_GAMES"] = str(Path(__file__).parent / "games")
