"""The rules in every language: the same clauses, marks, numbers and examples."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "docs" / "games"
ENGLISH = sorted(GAMES.glob("*/rules.md"))
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
HEADING = re.compile(r"^### ([A-Z]{2}-\d+) ", re.MULTILINE)
MARK = re.compile(r"\[([SVPR])\]")
CARD = re.compile(r"\| (c\d\d)[^|]*\| (\d+) \| ([-+]?\d) \|")
PILES = re.compile(
    r"^\| (\d{4}) \| (\d) \| ([A-Z]-[A-Z]) \| ([\d ]+) \|.*\| ([\d /]+) \|$", re.MULTILINE
)
EXAMPLE = re.compile(r"^(\d+)\. \((.*?)\)", re.MULTILINE)


def russian(page: Path) -> str:
    return page.with_name("rules.ru.md").read_text("utf-8")


def clauses(text: str) -> list[tuple[str, list[str]]]:
    """Each clause with its marks."""
    return [(clause, MARK.findall(body)) for clause, body in CLAUSE.findall(text)]


def cited(text: str) -> list[tuple[str, list[str]]]:
    """Each example with the clauses it shows."""
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
def test_both_languages_have_the_same_cards_and_examples(page: Path) -> None:
    english = page.read_text("utf-8")
    for thing in (CARD, PILES):
        assert thing.findall(russian(page)) == thing.findall(english)
        assert thing.findall(english)
    assert cited(russian(page)) == cited(english)
