"""LG-17: difficulty."""

import pytest

from omerta.games.legends.actions import Pass, Use, UseIntro
from omerta.games.legends.events import DiceRerolled, IntroUsed
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2


@rule("LG-17.1")
def test_the_level_holds_for_the_whole_campaign() -> None:
    t = table("legends", seats=2).campaign().setting(difficulty="easy")
    t.scenario("chase", lever=3, car=12, van=14).ends(P1).done()
    t.expect(difficulty="easy", limit=8, scenario="bank")
    assert [len(each.hand) for each in t.view().seats] == [4, 4]


@rule("LG-17.3", "LG-1.7")
def test_an_intro_card_rerolls_everything() -> None:
    t = table("legends", seats=2).setting(difficulty="easy").scenario("chase").hand(P1, "m01")
    t.hand(P2, "m02").problems(P1, "pr19").tries(P1, "pr19", "m01", "1 1 | -")
    t.asks(P1, "ability").offers_exactly(UseIntro(), Pass()).rolls("4 4 | x2").uses_intro()
    t.expect_event(IntroUsed, player=P1).expect_event(DiceRerolled, dice=("4", "4"), red="x2")
    t.expect(intro=1).rolls("1 2 | -").uses_intro().expect(intro=0)  # the chase has two
    t.asks(P2, "ability").offers_exactly(Use("m02"), Pass())
    t.refused(UseIntro(), "no_intro_reroll", "LG-17.3", by=P2).passes(P2).expect_total(3)
    t.ready_for(P1)


@rule("LG-17.3")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_other_levels_have_no_such_reroll(difficulty: str) -> None:
    t = table("legends", seats=2).setting(difficulty=difficulty).hand(P1, "m01 m02")
    t.problems(P1, "pr19").tries(P1, "pr19", "m01", "1 1 | -").asks(P1, "ability")
    t.refused(UseIntro(), "no_intro_reroll", "LG-17.3").passes(P1).ready_for(P1)
