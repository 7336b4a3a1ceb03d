"""The lesson, the hints, and remembered preferences."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import by_hand


def test_the_lesson_can_be_finished(people: People) -> None:
    anna = people("Anna", phone=True)
    anna.opens("/learn/crooks")
    anna.presses(anna.button("crooks-lesson-begin"))
    read = 0
    goes_on = anna.button("crooks-lesson-next")
    farewell = anna.page.get_by_text(anna.says("crooks-lesson-over"))
    for _ in range(200):
        anna.called.or_(goes_on).or_(farewell).or_(anna.over).first.wait_for(state="attached")
        if farewell.count():
            break
        if goes_on.count():
            anna.presses(goes_on)
            read += 1
        elif anna.called.count():
            by_hand(anna)
    assert read >= 5  # one card is only for rivals who lay face down
    anna.presses(anna.page.get_by_role("link", name=anna.says("crooks-lesson-real")))
    anna.play_now.wait_for()


def test_a_newcomer_gets_hints_until_they_switch_them_off(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    hint = anna.page.get_by_role("status", name=anna.says("hint-title"))
    expect(hint).to_contain_text(anna.says("crooks-hint-choose-hangout"))
    anna.presses(hint.get_by_role("button", name=anna.says("hint-off")))
    expect(hint).to_have_count(0)
    anna.page.reload()
    anna.prompt.wait_for()
    expect(hint).to_have_count(0)


def test_settings_are_remembered(people: People) -> None:
    anna = people("Anna")
    anna.opens("/settings")
    anna.chooses("settings-theme", anna.says("theme-light"))
    anna.chooses("settings-text", anna.says("text-percent", percent=130))
    for switch in ("settings-sound", "settings-keys"):
        anna.page.get_by_role("checkbox", name=anna.says(switch)).uncheck()
    anna.page.get_by_role("checkbox", name=anna.says("settings-marks")).check()
    anna.page.reload()
    html = anna.page.locator("html")
    for attribute, value in (("theme", "light"), ("text", "130"), ("marks", "strong")):
        expect(html).to_have_attribute(f"data-{attribute}", value)
    expect(anna.page.get_by_role("checkbox", name=anna.says("settings-sound"))).not_to_be_checked()

    anna.deals_against_bots(options={"first_player": "0"})
    anna.page.keyboard.press("?")
    anna.presses(anna.button("help"))
    expect(anna.dialog("keys-title")).to_contain_text(anna.says("keys-off"))


def test_settings_can_be_changed_during_a_match(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    anna.presses(anna.button("menu"))
    anna.presses(anna.button("page-settings"))
    anna.chooses("settings-text", anna.says("text-percent", percent=130))
    expect(anna.page.locator("html")).to_have_attribute("data-text", "130")
    anna.page.keyboard.press("Escape")
    expect(anna.choosable).not_to_have_count(0)
    assert len([push for push in anna.watch.pushes if push["type"] == "welcome"]) == 1
