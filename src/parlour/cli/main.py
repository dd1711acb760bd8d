"""`parlour`: the commands."""

from __future__ import annotations

import typer

from parlour.cli.agents import agents
from parlour.cli.check import check
from parlour.cli.exact import exact
from parlour.cli.games import games
from parlour.cli.measure import bench, simulate
from parlour.cli.play import play
from parlour.cli.records import verify
from parlour.cli.replay import replay
from parlour.cli.serve import serve
from parlour.cli.tables import export_table, import_table
from parlour.cli.tournament import tournament

app = typer.Typer(
    name="parlour",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback()(serve)
for command in (
    play,
    games,
    agents,
    simulate,
    tournament,
    bench,
    exact,
    check,
    replay,
    verify,
    export_table,
    import_table,
):
    app.command()(command)


def main() -> None:
    """The entry point."""
    app()


if __name__ == "__main__":
    main()
