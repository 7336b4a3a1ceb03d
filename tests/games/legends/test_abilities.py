"""LG-5: every ability, used, refused and at its boundaries; and every minion with its own."""

import pytest

from omerta.games.legends.actions import (
    ChooseDie,
    Done,
    DropProblem,
    Pass,
    PutToken,
    Recruit,
    SearchAgain,
    StopSearch,
    Take,
    Use,
)
from omerta.games.legends.components import ICONS, TURN_ABILITIES, bits
from omerta.games.legends.components_pack import HOUSE, pack_of
from omerta.games.legends.events import (
    AbilityUsed,
    DiceRerolled,
    DiceSetAside,
    DieAdded,
    DieTurned,
    MinionsDrawn,
)
from omerta.games.legends.rules.abilities.catalogue import ABILITIES
from omerta.games.legends.settings import LegendsSettings, MinionEntry
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3, LegendsTable
from tests.games.dossier import Dossier
from tests.games.legends.card_cases import each

PACK = pack_of(LegendsSettings())


def two() -> LegendsTable:
    return table("legends", seats=2)


def rolled(helper: str, roll: str, problem: str = "pr19") -> LegendsTable:
    """P1 has rolled this for a problem with m43 and four dice; P2 holds the helper."""
    t = two().hand(P1, "m43").hand(P2, helper).problems(P1, problem)
    return t.tries(P1, problem, "m43", roll)


# Abilities of a roll


def test_reroll_one() -> None:
    t = rolled("m01", "1 1 1 1 | -").uses(P2, "m01").asks(P2, "die")
    t.offers_exactly(*[ChooseDie(number) for number in (1, 2, 3, 4)])
    t.refused(ChooseDie(5), "no_such_die", "LG-5.5", number=5, count=4)
    t.refused(Done(), "die_now", "LG-5.5").rolls("4").die(3)
    t.expect_event(DiceRerolled, dice=("1", "1", "4", "1"), red="blank").expect_total(7)
    t.expect_exhausted("m01").ready_for(P1)


def test_reroll_one_needs_no_decision_with_a_single_die() -> None:
    t = two().hand(P1, "m06").hand(P2, "m01").problems(P1, "pr07")
    t.tries(P1, "pr07", "m06", "1 | -").rolls("4").uses(P2, "m01").expect_total(4).ready_for(P1)


def test_reroll_red() -> None:
    t = rolled("m03", "4 1 1 1 | F").rolls("| x3").uses(P2, "m03")
    t.expect_event(DiceRerolled, red="x3").expect_total(15).expect_exhausted("m03").ready_for(P1)


def test_cancel_lock() -> None:
    t = rolled("m04", "4 K K 1 | -").uses(P2, "m04")
    t.expect_event(DiceSetAside, count=1, dice=("4", "lock", "1"))
    t.expect_total(1).expect_exhausted("m04 m43").expect(stock=12).ready_for(P1)


def test_cancel_lock_needs_a_lock() -> None:
    rolled("m04", "4 1 1 1 | -").expect_total(7).ready_for(P1)


def test_plus_one() -> None:
    rolled("m05", "4 K K K | -").uses(P2, "m05").expect_total(1).ready_for(P1)


def test_reroll_any() -> None:
    t = rolled("m31", "1 1 4 K | -").uses(P2, "m31").die(1)
    t.offers_exactly(ChooseDie(2), ChooseDie(3), ChooseDie(4), Done())
    t.refused(ChooseDie(1), "die_useless", "LG-5.5", number=1)
    t.rolls("3 2").die(4).done().expect_event(DiceRerolled, dice=("3", "1", "4", "2"))
    t.expect_total(10).ready_for(P1)


def test_reroll_any_of_all_dice_needs_no_done() -> None:
    t = rolled("m31", "1 1 1 1 | -").uses(P2, "m31").rolls("4 4 4 4").die(1, 2, 3, 4)
    t.expect_total(16).ready_for(P1)


def test_cancel_all_locks() -> None:
    t = rolled("m32", "4 K K 1 | -").uses(P2, "m32").expect_event(DiceSetAside, count=2)
    t.expect_total(5).expect_exhausted("m32").expect_out("").ready_for(P1)
    rolled("m32", "4 1 1 1 | -").expect_total(7).ready_for(P1)


def test_extra_die() -> None:
    t = rolled("m33", "1 1 1 1 | -").rolls("4").uses(P2, "m33")
    t.expect_event(DieAdded, face="4").expect_total(8).expect(stock=12).ready_for(P1)


def test_extra_die_needs_a_die_in_the_stock() -> None:
    t = two().hand(P1, "m31 m43 m01 m02 m03").hand(P2, "m33").problems(P1, "pr19")
    t.tries(P1, "pr19", "m31 m43 m01 m02 m03", "1 1 1 1 1 1 1 1 1 1 1 1 | -")
    t.expect_total(12).ready_for(P1)  # thirteen icons, but only twelve dice


def test_die_to_four() -> None:
    t = rolled("m36", "4 K 1 1 | x2").uses(P2, "m36")
    t.offers_exactly(ChooseDie(2), ChooseDie(3), ChooseDie(4))
    t.refused(ChooseDie(1), "die_useless", "LG-5.5").die(2).expect_event(DieTurned, face="4")
    t.expect_total(14).expect_exhausted("m36").ready_for(P1)
    rolled("m36", "4 4 4 4 | -").expect_total(16).ready_for(P1)


def test_extra_success() -> None:
    t = two().scenario("bank", vault="va12").hand(P1, "m36").hand(P2, "m49").tokens("va12", 1)
    t.rolls("4 2 1 | -", "L 1 1 1 1 1").interacts(P1, "va12").plays("m36").uses(P2, "m49")
    t.expect_total(7, 2).expect(loot=1, vault=None).ready_for(P1)


@pytest.mark.parametrize(("target", "problem"), [("pr11", "pr11"), ("control", "pr06")])
def test_extra_success_is_not_offered_where_one_is_enough(target: str, problem: str) -> None:
    t = two().hand(P1, "m32").hand(P2, "m49").problems(P1, problem)
    t.tries(P1, target, "m32", "4 4 4 | -").expect_total(12).ready_for(P1)


@rule("LG-4.21", "LG-7.5")
def test_extra_success_drops_a_problem_by_control() -> None:
    t = two().hand(P1, "m32").hand(P2, "m49").problems(P1, "pr01")
    t.tries(P1, "control", "m32", "4 1 1 | -").uses(P2, "m49").expect_total(6, 2)
    t.expect_problems(P1, "").expect(police="controlled").ready_for(P1)


@pytest.mark.parametrize("target", ["cheer", "revive"])
def test_extra_success_counts_on_board_tests(target: str) -> None:
    t = two().hand(P1, "m41").hand(P2, "m49").exhausted("m01 m02 m03 m04").out("m06 m07")
    t.tries(P1, target, "m41", "4 1 1 | -" if target == "revive" else "4 1 | -")
    t.uses(P2, "m49").expect(left_to_pick={"cheer": 4, "revive": 2}[target]).asks(P1, "pick")


def test_red_x3() -> None:
    t = rolled("m44", "4 1 1 1 | S").uses(P2, "m44").expect_event(DieTurned, face="x3")
    t.expect_total(15).expect(police="uncontrolled").ready_for(P1)
    rolled("m44", "4 1 1 1 | x3").expect_total(15).ready_for(P1)


def test_reroll_all() -> None:
    t = rolled("m46", "1 1 1 K | F").rolls("4 4 4 4 | x2").uses(P2, "m46")
    t.expect_event(DiceRerolled, dice=("4",) * 4, red="x2").expect_total(20).ready_for(P1)


def test_no_damage() -> None:
    t = two().hand(P1, "m31").hand(P2, "m43").problems(P1, "pr19")
    t.tries(P1, "pr19", "m31", "4 K K | F").uses(P2, "m43")
    t.expect_total(0).expect_exhausted("m43").expect_out("").expect_table(P1, "m31").ready_for(P1)


@pytest.mark.parametrize(("roll", "asked"), [("4 1 1 | -", False), ("4 1 1 | F", True)])
def test_no_damage_needs_something_that_hurts(roll: str, asked: bool) -> None:
    t = two().hand(P1, "m31").hand(P2, "m43").problems(P1, "pr19").tries(P1, "pr19", "m31", roll)
    assert (t.view().decision == "ability") == asked
    t.all_pass().ready_for(P1)


def test_no_damage_is_useless_where_locks_do_not_hurt() -> None:
    t = two().hand(P1, "m42").hand(P2, "m43").exhausted("m01")
    t.tries(P1, "cheer", "m42", "1 1 K | -").ready_for(P1)


# Abilities of a turn


def test_revive_one() -> None:
    t = two().hand(P1, "m40").out("m01 m02").uses(P1, "m40").asks(P1, "pick")
    t.offers_exactly(Take("m01"), Take("m02"), Done()).takes("m02").expect_out("m01")
    t.expect_in_deck("m02").expect(actions=3).ready_for(P1)
    t = two().hand(P1, "m40").refused(Use("m40"), "changes_nothing", "LG-5.5", minion="m40")
    t.ready_for(P1)


def test_revive_two() -> None:
    t = two().hand(P1, "m50").out("m01 m02 m43").uses(P1, "m50").takes("m01", "m43")
    t.expect_out("m02").expect_in_deck("m01", "m43").ready_for(P1)
    t = two().hand(P1, "m50").out("m01").uses(P1, "m50").takes("m01").expect_out("").ready_for(P1)


def test_return_three_but_not_itself() -> None:
    t = two().hand(P1, "m42").exhausted("m01 m02 m03 m04").uses(P1, "m42")
    t.refused(Take("m42"), "not_in_pile", "LG-7.5").takes("m01", "m02", "m03")
    t.expect_exhausted("m04 m42").ready_for(P1)
    two().hand(P1, "m42").refused(Use("m42"), "changes_nothing", "LG-5.5").ready_for(P1)


def test_draw_three() -> None:
    t = two().hand(P1, "m37").on_top("m01 m02 m03").uses(P1, "m37")
    t.expect_event(MinionsDrawn, player=P1, minions=("m01", "m02", "m03")).expect(actions=3)
    t.expect_hand(P1, "m01 m02 m03").ready_for(P1)
    t = two().hand(P1, "m37").deck("m01").uses(P1, "m37").expect_hand(P1, "m01").ready_for(P1)
    two().hand(P1, "m37").deck("").exhausted("m09").does_not_offer(Use("m37"))


def test_everyone_draws() -> None:
    t = table("legends", seats=4).turn(P2).has_left(P3).hand(P2, "m45").on_top("m01 m02 m03 m04")
    t.uses(P2, "m45").expect_hand(P2, "m01").expect_hand(3, "m02").expect_hand(P1, "m03")
    t.expect_hand(P3, "").ready_for(P2)
    t = two().hand(P1, "m45").deck("m01").uses(P1, "m45").expect_hand(P1, "m01")
    t.expect_hand(P2, "").ready_for(P1)


def test_drop_problem() -> None:
    t = two().hand(P1, "m39").problems(P1, "pr01 pr06").problems(P2, "pr02").uses(P1, "m39")
    t.offers_exactly(DropProblem("pr01"), DropProblem("pr02"))
    t.refused(DropProblem("pr06"), "problem_too_big", "LG-5.5", challenge="pr06")
    t.refused(DropProblem("pr03"), "challenge_not_here", "LG-5.5").drops_problem("pr02")
    t.expect_problems(P2, "").expect_problems(P1, "pr01 pr06").ready_for(P1)
    t = two().hand(P1, "m39").problems(P2, "pr01").uses(P1, "m39").expect_problems(P2, "")
    t.ready_for(P1)
    t = two().hand(P1, "m39").problems(P1, "pr06")
    t.refused(Use("m39"), "changes_nothing", "LG-5.5").ready_for(P1)


def test_place_token() -> None:
    t = two().hand(P1, "m47").scenario("bank", vault="va11", alarms="al08").problems(P2, "pr06")
    t.uses(P1, "m47").offers_exactly(PutToken("pr06"), PutToken("va11"), PutToken("al08"))
    t.refused(PutToken("va01"), "challenge_not_here", "LG-5.5").puts_token("va11")
    t.expect_tokens("va11", 1).expect(actions=3).ready_for(P1)
    t = two().hand(P1, "m47").scenario("bank", vault=None, alarms="al08").uses(P1, "m47")
    t.expect(alarms=(), alarm_discard=("al08",)).ready_for(P1)


def test_calm_police() -> None:
    two().hand(P1, "m48").uses(P1, "m48").expect(police="controlled").ready_for(P1)
    for side in ("controlled", "active"):
        two().hand(P1, "m48").police(side).refused(Use("m48"), "changes_nothing", "LG-5.5")


# All abilities


@rule("LG-5.1")
def test_an_ability_costs_its_minion() -> None:
    t = rolled("m01 m02", "1 1 1 1 | -")
    t.refused(Use("m43"), "not_in_hand", "LG-5.1", by=P2, minion="m43")
    t.refused(Use("m99"), "no_such_minion", "LG-5.1", by=P2).uses(P2, "m01")
    t.expect_event(AbilityUsed, player=P2, minion="m01", ability="reroll_one")
    t.expect_hand(P2, "m02").expect_exhausted("m01").asks(P2, "die")


@rule("LG-5.2")
def test_an_ability_returns_with_the_next_round() -> None:
    t = two().last_turn(P1).hand(P1, "m48").used("m48").does_not_offer(Use("m48"))
    t.refused(Use("m48"), "used_this_round", "LG-5.2").ends(P1).expect(used=())
    t.names_first(P1, P1).does_not_offer(Use("m48")).expect(police="active").ready_for(P1)


@rule("LG-5.3", "SC-1.7")
def test_no_ability_changes_a_search() -> None:
    t = two().scenario("bank", vault="va01").hand(P1, "m43").hand(P2, "m01 m46")
    t.rolls("4 1 1 1 | -", "1 1").interacts(P1, "va01").plays("m43").all_pass().asks(P1, "search")
    t.offers_exactly(SearchAgain(), StopSearch())
    t.refused(Use("m01"), "not_your_turn", "LG-2.5", by=P2)
    t.refused(Recruit(), "search_now", "SC-1.8").stops().ready_for(P1)


@rule("LG-5.3")
def test_the_abilities_for_bets_are_as_printed() -> None:
    rows = Dossier("legends").rows("id", "timing", "exact effect")
    printed = {}
    for names, _, _, bets, _ in rows:
        for name in names.replace(" ◆", "").split(" · "):
            printed[name] = bets.startswith("yes")
    assert {name: ability.bets for name, ability in ABILITIES.items()} == printed


@rule("LG-5.4")
def test_a_turn_ability_belongs_to_the_own_turn() -> None:
    t = two().hand(P1, "m37").hand(P2, "m48")
    t.refused(Use("m48"), "not_your_turn", "LG-2.5", by=P2)
    t.refused(Use("m48"), "not_in_hand", "LG-5.1").ready_for(P1)
    t = rolled("m48 m01", "1 1 1 1 | -").refused(Use("m48"), "wrong_time", "LG-5.4", by=P2)
    t.offers_exactly(Use("m01"), Pass()).asks(P2, "ability")


@rule("LG-4.11")
def test_a_roll_ability_needs_a_roll() -> None:
    two().hand(P1, "m01").refused(Use("m01"), "wrong_time", "LG-4.11").ready_for(P1)


@rule("LG-5.5")
def test_effects_apply_in_the_order_used() -> None:
    t = rolled("m31 m36", "1 1 1 K | -").uses(P2, "m36").die(4).uses(P2, "m31")
    t.rolls("1").die(4).done().expect_total(4).expect_exhausted("m31 m36").ready_for(P1)


@rule("LG-5.6")
def test_a_minion_lost_otherwise_has_not_used_its_ability() -> None:
    t = two().last_turn(P1).hand(P1, "m48").problems(P1, "pr01").ends(P1).expect_exhausted("m48")
    t.expect(used=()).asks(P1, "first")


# Every minion


@pytest.mark.parametrize("minion", HOUSE.minion, ids=lambda each: each.id)
def test_every_minion_brings_its_dice_and_no_others(minion: MinionEntry) -> None:
    number = PACK.number[minion.id]
    for mask in range(16):
        wanted = sum([minion.icons.count(ICONS[icon]) for icon in bits(mask)])
        assert PACK.dice[mask][number] == wanted
        assert bool(PACK.matching[mask] >> number & 1) == bool(wanted)


ROLLS = {
    "cancel_lock": "4 K 1 1 | -",
    "cancel_all_locks": "4 K 1 1 | -",
    "no_damage": "4 K 1 1 | -",
}


@each(HOUSE.minion, "applies")
def test_every_minion_can_use_its_ability_at_its_time_only(card: MinionEntry) -> LegendsTable:
    if card.ability in TURN_ABILITIES:
        t = two().hand(P1, card.id).exhausted("m01").out("m02").problems(P2, "pr01")
        t.offers(Use(card.id)).uses(P1, card.id)
    else:
        roller = "m44" if card.id == "m43" else "m43"
        t = two().hand(P1, roller).hand(P2, card.id).problems(P1, "pr07")
        target = "va11" if roller == "m44" else "va07"
        t.scenario("bank", vault=target)
        t.refused(Use(card.id), "not_your_turn", "LG-2.5", by=P2)
        t.tries(P1, target, roller, ROLLS.get(card.ability, "2 1 1 K | -"))
        t.asks(P2, "ability").offers_exactly(Use(card.id), Pass()).rolls("1 1 1 1 | -")
        t.uses(P2, card.id)
    assert card.id in t.view().exhausted
    assert card.id in t.view().used
    assert t.view().decision in ("act", "die", "pick", "problem", "token")
    return t
