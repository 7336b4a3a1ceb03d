"""Coming back: after a reload, in a second tab, after a cut line, after a killed server."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand, plays_to_the_end
from tests.browser.site import Site


def holds_a_crook(person: Person) -> str:
    """Recruit, up to the question where the crook goes; the crook."""
    person.presses(person.choosable.first)
    person.presses(person.tray.get_by_role("button").first)
    hire = person.says("crooks-take", able="yes", crook="").strip()
    hires = person.tray.get_by_role("button", name=hire)
    hires.first.wait_for()
    person.presses(hires.first)
    return hand_of(person, person.page)


def hand_of(person: Person, page: Page) -> str:
    tray = page.get_by_role("region", name=person.says("crooks-tray"), exact=True)
    return tray.get_by_role("img").first.get_attribute("aria-label") or ""


def test_a_reload_in_mid_turn_and_a_second_tab_show_the_same_hand(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    hand = holds_a_crook(anna)
    assert hand
    anna.page.reload()
    assert hand_of(anna, anna.page) == hand

    tab = anna.page.context.new_page()
    tab.goto(anna.page.url)
    assert hand_of(anna, tab) == hand
    second = Person("Anna", tab, anna.words, anna.watch)
    by_hand(second)
    expect(anna.tray.get_by_role("img", name=hand)).to_have_count(0)
    plays_to_the_end(anna, by_hand)
    second.over.wait_for()


def test_a_cut_line_is_told_and_comes_back_by_itself(people: People) -> None:
    anna = people("Anna")
    anna.watch.line_may_break = True
    sockets = []
    anna.page.route_web_socket("**/live", lambda socket: sockets.append(socket))
    anna.deals_against_bots(options={"first_player": "0"})


def test_a_killed_server_comes_back_and_nothing_is_lost_or_doubled(
    people: People, own_site: Site
) -> None:
    anna = people("Anna", at=own_site)
    anna.watch.line_may_break = True
    anna.deals_against_bots(options={"first_player": "0"})
    hand = holds_a_crook(anna)
    own_site.is_killed()
    anna.sees(anna.says("lost-connection"))
    expect(anna.choosable).to_have_count(0)
    anna.types("down 9")
    own_site.starts()
    anna.sees(anna.says("back-again"))
    expect(anna.page.get_by_text(anna.says("lost-connection"))).to_have_count(0)
    laid = anna.page.get_by_role("button", name=f"Target 9, Anna: {hand}")
    expect(anna.region("crooks-targets").get_by_role("button", name="Target 9, Anna")).to_have_count(1)
    assert laid is not None
    plays_to_the_end(anna, by_hand)
    story = anna.asks("GET", f"/api/tables/{anna.code}/story?before=1000&seat=0")
    assert story
