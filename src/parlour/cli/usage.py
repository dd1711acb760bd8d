"""What all commands share: how errors end them, options of games, and progress on standard error."""

from __future__ import annotations

import functools
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import TypeVar, cast

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from parlour.engine import compiling
from parlour.engine.errors import CompileError, ParlourError, SetupError, TamperedError
from parlour.engine.game import Game
from parlour.testing.laws import BrokenLawError

FAILED, USAGE = 1, 2
"""Exit codes: a check failed; the command was used wrongly. 0 is done."""

C = TypeVar("C", bound=Callable[..., None])


def refusing(command: C) -> C:
    """End a command that raises `ParlourError` with one line on standard error and the right exit code."""

    @functools.wraps(command)
    def run(*arguments: object, **named: object) -> None:
        try:
            command(*arguments, **named)
        except ParlourError as error:
            typer.echo(f"parlour: {error}", err=True)
            failed = isinstance(error, (TamperedError, BrokenLawError, CompileError))
            raise typer.Exit(FAILED if failed else USAGE) from error

    return cast(C, run)


def options_from(given: Sequence[str]) -> dict[str, str]:
    """`NAME=VALUE` for each option, or `SetupError`."""
    options: dict[str, str] = {}
    for entry in given:
        name, equals, value = entry.partition("=")
        if not equals:
            raise SetupError(f"--option {entry}: write NAME=VALUE")
        options[name] = value
    return options


def bar(*columns: ProgressColumn) -> Progress:
    """A bar on standard error, where that is a terminal."""
    console = Console(stderr=True)
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *columns)
    return Progress(*shown, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def progress_bar(text: str, total: int) -> Generator[Callable[[int], None]]:
    """A bar for long work; yields a function that moves it on by so many."""
    with bar(TimeRemainingColumn()) as shown:
        task = shown.add_task(text, total=total)
        yield lambda done: shown.advance(task, done)


def compile_first(game: Game, *templates: ModuleType) -> None:
    """Compile the loops that a command needs, with a bar; nothing is shown when they are there already."""
    with bar() as shown:
        task: TaskID | None = None

        def show(done: int, total: int, name: str) -> None:
            nonlocal task
            if task is None:
                task = shown.add_task("", total=total)
            shown.update(task, completed=done, description=f"compiling {game.slug}: {name}")

        compiling.ensure(game, [template.__name__ for template in templates], show)
