"""Properties of every page: nothing scrolls sideways, and everything is accessible."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has no types

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.tour import tour

SIZES = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 360, "height": 740},
    "small phone": {"width": 320, "height": 640},
    "200 % zoom": {"width": 640, "height": 400},
}
LONGEST_NAME = "Василиса Прекрасная Я"[:20]
SHEET = "dialog[open]"
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
    .map((part) => `${part.localName}.${part.className}`)
    .slice(0, 5);
}"""


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(people: People, size: str) -> None:
    vasilisa = people(LONGEST_NAME, language="ru", viewport=SIZES[size])
    wide = {
        page: parts
        for page in tour(vasilisa, people("Boris"))
        if (parts := vasilisa.page.evaluate(TOO_WIDE))
    }
    assert wide == {}


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_no_violations_in_the_dark_and_light_themes(people: People, size: str) -> None:
    anna = people("Anna", viewport=SIZES[size])
    found = [
        f"{page}, {theme}: {violation}"
        for page in tour(anna, people("Boris"))
        for theme in ("dark", "light")
        for violation in violations(anna, theme)
    ]
    assert found == []


def violations(person: Person, theme: str) -> list[str]:
    person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    person.page.locator(f"html[data-theme={theme}]").wait_for()
    sheet = person.page.locator(SHEET).count() > 0  # the rest is inert, and was checked before
    found = Axe().run(person.page, context=SHEET if sheet else None).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found]
