"""Legends in the browser: two players and a bot rob a bank, and a campaign that continues."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing_legends import (
    ONE_JOB,
    campaign,
    card,
    confirm_button,
    ends_the_decision,
    hand,
    option,
    part,
    suggestions,
    until,
    verb,
)
from tests.browser.test_every_page import TOO_WIDE, violations

GAME = "legends"
BREAK: dict[str, str | int] = {"market_count": 1, "reputation": 0, "market": ""}


def sit_down(anna: Person, boris: Person) -> None:
    """Two players and a bot start the bank scenario."""
    code = anna.lays_a_table(seats=3, bots=["easy"], options=ONE_JOB)
    anna.goes_to(code)
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("start-game"))
    anna.prompt.wait_for()


def is_in_order(*everybody: Person) -> None:
    """Check that nothing scrolls sideways and everything is accessible."""
    for person in everybody:
        assert person.page.evaluate(TOO_WIDE) == []
        assert violations(person, "light" if person.name == "Anna" else "dark") == []


def advises_and_takes_back(anna: Person, boris: Person) -> None:
    """Boris proposes an action; a challenge is undone when he agrees."""
    boris.presses(option(boris, "recruit"))
    would = anna.says("suggestion-would", name=boris.name, what=anna.says("would-recruit"))
    expect(suggestions(anna)).to_contain_text(would)
    anna.types(f"{verb(anna, 'interact')} control")
    expect(suggestions(anna)).to_have_text("")
    anna.presses(anna.button("undo-ask"))
    expect(part(anna, "undo")).to_contain_text(boris.name)
    is_in_order(boris)
    boris.presses(boris.button("undo-agree"))
    expect(option(anna, "recruit")).to_be_visible()
    expect(part(anna, "undo")).to_have_count(0)


def rolls_by_hand(person: Person, spectator: Person) -> None:
    """A challenge, its helpers, the dice; a spectator sees them and can press nothing."""
    person.presses(card(person, "control"))
    person.presses(hand(person).and_(person.page.locator(".able")).first)
    person.presses(confirm_button(person, "interact"))
    expect(part(spectator, "roll")).to_be_visible()
    expect(spectator.page.locator("[data-offer], [data-answer]")).to_have_count(0)


def test_two_players_and_a_bot_rob_a_bank(people: People) -> None:
    anna = people("Anna", game=GAME)
    boris = people("Борис", game=GAME, language="ru", phone=True)
    gleb = people("Gleb", game=GAME)
    sit_down(anna, boris)
    gleb.comes_by_link(anna.code)
    both = (anna, boris)
    until(
        both,
        lambda: option(anna, "recruit").count() > 0 and anna.is_asked(),
        lambda person: person.types(f"{verb(person, 'first')} 1"),
    )
    advises_and_takes_back(anna, boris)
    rolls_by_hand(anna, gleb)
    anna.page.reload()
    anna.prompt.wait_for()
    until(both, lambda: option(anna, "recruit").count() > 0, ends_the_decision)
    is_in_order(anna)

    # What a bot would do, with a reason.
    anna.presses(anna.button("legends-counsel-ask"))
    expect(confirm_button(anna, "counsel")).to_be_visible()
    anna.presses(option(anna, "recruit"))

    until(both, lambda: anna.over.count() > 0, ends_the_decision)
    for person in both:
        result = person.region("legends-result")
        expect(result).to_be_visible()
        expect(result.get_by_role("link", name="LG-").first).to_be_visible()
    is_in_order(anna, boris)
    with anna.page.expect_popup() as opened:
        anna.presses(anna.page.get_by_role("link", name=anna.says("paper"), exact=True))
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    assert "language=en" in opened.value.url

    boris.presses(boris.page.get_by_role("link", name=boris.says("replay"), exact=True))
    boris.presses(boris.button("fair-check"))
    expect(boris.region("fair-title")).to_contain_text(boris.says("fair-agrees"))


def test_a_campaign_goes_on_from_its_break(people: People) -> None:
    anna = people("Anna", game=GAME)
    play = anna.brings_a_game(campaign())
    anna.opens(f"/replay/{play}")
    anna.presses(anna.page.get_by_role("link", name=anna.says("campaign-tree"), exact=True))
    moments = anna.page.get_by_role("list", name=anna.says("campaign-marks")).get_by_role(
        "listitem"
    )
    broken = moments.filter(has_text=anna.says("event-break-opened", **BREAK).partition(":")[0])
    is_in_order(anna)
    anna.presses(broken.first.get_by_role("button"))
    anna.page.wait_for_url("**/t/*")
    came_from = anna.page.get_by_role("link", name=anna.says("table-goes-on"), exact=True)
    expect(came_from).to_have_attribute("href", f"/campaign/{play}")
    anna.presses(anna.button("start-game"))
    expect(part(anna, "scene")).to_contain_text(anna.says("legends-market-hire"))
    anna.types(verb(anna, "done"))
    until([anna], lambda: option(anna, "recruit").count() > 0, ends_the_decision)
    anna.presses(anna.button("menu"))
    anna.presses(anna.page.get_by_role("link", name=anna.says("campaign-tree"), exact=True))
    branches = anna.page.locator("[data-play]")
    expect(branches).to_have_count(2)
    expect(branches.nth(1)).to_contain_text(anna.says("campaign-running"))


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080), (360, 740)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_option_of_a_turn_is_visible(
    people: People, language: str, size: tuple[int, int]
) -> None:
    width, height = size
    anna = people("Anna", game=GAME, language=language, viewport={"width": width, "height": height})
    rebels = {**ONE_JOB, "first_job": "rebels", "difficulty": "normal"}
    anna.deals_against_bots(2, options=rebels)
    until([anna], lambda: option(anna, "end").count() > 0, ends_the_decision)
    assert out_of_sight(anna) == []
    anna.presses(part(anna, "tray").locator("[data-consult]"))
    part(anna, "counsel").wait_for()
    assert out_of_sight(anna) == []


def out_of_sight(person: Person) -> list[str]:
    """The buttons of the tray that need scrolling."""
    found: list[str] = part(person, "tray").evaluate(
        """(tray) => {
          const { bottom } = tray.getBoundingClientRect();
          return [...tray.querySelectorAll("button")]
            .filter((button) => button.getBoundingClientRect().bottom > Math.min(bottom, innerHeight))
            .map((button) => button.innerText);
        }"""
    )
    return found
