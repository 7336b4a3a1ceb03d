"""The fight for power in the browser: secret campaign cards on one device, and the election."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.legends_saves import is_voting, resumes
from tests.browser.person import Person
from tests.browser.playing import sit_side_by_side
from tests.browser.playing_legends import ONE_JOB, confirm_button, option, part, until, verb
from tests.browser.test_every_page import TOO_WIDE, violations
from tests.browser.test_one_device import hand_over, lifts_the_curtain, looker

GAME = "legends"
POWER = {**ONE_JOB, "first_job": "power", "voice_seats": "1"}
_HANDS = "[data-campaigns] [data-card]"
_CARDS = "[...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card)"


def campaigns(person: Person) -> set[str]:
    """The campaign cards named anywhere on the page."""
    return {str(card) for card in person.page.evaluate(_CARDS) if str(card).startswith("ca")}


def is_in_order(person: Person, scheme: str) -> None:
    """Check that nothing scrolls sideways and everything is accessible."""
    assert person.page.evaluate(TOO_WIDE) == []
    assert violations(person, scheme) == []


def test_campaign_cards_stay_behind_the_curtain(people: People) -> None:
    pair = people("Anna", game=GAME)
    sit_side_by_side(pair, options=POWER)
    pair.presses(pair.button("start-game"))
    lifts_the_curtain(pair)
    assert looker(pair) == 0
    hand = pair.page.locator(_HANDS)
    expect(hand).to_have_count(2)
    annas = campaigns(pair)
    expect(part(pair, "scene").locator(".others li")).to_have_count(1)
    is_in_order(pair, "dark")
    pair.types(f"{verb(pair, 'first')} 2")  # Clara begins
    pair.presses(hand_over(pair))
    expect(pair.button("curtain-ready", name="Clara")).to_be_visible()
    assert campaigns(pair) == set()
    assert lifts_the_curtain(pair)
    assert looker(pair) == 1
    expect(hand).to_have_count(2)
    assert not campaigns(pair) & annas
    pair.presses(hand.first)
    pair.presses(confirm_button(pair, "reveal_card"))
    expect(hand).to_have_count(1)


def test_the_city_votes_and_the_vote_can_be_seen_again(people: People) -> None:
    anna = people("Anna", game=GAME, reduced_motion="no-preference")
    vera = people("Вера", game=GAME, language="ru", phone=True)
    for person in (anna, vera):
        resumes(person, 1, is_voting)
        option(person, "roller").wait_for()
    is_in_order(vera, "light")

    anna.presses(option(anna, "roller"))
    finale = part(anna, "election")
    expect(finale).to_be_visible()
    expect(anna.over).to_have_count(0)  # not announced yet
    is_in_order(anna, "dark")
    anna.presses(finale.locator("[data-vote=skip]"))
    result = anna.region("legends-result")
    expect(result.locator("[data-part=election]")).to_be_visible()
    anna.presses(result.locator("[data-vote=again]"))
    expect(result.locator("[data-vote=skip]")).to_be_visible()

    # With reduced motion the end is shown at once.
    until(
        [vera], lambda: vera.over.count() > 0, lambda asked: asked.presses(option(vera, "roller"))
    )
    told = vera.region("legends-result").locator("[data-part=election]")
    expect(told.locator("[data-vote=again]")).to_be_visible()
    is_in_order(vera, "light")
