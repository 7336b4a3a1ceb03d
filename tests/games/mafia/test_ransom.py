"""MA-11: ransom between rounds."""

import pytest

from omerta.games.mafia.actions import Done, Pass, Ransom
from omerta.games.mafia.events import FigureFreed, RansomDeclined, RansomPaid, RoundStarted
from omerta.testing import rule, table
from omerta.testing.mafia import SEATS, B, G, MafiaTable, R, Y

TRACK = {"10": 10, "20": 20, "50": 50, "100": 100, "150": 150, "200": 200, "chair": 300}


def after_a_round() -> MafiaTable:
    return table("mafia", seats=4).between_rounds()


@rule("MA-11.1")
@pytest.mark.parametrize(("cell", "price"), TRACK.items())
def test_the_price_is_the_number_of_the_cell(cell: str, price: int) -> None:
    t = after_a_round().prison(ye1=cell).cash(Y=310).ransoms(Y, "ye1")
    t.expect_cash(Y=310 - price, R=price).expect_figures(ye1="home")
    t.expect_event(FigureFreed, figure="ye1", why="ransom")


@rule("MA-11.1")
def test_figures_jailed_at_this_rounds_end_may_be_bought_too() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").arrested("d3 theft").cash(Y=100)
    t.passes(Y).asks(Y, "ransom").ransoms(Y, "ye1").expect_figures(ye1="home")
    t.expect_event(RoundStarted, counts=(4, 4, 4, 4)).expect_cash(Y=0, R=100)


@rule("MA-11.2")
@pytest.mark.parametrize(
    ("figure", "owner", "receiver"), [("ye1", Y, R), ("re1", R, G), ("gr1", G, B), ("bl1", B, Y)]
)
def test_the_money_goes_to_the_receiver_in_the_ring(figure: str, owner: int, receiver: int) -> None:
    t = after_a_round().prison(**{figure: "100"}).first(owner)
    t.cash(**{"YRGB"[owner]: 100}).ransoms(owner, figure)
    t.expect_event(RansomPaid, payer=owner, figure=figure, receiver=receiver, amount=100)
    t.expect_cash(**{"YRGB"[owner]: 0, "YRGB"[receiver]: 100})


@rule("MA-11.3")
@pytest.mark.parametrize(
    ("figure", "payer", "receiver"), [("gr1", Y, B), ("bl1", R, Y), ("ye1", G, R), ("re1", B, G)]
)
def test_a_mate_may_pay_and_the_owners_receiver_gets_it(
    figure: str, payer: int, receiver: int
) -> None:
    t = after_a_round().prison(**{figure: "100"}).first(payer)
    t.cash(**{"YRGB"[payer]: 100}).asks(payer, "ransom").ransoms(payer, figure)
    t.expect_event(RansomPaid, payer=payer, receiver=receiver)
    t.expect_cash(**{"YRGB"[payer]: 0, "YRGB"[receiver]: 100})


@rule("MA-11.3")
def test_an_enemys_figure_cannot_be_bought() -> None:
    t = after_a_round().prison(ye1="50", re1="50").cash(Y=500, R=500)
    t.asks(Y, "ransom").offers_exactly(Done(), Ransom("ye1"))
    t.refused(Ransom("re1"), "not_of_your_clan", "MA-11.3", figure="re1")
    t.refused(Ransom("ye2"), "not_in_prison", "MA-11.1", figure="ye2")
    t.refused(Ransom("xx9"), "no_such_figure", "MA-11.1", figure="xx9")
    t.refused(Pass(), "ransom_now", "MA-11.4")


@rule("MA-11.4")
@pytest.mark.parametrize("first", SEATS)
def test_in_turn_order_from_this_rounds_first_player(first: int) -> None:
    t = after_a_round().first(first).prison(ye1="10", re1="10").cash(Y=10, R=10, G=10, B=10)
    for step in range(4):
        seat = (first + step) % 4
        t.asks(seat, "ransom").declines(seat).expect_event(RansomDeclined, seat=seat)
    t.asks((first + 1) % 4, "exchange")


@rule("MA-11.4")
def test_one_figure_after_another() -> None:
    t = after_a_round().prison(ye1="50", ye2="100", gr1="chair").cash(Y=420)
    t.offers_exactly(Done(), Ransom("ye1"), Ransom("ye2"), Ransom("gr1")).ransoms(Y, "ye2")
    t.asks(Y, "ransom").offers_exactly(Done(), Ransom("ye1"), Ransom("gr1")).ransoms(Y, "gr1")
    t.expect_figures(ye1="50", ye2="home", gr1="home").expect_cash(Y=20, R=100, B=300)


@rule("MA-11.5")
def test_only_full_payment_counts() -> None:
    t = after_a_round().prison(ye1="50", ye2="100").cash(Y=90, G=90)
    t.asks(Y, "ransom").offers_exactly(Done(), Ransom("ye1"))
    t.refused(Ransom("ye2"), "too_expensive", "MA-11.5", figure="ye2", price=100)


@rule("MA-11.5")
def test_a_player_who_can_afford_no_ransom_gets_no_decision() -> None:
    t = after_a_round().prison(ye1="50", re1="100").cash(Y=40, R=90, G=50, B=0)
    t.asks(G, "ransom").declines(G).asks(R, "exchange")


@rule("MA-11.5")
def test_without_prisoners_no_player_gets_a_ransom_decision() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").cash(Y=500, R=500).passes(Y)
    t.asks(R, "exchange")


@rule("MA-11.6")
def test_a_player_who_is_done_decides_again_only_after_receiving_money() -> None:
    t = after_a_round().prison(ye1="50", re1="100", gr1="10", bl1="10")
    t.cash(Y=50, R=200, G=0, B=0).first(R)
    t.declines(R).asks(Y, "ransom")  # green and blue have nothing
    t.ransoms(Y, "ye1").asks(R, "ransom")  # red was paid, yellow has nothing left
    t.declines(R).asks(G, "exchange")


@rule("MA-11.6", "MA-11.4")
def test_after_a_payment_ransom_decisions_continue_clockwise_from_the_payer() -> None:
    t = after_a_round().first(Y).prison(ye1="50", re1="50", bl1="10")
    t.cash(Y=0, R=0, G=50, B=10).asks(G, "ransom").ransoms(G, "ye1").expect_cash(R=50)
    t.asks(B, "ransom").declines(B).asks(R, "ransom")  # not red at once, who comes before green


@rule("MA-11.6")
def test_a_player_who_could_not_pay_gets_a_decision_after_receiving_money() -> None:
    t = after_a_round().prison(ye1="100", re1="100").cash(Y=100, R=0, G=0, B=0).first(Y)
    t.ransoms(Y, "ye1").asks(R, "ransom").ransoms(R, "re1").expect_cash(G=100).asks(R, "exchange")


@rule("MA-11.6")
def test_too_little_money_gives_no_ransom_decision() -> None:
    t = after_a_round().prison(ye1="50", re1="100").cash(Y=50, R=0, G=0, B=0).first(Y)
    t.ransoms(Y, "ye1").expect_cash(R=50).asks(R, "exchange")
    t = after_a_round().prison(ye1="50", ye2="50", re1="100").cash(Y=100, R=0, G=0, B=0)
    t.ransoms(Y, "ye1").asks(Y, "ransom").ransoms(Y, "ye2").asks(R, "ransom")


@rule("MA-11.6")
def test_money_passed_on_goes_round_the_ring() -> None:
    t = after_a_round().prison(ye1="50", re1="50", gr1="50", bl1="50", ye2="50")
    t.cash(Y=50, R=0, G=0, B=0).ransoms(Y, "ye1").ransoms(R, "re1").ransoms(G, "gr1")
    t.ransoms(B, "bl1").ransoms(Y, "ye2").expect_cash(Y=0, R=50, G=0, B=0)
    t.asks(R, "exchange").expect_figures(ye1="home", ye2="home", re1="home", gr1="home", bl1="home")
