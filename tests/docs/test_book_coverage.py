"""The coverage of the scenario book: its rows name clauses, and tests that prove them."""

import re
from functools import cache
from pathlib import Path

from omerta.testing.coverage import Coverage, measure

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "games" / "legends" / "coverage.md"
TESTS = "tests/games/legends/"
ROW = re.compile(r"^\| (?!Heading|What|---)(.*?) \| (.*?) \| (.*) \|$", re.MULTILINE)
CLAUSE = re.compile(r"([A-Z]{2}-\d+)\.(\d+)(?: to \1\.(\d+))?")
NAMED = re.compile(r"`(test_\w+\.py)(?:::(\w+))?`")


def rows() -> list[tuple[str, list[str], set[str]]]:
    """Return each heading with its clauses and tests."""
    found = []
    for heading, clauses, tests in ROW.findall(PAGE.read_text("utf-8")):
        meant = [
            f"{chapter}.{number}"
            for chapter, first, last in CLAUSE.findall(clauses)
            for number in range(int(first), int(last or first) + 1)
        ]
        found.append(
            (heading, meant, {f"{TESTS}{file}::{name}" for file, name in NAMED.findall(tests)})
        )
    return found


@cache
def proved() -> Coverage:
    return measure(ROOT, "legends")


def test_every_test_that_is_named_exists() -> None:
    for heading, _, tests in rows():
        assert tests, heading
        for test in tests:
            file, _, name = test.partition("::")
            code = (ROOT / file).read_text("utf-8")
            assert f"\ndef {name}(" in code if name else "\ndef test_" in code, test


def test_every_clause_of_a_row_is_proved_by_a_test_of_it() -> None:
    proofs = proved().tests
    for heading, clauses, tests in rows():
        missing = [clause for clause in clauses if not tests & set(proofs.get(clause, []))]
        assert missing == [], heading


def test_no_clause_of_a_scenario_is_left_out() -> None:
    listed = {clause for _, clauses, _ in rows() for clause in clauses}
    scenarios = [clause for clause in proved().clauses if clause.startswith("SC-")]
    assert [clause for clause in scenarios if clause not in listed] == []
