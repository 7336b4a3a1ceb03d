"""The guest who opened a table."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Add the column; for earlier tables it is not known."""
    op.add_column("tables", sa.Column("opener", sa.String(), nullable=True))
    is_open = sa.text("closed IS NULL")
    op.create_index(
        "ix_tables_opener",
        "tables",
        ["opener"],
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
