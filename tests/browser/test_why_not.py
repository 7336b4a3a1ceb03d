"""No dead clicks: an impossible action shows its reason and the rule behind it."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import hires_a_crook


def test_an_illegal_tap_is_explained_with_its_clause(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    spots = anna.region("crooks-targets")
    anna.presses(spots.get_by_role("button", name="Target 4, Anna"))
    why = anna.page.get_by_role("alert")
    expect(why).to_contain_text(anna.says("recruit-first"))
    link = why.get_by_role("link", name=anna.says("clause-link", clause="CR-2.2"))
    address = link.get_attribute("href") or ""
    anna.presses(link)
    rules = anna.dialog("page-rules")
    expect(rules.locator("[id='CR-2.2']")).to_be_in_viewport()
    expect(rules.locator("[id='CR-2.2']")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)

    hires_a_crook(anna)
    anna.presses(anna.region("table-hangouts").get_by_role("button").first)
    expect(why).to_contain_text(anna.says("rob-now"))
    anna.presses(why.get_by_role("button", name=anna.says("close")))
    expect(why).to_have_count(0)

    anna.opens(address)
    expect(anna.page.locator("[id='CR-2.2']")).to_be_in_viewport()


def test_an_irreversible_action_shows_its_consequences_first(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    anna.presses(anna.button("crooks-do-pass"))
    expect(anna.tray).to_contain_text(anna.says("caution-pass"))
    anna.presses(anna.button("crooks-back"))
    anna.presses(anna.choosable.nth(2))
    expect(anna.tray).to_contain_text("$3 of $18, you keep $15.")
    expect(anna.prompt).to_contain_text("$18")


def test_the_rules_can_be_searched(people: People) -> None:
    anna = people("Anna")
    anna.opens("/rules/crooks")
    anna.field("rules-search").fill("pickpocket bank")
    expect(anna.page.locator("[id='CR-6.1']")).to_be_visible()
    expect(anna.page.locator("[id='CR-2.1']")).to_be_hidden()
