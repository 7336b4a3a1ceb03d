"""Mafia in the browser: a whole short game of two people and two bots, and who may see what."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import Way, play_together
from tests.browser.test_every_page import TOO_WIDE, violations
from tests.browser.town import (
    answer,
    by_hand,
    by_words,
    exchanges,
    faces_on_the_page,
    lays,
    streets,
    views,
)

GAME = "mafia"
SHORT = {"bank": "1000", "max_rounds": "5"}
ENOUGH = 12
"""Answers after which all are typed, which is quickest: hands are laid by then, cards open."""


def sit_down(anna: Person, boris: Person) -> None:
    """A short game of two people and two bots."""
    code = anna.lays_a_table(seats=4, bots=["easy", "easy"], options=SHORT)
    anna.goes_to(code)
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("start-game"))
    anna.prompt.wait_for()


def test_two_people_and_two_bots_play_to_the_last_debt(people: People) -> None:
    anna = people("Anna", game=GAME)
    boris = people("Борис", game=GAME, language="ru", phone=True)
    sit_down(anna, boris)
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
        expect(table.nth(1)).to_contain_text("1000")
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


def test_who_only_watches_sees_backs_and_no_face(people: People) -> None:
    anna, gleb = people("Anna", game=GAME), people("Gleb", game=GAME)
    anna.deals_against_bots(3, options=SHORT)
    gleb.comes_by_link(anna.code)
    expect(streets(gleb)).to_have_count(16)
    anna.called.wait_for(state="attached")
    if answer(anna, "exchange").count():
        assert faces_on_the_page(anna)
        exchanges(anna, 1)
    anna.called.wait_for(state="attached")
    lays(anna)
    anna.called.wait_for(state="attached")
    expect(anna.tray.locator("[data-slot]")).to_have_count(0)
    seen = faces_on_the_page(gleb)  # before the ear: what is on the page was told by now
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
    anna.called.wait_for(state="attached")
    anna.sees(anna.says("mafia-lesson-exchange"))
    anna.presses(goes_on)
    by_hand(anna)
    anna.sees(anna.says("mafia-lesson-lay"))
    assert anna.page.evaluate(TOO_WIDE) == []
