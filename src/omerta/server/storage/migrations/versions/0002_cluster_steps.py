"""Store a step in one page; note the guests of a finished match, and the command of a chat line."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Change all tables in place; earlier matches have no guests."""
    op.drop_index("uq_steps_play_command", table_name="steps")
    if op.get_context().dialect.name == "sqlite":
        _cluster_steps()
    op.drop_column("progress", "head")
    op.add_column("progress", sa.Column("guests", sa.LargeBinary(), nullable=True))
    op.add_column("chat", sa.Column("command", sa.String(), nullable=True))
    op.create_index("uq_chat_table_id_command", "chat", ["table_id", "command"], unique=True)


def _cluster_steps() -> None:
    """Make SQLite store the steps in the order of their primary key."""
    op.rename_table("steps", "steps_before")
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
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO steps SELECT * FROM steps_before")
    op.drop_table("steps_before")
