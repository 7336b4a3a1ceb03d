"""A scenario in the place of the bank, for one test."""

from collections.abc import Callable

import pytest

from omerta.games.legends.scenarios import registry
from tests.games.legends.hooked import HookedBank


@pytest.fixture
def play_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[HookedBank], HookedBank]:
    def plug(scenario: HookedBank) -> HookedBank:
        monkeypatch.setitem(registry._scenarios, "bank", scenario)
        return scenario

    return plug
