"""Matches without a pointer: by keys alone, and by typed words as a blind player plays."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import by_keys, by_words, plays_to_the_end, tabs_to


def test_a_whole_match_with_the_keyboard_alone(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots()
    assert plays_to_the_end(anna, by_keys) > 6
    assert anna.scores()


def test_tab_and_enter_lead_from_the_start_page_to_a_match(people: People) -> None:
    anna = people("Anna")
    anna.opens("/")
    anna.play_now.wait_for()
    tabs_to(anna, lambda name: name == anna.says("play-now"))
    anna.page.keyboard.press("Enter")
    expect(anna.prompt).to_be_visible()


def test_arrows_move_esc_backs_out_and_a_question_mark_lists_the_keys(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    hangouts = anna.region("table-hangouts").get_by_role("button")
    tabs_to(anna, lambda name: name.endswith(anna.words.able))
    expect(hangouts.nth(0)).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    expect(hangouts.nth(1)).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.tray.locator("[data-offer]")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.tray.locator("[data-offer]")).to_have_count(0)
    expect(hangouts.nth(1)).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.region("crooks-targets").locator("button:focus")).to_have_count(1)

    anna.page.keyboard.press("?")
    expect(anna.dialog("keys-title")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.dialog("keys-title")).to_have_count(0)
    anna.page.keyboard.press("/")
    line = anna.page.get_by_role("textbox", name=anna.says("command"), exact=True)
    expect(line).to_be_focused()
    expect(line).to_have_value("")


def test_a_whole_match_by_typed_commands_with_announcements(people: People) -> None:
    anna = people("Anna")
    anna.listens()
    anna.deals_against_bots(options={"first_player": "0"})
    expect(anna.called).to_have_text(anna.says("prompt-choose-hangout", player="Anna", money=18))
    anna.types("fly to the moon")
    refusal = anna.page.get_by_role("alert")
    expect(refusal).to_contain_text(anna.says("unknown-command", text="fly to the moon"))
    anna.types("up 4")
    expect(refusal).to_contain_text(anna.says("recruit-first"))
    told = anna.region("command").get_by_role("status")
    anna.types("table")
    expect(told).to_contain_text("Hangout B, pool hall: 2 crooks, $2")
    expect(told).to_contain_text("Target 9, mint, worth 9, nobody.")
    anna.types("hand")
    expect(told).to_have_text(re.compile(r"You hold no crook\.\s*Money: \$18"))
    anna.types("recruit B")
    anna.hears("Anna pays $2 for hangout B")
    expect(anna.called).to_have_text(anna.says("prompt-choose-crook", player="Anna"))
    expect(told).to_be_empty()
    anna.types("рука")
    expect(told).to_contain_text("You are looking through: ")
    crook = re.search(r"\b(?!c01)c\d\d\b", told.inner_text())  # the boss is never taken
    assert crook is not None
    anna.types(f"take {crook[0]}")
    expect(anna.called).to_contain_text("where")
    anna.types("hand")
    expect(told).to_contain_text("You hold ")
    assert plays_to_the_end(anna, by_words) > 6
    anna.hears("The game is over.")
