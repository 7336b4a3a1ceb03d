"""Names and chat: plain text and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.server.names import (
    MAX_NAME_LENGTH,
    BadLine,
    BadName,
    clean_chat,
    clean_name,
    clean_text,
    visible_forms,
)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Анна \t Павловна ", "Анна Павловна"),
        ("An\u200bna\ufeff", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("e\u0301", "é"),
        ("Z\u0334\u0335\u0336\u0337a", "Z\u0334\u0335a"),
        ("<b>Анна</b>", "<b>Анна</b>"),
        ("a\nb\rc\0d", "a b cd"),
        ("👩\u200d🚀", "👩🚀"),
        ("\u3164x\u2800", "x"),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", " ", "\u200b\u200d", "\n", "\u3164", "x" * 21, "\ud800"])
def test_a_name_that_shows_nothing_or_too_much_is_refused(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert refused.value.params == {"most": MAX_NAME_LENGTH}


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except BadName:
        return
    assert clean_name(name) == name
    assert name.isprintable()
    assert name == name.strip()
    assert visible_forms(f" {name}") == visible_forms(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Анна", "Aннa"),
        ("anna", "ANNA"),
        ("Алёна", "Алена"),
        ("BOB", "ВОВ"),
        ("Kat", "Каt"),
        ("Oleg", "0leg"),
        ("Illy", "lIly"),
        ("ﬁn", "fin"),
        ("Ρaul", "Paul"),
        ("Straße", "STRASSE"),
        ("ᴀnna", "Anna"),
        ("ɑnna", "Anna"),
        ("Ꭺnna", "ANNA"),
        ("ᎪꓠꓠᎪ", "anna"),
        ("νera", "Vera"),
        ("Νίκος", "νίκος"),
        ("Гоша", "гоша"),
        ("գսinn", "Quinn"),
        ("Bοb", "Ᏼob"),
        ("Іван", "lван"),
        ("ІLYА", "ILYA"),
        ("Зина", "3uна"),
        ("Amold", "Arnold"),
        ("𝖠nna", "Anna"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert visible_forms(one) & visible_forms(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Олег", "Ольга"),
        ("Ян", "Яна"),
        ("Рита", "Гита"),
        ("Νίκος", "Βίκος"),
        ("Tom", "Tim"),
        ("李", "王"),
    ],
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert not visible_forms(one) & visible_forms(other)


def test_talk_is_cleaned_like_names_and_may_be_longer() -> None:
    assert clean_chat("  я \u202eзнаю\u202c  кто! ") == "я знаю кто!"
    assert clean_chat("x" * 400) == "x" * 400
    for typed in ("", "\u200b", "x" * 401):
        with pytest.raises(BadLine):
            clean_chat(typed)


def test_notes_keep_their_lines_and_may_be_empty() -> None:
    assert clean_text("A:  2\u200b\r\n\nB: 5\n") == "A: 2\n\nB: 5"
    assert clean_text("\n \n") == ""
