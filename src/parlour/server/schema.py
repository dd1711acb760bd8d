"""The tables of the database. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_code", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at each table, in order: a table is this and nothing else."""

tables = Table(
    "tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("stage", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Index("tables_in_the_lobby", "listed", "touched"),
)
"""What the lobby shows of each table, also of one that is asleep. It follows from the events."""

seated = Table(
    "seated",
    metadata,
    Column("guest", String, primary_key=True),
    Column("table_code", String, primary_key=True),
)
"""Who sits at which tables. It follows from the events."""

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("token_hash", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("animal", String, nullable=False),
    Column("created", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("table_code", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("finished", Float, nullable=False),
    Column("file", LargeBinary, nullable=False),
    Column("scenes", LargeBinary, nullable=False),
)
"""Finished matches, with the scenes that watchers saw (JSON in gzip): these outlive the rules."""
