"""How often the database was opened, so that only the last server to open it can write."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Count from now on."""
    epoch = sa.Column("epoch", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("pulse", epoch)
