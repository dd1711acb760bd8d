"""`parlour` without a command: the lobby and the tables, for this machine and its network."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer
from rich.progress import TaskID

from parlour.cli.usage import bar, refusing
from parlour.engine.errors import ParlourError
from parlour.engine.scene import Text
from parlour.engine.words import Words

if TYPE_CHECKING:
    from parlour.server.door import Door
    from parlour.server.owner import Owner

OWN_WORDS = Path(__file__).parent / "text" / "en.ftl"


@refusing
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine alone.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535, help="If it is taken, the next free one.")] = 8080,
    db: Annotated[
        Path | None, typer.Option(help="The file that keeps the tables.", show_default="in your data folder")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Family games with hidden information: play them, simulate them, measure them.

    Without a command: open the games table in the browser.
    """
    if context.invoked_subcommand is not None:
        return
    from parlour.server.database import open_database
    from parlour.server.owner import Owner

    file = (db or Path(platformdirs.user_data_dir("parlour", appauthor=False)) / "parlour.db").absolute()
    browser = not no_browser and _has_browser()
    open_database(file).dispose()
    owner = Owner(file)
    if not owner.claim():
        _show_running(owner.address(), file, browser)
        return
    try:
        _run(host, port, file, owner, browser)
    finally:
        owner.release()


def _show_running(address: str, file: Path, browser: bool) -> None:
    if not address:
        raise ParlourError(
            f"another Parlour has {file} open, but does not say where it is: end it, or name another --db"
        )
    typer.echo(_said("serve-running", address=address))
    if browser:
        webbrowser.open(address)


def _run(host: str, port: int, file: Path, owner: Owner, browser: bool) -> None:
    from parlour.server.context import Settings
    from parlour.server.door import open_door
    from parlour.server.running import run

    door = open_door(host, port)
    compiling = _Compiling()

    def answers() -> None:
        owner.tell(door.here)
        _greet(door, port, file)
        if browser:
            threading.Thread(target=webbrowser.open, args=[door.here], daemon=True).start()

    settings = Settings(file, door.network, progress=compiling.show, compiled=compiling.end)
    try:
        run(settings, door.socket, answers)
    finally:
        compiling.end()


def _greet(door: Door, wanted: int, file: Path) -> None:
    port = door.socket.getsockname()[1]
    if port != wanted:
        typer.echo(_said("serve-next-port", taken=str(wanted), port=str(port)))
    typer.echo(_said("serve-open"))
    typer.echo(_said("serve-here", address=door.here))
    if door.network:
        import segno

        typer.echo(_said("serve-network", address=door.network))
        if sys.stdout.isatty():
            typer.echo(_said("serve-scan"))
            segno.make(door.network, error="l").terminal(compact=True)
    typer.echo(_said("serve-kept", file=str(file)))


class _Compiling:
    """A bar for each game whose rules are compiled, while the lobby answers already."""

    def __init__(self) -> None:
        self._bar = bar()
        self._tasks: dict[str, TaskID] = {}

    def show(self, slug: str, done: int, total: int) -> None:
        """So many loops of a game are compiled."""
        if not self._tasks:
            self._bar.start()
        if slug not in self._tasks:
            self._tasks[slug] = self._bar.add_task(_said("serve-compiling", game=slug))
        self._bar.update(self._tasks[slug], completed=done, total=total)

    def end(self) -> None:
        """Everything is compiled."""
        self._bar.stop()


def _has_browser() -> bool:
    """Whether a browser would be seen: not on another machine, nor where there are no windows."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(windows)


def _said(message: str, **args: str) -> str:
    return Words([OWN_WORDS]).say(Text(message, {**args}))
