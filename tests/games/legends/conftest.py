"""A fixture that replaces the bank by another scenario for one test."""

from collections.abc import Callable

import pytest

from omerta.games.legends.scenarios import registry
from tests.games.legends.hooked_bank import HookedBank


@pytest.fixture
def play_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[HookedBank], HookedBank]:
    def plug(scenario: HookedBank) -> HookedBank:
        monkeypatch.setitem(registry._scenarios, "bank", scenario)
        return scenario

    return plug
