"""Matches that continue from a step of an earlier one."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the columns; every earlier match began with its own deal."""
    op.add_column("plays", sa.Column("origin", sa.String(), nullable=True))
    op.add_column("plays", sa.Column("origin_seq", sa.Integer(), nullable=True))
    op.add_column("plays", sa.Column("start", sa.LargeBinary(), nullable=True))
    op.create_index("ix_plays_origin", "plays", ["origin"])
