"""Both languages, also in the middle of a match."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import gives_up, hires_a_crook
from tests.browser.words import words_of

LATIN = re.compile(r"[A-Za-z]{3,}")
CYRILLIC = re.compile(r"[А-Яа-яЁё]{3,}")
READABLE = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
  .map((part) => `${part.ariaLabel ?? ""} ${part.title ?? ""}`)].join("\\n")"""


def test_a_language_change_during_a_match_changes_log_and_names(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    hires_a_crook(anna)
    rival = anna.asks("GET", f"/api/tables/{anna.code}")["names"][1]
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    assert set(CYRILLIC.findall(anna.page.evaluate(READABLE))) == {"Русский"}

    anna.presses(anna.page.get_by_role("button", name="Русский"))
    anna.words = words_of("ru")
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    expect(anna.prompt).to_be_visible()
    left = set(LATIN.findall(anna.page.evaluate(READABLE))) - {anna.code}
    assert left == {"Anna", rival, "English"}

    anna.page.reload()
    expect(anna.prompt).to_be_visible()
    gives_up(anna)
    assert anna.scores()
