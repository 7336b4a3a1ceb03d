"""Screen reader announcements at the table: everything, and everything once."""

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import passes
from tests.browser.site import Site

_MOST_LINES = 30
"""The most announcements at once."""


def test_a_screen_reader_announces_the_deal_the_own_first_turn_and_chat(people: People) -> None:
    anna, boris = people("Anna"), people("Boris")
    anna.listens()
    boris.listens()
    code = anna.lays_a_table(options={"first_player": "1"})
    anna.goes_to(code)
    boris.comes_by_link(code)
    boris.sits()
    anna.says_in_chat("Good evening")
    boris.hears("Good evening")
    anna.presses(anna.button("start-game"))
    question = boris.says("prompt-choose-hangout", player="Boris", money=18)
    boris.hears(question)
    boris.hears(boris.says("event-turn-started", turn=1, seat="Boris"))
    assert Counter(boris.heard)[question] == 1

    chat = anna.page.get_by_role("tab", name=anna.says("chat"), exact=True)
    anna.presses(chat)
    anna.says_in_chat("No mercy")
    boris.hears("No mercy")
    boris.page.get_by_role("tab", name=boris.says("chat-unread"), exact=True).wait_for()
    told = boris.says("chat-heard", name="Anna", text="No mercy")
    assert [text for text in boris.heard if "No mercy" in text] == [told]
    assert not any("No mercy" in text for text in anna.heard)


def test_the_score_is_announced_once_however_long_the_animation_takes(people: People) -> None:
    anna = people("Anna", reduced_motion="no-preference")
    anna.listens()
    anna.deals_against_bots(options={"first_player": "0"})
    anna.called.wait_for(state="attached")
    passes(anna)
    anna.region("crooks-score").locator("tbody tr:nth-child(3).now").wait_for()
    scores = [text for text in anna.heard if text.startswith(("Target ", "Gang "))]
    assert len(scores) == len(set(scores)) == 8 + 3
    assert sum(text.startswith("The game is over.") for text in anna.heard) == 1


def test_a_refused_chat_line_is_explained_in_its_sheet_and_restored(
    people: People, own_site: Site
) -> None:
    anna = people("Anna", phone=True, at=own_site)
    anna.deals_against_bots(options={"first_player": "0"})
    anna.presses(anna.button("chat"))
    sheet = anna.dialog("chat")
    refusal = sheet.get_by_role("alert")
    for number in range(_MOST_LINES):
        if refusal.count():
            break
        anna.says_in_chat(f"line {number}")
    expect(refusal).to_contain_text(anna.says("too-fast"))
    expect(anna.field("chat-say")).to_have_value(re.compile("line"))
    anna.page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    expect(sheet).to_be_visible()
