"""One server for the tests of a module that need nothing special, and one table in a game."""

from collections.abc import Iterator

import pytest

from tests.server.web.room import Room, three
from tests.server.web.running import Running, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="module")
def room(server: Running) -> Iterator[Room]:
    with three(server) as room:
        yield room


@pytest.fixture
def undisturbed(room: Room, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with room.undisturbed(caplog):
        yield
