"""`parlour games`: what there is to play."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from parlour.cli.usage import refusing
from parlour.engine import library
from parlour.engine.words import title_of


@refusing
def games(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False) -> None:
    """List the games, their options and their rules.

    The default of an option comes first; the version of the rules says whether an old match can be replayed.
    """
    found = [library.game(slug) for slug in library.folders()]
    entries = [
        {
            "slug": game.slug,
            "title": title_of(game),
            "players": list(game.players),
            "options": {name: list(values) for name, values in game.options.values.items()},
            "rules_version": game.rules_version,
        }
        for game in found
    ]
    if as_json:
        typer.echo(json.dumps(entries, indent=1))
        return
    table = Table("game", "players", "options (default first)", "rules")
    for game, entry in zip(found, entries, strict=True):
        options = "\n".join(f"{name}={'|'.join(values)}" for name, values in game.options.values.items())
        table.add_row(
            f"{game.slug}\n[dim]{entry['title']}[/dim]", "-".join(map(str, game.players)), options, game.rules_version
        )
    Console().print(table)
