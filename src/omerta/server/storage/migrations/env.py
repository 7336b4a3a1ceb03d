"""Run by Alembic for each migration, on the connection and in the transaction it is given."""

from alembic import context

from omerta.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column only by copying its table
)
context.run_migrations()
