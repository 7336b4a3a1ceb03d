"""Alembic's configuration for our migrations."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from omerta.server.storage.refusals import BadDatabase


def upgrade(connection: Connection, to: str) -> None:
    """Apply all migrations up to this one; refuse a database with an unknown revision."""
    config = _config(connection)
    known = {step.revision for step in all_upgrades(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise BadDatabase("database-newer", {})
    command.upgrade(config, to)


def all_upgrades(config: Config | None = None) -> ScriptDirectory:
    """Return all migrations."""
    return ScriptDirectory.from_config(config or _config(None))


def _config(connection: Connection | None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
