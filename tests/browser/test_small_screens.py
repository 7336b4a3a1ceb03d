"""Small windows and large fonts at the table: everything is there, readable and usable."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.person import Person
from tests.browser.playing_crooks_out import room, rooms_without_own_crooks, sheet
from tests.browser.test_every_page import LONGEST_NAME, TOO_WIDE

SMALLEST = 14
"""The smallest font size, in pixels."""
TWICE_AS_LARGE = ({"width": 640, "height": 400}, {"width": 180, "height": 370})
"""A laptop and a phone at 200 %."""
SEATS = {"crooks": 4, "crooks_out": 4, "mafia": 4, "crossfire": 10, "legends": 4}

SMALL_TEXTS = """(smallest) => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility() || holder.closest(".unseen")) continue;
    const picture = holder.closest("svg");
    const drawn = picture
      ? picture.getBoundingClientRect().height / picture.viewBox.baseVal.height : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * drawn;
    if (size < smallest - 0.1) found.add(`${text.data.trim()}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""


def set_up(person: Person, **choices: object) -> None:
    """Set preferences as this browser would remember them."""
    kept = json.dumps(json.dumps(choices))
    person.page.add_init_script(f"localStorage.setItem('omerta.settings', {kept})")


def can_be_read_at_twice_the_size(person: Person) -> None:
    """Check that nothing overflows the window sideways, and no text is too small."""
    before = person.page.viewport_size
    assert before is not None
    for size in TWICE_AS_LARGE:
        person.page.set_viewport_size(size)  # type: ignore[arg-type]  # a width and a height
        assert person.page.evaluate(TOO_WIDE) == [], size
        assert person.page.evaluate(SMALL_TEXTS, SMALLEST) == [], size
    person.page.set_viewport_size(before)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_lobby_can_be_read_at_twice_the_size(people: People, language: str) -> None:
    vasilisa = people(LONGEST_NAME, language=language)
    for game, seats in SEATS.items():
        code = vasilisa.lays_a_table(game=game, seats=seats, bots=["easy"])
        vasilisa.goes_to(code)
        vasilisa.region("seats-title").wait_for()
        can_be_read_at_twice_the_size(vasilisa)


@pytest.mark.parametrize("rivals", [1, 3])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_hint_leaves_the_whole_sheet_visible(
    people: People, language: str, rivals: int
) -> None:
    anna = people("Anna", language=language, game="crooks_out", phone=True)
    anna.deals_against_bots(rivals, options={"first_player": "0", "help": "coach"})
    expect(anna.page.get_by_role("status", name=anna.says("hint-title"))).to_be_visible()
    paper = sheet(anna, 1).bounding_box()
    hand = anna.page.locator("[data-at=hand]").bounding_box()
    assert paper is not None
    assert hand is not None
    assert paper["y"] + paper["height"] <= hand["y"]


@pytest.mark.parametrize("width", [360, 320])
@pytest.mark.parametrize("game", ["crooks", "crooks_out"])
def test_the_bar_has_room_for_all_its_icons_with_large_text(
    people: People, game: str, width: int
) -> None:
    options = {"crooks": {}, "crooks_out": {"help": "coach"}}[game]
    anna = people("Анна", language="ru", game=game, viewport={**PHONE, "width": width})
    set_up(anna, text=130, hints=False)
    anna.deals_against_bots(3, options={"first_player": "0", **options})
    expect(anna.page.locator("html")).to_have_attribute("data-text", "130")
    assert anna.page.evaluate(TOO_WIDE) == []
    anna.presses(anna.button("menu"))
    expect(anna.dialog("menu")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["crooks", "crooks_out"])
def test_no_letter_at_the_table_is_too_small_to_read(
    people: People, game: str, *, phone: bool
) -> None:
    anna = people("Anna", game=game, phone=phone)
    anna.deals_against_bots(3, options={"first_player": "0"})
    anna.called.wait_for(state="attached")
    assert anna.page.evaluate(SMALL_TEXTS, SMALLEST) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_note_on_a_phone_has_its_own_line(people: People, language: str) -> None:
    anna = people("Anna", language=language, game="crooks_out", phone=True)
    set_up(anna, hints=False)
    anna.deals_against_bots(3, options={"first_player": "0"})
    anna.called.wait_for(state="attached")
    anna.presses(room(anna, 1, rooms_without_own_crooks(anna, 1)[0]))
    field = anna.field("plan-pencil-text")
    expect(field).to_be_visible()
    box = field.bounding_box()
    assert box is not None
    assert box["width"] > PHONE["width"] * 0.8
    assert box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize("game", ["crooks", "crooks_out"])
def test_in_a_low_window_the_consequences_of_a_choice_scroll_into_view(
    people: People, game: str
) -> None:
    anna = people("Anna", game=game, viewport={"width": 640, "height": 400})
    set_up(anna, hints=False)
    anna.deals_against_bots(3, options={"first_player": "0"})
    anna.called.wait_for(state="attached")
    anna.presses(anna.page.get_by_role("main").locator(".legal").first)
    expect(anna.tray.locator("[data-offer]")).to_be_in_viewport(ratio=1)
