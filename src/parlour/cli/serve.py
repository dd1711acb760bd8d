"""`parlour` without a command: the lobby and the tables, for this machine and its network."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import platformdirs
import typer
from rich.progress import TaskID

from parlour.cli.usage import bar, refusing
from parlour.engine.errors import ParlourError
from parlour.engine.scene import Text
from parlour.engine.words import Words

if TYPE_CHECKING:
    from parlour.server.context import Settings
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
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(
            help="Say on standard error what happens, in lines for people or in JSON.",
            show_default="only what goes wrong",
        ),
    ] = None,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Show /metrics to everybody, not to this machine alone.")
    ] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="What one network address may ask for, such as tables=600. Several are allowed."),
    ] = None,
) -> None:
    """Family games with hidden information: play them, simulate them, measure them.

    Without a command: open the games table in the browser.
    """
    if context.invoked_subcommand is not None:
        return
    from parlour.server.context import Settings
    from parlour.server.database import open_database
    from parlour.server.door import open_door
    from parlour.server.limits import Limits
    from parlour.server.logs import set_up
    from parlour.server.owner import Owner

    limits = Limits().changed(limit or ())
    file = database_file(db)
    browser = not no_browser and _has_browser()
    set_up(log)
    owner = Owner(file)
    if not owner.claim():
        _show_running(owner.address(), file, browser)
        return
    try:
        open_database(file).dispose()  # says what is wrong with it before anything else begins
        door = open_door(host, port)
        _run(door, Settings(file, door.network, open_metrics=open_metrics, limits=limits), port, owner, browser)
    finally:
        owner.release()


def database_file(named: Path | None) -> Path:
    """The file that keeps the tables: the one that was named, or the one in the user's data folder."""
    return (named or Path(platformdirs.user_data_dir("parlour", appauthor=False)) / "parlour.db").absolute()


def _show_running(address: str, file: Path, browser: bool) -> None:
    if not address:
        raise ParlourError(
            f"another Parlour has {file} open, but does not say where it is: end it, or name another --db"
        )
    typer.echo(_said("serve-running", address=address))
    if browser:
        webbrowser.open(address)


def _run(door: Door, settings: Settings, wanted: int, owner: Owner, browser: bool) -> None:
    from parlour.server.running import run

    compiling = _Compiling()

    def answers() -> None:
        owner.tell(door.here)
        _greet(door, wanted, settings.database)
        if browser:
            threading.Thread(target=webbrowser.open, args=[door.here], daemon=True).start()

    try:
        run(replace(settings, progress=compiling.show, compiled=compiling.end), door.socket, answers)
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
