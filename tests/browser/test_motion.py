"""Animations: in the order of the events, to the right places, and only as long as preferred."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand, hires_a_crook

TURNS = 3
WATCH = """() => {
  const board = document.querySelector("main");
  const lines = () => [...document.querySelectorAll("aside li button")].map((line) => line.innerText);
  const told = [lines()];
  const flights = [];
  const near = (one, other) => ["left", "top", "width", "height"]
    .every((side) => Math.abs(one[side] - other[side]) < 2);
  const landing = (ghost) => {
    const { left, top } = ghost.parentElement.getBoundingClientRect();
    const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = ghost;
    const end = { left: left + offsetLeft, top: top + offsetTop, width, height };
    return [...board.querySelectorAll("[data-card], [data-at]")]
      .find((card) => near(card.getBoundingClientRect(), end));
  };
  new MutationObserver((changes) => {
    if (lines().length !== told.at(-1).length) told.push(lines());
    const ghosts = changes.flatMap((change) => [...change.addedNodes])
      .filter((node) => node instanceof HTMLElement && node.style.position === "absolute");
    for (const ghost of ghosts) {
      const stays = ghost.getAnimations()[0].effect.getKeyframes().at(-1).transform === "none";
      const card = stays ? landing(ghost) : null;
      flights.push(card === undefined ? "nowhere" : (card?.textContent ?? "out of the game"));
    }
  }).observe(document.body, { subtree: true, childList: true });
  window.watched = { told, flights };
}"""
RESTS = """() => document.getAnimations()
  .every(({ playState, effect }) => playState !== "running"
    || effect.getComputedTiming().iterations === Infinity)
  && ![...document.querySelectorAll("main [aria-hidden]")]
    .some((part) => part.style.position === "absolute")"""


def board_of(person: Person) -> list[str]:
    """Everything on the board by name."""
    buttons = person.page.get_by_role("main").locator("button[data-at]")
    return [button.get_attribute("aria-label") or "" for button in buttons.all()]


def log_of(person: Person) -> list[str]:
    return person.page.locator("aside li button").all_inner_texts()


def test_fast_steps_are_shown_in_order_and_the_animation_ends(people: People) -> None:
    anna = people("Anna", reduced_motion="no-preference")
    anna.deals_against_bots(3, options={"first_player": "0"})
    anna.called.wait_for(state="attached")
    anna.page.evaluate(WATCH)
    for _ in range(3 * TURNS):  # recruit, hire, lay; the viewer may act while cards still fly
        anna.called.wait_for(state="attached")
        by_hand(anna)
    anna.called.wait_for(state="attached")
    anna.page.wait_for_function(RESTS)

    watched: dict[str, Any] = anna.page.evaluate("window.watched")
    log, board = log_of(anna), board_of(anna)
    for lines in watched["told"]:
        assert lines == log[: len(lines)]
    assert len(watched["told"]) > 3 * TURNS  # rivals' steps came one by one
    assert len(watched["flights"]) > 3 * TURNS
    assert "nowhere" not in watched["flights"]
    anna.page.reload()
    anna.called.wait_for(state="attached")
    assert (log_of(anna), board_of(anna)) == (log, board)


def test_a_player_can_act_while_a_card_is_still_flying(people: People) -> None:
    anna = people("Anna", reduced_motion="no-preference")
    anna.deals_against_bots(options={"first_player": "0"})
    anna.called.wait_for(state="attached")
    slow = anna.page.context.new_cdp_session(anna.page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    hires_a_crook(anna)
    anna.choosable.first.wait_for()  # the viewer may act while the card still flies
    assert not anna.page.evaluate(RESTS)
    anna.presses(anna.choosable.first)
    anna.page.wait_for_function(RESTS)
    expect(anna.tray.locator("[data-offer]").first).to_be_visible()


def test_nothing_moves_with_reduced_motion(people: People) -> None:
    anna = people("Anna")  # the system setting asks for it
    anna.deals_against_bots(3, options={"first_player": "0"})
    anna.called.wait_for(state="attached")
    anna.page.evaluate(WATCH)
    for _ in range(3):
        anna.called.wait_for(state="attached")
        by_hand(anna)
        assert anna.page.evaluate(RESTS)
    anna.called.wait_for(state="attached")
    assert anna.page.evaluate("window.watched.flights") == []
