"""Who looked from which seat of a game."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Of the games so far nobody knows it."""
    op.add_column("progress", sa.Column("seen_by", sa.LargeBinary(), nullable=True))
