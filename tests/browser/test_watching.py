"""A spectator sees the public table, cannot act, and has a chat of their own."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_every_page import TOO_WIDE, violations


def chat_of(person: Person) -> str:
    return person.page.get_by_role("log", name=person.says("chat"), exact=True).inner_text()


def opens_the_chat(person: Person) -> None:
    person.presses(person.page.get_by_role("tab", name=person.says("chat")))


def test_a_spectator_sees_the_table_and_cannot_act(people: People) -> None:
    anna, gleb = people("Anna"), people("Gleb")
    anna.deals_against_bots(options={"first_player": "0"})
    gleb.comes_by_link(anna.code)
    expect(gleb.prompt).to_contain_text(gleb.says("watching"))
    expect(gleb.prompt).to_contain_text(gleb.says("prompt-waiting", player="Anna"))
    expect(gleb.region("crooks-targets").get_by_role("button")).to_have_count(1 + 8 + 16)
    expect(gleb.choosable).to_have_count(0)
    expect(gleb.tray.get_by_role("button")).to_have_count(0)
    expect(gleb.region("command")).to_have_count(0)
    expect(anna.region("seats-panel")).to_contain_text("Gleb")

    gleb.presses(gleb.region("table-hangouts").get_by_role("button").first)
    expect(gleb.tray).to_contain_text(gleb.says("crooks-nobody-looked"))
    expect(gleb.page.get_by_role("alert")).to_have_count(0)


def test_during_a_match_only_spectators_read_spectators_chat(people: People) -> None:
    anna, gleb, dina = people("Anna"), people("Gleb"), people("Dina")
    anna.deals_against_bots(options={"first_player": "0"})
    for spectator in (gleb, dina):
        spectator.comes_by_link(anna.code)
    for person in (anna, gleb, dina):
        opens_the_chat(person)
    gleb.sees(gleb.says("chat-watchers-only"))
    gleb.says_in_chat("she holds a boss")
    dina.sees("she holds a boss")
    anna.says_in_chat("what do you whisper?")
    for person in (anna, gleb, dina):
        person.sees("what do you whisper?")
    assert "she holds a boss" not in chat_of(anna)
    anna.page.reload()
    opens_the_chat(anna)
    anna.sees("what do you whisper?")
    assert "she holds a boss" not in chat_of(anna)


def test_chat_is_only_text(people: People) -> None:
    anna, boris = people("Anna"), people("<b>Boris</b>")
    code = anna.opens_a_table()
    boris.comes_by_link(code)
    boris.sits()
    boris.says_in_chat("<img src=x onerror=alert(1)>")
    anna.sees("<img src=x onerror=alert(1)>")
    anna.sees("<b>Boris</b>")


def test_a_spectator_joins_a_running_match_when_the_players_agree(people: People) -> None:
    anna, boris, clara = people("Anna"), people("Boris", phone=True), people("Clara")
    code = anna.lays_a_table(seats=3)
    anna.goes_to(code)
    for person in (boris, clara):
        person.comes_by_link(code)
        person.sits()
    anna.presses(anna.button("start-game"))
    for person in (anna, boris, clara):
        person.prompt.wait_for()
    vera = people("Vera", language="ru")
    vera.comes_by_link(code)
    clara.presses(clara.button("leave"))
    clara.presses(clara.button("leave-stand"))
    for answer in ("undo-refuse", "undo-agree"):
        vera.presses(vera.button("sit-here"))
        wish = {
            person: person.page.locator("[data-part=newcomer]") for person in (anna, boris, vera)
        }
        expect(wish[vera]).to_contain_text(vera.says("seat-asked-own", seat="Clara"))
        for person in (anna, boris):
            expect(wish[person]).to_contain_text(
                person.says("seat-asked", name="Vera", seat="Clara")
            )
            assert person.page.evaluate(TOO_WIDE) == []
        assert violations(boris, "light") == []
        boris.button(answer).focus()
        boris.page.keyboard.press("Enter")
        if answer == "undo-agree":
            anna.presses(anna.button(answer))
        expect(wish[anna]).to_have_count(0)
        if answer == "undo-refuse":
            vera.sees(vera.says("seat-refused"))
            vera.presses(vera.button("sit-here"))
            vera.sees(vera.says("asked-too-soon"))
            vera = people("Vera", language="ru")
            vera.comes_by_link(code)
    expect(vera.tray).to_be_visible()
    expect(anna.region("seats-panel")).to_contain_text(
        anna.says("seat-seen-by", names="Clara, Vera")
    )
