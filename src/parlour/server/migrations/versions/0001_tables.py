"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "events",
        sa.Column("table_code", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_in_the_lobby", "tables", ["listed", "touched"])
    op.create_table(
        "seated",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table_code", sa.String, primary_key=True),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token_hash", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("animal", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("table_code", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
        sa.Column("scenes", sa.LargeBinary, nullable=False),
    )
