"""Mafia in the browser: a whole short match of two players and two bots, and the views of each."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from omerta.games.mafia.components import CARD_IDS
from omerta.kernel.data import read_text
from tests.browser.conftest import DESK, PATIENCE, PHONE, People
from tests.browser.person import Person
from tests.browser.playing import Way, play_together
from tests.browser.playing_mafia import (
    by_hand,
    by_words,
    exchanges,
    faces_on_the_page,
    lays,
    option,
    streets,
    views,
)
from tests.browser.test_every_page import TOO_WIDE, violations

GAME = "mafia"
SHORT = {"bank": "1000", "max_rounds": "5"}
BOX = 300
"""The money of a custom data file: the bank of one round, or of two."""
ENOUGH = 12
"""After this many actions all are typed, which is fastest; hands are laid by then, cards open."""
WIDTHS = (DESK["width"], 1024, PHONE["width"])
UNHURRIED = 3 * PATIENCE
"""In milliseconds: in a lesson bots take their time, and all three may act before her."""

CUT = """(names) => {
  const held = [...document.querySelectorAll("[data-slot] .name")];
  return held.flatMap((place) => names.filter((name) => {
    place.textContent = name;
    place.classList.toggle("long", name.length > 9);  // as the card itself does
    return place.scrollWidth > place.clientWidth;
  }));
}"""


def small_bank_file(folder: Path) -> Path:
    """The built-in game with less money, as a custom data file."""
    house = read_text("omerta.games.mafia", "data", "house.toml")
    coins = "[[100, 20], [50, 30], [10, 50]]"
    assert coins in house
    file = folder / "small.toml"
    file.write_text(house.replace(coins, f"[[100, {BOX // 100}]]"), encoding="utf-8")
    return file


def sit_down(anna: Person, boris: Person, box: Path) -> None:
    """Start a short match of two players and two bots."""
    code = anna.lays_a_table(seats=4, bots=["easy", "easy"])
    anna.goes_to(code)
    anna.brings_a_deck(box)
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("start-game"))
    anna.prompt.wait_for()


def test_two_players_and_two_bots_play_to_the_last_debt(people: People, tmp_path: Path) -> None:
    anna = people("Anna", game=GAME)
    boris = people("Борис", game=GAME, language="ru", phone=True)
    sit_down(anna, boris, small_bank_file(tmp_path))
    answers = 0

    def after() -> None:
        nonlocal answers
        answers += 1
        if answers == 7:
            anna.page.reload()
            anna.prompt.wait_for()
        if answers == 9:
            assert violations(anna, "light") == []
            assert violations(boris, "dark") == []
            assert boris.page.evaluate(TOO_WIDE) == []

    def then_typed(way: Way) -> Way:
        def answers_so(person: Person) -> None:
            (way if answers < ENOUGH else by_words)(person)

        return answers_so

    ways = {anna: then_typed(by_words), boris: then_typed(by_hand)}
    play_together(ways, after=after)
    for person in (anna, boris):
        score = person.region("mafia-score")
        expect(score).to_be_visible()
        chart = score.get_by_role("img", name=f"{boris.name}: 0, ")
        expect(chart).to_be_visible()
        person.presses(score.get_by_text(person.says("mafia-story-table"), exact=True))
        table = score.get_by_role("table").get_by_role("row")
        expect(table.nth(1)).to_contain_text(str(BOX))
        assert person.page.evaluate(TOO_WIDE) == []
    assert violations(boris, "dark") == []

    boris.presses(boris.page.get_by_role("link", name=boris.says("replay"), exact=True))
    slider = boris.page.get_by_role("slider", name=boris.says("replay-slider"))
    expect(slider).to_have_value("0")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    expect(boris.region("mafia-score")).to_have_count(0)
    slider.fill(slider.get_attribute("max") or "")
    expect(boris.region("mafia-score")).to_be_visible()
    boris.presses(boris.button("fair-check"))
    fair = boris.region("fair-title")
    expect(fair).to_contain_text(boris.says("fair-agrees"))


def test_a_spectator_sees_card_backs_and_no_face(people: People) -> None:
    anna, gleb = people("Anna", game=GAME), people("Gleb", game=GAME)
    anna.deals_against_bots(3, options=SHORT)
    gleb.comes_by_link(anna.code)
    expect(streets(gleb)).to_have_count(16)
    anna.called.wait_for(state="attached")
    if option(anna, "exchange").count():
        assert faces_on_the_page(anna)
        exchanges(anna, 1)
    anna.called.wait_for(state="attached")
    lays(anna)
    anna.called.wait_for(state="attached")
    expect(anna.tray.locator("[data-slot]")).to_have_count(0)
    seen = faces_on_the_page(gleb)  # what is on the page was received by now
    told = views(gleb)
    assert all(view.get("hand") is None for view in told)
    closed = [
        street["card"]
        for view in told
        for street in view.get("streets", [])
        if street["lying"] == "closed"
    ]
    assert set(closed) <= {None}
    opened = {
        gleb.says(f"card-{event['card']}")
        for push in gleb.watch.pushes
        if push["type"] == "step"
        for event in push["told"]["events"]
        if event["type"] in {"card_opened", "card_killed"}
    }
    assert seen <= opened
    expect(gleb.tray.get_by_role("button")).to_have_count(0)


def test_the_lesson_seats_three_bots_and_points_at_the_town(people: People) -> None:
    anna = people("Anna", game=GAME, phone=True)
    anna.opens("/learn/mafia")
    anna.presses(anna.button("mafia-lesson-begin"))
    goes_on = anna.button("mafia-lesson-next")
    for message in ("mafia-lesson-aim", "mafia-lesson-clans"):
        anna.sees(anna.says(message))
        anna.presses(goes_on)
    anna.called.wait_for(state="attached", timeout=UNHURRIED)
    anna.sees(anna.says("mafia-lesson-exchange"))
    anna.presses(goes_on)
    by_hand(anna)
    anna.called.wait_for(state="attached", timeout=UNHURRIED)
    anna.sees(anna.says("mafia-lesson-lay"))
    assert anna.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_name_of_any_card_can_be_read_in_the_hand(people: People, language: str) -> None:
    anna = people("Anna", game=GAME, language=language)
    anna.deals_against_bots(3, options=SHORT)
    anna.called.wait_for(state="attached")
    expect(anna.tray.locator("[data-slot]").first).to_be_visible()
    names = sorted({anna.says(f"card-{card}") for card in CARD_IDS})
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": DESK["height"]})
        assert anna.page.evaluate(CUT, names) == [], width
