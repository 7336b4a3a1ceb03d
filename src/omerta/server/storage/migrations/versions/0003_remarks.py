"""Private remarks on things of the board."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Create the table of remarks."""
    op.create_table(
        "remarks",
        sa.Column("play", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["play"], ["plays.id"], name="fk_remarks_play", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("play", "guest", "seat", "at", name="pk_remarks"),
        sqlite_with_rowid=False,
    )
