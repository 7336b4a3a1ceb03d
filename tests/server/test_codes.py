"""Codes of tables: easy to say, typable in either alphabet, never rude."""

from itertools import product

import pytest

from omerta.server import codes


def test_codes_are_drawn_from_all_that_are_polite() -> None:
    drawn = {codes.draw() for _ in range(500)}
    assert all(codes.is_code(code) and codes.is_polite(code) for code in drawn)
    assert len(drawn) > 450
    assert {letter for code in drawn for letter in code} == set(codes.LETTERS)


def test_politeness_leaves_enough_codes() -> None:
    polite = sum(codes.is_polite("".join(code)) for code in product(codes.LETTERS, repeat=4))
    assert 15_000 < polite < 12**4


@pytest.mark.parametrize(
    "backwards", ["BEYX", "AKYC", "PEXA", "KCOC", "BOOB", "OOPX", "KKKA", "OMOH", "XAPT", "YXYX"]
)
def test_what_is_rude_in_either_language_is_never_drawn(backwards: str) -> None:
    assert not codes.is_polite(backwards[::-1])


@pytest.mark.parametrize("code", ["MOCT", "TEMA", "BETA", "KATE", "HOME", "POEM", "PEKA", "KOMA"])
def test_ordinary_words_are_allowed(code: str) -> None:
    assert codes.is_polite(code)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("kbte", "KBTE"),
        ("КВТЕ", "KBTE"),
        ("квте", "KBTE"),
        (" k-b t.e ", "KBTE"),
        ("M0CT", "MOCT"),
        ("мОсT", "MOCT"),
    ],
)
def test_a_code_is_understood_however_it_is_typed(typed: str, code: str) -> None:
    assert codes.normalise(typed) == code
    assert codes.is_code(codes.normalise(typed))


@pytest.mark.parametrize("typed", ["", "ABC", "ABEKM", "ABED", "ЯЖЫЩ", "1234", "ABE\0", "ß" * 4])
def test_what_is_no_code_stays_none(typed: str) -> None:
    assert not codes.is_code(codes.normalise(typed))


def test_both_alphabets_have_the_same_letters() -> None:
    assert codes.normalise("АВЕКМНОРСТУХ") == codes.LETTERS
