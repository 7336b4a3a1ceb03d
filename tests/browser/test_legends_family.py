"""Family Business in the browser: businesses tried by hand on a desktop and on a phone, to the end."""

from functools import partial

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing_legends import (
    ONE_JOB,
    confirm_button,
    ends_the_decision_but_stays,
    option,
    part,
    until,
)
from tests.browser.test_legends import is_in_order

FAMILY = {**ONE_JOB, "first_job": "family"}


def fronts(person: Person) -> Locator:
    """The businesses on the board."""
    return part(person, "scene").locator("button.shop")


def may_try(person: Person) -> bool:
    """True if this player has an action and a business to try."""
    able = part(person, "challenges").locator(".business.able")
    return person.is_asked() and option(person, "recruit").count() > 0 and able.count() > 0


def has_rolled(person: Person) -> bool:
    """True if the roll is over and this player may go on."""
    return option(person, "end").count() > 0


def tries_by_hand(person: Person) -> None:
    """Choose a business and a helper, and roll, even if the minion knows the place or is bribed."""
    person.presses(part(person, "challenges").locator(".business.able").first)
    way = part(person, "family-aside").locator(".place")
    expect(way).to_be_visible()
    before = way.inner_text()
    person.presses(helpers(person).first)
    expect(way).not_to_have_text(before)
    is_in_order(person)
    person.presses(confirm_button(person, "interact"))


def helpers(person: Person) -> Locator:
    """Matching minions, in the hand or on a phone in the tray."""
    return person.page.locator("[data-part=hand], .crew").locator(".able").locator("visible=true")


def goes_to_the_board(person: Person) -> None:
    """On a phone the scenario has a tab of its own."""
    person.presses(person.page.get_by_role("tab", name=person.says("legends-tab-board")))


def test_businesses_are_run_by_hand(people: People) -> None:
    anna = people("Anna", game="legends")
    boris = people("Борис", game="legends", language="ru", phone=True)
    code = anna.lays_a_table(seats=2, options=FAMILY)
    anna.goes_to(code)
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("start-game"))
    both = (anna, boris)
    for person in both:
        person.prompt.wait_for()
        until(both, partial(may_try, person), ends_the_decision_but_stays)
        tries_by_hand(person)
        until(both, partial(has_rolled, person), ends_the_decision_but_stays)
        expect(part(person, "roll").locator(".verdict")).to_be_visible()
        is_in_order(person)

    # From a shop front down to its downtime and back by the keys.
    shop, downtime = fronts(anna).first, part(anna, "scene").locator(".downtime").first
    shop.focus()
    anna.page.keyboard.press("ArrowDown")
    expect(downtime).to_be_focused()
    anna.page.keyboard.press("ArrowUp")
    expect(shop).to_be_focused()

    # All of it on a phone, and the events that may still come.
    goes_to_the_board(boris)
    expect(fronts(boris)).to_have_count(2)
    is_in_order(boris)
    boris.presses(boris.page.locator("[data-pile=family]"))
    expect(boris.page.get_by_role("link", name="SC-5.8")).to_be_visible()
    is_in_order(boris)
    boris.page.keyboard.press("Escape")

    until(both, lambda: anna.over.count() > 0, ends_the_decision_but_stays)
    expect(anna.region("legends-result")).to_be_visible()
    anna.presses(anna.page.get_by_role("link", name=anna.says("replay"), exact=True))
    anna.presses(anna.button("fair-check"))
    expect(anna.region("fair-title")).to_contain_text(anna.says("fair-agrees"))
