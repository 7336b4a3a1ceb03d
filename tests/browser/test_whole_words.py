"""No word is cut, at any width, in both languages, from the first decision to the replay."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.games.crooks.components import ACTIONS
from tests.browser.conftest import People
from tests.browser.decks import deck_file
from tests.browser.person import Person
from tests.browser.playing import by_hand, plays_to_the_end

SIZES = ((1280, 800), (1240, 800), (1024, 768), (768, 1024), (390, 844), (360, 740))
EVERY = 5
"""The number of actions between two checks."""

CUT = """async (actions) => {
  const told = [...document.querySelectorAll(".does")].map((does) => [does.firstChild, does.innerText]);
  const found = new Set();
  for (const action of told.length ? actions : [""]) {  // any crook may have any action
    for (const [text] of told) text.data = action;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (isCut(text)) found.add(text.data.trim());
    }
  }
  for (const [text, words] of told) text.data = words;
  return [...found];

  function isCut(text) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility() || holder.closest(".unseen")) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const whole = range.getBoundingClientRect();
    for (let box = holder; box !== document.body; box = box.parentElement) {
      const { overflow, display } = getComputedStyle(box);
      if (/auto|scroll/.test(overflow)) return false;  // it can be scrolled to
      if (!/hidden|clip/.test(overflow) || /^inline$|contents/.test(display)) continue;
      const seen = box.getBoundingClientRect();
      if (whole.left < seen.left - 1 || whole.right > seen.right + 1
        || whole.top < seen.top - 4 || whole.bottom > seen.bottom + 4  // a line is higher than its letters
        || (box === holder && box.scrollWidth > box.clientWidth + 1)) return true;
    }
    return false;
  }
}"""


def cut_words(person: Person) -> Iterator[str]:
    """Words that are cut at one of the sizes; restores the window afterwards."""
    before = person.page.viewport_size
    assert before is not None
    actions = [person.words(f"action-{action}.does") for action in ACTIONS[1:]]
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        yield from (f"{width}: {words}" for words in person.page.evaluate(CUT, actions))
    person.page.set_viewport_size(before)


@pytest.mark.parametrize(("language", "name"), [("en", "Anna"), ("ru", "Анна")])
def test_no_word_is_cut_off_in_a_whole_match(
    people: People, tmp_path: Path, language: str, name: str
) -> None:
    player = people(name, language=language)
    player.goes_to(player.lays_a_table(seats=4, bots=["easy"] * 3, options={"first_player": "0"}))
    player.brings_a_deck(deck_file(tmp_path, bosses=4))  # they have the longest word
    player.sees("my-own")
    cut = set(cut_words(player))
    player.presses(player.button("start-game"))
    answers = 0

    def looks_and_answers(person: Person) -> None:
        nonlocal answers
        if answers % EVERY == 0:
            cut.update(cut_words(person))
            if person.choosable.count():
                person.presses(person.choosable.first)
                cut.update(cut_words(person))
                person.page.keyboard.press("Escape")
        answers += 1
        by_hand(person)

    plays_to_the_end(player, looks_and_answers)
    player.scores()
    cut.update(cut_words(player))
    player.opens(f"/replay/{player.play}")
    player.page.get_by_role("slider").wait_for()
    cut.update(cut_words(player))
    assert sorted(cut) == []
