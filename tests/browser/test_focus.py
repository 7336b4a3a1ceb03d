"""Keyboard focus: closing returns it, and removed controls leave it nearby."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person


def closes(person: Person, way: str) -> None:
    """Close the open sheet."""
    sheet = person.page.get_by_role("dialog")
    if way == "escape":
        person.page.keyboard.press("Escape")
    elif way == "veil":
        person.page.mouse.click(5, 5)
    else:
        person.presses(sheet.get_by_role("button", name=person.says(way), exact=True))
    expect(sheet).to_have_count(0)


def test_closing_a_sheet_returns_the_focus_to_its_opener(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    for way in ("close", "veil", "cancel", "escape"):
        anna.button("leave").press("Enter")
        anna.dialog("leave-sure").wait_for()
        closes(anna, way)
        expect(anna.button("leave")).to_be_focused()
    for way in ("close", "escape"):  # from one sheet to another, and back to the table
        anna.button("menu").press("Enter")
        anna.dialog("menu").get_by_role("button", name=anna.says("page-rules")).press("Enter")
        anna.dialog("page-rules").wait_for()
        closes(anna, way)
        expect(anna.button("menu")).to_be_focused()


def test_the_focus_follows_from_page_to_page_to_the_seat_and_to_the_board(
    people: People,
) -> None:
    anna = people("Anna")
    code = anna.lays_a_table(options={"first_player": "0"})
    anna.opens("/")
    anna.page.get_by_role("link", name=anna.says("page-settings")).press("Enter")
    expect(anna.focused).to_have_text(anna.says("page-settings"))
    anna.page.go_back()
    expect(anna.focused).to_have_text(anna.says("pitch"))

    anna.goes_to(code)
    anna.button("stand-up").press("Enter")
    expect(anna.button("sit-here").first).to_be_focused()
    anna.button("sit-here").first.press("Enter")
    expect(anna.button("stand-up")).to_be_focused()
    anna.button("fill-with-bots").press("Enter")
    expect(anna.button("start-game")).to_be_focused()
    anna.button("start-game").press("Enter")
    expect(anna.focused).to_have_text(f"{anna.says('game-crooks')}, {anna.says('board')}")


def test_after_an_action_the_focus_stays_on_the_board(people: People) -> None:
    anna, boris = people("Anna"), people("Boris")
    code = anna.lays_a_table(options={"first_player": "0"})
    anna.goes_to(code)
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("start-game"))
    anna.called.wait_for(state="attached")
    anna.button("crooks-do-pass").press("Enter")
    anna.button("crooks-do-pass").press("Enter")
    anna.elsewhere.wait_for()
    expect(anna.page.get_by_role("main")).to_be_focused()


def test_tab_leads_from_a_refused_card_to_the_rule_and_back(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    card = anna.region("crooks-targets").get_by_role("button", name="Target 4, Anna")
    link = anna.page.get_by_role("alert").get_by_role("link")
    card.press("Enter")
    link.wait_for()
    anna.page.keyboard.press("Tab")
    expect(link).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.dialog("page-rules").wait_for()
    closes(anna, "escape")
    expect(card).to_be_focused()
    card.press("Enter")
    link.wait_for()
    for _ in range(3):  # the rule, the button that closes, back
        anna.page.keyboard.press("Tab")
    expect(link).to_have_count(0)
    expect(card).to_be_focused()
