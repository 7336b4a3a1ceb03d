"""The registry of scenarios by code; `book.py` fills it."""

from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.table import Table

_scenarios: dict[str, Scenario] = {"": Scenario()}
"""The empty code stands for the time between two scenarios."""


def register(scenario: Scenario) -> None:
    """Add a scenario to the registry."""
    _scenarios[scenario.code] = scenario


def scenario_by_code(code: str) -> Scenario:
    """Return the scenario of this code."""
    return _scenarios[code]


def is_known(code: str) -> bool:
    """Return whether there is a scenario of this code."""
    return bool(code) and code in _scenarios


def scenario_of(s: Table) -> Scenario:
    """Return the rules of the running scenario."""
    return _scenarios[s.scenario]


def all_scenarios() -> list[Scenario]:
    """Return every scenario, by number."""
    return sorted(
        [scenario for code, scenario in _scenarios.items() if code],
        key=lambda scenario: scenario.number,
    )
