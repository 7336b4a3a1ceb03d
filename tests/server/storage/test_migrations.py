"""Databases of every age are opened, or refused in a clear sentence."""

import stat
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, text

from omerta.server.storage.database import open_database
from omerta.server.storage.migrations import HEAD, migrate
from omerta.server.storage.migrations.upgrades import all_upgrades
from omerta.server.storage.refusals import BadDatabase
from omerta.server.storage.schema import METADATA
from tests.server.postgres import Postgres
from tests.server.storage.rows import open_table, opened, step


def engine(address: str) -> Engine:
    """A connection besides the store's."""
    if "://" not in address:
        return create_engine(f"sqlite:///{address}")
    return create_engine(address.replace("postgresql://", "postgresql+psycopg://"))


FIRST = (
    (
        "INSERT INTO tables (id, code, game, phase, public, document, play, touched)"
        " VALUES (1, 'ABCD', 'crooks', 'playing', FALSE, :document, 'play-1', 5)"
    ),
    (
        "INSERT INTO plays (id, table_id, number, game, ruleset, seats, options, players, luck, started)"
        " VALUES ('play-1', 1, 1, 'crooks', 1, 2, :options, :players, :luck, 10)"
    ),
    (
        "INSERT INTO progress (play, head, status, deadline, whole)"
        " VALUES ('play-1', 1, 'live', 70, 60)"
    ),
    "INSERT INTO snapshots (play, state, seq, draws) VALUES ('play-1', :state, 0, 3)",
    (
        "INSERT INTO steps (play, seq, kind, seat, action, events, draws, command, at)"
        " VALUES ('play-1', 0, 'deal', NULL, NULL, :events, 3, NULL, 10)"
    ),
    (
        "INSERT INTO steps (play, seq, kind, seat, action, events, draws, command, at)"
        " VALUES ('play-1', 1, 'act', 0, :action, :events, 4, 'anna:1', 11)"
    ),
    (
        "INSERT INTO plays (id, table_id, number, game, ruleset, seats, options, players, luck, started)"
        " VALUES ('an-older-play', 1, 0, 'crooks', 1, 2, :options, :players, :luck, 3)"
    ),
    "INSERT INTO progress (play, head, status) VALUES ('an-older-play', 0, 'over')",
    "INSERT INTO snapshots (play, state, seq, draws) VALUES ('an-older-play', :state, 0, 3)",
    (
        "INSERT INTO steps (play, seq, kind, seat, action, events, draws, command, at)"
        " VALUES ('an-older-play', 0, 'deal', NULL, NULL, :luck, 9, NULL, 3)"
    ),
    (
        "INSERT INTO plays (id, table_id, number, game, ruleset, seats, options, players, luck, started)"
        " VALUES ('from-a-file', NULL, 0, 'crooks', 1, 2, :options, :players, :luck, 3)"
    ),
    "INSERT INTO progress (play, head, status) VALUES ('from-a-file', -1, 'over')",
    "INSERT INTO snapshots (play, state, seq, draws) VALUES ('from-a-file', :state, 0, 3)",
    (
        "INSERT INTO chat (table_id, at, guest, name, seat, watching, text)"
        " VALUES (1, 12, 'anna', 'Anna', 0, FALSE, 'Hello')"
    ),
)
"""What the first schema stored, as it was written then."""


async def test_a_database_of_the_first_schema_opens_with_all_it_holds(address: str) -> None:
    first = engine(address)
    migrate(first, "1")
    words = ("document", "options", "players", "luck", "state", "events", "action")
    with first.begin() as connection:
        for statement in FIRST:
            known = {word: word.encode() for word in words if f":{word}" in statement}
            connection.execute(text(statement), known)
    first.dispose()
    async with opened(address) as store:
        play = await store.match("play-1")
        assert play is not None
        assert (play.head, play.deadline, play.state, play.guests) == (1, 70, b"state", None)
        steps = await store.steps("play-1", 0, 9)
        assert [(row.kind, row.action, row.command) for row in steps] == [
            ("deal", None, None),
            ("act", b"action", "anna:1"),
        ]
        (older,) = await store.steps("an-older-play", 0, 9)
        assert (older.play, older.events, older.draws) == ("an-older-play", b"luck", 9)
        brought = await store.match("from-a-file")
        assert brought is not None
        assert brought.read is not None
        assert play.read is None
        assert await store.purge(brought.read, 0) == 0
        assert [line.text for line in await store.chat(1, None, 9, watching=True)] == ["Hello"]
        await store.add_steps("play-1", [step(2)])
        assert [row.code for row in await store.tables_with_running_match()] == ["ABCD"]


def test_the_migrations_lead_to_the_schema(address: str) -> None:
    open_database(address, 1).close()
    made = engine(address)
    with made.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    made.dispose()


def test_the_comparison_sees_a_difference(address: str) -> None:
    open_database(address, 1).close()
    made = engine(address)
    with made.begin() as connection:
        connection.execute(text("DROP INDEX uq_chat_table_id_command"))
    with made.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
    made.dispose()
    assert [difference[0] for difference in found] == ["add_index"]


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(address: str) -> None:
    async with opened(address) as store:
        await open_table(store)
    newer = engine(address)
    with newer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer.dispose()
    with pytest.raises(BadDatabase) as refused:
        open_database(address, 1)
    assert refused.value.code == "database-newer"


@pytest.mark.parametrize(
    "address", ["mysql://localhost/omerta", "sqlite://", "sqlite:///:memory:", "://", "http://a:b"]
)
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        open_database(address, 1)
    assert refused.value.code == "database-address"


def test_a_file_that_is_no_database_is_refused_and_left_alone(sqlite: Path) -> None:
    sqlite.write_bytes(b"a letter to Anna " * 100)
    with pytest.raises(BadDatabase) as refused:
        open_database(sqlite, 1)
    assert (refused.value.code, refused.value.params) == (
        "database-unusable",
        {"why": "not-a-database", "code": "SQLITE_NOTADB"},
    )
    assert sqlite.read_bytes() == b"a letter to Anna " * 100


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase) as refused:
        open_database(tmp_path / "nowhere" / "omerta.db", 1)
    assert refused.value.code == "database-unusable"


def test_a_server_that_does_not_answer_is_refused_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase) as refused:
        open_database(f"postgresql://anna:secret@/omerta?host={tmp_path}", 1)
    assert refused.value.code == "database-unusable"
    assert "secret" not in f"{refused.value} {refused.value.params}"


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # as if it were not installed
    with pytest.raises(BadDatabase) as refused:
        open_database("postgresql://localhost/omerta", 1)
    assert (refused.value.code, refused.value.params) == (
        "database-driver",
        {"package": "psycopg"},
    )


def test_postgresql_goes_by_both_its_names(postgres: Postgres) -> None:
    address = postgres.database("by_both_names")
    open_database(address, 1).close()
    open_database(address.replace("postgresql://", "postgres://"), 1).close()


def test_only_its_owner_may_read_the_file(sqlite: Path) -> None:
    database = open_database(sqlite, 1)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE pulse SET beat = 1"))
        files = sorted(path for path in sqlite.parent.iterdir())
        beside = ["omerta.db-shm", "omerta.db-wal", "omerta.db.lock"]
        assert [path.name for path in files] == ["omerta.db", *beside]
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    database.close()


def test_a_file_that_others_could_read_is_made_private(
    sqlite: Path, caplog: pytest.LogCaptureFixture
) -> None:
    open_database(sqlite, 1).close()
    assert "others could read" not in caplog.text
    beside = sqlite.with_name("omerta.db-wal")
    beside.touch()
    for path in (sqlite, beside):
        path.chmod(0o644)
    database = open_database(sqlite, 1)
    assert {stat.S_IMODE(path.stat().st_mode) for path in (sqlite, beside)} == {0o600}
    assert caplog.text.count("others could read the database") == 2
    database.close()


def test_a_path_may_hold_any_characters(tmp_path: Path) -> None:
    odd = tmp_path / "мои игры 100%?#&.db"
    open_database(odd, 1).close()
    assert odd.is_file()


def test_the_newest_step_is_the_one_that_needs_no_migration() -> None:
    assert all_upgrades().get_heads() == [HEAD]
