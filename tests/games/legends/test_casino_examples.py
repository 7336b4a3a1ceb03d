"""The worked examples of the casino, as printed."""

import pytest

from omerta.games.legends.events import CardRevealed, MinionPlayed, StakeSet, TableClosed
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


@rule("SC-4.7", "SC-4.15")
def test_casino_example_1_a_lost_bet() -> None:
    t = casino(table="ta01").hand(P1, "m16").bets(P1, "m16", 2, "4 3 2")
    t.expect_bet(9, won=False, jackpot=11).expect(cell=2, supply=23).expect_table(P1, "m16")
    t.ready_for(P1)


@rule("SC-4.16")
def test_casino_example_2_the_jackpot() -> None:
    t = casino(table="ta01", cell=3).hand(P1, "m16").bets(P1, "m16", 2, "4 4 3")
    t.expect_bet(11, won=True, jackpot=11).expect(cell=0, supply=25).expect_out("m16").ready_for(P1)


@rule("SC-4.11", "SC-4.17")
def test_casino_example_3_a_lock_blocks_and_hurts() -> None:
    t = casino(table="ta01").hand(P1, "m16").bets(P1, "m16", 3, "4 4 2 K")
    t.expect_bet(6, won=False).expect(cell=3).expect_exhausted("m16").ready_for(P1)


@rule("SC-4.11")
@pytest.mark.parametrize(("luck", "total", "exhausted"), [(0, 7, "m16"), (1, 8, "")])
def test_casino_example_4_the_luck_choice(luck: int, total: int, exhausted: str) -> None:
    t = casino(table="ta01").hand(P1, "m16").opens_bet(P1, "m16").stakes(3, "4 4 L K").luck(luck)
    t.expect_bet(total, won=False).expect_exhausted(exhausted).ready_for(P1)


@rule("SC-4.13")
@pytest.mark.parametrize(
    ("die", "total", "won", "exhausted"), [("4", 12, True, ""), ("K", 6, False, "m01")]
)
def test_casino_example_5_one_more_die(die: str, total: int, won: bool, exhausted: str) -> None:
    t = casino(table="ta05").hand(P1, "m01").bets(P1, "m01", 1, f"2 L L {die}")
    t.expect_bet(total, won=won, jackpot=12).expect_exhausted(exhausted).ready_for(P1)


@rule("SC-4.13")
@pytest.mark.parametrize(("red", "total", "won"), [("x2", 12, True), ("-", 9, False)])
def test_casino_example_6_the_red_die(red: str, total: int, won: bool) -> None:
    t = casino(table="ta04").hand(P1, "m16").bets(P1, "m16", 2, f"3 L L | {red}")
    t.expect_bet(total, won=won, jackpot=11).ready_for(P1)


@rule("SC-4.15")
@pytest.mark.parametrize(("chips", "safe", "cell"), [(4, 1, 3), (7, 2, 1)])
def test_casino_example_7_the_safe_moves_up(chips: int, safe: int, cell: int) -> None:
    t = casino(table="ta01", cell=4).hand(P1, "m16").bets(P1, "m16", chips, "1 " * (chips + 1))
    t.expect(safe=safe, cell=cell).ready_for(P1)


@rule("SC-4.7", "SC-4.8", "SC-4.14")
def test_casino_example_8_spectators_at_the_table() -> None:
    t = casino(table="ta02", spectators="sp02 sp06 sp07").hand(P1, "m26").opens_bet(P1, "m26")
    t.expect_event(MinionPlayed, minion="m26", dice=4).expect(jackpot=13, jackpot_now=10)
    t.stakes(1, "4 3 2 1").all_pass().expect_bet(10, won=True, jackpot=10).ready_for(P1)


@rule("SC-4.23", "SC-4.25")
def test_casino_example_9_the_croupier_skips_a_space() -> None:
    t = casino(table="ta01", croupier=1, next_spectators="sp03", next_tables="ta02")
    t.police("active").ends(P1).expect(croupier=3, spectators=("sp03",))
    t.expect_event(CardRevealed, card="sp03").ready_for(P2).ends(P2)
    t.expect_event(TableClosed, card="ta01").expect(croupier=0, table=None).asks(P2, "first")


@rule("SC-4.7")
def test_casino_example_10_no_icon_is_listed() -> None:
    t = casino(table="ta03").hand(P1, "m01").bets(P1, "m01", 1, "1 1 1 1")
    t.expect_event(StakeSet, chips=1, dice=4).expect_bet(4, won=False).ready_for(P1)
