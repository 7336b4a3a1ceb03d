"""Coming back: after a reload, in a second tab, after a cut connection, after a killed server."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand, hires_a_crook, plays_to_the_end
from tests.browser.site import Site

OPACITY = """[document.querySelector("main"), ...document.querySelectorAll("main *")]
  .filter((part) => part.querySelector("section"))
  .reduce((whole, part) => whole * getComputedStyle(part).opacity, 1)"""


def hand_of(person: Person) -> str:
    """The crook in hand, as a screen reader reads it."""
    return person.tray.get_by_role("img").first.get_attribute("aria-label") or ""


def opacity_of_the_board(person: Person) -> float:
    return float(person.page.evaluate(OPACITY))


def test_a_reload_in_mid_turn_and_a_second_tab_show_the_same_hand(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    hires_a_crook(anna)
    hand = hand_of(anna)
    assert hand
    anna.page.reload()
    assert hand_of(anna) == hand

    tab = anna.page.context.new_page()
    tab.goto(anna.page.url)
    second = Person("Anna", tab, anna.words, anna.watch)
    assert hand_of(second) == hand
    by_hand(second)
    expect(anna.tray.get_by_role("img", name=hand, exact=True)).to_have_count(0)
    plays_to_the_end(anna, by_hand)
    second.over.wait_for()


def test_a_lost_connection_is_announced_dims_the_board_and_recovers(people: People) -> None:
    anna = people("Anna")
    anna.listens()
    anna.watch.line_may_break = True
    anna.deals_against_bots(options={"first_player": "0"})
    expect(anna.choosable).not_to_have_count(0)
    bright = opacity_of_the_board(anna)
    anna.page.context.set_offline(True)
    anna.sees(anna.says("lost-connection"))
    expect(anna.choosable).to_have_count(0)
    anna.page.wait_for_function(f"{OPACITY} < {bright}")
    anna.page.context.set_offline(False)
    anna.sees(anna.says("back-again"))
    expect(anna.page.get_by_text(anna.says("lost-connection"))).to_have_count(0)
    anna.page.wait_for_function(f"{OPACITY} === {bright}")
    told = [anna.says("lost-connection"), anna.says("back-again")]
    assert [text for text in anna.heard if text in told] == told
    plays_to_the_end(anna, by_hand)


def test_after_a_server_restart_nothing_is_lost_or_doubled(people: People, own_site: Site) -> None:
    anna = people("Anna", at=own_site)
    anna.watch.line_may_break = True
    anna.deals_against_bots(options={"first_player": "0"})
    hires_a_crook(anna)
    hand = hand_of(anna)
    own_site.is_killed()
    anna.sees(anna.says("lost-connection"))
    expect(anna.choosable).to_have_count(0)
    anna.types("down 9")  # sent into the dead connection, and sent again when the server is back
    own_site.starts()
    anna.sees(anna.says("back-again"))
    expect(anna.page.get_by_text(anna.says("lost-connection"))).to_have_count(0)
    spot = anna.region("crooks-targets").get_by_role("button", name="Target 9, Anna")
    expect(spot).to_have_accessible_name(
        f"Target 9, Anna: face down, s01 from hangout A, yours: {hand}"
    )
    plays_to_the_end(anna, by_hand)
    steps = anna.asks("GET", f"/api/plays/{anna.play}/moments?first=0&last=99")["moments"]
    events = [event for step in steps for event in step["told"]["events"]]
    assert sum(event.get("tag") == "s01" and "facing" in event for event in events) == 1
