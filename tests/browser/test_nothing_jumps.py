"""The board keeps its place at every decision."""

import pytest

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand, plays_to_the_end
from tests.browser.test_every_page import LONGEST_NAME

PLACES = """() => {
  const scrolled = scrollY + document.querySelector("main").scrollTop;
  const top = (thing) => Math.round(thing.getBoundingClientRect().top + scrolled);
  return ["hangout-A", "target-2", "spot-2-0"]
    .map((name) => top(document.querySelector(`[data-at=${name}]`))).join(", ");
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_rows_of_the_board_do_not_move_during_a_match(people: People, *, phone: bool) -> None:
    vasilisa = people(LONGEST_NAME, language="ru", phone=phone)
    vasilisa.deals_against_bots(3, options={"first_player": "0"})
    places: dict[str, str] = {}

    def looks_and_answers(person: Person) -> None:
        places.setdefault(person.page.evaluate(PLACES), person.prompt.inner_text())
        by_hand(person)

    plays_to_the_end(vasilisa, looks_and_answers)
    assert len(places) == 1, places


def test_every_line_of_the_score_is_in_view_when_it_is_shown(people: People) -> None:
    anna = people("Anna", phone=True, reduced_motion="no-preference")
    anna.deals_against_bots(3, options={"first_player": "0"})
    plays_to_the_end(anna, by_hand)
    # The last line means that the score is complete; a line is highlighted for about a second.
    anna.page.wait_for_function(IN_SIGHT, arg="main tbody tr:nth-last-child(2).now")
    anna.page.wait_for_function(IN_SIGHT, arg="main .winners")


IN_SIGHT = """(name) => {
  const thing = document.querySelector(name);
  if (!thing) return false;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
