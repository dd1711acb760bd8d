"""`parlour replay`: a match file, step by step, with the eyes of whom one likes."""

from __future__ import annotations

import sys
from bisect import bisect_right
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour.cli.play import OWN_WORDS
from parlour.cli.terminal import Painter
from parlour.cli.usage import compile_first, refusing
from parlour.engine import log, steps
from parlour.engine.errors import SetupError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.log import MatchFile
from parlour.engine.open_table import OPEN
from parlour.engine.replay import game_of
from parlour.engine.retelling import Moment, retell
from parlour.engine.scene import beat_texts
from parlour.engine.words import words_of

KEYS = """\
Enter     on to the next position
b         back to the one before
12        to step 12, or the last position before it
seat 2    with the eyes of seat 2
watch     as watchers saw it
open      with every card face up
all       the rest at once
log       what happened so far
quit      the end"""


@refusing
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    seat: Annotated[
        int | None, typer.Option(help="See it from this seat, counted from 1.", show_default="as watchers")
    ] = None,
    everything: Annotated[bool, typer.Option("--open", help="See every card.")] = False,
) -> None:
    """Step through a match file.

    Enter goes on, `b` back, a number to that step; `seat 2`, `watch` and `open` say with whose eyes, `all` shows the
    rest, `?` tells all keys, `quit` ends. Where the input is not a terminal, all of it is shown at once.
    """
    record = log.load(file)
    game = game_of(record)
    if seat is not None and everything:
        raise SetupError("--seat and --open: see it from one seat, or see everything")
    if seat is not None and not 1 <= seat <= record.seats:
        raise SetupError(f"--seat {seat}: the match has seats 1 to {record.seats}")
    compile_first(game, steps)
    reader = _Reader(record, game)
    reader.look(OPEN if everything else SPECTATOR if seat is None else seat - 1)
    if not sys.stdin.isatty():
        reader.show_rest()
        return
    reader.show()
    while reader.obey(_typed()):
        pass


def _typed() -> str:
    try:
        return input("> ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        typer.echo()
        return "quit"


class _Reader:
    """Somebody who looks through a match: from where, and at which position."""

    def __init__(self, record: MatchFile, game: Game) -> None:
        self._record = record
        self._game = game
        self._console = Console(highlight=False)
        self._names = {seat: name for seat, name in enumerate(record.names) if name}
        self._place = 0
        self._moments: list[Moment] = []
        self._painter = self._painted_for(SPECTATOR)

    def _painted_for(self, viewer: int) -> Painter:
        return Painter(self._console, words_of(self._game, OWN_WORDS), viewer, self._names)

    @property
    def at_end(self) -> bool:
        """Whether there is no further position."""
        return self._place == len(self._moments) - 1

    def look(self, viewer: int) -> None:
        """With other eyes from now on, at the same position."""
        self._moments = list(retell(self._record, viewer, self._game))
        self._painter = self._painted_for(SPECTATOR if viewer == OPEN else viewer)

    def obey(self, typed: str) -> bool:
        """Do what was typed; whether it goes on."""
        word, _, number = typed.partition(" ")
        match word:
            case "q" | "quit":
                return False
            case "" if self.at_end:
                return False
            case "":
                self._go(self._place + 1)
            case "b" | "back":
                self._go(max(0, self._place - 1))
            case "a" | "all":
                self._place += 0 if self.at_end else 1
                self.show_rest()
            case "seat" if number.isdigit() and 1 <= int(number) <= self._record.seats:
                self.look(int(number) - 1)
                self.show()
            case "watch" | "open":
                self.look(OPEN if word == "open" else SPECTATOR)
                self.show()
            case "log":
                for moment in self._moments[: self._place + 1]:
                    self._tell(moment)
            case _ if typed.isdigit():
                self._go(max(0, bisect_right([moment.step for moment in self._moments], int(typed)) - 1))
            case _:
                seats = "" if word != "seat" else f"The match has seats 1 to {self._record.seats}.\n"
                typer.echo(f"{seats}{KEYS}")
        return True

    def _go(self, place: int) -> None:
        self._place = place
        self.show()

    def show(self) -> None:
        """The position, and what led to it."""
        moment = self._moments[self._place]
        self._tell(moment)
        self._painter.table(moment.scene, held=True)
        self._painter.line()

    def show_rest(self) -> None:
        """What happens from here on, and the end."""
        for moment in self._moments[self._place : -1]:
            self._tell(moment)
        self._place = len(self._moments) - 1
        self.show()

    def _tell(self, moment: Moment) -> None:
        said = "  ".join(self._painter.say(text) for beats in moment.beats for text in beat_texts(beats))
        self._painter.line(f"{moment.step}/{len(self._record.steps)}  {said}")
