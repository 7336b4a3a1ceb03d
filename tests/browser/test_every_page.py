"""What holds on every page: nothing scrolls sideways, nothing shuts anybody out."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import People
from tests.browser.tour import tour

SIZES = {
    "phone": {"width": 360, "height": 740},
    "small phone": {"width": 320, "height": 640},
    "200 % zoom": {"width": 640, "height": 400},
    "desk": {"width": 1280, "height": 800},
}
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
    .map((part) => `${part.localName}.${part.className}`)
    .slice(0, 5);
}"""


@pytest.mark.parametrize(
    ("size", "language"),
    [("phone", "ru"), ("phone", "en"), ("small phone", "ru"), ("200 % zoom", "ru"), ("desk", "ru")],
)
def test_no_page_scrolls_sideways(people: People, size: str, language: str) -> None:
    longest = people("Анна-Мария Ветрогонов", language=language, viewport=SIZES[size])
    longest.name = longest.name[:20]
    wide = {
        page: parts
        for page in tour(longest, people("Boris"))
        if (parts := longest.page.evaluate(TOO_WIDE))
    }
    assert wide == {}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(people: People, theme: str, size: str) -> None:
    anna = people("Anna", color_scheme=theme, viewport=SIZES[size])
    found = {}
    for page in tour(anna, people("Boris")):
        violations = Axe().run(anna.page).response["violations"]
        if violations:
            found[page] = [(each["id"], each["nodes"][0]["html"][:200]) for each in violations]
    assert found == {}
