"""`parlour export-table` and `parlour import-table`: a table as a file, to keep or to move to another Parlour."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.serve import database_file
from parlour.cli.usage import refusing

if TYPE_CHECKING:
    from sqlalchemy import Engine

USUAL_ADDRESS = "http://localhost:8080"

Database = Annotated[
    Path | None, typer.Option(help="The file that keeps the tables.", show_default="in your data folder")
]


@refusing
def export_table(
    code: Annotated[str, typer.Argument(help="The five letters of the table.")],
    db: Database = None,
    out: Annotated[Path | None, typer.Option(help="The file to write.", show_default="CODE.json")] = None,
) -> None:
    """Write a table into a file, with all that happened there.

    Its finished matches are in it, and the one that is on, with every hidden card. It holds nobody's personal link.
    Parlour may run meanwhile.
    """
    from parlour.server import table_file

    code = code.upper()
    path = out or Path(f"{code}.json")
    with _opened(db, make=False) as (engine, _):
        file = table_file.taken_out(engine, code)
    table_file.save(file, path)
    typer.echo(f"Table {code} is in {path}: {len(file.events)} events, {len(file.matches)} finished matches.")
    typer.echo("Whoever reads it sees the hidden cards of a match that is on.")


@refusing
def import_table(
    file: Annotated[Path, typer.Argument(help="A file of `parlour export-table`.")],
    db: Database = None,
    address: Annotated[
        str, typer.Option(help="Where people reach this Parlour, for their links.", show_default="on this machine")
    ] = "",
) -> None:
    """Take a table from a file, where it goes on.

    Whoever sat there and is not known here gets a new personal link, which is printed: pass it on to them. Parlour may
    run meanwhile.
    """
    from parlour.server import table_file

    found = table_file.load(file)
    with _opened(db, make=True) as (engine, here):
        taken = table_file.take_in(engine, found)
    link = f"{(address or here).rstrip('/')}/t/{taken.code}"
    typer.echo(f"The table goes on at {link}")
    if taken.code != taken.wanted:
        typer.echo(f"It is {taken.code} here, since there is a table {taken.wanted} already.")
    if taken.older_rules:
        typer.echo("Its last match was played by other rules, so it is not shown any more. The next one can begin.")
    if taken.newcomers:
        typer.echo("Personal links, for each alone; they are not shown again:")
        width = max(len(guest.name) for guest, _ in taken.newcomers)
        for guest, token in taken.newcomers:
            typer.echo(f"  {guest.name:{width}}  {link}#me={token}")


@contextmanager
def _opened(db: Path | None, make: bool) -> Generator[tuple[Engine, str]]:
    """The database, whether it is served at the moment or not, and the address at which it is or will be."""
    from parlour.server.database import DatabaseFileError, open_database
    from parlour.server.owner import Owner

    path = database_file(db)
    if not make and not path.exists():
        raise DatabaseFileError(f"there is no {path}: name the file that keeps the tables with --db")
    owner = Owner(path)
    owned = owner.claim()
    try:
        engine = open_database(path, owned)
        try:
            yield engine, USUAL_ADDRESS if owned else owner.address() or USUAL_ADDRESS
        finally:
            engine.dispose()
    finally:
        if owned:
            owner.release()
