"""`parlour tournament`."""

from __future__ import annotations

import shlex
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.agents import remembering
from parlour.agents.spec import parse_agent, split_agents
from parlour.cli.usage import compile_first, options_from, progress_bar, refusing
from parlour.engine import library, steps
from parlour.engine.errors import SetupError
from parlour.engine.words import title_of
from parlour.lab import loops
from parlour.lab.tournament import plan
from parlour.lab.tournament import tournament as play
from parlour.lab.tournament_file import TournamentFile
from parlour.lab.tournament_outcome import Outcome
from parlour.lab.tournament_page import page
from parlour.lab.tournament_schedule import Setup, set_up
from parlour.lab.tournament_words import decision_text, figures, percent, story

INTERRUPTED = 130

TIMING_SECONDS = 4.0
"""How long single decisions are timed after the games."""


@refusing
def tournament(
    slug: Annotated[str, typer.Argument(help="The game, as `parlour games` lists it.")],
    agents: Annotated[str, typer.Option(help="Who plays, such as search:2000,greedy,random; see `parlour agents`.")],
    games: Annotated[int, typer.Option(help="At most so many games, in whole blocks.")],
    seats: Annotated[int, typer.Option(help="How many seats.")],
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, for each option that you change.")] = None,
    margin: Annotated[
        float | None,
        typer.Option(
            help="Stop when it is certain for each pair whether their shares of first places are more or less than "
            "this apart; 0: who is ahead.",
            show_default="play all games",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games, with any number of workers.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Threads.", show_default="all cores")] = None,
    resume: Annotated[Path | None, typer.Option(help="Keep finished blocks here, and go on from those it has.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page about it to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Find out which agents are better, and how sure that is.

    A block is one deal, played at every table in every rotation of its seats.
    Each agent has SEATS / AGENTS seats at a table, rounded down.
    The seats left over go to every choice of agents in turn, one table for each.
    """
    game = library.game(slug)
    setup = set_up(game, seats, [parse_agent(part) for part in split_agents(agents)], options_from(option or []), seed)
    planned = plan(setup, games, margin, workers)
    _check_writable(html)
    with TournamentFile(resume, setup) if resume is not None else nullcontext() as file:
        compile_first(game, loops, steps, remembering, *{agent.template for agent in setup.agents})
        with progress_bar(f"playing {slug}", planned.blocks * setup.block_games) as advance:
            outcome = play(setup, planned, TIMING_SECONDS, file, advance)
    if outcome is None:
        typer.echo("parlour: interrupted before a block was played", err=True)
        raise typer.Exit(INTERRUPTED)
    outcome = msgspec.structs.replace(outcome, command=_command(setup, games, margin, option or []))
    if as_json:
        typer.echo(msgspec.json.encode(outcome).decode())
    else:
        _print(outcome)
    if html is not None:
        _write(html, page(outcome, title_of(game)))
    if outcome.stopped == "interrupted":
        raise typer.Exit(INTERRUPTED)


def _command(setup: Setup, games: int, margin: float | None, options: list[str]) -> str:
    """What plays the same again, without the files and machines of this time."""
    words = ["parlour", "tournament", setup.game.slug, "--agents", ",".join(map(str, setup.agents))]
    words += ["--games", str(games), "--seats", str(setup.seats)]
    words += [word for option in options for word in ("--option", option)]
    words += ["--margin", str(margin)] if margin is not None else []
    return shlex.join([*words, "--seed", str(setup.seed)])


def _check_writable(path: Path | None) -> None:
    """Say before the games what would be found out after them."""
    if path is not None:
        try:
            path.open("a").close()
        except OSError as error:
            raise SetupError(f"{path} cannot be written: {error.strerror or error}") from error


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror or error}") from error


def _print(outcome: Outcome) -> None:
    console = Console(highlight=False)
    sure = f"({percent(outcome.level, 0)} interval)"
    table = _table(("agent",), f"first places, %\n{sure}", "return", "rating", "ms a decision\nmean / worst")
    for standing in outcome.standings:
        table.add_row(
            Text(standing.agent),
            figures(standing.first_place, standing.first_place_interval),
            f"{standing.mean_return:+.3f}",
            f"{standing.mu:.1f} ± {standing.sigma:.1f}",
            decision_text(standing.decision),
        )
    console.print(table)
    pairs = _table(("agent", "against"), f"ahead, %\n{sure}", f"firsts apart, %\n{sure}")
    for pair in outcome.pairs:
        apart = figures(pair.difference, pair.difference_interval)
        pairs.add_row(Text(pair.agent), Text(pair.other), figures(pair.ahead, pair.ahead_interval), apart)
    console.print(pairs)
    console.print(f"{story(outcome)} {outcome.seconds:.1f} s.")


def _table(names: tuple[str, ...], *headers: str) -> Table:
    """A table in which long names of agents are folded and figures are not."""
    table = Table()
    for name in names:
        table.add_column(name, overflow="fold")
    for header in headers:
        table.add_column(header, no_wrap=True)
    return table
