"""Pay Them Back in the browser: an attack and an ambush, by hand on a desktop and on a phone."""

from functools import partial

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.legends_saves import POWER, is_under_attack, resumes
from tests.browser.person import Person
from tests.browser.playing_legends import (
    confirm_button,
    ends_the_decision_but_stays,
    hand,
    part,
    until,
)
from tests.browser.test_legends import is_in_order
from tests.browser.test_legends_family import goes_to_the_board

REBELS = msgspec.structs.replace(POWER, first_job="rebels")


def attacks(person: Person) -> Locator:
    """The cards of the attack and of the ambush that can be fought."""
    return part(person, "scene").locator(".attack.able > [data-card]")


def able(person: Person) -> Locator:
    """Matching minions, in the hand or on a phone in the tray."""
    return (
        hand(person)
        .or_(part(person, "tray").locator("[data-minion]"))
        .and_(person.page.locator(".able"))
    )


def is_decided(person: Person) -> bool:
    """True if both totals are known."""
    return part(person, "roll").locator(".verdict").count() > 0


def test_rebels_are_fought_by_hand(people: People) -> None:
    anna = people("Anna", game="legends")
    boris = people("Борис", game="legends", language="ru", phone=True)
    for person in (anna, boris):
        resumes(person, 3, is_under_attack, REBELS)
    goes_to_the_board(boris)
    for person in (anna, boris):
        expect(part(person, "scene").locator(".attack")).to_have_count(2)
        expect(part(person, "scene").locator(".fugitive [data-minion]")).not_to_have_count(0)
        person.presses(attacks(person).first)
        expect(part(person, "tray").locator(".against")).to_be_visible()
        person.presses(able(person).locator("visible=true").first)
        is_in_order(person)
        person.presses(confirm_button(person, "interact"))
        until([person], partial(is_decided, person), ends_the_decision_but_stays)
        is_in_order(person)
