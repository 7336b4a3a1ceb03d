"""Plays Mafia by the buttons of the board."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from omerta.games.mafia.components import CARD_IDS
from tests.browser.person import Person

_COLOURS = ("yellow", "red", "green", "blue")
_FIGURES = ("serve", "run", "ransom")
_ASKED = """() => {
  const all = (selector, name) =>
    [...document.querySelectorAll(selector)].map((part) => part.getAttribute(name));
  return {
    answers: all("[data-part=tray] [data-answer]", "data-answer"),
    streets: all(".street.able", "data-street"),
    cards: all("[data-part=tray] [data-slot]", "data-slot").length,
    fills: all("[data-part=tray] [data-fill]", "data-fill").length,
  };
}"""
"""All buttons, found in one call to the page."""


def streets(person: Person) -> Locator:
    return person.page.locator("[data-part=town] [data-street]")


def able(person: Person) -> Locator:
    """The streets that answer the present decision."""
    return person.page.locator(".street.able")


def lying_open(person: Person) -> Locator:
    """Streets with an open card, arrested or not."""
    return person.page.locator(".street.open, .street.arrested")


def prisoners(person: Person) -> Locator:
    """Figures in prison; if a figure must be named, those that can be."""
    inside = "[data-part=prison] [data-figure]"
    able_ones = person.page.locator(f"{inside}.able")
    return able_ones if able_ones.count() else person.page.locator(inside)


def option(person: Person, name: str) -> Locator:
    """A button below the hand."""
    return person.tray.locator(f'[data-answer="{name}"]')


def confirm_button(person: Person) -> Locator:
    """The chosen action, to be confirmed."""
    return person.tray.locator("[data-offer]")


def exchanges(person: Person, cards: int) -> None:
    """Exchange the first cards of the hand."""
    for slot in range(1, cards + 1):
        person.presses(person.tray.locator(f'[data-slot="{slot}"]'))
    person.presses(option(person, "exchange"))
    expect(option(person, "exchange")).to_have_count(0)


def lays(person: Person) -> None:
    """Lay card by card onto the own streets; a forced last card goes by itself."""
    lie = option(person, "lay")
    cards = person.tray.locator("[data-slot]:not(.placed)")
    empty = person.page.locator(".street.able:not(.drafted)")
    for _ in range(cards.count()):
        if not cards.count():
            break
        person.presses(cards.first)
        person.presses(empty.first)
    person.presses(lie)
    expect(lie).to_have_count(0)


def by_hand(person: Person) -> None:
    """Point at something, read its effect, confirm: prisoners first, then the streets."""
    anything = person.tray.locator("[data-answer]")
    anything.or_(able(person)).first.wait_for()
    if option(person, "exchange").count():
        exchanges(person, 1)
        return
    if option(person, "lay").count():
        lays(person)
        return
    named = [person.tray.locator(f"[data-answer^={kind}-]") for kind in _FIGURES]
    for choice in (*named, able(person), anything):
        if choice.count():
            person.presses(choice.first)
            person.presses(confirm_button(person))
            return


def by_words(person: Person) -> None:
    """Type the first possible action in this player's language."""
    person.tray.locator("[data-answer]").or_(able(person)).first.wait_for()
    asked = person.page.evaluate(_ASKED)
    answers: list[str] = asked["answers"]
    named = [each.partition("-") for each in answers if each.partition("-")[0] in _FIGURES]
    if "exchange" in answers:
        person.types(f"{_verb(person, 'swap')} 1")
    elif "lay" in answers:
        pairs = zip(range(1, asked["cards"] + 1), asked["streets"], strict=False)
        hand = " ".join([f"{slot}:{street}" for slot, street in pairs])
        person.types(f"{_verb(person, 'lay')} {hand}")
    elif named:
        kind, _, figure = named[0]
        person.types(f"{_verb(person, kind)} {_called(person, figure)}")
    elif asked["streets"]:
        person.types(f"{_verb(person, _deed(asked))} {asked['streets'][0]}")
    else:
        person.types(_verb(person, answers[0]))


def passes(person: Person) -> None:
    """Pass for the rest of a round, once the cards are laid; exchange and buy nothing."""
    person.tray.locator("[data-answer]").or_(able(person)).first.wait_for()
    for word in ("pass", "done", "exchange"):
        if option(person, word).count():
            person.types(_verb(person, "pass" if word == "pass" else "done"))
            return
    by_hand(person)


def _deed(asked: dict[str, Any]) -> str:
    """The kind of action on a street now, found by the other options."""
    for other, deed in {"pass": "open", "hold": "fire"}.items():
        if other in asked["answers"]:
            return deed
    return "fill" if asked["fills"] else "sell"


def _verb(person: Person, name: str) -> str:
    return person.says(f"word-{name}").partition(",")[0]


def _called(person: Person, figure: str) -> str:
    colour = next(each for each in _COLOURS if each.startswith(figure[:2]))
    return person.says(f"figure-{colour}") + figure[2:]


def views(person: Person) -> list[dict[str, Any]]:
    """All views, or their changes, that the table sent to this browser."""
    steps = [push["view"] for push in person.watch.pushes if push["type"] == "step"]
    told = [push["play"] for push in person.watch.pushes if push["type"] == "welcome"]
    return [*[play["view"] for play in told if play], *steps]


def faces_on_the_page(person: Person) -> set[str]:
    """The names of cards anywhere on the board: in texts, labels and titles."""
    html = person.page.locator("main").evaluate("(main) => main.outerHTML")
    names = {person.says(f"card-{card}") for card in CARD_IDS}
    return set(re.findall(rf"\b(?:{'|'.join(map(re.escape, names))})\b", html))
