"""The worked examples of the struggle with the rebels, as printed."""

import pytest

from omerta.games.legends.events import (
    AmbushLaid,
    CardDiscarded,
    EvidenceCounted,
    FightDecided,
    LoyaltyChecked,
    MinionsReturned,
    RebelsRolled,
    ShortageMet,
    TrackMoved,
)
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable


def rebels(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("rebels", **board)


@rule("SC-3.6", "SC-3.7")
def test_rebels_example_1_their_dice() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01 m07").hand(P1, "m43").on_top("m06")
    t.fights(P1, "at01", "m43", "1 1 1 1 | -", "4 L K | x2")
    t.expect_event(RebelsRolled, dice=("4", "luck", "lock"), red="x2", total=11)
    t.asks(P1, "rebel").flees("m01").expect(fugitives=("m01",)).ready_for(P1)


@rule("SC-3.10")
@pytest.mark.parametrize("ambush", [False, True])
def test_rebels_example_2_equal_totals(ambush: bool) -> None:
    board = {"ambush": "at01", "ambush_rebels": "m01"}
    if not ambush:
        board = {"clan_attack": "at01", "clan_rebels": "m01"}
    t = rebels(**board).hand(P1, "m43").on_top("m06")
    t.fights(P1, "at01", "m43", "4 3 1 1 | -", "4 1 | x2")
    t.expect_event(FightDecided, clan=9, rebels=9, won=not ambush)
    t.expect_pistols(2 if ambush else 3, 12).ready_for(P1)


@rule("SC-3.13")
def test_rebels_example_3_an_ambush() -> None:
    t = rebels(place="docks", next_attacks="at04").hand(P1, "m43").problems(P1, "pr07")
    t.on_top("m01 m09").interacts(P1, "pr07").expect_event(LoyaltyChecked, minion="m01", rebel=True)
    t.expect_event(AmbushLaid, card="at04")
    ambush = t.struggle().ambush
    assert ambush is not None
    assert ambush.rebels == ("m01", "m09")
    t.asks(P1, "play")


@rule("SC-3.14")
def test_rebels_example_4_a_loyal_minion() -> None:
    t = rebels(place="docks").hand(P1, "m43").problems(P1, "pr07").on_top("m06")
    t.interacts(P1, "pr07").expect_event(LoyaltyChecked, minion="m06", rebel=False)
    t.expect_exhausted("m06").expect(ambush=None).asks(P1, "play")


@rule("SC-3.21")
def test_rebels_example_5_shortage() -> None:
    nine = "m02 m03 m04 m06 m07 m08 m09 m11 m12"
    t = rebels(rebels=15, clan=0, next_attacks="at05").deck("m01").exhausted(nine).plans(P1)
    t.expect_event(ShortageMet, count=1).expect_event(TrackMoved, start=15, end=14)
    attack = t.struggle().clan_attack
    assert attack is not None
    assert len(attack.rebels) == 2
    assert "m01" in attack.rebels
    assert len(t.view().exhausted) == 8
    t.expect_pistols(0, 14).ready_for(P1)


@rule("SC-3.18", "SC-3.20", "SC-3.24")
def test_rebels_example_6_the_pistols_meet() -> None:
    t = rebels(clan=6, rebels=8, fugitives="m16 m17").exhausted("m01").rallies(P1)
    t.expect_pistols(6, 7).expect_exhausted("").catches(P1).expect(ending="pistols")
    t.expect_pistols(6, 6).expect_no_event(MinionsReturned).expect_out("m16 m17")
    t.over(scores=(7, 7))


@rule("SC-3.23")
def test_rebels_example_7_the_end_of_a_round() -> None:
    t = rebels(
        clan=4,
        rebels=12,
        clan_attack="at01",
        clan_rebels="m01",
        ambush="at04",
        ambush_rebels="m02",
    )
    t.hand(P2, "m03 m06").last_turn(P1).ends(P1).expect_pistols(4, 11).asks(P1, "lose_any")
    t.expect_no_event(EvidenceCounted).loses("m03").expect_event(EvidenceCounted, count=0)
    t.expect_exhausted("m03").expect_pistols(4, 10).asks(P1, "first")


@rule("SC-3.9")
def test_rebels_example_8_a_gang_runs_away() -> None:
    t = rebels(ambush="at06", ambush_rebels="m16", place="club").hand(P1, "m46").on_top("m01")
    t.fights(P1, "at06", "m46", "4 2 1 1 | -", "4 K | x3")
    t.expect_event(FightDecided, clan=8, rebels=12, won=False)
    t.expect_event(CardDiscarded, card="at06").expect(fugitives=("m16",), ambush=None)
    t.expect(place="club").expect_pistols(2, 12).ready_for(P1)


@rule("SC-3.7", "SC-3.10")
@pytest.mark.parametrize(
    ("roll", "ambush", "won"),
    [("1", False, True), ("1", True, True), ("K", False, True), ("K", True, False)],
)
def test_rebels_example_9_only_the_red_die(roll: str, ambush: bool, won: bool) -> None:
    board = {"ambush": "at01", "ambush_rebels": "m26"}
    if not ambush:
        board = {"clan_attack": "at01", "clan_rebels": "m26"}
    t = rebels(**board).hand(P1, "m06").on_top("m11")
    t.fights(P1, "at01", "m06", f"{roll} | -", "| x3")
    t.expect_event(RebelsRolled, dice=(), red="x3", total=0)
    t.expect_event(FightDecided, clan=int(roll == "1"), rebels=0, won=won).ready_for(P1)
