"""Guests, tables, games and what belongs to them."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    _guests_and_tables()
    _games()
    _talk()
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=True),
        sa.Column("checks", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.bulk_insert(pulse, [{"id": 1, "beat": None, "checks": 0}])


def _guests_and_tables() -> None:
    op.create_table(
        "guests",
        sa.Column("public", sa.String(), nullable=False),
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("public", name="pk_guests"),
        sa.UniqueConstraint("token", name="uq_guests_token"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.Column("play", sa.String(), nullable=True),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index(
        "ix_tables_closed",
        "tables",
        ["closed"],
        unique=False,
        sqlite_where=sa.text("closed IS NOT NULL"),
        postgresql_where=sa.text("closed IS NOT NULL"),
    )
    op.create_index(
        "ix_tables_touched",
        "tables",
        ["touched"],
        unique=False,
        sqlite_where=sa.text("closed IS NULL"),
        postgresql_where=sa.text("closed IS NULL"),
    )
    op.create_index(
        "uq_tables_code",
        "tables",
        ["code"],
        unique=True,
        sqlite_where=sa.text("closed IS NULL"),
        postgresql_where=sa.text("closed IS NULL"),
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_sitters_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_sitters"),
    )
    op.create_index("ix_sitters_guest", "sitters", ["guest"], unique=False)


def _games() -> None:
    op.create_table(
        "plays",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("ruleset", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("players", sa.LargeBinary(), nullable=False),
        sa.Column("luck", sa.LargeBinary(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_plays_table_id", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_plays"),
    )
    op.create_index("ix_plays_table_id", "plays", ["table_id"], unique=False)
    op.create_table(
        "progress",
        sa.Column("play", sa.String(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("whole", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.LargeBinary(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["play"], ["plays.id"], name="fk_progress_play", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("play", name="pk_progress"),
    )
    op.create_index(
        "ix_progress_ended",
        "progress",
        ["ended"],
        unique=False,
        sqlite_where=sa.text("status = 'abandoned'"),
        postgresql_where=sa.text("status = 'abandoned'"),
    )
    op.create_table(
        "snapshots",
        sa.Column("play", sa.String(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["play"], ["plays.id"], name="fk_snapshots_play", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("play", name="pk_snapshots"),
    )
    op.create_table(
        "steps",
        sa.Column("play", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.LargeBinary(), nullable=True),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["play"], ["plays.id"], name="fk_steps_play", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("play", "seq", name="pk_steps"),
    )
    op.create_index(
        "uq_steps_play_command",
        "steps",
        ["play", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )


def _talk() -> None:
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("watching", sa.Boolean(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("number", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id_number", "chat", ["table_id", "number"], unique=False)
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_notes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_notes"),
    )
