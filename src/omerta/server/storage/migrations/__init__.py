"""The way from any earlier schema to ours; each step is a file in `versions`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from omerta.server.storage.refusals import BadDatabase

ONE_AT_A_TIME = 0x6F6D6572
"""The key of the lock under which a PostgreSQL database is migrated; any fixed number will do."""


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring a database to this schema, in one transaction."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        config = _config(connection)
        script = ScriptDirectory.from_config(config)
        known = {revision.revision for revision in script.walk_revisions()}
        if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
            raise BadDatabase("database-newer", {})
        command.upgrade(config, to)


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
