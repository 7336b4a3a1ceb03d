"""LG-3: a turn."""

from collections.abc import Callable

import pytest

from omerta.games.legends.actions import (
    EndTurn,
    Interact,
    PlayMinion,
    Rally,
    Recruit,
    Reveal,
    Use,
)
from omerta.games.legends.events import MinionsTakenBack
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, P3
from tests.games.legends.hooked_bank import HookedBank


@rule("LG-3.1")
@pytest.mark.parametrize(("seats", "actions"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_actions_by_players(
    seats: int, actions: int, play_with: Callable[[HookedBank], HookedBank]
) -> None:
    scenario = play_with(HookedBank())
    t = table("legends", seats=seats).before("round").names_first(P1, P2).expect(actions=actions)
    assert scenario.calls == [f"start of turn {P2}"]
    t.asks(0 if seats == 1 else P2, "act")


@rule("LG-3.2")
def test_actions_may_be_mixed_and_repeated() -> None:
    t = table("legends", seats=2).hand(P1, "m01").problems(P2, "pr07").exhausted("m09")
    t.recruits(P1).has_enough().recruits(P1).has_enough()
    t.tries(P1, "pr07", "m01", "1 1 | -").all_pass().expect(actions=0)
    t.refused(Recruit(), "no_actions_left", "LG-3.1")
    t.refused(Interact("pr07"), "no_actions_left", "LG-3.1").offers_exactly(Rally(), EndTurn())
    t.ready_for(P1)


@rule("LG-3.3")
def test_free_actions_cost_nothing() -> None:
    t = table("legends", seats=2).scenario("bank", vault=None).hand(P1, "m48").exhausted("m01")
    t.uses(P1, "m48").expect(actions=3, police="controlled")
    t.rallies(P1).expect(actions=3).reveals(P1).expect(actions=3).ready_for(P1)


@rule("LG-3.4")
def test_free_actions_are_offered_after_the_last_action() -> None:
    t = table("legends", seats=2).scenario("bank", vault=None).turn(P1, actions=0)
    t.offers_exactly(Reveal(), EndTurn()).reveals(P1)
    t.expect(active=P2).ready_for(P2)  # the only thing left was to end the turn


@rule("LG-3.4")
def test_a_turn_may_end_early() -> None:
    t = table("legends", seats=2).expect(actions=3).ends(P1)
    t.expect(active=P2, actions=3).ready_for(P2)


@rule("LG-3.5", "LG-3.6")
def test_a_played_minion_helps_once_in_a_turn() -> None:
    t = table("legends", seats=2).hand(P1, "m01 m02").problems(P2, "pr07").exhausted("m09")
    t.tries(P1, "pr07", "m01", "1 1 | -").all_pass().expect_table(P1, "m01")
    t.interacts(P1, "pr07").refused(PlayMinion("m01"), "not_in_hand", "LG-3.6", minion="m01")
    t.rolls("1 1 | -").plays("m02").expect_table(P1, "m01 m02").expect_hand(P1, "")
    t.refused(Interact("pr07"), "nobody_matches", "LG-4.3")
    t.ends(P1).expect_event(MinionsTakenBack, player=P1, minions=("m01", "m02"))
    t.expect_hand(P1, "m01 m02").ready_for(P2)


@rule("LG-3.6")
def test_a_minion_on_the_table_cannot_be_used() -> None:
    t = table("legends", seats=2).on_table(P1, "m48").hand(P1, "m01")
    t.refused(Use("m48"), "not_in_hand", "LG-5.1", minion="m48").ready_for(P1)


@rule("LG-3.7")
def test_the_end_of_a_turn_in_order(play_with: Callable[[HookedBank], HookedBank]) -> None:
    scenario = play_with(HookedBank())
    t = table("legends", seats=3).on_table(P1, "m01").hand(P1, "m02 m03").problems(P1, "pr01 pr19")
    t.problems(P2, "pr03").ends(P1).asks(P1, "lose_own")
    t.loses("m01").expect_exhausted("m01").expect_out("")  # pr01 is older than pr19
    t.loses("m03").expect_out("m03").expect_hand(P1, "m02")
    assert scenario.calls[0] == f"end of turn {P1}, 0 on the table"
    t.expect_unchanged(P2, P3).ready_for(P2)


@rule("LG-3.3", "LG-7.4")
def test_a_rally_needs_a_price_that_can_be_paid(
    play_with: Callable[[HookedBank], HookedBank],
) -> None:
    play_with(HookedBank(rally=False))
    t = table("legends", seats=2).exhausted("m01").refused(Rally(), "price_too_high", "LG-7.4")
    t.does_not_offer(Rally()).ready_for(P1)
