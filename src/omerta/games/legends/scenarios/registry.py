"""Which scenarios there are, by code; `book.py` fills it."""

from omerta.games.legends.scenarios.scenario import Scenario
from omerta.games.legends.table import Table

_jobs: dict[str, Scenario] = {"": Scenario()}
"""The empty code is the time between two scenarios."""


def register(job: Scenario) -> None:
    """Make a scenario known."""
    _jobs[job.code] = job


def scenario(code: str) -> Scenario:
    """The scenario of this code."""
    return _jobs[code]


def is_known(code: str) -> bool:
    """Whether there is a scenario of this code."""
    return bool(code) and code in _jobs


def job_of(s: Table) -> Scenario:
    """The rules of the running scenario."""
    return _jobs[s.job]


def all_jobs() -> list[Scenario]:
    """Every scenario, by number."""
    return sorted([job for code, job in _jobs.items() if code], key=lambda job: job.number)
