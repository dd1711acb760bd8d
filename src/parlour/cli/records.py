"""`parlour replay` and `parlour verify`: what can be done with a match file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour.cli.play import OWN_WORDS
from parlour.cli.terminal import Painter
from parlour.cli.usage import compile_first, refusing
from parlour.engine import log, steps
from parlour.engine.errors import SetupError
from parlour.engine.kind import SPECTATOR
from parlour.engine.match import Match
from parlour.engine.replay import game_of
from parlour.engine.replay import replay as replayed
from parlour.engine.replay import verify as verify_deal
from parlour.engine.scene import beat_texts
from parlour.engine.words import words_of


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
    if not promised:
        typer.echo(f"Compare with what was published before the first card:\n{verdict.commitment}")
    if not verdict.finished:
        typer.echo("The match is not finished: only what was played is checked.")


@refusing
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    seat: Annotated[int | None, typer.Option(help="See it from this seat, counted from 1.", show_default="all")] = None,
) -> None:
    """Step through a match file.

    Enter goes on, a number jumps to that step, `all` shows the rest, `quit` ends. Where the input is not a terminal,
    all of it is shown at once.
    """
    record = log.load(file)
    game = game_of(record)
    if seat is not None and not 1 <= seat <= record.seats:
        raise SetupError(f"--seat {seat}: the match has seats 1 to {record.seats}")
    compile_first(game, steps)
    viewer = SPECTATOR if seat is None else seat - 1
    console = Console(highlight=False)
    painter = Painter(console, words_of(game, OWN_WORDS), viewer)
    wanted = 0 if sys.stdin.isatty() else len(record.steps)
    matches = replayed(record, game)
    for match, told in _told(matches, viewer, painter):
        done = len(match.log)
        painter.line(f"{done}/{len(record.steps)}  {'  '.join(told)}")
        if done < wanted:
            continue
        painter.table(game.scene(match.observation(viewer), viewer, []), held=True)
        painter.line()
        if done == len(record.steps):
            return
        wanted = _asked(done, len(record.steps))
        if wanted < 0:
            return


def _told(matches: Iterator[Match], viewer: int, painter: Painter) -> Iterator[tuple[Match, list[str]]]:
    before = None
    known = 0
    for match in matches:
        after = match.observation(viewer)
        beats = [
            beat
            for seen in match.seen(viewer, known)
            if before is not None
            for beat in match.game.tell(before, seen, after, viewer)
        ]
        yield match, [painter.say(text) for text in beat_texts(beats)]
        before = after
        known = len(match.log)


def _asked(done: int, last: int) -> int:
    """The step to go on to, or -1 to end."""
    while True:
        try:
            typed = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            return -1
        if typed in ("q", "quit"):
            return -1
        if typed in ("a", "all"):
            return last
        if not typed:
            return done + 1
        if typed.isdigit() and done < int(typed) <= last:
            return int(typed)
        typer.echo(f"Enter goes on, a number from {done + 1} to {last} jumps there, all shows the rest, quit ends.")
