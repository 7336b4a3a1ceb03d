"""Section 9: the worked examples of the core rules, as printed."""

from collections.abc import Callable

import pytest

from omerta.games.legends.actions import Use
from omerta.games.legends.components_pack import pack_of
from omerta.games.legends.events import ChallengeChosen, DiceRolled, MinionWon
from omerta.games.legends.frames import Step
from omerta.games.legends.rules.setup import begin_scenario, set_up
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import empty_table
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable
from omerta.testing.legends_layout import Dice
from tests.games.legends.hooked_bank import HookedBank


def two() -> LegendsTable:
    return table("legends", seats=2)


@rule("LG-4.6", "LG-4.17", "LG-4.19")
def test_example_1_icons_become_dice_and_the_total_solves() -> None:
    t = two().problems(P1, "pr07").hand(P1, "m01 m06")
    t.tries(P1, "pr07", "m01 m06", "3 2 1 | -")
    t.expect_event(DiceRolled, dice=("3", "2", "1"), red="blank")
    t.expect_total(6, 1).expect_problems(P1, "").expect_unchanged(P2).ready_for(P1)


@rule("LG-4.6", "LG-4.16", "LG-4.20")
def test_example_2_a_multiplier_and_surplus_successes() -> None:
    t = (
        two()
        .scenario("bank", vault="va07")
        .hand(P1, "m31 m43")
        .rolls("4 4 3 2 1 1 1 | x3", "1 1 1 1")
    )
    t.interacts(P1, "va07").plays("m31", "m43")
    t.expect_total(24, 4).expect(vault=None, vault_discard=("va07",)).ready_for(P1)


@rule("LG-4.15", "LG-6.2")
def test_example_3_a_lock_blocks_and_hurts() -> None:
    t = two().problems(P1, "pr07").hand(P1, "m43").tries(P1, "pr07", "m43", "4 3 2 K | x2")
    t.expect_total(8, 2).expect_exhausted("m43").expect_table(P1, "").expect_out("").ready_for(P1)


@rule("LG-4.13")
@pytest.mark.parametrize(("cancelled", "total", "exhausted"), [(0, 7, "m43"), (1, 10, "")])
def test_example_4_a_luck_counts_or_cancels(cancelled: int, total: int, exhausted: str) -> None:
    t = two().problems(P1, "pr19").hand(P1, "m43").tries(P1, "pr19", "m43", "4 2 L K | x2")
    t.expect(decision="luck")
    assert t.view().roll is not None
    assert t.view().roll.totals == (7, 10)  # type: ignore[union-attr]
    t.luck(cancelled).expect_total(total).expect_exhausted(exhausted).ready_for(P1)


@rule("LG-4.15", "LG-4.16")
@pytest.mark.parametrize(("cancelled", "exhausted"), [(0, "m01"), (1, "")])
def test_example_5_a_lock_blocks_a_luck_and_nothing_is_multiplied(
    cancelled: int, exhausted: str
) -> None:
    t = two().problems(P1, "pr07").hand(P1, "m01").tries(P1, "pr07", "m01", "L K | x3")
    t.luck(cancelled).expect_total(0, 0).expect_exhausted(exhausted)
    t.expect_problems(P1, "pr07").ready_for(P1)


@rule("LG-6.4")
def test_example_6_the_second_damage_takes_the_only_minion_out() -> None:
    t = two().problems(P1, "pr07").hand(P1, "m31").tries(P1, "pr07", "m31", "4 K K | x2")
    t.expect_total(0).expect_exhausted("").expect_out("m31").expect_table(P1, "").ready_for(P1)


@rule("LG-6.2", "LG-6.3")
def test_example_7_one_is_exhausted_another_goes_out() -> None:
    t = two().problems(P1, "pr07").hand(P1, "m01 m02 m06")
    t.tries(P1, "pr07", "m01 m02 m06", "4 4 3 K K | -").hit("m01", "m02")
    t.expect_total(3).expect_exhausted("m01").expect_out("m02").expect_table(P1, "m06")
    t.ready_for(P1)


@rule("LG-4.7")
def test_example_8_two_minus_dice_leave_one_die() -> None:
    t = two().problems(P1, "pr05 pr14").problems(P2, "pr11").hand(P1, "m11")
    t.tries(P1, "pr11", "m11", "3 | -").expect_event(DiceRolled, dice=("3",))
    t.expect_total(3, 0).ready_for(P1)


@rule("LG-4.8")
def test_example_9_the_stock_limits_a_roll(
    play_with: Callable[[HookedBank], HookedBank],
) -> None:
    play_with(HookedBank(away=8))
    t = table("legends", seats=4).problems(P1, "pr07").hand(P1, "m43 m31").expect(stock=4)
    t.tries(P1, "pr07", "m43 m31", "1 1 1 1 | -").expect_total(4, 1).expect(stock=4).ready_for(P1)


@rule("LG-7.5", "LG-6.5")
@pytest.mark.parametrize(("cancelled", "total"), [(0, 8), (1, 9)])
def test_example_10_cheer_brings_two_for_each_success(cancelled: int, total: int) -> None:
    t = two().hand(P1, "m16 m26 m27").exhausted("m01 m02 m03 m04 m06")
    t.tries(P1, "cheer", "m26 m27 m16", "4 3 2 L K | -").luck(cancelled)
    t.expect_total(total, 2).expect(left_to_pick=4).takes("m01", "m02", "m03", "m06")
    t.expect_exhausted("m04").expect_in_deck("m01", "m02", "m03", "m06")
    t.expect_table(P1, "m16 m26 m27").expect_out("").ready_for(P1)


@rule("LG-4.11")
def test_example_11_two_players_use_abilities_on_one_roll() -> None:
    t = two().problems(P1, "pr19").hand(P1, "m43 m04").hand(P2, "m01")
    t.tries(P1, "pr19", "m43", "4 1 1 K | x2").expect(decision="ability")
    assert t.view().roll.totals == (3,)  # type: ignore[union-attr]
    t.passes(P1).rolls("3").uses(P2, "m01").die(2)
    assert t.view().roll.totals == (7,)  # type: ignore[union-attr]
    t.uses(P1, "m04").expect_total(12, 2).expect_exhausted("m01 m04").expect_table(P1, "m43")
    t.expect_out("").ready_for(P1)


@rule("LG-4.19")
@pytest.mark.parametrize(("roll", "total", "successes"), [("2 1 1", 4, 0), ("3 2 1", 6, 2)])
def test_example_12_an_extra_success_needs_a_success(roll: str, total: int, successes: int) -> None:
    t = two().scenario("bank", vault="va07").hand(P1, "m31").hand(P2, "m49")
    t.rolls(f"{roll} | -", "1 1 1 1").interacts(P1, "va07").plays("m31").uses(P2, "m49")
    t.expect_total(total, successes)
    t.expect(vault=None if successes else "va07").ready_for(P1)


def test_example_13_the_red_die_is_turned() -> None:
    t = two().problems(P1, "pr07").hand(P1, "m31").hand(P2, "m44")
    t.tries(P1, "pr07", "m31", "2 2 1 | -").uses(P2, "m44").expect_total(9, 2).ready_for(P1)


@rule("LG-6.6")
def test_example_14_fatigue_hits_no_minion_or_where_damage_does_not() -> None:
    t = two().problems(P1, "pr06").hand(P1, "m36").tries(P1, "pr06", "m36", "4 3 K | F")
    t.expect_total(3).expect_exhausted("m36").expect_out("").ready_for(P1)
    t = two().out("m02").hand(P1, "m36").tries(P1, "revive", "m36", "4 3 K | F")
    t.expect_total(3, 0).expect_exhausted("m36").expect_out("m02").ready_for(P1)


@rule("LG-10.1", "LG-7.6")
def test_example_15_three_rounds_of_police() -> None:
    t = two().police("controlled").before("police", "round").expect(police="uncontrolled")
    t.asks(P1, "first")
    t = two().turn(P1).hand(P1, "m43 m44").hand(P2, "m01").problems(P2, "pr07")
    t.tries(P1, "control", "m44", "4 4 2 1 | -").all_pass().expect(police="controlled")
    t.tries(P1, "pr07", "m43", "1 1 1 1 | S").all_pass().expect(police="uncontrolled")
    t.ready_for(P1)
    t = two().police("uncontrolled").before("police", "round").expect(police="active")
    t.asks(P1, "first")
    t = two().police("active").before("police", "round").hand(P2, "m01 m02")
    t.asks(P1, "lose_any").loses("m01").expect_out("m01").expect(police="active").asks(P1, "first")


@rule("LG-9.1", "LG-9.2", "LG-9.3")
def test_example_16_fingerprints_at_the_limit() -> None:
    def counted(seats: int, prints: int, alarms: str, more: str = "") -> LegendsTable:
        t = table("legends", seats=seats).problems(P1, f"pr06 pr01 {more}").problems(P2, "pr02")
        t.problems(P3, "pr20").board(alarms=alarms).last_turn(P1)
        return t.expect(fingerprints=prints).ends(P1)

    counted(3, 6, "al01 al02").expect(limit=7).asks(P1, "first")
    counted(3, 7, "al01 al02 al03").over(reason="arrested")
    counted(4, 9, "al01 al02 al03", "pr07").expect(limit=10).asks(P1, "first")
    counted(4, 10, "al01 al02 al03 al04", "pr07").over(reason="arrested")


@rule("LG-14.3", "LG-14.4", "LG-14.5", "LG-14.6", "LG-14.7")
def test_example_17_a_break() -> None:
    t = two().campaign().scenario("chase", car=12, van=14, lever=3).out("m01 m02 m43")
    t.dice.picks.append(t_number("m40"))
    t.ends(P1).expect_event(MinionWon, minion="m40").asks(P1, "spend")
    t.expect(purse=15, reputations=(15,), out=("m01", "m02", "m43"))
    level2 = [name for name in t.view().market if name < "m43"]
    level3 = [name for name in t.view().market if name >= "m43"]
    assert (len(level2), len(level3)) == (5, 3)
    t.bails("m43").expect(purse=12).hires(level3[0]).expect(purse=7)
    t.hires(level2[0], level2[1]).expect(purse=1).bails("m01").expect(purse=0).done()
    view = t.view()
    assert view.decision == "first", "the second scenario begins"
    minions = sum([len(each.hand) for each in view.seats]) + len(view.deck)
    assert minions == 28, "one more than in the example, where m01 is not bailed"
    assert "m02" in view.box
    assert not view.lost
    t.asks(P1, "first")


def t_number(name: str) -> int:
    return pack_of(LegendsSettings()).number[name]


@rule("LG-1.4", "LG-1.5")
def test_example_18_recruits_report_first() -> None:
    chosen = LegendsSettings()
    s = empty_table(3, chosen, pack_of(chosen))
    for name in ("m31", "m32", "m43", "m44"):
        s.clan |= 1 << t_number(name)
        s.box &= ~(1 << t_number(name))
    begin_scenario(s, "bank")
    set_up(s, Step("set_up"), Dice(), [])
    recruits = [hand & ~s.pack.of_level[1] for hand in s.hands]
    assert [s.pack.names(hand) for hand in recruits] == [("m31", "m44"), ("m32",), ("m43",)]
    assert [hand.bit_count() for hand in s.hands] == [3, 3, 3]


@rule("LG-5.2")
def test_example_19_an_ability_is_used_once_in_a_round() -> None:
    t = two().hand(P1, "m42").exhausted("m37 m01").used("m37")
    t.uses(P1, "m42").takes("m37").done().recruits(P1).has_enough().expect_hand(P1, "m37")
    t.does_not_offer(Use("m37")).refused(Use("m37"), "used_this_round", "LG-5.2", minion="m37")
    t.ready_for(P1)


@rule("LG-8.2", "LG-4.9")
def test_example_20_the_solvers_own_modifiers_apply() -> None:
    t = two().problems(P1, "pr10").problems(P2, "pr08").hand(P1, "m16 m17").board(alarms="al08")
    t.interacts(P1, "pr08").expect_event(ChallengeChosen, challenge="pr08", difficulty=5)
    t.rolls("1 1 | -").plays("m16").done().all_pass()
    t.interacts(P1, "al08").expect_event(ChallengeChosen, challenge="al08", difficulty=6)
    t.rolls("1 1 | -").plays("m17").ready_for(P1)
