"""The rules of each game: from the start page, and in the window at the table."""

import pytest
from playwright.sync_api import Locator, expect

from omerta import games
from tests.browser.conftest import People
from tests.browser.person import Person


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", [game.meta.id for game in games.all()])
def test_the_rules_open_and_their_sections_are_found(
    people: People, game: str, language: str
) -> None:
    anna = people("Anna", game=game, language=language)
    anna.opens(f"/rules/{game}")
    a_section_is_found(anna, anna.page.get_by_role("main"))
    anna.deals_against_bots(max(1, games.get(game).meta.seats[0] - 1))
    anna.presses(anna.button("page-rules"))
    a_section_is_found(anna, anna.dialog("page-rules"))


def a_section_is_found(person: Person, book: Locator) -> None:
    section = book.get_by_role("navigation").get_by_role("link").last
    title = section.inner_text()
    person.presses(section)
    heading = book.get_by_role("heading", name=title, exact=True)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
