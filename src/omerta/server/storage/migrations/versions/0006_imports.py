"""Imported matches: their guest, their size, and when they were last read."""

import time

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"

FILL_IMPORTS = """
    INSERT INTO imports (play, guest, size, read)
    SELECT id, '', (SELECT COALESCE(SUM(LENGTH(events)), 0) FROM steps WHERE steps.log = plays.log), :now
    FROM plays WHERE number = 0 AND table_id IS NULL
"""


def upgrade() -> None:
    """Count earlier imports as read today, because their last reading is not known."""
    op.create_table(
        "imports",
        sa.Column("play", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("read", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["play"], ["plays.id"], name="fk_imports_play", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("play", name="pk_imports"),
    )
    op.create_index("ix_imports_guest", "imports", ["guest"])
    op.create_index("ix_imports_read", "imports", ["read"])
    op.get_bind().execute(sa.text(FILL_IMPORTS), {"now": time.time_ns() // 1_000_000})
