"""A database has one owner: who holds its lock serves it, and writes down at which address."""

from __future__ import annotations

import time
from pathlib import Path

from filelock import FileLock, Timeout

from parlour.engine.errors import ParlourError

PATIENCE = 10.0
"""Seconds that a second start waits for the first one to say its address."""


class Owner:
    """The owner of a database, or who would like to be."""

    def __init__(self, database: Path) -> None:
        self._lock = FileLock(database.with_name(database.name + ".lock"))
        self._address = database.with_name(database.name + ".address")

    def claim(self) -> bool:
        """Become the owner, unless another process is. Raises `ParlourError` if nothing can be written there."""
        try:
            self._address.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(blocking=False)
        except Timeout:
            return False
        except OSError as error:
            raise ParlourError(f"{self._address.parent} cannot be written: {error.strerror}") from error
        self._address.unlink(missing_ok=True)  # of an owner that was killed
        return True

    def tell(self, address: str) -> None:
        """Write down where the database is served."""
        draft = self._address.with_name(self._address.name + ".new")
        draft.write_text(address, encoding="utf-8")
        draft.replace(self._address)

    def address(self) -> str:
        """Where the owner serves it; empty if it does not say."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if said := self._address.read_text(encoding="utf-8"):
                    return said
            except FileNotFoundError:
                pass
            time.sleep(0.1)
        return ""

    def release(self) -> None:
        """Own it no longer."""
        self._address.unlink(missing_ok=True)
        self._lock.release()
