"""MA-7.1 to 7.8: arrests by police, commissioner and prosecutor."""

import pytest

from omerta.games.mafia.events import (
    CardArrested,
    CardRemoved,
    EscapeFoiled,
    FigureJailed,
    LootMoved,
)
from omerta.testing import rule, table
from omerta.testing.mafia import B, G, R, Y

CRIMINAL = ["goods-c1", "goods-c2", "goods-c4", "courtesan", "theft", "robbery"]
HONEST = [
    "prosecutor",
    "commissioner",
    "police",
    "buyer",
    "goods-l1",
    "goods-l6",
    "lawyer",
    "witness",
    "pistol",
]


# Who arrests whom


@rule("MA-7.1")
@pytest.mark.parametrize("card", CRIMINAL)
@pytest.mark.parametrize("street", ["b1", "d2", "b3", "c1"])
def test_police_arrest_every_near_criminal_card(card: str, street: str) -> None:
    t = table("mafia", seats=4).open(f"{street} {card}", 40).closed("c2 police-3").opens(Y, "c2")
    t.expect_arrested(street).expect_loot(**{"c2": 40, street: 0})


@rule("MA-7.1")
@pytest.mark.parametrize("card", HONEST)
@pytest.mark.parametrize("law", ["police-3", "commissioner", "prosecutor"])
def test_honest_cards_are_not_arrested(card: str, law: str) -> None:
    card = "police-1" if card == law else card
    t = table("mafia", seats=4).open(f"b1 {card}", 40).open("a3 buyer-4", 30).closed(f"c2 {law}")
    t.opens(Y, "c2").expect_arrested("").expect_no_event(CardArrested).expect_loot(b1=40, a3=30)


@rule("MA-7.1", "MA-7.2")
@pytest.mark.parametrize(
    ("law", "arrested"), [("police", "c1 b2 d3"), ("commissioner", "a1 d4"), ("prosecutor", "")]
)
def test_the_reach_of_the_law(law: str, arrested: str) -> None:
    t = table("mafia", seats=4).open("c1 theft").open("b2 robbery").open("d3 courtesan")
    t.open("a1 goods 150").open("d4 courtesan").open("c4 goods 100").closed(f"c2 {law}")
    t.opens(Y, "c2").expect_arrested(arrested)
    if law == "prosecutor":
        t.expect_empty("c1 b2 d3").expect_open("a1 c2 c4 d4")


@rule("MA-7.2")
def test_the_commissioner_never_arrests_near_cards() -> None:
    for street in ("b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3"):
        t = table("mafia", seats=4).open(f"{street} theft", 100).closed("c2 commissioner")
        t.opens(Y, "c2").expect_arrested("").expect_loot(**{"c2": 0, street: 100})
    for street in ("a1", "a3", "b4", "d4"):
        t = table("mafia", seats=4).open(f"{street} theft", 100).closed("c2 commissioner")
        t.opens(Y, "c2").expect_arrested(street).expect_loot(**{"c2": 100, street: 0})


# The arrest


@rule("MA-7.3")
def test_a_figure_is_put_on_the_card_and_its_loot_moves() -> None:
    t = table("mafia", seats=4).open("c3 theft", 80).closed("c2 police").opens(Y, "c2")
    t.expect_event(CardArrested, law="c2", street="c3", card="theft", figure="re1")
    t.expect_event(LootMoved, source="c3", street="c2", amount=80, why="arrest")
    t.expect_figures(re1="c3").expect_loot(c2=80, c3=0)
    assert t.street("c3").figure == "re1"


@rule("MA-7.3")
def test_a_card_without_loot_is_arrested_too() -> None:
    t = table("mafia", seats=4).open("c3 courtesan").closed("c2 police").opens(Y, "c2")
    t.expect_arrested("c3").expect_figures(re1="c3").expect_no_event(LootMoved)


@rule("MA-7.3")
def test_an_arrested_card_is_not_arrested_again() -> None:
    t = table("mafia", seats=4).arrested("c3 theft").closed("c2 police").opens(Y, "c2")
    t.expect_no_event(CardArrested).expect_figures(re1="c3", re2="home").expect_arrested("c3")


@rule("MA-7.4")
@pytest.mark.parametrize(("law", "street"), [("police", "c2"), ("commissioner", "d1")])
def test_an_arrested_pistols_figure_is_moved_from_the_scene(law: str, street: str) -> None:
    t = table("mafia", seats=4).turn(Y if street == "c2" else G).fired("b2", scene="a1", loot=90)
    t.closed(f"{street} {law}").expect_figures(bl1="a1").opens({"c2": Y, "d1": G}[street], street)
    t.expect_figures(bl1="b2", bl2="home").expect_arrested("b2").expect_loot(**{street: 90})
    assert t.street("a1").figure is None


@rule("MA-7.5")
@pytest.mark.parametrize(("law", "street"), [("police", "c2"), ("commissioner", "d1")])
def test_an_arrested_escape_leaves_and_is_foiled(law: str, street: str) -> None:
    t = table("mafia", seats=4).turn(Y if street == "c2" else G).prison(ye1="100")
    t.running("ye1", "b2").closed(f"{street} {law}").opens({"c2": Y, "d1": G}[street], street)
    t.expect_event(CardArrested, street="b2", card="escape", figure=None)
    t.expect_event(CardRemoved, street="b2", card="escape", why="foiled")
    t.expect_event(EscapeFoiled, figure="ye1", cell="100")
    t.expect_empty("b2").expect_arrested("").expect_figures(ye1="100", bl1="home")


@rule("MA-7.6")
def test_cards_opened_after_the_law_are_safe_from_it() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 police", "c3 theft", "d3 police", "b2 buyer")
    t.opens(Y, "c2").opens(R, "c3").expect_open("c2 c3").expect_loot(c3=100)
    t.opens(B, "b2").expect_open("b2 c2 c3").opens(Y, "d3").expect_cash(Y=100, R=0)


# The prosecutor


@rule("MA-7.7")
def test_the_prosecutor_arrests_near_cards_and_jails_all_arrested_figures() -> None:
    t = table("mafia", seats=4).turn(R).arrested("a1 theft", "b1 courtesan")
    t.open("c2 robbery", 200).open("a4 goods 150", 30).closed("c3 prosecutor").opens(R, "c3")
    t.expect_loot(c3=200, a4=30).expect_empty("a1 b1 c2").expect_open("c3 a4").expect_arrested("")
    t.expect_figures(re1="100", ye1="20", ye2="200")
    assert [event.figure for event in t.last_events(FigureJailed)] == ["re1", "ye1", "ye2"]
    t.expect_event(CardRemoved, street="a1", card="theft", why="jailed")
    assert t.view(None).gone == ("courtesan-1", "theft", "robbery")


@rule("MA-7.7")
def test_arrests_after_the_prosecutor_wait_for_the_end_of_the_round() -> None:
    t = table("mafia", seats=4).last_turn().open("c3 prosecutor").open("b2 robbery", 200)
    t.closed("c2 police", "d4 buyer").opens(Y, "c2").expect_arrested("b2")
    t.expect_figures(bl1="b2").opens(B, "d4").expect_figures(bl1="200")


@rule("MA-7.8", "MA-9.2")
def test_arrested_cards_keep_their_figure_until_the_round_ends() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 police", "d2 buyer", "b1 witness")
    t.open("c3 theft", 100).opens(Y, "c2").opens(R, "d2").expect_arrested("c3")
    t.expect_figures(re1="c3").opens(Y, "b1").expect_figures(re1="100").expect_cash(Y=100)


@rule("MA-7.3", "MA-4.3")
def test_the_law_hits_cards_of_owner_and_clan_too() -> None:
    t = table("mafia", seats=4).turn(B).open("c1 theft", 100).open("c3 robbery", 200)
    t.closed("b2 prosecutor").opens(B, "b2").expect_figures(bl1="100", re1="200")
    t.expect_loot(b2=300).expect_empty("c1 c3")
