"""`parlour simulate` and `parlour bench`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from parlour.agents import parse_agents
from parlour.cli.usage import compile_first, options_from, progress_bar, refusing
from parlour.engine import library
from parlour.engine.box import BOX
from parlour.lab import bench as lab_bench
from parlour.lab import bench_loops, loops
from parlour.lab import simulate as lab_simulate


@refusing
def simulate(
    slug: Annotated[str, typer.Argument(help="The game, as `parlour games` lists it.")],
    seats: Annotated[int, typer.Option(help="How many seats.")],
    games: Annotated[int, typer.Option(help="How many games.")],
    agents: Annotated[
        str, typer.Option(help="As `parlour agents` lists them: one for each seat, or one for all.")
    ] = "random",
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, for each option that you change.")] = None,
    preset: Annotated[str, typer.Option(help="Which preset of the components.")] = BOX,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games, with any number of workers.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Threads.", show_default="all cores")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games between agents and sum them up."""
    game = library.game(slug, preset)
    options = options_from(option or [])
    game.prepare(seats, options)  # says what is wrong before anything is compiled
    named = parse_agents(agents, seats)
    compile_first(game, loops)
    with progress_bar(f"playing {slug}", games) as advance:
        summary = lab_simulate.simulate(game, seats, games, named, options, seed, workers, advance)
    if as_json:
        typer.echo(msgspec.json.encode(summary).decode())
        return
    table = Table("seat", "agent", "first place", "mean return", "95 %")
    for seat, agent in enumerate(summary.agents):
        table.add_row(
            str(seat + 1),
            agent,
            f"{summary.first_place[seat]:.1%}",
            f"{summary.returns.mean[seat]:+.4f}",
            f"± {1.96 * summary.returns.stderr[seat]:.4f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{summary.games:,} games in {summary.seconds:.2f} s: {summary.mean_decisions:.1f} decisions a game "
        f"({summary.decisions:,} in all, {summary.forced:,} forced, {summary.chance:,} chance outcomes)",
        highlight=False,
    )


@refusing
def bench(
    slugs: Annotated[list[str] | None, typer.Argument(help="Which games.", show_default="all")] = None,
    seats: Annotated[int, typer.Option(help="How many seats, or the nearest that a game has.")] = 4,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False,
) -> None:
    """Measure how fast a game runs on one core.

    Random play, observations, imagined worlds and copies: the fastest of some rounds each.
    """
    found = [library.game(slug) for slug in slugs or library.folders()]
    speeds: list[lab_bench.Speed] = []
    for game in found:
        compile_first(game, loops, bench_loops)
        speeds.append(lab_bench.bench(game, min(max(seats, game.players[0]), game.players[1])))
    if as_json:
        typer.echo(msgspec.json.encode(speeds).decode())
        return
    table = Table("a second, one core", *(f"{speed.game}, {speed.seats} seats" for speed in speeds))
    for name in ("decisions", "steps", "games", "observations", "resamples", "copies"):
        table.add_row(name, *(f"{getattr(speed, name):,.0f}" for speed in speeds))
    table.add_row("bytes a state", *(str(speed.state_bytes) for speed in speeds))
    Console().print(table)
