"""Which scenarios there are, by code; `book.py` fills it."""

from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.table import Table

_scenarios: dict[str, Scenario] = {"": Scenario()}
"""The empty code is the time between two scenarios."""


def register(scenario: Scenario) -> None:
    """Make a scenario known."""
    _scenarios[scenario.code] = scenario


def scenario_by_code(code: str) -> Scenario:
    """The scenario of this code."""
    return _scenarios[code]


def is_known(code: str) -> bool:
    """Whether there is a scenario of this code."""
    return bool(code) and code in _scenarios


def scenario_of(s: Table) -> Scenario:
    """The rules of the running scenario."""
    return _scenarios[s.scenario]


def all_scenarios() -> list[Scenario]:
    """Every scenario, by number."""
    return sorted(
        [scenario for code, scenario in _scenarios.items() if code],
        key=lambda scenario: scenario.number,
    )
