"""Migrations from every earlier schema; each is a file in `versions`."""

from sqlalchemy import Connection, Engine, inspect, text

HEAD = "9"
"""The newest revision; Alembic is not loaded for a database that already has it."""
MIGRATION_LOCK_KEY = 0x6F6D6572
"""The key of the lock for migrating a PostgreSQL database; any fixed number will do."""


def migrate(engine: Engine, to: str = HEAD) -> None:
    """Migrate a database to this revision, in one transaction."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(
                text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK_KEY}
            )
        if current_revision(connection) == to:
            return
        from omerta.server.storage.migrations.upgrades import upgrade  # noqa: PLC0415 (half a second)

        upgrade(connection, to)


def current_revision(connection: Connection) -> str | None:
    """Return the revision of a database; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    step: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return step
