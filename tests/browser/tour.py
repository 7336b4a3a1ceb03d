"""Visits every kind of page, for checks that must hold on all of them."""

from collections.abc import Iterator

from tests.browser.person import Person
from tests.browser.playing import by_hand, gives_up, passes, sit_side_by_side

PAGES = {
    "start": "/",
    "settings": "/settings",
    "credits": "/credits",
    "rules": "/rules/crooks",
    "learn": "/learn/crooks",
    "replay of a file": "/replay/open",
    "nowhere": "/no-such-page",
}
SHEETS = {
    "menu": "menu",
    "share": "table-code",
    "page-rules": "page-rules",
    "notes": "notes",
    "page-settings": "page-settings",
    "agreed": "agreed",
    "leave": "leave-sure",
}
"""The menu and the sheets it opens, with their titles."""


def tour(guest: Person, rival: Person) -> Iterator[str]:
    """Lead the guest from page to page and yield the name of each; the rival only has a seat."""
    for name, path in PAGES.items():
        guest.opens(path)
        guest.page.get_by_role("heading", level=1).wait_for()
        yield name
    yield from _doors(guest, rival)
    yield from _curtain(guest)
    yield from _lobby(guest, rival)
    yield from _turn(guest)
    yield from _sheets(guest)
    yield from _past(guest)
    rival.called.wait_for(state="attached")
    passes(rival)
    gives_up(guest)
    guest.scores()
    yield "result"
    guest.presses(guest.page.get_by_role("link", name=guest.says("replay"), exact=True))
    guest.presses(guest.button("replay-last"))
    guest.presses(guest.button("fair-check"))
    guest.sees(guest.says("fair-agrees"))
    yield "replay"


def _doors(guest: Person, rival: Person) -> Iterator[str]:
    code = rival.lays_a_table()
    rival.goes_to(code)
    rival.field("password").fill("sesame")
    rival.presses(rival.region("choices").get_by_role("button", name=rival.says("done")))
    rival.page.get_by_text(rival.says("password-set")).first.wait_for()
    guest.goes_to(code)
    guest.field("ask-name").wait_for()
    yield "asked for a name"
    guest.gives_a_name()
    guest.field("table-password").wait_for()
    yield "asked for a password"


def _curtain(guest: Person) -> Iterator[str]:
    sit_side_by_side(guest)
    guest.presses(guest.button("start-game"))
    guest.page.get_by_role("heading", name=guest.says("curtain-title", name="")).wait_for()
    yield "behind the curtain"


def _lobby(guest: Person, rival: Person) -> Iterator[str]:
    code = guest.lays_a_table(options={"first_player": "0"})
    guest.goes_to(code)
    guest.region("seats-title").wait_for()
    yield "lobby"
    rival.goes_to(code)
    rival.sits()
    guest.presses(guest.button("start-game"))


def _turn(guest: Person) -> Iterator[str]:
    guest.called.wait_for(state="attached")
    yield "own turn"
    guest.presses(guest.choosable.last)
    yield "a hangout chosen"
    guest.presses(guest.tray.get_by_role("button").first)
    guest.tray.get_by_role("list", name=guest.says("crooks-pile")).wait_for()
    yield "looking through a pile"
    by_hand(guest)
    guest.choosable.first.wait_for()
    yield "a crook in hand"
    guest.presses(guest.choosable.first)
    yield "a spot chosen"
    guest.presses(guest.tray.get_by_role("button").first)
    while guest.is_asked():
        by_hand(guest)
    yield "the rival's turn"


def _sheets(guest: Person) -> Iterator[str]:
    menu = guest.dialog("menu")
    for sheet, title in SHEETS.items():
        guest.presses(guest.button("menu"))
        if sheet != "menu":
            guest.presses(menu.get_by_role("button", name=guest.says(sheet), exact=True))
        guest.dialog(title, code=guest.code).wait_for()
        yield sheet
        guest.page.keyboard.press("Escape")


def _past(guest: Person) -> Iterator[str]:
    """The chat, the log, and an earlier step; on a phone both are sheets."""
    for place in ("chat", "log"):
        name = guest.says(place)
        tab = guest.page.get_by_role("tab", name=name, exact=True)
        panel = guest.page.get_by_role("tabpanel", name=name, exact=True)
        guest.presses(tab.or_(guest.button(place)))
        there = panel.or_(guest.dialog(place))
        there.wait_for()
        yield place
        if place == "log":
            guest.presses(there.get_by_role("listitem").get_by_role("button").first)
        elif not tab.count():
            guest.page.keyboard.press("Escape")
    guest.sees(guest.says("look-back"))
    yield "an earlier moment"
    guest.page.keyboard.press("Escape")
