"""Every test that takes an `address` runs on SQLite and on a real PostgreSQL."""

import os
import random
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.server.table import document
from tests.server.postgres import Postgres, shared


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    base = tmp_path_factory.getbasetemp()
    with shared(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as server:
        yield server


@pytest.fixture(autouse=True)
def always_the_same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own chance, the same in every run, so that a failure is repeatable."""
    luck = random.Random(request.node.nodeid)
    monkeypatch.setattr(document, "new_secret", lambda: luck.randbytes(32).hex())
    monkeypatch.setattr("omerta.server.table.bot_seats.secrets.randbits", luck.getrandbits)
    monkeypatch.setattr("omerta.server.table.bot_seats.random.SystemRandom", lambda: luck)


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every table from the same secret: how long two worlds stay alike depends on the deal."""
    monkeypatch.setattr(document, "new_secret", lambda: "5e" * 32)


@pytest.fixture
def sqlite(tmp_path: Path) -> Path:
    return tmp_path / "omerta.db"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(uuid.uuid4().hex)
