"""MA-3 and MA-4: turns, and effects in general."""

import pytest

from omerta.games.mafia.actions import Open, Pass, Serve
from omerta.games.mafia.events import (
    BankPaid,
    CardArrested,
    CardOpened,
    PlayerPassed,
    PlayerSkipped,
    RoundEnded,
    TurnStarted,
)
from omerta.testing import rule, table
from omerta.testing.mafia import SEATS, B, G, MafiaTable, R, Y

OWN = {Y: "c2", R: "c3", G: "b3", B: "b2"}


def one_each() -> MafiaTable:
    """Every player has two closed cards."""
    t = table("mafia", seats=4).last_turn().closed("c2 buyer", "c3 buyer", "b3 buyer", "b2 buyer")
    return t.closed("d3 lawyer", "d2 lawyer", "d1 witness", "d4 witness")


# The order of turns


@rule("MA-3.1")
@pytest.mark.parametrize("first", SEATS)
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    t = one_each().turn(first)
    for step in range(4):
        seat = (first + step) % 4
        t.ready_for(seat).opens(seat, OWN[seat])
    t.expect_event(TurnStarted, seat=first).ready_for(first)


@rule("MA-3.1")
def test_one_turn_is_one_action() -> None:
    t = one_each().opens(Y, "c2").ready_for(R)
    t.refused(Open("d3"), "not_your_turn", "MA-3.1", by=Y)


@rule("MA-3.2")
def test_open_serve_or_pass() -> None:
    t = table("mafia", seats=4).closed("c2 buyer", "d3 theft", "c3 buyer").open("b1 police")
    t.prison(ye1="100").ready_for(Y)
    t.offers_exactly(Open("c2"), Open("d3"), Serve("ye1"), Pass())


@rule("MA-3.2")
def test_an_impossible_action_is_refused() -> None:
    t = table("mafia", seats=4).closed("c2 buyer").open("d3 police").prison(re1="20", ye1="50")
    t.refused(Open("b2"), "foreign_street", "MA-3.2", street="b2")
    t.refused(Open("z9"), "no_such_street", "MA-3.2", street="z9")
    t.refused(Open("d3"), "open_already", "MA-4.1", street="d3")
    t.refused(Open("b1"), "no_card_there", "MA-3.6", street="b1")
    t.refused(Serve("re1"), "foreign_figure", "MA-3.2", figure="re1")
    t.refused(Serve("xx1"), "no_such_figure", "MA-9.4", figure="xx1")


@rule("MA-3.2")
@pytest.mark.parametrize("order", ["open first", "serve first"])
def test_opening_and_serving_in_any_order(order: str) -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer", "d3 buyer", "c3 buyer")
    t.prison(ye1="100")
    if order == "open first":
        t.opens(Y, "c2").opens(R, "c3").serves(Y, "ye1").offers_exactly(Open("d3"), Pass())
    else:
        t.serves(Y, "ye1").opens(R, "c3").opens(Y, "c2").offers_exactly(Open("d3"), Pass())
    t.expect_figures(ye1="50").expect_open("c2 c3").ready_for(Y)


# Passing


@rule("MA-3.3")
def test_a_pass_costs_all_remaining_turns() -> None:
    t = one_each().prison(ye1="100", ye2="50").passes(Y).expect_event(PlayerPassed, seat=Y)
    t.opens(R, "c3").opens(G, "b3").opens(B, "b2").ready_for(R)
    assert t.view(None).seats[Y].passed
    t.refused(Open("c2"), "you_passed", "MA-3.3", by=Y)
    t.refused(Serve("ye1"), "you_passed", "MA-3.3", by=Y)
    t.all_pass().expect_figures(ye1="100", ye2="50")


@rule("MA-3.4")
def test_a_pass_is_allowed_at_any_turn_the_first_included() -> None:
    t = one_each()
    for seat in SEATS:
        t.ready_for(seat).offers(Pass())
        if seat != B:
            t.opens(seat, OWN[seat])
    t.passes(B).offers(Pass()).opens(Y, "d3").ready_for(R).passes(R).ready_for(G)


@rule("MA-3.3")
def test_a_pass_holds_for_its_round_alone() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").passes(Y)
    assert not any(seat.passed for seat in t.view(None).seats)
    assert t.view(None).round == 3
    t.all_keep().all_lay().ready_for(R).passes(R).passes(G).passes(B).ready_for(Y)


@rule("MA-3.5")
def test_a_player_without_an_action_is_skipped_and_has_not_passed() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer", "d3 buyer", "b2 buyer")
    t.opens(Y, "c2").expect_event(PlayerSkipped, seat=R).expect_event(PlayerSkipped, seat=G)
    assert not t.view(None).seats[R].passed
    t.ready_for(B)


@rule("MA-3.5")
def test_a_skipped_player_may_act_again_in_a_later_turn() -> None:
    t = table("mafia", seats=4).turn(B).last_turn().prison(ye1="100").running("ye1", "a4")
    t.closed("a3 buyer", "b3 police", "d4 buyer").opens(B, "a3")
    t.expect_event(PlayerSkipped, seat=Y).ready_for(G)
    t.opens(G, "b3").ready_for(B).passes(B).ready_for(Y).offers_exactly(Serve("ye1"), Pass())


@rule("MA-3.6")
def test_a_killed_closed_card_is_a_lost_turn() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 pistol", "d3 buyer", "c3 theft", "b2 buyer")
    t.opens(Y, "c2").fires("c3").expect_event(PlayerSkipped, seat=R).ready_for(B)
    t.refused(Open("c3"), "not_your_turn", "MA-3.1", by=R)
    t.passes(B).ready_for(Y).expect_empty("c3")


@rule("MA-3.6")
def test_a_killed_card_cannot_be_opened() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 pistol", "c3 theft", "d2 buyer")
    t.opens(Y, "c2").fires("c3").ready_for(R).offers_exactly(Open("d2"), Pass())
    t.refused(Open("c3"), "no_card_there", "MA-3.6", by=R, street="c3")


@rule("MA-3.7")
def test_the_round_ends_when_no_player_can_act() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer", "c3 buyer").open("b3 police")
    t.opens(Y, "c2").expect_no_event(RoundEnded).opens(R, "c3").expect_event(RoundEnded, round=2)
    assert (t.view(None).round, t.view(None).phase) == (3, "exchange")


@rule("MA-3.7")
def test_closed_cards_of_players_who_passed_do_not_prolong_the_round() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer", "c3 buyer", "d2 buyer")
    t.passes(Y).expect_no_event(RoundEnded).passes(R).expect_event(RoundEnded)


@rule("MA-3.8")
def test_a_round_has_at_most_sixteen_turns() -> None:
    t = table("mafia", seats=4).laying().prison(ye1="100", re1="200", re2="10").all_lay()
    turns = 0
    while t.view(None).phase == "turns":
        seat = t.match.waiting[0]
        if t.view(None).decision == "act":
            turns += 1
            t.begins(seat).does(t.view(seat).options[0])
        else:
            t.times_out(seat)
    assert turns == 16


# Effects in general


@rule("MA-4.1")
def test_a_card_acts_in_the_turn_in_which_it_is_opened_and_once() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft", "c3 goods 10", "b1 goods 20")
    t.closed("d3 buyer").opens(Y, "c2").expect_event(CardOpened, seat=Y, street="c2", card="theft")
    t.expect_event(BankPaid, street="c2", amount=100).expect_loot(c2=100).opens(R, "c3")
    t.opens(Y, "b1").expect_loot(c2=100, c3=0, b1=0).expect_bank(3900)


@rule("MA-4.2")
def test_closed_cards_are_not_touched() -> None:
    t = table("mafia", seats=4).closed("c2 police", "c3 theft", "b2 goods 100", "d2 buyer")
    t.opens(Y, "c2").expect_no_event(CardArrested).expect_closed("c3 b2 d2")
    t = table("mafia", seats=4).closed("c2 buyer", "b2 goods 100").opens(Y, "c2")
    t.expect_bank(4000).expect_loot(c2=0, b2=0)
    t = table("mafia", seats=4).closed("c2 goods 60", "b2 buyer").opens(Y, "c2").expect_bank(4000)


@rule("MA-4.3")
def test_effects_hit_cards_of_every_player() -> None:
    t = table("mafia", seats=4).open("b1 theft", 100).open("d3 courtesan", 20)
    t.open("b3 robbery", 200).closed("c2 police").opens(Y, "c2")
    t.expect_arrested("b1 b3 d3").expect_loot(c2=320).expect_figures(ye1="b1", ye2="d3", gr1="b3")


@rule("MA-4.6", "MA-10.1")
def test_loot_stays_on_its_card_until_the_round_ends() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft", "c3 buyer").opens(Y, "c2")
    t.expect_loot(c2=100).expect_cash(Y=0).opens(R, "c3").expect_cash(Y=100, R=0)


@rule("MA-4.7")
def test_an_arrested_card_has_no_effects() -> None:
    t = table("mafia", seats=4).last_turn().arrested("b2 goods 100", "d2 theft")
    t.closed("c2 buyer", "d3 pistol", "c1 police", "b3 courtesan").opens(Y, "c2")
    t.expect_loot(c2=0, b2=0).expect_bank(4000).opens(G, "b3").expect_loot(b3=0)
    t.opens(B, "c1").expect_no_event(CardArrested).opens(Y, "d3").expect_arrested("b2 d2")


@rule("MA-4.8")
def test_a_card_that_earned_nothing_stays_open() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 goods 60", "c3 police", "a1 buyer")
    t.opens(Y, "c2").opens(R, "c3").expect_open("c2 c3").expect_bank(4000).ready_for(R)
