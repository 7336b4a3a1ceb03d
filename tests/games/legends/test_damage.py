"""LG-6: damage, fatigue and siren."""

from collections.abc import Callable

import pytest

from omerta.games.legends.actions import EndTurn, Hit
from omerta.games.legends.events import MinionExhausted, MinionOut, SirenHeard
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.legends.hooked_bank import HookedBank

Plug = Callable[[HookedBank], HookedBank]


def two() -> LegendsTable:
    return table("legends", seats=2)


@rule("LG-6.1")
@pytest.mark.parametrize(("roll", "exhausted", "out"), [("1 1 1", "", ""), ("K 1 1", "m31", "")])
def test_each_lock_deals_damage(roll: str, exhausted: str, out: str) -> None:
    t = two().hand(P1, "m31").problems(P1, "pr19").tries(P1, "pr19", "m31", f"{roll} | -")
    t.expect_exhausted(exhausted).expect_out(out).ready_for(P1)


@rule("LG-6.1", "LG-6.5")
@pytest.mark.parametrize(
    ("target", "minions"), [("cheer", "m42"), ("revive", "m41"), ("control", "m32")]
)
def test_board_tests_ignore_damage_but_locks_block(target: str, minions: str) -> None:
    t = two().hand(P1, minions).exhausted("m01").out("m02")
    t.tries(P1, target, minions, "4 3 K | -").expect_total(3, 0).expect_exhausted("m01")
    t.expect_table(P1, minions).ready_for(P1)


@rule("LG-6.1")
def test_a_card_may_ignore_damage(play_with: Plug) -> None:
    play_with(HookedBank(harmless=True))
    t = two().scenario("bank", vault="va01").hand(P1, "m31").tries(P1, "va01", "m31", "1 K K | -")
    t.expect_total(0).expect_exhausted("").expect_out("").ready_for(P1)


@rule("LG-6.2", "LG-6.3")
def test_the_roller_chooses_the_minion_that_is_hurt() -> None:
    t = two().hand(P1, "m01 m02 m03").hand(P2, "m04").problems(P1, "pr19")
    t.tries(P1, "pr19", "m01 m02 m03", "K K K 1 1 1 | -").all_pass().asks(P1, "hit")
    t.offers_exactly(Hit("m01"), Hit("m02"), Hit("m03"))
    t.refused(Hit("m04"), "not_in_the_roll", "LG-6.2", minion="m04")
    t.refused(EndTurn(), "hit_now", "LG-6.2").hit("m02")
    t.expect_event(MinionExhausted, minion="m02", cause="damage")
    t.offers_exactly(Hit("m01"), Hit("m03")).refused(Hit("m02"), "not_in_the_roll", "LG-6.3")
    t.hit("m01").expect_exhausted("m02").expect_out("m01 m03").expect_table(P1, "").ready_for(P1)


@rule("LG-6.2")
def test_only_minions_of_this_roll_are_hurt() -> None:
    t = two().hand(P1, "m01").on_table(P1, "m02").problems(P1, "pr19")
    t.tries(P1, "pr19", "m01", "K 1 | -").expect_exhausted("m01").expect_table(P1, "m02")
    t.ready_for(P1)


@rule("LG-6.4")
def test_damage_beyond_the_last_minion_is_lost() -> None:
    t = two().hand(P1, "m43").problems(P1, "pr19").tries(P1, "pr19", "m43", "K K K K | -")
    t.expect_exhausted("").expect_out("m43").ready_for(P1)
    t = two().hand(P1, "m01 m02").problems(P1, "pr19").tries(P1, "pr19", "m01 m02", "K K K K | -")
    t.hit("m01").expect_exhausted("").expect_out("m01 m02").ready_for(P1)


@rule("LG-6.6")
def test_fatigue_is_chosen_among_those_still_standing() -> None:
    t = two().hand(P1, "m01 m02 m03").problems(P1, "pr19")
    t.tries(P1, "pr19", "m01 m02 m03", "K 1 1 1 1 1 | F").hit("m01").asks(P1, "hit")
    t.offers_exactly(Hit("m02"), Hit("m03")).refused(Hit("m01"), "not_in_the_roll", "LG-6.6")
    t.hit("m03").expect_event(MinionExhausted, minion="m03", cause="fatigue")
    t.expect_exhausted("m01 m03").expect_table(P1, "m02").ready_for(P1)


@rule("LG-6.6")
@pytest.mark.parametrize(
    ("before", "after"),
    [("controlled", "uncontrolled"), ("uncontrolled", "uncontrolled"), ("active", "active")],
)
def test_a_siren_turns_the_token(before: str, after: str) -> None:
    t = two().police(before).hand(P1, "m01").problems(P1, "pr19")
    t.tries(P1, "pr19", "m01", "1 1 | S").expect_event(SirenHeard).expect(police=after)
    t.ready_for(P1)


@rule("LG-6.6")
def test_a_siren_counts_on_board_tests_too() -> None:
    t = two().hand(P1, "m32").tries(P1, "control", "m32", "4 4 4 | S")
    t.expect(police="uncontrolled").expect_no_event(MinionOut).ready_for(P1)
