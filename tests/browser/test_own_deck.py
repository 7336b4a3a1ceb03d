"""A custom deck: a valid file is accepted, an invalid one is explained where the player looks."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.decks import deck_file, deck_without


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_bad_file_is_explained_beside_the_button_and_a_good_one_is_taken(
    people: People, tmp_path: Path, *, phone: bool
) -> None:
    anna = people("Anna", phone=phone)
    anna.goes_to(anna.lays_a_table())
    alert = anna.page.get_by_role("alert")

    anna.brings_a_deck(deck_without(tmp_path, "c07"))
    expect(alert).to_contain_text(anna.says("deck-size", file="short.toml", count=31))
    expect(alert).to_be_in_viewport(ratio=1)
    anna.sees(anna.says("deck-house"))

    anna.brings_a_deck(deck_file(tmp_path))
    anna.sees("my-own")
    expect(alert).to_have_count(0)
    anna.presses(anna.button("deck-remove"))
    anna.sees(anna.says("deck-house"))
