"""`parlour agents`: whom games can be played against."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.agents.spec import catalogue
from parlour.cli.usage import refusing


@refusing
def agents(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False) -> None:
    """List the agents and their parameters, as `--agents` takes them."""
    entries = catalogue()
    if as_json:
        fields = ("name", "default", "meaning")
        found = [
            {
                "agent": entry.pattern,
                "meaning": entry.meaning,
                "parameters": [dict(zip(fields, parameter, strict=True)) for parameter in entry.parameters],
            }
            for entry in entries
        ]
        typer.echo(json.dumps(found, indent=1))
        return
    table = Table("agent", "what it does", "default")
    for entry in entries:
        table.add_row(Text(entry.pattern, style="bold"), entry.meaning, "")
        for name, default, meaning in entry.parameters:
            table.add_row(Text(f"  {name}"), Text(meaning), Text(str(default)))
    console = Console(highlight=False)
    console.print(table)
    console.print("Parameters of a search are named: search:sims=500,c=0.9. One number alone is its sims: search:500.")
