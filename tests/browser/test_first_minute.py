"""From the start page to a running match, to its end, and again."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import by_hand, plays_to_the_end


def test_two_taps_start_a_match_against_bots(people: People) -> None:
    anna = people("Anna", phone=True)
    anna.opens("/")
    anna.poster.get_by_role("radio", name="1", exact=True).tap()
    anna.play_now.tap()
    anna.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    expect(anna.prompt).to_be_visible()
    expect(anna.region("table-hangouts").get_by_role("button")).to_have_count(5)


def test_a_whole_match_by_touch_shows_the_score_and_restarts_with_one_tap(
    people: People,
) -> None:
    anna = people("Anna", phone=True)
    anna.plays_now(rivals=1)
    first = anna.code
    plays_to_the_end(anna, by_hand)
    rows = anna.scores()
    assert len(rows) == 1 + 8 + 3 + 2  # a head, targets, gangs, total and money
    expect(anna.over.get_by_role("img", name=anna.says("crooks-score-winner"))).not_to_have_count(0)
    anna.presses(anna.button("rematch"))
    expect(anna.over).to_have_count(0)
    expect(anna.prompt).to_be_visible()
    assert anna.code == first
