"""LG-1: the table and the core steps of every scenario."""

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.events import CampaignStarted, CardRevealed, MinionsDrawn, ScenarioSetUp
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.kernel import Illegal, Seeded
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2


def new(seats: int, seed: int = 1, **choices: object) -> Table:
    chosen = LegendsSettings(**{"mode": "one_shot", **choices})  # type: ignore[arg-type]
    found: Table = GAME.new(seats, chosen, chance=Seeded(seed))
    return found


@rule("LG-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        new(seats)
    assert (refused.value.code, refused.value.clause) == ("wrong_seats", "LG-1.1")
    assert [new(each).seats for each in (1, 2, 3, 4)] == [1, 2, 3, 4]


@rule("LG-1.2")
@pytest.mark.parametrize(("seats", "clan"), [(1, 24), (2, 24), (3, 24), (4, 30)])
def test_the_first_clan(seats: int, clan: int) -> None:
    s = new(seats)
    mine = sum([hand.bit_count() for hand in s.hands]) + len(s.deck)
    assert mine == clan
    assert s.box.bit_count() == 50 - clan
    view = GAME.view(s, None)
    fours = {each.id for each in s.pack.file.minion if each.four}
    assert fours.issubset(view.box) == (seats < 4)
    assert all(name >= "m31" or name in fours for name in view.box)


@rule("LG-1.3", "LG-1.6", "LG-1.7", "LG-1.8")
@pytest.mark.parametrize(("scenario", "intro"), [("bank", 1), ("chase", 2)])
def test_the_core_steps_come_first(scenario: str, intro: int) -> None:
    s = new(3, first_job=scenario)
    view = GAME.view(s, None)
    assert (view.stock, len(view.problem_deck), view.problem_discard) == (12, 24, ())
    assert (view.exhausted, view.out, view.police) == ((), (), "uncontrolled")
    assert view.intro == intro
    kinds = [type(event) for event in GAME.opening(s)]
    assert kinds[:5] == [CampaignStarted, ScenarioSetUp, MinionsDrawn, MinionsDrawn, MinionsDrawn]
    assert kinds[5] is CardRevealed


@rule("LG-1.5")
@pytest.mark.parametrize(("difficulty", "size"), [("easy", 4), ("normal", 3), ("hard", 3)])
def test_starting_hands(difficulty: str, size: int) -> None:
    s = new(4, difficulty=difficulty)
    assert [hand.bit_count() for hand in s.hands] == [size] * 4
    assert len(s.deck) == 30 - 4 * size


@rule("LG-1.4")
def test_recruits_are_shuffled_in_if_the_setting_says_so() -> None:
    def dealt(recruits_first: str) -> int:
        t = table("legends", seats=2).campaign().setting(recruits_first=recruits_first)
        t.scenario("chase", car=12, van=14, lever=3).deck("m01 m02 m03 m04 m06 m07 m08 m09 m43 m44")
        t.dice.orders["clan deck"] = [list(range(9))]  # minions of level 1 are on top
        t.ends(P1)
        while t.view().decision == "spend":
            t.begins(t.match.waiting[0]).done()
        state = t.state
        return sum([(hand & ~state.pack.of_level[1]).bit_count() for hand in state.hands])

    assert dealt("on") == 3  # both, and the minion that was won
    assert dealt("off") == 0


@rule("LG-1.9")
def test_the_last_word_is_handed_on() -> None:
    s: Table = GAME.new(3, LegendsSettings(), chance=Seeded(1))
    assert GAME.waiting(s) == (0,)
    t = table("legends", seats=3).campaign().scenario("chase", lever=3, car=12, van=14).turn(P2)
    t.ends(P2).asks(P2, "spend").expect(speaker=P2)
