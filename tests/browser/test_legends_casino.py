"""The casino of Legends in the browser: bets by hand on a desktop and on a phone, to the end."""

from functools import partial

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing_legends import (
    ONE_JOB,
    confirm_button,
    ends_the_decision_but_stays,
    leaves_every_table,
    option,
    part,
    until,
)
from tests.browser.test_legends import is_in_order

CASINO = {**ONE_JOB, "first_job": "casino"}


def felt(person: Person) -> Locator:
    """The active gaming table."""
    return part(person, "scene").locator("button.felt")


def may_bet(person: Person) -> bool:
    """True if this player has an action, a table and a minion that could bet."""
    able = felt(person).and_(person.page.locator(".able"))
    return person.is_asked() and option(person, "find").count() > 0 and able.count() > 0


def bets_by_hand(person: Person, chips: int) -> None:
    """Choose the table, the bettor, the chips, and the dice."""
    person.presses(felt(person))
    person.presses(part(person, "bet").locator("[data-minion]").first)
    person.presses(part(person, "bet").locator(f"[data-stake='{chips}']"))
    is_in_order(person)
    person.presses(confirm_button(person, "interact"))
    expect(part(person, "roll")).to_be_visible()


def has_bet(person: Person) -> bool:
    """True if the bet is settled."""
    return option(person, "end").count() > 0


def goes_to_the_board(person: Person) -> None:
    """On a phone the scenario has a tab of its own."""
    person.presses(person.page.get_by_role("tab", name=person.says("legends-tab-board")))


def test_money_is_laundered_by_hand(people: People) -> None:
    anna = people("Anna", game="legends")
    boris = people("Борис", game="legends", language="ru", phone=True)
    code = anna.lays_a_table(seats=2, options=CASINO)
    anna.goes_to(code)
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("start-game"))
    both = (anna, boris)
    for person in both:
        person.prompt.wait_for()
    goes_to_the_board(boris)
    for person, chips in ((anna, 2), (boris, 1)):
        until(both, partial(may_bet, person), ends_the_decision_but_stays)
        bets_by_hand(person, chips)
        is_in_order(person)
        until(both, partial(has_bet, person), ends_the_decision_but_stays)
        expect(part(person, "roll").locator(".verdict")).to_be_visible()

    # The events that may still come, and how to bet.
    anna.presses(anna.page.locator("[data-part=tables]"))
    is_in_order(anna)
    anna.page.keyboard.press("Escape")
    boris.presses(boris.page.locator(".casino .help"))
    expect(boris.page.get_by_role("link", name="SC-4.16")).to_be_visible()
    is_in_order(boris)
    boris.page.keyboard.press("Escape")

    until(both, lambda: anna.over.count() > 0, leaves_every_table)
    expect(anna.region("legends-result")).to_be_visible()
    anna.presses(anna.page.get_by_role("link", name=anna.says("replay"), exact=True))
    anna.presses(anna.button("fair-check"))
    expect(anna.region("fair-title")).to_contain_text(anna.says("fair-agrees"))
