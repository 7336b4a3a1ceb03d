"""The decorator that ties a test to the clauses of the rules that it proves."""

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

CLAUSE: Final = re.compile(r"[A-Z]+-\d+\.\d+")
"""The name of a clause: the letters of the game, the chapter and the number, "CR-3.4"."""


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Mark the clauses that a test proves: ``@rule("CR-3.4", "CR-3.5")``.

    `omerta rules coverage` finds the mark in the source; `pytest --clause CR-3.4` runs the tests
    with that mark.
    """
    if not clauses:
        raise ValueError("a rule test names at least one clause")
    for clause in clauses:
        if not CLAUSE.fullmatch(clause):
            raise ValueError(f"{clause!r} is not the name of a clause, such as CR-3.4")

    def marked(test: Test) -> Test:
        vars(test)["clauses"] = (*clauses, *clauses_of(test))
        return test

    return marked


def clauses_of(test: Callable[..., Any]) -> tuple[str, ...]:
    """Return the clauses of a marked test."""
    found: tuple[str, ...] = getattr(test, "clauses", ())
    return found
