"""Every kind of page, one after the other, for what must hold on all of them."""

from collections.abc import Iterator

from tests.browser.person import Person
from tests.browser.playing import by_hand, gives_up, passes

PAGES = {
    "start": "/",
    "settings": "/settings",
    "credits": "/credits",
    "rules": "/rules/crooks",
    "learn": "/learn/crooks",
    "replay of a file": "/replay/open",
    "nowhere": "/no-such-page",
}


def tour(guest: Person, rival: Person) -> Iterator[str]:
    """Lead the guest from page to page, and tell the name of each; the rival only sits opposite."""
    for name, path in PAGES.items():
        guest.opens(path)
        guest.page.get_by_role("heading", level=1).wait_for()
        yield name
    yield from _lobby(guest, rival)
    yield from _turn(guest)
    yield from _sheets(guest)
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


def _lobby(guest: Person, rival: Person) -> Iterator[str]:
    code = guest.lays_a_table(options={"first_player": "0"})
    guest.goes_to(code)
    guest.region("seats-title").wait_for()
    yield "lobby"
    rival.comes_by_link(code)
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
    guest.presses(guest.button("menu"))
    guest.dialog("menu").wait_for()
    yield "menu"
    guest.presses(guest.button("page-settings"))
    guest.dialog("page-settings").wait_for()
    yield "settings over the table"
    guest.page.keyboard.press("Escape")
