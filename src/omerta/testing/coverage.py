"""Clause coverage: the code that carries out each clause of the rules, and the tests that prove it.

Clauses are the lines ``- **CR-4.8** ...`` of `docs/games/<game>/rules.md`. Code cites them in
comments, docstrings, data files and refusals; tests carry ``@rule("CR-4.8")``. All files are
read as text, so nothing is imported or run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

_CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", re.MULTILINE)
_CITED: Final = re.compile(r"\b([A-Z]{2,})-(\d+(?:\.\d+)?(?:(?:, | and )\d+\.\d+)*)")
"""`CR-4.8`, and lists such as `CR-6.10, 6.11`; a chapter, `CR-7`, may also be cited."""
_CODE: Final = (".py", ".toml")


class NoCheckout(Exception):
    """There is no source tree here to read clauses, code and tests from."""


class Coverage(msgspec.Struct, frozen=True):
    """Clauses in the order of the rules, and the places that cite each, as `file:line`."""

    clauses: tuple[str, ...]
    code: dict[str, list[str]]
    tests: dict[str, list[str]]

    def without_code(self) -> list[str]:
        """Return the clauses that no code cites."""
        return [clause for clause in self.clauses if clause not in self.code]

    def without_test(self) -> list[str]:
        """Return the clauses that no test proves."""
        return [clause for clause in self.clauses if clause not in self.tests]

    def unknown(self) -> list[str]:
        """Return citations of clauses and chapters that the rules do not have, with their places."""
        chapters = {clause.partition(".")[0] for clause in self.clauses}
        known = {*self.clauses, *chapters}
        cited = [*self.code.items(), *self.tests.items()]
        return [f"{clause} in {where[0]}" for clause, where in cited if clause not in known]


def checkout(start: Path) -> Path:
    """Return the source tree that holds this folder, or raise `NoCheckout`."""
    for folder in (start, *start.parents):
        if (folder / "docs" / "games").is_dir() and (folder / "src" / "omerta").is_dir():
            return folder
    raise NoCheckout(
        f"{start} is not inside a source checkout of Omertà: clauses and tests are there"
    )


def games_with_rules(root: Path) -> list[str]:
    """Return the games whose numbered rules are in the source tree."""
    return sorted(file.parent.name for file in (root / "docs" / "games").glob("*/rules.md"))


def measure(root: Path, game: str) -> Coverage:
    """Return the coverage of one game's rules in a source tree."""
    rules = root / "docs" / "games" / game / "rules.md"
    if not rules.is_file():
        raise NoCheckout(f"{rules.relative_to(root)} does not exist: {game} has no numbered rules")
    clauses = tuple(_CLAUSE.findall(rules.read_text("utf-8")))
    prefixes = {clause.partition("-")[0] for clause in clauses}
    code: dict[str, list[str]] = {}
    for file in sorted((root / "src" / "omerta" / "games" / game).rglob("*")):
        if file.suffix in _CODE:
            for clause, line in _citations(file.read_text("utf-8"), prefixes):
                code.setdefault(clause, []).append(f"{file.relative_to(root).as_posix()}:{line}")
    tests: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        for clause, name in _proofs(file.read_text("utf-8")):
            if clause.partition("-")[0] in prefixes:
                tests.setdefault(clause, []).append(f"{file.relative_to(root).as_posix()}::{name}")
    return Coverage(clauses, code, tests)


def _citations(text: str, prefixes: set[str]) -> Iterator[tuple[str, int]]:
    """Yield every clause cited in a text, with its line."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in _CITED.finditer(line):
            if found[1] in prefixes:
                for clause in re.split(r", | and ", found[2]):
                    yield f"{found[1]}-{clause}", number


def _proofs(text: str) -> Iterator[tuple[str, str]]:
    """Yield every clause in a `@rule(...)`, with the name of its test."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                for clause in _marked(decorator):
                    yield clause, node.name


def _marked(decorator: ast.expr) -> Iterator[str]:
    if not isinstance(decorator, ast.Call):
        return
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name == "rule":
        for clause in decorator.args:
            if isinstance(clause, ast.Constant) and isinstance(clause.value, str):
                yield clause.value
