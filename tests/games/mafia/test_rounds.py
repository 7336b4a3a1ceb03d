"""MA-10: the end of a round."""

from omerta.games.mafia.events import (
    CardOpened,
    FigureCameHome,
    FigureFreed,
    FigureJailed,
    LootTaken,
    RansomPaid,
    RoundEnded,
    RoundStarted,
)
from omerta.testing import rule, table
from omerta.testing.mafia import ALL_VIEWERS, B, G, MafiaTable, R, Y


def ending() -> MafiaTable:
    """Red has the last card; everything that the end of a round settles is present."""
    t = table("mafia", seats=4).last_turn().turn(R).first(G).prison(ye1="100", re1="50")
    t.running("ye1", "a4").arrested("b2 theft").fired("b3", scene="c4", loot=60)
    t.open("d3 police", 100).open("a1 goods 40", 40).open("c2 buyer", 80).has_served("re1")
    return t.closed("c3 robbery").closed("d1 witness").has_passed(G)


@rule("MA-10.1")
def test_a_round_ends_in_the_order_of_the_rules() -> None:
    t = ending().opens(R, "c3")
    told = [event for event in t.match.log[-1].events if not isinstance(event, CardOpened)][1:]
    assert told[:7] == [
        RoundEnded(2),
        FigureFreed("ye1", "escaped"),
        FigureJailed("bl1", "100"),
        LootTaken(G, 60, 60),
        LootTaken(Y, 180, 180),
        LootTaken(R, 240, 240),
        FigureCameHome("gr1"),
    ]
    t.expect_figures(ye1="home", bl1="100", gr1="home", re1="50")
    t.expect_cash(Y=180, R=240, G=60, B=0).expect_bank(4000 - 480)
    t.asks(R, "ransom")  # green goes first but owes no money


@rule("MA-10.1")
def test_between_rounds_the_streets_are_empty() -> None:
    t = ending().opens(R, "c3")
    view = t.view(None)
    assert {street.lying for street in view.streets} == {"empty"}
    assert {street.figure for street in view.streets} == {None}
    assert (view.deck, view.gone, view.phase, view.able) == (0, (), "ransom", ())


@rule("MA-10.1")
def test_closed_cards_go_back_unseen() -> None:
    t = ending().opens(R, "c3")
    for viewer in ALL_VIEWERS:
        t.does_not_see(viewer, "witness-1", "witness-2")
        assert "robbery" in t.view(viewer).shown
        assert set(t.view(viewer).shown) == {
            *("robbery", "escape", "theft", "pistol-1", "police-1", "goods-l4", "buyer-1")
        }


@rule("MA-10.1")
def test_ransoms_come_before_the_next_round() -> None:
    t = ending().opens(R, "c3").expect_no_event(RoundStarted).declines(R)
    t.expect_event(RoundStarted, round=3, first=B, counts=(4, 3, 4, 3)).asks(B, "exchange")
    t = ending().opens(R, "c3").ransoms(R, "bl1 re1")
    t.expect_event(RansomPaid, payer=R, figure="re1", receiver=G, amount=50)
    t.expect_event(RoundStarted, counts=(4, 4, 4, 4)).asks(B, "exchange")


@rule("MA-10.1", "MA-12.1")
def test_the_end_test_comes_before_ransoms() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").bank(0).prison(ye1="50")
    t.cash(Y=1000, R=1000, G=1000, B=1000).passes(Y).over().expect_cash(Y=950, R=1050)


@rule("MA-10.2")
def test_loot_belongs_to_the_owner_of_the_street() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft").open("b1 buyer", 30)
    t.open("a1 police", 10).open("d1 lawyer", 20).open("c4 witness", 50).open("d4 buyer", 40)
    t.opens(Y, "c2").expect_cash(Y=130, R=10, G=70, B=40)


@rule("MA-10.1")
def test_a_player_without_loot_takes_none() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft").opens(Y, "c2")
    assert t.last_events(LootTaken) == [LootTaken(Y, 100, 100)]


def test_the_cash_of_every_player_is_recorded_when_a_round_ends() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft").cash(R=500).prison(re1="50")
    assert t.view(None).ledger == ((0, 0, 0, 0),)
    t.opens(Y, "c2").passes(R)
    for viewer in ALL_VIEWERS:
        assert t.view(viewer).ledger == ((0, 0, 0, 0), (100, 500, 0, 0))
    t.ransoms(R, "re1").expect_cash(R=450, G=50)
    assert t.view(None).ledger == ((0, 0, 0, 0), (100, 500, 0, 0))
    t.all_keep().all_lay().all_pass()
    assert t.view(None).ledger[2:] == ((100, 450, 50, 0),)


def test_the_last_recorded_row_comes_before_the_final_ransoms() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").bank(0).prison(ye1="50")
    t.cash(Y=1000, R=1000, G=1000, B=1000).passes(Y).over().expect_cash(Y=950, R=1050)
    assert t.view(None).ledger[-1] == (1000, 1000, 1000, 1000)


def test_the_cards_of_the_last_round_are_remembered_for_one_round() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 theft").opens(Y, "c2")
    assert t.view(None).shown == ("theft",)
    t.all_keep().all_lay()
    assert t.view(None).shown == ("theft",)
    t.all_pass()
    assert t.view(None).shown == ()
