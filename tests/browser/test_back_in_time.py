"""Undo, and looking back at earlier steps."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import hires_a_crook


def test_a_hire_can_be_undone_and_the_log_says_so(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    hires_a_crook(anna)
    anna.presses(anna.button("undo"))
    expect(anna.tray.get_by_role("list", name=anna.says("crooks-pile"))).to_be_visible()
    log = anna.page.get_by_role("tabpanel", name=anna.says("log"), exact=True)
    expect(log).to_contain_text(anna.says("log-undone", name="Anna"))
    expect(log).to_contain_text(anna.says("log-taken-back"))


def test_a_log_line_leads_back_to_its_step_and_escape_returns_to_now(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    hires_a_crook(anna)
    anna.choosable.first.wait_for()
    log = anna.page.get_by_role("tabpanel", name=anna.says("log"), exact=True)
    anna.presses(log.get_by_role("listitem").get_by_role("button").first)
    anna.sees(anna.says("look-back"))
    expect(anna.choosable).to_have_count(0)
    expect(anna.tray.get_by_role("img")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.prompt).to_be_visible()
    expect(anna.choosable).not_to_have_count(0)
