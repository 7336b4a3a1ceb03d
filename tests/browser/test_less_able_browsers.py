"""Limited browsers: over plain HTTP, without storage, without cookies."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand, passes, turns
from tests.browser.site import Site

NO_STORE = """
for (const store of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, store, {
    get() { throw new DOMException("not here", "SecurityError"); },
  });
}
"""


def copies_the_link(person: Person) -> str:
    """Press the copy button; returns what the browser then pastes."""
    person.presses(person.button("copy"))
    person.sees(person.says("copied"))
    line = person.field("chat-say")
    line.press("ControlOrMeta+v")
    pasted = line.input_value()
    line.fill("")
    return pasted


def test_over_plain_http_friends_join_by_the_copied_link_and_check_the_deal(
    people: People, site: Site
) -> None:
    flat = site.under("omerta.internal")
    anna, boris = people("Anna", at=flat), people("Boris", at=flat, phone=True)
    code = anna.opens_a_table(seats=3)
    assert anna.page.evaluate("isSecureContext") is False
    link = copies_the_link(anna)
    assert link == f"{flat.address}/t/{code}"
    expect(anna.field("share-link")).to_have_value(link)
    boris.opens(link)
    boris.gives_a_name()
    boris.sits()
    anna.presses(anna.button("add-bot"))
    anna.chooses("pace", anna.says("pace-instant"))
    anna.presses(anna.button("start-game"))
    anna.prompt.wait_for()
    for person in turns(anna, boris):
        (passes if person.button("crooks-do-pass").count() else by_hand)(person)
    boris.presses(boris.page.get_by_role("link", name=boris.says("replay"), exact=True))
    boris.presses(boris.button("fair-check"))
    expect(boris.region("fair-title")).to_contain_text(boris.says("fair-agrees"))


def test_a_browser_without_storage_can_play_and_return(people: People) -> None:
    anna = people("Anna")
    anna.page.add_init_script(NO_STORE)
    anna.plays_now(rivals=1)
    anna.button("sound-off").click()
    anna.page.reload()
    anna.prompt.wait_for()
    anna.presses(anna.button("sound-off"))
    expect(anna.button("sound-on")).to_be_visible()


def test_a_browser_that_refuses_cookies_sees_that_one_is_needed(people: People) -> None:
    host, anna = people("Vera"), people("Anna")
    code = host.lays_a_table()

    def refuse_the_cookie(route: Route) -> None:
        answer = route.fetch()
        anna.page.context.clear_cookies()
        route.fulfill(status=answer.status, json=answer.json())

    anna.page.route("**/api/me", refuse_the_cookie)
    anna.comes_by_link(code)
    anna.sees(anna.says("cookies-needed"))
    anna.opens("/")
    anna.presses(anna.play_now)
    anna.sees(anna.says("cookies-needed"))
