"""`parlour verify`: whether a match was dealt as promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.usage import compile_first, refusing
from parlour.engine import log, steps
from parlour.engine.replay import game_of
from parlour.engine.replay import verify as verify_deal


@refusing
def verify(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    promised: Annotated[
        str, typer.Option(help="What was published before the first card.", show_default="what the file says")
    ] = "",
) -> None:
    """Check that a match was dealt as promised.

    The promise made before the first card, every draw, and the odds of every draw by the rules.
    """
    record = log.load(file)
    compile_first(game_of(record), steps)
    verdict = verify_deal(record, promised)
    typer.echo(f"{file}: fair. All {verdict.draws} draws of match {record.match!r} follow from what was promised.")
    if verdict.seeded:
        typer.echo(f"It was dealt by the seeds of {_seats(verdict.seeded)} too.")
    if verdict.left_out:
        typer.echo(f"{_seats(verdict.left_out).capitalize()} promised a seed and did not reveal it: it was left out.")
    if verdict.taken_over:
        typer.echo(
            f"The first {verdict.taken_over} steps were played in another match: they follow from the rules, and"
        )
        typer.echo("nothing was promised here of how they were dealt.")
    if not promised:
        typer.echo(f"Compare with what was published before the first card:\n{verdict.commitment}")
    if not verdict.finished:
        typer.echo("The match is not finished: only what was played is checked.")


def _seats(seats: list[int]) -> str:
    return " and ".join(f"seat {seat + 1}" for seat in seats)
