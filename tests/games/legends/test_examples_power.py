"""The worked examples of the fight for power, as printed."""

import pytest

from omerta.games.legends.actions_power import NameRoller
from omerta.games.legends.events import CardRevealed, DieSeized, FirstPlayerNamed, VotesRolled
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable


def power(seats: int = 2, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("power", **board)


@rule("SC-6.9", "SC-6.10")
def test_power_example_1_a_campaign_under_a_rumour() -> None:
    t = power(campaign="ca03", rumours="ru01").hand(P1, "m48 m42 m26")
    t.rolls("4 4 4 3 2 2 1 | x2").interacts(P1, "ca03").plays("m48", "m42").done().all_pass()
    t.expect_total(24, 3).expect(campaign=None)
    assert (t.city().mayor, t.city().clan) == (8, 1)
    t.ready_for(P1)


@rule("SC-6.18")
@pytest.mark.parametrize(("roll", "seized"), [("4 2 1 1 | -", 0), ("4 3 1 1 | -", 1)])
def test_power_example_2_the_teller_talks_above_eight(roll: str, seized: int) -> None:
    t = power(betrayal="be_bank").hand(P1, "m43").problems(P1, "pr19")
    t.tries(P1, "pr19", "m43", roll).expect(seized=seized).ready_for(P1)


@rule("SC-6.18", "LG-4.14")
@pytest.mark.parametrize(
    ("betrayal", "cancelled", "total", "seized"),
    [("be_chase", 0, 6, 1), ("be_chase", 1, 7, 0), ("be_rebels", 0, 6, 1), ("be_rebels", 1, 7, 0)],
)
def test_power_examples_3_and_4_the_remaining_dice_count(
    betrayal: str, cancelled: int, total: int, seized: int
) -> None:
    t = power(betrayal=betrayal).hand(P1, "m43").problems(P1, "pr19")
    t.rolls("4 3 L K | -").interacts(P1, "pr19").plays("m43").luck(cancelled)
    t.expect_total(total).expect(seized=seized)
    t.expect_exhausted("" if cancelled else "m43").ready_for(P1)


@rule("SC-6.18")
@pytest.mark.parametrize(("roll", "seized"), [("4 3 1 1 | -", 1), ("4 3 2 1 | -", 0)])
def test_power_example_5_the_croupier_notes_less_than_ten(roll: str, seized: int) -> None:
    t = power(betrayal="be_casino").hand(P1, "m43").problems(P1, "pr19")
    t.tries(P1, "pr19", "m43", roll).expect(seized=seized).ready_for(P1)


@rule("SC-6.17", "LG-6.1")
def test_power_example_6_two_dice_are_freed_and_no_minion_is_hurt() -> None:
    t = power(betrayal="be_bank", seized=5).hand(P1, "m26 m27 m01")
    t.rolls("4 4 1 K | x3").interacts(P1, "be_bank").plays("m26", "m27").all_pass()
    t.expect_total(13, 2).expect(seized=3).expect_exhausted("").ready_for(P1)


@rule("SC-6.16", "SC-6.18")
def test_power_example_7_the_cousin_takes_the_last_die() -> None:
    t = power(betrayal="be_family", seized=3, marker=2).police("controlled").last_turn(P2).ends(P2)
    t.expect_event(DieSeized, why="round", seized=4, slots=4).expect_no_event(FirstPlayerNamed)
    t.over(reason="betrayed", scores=(0, 0))


@rule("SC-6.23", "SC-6.11", "SC-6.22")
def test_power_example_8_the_end_of_a_bad_round() -> None:
    t = power(clan=3, marker=2, campaign="ca15", rumours="ru14", next_rumours="ru07 ru10 ru05")
    t.police("active").out("m01").last_turn(P2).ends(P2)
    assert t.city().clan == 1
    assert [event.card for event in t.last_events(CardRevealed)] == ["ru07", "ru10", "ru05"]
    t.expect(marker=3, fingerprints=2).asks(P2, "first")


@rule("SC-6.25", "SC-6.26")
def test_power_example_9_outright_or_by_the_second_count() -> None:
    t = power(clan=6, marker=6).police("controlled").last_turn(P2).ends(P2)
    t.expect_no_event(VotesRolled).over(reason="elected")
    t = power(clan=5, marker=6).police("controlled").last_turn(P2)
    t.rolls("4 3 2 L K", "4 4 1 K", "3 3 2 1 L", "4 2 1 K").ends(P2).does(NameRoller(P1))
    sums = [(event.clan_sum, event.mayor_sum) for event in t.last_events(VotesRolled)]
    assert sums == [(9, 9), (9, 7)]
    t.over(reason="elected", scores=(11, 11))


@rule("SC-6.25")
@pytest.mark.parametrize(("clan", "decision"), [(8, None), (7, "roller")])
def test_power_example_10_four_players_need_three_more(clan: int, decision: str | None) -> None:
    t = power(4, clan=clan, marker=6).police("controlled").last_turn(P2).ends(P2)
    t.expect(decision=decision)
