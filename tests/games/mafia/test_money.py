"""MA-5: theft, robbery, goods, buyers and the courtesan."""

import pytest

from omerta.games.mafia.actions import Hold, Sell
from omerta.games.mafia.events import BankPaid, GoodsSold, LootMoved
from omerta.testing import rule, table
from omerta.testing.mafia import B, G, R, Y


@rule("MA-5.1", "MA-5.2")
@pytest.mark.parametrize(("card", "amount"), [("theft", 100), ("robbery", 200)])
def test_theft_and_robbery_take_their_number_from_the_bank(card: str, amount: int) -> None:
    t = table("mafia", seats=4).closed(f"c2 {card}").opens(Y, "c2")
    t.expect_loot(c2=amount).expect_bank(4000 - amount).expect_cash(Y=0)
    t.expect_event(BankPaid, street="c2", amount=amount, bank=4000 - amount)


# Goods


@rule("MA-5.3", "MA-5.7")
@pytest.mark.parametrize("number", [10, 20, 30, 40, 50, 60, 100, 150])
@pytest.mark.parametrize("buyer", ["b1", "d2", "b3", "b2"])  # own, enemy, mate, enemy
def test_goods_near_one_buyer_are_sold_to_it(number: int, buyer: str) -> None:
    t = table("mafia", seats=4).open(f"{buyer} buyer", 40).closed(f"c2 goods {number}")
    t.opens(Y, "c2").expect_event(GoodsSold, goods="c2", buyer=buyer, number=number)
    t.expect_loot(**{"c2": number, buyer: 40 + number}).expect_bank(4000 - 40 - 2 * number)


@rule("MA-5.7")
def test_criminal_goods_trade_like_legal_ones() -> None:
    for goods in ("goods-l5", "goods-c1"):
        t = table("mafia", seats=4).open("b2 buyer").closed(f"c2 {goods}").opens(Y, "c2")
        t.expect_loot(c2=50, b2=50)
        t = table("mafia", seats=4).open(f"b2 {goods}").closed("c2 buyer").opens(Y, "c2")
        t.expect_loot(c2=50, b2=50)


@rule("MA-5.4")
def test_the_owner_of_the_goods_picks_any_of_several_buyers() -> None:
    for buyer in ("b1", "b2", "d2", "b3"):
        t = table("mafia", seats=4).open("b1 buyer").open("b2 buyer").open("d2 buyer", 70)
        t.open("b3 buyer").closed("c2 goods 60").opens(Y, "c2").asks(Y, "buyer")
        t.expect_bank(3930).offers_exactly(Sell("b1"), Sell("b2"), Sell("d2"), Sell("b3"))
        t.sells(buyer).expect_bank(3930 - 120)
        before = {"b1": 0, "b2": 0, "d2": 70, "b3": 0}
        t.expect_loot(c2=60, **{**before, buyer: before[buyer] + 60})


@rule("MA-5.4")
def test_only_an_open_buyer_near_can_be_picked() -> None:
    t = table("mafia", seats=4).open("b1 buyer").open("b2 buyer").open("a4 buyer")
    t.closed("c2 goods 60", "d2 buyer").opens(Y, "c2").offers_exactly(Sell("b1"), Sell("b2"))
    t.refused(Sell("d2"), "no_buyer_there", "MA-5.4", street="d2")
    t.refused(Sell("a4"), "no_buyer_there", "MA-5.4", street="a4")
    t.refused(Sell("x7"), "no_buyer_there", "MA-5.4", street="x7")
    t.refused(Hold(), "sell_now", "MA-5.4")


@rule("MA-5.5")
def test_goods_without_a_buyer_earn_nothing_now() -> None:
    t = table("mafia", seats=4).open("a1 buyer").open("b4 buyer").closed("c2 goods 60", "d3 buyer")
    t.last_turn().opens(Y, "c2").expect_bank(4000).expect_open("a1 c2 b4")
    t.opens(Y, "d3").expect_event(GoodsSold, goods="c2", buyer="d3")
    t.expect_cash(Y=120)


# Buyers


@rule("MA-5.6")
def test_a_buyer_takes_every_near_goods_card() -> None:
    t = table("mafia", seats=4).open("b1 goods 10").open("d2 goods 150").open("b3 goods 60")
    t.open("a1 goods 40").closed("c2 buyer", "c3 goods 30").opens(Y, "c2")
    t.expect_loot(b1=10, d2=150, b3=60, c2=220, a1=0, c3=0).expect_bank(4000 - 440)


@rule("MA-5.6")
def test_goods_with_loot_or_a_figure_are_not_sold() -> None:
    t = table("mafia", seats=4).open("b1 goods 10", 10).arrested("d2 goods 150")
    t.open("b3 goods 60").closed("c2 buyer").opens(Y, "c2")
    t.expect_loot(b1=10, d2=0, b3=60, c2=60)


@rule("MA-5.6")
def test_a_buyer_without_goods_earns_nothing() -> None:
    t = table("mafia", seats=4).open("b1 buyer", 30).open("d2 theft", 100).closed("c2 buyer")
    t.opens(Y, "c2").expect_loot(c2=0, b1=30, d2=100).expect_bank(3870)


@rule("MA-5.8")
@pytest.mark.parametrize(("loot", "bought"), [(0, True), (10, False), (20, False)])
def test_a_goods_card_with_any_loot_is_not_sold(loot: int, bought: bool) -> None:
    t = table("mafia", seats=4).open("b1 goods 60", loot).closed("c2 buyer").opens(Y, "c2")
    t.expect_loot(c2=60 if bought else 0, b1=60 if bought else loot)


@rule("MA-5.8")
def test_goods_that_no_buyer_could_pay_can_be_sold_again() -> None:
    t = table("mafia", seats=4).last_turn().turn(R).bank(0).cash(Y=0, R=0, G=4000, B=0)
    t.open("b3 goods 50").closed("c3 buyer", "c2 buyer", "a4 buyer")
    t.opens(R, "c3").expect_loot(c3=50, b3=0).expect_cash(G=3950)
    t.opens(Y, "c2").expect_loot(c2=0, b3=0).expect_event(GoodsSold, goods="b3", buyer="c2")


# The courtesan


@rule("MA-5.9")
def test_the_courtesan_takes_twenty_from_each_near_card() -> None:
    t = table("mafia", seats=4).open("b1 theft", 100).open("d2 police", 20).open("b3 buyer", 10)
    t.open("c3 goods 60").open("b2 lawyer", 90).open("a1 robbery", 200).closed("c2 courtesan")
    t.opens(Y, "c2").expect_loot(c2=60, b1=80, d2=0, b3=10, c3=0, b2=70, a1=200)
    t.expect_event(LootMoved, source="d2", street="c2", amount=20, why="courtesan")
    assert len(t.last_events(LootMoved)) == 3


@rule("MA-5.9")
def test_each_courtesan_takes_once_and_from_the_other_too() -> None:
    t = table("mafia", seats=4).last_turn().turn(B).open("b3 theft", 100)
    t.closed("b2 courtesan", "c2 courtesan", "c3 buyer", "b1 buyer")
    t.opens(B, "b2").expect_loot(b2=20, b3=80)
    t.opens(Y, "c2").expect_loot(c2=40, b2=0, b3=60)
    t.opens(R, "c3").opens(Y, "b1")
    t.expect_cash(Y=40, G=60, B=0, R=0)


@rule("MA-5.9")
@pytest.mark.parametrize(("street", "opener"), [("b2", B), ("c3", R), ("b3", G), ("c2", Y)])
def test_the_courtesan_takes_from_cards_of_every_player(street: str, opener: int) -> None:
    t = table("mafia", seats=4).turn(opener).open("b1 theft", 100).open("d3 police", 60)
    t.open("a4 lawyer", 20).open("d2 witness", 30).closed(f"{street} courtesan")
    near = {"b2": ["b1"], "c3": ["d3", "d2"], "b3": ["a4"], "c2": ["b1", "d3", "d2"]}[street]
    t.opens(opener, street).expect_loot(**{street: 20 * len(near)})
    held = {"b1": 100, "d3": 60, "a4": 20, "d2": 30}
    t.expect_loot(**{name: held[name] - 20 * (name in near) for name in held})
