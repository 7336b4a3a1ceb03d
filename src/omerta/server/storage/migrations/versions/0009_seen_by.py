"""The guests who looked from each seat of a match."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Add the column; for earlier matches it is not known."""
    op.add_column("progress", sa.Column("seen_by", sa.LargeBinary(), nullable=True))
