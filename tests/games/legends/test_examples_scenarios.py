"""The worked examples of the bank and of the chase, as printed."""

import pytest

from omerta.games.legends.actions import Drop, Escape, Reveal
from omerta.games.legends.events import CardRevealed, MinionWon, TrackMoved
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable


def two() -> LegendsTable:
    return table("legends", seats=2)


def chase(**board: object) -> LegendsTable:
    return two().scenario("chase", **board)


# The bank


@rule("SC-1.5", "SC-1.10")
def test_bank_example_1_a_vault_is_opened_and_searched() -> None:
    t = two().scenario("bank", vault="va06").hand(P1, "m21 m23").rolls("4 3 2 L | x2", "L K 2 1")
    t.interacts(P1, "va06").plays("m21", "m23").expect_total(16, 3)
    t.expect(loot=2, vault=None, vault_discard=("va06",)).expect_exhausted("").ready_for(P1)


@rule("SC-1.8", "SC-1.10", "SC-1.11")
@pytest.mark.parametrize(("again", "loot", "exhausted"), [(1, 0, "m01"), (2, 3, "m01 m02 m03")])
def test_bank_example_2_only_the_last_search_counts(again: int, loot: int, exhausted: str) -> None:
    t = (
        two()
        .scenario("bank", vault="va08")
        .tokens("va08", 1)
        .hand(P1, "m35")
        .hand(P2, "m01 m02 m03")
    )
    t.rolls("4 4 4 | -", "L 1 1 1 1").interacts(P1, "va08").plays("m35").all_pass()
    t.asks(P1, "search").expect(bags=1, search_cost=1, searches=1)
    t.searches_again("1 1 1 1 1").loses("m01").expect(bags=0, search_cost=2, searches=2)
    if again == 2:
        t.searches_again("L K L 1 1").loses("m02").expect(vault=None)
    else:
        t.stops()
    t.expect(loot=loot).expect_exhausted(exhausted).ready_for(P1)


@rule("SC-1.6")
def test_bank_example_3_a_search_rolls_at_least_one_die() -> None:
    t = two().scenario("bank", vault="va01", alarms="al05 al06").hand(P1, "m43")
    t.rolls("4 4 1 1 | -", "L").interacts(P1, "va01").plays("m43").expect(loot=1).ready_for(P1)


@rule("SC-1.8", "SC-1.14")
def test_bank_example_4_a_time_lock_makes_searches_dearer() -> None:
    t = two().scenario("bank", vault="va01", alarms="al13").hand(P1, "m43")
    t.hand(P2, "m06 m07 m08 m09 m16")
    t.rolls("4 4 1 1 | -", "1 1").interacts(P1, "va01").plays("m43").all_pass()
    t.expect(search_cost=2).searches_again("1 1").loses("m06", "m07").expect(search_cost=3)
    t.searches_again("1 K").loses("m08", "m09")
    t.expect(loot=1).expect_exhausted("m06 m07 m08 m09 m16").ready_for(P1)


@rule("SC-1.20", "SC-1.12", "LG-7.3")
def test_bank_example_5_a_rally_moves_the_clock() -> None:
    seven = "m01 m02 m03 m04 m06 m07 m08"
    t = two().scenario("bank", clock=2, next_alarms="al05 al06").exhausted(seven).rallies(P1)
    t.expect(clock=3, alarms=("al05", "al06"), actions=3).expect_exhausted("")
    t.expect_in_deck(*seven.split()).ready_for(P1)


@rule("SC-1.22")
def test_bank_example_6_alarms_that_come_now_do_not_act_now() -> None:
    t = two().scenario("bank", clock=4, alarms="al11 al12", next_alarms="al05 al08 al06 al07")
    t.last_turn(P1).hand(P1, "m01 m02").ends(P1).expect(clock=6)
    t.expect(alarms=("al11", "al12", "al05", "al08", "al06", "al07"), police="active")
    assert [event.card for event in t.last_events(CardRevealed)] == ["al05", "al08", "al06", "al07"]
    t.expect_hand(P1, "m01 m02").asks(P1, "first")


@rule("SC-1.22", "SC-1.23", "LG-2.6", "LG-11.5")
def test_bank_example_7_the_squad_comes_before_the_evidence() -> None:
    t = two().scenario("bank", clock=6, alarms="al11", loot=4).problems(P1, "pr06 pr07 pr12 pr15")
    t.last_turn(P1).hand(P1, "m01 m02").on_table(P1, "m03").hand(P2, "m06 m07").ends(P1)
    t.expect_out("m01 m02 m03 m06 m07").expect(ending="squad").over(reason="target_missed")
    t.over(scores=(4, 4))


@rule("SC-1.18", "LG-11.5")
def test_bank_example_8_an_escape() -> None:
    t = two().problems(P1, "pr06 pr07").hand(P1, "m01 m02 m03").on_table(P1, "m06 m07")
    t.expect(fingerprints=4).escapes(P1).expect_exhausted("m01 m02 m03 m06 m07")
    t.expect(fingerprints=0).expect_problems(P1, "").expect_unchanged(P2).ready_for(P2)


@rule("SC-1.17", "SC-1.16")
def test_bank_example_9_drop_and_reveal() -> None:
    t = two().scenario("bank", vault="va12", next_vaults="va05", next_alarms="al05 al06")
    t.refused(Reveal(), "vault_active", "SC-1.17").drops_vault(P1).expect(actions=2, vault=None)
    t.refused(Drop(), "no_vault", "SC-1.16").reveals(P1)
    t.expect(actions=2, vault="va05", alarms=("al05",))
    t.refused(Reveal(), "vault_active", "SC-1.17").offers(Drop(), Escape()).ready_for(P1)


# The chase


@rule("SC-2.9", "SC-2.6", "SC-2.8")
def test_chase_example_1_clean_and_rough() -> None:
    t = chase(lanes="ob12 ob02 ob03 ob04").hand(P1, "m36 m01 m02")
    t.tries(P1, "ob12", "m36 m01", "4 4 3 1 | -").all_pass().expect_total(12, 2).expect(lever=2)
    t.expect_hand(P1, "m02").expect_table(P1, "m01 m36").ready_for(P1)
    t = chase(lanes="ob12 ob02 ob03 ob04").hand(P1, "m36 m01 m02")
    t.tries(P1, "ob12", "m36 m01", "4 1 1 1 | -").all_pass().expect_total(7, 1).expect(lever=2)
    t.loses("m02", "m36").expect_exhausted("m02 m36").expect_table(P1, "m01").ready_for(P1)


@rule("SC-2.7")
def test_chase_example_2_speed_has_a_limit() -> None:
    t = chase(lanes="ob08 ob02 ob03 ob04", lever=2).hand(P1, "m35")
    t.tries(P1, "ob08", "m35", "4 4 4 | x2").expect_total(16, 2).expect(lever=3).ready_for(P1)


@rule("SC-2.10", "SC-2.2")
def test_chase_example_3_both_lanes_move_on() -> None:
    t = chase(lane="right", next_obstacles="ob05 ob06").hand(P1, "m26")
    t.tries(P1, "ob03", "m26", "4 2 | x2").expect(near=("ob02", "ob04"), future=("ob05", "ob06"))
    t.expect(discard=("ob01", "ob03"), lane="right").ready_for(P1)


@rule("SC-2.11", "SC-2.12")
def test_chase_example_4_only_one_space_on_driving() -> None:
    t = chase(driving=2).hand(P1, "m43").expect(stock=10)
    t.tries(P1, "ob01", "m43", "3 2 L L | x2").all_pass().expect_total(14, 2)
    t.asks(P1, "drive").drives(1).expect(driving=3, stock=9).ready_for(P1)


@rule("SC-2.12", "LG-4.14")
def test_chase_example_5_a_luck_that_cancelled_cannot_be_placed() -> None:
    t = chase().hand(P1, "m31").tries(P1, "ob01", "m31", "4 L K | -").luck(1).expect_total(4, 0)
    t.expect(driving=0).expect_exhausted("").ready_for(P1)
    t = chase(lanes="ob07 ob02 ob03 ob04").hand(P1, "m31")
    t.tries(P1, "ob07", "m31", "4 L K | -").luck(0).expect_total(3, 0)
    t.expect_exhausted("m31").asks(P1, "drive").drives(1).expect(driving=1).ready_for(P1)


@rule("SC-2.18", "SC-2.19")
def test_chase_example_6_a_boost() -> None:
    t = chase(lever=2, driving=3, car=2, van=9).ends(P1).asks(P1, "boost").boosts("yes")
    t.expect(car=5, lever=0, driving=0, van=10, stock=12).ready_for(P2)


@rule("SC-2.19", "SC-2.21")
def test_chase_example_7_the_van_is_caught() -> None:
    t = chase(lever=3, car=12, van=14).ends(P1).expect(car=14, ending="caught")
    t.expect_event(TrackMoved, track="car", start=12, end=14)
    t.over(reason="target_reached", scores=(15, 15))
    t = two().campaign().scenario("chase", lever=3, car=12, van=14).ends(P1)
    t.expect_event(MinionWon).expect(purse=15).asks(P1, "spend")


@rule("SC-2.19", "SC-2.22", "SC-2.16")
def test_chase_example_8_the_van_is_gone() -> None:
    t = chase(lever=1, car=20, van=24).ends(P1).expect(car=21, van=25, ending="van_gone")
    t.over(reason="target_missed", scores=(5, 5))


@rule("SC-2.17")
@pytest.mark.parametrize(
    ("target", "luck", "total", "problems"),
    [("ob01", 0, 3, "pr01"), ("ob01", 1, 4, ""), ("cheer", 0, 3, "")],
)
def test_chase_example_9_active_police_count_locks(
    target: str, luck: int, total: int, problems: str
) -> None:
    t = chase(driving=3).police("active").hand(P1, "m01 m02 m06 m16 m26 m27").exhausted("m03 m04")
    minions = "m26 m27 m16" if target == "cheer" else "m01 m02 m06"
    t.tries(P1, target, minions, "4 4 K K L | -").luck(luck).expect_total(total)
    while t.view().decision == "hit":
        t.hit(t.view().seats[P1].table[0])
    while t.view().decision == "lose_own":
        t.loses(t.view().seats[P1].hand[0])
    t.expect_problems(P1, problems).ready_for(P1)
