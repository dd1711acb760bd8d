"""Opens a database: a file in SQLite, brought to the newest schema first."""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DatabaseError

from parlour.engine.errors import ParlourError

MIGRATIONS = Path(__file__).parent / "migrations"

_logger = logging.getLogger("parlour.store")


class DatabaseFileError(ParlourError):
    """The file cannot be used as a database."""


def open_database(path: Path, owned: bool = True) -> Engine:
    """The database in a file, made if it is missing. Only its owner may bring it to the newest schema.

    Raises `DatabaseFileError` if the file is no database, cannot be written, or was made by a newer Parlour.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseFileError(f"{path}: the folder cannot be made: {error.strerror}") from error
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", _set_up)
    try:
        _migrate(engine, path, owned)
    except DatabaseError as error:
        raise DatabaseFileError(f"{path} cannot be used as the database: {error.orig}") from error
    return engine


def newest_revision() -> str:
    """The last step of the schema."""
    return max(step.stem for step in (MIGRATIONS / "versions").glob("*.py")).partition("_")[0]


def _set_up(connection: Any, _record: object) -> None:
    """With FULL, what a commit has written is there after a loss of power too."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _migrate(engine: Engine, path: Path, owned: bool) -> None:
    have, newest = _revision(engine), newest_revision()
    if have == newest:
        return
    if have > newest:
        raise DatabaseFileError(f"{path} was made by a newer Parlour: update Parlour, or name another file with --db")
    if not owned:
        raise DatabaseFileError(f"{path} is served by another version of Parlour: end it, and try again")
    # Alembic takes long to load, and is wanted once for each database.
    from alembic import command
    from alembic.config import Config

    if have:
        _copy(path, have)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _copy(path: Path, revision: str) -> None:
    """Keep the database as it was beside it, before its schema is changed."""
    copy = path.with_name(f"{path.name}.{revision}-{time.strftime('%Y%m%dT%H%M%S')}.backup")
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    _logger.warning("%s is of an older Parlour and is brought up to date; %s is as it was", path.name, copy.name)


def _revision(engine: Engine) -> str:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""
