"""Plays Crooks Out! by reading the sheets."""

import re
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

_READ = """(sheet) => [...sheet.querySelectorAll("[data-room]")].map((room) => ({
  room: room.dataset.room,
  number: room.querySelector(".number b")?.textContent ?? null,
  circled: room.classList.contains("circled"),
  filled: room.classList.contains("filled"),
  legal: room.classList.contains("legal"),
  name: room.getAttribute("aria-label"),
}))"""


class Room(NamedTuple):
    """A room as drawn, and as a screen reader names it."""

    room: str
    number: int | None
    circled: bool
    filled: bool
    legal: bool
    name: str


def sheet(person: Person, seat: int) -> Locator:
    """A sheet on the board; on a phone it must be the one that is shown."""
    return person.page.locator(f'[data-at="sheet-{seat}"]')


def reads(person: Person, seat: int) -> list[Room]:
    """The contents of a sheet."""
    rooms = sheet(person, seat).evaluate(_READ)
    return [
        Room(
            each["room"],
            None if each["number"] is None else int(each["number"]),
            each["circled"],
            each["filled"],
            each["legal"],
            each["name"],
        )
        for each in rooms
    ]


def room(person: Person, seat: int, name: str) -> Locator:
    return person.page.locator(f'[data-at="room-{seat}-{name}"]')


def rooms_without_own_crooks(person: Person, seat: int) -> list[str]:
    """The rooms of a sheet that can be asked for, without the own crooks."""
    cards = person.page.locator("[data-at=hand] [data-card]")
    hand = cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    return [
        each.room for each in reads(person, seat) if each.legal and f"hand-{each.room}" not in hand
    ]


def due(rooms: list[Room]) -> list[str]:
    """The numbers whose crooks all lie open, which a sharp-eyed player must name."""
    laid = [each.room for each in rooms if each.filled]
    return [
        each.room
        for each in rooms
        if each.number is not None
        and not each.circled
        and each.number
        == sum(crook[0] == each.room[0] or crook[1] == each.room[1] for crook in laid)
    ]


def best(rooms: list[Room]) -> Room:
    """The room with the best chance among those that can be asked for, according to the coach."""

    def chance(each: Room) -> float:
        told = re.search(r"(\d+(?:[.,]\d+)?)\s?%", each.name)
        return float(told[1].replace(",", ".")) if told else 0.0

    return max((each for each in rooms if each.legal), key=chance)


def is_circling(person: Person, seat: int) -> bool:
    """True if numbers are to be named and not a room; waits until an action is possible."""
    done = person.tray.locator("[data-answer=done]")
    done.or_(sheet(person, seat).locator(".legal")).first.wait_for()
    return done.count() > 0


def circles_and_is_done(person: Person, seat: int) -> None:
    """Name what is due on a sheet, number by number."""
    for name in due(reads(person, seat)):
        person.presses(room(person, seat, name))
        expect(room(person, seat, name)).to_have_class(re.compile(r"\bnamed\b"))
    person.presses(person.tray.locator("[data-answer=done]"))


def asks(person: Person, seat: int, name: str) -> None:
    """Point at a room, read the question, confirm."""
    person.presses(room(person, seat, name))
    person.presses(person.tray.locator("[data-offer=ask]"))


def acts_well(person: Person, rival: int) -> None:
    """Name what is due, or ask for the likeliest crook, at a table with a coach."""
    if is_circling(person, rival):
        circles_and_is_done(person, rival)
        return
    expect(person.tray.locator(".worlds")).to_be_attached()  # the coach has answered
    asks(person, rival, best(reads(person, rival)).room)
