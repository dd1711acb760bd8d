"""Compiles a game's loops in a child process, one for each game, with progress; afterwards they only load.

The compiler holds a lock on the whole process while it works, so a server that compiled its own rules would stall.
"""

from __future__ import annotations

import hashlib
import importlib
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock

from parlour.engine import cache
from parlour.engine.errors import CompileError, ParlourError
from parlour.engine.mode import Mode

if TYPE_CHECKING:
    from parlour.engine.game import Game

Progress = Callable[[int, int, str], None]
"""Called with how many loops are done, how many there are, and the name of the last one."""


def ensure(game: Game, templates: Iterable[str], progress: Progress | None = None) -> None:
    """See to it that the loops of these templates (module names) are compiled for a game.

    Only one process of a user compiles a game at a time; whoever waits finds the work done. Raises `CompileError` with
    the compiler's reason.
    """
    if game.mode is Mode.INTERPRETED or not _missing(game, templates):
        return
    with FileLock(cache.root() / f"compiling-{game.slug}-{game.preset}.lock"):
        missing = _missing(game, templates)
        if missing:
            _compile_apart(game, missing, progress)


def _missing(game: Game, templates: Iterable[str]) -> list[str]:
    return [name for name in templates if not _mark(game, name).exists()]


def _mark(game: Game, template: str) -> Path:
    # Numba files code under the template's own folder, so that another installation has to compile for itself.
    module = importlib.import_module(template)
    place = hashlib.sha256(str(module.__file__).encode()).hexdigest()[:8]
    return game.code_folder(module) / f"{template}-{place}.ready"


def _compile_apart(game: Game, templates: list[str], progress: Progress | None) -> None:
    command = [
        sys.executable,
        "-m",
        "parlour.engine.compiling",
        str(game.folder),
        game.preset,
        game.mode.value,
        game.sources,
    ]
    said = ""
    with subprocess.Popen([*command, *templates], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            match line.rstrip("\n").split("\t"):
                case ["done", done, total, name]:
                    if progress is not None:
                        progress(int(done), int(total), name)
                case ["failed", reason]:
                    raise CompileError(f"{game.slug}: {reason}")
                case _:
                    said = line.strip() or said
    if child.returncode != 0:
        raise CompileError(f"{game.slug}: the compiling process stopped: {said or f'exit code {child.returncode}'}")


def main(arguments: list[str]) -> int:
    """The child process: compile every entry of the named templates and tell of each on standard output."""
    from parlour.engine.library import load

    folder, preset, mode, sources, *templates = arguments
    try:
        game = load(Path(folder), preset, Mode(mode))
        if game.sources != sources:
            raise CompileError("its files were edited while it was loaded: start again")
        bounds = [(name, game.bound(importlib.import_module(name), compile_first=False)) for name in templates]
        total = sum(len(bound.entries) for _, bound in bounds)
        done = 0
        for name, bound in bounds:
            for loop in bound.entries:
                getattr(bound, loop)
                done += 1
                print(f"done\t{done}\t{total}\t{loop}", flush=True)  # noqa: T201
            _mark(game, name).touch()
    except ParlourError as error:
        print(f"failed\t{' '.join(str(error).split())}", flush=True)  # noqa: T201
        return 1
    cache.prune()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
