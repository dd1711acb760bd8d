"""`parlour check`: the kit that every game must pass."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from parlour.cli.usage import compile_first, refusing
from parlour.engine import library, steps
from parlour.engine.errors import UnknownGameError
from parlour.engine.mode import Mode
from parlour.testing import loops
from parlour.testing.conformance import CHECKS, Subject


@refusing
def check(
    slugs: Annotated[list[str] | None, typer.Argument(help="Which games.", show_default="all")] = None,
    positions: Annotated[int, typer.Option(min=1, help="Random positions whose laws are checked.")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="Another seed checks other positions.")] = 1,
    write: Annotated[bool, typer.Option("--write", help="Write the game's golden files anew.")] = False,
) -> None:
    """Check a game against the kit for all games.

    Its laws, secrecy, beliefs, tree and golden playthroughs.
    For the author of a game. It stops at the first check that fails and says what is wrong.
    """
    known = library.folders()
    console = Console(highlight=False)
    for slug in slugs or known:
        if slug not in known:
            raise UnknownGameError(f"there is no game {slug!r}: there are {', '.join(known)}")
        subject = Subject(known[slug], positions, seed, write)
        compile_first(subject.game, steps)
        compile_first(subject.tiny, steps)
        compile_first(subject.in_mode(Mode.CHECKED), loops)
        console.print(slug, style="bold")
        for name, run in CHECKS.items():
            console.print(f"  {name}: {run(subject)}")
