"""MA-9: the prison."""

import pytest

from omerta.games.mafia.actions import Open, Pass, Serve
from omerta.games.mafia.events import (
    FigureFreed,
    FigureJailed,
    FigureServed,
    FigureThrownBack,
)
from omerta.testing import rule, table
from omerta.testing.mafia import B, R, Y

TRACK = ["10", "20", "50", "100", "150", "200"]


# Going in


@rule("MA-9.1")
@pytest.mark.parametrize(
    ("card", "cell"),
    [
        ("goods-c1", "50"),
        ("goods-c2", "100"),
        ("goods-c3", "100"),
        ("goods-c4", "150"),
        ("courtesan", "20"),
        ("theft", "100"),
        ("robbery", "200"),
        ("pistol", "200"),
    ],
)
def test_a_figure_goes_to_the_cell_of_its_card(card: str, cell: str) -> None:
    t = table("mafia", seats=4).last_turn().closed("a4 buyer").arrested(f"d1 {card}").passes(Y)
    t.expect_figures(gr1=cell).expect_event(FigureJailed, figure="gr1", cell=cell)


@rule("MA-9.1")
@pytest.mark.parametrize(
    ("prosecutor", "how", "cell"),
    [
        ("c2", "open", "chair"),
        ("c1", "open", "chair"),
        ("c2", "closed", "200"),
        ("b2", "open", "200"),
        ("c3", "open", "200"),  # a knight's move away
    ],
)
def test_a_pistol_near_an_open_prosecutor_brings_the_chair(
    prosecutor: str, how: str, cell: str
) -> None:
    t = table("mafia", seats=4).last_turn().closed("a4 buyer").arrested("d1 pistol", "d3 theft")
    said = f"{prosecutor} prosecutor"
    t = t.open(said) if how == "open" else t.closed(said)
    t.all_pass().expect_figures(gr1=cell, ye1="100")


@rule("MA-9.1")
def test_a_killed_prosecutor_cannot_judge() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 pistol").open("d2 prosecutor")
    t.arrested("d1 pistol").opens(Y, "c2").fires("d2").expect_figures(gr1="200")


@rule("MA-9.1")
def test_only_pistols_bring_the_chair() -> None:
    t = table("mafia", seats=4).arrested("c3 robbery").closed("c2 prosecutor").opens(Y, "c2")
    t.expect_figures(re1="200")


@rule("MA-9.1", "MA-7.7")
def test_with_a_witness_the_prosecutor_judges_from_its_own_street() -> None:
    t = table("mafia", seats=4).arrested("b1 pistol", "c3 pistol").open("d4 prosecutor")
    t.closed("d3 witness").opens(Y, "d3").expect_figures(ye1="200", re1="chair")


@rule("MA-9.2")
def test_figures_still_under_arrest_are_jailed_when_the_round_ends() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 police").open("c3 theft", 100)
    t.opens(Y, "c2").expect_figures(re1="100").expect_cash(Y=100, R=0)


@rule("MA-9.3")
def test_arriving_figures_share_a_cell() -> None:
    t = table("mafia", seats=4).last_turn().closed("a4 buyer").prison(gr1="100", bl1="100")
    t.arrested("d1 theft", "d3 goods 100").passes(Y).all_pass()
    t.expect_figures(gr1="100", bl1="100", gr2="100", ye1="100")


# Serving


@rule("MA-9.4")
@pytest.mark.parametrize(("cell", "next_cell"), list(zip(TRACK[1:], TRACK, strict=False)))
def test_a_step_leads_one_cell_forward(cell: str, next_cell: str) -> None:
    t = table("mafia", seats=4).prison(ye1=cell).serves(Y, "ye1").expect_figures(ye1=next_cell)
    t.expect_event(FigureServed, figure="ye1", source=cell, cell=next_cell)


@rule("MA-9.4")
def test_each_prisoner_serves_at_most_once_a_round() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .closed("c2 buyer", "c3 buyer")
        .prison(ye1="100", ye2="200")
    )
    t.serves(Y, "ye1").opens(R, "c3").ready_for(Y)
    t.offers_exactly(Open("c2"), Serve("ye2"), Pass())
    t.refused(Serve("ye1"), "served_already", "MA-9.4", by=Y, figure="ye1")
    assert t.view(None).able == ("ye2",)


@rule("MA-9.4")
def test_a_step_is_a_turn() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer", "c3 buyer").prison(ye1="100")
    t.serves(Y, "ye1").ready_for(R).refused(Open("c2"), "not_your_turn", "MA-3.1", by=Y)


@rule("MA-9.4")
def test_only_prisoners_serve() -> None:
    t = table("mafia", seats=4).closed("c2 buyer").arrested("d3 theft")
    t.refused(Serve("ye1"), "not_in_prison", "MA-9.4", figure="ye1")
    t.refused(Serve("ye2"), "not_in_prison", "MA-9.4", figure="ye2")


@rule("MA-9.5")
def test_one_jailed_in_mid_round_waits() -> None:
    t = table("mafia", seats=4).closed("c2 buyer").jailed(ye1="100").prison(ye2="50")
    t.offers_exactly(Open("c2"), Serve("ye2"), Pass())
    t.refused(Serve("ye1"), "jailed_this_round", "MA-9.5", figure="ye1")


@rule("MA-9.5")
def test_in_the_next_round_it_serves() -> None:
    t = table("mafia", seats=4).last_turn().turn(B).closed("b2 buyer").jailed(ye1="100")
    t.passes(B).all_keep().all_lay().ready_for(Y).offers(Serve("ye1"))
    assert t.view(None).able == ("ye1",)


@rule("MA-9.6")
def test_a_step_from_the_first_cell_leads_home() -> None:
    t = table("mafia", seats=4).last_turn().turn(Y).closed("c2 buyer", "c3 buyer")
    t.prison(ye1="10").serves(Y, "ye1").expect_figures(ye1="home")
    t.expect_event(FigureFreed, figure="ye1", why="served").ready_for(R)
    assert t.view(None).seats[Y].hand == 0  # no card in this round
    t.all_pass()
    assert [seat.hand for seat in t.view(None).seats] == [4, 4, 4, 4]


# Collisions


@rule("MA-9.7")
def test_all_in_the_cell_are_thrown_back_own_figures_too() -> None:
    t = table("mafia", seats=4).prison(ye1="150", ye2="100", bl1="100", gr1="100", re1="150")
    t.serves(Y, "ye1").expect_figures(ye1="50", ye2="150", bl1="150", gr1="150", re1="150")
    thrown = [(event.figure, event.cell) for event in t.last_events(FigureThrownBack)]
    assert thrown == [("ye2", "150"), ("gr1", "150"), ("bl1", "150")]
    steps = [(event.source, event.cell) for event in t.last_events(FigureServed)]
    assert steps == [("150", "100"), ("100", "50")]


@rule("MA-9.7")
def test_leaving_a_shared_cell_is_no_collision() -> None:
    t = table("mafia", seats=4).prison(ye1="100", bl1="100").serves(Y, "ye1")
    t.expect_figures(ye1="50", bl1="100").expect_no_event(FigureThrownBack)


@rule("MA-9.7")
def test_one_thrown_back_has_not_served() -> None:
    t = table("mafia", seats=4).last_turn().prison(ye1="100", ye2="50").serves(Y, "ye1")
    t.expect_figures(ye1="20", ye2="100").ready_for(Y).offers_exactly(Serve("ye2"), Pass())


@rule("MA-9.8")
def test_the_further_step_from_the_first_cell_is_freedom() -> None:
    t = table("mafia", seats=4).prison(ye1="20", bl1="10").serves(Y, "ye1")
    t.expect_figures(ye1="home", bl1="20").expect_event(FigureFreed, figure="ye1", why="served")


@rule("MA-9.8")
def test_there_are_no_chains() -> None:
    t = table("mafia", seats=4).prison(ye1="100", bl1="50", re1="20", gr1="100")
    t.serves(Y, "ye1").expect_figures(ye1="20", re1="20", bl1="100", gr1="100")


@rule("MA-9.9")
def test_no_figure_is_thrown_back_beyond_the_last_cell() -> None:
    t = table("mafia", seats=4).prison(ye1="200", bl1="150", re1="200").serves(Y, "ye1")
    t.expect_figures(ye1="100", bl1="200", re1="200")
    assert [event.figure for event in t.last_events(FigureThrownBack)] == ["bl1"]


# The chair


@rule("MA-9.10")
def test_the_chair_gives_no_turn() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer", "c3 buyer").prison(ye1="chair")
    t.offers_exactly(Open("c2"), Pass())
    t.refused(Serve("ye1"), "on_the_chair", "MA-9.10", figure="ye1")
    t.opens(Y, "c2").opens(R, "c3").expect_figures(ye1="chair")
    assert t.view(None).phase == "exchange"
    assert t.view(None).able == ()
