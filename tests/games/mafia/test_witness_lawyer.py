"""MA-7.9 to 7.15: the lawyer and the witness."""

import pytest

from omerta.games.mafia.events import (
    CardArrested,
    CardRemoved,
    EscapeFoiled,
    FigureFreed,
    FigureJailed,
    LawActedAgain,
    LootMoved,
)
from omerta.testing import rule, table
from omerta.testing.mafia import G, R, Y

# The lawyer


@rule("MA-7.9")
def test_the_lawyer_takes_what_police_and_commissioner_hold() -> None:
    t = table("mafia", seats=4).open("b2 police", 120).open("d4 police", 30).open("a3 police")
    t.open("c4 commissioner", 100).open("c3 prosecutor", 50).open("d1 witness", 70)
    t.open("a1 buyer", 20).closed("c2 lawyer").opens(Y, "c2")
    t.expect_loot(c2=250, b2=0, d4=0, c4=0, c3=50, d1=70, a1=20)
    moved = [(event.source, event.amount, event.why) for event in t.last_events(LootMoved)]
    assert moved == [("b2", 120, "lawyer"), ("d4", 30, "lawyer"), ("c4", 100, "lawyer")]


@rule("MA-7.9")
def test_the_lawyer_frees_the_arrested_figures_of_every_player() -> None:
    t = table("mafia", seats=4).arrested("a1 theft", "d4 robbery", "b3 pistol", "b1 courtesan")
    t.closed("c2 lawyer").opens(Y, "c2").expect_arrested("").expect_empty("a1 d4 b3 b1")
    t.expect_figures(re1="home", bl1="home", gr1="home", ye1="home")
    assert {event.why for event in t.last_events(FigureFreed)} == {"lawyer"}
    assert {event.why for event in t.last_events(CardRemoved)} == {"lawyer"}
    t.expect_bank(4000)


@rule("MA-7.9")
def test_a_lawyer_far_away_is_as_good() -> None:
    t = table("mafia", seats=4).turn(R).open("d4 police", 60).arrested("d3 theft")
    t.closed("a1 lawyer").opens(R, "a1").expect_loot(a1=60, d4=0).expect_empty("d3")


@rule("MA-7.10")
def test_the_lawyer_does_nothing_for_prisoners_runners_and_scenes() -> None:
    t = table("mafia", seats=4).prison(ye1="100", re1="chair", bl1="50").running("bl1", "a3")
    t.fired("b3", scene="a4").closed("c2 lawyer").opens(Y, "c2").expect_no_event(FigureFreed)
    t.expect_figures(ye1="100", re1="chair", bl1="running from 50", gr1="a4")
    t.expect_open("c2 a3 b3")


# The witness


@rule("MA-7.11")
def test_all_open_law_cards_act_once_more_and_the_witness_takes_the_loot() -> None:
    t = table("mafia", seats=4).turn(R).open("b2 police", 40).open("d3 commissioner", 10)
    t.open("b1 theft", 100).open("c1 goods 150", 150).closed("d2 witness").opens(R, "d2")
    t.expect_arrested("b1 c1").expect_loot(d2=250, b2=40, d3=10, b1=0, c1=0)
    acted = [(event.street, event.card) for event in t.last_events(LawActedAgain)]
    assert acted == [("b2", "police-1"), ("d3", "commissioner")]


@rule("MA-7.11")
def test_the_witness_itself_arrests_nobody() -> None:
    t = table("mafia", seats=4).open("b2 theft", 100).open("a1 robbery", 200).closed("c2 witness")
    t.opens(Y, "c2").expect_no_event(CardArrested).expect_loot(b2=100, a1=200, c2=0)


@rule("MA-7.11", "MA-7.6")
def test_cards_opened_after_the_law_are_caught_by_a_witness() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .closed("c2 police", "c3 theft", "d1 witness", "b4 buyer")
    )
    t.opens(Y, "c2").opens(R, "c3").expect_loot(c3=100).opens(G, "d1")
    t.expect_arrested("c3").expect_loot(d1=100, c2=0)


@rule("MA-7.12")
@pytest.mark.parametrize(("opener", "street"), [(Y, "d3"), (R, "d2"), (G, "c4")])
def test_no_criminal_card_of_the_witnesss_owner_is_arrested(opener: int, street: str) -> None:
    t = table("mafia", seats=4).turn(opener).open("b2 police").open("b1 theft", 100)  # yellow's
    t.open("a1 robbery", 200).open("b3 courtesan", 20)  # red's and green's
    t.closed(f"{street} witness").opens(opener, street)
    arrested = {Y: "a1 b3", R: "b1 b3", G: "a1 b1"}[opener]
    seized = {Y: 220, R: 120, G: 300}[opener]
    t.expect_arrested(arrested).expect_loot(**{street: seized})


@rule("MA-7.12")
def test_the_mates_cards_are_not_protected() -> None:
    t = table("mafia", seats=4).open("b2 police").open("a2 theft", 100).closed("d3 witness")
    t.opens(Y, "d3").expect_arrested("a2").expect_figures(gr1="a2").expect_loot(d3=100)


@rule("MA-7.12")
def test_the_protection_holds_in_that_turn_alone() -> None:
    t = table("mafia", seats=4).last_turn().open("b2 police").open("b1 theft", 100)
    t.closed("d3 witness", "d2 witness", "c2 buyer").opens(Y, "d3").expect_open("b1 b2 d3")
    t.opens(R, "d2").expect_arrested("b1").expect_loot(d2=100)


@rule("MA-7.12", "MA-7.5")
def test_an_own_escape_is_protected_and_another_one_foiled() -> None:
    t = table("mafia", seats=4).prison(re1="100").running("re1", "b1").open("b2 police")
    t.closed("d3 witness").opens(Y, "d3").expect_figures(re1="running from 100").expect_open(
        "b1 b2 d3"
    )
    t = table("mafia", seats=4).prison(re1="100").running("re1", "a2").open("b2 police")
    t.closed("d3 witness").opens(Y, "d3").expect_event(EscapeFoiled, figure="re1", cell="100")


@rule("MA-7.13")
def test_police_act_in_reading_order_then_the_commissioner_then_the_prosecutor() -> None:
    t = table("mafia", seats=4).turn(R).open("d4 police-1").open("b2 prosecutor")
    t.open("b1 police-3").open("a1 commissioner").open("a3 police-2").closed("d2 witness")
    t.open("c4 theft", 100).opens(R, "d2")
    order = [event.street for event in t.last_events(LawActedAgain)]
    assert order == ["b1", "a3", "d4", "a1", "b2"]
    t.expect_event(FigureJailed, figure="gr1", cell="100").expect_empty("c4").expect_loot(d2=100)


@rule("MA-7.13")
def test_the_prosecutors_transfer_includes_the_new_arrests() -> None:
    t = table("mafia", seats=4).open("b4 prosecutor").open("b2 police").open("c1 robbery", 200)
    t.open("d3 commissioner").closed("c2 witness").opens(Y, "c2")
    t.expect_figures(bl1="200").expect_empty("c1").expect_loot(c2=200)


@rule("MA-7.14")
def test_cards_arrested_before_are_not_protected_from_prison() -> None:
    t = table("mafia", seats=4).open("c4 prosecutor").arrested("b1 theft").open("d3 courtesan", 20)
    t.closed("c2 witness").opens(Y, "c2").expect_figures(ye1="100", ye2="home")
    t.expect_empty("b1").expect_open("c2 d3 c4").expect_loot(d3=20, c2=0)


@rule("MA-7.14")
def test_without_a_prosecutor_they_stay_where_they_are() -> None:
    t = table("mafia", seats=4).open("b2 police").arrested("b1 theft").closed("c2 witness")
    t.opens(Y, "c2").expect_arrested("b1").expect_figures(ye1="b1").expect_no_event(FigureJailed)


@rule("MA-7.15")
def test_killed_and_closed_law_cards_do_not_act_for_a_witness() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 pistol", "a1 police", "d2 witness")
    t.closed("b4 buyer").open("b2 police").open("b1 theft", 100).opens(Y, "c2").fires("b2")
    t.opens(R, "d2").expect_no_event(LawActedAgain).expect_no_event(CardArrested)
    t.expect_open("b1 c2 d2").expect_closed("a1")
