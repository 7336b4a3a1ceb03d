"""The worked examples of section 10 of the rules, by their numbers."""

import pytest

from omerta.games.mafia.actions import Pass, Serve
from omerta.games.mafia.events import CardKilled, FinalDebtPaid, RansomPaid
from omerta.testing import rule, table
from omerta.testing.mafia import B, G, R, Y


@rule("MA-11.2", "MA-11.3")
@pytest.mark.parametrize(("payer", "cash"), [(Y, {"Y": 50, "R": 50}), (G, {"G": 50, "R": 50})])
def test_example_1_a_ransom_goes_to_the_owners_receiver(payer: int, cash: dict[str, int]) -> None:
    t = table("mafia", seats=4).between_rounds().prison(ye1="50").cash(Y=100, G=100).first(payer)
    t.ransoms(payer, "ye1").expect_cash(**cash).expect_figures(ye1="home")
    t.expect_event(RansomPaid, payer=payer, figure="ye1", receiver=R, amount=50)


@rule("MA-12.3")
@pytest.mark.parametrize(
    ("thief", "street", "payer"), [(Y, "c2", "R"), (R, "c3", "G"), (G, "b3", "B"), (B, "b2", "Y")]
)
def test_example_2_the_payer_pays_a_theft(thief: int, street: str, payer: str) -> None:
    t = table("mafia", seats=4).turn(thief).closed(f"{street} theft").bank(0)
    cash = dict.fromkeys("YRGB", 1000)
    t.cash(**cash).opens(thief, street).expect_loot(**{street: 100})
    t.expect_cash(**{**cash, payer: 900})


@rule("MA-5.4")
def test_example_3_goods_near_two_buyers() -> None:
    t = table("mafia", seats=4).open("d2 buyer").open("b3 buyer", 30).closed("c2 goods 60")
    t.opens(Y, "c2").asks(Y, "buyer").sells("b3").expect_loot(c2=60, b3=90, d2=0)
    t.expect_bank(4000 - 30 - 120)


@rule("MA-5.6", "MA-4.7")
def test_example_4_a_buyer_near_goods() -> None:
    t = table("mafia", seats=4).open("b2 goods 100").open("c3 goods 30").open("d3 goods 40", 40)
    t.arrested("b3 goods 150").closed("c2 buyer").opens(Y, "c2")
    t.expect_loot(b2=100, c3=30, c2=130, d3=40, b3=0).expect_bank(4000 - 40 - 260)


@rule("MA-5.8", "MA-5.9")
def test_example_5_goods_are_sold_again() -> None:
    t = table("mafia", seats=4).turn(G).open("c2 goods 20", 20).open("b2 police", 10)
    t.open("c3 theft", 100).last_turn().closed("b3 courtesan", "d2 buyer", "b4 witness")
    t.opens(G, "b3").expect_loot(b3=40, c2=0, c3=80, b2=10)
    t.opens(R, "d2").expect_loot(c2=20, d2=20, b3=40)


@rule("MA-6.4", "MA-6.7", "MA-7.4")
def test_example_6_a_killed_killer() -> None:
    t = table("mafia", seats=4).turn(B).last_turn().open("c3 police", 150)
    t.closed("b2 pistol", "c2 pistol", "d2 police")
    t.opens(B, "b2").fires("c3").expect_loot(b2=150).expect_figures(bl1="c3").expect_empty("c3")
    t.opens(Y, "c2").fires("b2").expect_loot(c2=150).expect_figures(ye1="b2", bl1="c3")
    t.opens(R, "d2").expect_figures(ye1="200", bl1="home").expect_cash(R=150)


@rule("MA-7.7", "MA-9.1")
def test_example_7_the_prosecutor() -> None:
    t = table("mafia", seats=4).turn(R).arrested("a2 robbery", "d3 pistol")
    t.fired("b3", scene="a4", loot=60).open("b4 theft", 100).closed("c3 prosecutor")
    t.expect_figures(gr1="a2", ye1="d3", gr2="a4")
    t.opens(R, "c3").expect_loot(c3=160).expect_empty("a2 d3 b3 b4 a4")
    t.expect_figures(ye1="chair", gr2="chair", gr1="200", re1="100")


@rule("MA-9.1")
def test_example_8_pistols_judged_at_the_end() -> None:
    t = table("mafia", seats=4).last_turn().open("c3 prosecutor").closed("c2 police")
    t.fired("b2", scene="a1", loot=90).fired("d1", scene="c1")
    t.opens(Y, "c2").expect_figures(bl1="chair", gr1="200").expect_cash(Y=90)


@rule("MA-7.9")
def test_example_9_the_lawyer() -> None:
    t = table("mafia", seats=4).turn(R).open("b2 police", 120).open("c4 commissioner", 100)
    t.open("c3 prosecutor", 50).arrested("a3 theft", "d3 robbery").closed("a1 lawyer")
    t.expect_figures(bl1="a3", ye1="d3").opens(R, "a1").expect_loot(a1=220, c3=50, b2=0, c4=0)
    t.expect_figures(bl1="home", ye1="home").expect_empty("a3 d3")


@rule("MA-7.11", "MA-7.12", "MA-7.13", "MA-7.14")
def test_example_10_the_witness() -> None:
    t = table("mafia", seats=4).open("b2 police", 40).open("c4 prosecutor").open("b1 theft", 100)
    t.open("a1 robbery", 200).open("a2 courtesan", 20).arrested("a4 criminal 50")
    t.closed("d3 witness").opens(Y, "d3")
    t.expect_loot(b1=100, d3=220, b2=40).expect_figures(re1="200", gr1="20", ye1="50")
    t.expect_empty("a1 a2 a4").expect_open("b1 b2 d3 c4")


@rule("MA-8.5", "MA-8.6", "MA-3.5")
def test_example_11_a_foiled_escape() -> None:
    t = table("mafia", seats=4).turn(R).prison(ye1="100").running("ye1", "a4").open("b3 police")
    t.last_turn().closed("b4 witness").expect_figures(ye1="running from 100")
    t.opens(R, "b4").expect_empty("a4").expect_figures(ye1="100")
    t.ready_for(Y).offers_exactly(Serve("ye1"), Pass()).serves(Y, "ye1").expect_figures(ye1="50")


@rule("MA-9.7", "MA-9.8")
def test_example_12_a_collision() -> None:
    t = table("mafia", seats=4).prison(ye1="100", bl1="50", re1="20").serves(Y, "ye1")
    t.expect_figures(ye1="20", bl1="100", re1="20")


@rule("MA-9.7", "MA-9.8")
def test_example_13_a_collision_before_the_gate() -> None:
    t = table("mafia", seats=4).prison(ye1="20", ye2="10", gr1="20").serves(Y, "ye1")
    t.expect_figures(ye1="home", ye2="20", gr1="20")


@rule("MA-6.6", "MA-8.7")
def test_example_14_a_killed_closed_escape() -> None:
    t = table("mafia", seats=4).turn(B).prison(re1="100").closed("d4 pistol", "c3 escape")
    t.last_turn().opens(B, "d4").fires("c3").expect_event(CardKilled, street="c3", card="escape")
    t.expect_figures(re1="100", bl1="c3").expect_empty("c3")
    assert "escape" in t.view(None).gone
    t.ready_for(R).offers_exactly(Serve("re1"), Pass())


@rule("MA-12.2", "MA-12.3", "MA-12.4")
def test_example_15_a_robbery_from_three_purses() -> None:
    t = table("mafia", seats=4).closed("c2 robbery").bank(30).cash(R=40, B=1230, G=0)
    t.opens(Y, "c2").expect_bank(0).expect_cash(R=0, B=1100, G=0, Y=2700).expect_loot(c2=200)


@rule("MA-12.2", "MA-12.6")
def test_example_16_the_last_of_the_bank_is_shared_out() -> None:
    t = table("mafia", seats=4).bank(120).cash(Y=500, R=30, G=100, B=3250)
    t.open("b2 goods 100").open("c3 goods 60").closed("c2 buyer")
    t.opens(Y, "c2").asks(Y, "split").fills("b2 c3").expect_loot(c2=160, b2=100, c3=60)
    t.expect_cash(Y=500, R=0, G=60, B=3120).expect_bank(0)


@rule("MA-12.9")
def test_example_17_final_ransoms() -> None:
    t = table("mafia", seats=4).last_turn().first(R).turn(R).closed("c3 buyer").bank(0)
    t.cash(Y=60, R=1340, G=1900, B=700).prison(ye1="50", ye2="chair", bl1="200")
    t.has_passed(Y, G, B).passes(R)
    assert t.last_events(FinalDebtPaid) == [
        FinalDebtPaid(B, B, Y, 200),
        FinalDebtPaid(Y, Y, R, 260),
        FinalDebtPaid(G, Y, R, 90),
    ]
    t.over(winners=(G,), scores=(0, 1690, 1810, 500), reason="cash")


@rule("MA-3.3", "MA-2.2")
def test_example_18_a_pass_at_once() -> None:
    t = table("mafia", seats=4).last_turn().prison(ye1="100").closed("c2 theft", "b1 buyer")
    t.closed("d3 robbery").passes(Y).expect_figures(ye1="100").expect_bank(4000)
    assert t.view(None).phase == "exchange"
    assert [seat.hand for seat in t.view(None).seats] == [3, 4, 4, 4]


@rule("MA-7.12", "MA-9.1")
def test_example_19_a_witness_protects_its_owner() -> None:
    t = table("mafia", seats=4).turn(R).open("b3 police").open("c3 prosecutor")
    t.fired("b4", scene="a4", loot=70).open("c2 theft", 100).closed("d2 witness")
    t.opens(R, "d2").expect_open("d2 b3 c3 b4").expect_loot(b4=70, d2=100)
    t.expect_figures(ye1="100", re1="a4").expect_empty("c2")
