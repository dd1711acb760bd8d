"""What a running server consists of."""

from __future__ import annotations

import asyncio
import gc
import importlib.metadata
import logging
import sys
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from parlour.engine.game import Game
from parlour.server.archive import Archive
from parlour.server.bots import Bots
from parlour.server.catalogue import Catalogue
from parlour.server.database import open_database
from parlour.server.guests import Guests
from parlour.server.hub import Hub
from parlour.server.limits import Addresses, Limits
from parlour.server.metrics import count_compiled, watch_the_loop
from parlour.server.shelf import Progress, Shelf
from parlour.server.store import Store

SWITCH_AFTER = 0.001
"""Seconds that a thread may keep the interpreter while the tables wait for it."""
COLLECT_AFTER = (20_000, 20, 50)
"""Thresholds of Python's collector: tables make few cycles, and each move many objects that die at once."""

_logger = logging.getLogger("parlour.server")


def _silent(_slug: str, _done: int, _total: int) -> None:
    pass


@dataclass(frozen=True)
class Settings:
    """How a server is started."""

    database: Path
    address: str = ""
    """Where others reach it, such as `http://192.168.1.7:8080`: for links that were asked for on its own machine."""
    messages: tuple[float, float] = (20.0, 40.0)
    """Messages a second that a connection may send for long, and at once."""
    limits: Limits = field(default_factory=Limits)
    """What one address may ask for."""
    pace: float = 1.0
    """Stretches the pauses of bots."""
    open_metrics: bool = False
    """Whether `/metrics` answers others than programs on this machine."""
    compile: bool = True
    progress: Progress = _silent
    compiled: Callable[[], None] = field(default=lambda: None)
    """Called (in a thread) when everything is compiled."""


@dataclass(frozen=True)
class Parlour:
    """A running server."""

    settings: Settings
    shelf: Shelf
    catalogue: Catalogue
    store: Store
    guests: Guests
    hub: Hub
    archive: Archive
    addresses: Addresses


@asynccontextmanager
async def opened(settings: Settings) -> AsyncGenerator[Parlour]:
    """Open the database, load the games, and compile them meanwhile.

    Raises `DatabaseFileError` if the database cannot be used.
    """
    store = Store(open_database(settings.database))
    shelf = Shelf()
    bots = Bots(shelf)
    hub = Hub(store, shelf, bots, settings.pace)
    archive = Archive(store, shelf, hub)
    addresses = Addresses(settings.limits)
    parlour = Parlour(settings, shelf, Catalogue(shelf), store, Guests(store), hub, archive, addresses)
    sys.setswitchinterval(SWITCH_AFTER)
    _spare_the_collector()
    if settings.compile:
        _compile(parlour)
    watching = asyncio.create_task(watch_the_loop())
    _logger.info("Parlour starts", extra={"version": importlib.metadata.version("parlour"), "games": len(shelf.games)})
    try:
        yield parlour
    finally:
        watching.cancel()
        await hub.close()
        bots.close()
        await store.close()
        _logger.info("Parlour has ended: everything is stored")


def _spare_the_collector() -> None:
    """What is loaded stays: Python's collector need not look through it, which would stall every table for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _compile(parlour: Parlour) -> None:
    loop = asyncio.get_running_loop()

    def ready(game: Game) -> None:
        loop.call_soon_threadsafe(parlour.hub.use, game)

    def progress(slug: str, done: int, total: int) -> None:
        count_compiled(slug, done, total)
        parlour.settings.progress(slug, done, total)

    def work() -> None:
        try:
            parlour.shelf.prepare(ready, progress)
            loop.call_soon_threadsafe(_spare_the_collector)
            parlour.settings.compiled()
        except RuntimeError:
            if not loop.is_closed():
                raise

    threading.Thread(target=work, name="compiling", daemon=True).start()
