"""Crossfire in the browser: six players and a television through a whole game."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing_crossfire import (
    UNHURRIED,
    Television,
    aims,
    claims,
    is_ready,
    looks_until_the_claim,
)
from tests.browser.test_every_page import TOO_WIDE, violations

GAME = "crossfire"
NAMES = ("Clara", "Dan", "Eve", "Finn")


def sit_down(everybody: list[Person]) -> Television:
    """Seat all at one table, with a television in the host's own browser."""
    anna, *others = everybody
    code = anna.lays_a_table(seats=6, options={**UNHURRIED, "early_end": "unanimous"})
    anna.goes_to(code)
    screen = Television(anna, code)
    expect(screen.page.get_by_text(code, exact=True)).to_be_visible()  # it may be half a word
    expect(screen.page.get_by_role("img", name=anna.says("share-qr"))).to_be_visible()
    for person in others:
        person.comes_by_link(code)
        person.sits()
    anna.presses(anna.button("start-game"))
    return screen


def received_no_secret(screen: Television) -> None:
    """Check that it received only what a stranger may know, and nothing of its browser's seat."""
    for push in screen.before_the_calls():
        view = push.get("view") or (push.get("play") or {}).get("view") or {}
        assert view.get("you") is None
        assert view.get("card") is None
        assert not view.get("seen")
        assert {seat["role"] for seat in view.get("seats", [])} <= {None}
        for event in push["told"]["events"] if push["type"] == "step" else []:
            assert event.get("role") is None or event["type"] == "statement_made"


def test_six_players_and_a_television_play_to_the_last_call(people: People) -> None:
    anna = people("Anna", game=GAME, reduced_motion="no-preference")
    boris = people("Борис", game=GAME, language="ru", phone=True)
    everybody = [anna, boris, *[people(name, game=GAME) for name in NAMES]]
    screen = sit_down(everybody)
    looks_until_the_claim(everybody)
    # The knowledge of each player: six cards were passed, and three were shuffled twice.
    expect(screen.page.get_by_text(anna.says("fire-last-look"))).to_be_visible()
    assert screen.page.evaluate("wandered") == 6 + 2 * 3
    for person in everybody:
        claims(person, "bystander")
    expect(anna.button("fire-ready")).to_be_visible()
    anna.types(f"{anna.says('word-say')} {anna.says('word-dealt')} vip")
    dealt = "event-statement-made"
    said: dict[str, str | int] = {
        "code_id": "dealt",
        "answers_count": 0,
        "about": "",
        "number": 0,
        "topic": "",
    }
    told = boris.says(dealt, seat="Anna", role=boris.says("role-vip"), **said)
    expect(boris.page.get_by_text(told.partition(": ")[2].rstrip(".")).first).to_be_attached()
    expect(screen.part("television")).to_contain_text(anna.says("role-vip"))
    assert boris.page.evaluate(TOO_WIDE) == []
    assert violations(boris, "dark") == []

    # With a television in the room, a phone shows only what its player needs.
    boris.presses(boris.button("menu"))
    boris.presses(boris.page.get_by_label(boris.says("television-here")))
    boris.page.keyboard.press("Escape")
    expect(boris.page.locator(".ring")).to_have_count(0)

    for person in everybody:
        is_ready(person)
    for seat, person in enumerate(everybody):
        aims(person, (seat + 1) % 6)

    assert screen.shown("point") == set()
    assert screen.shown("agents") == {"agent"}
    anna.presses(anna.button("crossfire-finale-skip"))
    for person in everybody:
        result = person.region("crossfire-result")
        expect(result).to_be_visible()
        expect(result.get_by_role("link")).to_have_count(6)  # a clause for every player
        assert person.page.evaluate(TOO_WIDE) == []
    assert violations(boris, "dark") == []

    received_no_secret(screen)


def test_only_a_game_with_a_television_offers_it(people: People) -> None:
    anna = people("Anna", game=GAME)
    anna.goes_to(anna.lays_a_table(seats=5))
    offered = anna.page.get_by_role("link", name=anna.says("television"), exact=True)
    expect(offered).to_have_attribute("href", f"/screen/{anna.code}")
    expect(anna.page.get_by_role("group", name=anna.says("ease"))).to_be_visible()
    expect(anna.field("clock")).to_have_count(0)
    clara = people("Clara")
    clara.goes_to(clara.lays_a_table())
    expect(clara.field("clock")).to_be_visible()
    expect(clara.page.get_by_role("link", name=clara.says("television"))).to_have_count(0)
