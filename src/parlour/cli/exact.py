"""`parlour exact`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import TimeRemainingColumn
from rich.table import Table

from parlour.agents import parse_agent
from parlour.agents.spec import check_repeatable, split_agents
from parlour.cli.usage import bar, compile_first, options_from, refusing
from parlour.engine import library, steps
from parlour.engine.box import TINY
from parlour.lab import exact as lab_exact
from parlour.lab.exact_agents import SAMPLES
from parlour.lab.exact_solve import MOST
from parlour.lab.exact_walk import NODES


@refusing
def exact(
    slugs: Annotated[list[str] | None, typer.Argument(help="Which games.", show_default="all")] = None,
    preset: Annotated[str, typer.Option(help="Which preset: its whole tree is walked.")] = TINY,
    seats: Annotated[int | None, typer.Option(help="How many seats.", show_default="the fewest")] = None,
    agents: Annotated[str, typer.Option(help="Which agents: one or several, each against best play.")] = "random",
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, for each option that you change.")] = None,
    samples: Annotated[int, typer.Option(help="How often an agent is asked at a decision.")] = SAMPLES,
    iterations: Annotated[int, typer.Option(min=1, help="At most so many of CFR+.")] = MOST,
    nodes: Annotated[int, typer.Option(min=1, help="Give up a tree that has more.")] = NODES,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False,
) -> None:
    """Work out small games exactly and say how far agents are from best.

    The whole tree of each is walked. Two seats with a fixed sum: the game's value, and what an agent loses against best
    play. In all games: what is gained by answering the agent best.
    """
    options = options_from(option or [])
    named = [parse_agent(part) for part in split_agents(agents)]
    games = [library.game(slug, preset) for slug in slugs or library.folders()]
    for game in games:  # says what is wrong before anything is compiled
        game.prepare(seats or game.players[0], options)
        for agent in named:
            check_repeatable(game, agent)
    for game in games:
        compile_first(game, steps, *(agent.template for agent in named if agent.name != "random"))
    with bar(TimeRemainingColumn()) as shown:

        def show(text: str, total: int) -> Callable[[int], None]:
            for done in shown.task_ids:
                shown.remove_task(done)
            task = shown.add_task(text, total=total)
            return lambda parts: shown.advance(task, parts)

        found = [
            lab_exact.exact(game, seats or game.players[0], named, options, samples, iterations, nodes, show)
            for game in games
        ]
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    console = Console(highlight=False)
    for truth in found:
        console.print(f"{truth.game} ({truth.preset}), {truth.seats} seats: {_known(truth)}")
        console.print(_table(truth))


def _known(truth: lab_exact.Truth) -> str:
    about = f"{truth.nodes:,} nodes, {truth.information_sets:,} information sets"
    if truth.value is not None:
        return f"{about}, worth {truth.value[0]:+.4f} ± {truth.bound:.4f} to the first seat"
    return f"{about}, no value: " + ("more than two seats" if truth.seats > 2 else "the returns have no fixed sum")


def _table(truth: lab_exact.Truth) -> Table:
    table = Table("agent", "exploitability", "loss to best play", "returns, all seats alike")
    for agent in truth.agents:
        loss = "" if agent.loss is None else f"{agent.loss:.4f}"
        returns = ", ".join(f"{each:+.4f}" for each in agent.returns)
        table.add_row(agent.agent, f"{agent.exploitability:.4f}", loss, returns)
    return table
