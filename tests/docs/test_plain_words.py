"""Docstrings, comments and pages keep to plain English, and code to the words of the glossary."""

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = "docs/glossary.md"
EXCEPTIONS = (
    # These pages name the retired words in order to retire them.
    "docs/glossary.md",
    "docs/adr/0014-plain-words.md",
    "tests/docs/test_plain_words.py",
    # The rules of the games and their rulings keep the language of the rulebooks.
    *[
        f"docs/games/{game.name}/{page}"
        for game in (ROOT / "docs/games").iterdir()
        for page in ("rules.md", "rules.ru.md", "rulings.md")
    ],
)
"""Files in which the old manner may appear."""

MANNER = {
    "a sentence without an actor": re.compile(
        r"(?:^|(?<=[.:;!?] )|(?<=\n\n))(?:Who|Whoever|What who|Let) [^.?!]*[.!]", re.MULTILINE
    ),
    "an actor that is nobody": re.compile(
        r"\b(?:nobody|somebody|everybody|anybody|whoever|whomever)\b", re.IGNORECASE
    ),
    "a negated noun": re.compile(
        r"\b(?:is|are|has|have|does|do) \w+ no more\b|\bno more(?=[.,;:])"
    ),
    "an old word": re.compile(r"\b(?:anew|so many of|so long as it|let drop)\b", re.IGNORECASE),
}
"""The old manner: a name for it, and how to find it."""


def listed(*patterns: str) -> list[str]:
    """The files of the repository that match these patterns."""
    command = ["git", "ls-files", "--", *patterns]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [
        name for name in found.splitlines() if name not in EXCEPTIONS and (ROOT / name).is_file()
    ]


PYTHON = [*listed("*.py"), "play"]
CLIENT = [
    name
    for name in listed("web/*.ts", "web/*.svelte", "web/*.css", "web/*.js")
    if not name.endswith("/wire.ts")
]
PAGES = listed("*.md")
COMMENT = re.compile(
    r"/\*\*?(.*?)\*/|(?:^|(?<=[\s;{}(,]))//(.*?)$|<!--(.*?)-->", re.MULTILINE | re.DOTALL
)


def python_prose(source: str) -> Iterator[str]:
    """Yield every docstring and comment of a Python file."""
    for node in ast.walk(ast.parse(source)):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")


def prose_of(name: str) -> Iterator[str]:
    """Yield the pieces of prose in a file."""
    source = (ROOT / name).read_text(encoding="utf-8")
    if name in PAGES:
        yield re.sub(r"```.*?```|`[^`\n]*`|«[^»]*»", "", source, flags=re.DOTALL)
    elif name in PYTHON:
        yield from python_prose(source)
    else:
        for found in COMMENT.finditer(source):
            yield next(part for part in found.groups() if part is not None)


def manners(prose: str) -> list[str]:
    """What a piece of prose has of the old manner."""
    plain = re.sub(r"\n\s*(?:\*|#|//)? ?", "\n", prose)
    plain = re.sub(r"(?<!\n)\n(?!\n)", " ", plain).strip()
    plain = re.sub(r"`[^`]*`|\"[^\"]*\"|“[^”]*”", "", plain)
    return [
        f"{manner}: {found.group(0)[:60]}"
        for manner, pattern in MANNER.items()
        for found in pattern.finditer(plain)
    ]


@pytest.mark.parametrize("names", [PYTHON, CLIENT, PAGES], ids=["python", "client", "pages"])
def test_prose_is_plain(names: list[str]) -> None:
    found = [
        f"{name}: {manner}"
        for name in names
        for prose in prose_of(name)
        for manner in manners(prose)
    ]
    assert found == []


def retired() -> frozenset[str]:
    """The retired identifiers: the last column of the glossary's tables, in backticks."""
    lines = (ROOT / GLOSSARY).read_text(encoding="utf-8").splitlines()
    return frozenset(
        name
        for line in lines
        if line.startswith("|")
        for name in re.findall(r"`(\w+)`", line.split("|")[-2])
    )


def defined_in(name: str) -> set[str]:
    """The classes, functions and module variables that a file defines."""
    source = (ROOT / name).read_text(encoding="utf-8")
    if name in PYTHON:
        return {
            node.name
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        }
    return set(
        re.findall(r"^\s*(?:export )?(?:class|interface|type|function) (\w+)", source, re.MULTILINE)
    )


def test_the_glossary_retires_names() -> None:
    assert len(retired()) > 40


@pytest.mark.parametrize("names", [PYTHON, CLIENT], ids=["python", "client"])
def test_no_retired_name_is_defined(names: list[str]) -> None:
    old = retired()
    assert [
        (name, sorted(defined_in(name) & old)) for name in names if defined_in(name) & old
    ] == []


@pytest.mark.parametrize(
    "prose",
    [
        "Who is silent may be played for by a bot.",
        "A host who is silent is host no more.",
        "The view is drawn anew.",
        "Whether nobody has a turn left.",
        "A first sentence. Whoever looks keeps the screen.",
    ],
)
def test_the_old_manner_is_found(prose: str) -> None:
    assert manners(prose) != []


def test_plain_prose_passes() -> None:
    assert manners("A returning player gets at least this much time, once per question.") == []
