"""Who looked from which seat of a game."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Of the games so far nobody knows it."""
    op.add_column("progress", sa.Column("seen_by", sa.LargeBinary(), nullable=True))
