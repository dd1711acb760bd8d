"""`parlour play`: one person against agents, in the terminal."""

from __future__ import annotations

import hashlib
import io
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from parlour.agents import Agent, parse_agent, parse_agents
from parlour.cli.terminal import Painter
from parlour.cli.terminal_game import Quit, TerminalGame
from parlour.cli.usage import compile_first, options_from, refusing
from parlour.engine import library, log, steps
from parlour.engine.dealing import FairDealer
from parlour.engine.errors import SetupError
from parlour.engine.game import Game
from parlour.engine.kind import SPECTATOR
from parlour.engine.log import Fairness
from parlour.engine.match import Match
from parlour.engine.words import Words, title_of, words_of

OWN_WORDS = Path(__file__).parent / "text" / "en.ftl"
SEAT = 0
"""Where the person sits."""
USUAL_SEATS = 4


class Setup(NamedTuple):
    """A match that is ready to begin."""

    match: Match
    dealer: FairDealer
    agents: dict[int, Agent]
    names: dict[int, str]
    """The agents by the names that they were asked for."""
    luck: Random


@refusing
def play(
    slug: Annotated[str, typer.Argument(help="The game, as `parlour games` lists it.")],
    seats: Annotated[
        int | None, typer.Option(help="How many play, you included.", show_default="4, or the nearest")
    ] = None,
    agents: Annotated[
        str, typer.Option(help="As `parlour agents` lists them: one for each other seat, or one for all.")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, for each option that you change.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same match.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file at the end.")] = None,
) -> None:
    """Play a game against bots in the terminal. You have the first seat."""
    game = library.game(slug)
    words = words_of(game, OWN_WORDS)
    _check_save(save)
    setup = _set_up(game, seats, agents, options_from(option or []), seed)
    _play(setup, words, _console(), save)


def _console() -> Console:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # where a terminal lacks a letter it shows a question mark
    return Console(highlight=False)


def _check_save(save: Path | None) -> None:
    if save is not None and not save.parent.is_dir():
        raise SetupError(f"{save}: there is no folder {save.parent}")
    if save is not None and save.is_dir():
        raise SetupError(f"{save}: that is a folder; name a file")


def _set_up(game: Game, seats: int | None, agents: str, options: Mapping[str, str], seed: int | None) -> Setup:
    fewest, most = game.players
    count = seats if seats is not None else min(max(USUAL_SEATS, fewest), most)
    game.prepare(count, options)  # says what is wrong before anything is compiled
    others = range(1, count)
    wanted = agents or ("greedy" if game.tactics else "random")
    if "," in wanted and wanted.count(",") + 1 != len(others):
        raise SetupError(f"--agents {wanted}: name one for each of the {len(others)} other seats, or one for all")
    specs = dict(zip(others, map(str, parse_agents(wanted, len(others))), strict=True))
    compile_first(game, steps, *{parse_agent(spec).template for spec in specs.values()})
    number = seed if seed is not None else secrets.randbits(63)
    secret = hashlib.sha256(f"parlour seed {seed}".encode()).digest() if seed is not None else None
    dealer = FairDealer(f"seed {seed}" if seed is not None else secrets.token_hex(8), secret)
    seated = {seat: Agent(game, spec, _seed_for(number, seat)) for seat, spec in specs.items()}
    return Setup(Match(game, count, dealer, options), dealer, seated, specs, Random(number))


def _seed_for(number: int, seat: int) -> int:
    return int.from_bytes(hashlib.sha256(f"parlour agent {number} {seat}".encode()).digest()[:7], "big")


def _play(setup: Setup, words: Words, console: Console, save: Path | None) -> None:
    painter = Painter(console, words, SEAT)
    _introduce(setup, words, painter)
    table = TerminalGame(setup.match, SEAT, setup.agents, words, console, setup.luck)
    code = 0
    try:
        table.run()
    except Quit:
        save = _wanted(table, painter, save)
        painter.line(painter.own("stopped"))
    except EOFError:
        painter.line(f"\n{painter.own('input-ended')}")
    except KeyboardInterrupt:
        painter.line(f"\n{painter.own('interrupted')}")
        code = 130
    painter.line()
    painter.line(f"{painter.own('deal-secret')}\n{setup.dealer.secret.hex()}")
    if save is not None:
        _save(setup, words, painter, save)
    if code:
        raise typer.Exit(code)


def _introduce(setup: Setup, words: Words, painter: Painter) -> None:
    painter.line(title_of(setup.match.game), "bold")
    if words.has("tagline"):
        painter.line(painter.own("tagline"))
    painter.line()
    others = [
        painter.own("start-agent", name=words.seat(seat, SPECTATOR), agent=spec) for seat, spec in setup.names.items()
    ]
    painter.line(painter.own("start-seat", name=words.seat(SEAT, SPECTATOR), others=", ".join(others)))
    for name, value in setup.match.options.items():
        option = f"option-{name.replace('_', '-')}"
        chosen = painter.own(f"{option}-{value}") if words.has(option) else value
        painter.line(painter.own("start-option", option=painter.own(option), value=chosen))
    painter.line(f"{painter.own('start-deal')}\n{setup.dealer.commitment}")
    painter.line(painter.own("start-keys"))
    painter.line()


def _wanted(table: TerminalGame, painter: Painter, save: Path | None) -> Path | None:
    """Where to save a match that is given up."""
    try:
        if save is not None:
            return save if table.ask("quit-save-to", file=str(save)).lower() in ("", "y", "yes") else None
        while typed := table.ask("quit-save"):
            try:
                _check_save(Path(typed))
            except SetupError as error:
                painter.line(str(error))
            else:
                return Path(typed)
        return None
    except (EOFError, KeyboardInterrupt):
        return save


def _save(setup: Setup, words: Words, painter: Painter, path: Path) -> None:
    names = [words.seat(seat, SPECTATOR) for seat in range(setup.match.seats)]
    fairness = Fairness(setup.dealer.commitment, setup.dealer.secret.hex())
    try:
        log.save(setup.match.file(setup.dealer.match, names, fairness), path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SetupError(painter.own("not-saved", file=str(path), reason=reason)) from error
    painter.line(painter.own("saved", file=str(path)))
