"""MA-12: the empty bank and the end of the match."""

import pytest

from omerta.games.mafia.actions import Fill, Pass, Sell
from omerta.games.mafia.events import (
    BankEmptied,
    BankPaid,
    DebtLapsed,
    FinalDebtPaid,
    GameEnded,
    PaymentLapsed,
    PlayerPaid,
    RoundStarted,
    SplitChosen,
)
from omerta.testing import rule, table
from omerta.testing.mafia import B, G, MafiaTable, R, Y

# When it ends


@rule("MA-12.1")
def test_with_an_empty_bank_the_round_is_finished_and_then_the_game() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft", "c3 buyer", "b3 buyer").bank(100)
    t.cash(Y=980, R=970, G=970, B=980).opens(Y, "c2").expect_event(BankEmptied).expect_bank(0)
    t.ready_for(R).opens(R, "c3").ready_for(G).opens(G, "b3")
    t.expect_event(GameEnded, cause="bank_empty").expect_no_event(RoundStarted)
    t.over(winners=(Y,), scores=(1080, 970, 970, 980), reason="cash")
    t.refused(Pass(), "game_over", "MA-12.1", by=Y)


@rule("MA-12.1")
def test_with_ten_left_the_game_goes_on() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").bank(10).passes(Y)
    t.expect_event(RoundStarted, round=3).asks(R, "exchange")


# Who pays


@rule("MA-12.2")
def test_the_opener_names_the_cards_and_each_is_filled_as_far_as_it_goes() -> None:
    t = table("mafia", seats=4).bank(90).cash(Y=910, R=1000, G=1000, B=1000)
    t.open("b2 goods 60").open("c3 goods 40").closed("c2 buyer").opens(Y, "c2")
    t.asks(Y, "split").offers_exactly(Fill("b2"), Fill("c2"), Fill("c3"))
    t.fills("c3").expect_event(SplitChosen, seat=Y, street="c3").expect_loot(c3=40, b2=0, c2=0)
    t.expect_event(BankPaid, street="c3", amount=40, bank=50).expect_bank(50)
    t.asks(Y, "split").offers_exactly(Fill("b2"), Fill("c2")).fills("c2").expect_bank(0)
    t.expect_loot(c3=40, b2=60, c2=100).expect_cash(R=950, Y=850, G=1000, B=1000)


@rule("MA-12.2")
def test_the_last_card_is_not_asked_for() -> None:
    t = table("mafia", seats=4).bank(110).cash(Y=890, R=1000, G=1000, B=1000)
    t.open("b2 buyer").closed("c2 goods 60").opens(Y, "c2").asks(Y, "split").fills("b2")
    t.expect_loot(b2=60, c2=60).expect_cash(R=990).expect_bank(0)
    assert [event.street for event in t.last_events(SplitChosen)] == ["b2"]


@rule("MA-12.2")
def test_no_split_decision_with_one_card_or_an_empty_bank() -> None:
    t = table("mafia", seats=4).bank(30).cash(R=1000).closed("c2 theft").opens(Y, "c2")
    t.expect_loot(c2=100).expect_bank(0).expect_cash(R=930)
    t = table("mafia", seats=4).bank(0).cash(R=1000, G=1000, B=1000).open("b2 goods 60")
    t.closed("c2 buyer").opens(Y, "c2").expect_loot(b2=60, c2=60).expect_cash(R=940, Y=940)


@rule("MA-12.2")
def test_no_split_decision_if_the_bank_is_just_enough() -> None:
    t = table("mafia", seats=4).bank(120).cash(R=1000, G=1000, B=1000).open("b2 goods 60")
    t.closed("c2 buyer").opens(Y, "c2").expect_loot(b2=60, c2=60).expect_bank(0)
    t.expect_no_event(PlayerPaid).expect_event(BankEmptied)


@rule("MA-12.2")
def test_a_split_refuses_a_card_that_is_not_due() -> None:
    t = (
        table("mafia", seats=4)
        .bank(90)
        .open("b2 goods 60")
        .open("c3 goods 40")
        .open("d2 goods 10", 10)
    )
    t.closed("c2 buyer").opens(Y, "c2").fills("b2")
    t.refused(Fill("b2"), "nothing_due_there", "MA-12.2", street="b2")
    t.refused(Fill("d2"), "nothing_due_there", "MA-12.2", street="d2")
    t.refused(Fill("k5"), "nothing_due_there", "MA-12.2", street="k5")
    t.refused(Sell("b2"), "split_now", "MA-12.2")


@rule("MA-12.2", "MA-5.4")
def test_a_picked_buyer_and_the_goods_share_the_rest_of_the_bank() -> None:
    t = table("mafia", seats=4).bank(50).cash(Y=950, R=1000, G=1000, B=1000)
    t.open("b2 buyer").open("d2 buyer").closed("c2 goods 60").opens(Y, "c2").asks(Y, "buyer")
    t.sells("d2").asks(Y, "split").offers_exactly(Fill("c2"), Fill("d2")).fills("c2")
    t.expect_loot(c2=60, d2=60, b2=0).expect_cash(R=990, G=940)


@rule("MA-12.3")
@pytest.mark.parametrize(
    ("opener", "street", "payer"), [(Y, "c2", R), (R, "c3", G), (G, "b3", B), (B, "b2", Y)]
)
def test_the_owners_payer_pays_the_missing_sum_of_a_card(
    opener: int, street: str, payer: int
) -> None:
    t = table("mafia", seats=4).turn(opener).closed(f"{street} robbery").bank(50)
    t.cash(Y=1000, R=1000, G=1000, B=950).opens(opener, street)
    t.expect_event(PlayerPaid, payer=payer, street=street, amount=150, as_mate=False)
    t.expect_loot(**{street: 200})


@rule("MA-12.4")
def test_the_payers_mate_pays_the_rest() -> None:
    t = table("mafia", seats=4).closed("c2 robbery").bank(0).cash(Y=2000, R=60, G=1000, B=940)
    t.opens(Y, "c2").expect_cash(Y=2000, R=0, G=1000, B=800).expect_loot(c2=200)
    assert t.last_events(PlayerPaid) == [
        PlayerPaid(R, "c2", 60, as_mate=False),
        PlayerPaid(B, "c2", 140, as_mate=True),
    ]


@rule("MA-12.5")
def test_they_pay_from_cash_only() -> None:
    t = table("mafia", seats=4).closed("c2 robbery").bank(0).cash(Y=3000, R=0, G=700, B=0)
    t.open("c3 police", 200).open("d4 police", 100).opens(Y, "c2").expect_loot(c2=0, c3=200, d4=100)
    t.expect_event(PaymentLapsed, street="c2", amount=200).expect_cash(Y=3000, G=700)


@rule("MA-12.6")
def test_the_opened_card_is_paid_first_then_reading_order() -> None:
    t = table("mafia", seats=4).bank(0).cash(Y=0, R=0, G=3800, B=200)
    t.open("b1 goods 60").open("d3 goods 50").closed("c2 buyer")  # all of them yellow's
    t.opens(Y, "c2").expect_loot(c2=110, b1=60, d3=30).expect_cash(B=0, G=3800)
    paid = [(event.street, event.amount) for event in t.last_events(PlayerPaid)]
    assert paid == [("c2", 110), ("b1", 60), ("d3", 30)]
    assert t.last_events(PaymentLapsed) == [PaymentLapsed("d3", 20)]


@rule("MA-12.6")
def test_after_a_split_missing_sums_are_paid_in_the_same_order() -> None:
    t = table("mafia", seats=4).bank(70).cash(Y=0, R=0, G=3800, B=130)
    t.open("b1 goods 60").open("d3 goods 50").closed("c2 buyer").opens(Y, "c2").fills("d3 c2")
    t.expect_loot(d3=50, c2=110, b1=40).expect_cash(B=0, G=3800)
    paid = [(event.street, event.amount) for event in t.last_events(PlayerPaid)]
    assert paid == [("c2", 90), ("b1", 40)]
    assert t.last_events(PaymentLapsed) == [PaymentLapsed("b1", 20)]


@rule("MA-12.7")
def test_later_payments_follow_the_same_rule_and_the_bank_gains_nothing() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .closed("c2 theft", "c3 robbery", "b3 goods 60", "b4 buyer")
    )
    t.bank(100).cash(Y=900, R=1000, G=1000, B=1000).opens(Y, "c2").expect_bank(0)
    t.opens(R, "c3").expect_cash(G=800).expect_bank(0).opens(G, "b3").opens(R, "b4")
    t.over().expect_bank(0)
    t.expect_cash(Y=1000, R=1000 + 200 + 60, G=800 - 60 + 60, B=1000 - 60)


# Final ransoms


def last_round(first: int = Y, **cash: int) -> MafiaTable:
    own = {Y: "c2", R: "c3", G: "b3", B: "b2"}
    t = table("mafia", seats=4).last_turn().turn(first).bank(0).cash(**cash)
    t.closed(f"{own[first]} buyer").has_passed(*[seat for seat in (Y, R, G, B) if seat != first])
    return t


@rule("MA-12.8")
def test_every_figure_in_prison_must_be_bought_free() -> None:
    t = last_round(Y=1000, R=1000, G=1000, B=1000).prison(ye1="chair", ye2="20", re1="100")
    t.passes(Y).expect_event(FinalDebtPaid, payer=Y, debtor=Y, receiver=R, amount=320)
    t.expect_event(FinalDebtPaid, payer=R, debtor=R, receiver=G, amount=100)
    t.over(scores=(680, 1220, 1100, 1000), winners=(R,))


@rule("MA-12.8")
def test_the_clan_partner_pays_the_missing_part_of_a_ransom() -> None:
    t = last_round(Y=100, R=1500, G=1400, B=1000).prison(ye1="chair").passes(Y)
    assert t.last_events(FinalDebtPaid) == [
        FinalDebtPaid(Y, Y, R, 100),
        FinalDebtPaid(G, Y, R, 200),
    ]
    t.over(scores=(0, 1800, 1200, 1000))


@rule("MA-12.8", "MA-9.2")
def test_figures_jailed_by_the_last_round_count() -> None:
    t = last_round(Y=1000, R=1000, G=1000, B=1000).arrested("d3 theft").passes(Y)
    t.over(scores=(900, 1100, 1000, 1000))


@rule("MA-12.9")
def test_own_money_that_comes_in_is_used_before_the_mates() -> None:
    t = last_round(Y=0, R=1600, G=1600, B=800).prison(ye1="200", bl1="100").passes(Y)
    assert t.last_events(FinalDebtPaid) == [
        FinalDebtPaid(B, B, Y, 100),
        FinalDebtPaid(Y, Y, R, 100),
        FinalDebtPaid(G, Y, R, 100),
    ]


@rule("MA-12.9")
def test_the_first_in_turn_order_gets_the_mates_payment_and_then_all_pay_again() -> None:
    t = last_round(G, Y=1700, R=0, G=0, B=2300).prison(gr1="100", re1="200", gr2="10")
    t.passes(G)
    assert t.last_events(FinalDebtPaid) == [
        FinalDebtPaid(Y, G, B, 110),
        FinalDebtPaid(B, R, G, 200),
    ]
    t = last_round(R, Y=1700, R=0, G=0, B=2300).prison(gr1="100", re1="200", gr2="10")
    t.passes(R)
    assert t.last_events(FinalDebtPaid) == [
        FinalDebtPaid(B, R, G, 200),
        FinalDebtPaid(G, G, B, 110),
    ]


@rule("MA-12.9")
def test_a_sum_that_no_player_can_pay_lapses() -> None:
    t = last_round(Y=50, R=3900, G=50, B=0).prison(ye1="chair", gr1="50").passes(Y)
    t.expect_event(DebtLapsed, seat=Y, amount=250)
    assert t.last_events(FinalDebtPaid) == [FinalDebtPaid(Y, Y, R, 50), FinalDebtPaid(G, G, B, 50)]
    t.over(scores=(0, 3950, 0, 50), winners=(R,))


# Who wins


@rule("MA-12.10", "MA-1.4")
def test_the_richest_single_player_wins_not_the_richer_clan() -> None:
    t = last_round(Y=1200, R=1100, G=600, B=1100).passes(Y)
    t.expect_event(GameEnded, winners=(Y,), clans=(1800, 2200), cash=(1200, 1100, 600, 1100))
    t.over(winners=(Y,), reason="cash")
    assert t.match.outcome is not None
    assert t.match.outcome.ranks == (1, 2, 4, 2)


@rule("MA-12.10")
def test_equal_cash_is_a_shared_victory() -> None:
    t = last_round(Y=1200, R=1200, G=700, B=900).passes(Y)
    t.over(winners=(Y, R), reason="shared")


@rule("MA-12.11")
def test_after_round_25_the_match_ends_and_no_player_gets_the_bank() -> None:
    t = table("mafia", seats=4).in_round(25).last_turn().closed("c2 theft").jailed(re1="50")
    t.cash(Y=100, R=300, G=200, B=0).opens(Y, "c2").expect_event(GameEnded, cause="rounds")
    t.over(winners=(R, G), scores=(200, 250, 250, 0), reason="shared").expect_bank(3300)
    t = table("mafia", seats=4).in_round(24).last_turn().closed("c2 theft").opens(Y, "c2")
    t.expect_event(RoundStarted, round=25).asks(R, "exchange")
