"""A server for the tests of a module, and a table in a match."""

from collections.abc import Iterator

import pytest

from tests.server.web.bystanders import Bystanders, three
from tests.server.web.running_server import RunningServer, config_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(config_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="module")
def room(server: RunningServer) -> Iterator[Bystanders]:
    with three(server) as room:
        yield room


@pytest.fixture
def undisturbed(room: Bystanders, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with room.undisturbed(caplog):
        yield
