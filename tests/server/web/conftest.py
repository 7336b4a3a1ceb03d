"""One server for the tests of a module that need nothing special."""

from collections.abc import Iterator

import pytest

from tests.server.web.running import Running, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running
