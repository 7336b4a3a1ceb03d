"""Alembic, told where our steps are."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from omerta.server.storage.refusals import BadDatabase


def upgrade(connection: Connection, to: str) -> None:
    """Take every step up to this one; a database that went further than we know is refused."""
    config = _config(connection)
    known = {step.revision for step in all_upgrades(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise BadDatabase("database-newer", {})
    command.upgrade(config, to)


def all_upgrades(config: Config | None = None) -> ScriptDirectory:
    """All steps there are."""
    return ScriptDirectory.from_config(config or _config(None))


def _config(connection: Connection | None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
