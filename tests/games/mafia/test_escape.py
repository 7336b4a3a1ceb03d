"""MA-8: escape."""

import pytest

from omerta.games.mafia.actions import Hold, Run, RunNobody, Serve
from omerta.games.mafia.events import (
    CardRemoved,
    EscapeFoiled,
    FigureFreed,
    FigureThrownBack,
    RunnerNamed,
)
from omerta.testing import rule, table
from omerta.testing.mafia import B, G, MafiaTable, R, Y


def opened() -> MafiaTable:
    """Yellow has opened the escape; figures of all colours are in prison."""
    t = table("mafia", seats=4).prison(ye1="100", re1="chair", gr1="50", bl1="10", ye2="chair")
    return t.closed("c2 escape").opens(Y, "c2").asks(Y, "runner")


@rule("MA-8.1", "MA-8.2")
def test_any_players_figure_in_a_numbered_cell_may_run() -> None:
    t = opened().offers_exactly(RunNobody(), Run("ye1"), Run("gr1"), Run("bl1"))
    t.refused(Run("re1"), "on_the_chair", "MA-8.2", figure="re1")
    t.refused(Run("ye2"), "on_the_chair", "MA-8.2", figure="ye2")
    t.refused(Run("gr2"), "not_in_prison", "MA-8.1", figure="gr2")
    t.refused(Run("me1"), "no_such_figure", "MA-8.1", figure="me1")
    t.refused(Hold(), "name_a_runner", "MA-8.1")


@rule("MA-8.1")
@pytest.mark.parametrize("figure", ["ye1", "gr1", "bl1"])
def test_the_runner_is_listed_beside_its_cell(figure: str) -> None:
    t = opened().runs(figure).expect_event(RunnerNamed, seat=Y, figure=figure).expect_open("c2")
    cell = {"ye1": "100", "gr1": "50", "bl1": "10"}[figure]
    t.expect_figures(**{figure: f"running from {cell}"})


@rule("MA-8.1")
def test_one_jailed_this_round_or_one_that_has_served_may_run() -> None:
    t = table("mafia", seats=4).jailed(re1="200").prison(bl1="20").has_served("bl1")
    t.closed("c2 escape").opens(Y, "c2").offers_exactly(RunNobody(), Run("re1"), Run("bl1"))
    t.runs("re1").expect_figures(re1="running from 200")


@rule("MA-8.3")
def test_the_opener_may_choose_no_runner_and_the_card_leaves() -> None:
    t = opened().runs_nobody().expect_event(RunnerNamed, seat=Y, figure=None).expect_empty("c2")
    t.expect_event(CardRemoved, street="c2", card="escape", why="no_runner")
    t.expect_figures(ye1="100", gr1="50", bl1="10")


@rule("MA-8.3")
@pytest.mark.parametrize("prisoners", [{}, {"ye1": "chair", "re1": "chair"}])
def test_without_a_possible_runner_the_card_leaves_at_once(prisoners: dict[str, str]) -> None:
    t = table("mafia", seats=4).prison(**prisoners).closed("c2 escape").opens(Y, "c2")
    t.expect_empty("c2").expect_event(RunnerNamed, figure=None)
    assert t.view(None).gone == ("escape",)


@rule("MA-8.4", "MA-10.1")
@pytest.mark.parametrize("figure", ["ye1", "gr1", "bl1"])
def test_at_the_end_of_the_round_the_runner_goes_home(figure: str) -> None:
    t = opened().runs(figure).all_pass().expect_figures(**{figure: "home"})
    t.expect_event(FigureFreed, figure=figure, why="escaped")


@rule("MA-8.5")
def test_an_arrest_foils_the_escape() -> None:
    t = table("mafia", seats=4).turn(R).prison(ye1="150").running("ye1", "b1")
    t.closed("a1 police").opens(R, "a1").expect_empty("b1")
    t.expect_event(EscapeFoiled, figure="ye1", cell="150").expect_figures(ye1="150")
    t.all_pass().expect_figures(ye1="150")


@rule("MA-8.5")
@pytest.mark.parametrize(("shooter", "pistol"), [(Y, "a4"), (B, "a3"), (R, "b4"), (G, "b3")])
def test_a_kill_foils_the_escape(shooter: int, pistol: str) -> None:
    escape = {"a4": "a3", "a3": "a4", "b4": "a4", "b3": "a4"}[pistol]
    t = table("mafia", seats=4).turn(shooter).prison(re1="20").running("re1", escape)
    t.closed(f"{pistol} pistol").opens(shooter, pistol).fires(escape).expect_empty(escape)
    t.expect_event(EscapeFoiled, figure="re1", cell="20").expect_figures(re1="20")
    assert t.view(None).gone == ("escape",)


@rule("MA-8.5")
def test_another_card_killed_foils_nothing() -> None:
    t = table("mafia", seats=4).prison(re1="20").running("re1", "b2").open("b3 buyer")
    t.closed("c2 pistol").opens(Y, "c2").fires("b3").expect_no_event(EscapeFoiled)
    t.expect_figures(re1="running from 20").expect_open("b2 c2")


@rule("MA-8.6")
def test_a_runner_cannot_serve() -> None:
    t = table("mafia", seats=4).prison(ye1="100", ye2="50").running("ye1", "a4")
    t.closed("c2 buyer").does_not_offer(Serve("ye1")).offers(Serve("ye2"))
    t.refused(Serve("ye1"), "is_running", "MA-8.6", figure="ye1")


@rule("MA-8.6")
def test_a_runner_is_hit_by_no_collision_and_causes_none() -> None:
    t = table("mafia", seats=4).prison(ye1="100", bl1="50").running("bl1", "a3")
    t.serves(Y, "ye1").expect_figures(ye1="50", bl1="running from 50")
    t.expect_no_event(FigureThrownBack)


@rule("MA-8.6")
def test_back_in_the_cell_it_may_share_it_and_still_serve() -> None:
    t = table("mafia", seats=4).last_turn().prison(ye1="100", bl1="50").running("bl1", "a3")
    t.closed("a4 police", "b4 buyer", "d3 buyer").serves(Y, "ye1").opens(R, "b4")
    t.opens(Y, "a4").expect_figures(ye1="50", bl1="50").ready_for(B).offers(Serve("bl1"))
    t.serves(B, "bl1").expect_figures(ye1="50", bl1="20")


@rule("MA-8.6")
def test_back_in_the_cell_it_does_not_serve_twice() -> None:
    t = table("mafia", seats=4).prison(bl1="50").has_served("bl1").running("bl1", "a3")
    t.turn(Y).closed("a4 police", "d4 buyer").last_turn().opens(Y, "a4").ready_for(B)
    t.does_not_offer(Serve("bl1"))
    t.refused(Serve("bl1"), "served_already", "MA-9.4", by=B, figure="bl1")


@rule("MA-8.7")
def test_killing_a_closed_escape_foils_nothing() -> None:
    t = table("mafia", seats=4).prison(re1="100").closed("c2 pistol", "c3 escape")
    t.opens(Y, "c2").fires("c3").expect_no_event(EscapeFoiled).expect_figures(re1="100")
