"""Whole matches: by hand, by keys, by typed words; alone and together."""

import re
from collections.abc import Callable, Iterator, Mapping

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

Way = Callable[[Person], None]
"""How a player answers one decision."""

_MOST_ANSWERS = 200
_MOST_TABS = 80
_AT_ONCE = ("crooks-do-yes", "crooks-do-kill-nobody", "crooks-do-spy-nothing")
_ASKED_TWICE = ("crooks-do-discard", "crooks-do-pass")

_FOCUSED = """() => {
  const here = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(here);
  return {
    name: here.getAttribute("aria-label") ?? here.textContent.trim(),
    onBoard: here.closest("main") !== null && here.localName === "button",
    seen: here === document.body || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
  };
}"""


def sit_side_by_side(pair: Person, **table: object) -> str:
    """Seat Anna and Clara at one browser; returns the table's code."""
    code = pair.lays_a_table(**table)
    pair.goes_to(code)
    pair.presses(pair.button("sit-second").first)
    pair.field("sit-second-name").fill("Clara")
    dialog = pair.dialog("sit-second")
    pair.presses(dialog.get_by_role("button", name=pair.says("done")))
    return code


def plays_to_the_end(person: Person, way: Way) -> int:
    """Act until the match is over; returns the number of actions."""
    for answers in range(_MOST_ANSWERS):
        person.called.or_(person.over).first.wait_for(state="attached")
        if person.over.count():
            return answers
        way(person)
    raise AssertionError("this game does not end")


def play_together(ways: Mapping[Person, Way], *, after: Callable[[], None]) -> None:
    """Have all players act in turn until the match is over, with `after` after each action."""
    for person in turns(*ways):
        ways[person](person)
        after()


def turns(*people: Person) -> Iterator[Person]:
    """Yield the player who must act, one after another, until the match is over; each acts at once."""
    answers = 0
    while answers < _MOST_ANSWERS:
        step = come_together(*people)
        asked = next((person for person in people if person.is_asked()), None)
        if asked:
            answers += 1
            yield asked
        elif people[0].over.count():
            return
        else:  # a bot thinks, or not all pages have received the last step
            people[0].waits_for_step(step + 1)
    raise AssertionError("this game does not end")


def come_together(*people: Person) -> int:
    """Wait until all pages show the same step, and return it; a table updates its pages one by one."""
    steps = {person.step for person in people}
    while len(steps) > 1:
        for person in people:
            person.waits_for_step(max(steps))
        steps = {person.step for person in people}
    return steps.pop()


def hires_a_crook(person: Person) -> None:
    """The first half of a turn: search a pile of several and hire a crook."""
    person.presses(person.choosable.first)
    person.presses(person.tray.get_by_role("button").first)
    person.presses(person.tray.get_by_role("button", name=_begins(_hire(person))).first)


def gives_up(person: Person) -> None:
    """Play one turn, then pass; bots play the match to its end."""
    for _ in range(3):  # recruit, hire, lay
        person.called.wait_for(state="attached")
        by_hand(person)
    person.called.wait_for(state="attached")
    while not person.button("crooks-do-pass").count():
        by_hand(person)
        person.called.wait_for(state="attached")
    passes(person)
    person.over.wait_for()


def passes(person: Person) -> None:
    """Pass by typing one word."""
    person.types(person.says("option-pass").partition(":")[0])


def by_hand(person: Person) -> None:
    """Point at an option, read its effect, confirm."""
    hires = person.tray.get_by_role("button", name=_begins(_hire(person)))
    if hires.count():
        person.presses(hires.last)
    elif person.choosable.count():
        person.presses(person.choosable.first)
        where_to = person.tray.get_by_text(person.says("crooks-move-where"))
        if where_to.count():
            person.presses(person.tray.get_by_role("button").first)
        person.presses(person.tray.get_by_role("button").first)
    else:
        for answer in _loose(person):
            person.presses(answer)


def by_keys(person: Person) -> None:
    """Tab to an option and press Enter; the offer has the focus then; press Enter again."""
    hire = _hire(person)
    loose = {person.says(message) for message in (*_AT_ONCE, *_ASKED_TWICE)}
    offered = person.choosable.count() > 0

    def wanted(name: str) -> bool:
        return name.startswith(hire) or (
            name.endswith(person.words.able) if offered else name in loose
        )

    name = tabs_to(person, wanted)
    person.page.keyboard.press("Enter")
    if name.startswith(hire) or name in {person.says(message) for message in _AT_ONCE}:
        return
    if person.tray.get_by_text(person.says("crooks-move-where")).count():
        destination = person.tray.get_by_role("button").first.inner_text()
        tabs_to(person, lambda name: name == destination)
        person.page.keyboard.press("Enter")
    expect(person.tray.locator("[data-offer]:focus")).to_have_count(1)
    person.page.keyboard.press("Enter")


def by_words(person: Person) -> None:
    """Ask for the options, and type the middle one of the list up to its colon."""
    options = person.region("command").get_by_role("list").get_by_role("button")
    if not options.count():
        person.types("?")
    options.first.wait_for()  # the list is loaded on demand
    labels = options.all_inner_texts()
    recruits = labels[:-1] if len(labels) > 1 else labels  # the last one is often a pass
    person.types(recruits[len(recruits) // 2].partition(":")[0])


def tabs_to(person: Person, wanted: Callable[[str], bool]) -> str:
    """Press Tab until the focus is on such a button of the board; the focus is always visible."""
    for _ in range(_MOST_TABS):
        person.page.keyboard.press("Tab")
        focused = person.page.evaluate(_FOCUSED)
        assert focused["seen"], f"the focus on {focused['name']!r} cannot be seen"
        if focused["onBoard"] and wanted(focused["name"]):
            return str(focused["name"])
    raise AssertionError("Tab never comes there")


def _hire(person: Person) -> str:
    return person.says("crooks-take", able="yes", crook="").strip()


def _begins(text: str) -> re.Pattern[str]:
    return re.compile("^" + re.escape(text))


def _loose(person: Person) -> list[Locator]:
    """The buttons to press for an action without a place on the board."""
    for message in (*_AT_ONCE, *_ASKED_TWICE):
        answer = person.button(message)
        if answer.count():
            return [answer] if message in _AT_ONCE else [answer, answer]
    raise AssertionError(f"nothing to press: {person.prompt.inner_text()}")
