"""The rules in every language: the same clauses, marks, numbers and examples."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "docs" / "games"
ENGLISH = sorted(GAMES.glob("*/rules.md"))
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
HEADING = re.compile(r"^### ([A-Z]{2}-\d+) ", re.MULTILINE)
MARK = re.compile(r"\[([SVDPR])\]")
COMPONENTS = re.compile(r"^## \d\. (?:Components|Состав).*?(?=^## )", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\|.*\|$", re.MULTILINE)
FIGURE = re.compile(r"[-+]?\d+")
PART = re.compile(r"^### (\d\.\d+) ", re.MULTILINE)
LIST = re.compile(r"(?:^[^|\n][^\n]*\n+)?(?:^\|[^\n]*\n)+", re.MULTILINE)
"""A table with the line above it."""
EXAMPLE = re.compile(r"^(\d+)\. \((.*?)\)", re.MULTILINE)


def russian(page: Path) -> str:
    return page.with_name("rules.ru.md").read_text("utf-8")


def clauses(text: str) -> list[tuple[str, list[str]]]:
    """Return each clause with its marks."""
    return [(clause, MARK.findall(body)) for clause, body in CLAUSE.findall(text)]


def figures(text: str) -> list[list[str]]:
    """Return the numbers in each row of the tables of cards, piles and other components."""
    (components,) = COMPONENTS.findall(text)
    return [FIGURE.findall(row) for row in ROW.findall(components)]


def part_marks(text: str) -> list[tuple[str, list[str]]]:
    """Return each part of the components with its marks."""
    (components,) = COMPONENTS.findall(text)
    _, *parts = PART.split(components)
    return [(part, MARK.findall(body)) for part, body in zip(parts[::2], parts[1::2], strict=True)]


def cited(text: str) -> list[tuple[str, list[str]]]:
    """Return each example with the clauses that it shows."""
    return [(number, re.findall(r"\d+\.\d+|-", why)) for number, why in EXAMPLE.findall(text)]


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.parent.name)
def test_both_languages_have_the_same_clauses_chapters_and_marks(page: Path) -> None:
    english = page.read_text("utf-8")
    assert clauses(english)
    assert clauses(russian(page)) == clauses(english)
    assert HEADING.findall(russian(page)) == HEADING.findall(english)


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.parent.name)
def test_both_languages_refer_to_the_same_clauses_and_sums(page: Path) -> None:
    numbers = re.compile(r"[A-Z]{2}-\d+\.\d+|\$\d+")
    english = dict(CLAUSE.findall(page.read_text("utf-8")))
    for clause, body in CLAUSE.findall(russian(page)):
        assert numbers.findall(body) == numbers.findall(english[clause]), clause


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.parent.name)
def test_both_languages_have_the_same_components_and_examples(page: Path) -> None:
    english = page.read_text("utf-8")
    assert figures(russian(page)) == figures(english)
    assert any(figures(english))
    assert part_marks(russian(page)) == part_marks(english)
    assert cited(russian(page)) == cited(english)
    assert cited(english)


@pytest.mark.parametrize("name", ["rules.md", "rules.ru.md"])
def test_every_reconstructed_list_of_legends_is_marked_as_ours(name: str) -> None:
    text = (GAMES / "legends" / name).read_text("utf-8")
    (components,) = COMPONENTS.findall(text)
    lists = LIST.findall(components)
    assert len(lists) > 15
    tracks = re.findall(r"^(?:\w+ track|Road|Шкала \w+|Часы|Дорога):.*$", components, re.MULTILINE)
    assert len(tracks) == 6
    assert [each for each in (*lists, *tracks) if "[P]" not in each] == []
