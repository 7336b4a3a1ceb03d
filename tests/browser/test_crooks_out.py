"""Crooks Out! in the browser: sharp secrets, the coach, the pencil, and the analysis."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import sit_side_by_side, turns
from tests.browser.playing_crooks_out import acts_well, due, is_circling, reads, room, sheet
from tests.browser.test_one_device import asks_until_a_miss, lifts_the_curtain
from tests.browser.test_small_screens import can_be_read_at_twice_the_size

GAME = "crooks_out"


def sit_down(anna: Person, boris: Person, **options: str) -> None:
    """Start a match of two players in which Anna begins."""
    code = anna.lays_a_table(options={"first_player": "0", **options})
    anna.goes_to(code)
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("start-game"))
    anna.called.wait_for(state="attached")


def test_two_players_play_a_whole_match_with_manual_circling_and_a_coach(people: People) -> None:
    anna = people("Anna", game=GAME)
    boris = people("Борис", game=GAME, language="ru", phone=True)
    sit_down(anna, boris, help="coach")
    rivals = {anna: 1, boris: 0}
    searched = 0
    for asked in turns(anna, boris):
        searched += is_circling(asked, rivals[asked])
        acts_well(asked, rivals[asked])
    assert searched >= 11  # every catch of the loser's twelve crooks but the last
    expect(boris.over).to_be_visible()
    can_be_read_at_twice_the_size(boris)
    faults = [
        event
        for push in anna.watch.pushes
        if push["type"] == "step"
        for event in push["told"]["events"]
        if event["type"] == "circles_faulted"
    ]
    assert faults == []  # counting from the sheets leads to no mistakes

    anna.presses(anna.page.get_by_role("link", name=anna.says("look-back-upon"), exact=True))
    expect(anna.region("study-title")).to_contain_text(anna.says("crooks-out-hindsight-crooks"))
    can_be_read_at_twice_the_size(anna)


def test_a_pencil_mark_is_private_and_survives_a_reload(people: People) -> None:
    anna, boris = people("Anna", game=GAME), people("Boris", game=GAME)
    sit_down(anna, boris)
    mark = room(anna, 1, "rA").locator(".pencil")
    anna.presses(anna.tray.locator("[data-tool=pencil]"))
    anna.presses(room(anna, 1, "rA"))
    expect(mark).to_have_text("?")
    anna.page.reload()
    expect(mark).to_have_text("?")
    assert all(push["type"] != "pencil" for push in boris.watch.pushes)
    boris.page.reload()
    expect(room(boris, 0, "rA").locator(".pencil")).to_have_text("")
    assert [p["pencil"] for p in boris.watch.pushes if p["type"] == "welcome"][-1] == {}


def test_a_fault_shows_what_was_forgotten_and_ends_the_turn(people: People) -> None:
    anna, boris = people("Anna", game=GAME), people("Boris", game=GAME)
    sit_down(anna, boris, help="coach")
    rivals = {anna: 1, boris: 0}
    for asked in turns(anna, boris):
        rival = rivals[asked]
        forgotten = due(reads(asked, rival)) if is_circling(asked, rival) else []
        if not forgotten:
            acts_well(asked, rival)
            continue
        asked.presses(asked.tray.locator("[data-answer=done]"))
        expect(sheet(asked, rival).locator(".fault-missing")).to_have_count(len(forgotten))
        expect(sheet(asked, rival).locator(".circled")).not_to_have_count(0)
        assert not asked.is_asked()
        return
    raise AssertionError("nothing was ever due")


def test_the_log_shows_an_own_number_once_it_is_counted(people: People) -> None:
    anna = people("Anna", game=GAME)
    anna.deals_against_bots(options={"first_player": "0", "practice_counting": "on"})
    wave = anna.button("plan-count-show")
    own = anna.page.locator(".log span", has_text=re.compile("Anna writes"))
    theirs = anna.page.locator(".log span", has_text=re.compile("writes"))
    wave.wait_for()
    expect(theirs).to_have_count(4)  # the rival's numbers of the first rolls
    expect(own).to_have_count(0)
    for told in range(1, 6):  # four for all players, one of the own turn
        anna.presses(wave)
        expect(own).to_have_count(told)
    expect(wave).to_have_count(0)


def test_at_a_shared_device_each_player_counts_the_rooms_rolled_meanwhile(people: People) -> None:
    pair = people("Anna", game=GAME)
    sit_side_by_side(pair, options={"first_player": "0", "practice_counting": "on"})
    pair.presses(pair.button("start-game"))
    wave = pair.button("plan-count-show")
    for due_now in (5, 5, 1):  # four for all players, one of the own turn; Anna again
        assert lifts_the_curtain(pair)
        for _ in range(due_now):
            pair.presses(wave)
        expect(wave).to_have_count(0)
        asks_until_a_miss(pair)


def test_without_help_no_advice_is_shown(people: People) -> None:
    anna, boris = people("Anna", game=GAME), people("Boris", game=GAME)
    sit_down(anna, boris)
    expect(anna.tray.locator(".worlds")).to_have_count(0)
    assert all(push["type"] != "advice" for push in anna.watch.pushes)
    assert not any("%" in each.name for each in reads(anna, 1))
