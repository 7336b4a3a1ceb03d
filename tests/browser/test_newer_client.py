"""Pages that are older than their server, that crash, or that have no content."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand

NEWER = "/assets/index-newer.js"
Change = Callable[[dict[str, Any]], None]


def changes_pushes(person: Person, change: Change) -> None:
    """Change what the table sends from now on, before it reaches the page."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            push = json.loads(message)
            change(push)
            line.send(json.dumps(push))

        server.on_message(pass_on)

    person.page.route_web_socket("**/live", connect)


def test_a_page_older_than_the_server_offers_a_reload(people: People) -> None:
    anna = people("Anna")
    brought = [NEWER]

    def upgrade(push: dict[str, Any]) -> None:
        if push["type"] == "welcome" and brought:
            push["site"]["client"] = brought.pop()

    changes_pushes(anna, upgrade)
    anna.deals_against_bots(options={"first_player": "0"})
    anna.sees(anna.says("renewed"))
    by_hand(anna)  # no reload in the middle of a turn
    anna.presses(anna.button("reload"))
    expect(anna.page.get_by_text(anna.says("renewed"))).to_have_count(0)
    anna.called.wait_for(state="attached")
    by_hand(anna)


def test_a_missing_client_part_asks_for_a_reload(people: People) -> None:
    anna = people("Anna")
    anna.watch.line_may_break = True
    anna.opens("/")
    anna.poster.wait_for()

    def is_gone(route: Route) -> None:
        route.fulfill(status=404, json={"code": "no-such-page", "params": {}})

    anna.page.route("**/assets/Table-*.js", is_gone)
    site = {"address": anna.page.url, "client": NEWER}
    anna.page.route("**/api/site", lambda route: route.fulfill(json=site))
    anna.presses(anna.play_now)
    expect(anna.page.get_by_role("alert")).to_have_text(anna.says("renewed"))
    anna.page.unroute("**/assets/Table-*.js")
    anna.presses(anna.button("reload"))
    anna.prompt.wait_for()


def test_a_page_that_crashes_says_so_and_can_be_reloaded(people: People) -> None:
    anna = people("Anna")
    unheard = ["an_event_of_tomorrow"]

    def tell_something_new(push: dict[str, Any]) -> None:
        if push["type"] == "step" and push["seq"] > 0 and unheard:
            push["told"]["events"] = [{"type": unheard.pop()}]

    changes_pushes(anna, tell_something_new)
    anna.deals_against_bots(options={"first_player": "0"})
    by_hand(anna)
    anna.sees(anna.says("page-broken"))
    anna.presses(anna.button("try-again"))
    anna.prompt.wait_for()
    assert any("an_event_of_tomorrow" in problem for problem in anna.watch.problems)
    anna.watch.problems.clear()


def test_a_page_without_texts_says_so_in_both_languages(people: People) -> None:
    anna = people("Anna")
    anna.watch.line_may_break = True
    anna.page.route("**/assets/en-*.js", lambda route: route.abort())
    anna.opens("/")
    expect(anna.page.get_by_text("could not be loaded")).to_be_visible()
    expect(anna.page.get_by_text("Не удалось загрузить")).to_be_visible()
    anna.page.unroute("**/assets/en-*.js")
    anna.page.get_by_role("link", name="try again").click()
    anna.poster.wait_for()
    expect(anna.page.get_by_text("could not be loaded")).to_be_hidden()


def test_a_language_is_used_as_soon_as_it_can_be_fetched(people: People) -> None:
    anna, vera = people("Anna"), people("Вера", language="ru")
    anna.watch.line_may_break = True
    anna.opens("/")
    anna.poster.wait_for()
    with anna.page.expect_response("**/ZzFX-*.js"):
        anna.page.mouse.click(1, 1)  # the first gesture loads the sounds
    anna.page.context.set_offline(True)
    with anna.page.expect_event("requestfailed"):
        anna.presses(anna.button("other-language"))
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    anna.sees(anna.says("pitch"))
    anna.page.context.set_offline(False)
    anna.sees(vera.says("pitch"))
    anna.sees(vera.says("game-crooks.pitch"))
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
