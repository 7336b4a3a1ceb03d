"""The mark that ties a test to the clauses of the rules it proves."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])

CLAUSE = re.compile(r"[A-Z]{2,3}-\d+(?:\.\d+)*")
"""How a clause is named: the letters of the game, the chapter and the number, "CR-3.4"."""


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Say which clauses a test proves: ``@rule("CR-3.4", "CR-3.5")``.

    `omerta rules coverage` finds the mark in the source, `pytest -m rule` runs the marked tests.
    """
    if not clauses:
        raise ValueError("a rule test names at least one clause")
    for clause in clauses:
        if not CLAUSE.fullmatch(clause):
            raise ValueError(f"{clause!r} is not the name of a clause, such as CR-3.4")
    mark = pytest.mark.rule(*clauses)

    def marked(test: Test) -> Test:
        proves: Test = mark(test)
        return proves

    return marked
