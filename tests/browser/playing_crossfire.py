"""Plays Crossfire by the buttons of the board, and records what a television receives."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from omerta.games.crossfire.components import ROLES
from tests.browser.person import Person

UNHURRIED = {
    "look_seconds": "20",
    "claim_seconds": "60",
    "talk_seconds": "300",
    "aim_seconds": "60",
}
"""Long enough for a slow machine: all players act, so no clock runs out."""
_MOST_LOOKS = 2_000
"""The most looks at all pages in turn, any of which may still show the previous state."""

WANDERING = """
  window.wandered = 0;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes]))
      if (node instanceof HTMLElement && node.classList.contains("wandering")) wandered += 1;
  }).observe(document, { subtree: true, childList: true });
"""
"""Counts the cards that move from one player to another."""
FILM = """
  window.finale = {};
  new MutationObserver(() => {
    const scene = document.querySelector("[data-part=finale]");
    if (!scene?.checkVisibility()) return;
    const seats = [...scene.querySelectorAll("[data-part=ring] .unseen")];
    (finale[scene.dataset.cue] ??= []).push(...seats.map((seat) => seat.textContent));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Records the seats shown in each scene of the finale, because a scene lasts only seconds."""


class Television:
    """A shared screen in a player's own browser, with a record of its announcements."""

    def __init__(self, owner: Person, code: str) -> None:
        self.owner = owner
        self.pushes: list[dict[str, Any]] = []
        self.page: Page = owner.page.context.new_page()
        self.page.set_viewport_size({"width": 1920, "height": 1080})
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.page.add_init_script(WANDERING + FILM)
        self.page.goto(f"/screen/{code}")

    def _hear(self, frame: str | bytes) -> None:
        self.pushes.append(json.loads(frame))

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-part={name}]")

    def shown(self, cue: str) -> set[str]:
        """The roles that were open in the scene with this call; a claim begins with other words."""
        names = {self.owner.says(f"role-{role}"): role for role in ROLES}
        self.page.wait_for_function("(cue) => cue in finale", arg=cue)
        told: list[str] = self.page.evaluate("(cue) => finale[cue]", cue)
        return {names[said] for text in told for said in re.split(r",\s*", text) if said in names}

    def before_the_calls(self) -> list[dict[str, Any]]:
        """Everything it received before the players pointed: the welcome, views and events."""
        steps = [
            place
            for place, push in enumerate(self.pushes)
            if push["type"] == "step"
            and any(event["type"] == "aims_shown" for event in push["told"]["events"])
        ]
        return self.pushes[: steps[0]]


def part(person: Person, name: str) -> Locator:
    """A part of the board: ring, tray, finale, result."""
    return person.page.locator(f"[data-part={name}]")


def looks_until_the_claim(everybody: list[Person]) -> None:
    """Look as often as asked, until a claim is asked for."""
    faces = [
        person.page.get_by_role("group", name=person.says("fire-faces")) for person in everybody
    ]
    # Found and pressed in one step, because a pressed button may disappear.
    buttons = [
        person.page.get_by_role(
            "button", name=person.says("fire-looked"), exact=True, disabled=False
        )
        for person in everybody
    ]
    looks = 0
    while not faces[0].count():
        for button in buttons:
            button.evaluate_all("found => found.forEach((button) => button.click())")
        looks += 1
        assert looks < _MOST_LOOKS, "nobody is ever asked for a claim"
    for face in faces:
        expect(face).to_be_visible()


def claims(person: Person, face: str) -> None:
    faces = person.page.get_by_role("group", name=person.says("fire-faces"))
    person.presses(faces.get_by_role("button", name=person.says(f"face-{face}"), exact=True))


def is_ready(person: Person) -> None:
    """Say ready twice, because it is final."""
    person.presses(person.button("fire-ready"))
    person.presses(person.button("fire-ready-sure"))


def aims(person: Person, seat: int) -> None:
    """Tap a player, or two with two guns, and lock the aim."""
    ring = part(person, "ring")
    person.presses(ring.locator(f"[data-seat='{seat}'] button"))
    person.presses(part(person, "tray").locator("[data-offer]"))
    expect(part(person, "tray").locator("[data-offer]")).to_have_count(0)
