"""Plays Legends by the buttons of the board, and by typed words."""

import json
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import Locator

from omerta import Match
from omerta.games.legends.view import LegendsView
from omerta.kernel import Seeded
from tests.browser.person import Person
from tests.browser.playing import come_together

ONE_JOB = {"mode": "one_shot", "difficulty": "easy", "first_job": "bank", "window_seconds": "none"}
"""A single bank without a clock, so that a slow machine has time."""
_MOST_ANSWERS = 400
_WISHES = ("escape", "pass", "done", "stop", "enough", "end")
"""The words that end a decision soonest, in this order."""


def part(person: Person, name: str) -> Locator:
    """A part of the board: challenges, hand, tray, scene, window …"""
    return person.page.locator(f"[data-part={name}]").first


def card(person: Person, name: str) -> Locator:
    """A challenge in the list."""
    return part(person, "challenges").locator(f"[data-card={name}]").first


def hand(person: Person) -> Locator:
    """The player's minions."""
    return part(person, "hand").locator("[data-minion]")


def confirm_button(person: Person, name: str) -> Locator:
    """The button that sends the choice."""
    return part(person, "tray").locator(f"[data-offer={name}]").first


def option(person: Person, name: str) -> Locator:
    """A button of the decision."""
    return part(person, "tray").locator(f"[data-answer={name}]").first


def verb(person: Person, name: str) -> str:
    """The typed word for it in the player's language."""
    return person.says(f"word-{name}").partition(",")[0]


def suggestions(person: Person) -> Locator:
    """The other players' proposals, in the bar."""
    return person.page.get_by_role("status", name=person.says("suggestions"), exact=True)


def is_in_a_break(person: Person) -> bool:
    """True between two scenarios, when there is nothing to try."""
    return part(person, "challenges").get_by_text(person.says("legends-no-challenges")).count() > 0


def labels(person: Person) -> list[str]:
    """All options of this player, by the list of the command line."""
    options = person.region("command").get_by_role("list").get_by_role("button")
    if not options.count():
        person.types("?")
    options.first.wait_for()
    return options.all_inner_texts()


def ends_the_decision(person: Person) -> None:
    """Type what ends a decision soonest; leave the scenario if possible."""
    _types_the_first_of(person, _WISHES)


def ends_the_decision_but_stays(person: Person) -> None:
    """Type what ends a decision soonest, but do not leave the others."""
    _types_the_first_of(person, _WISHES[1:])


def leaves_every_table(person: Person) -> None:
    """In the casino: type what uses up the tables soonest."""
    _types_the_first_of(person, ("swap", *_WISHES[1:]))


def _types_the_first_of(person: Person, wishes: Sequence[str]) -> None:
    offered = [label.partition(":")[0] for label in labels(person)]
    for wish in wishes:
        if verb(person, wish) in offered:
            person.types(verb(person, wish))
            return
    person.types(offered[0])


def until(
    everybody: Sequence[Person], over: Callable[[], bool], way: Callable[[Person], None]
) -> None:
    """Have each deciding player act this way until the condition holds."""
    answers = 0
    while answers < _MOST_ANSWERS:
        step = come_together(*everybody)
        if over():
            return
        asked = next((person for person in everybody if person.is_asked()), None)
        if over():
            return
        if asked is None:  # bots think
            everybody[0].waits_for_step(step + 1)
            continue
        answers += 1
        step = asked.step
        way(asked)
        asked.waits_for_step(step + 1)
    raise AssertionError("it never comes to that")


def campaign() -> Any:
    """The file of a whole campaign of a single player, with a break between its scenarios."""
    for seed in count():
        match = Match.new("legends", seats=1, seed=seed)
        answers = Seeded(seed)
        rested = False
        while match.waiting:
            view = match.view(0)
            assert isinstance(view, LegendsView)
            rested |= view.phase == "break"
            match.play(0, answers.pick(match.game.options(match.state, 0), "answer"))
        if rested:
            return json.loads(match.save())
    raise AssertionError("no campaign has two jobs")
