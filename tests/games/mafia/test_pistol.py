"""MA-6: the pistol."""

import pytest

from omerta.games.mafia.actions import Fire, Hold, Pass
from omerta.games.mafia.events import (
    CardArrested,
    CardKilled,
    FigurePlaced,
    LootMoved,
    PistolHeld,
)
from omerta.testing import rule, table
from omerta.testing.mafia import ALL_VIEWERS, B, G, R, Y

FIRES = [Fire(street) for street in ("b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3")]


# Fire or hold


@rule("MA-6.1")
def test_the_owner_decides_at_once_to_fire_or_hold() -> None:
    t = table("mafia", seats=4).closed("c2 pistol").open("b2 police", 30).opens(Y, "c2")
    t.asks(Y, "pistol").offers_exactly(Hold(), Fire("b2"))
    t.holds().expect_event(PistolHeld, seat=Y, street="c2", forced=False)
    t.expect_open("b2 c2").expect_loot(b2=30, c2=0).expect_figures(ye1="home")


@rule("MA-6.1")
def test_a_pistol_that_held_is_legal_and_never_fires() -> None:
    t = (
        table("mafia", seats=4)
        .last_turn()
        .closed("c2 pistol", "b2 police", "d3 buyer", "d2 police")
    )
    t.opens(Y, "c2").holds().opens(R, "d2").expect_no_event(CardArrested)
    t.opens(B, "b2").expect_no_event(CardArrested).expect_open("b2 c2 d2")
    assert not t.street("c2").fired
    t.ready_for(Y).opens(Y, "d3").expect_figures(ye1="home")


# Victims


@rule("MA-6.2")
def test_any_near_card_of_any_player_may_be_shot() -> None:
    t = table("mafia", seats=4).closed("c2 pistol", "b1 courtesan", "d2 buyer", "b3 goods 10")
    t.open("d3 police").open("b2 lawyer").open("c3 theft", 100).open("d1 witness")
    t.closed("c1 prosecutor", "a1 robbery", "a4 pistol").open("d4 commissioner")
    t.opens(Y, "c2").offers_exactly(Hold(), *FIRES)


@rule("MA-6.2")
@pytest.mark.parametrize("street", ["b1", "b3", "d2"])  # own, mate's, enemy's
@pytest.mark.parametrize("how", ["open", "closed"])
def test_own_and_clan_cards_are_possible_victims(street: str, how: str) -> None:
    t = table("mafia", seats=4).closed("c2 pistol")
    t = t.open(f"{street} buyer") if how == "open" else t.closed(f"{street} buyer")
    t.opens(Y, "c2").fires(street).expect_empty(street).expect_figures(ye1=street)
    t.expect_event(CardKilled, seat=Y, pistol="c2", street=street, was_open=how == "open")


@rule("MA-6.2")
def test_arrested_far_and_empty_streets_are_refused() -> None:
    t = table("mafia", seats=4).closed("c2 pistol", "a1 buyer").arrested("b2 theft")
    t.open("b3 police").opens(Y, "c2").offers_exactly(Hold(), Fire("b3"))
    t.refused(Fire("b2"), "arrested_already", "MA-6.2", street="b2")
    t.refused(Fire("a1"), "not_near", "MA-6.2", street="a1")
    t.refused(Fire("c2"), "not_near", "MA-6.2", street="c2")
    t.refused(Fire("q1"), "not_near", "MA-6.2", street="q1")
    t.refused(Fire("d2"), "nothing_there", "MA-6.2", street="d2")
    t.refused(Pass(), "fire_or_hold", "MA-6.1")


@rule("MA-6.3")
def test_with_no_victim_the_pistol_holds_by_itself() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 pistol", "a1 police").arrested("b2 theft")
    t.opens(Y, "c2").expect_event(PistolHeld, seat=Y, street="c2", forced=True).ready_for(R)
    t.opens(R, "a1")


# The kill


@rule("MA-6.4")
def test_the_loot_moves_to_the_pistol_and_a_figure_to_the_scene() -> None:
    t = table("mafia", seats=4).closed("c2 pistol").open("c3 robbery", 180)
    t.opens(Y, "c2").fires("c3").expect_loot(c2=180, c3=0).expect_empty("c3")
    t.expect_event(LootMoved, source="c3", street="c2", amount=180, why="kill")
    t.expect_event(FigurePlaced, figure="ye1", street="c3").expect_figures(ye1="c3")
    assert t.street("c3").figure == "ye1"


@rule("MA-6.4", "MA-10.1")
def test_the_figure_stays_at_the_scene_until_the_round_ends() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 pistol", "b2 lawyer", "d2 buyer")
    t.open("c3 robbery").opens(Y, "c2").fires("c3").opens(R, "d2").expect_figures(ye1="c3")
    t.opens(B, "b2").expect_figures(ye1="home")


@rule("MA-6.5")
def test_a_pistol_that_fired_is_criminal() -> None:
    t = table("mafia", seats=4).closed("c2 pistol", "d2 police").open("c3 buyer")
    t.last_turn().closed("a1 buyer").opens(Y, "c2").fires("c3")
    assert t.street("c2").fired
    t.opens(R, "d2").expect_arrested("c2").expect_figures(ye1="c2")


@rule("MA-6.6")
def test_a_killed_closed_card_is_shown_and_has_no_effect() -> None:
    t = table("mafia", seats=4).closed("c2 pistol", "c3 robbery").opens(Y, "c2").fires("c3")
    t.expect_bank(4000).expect_loot(c2=0).expect_empty("c3").expect_unchanged(G, B)
    for viewer in ALL_VIEWERS:
        t.expect_event(CardKilled, seen_by=viewer, street="c3", card="robbery", was_open=False)
        assert t.view(viewer).gone == ("robbery",)


@rule("MA-6.7")
def test_the_figure_of_a_killed_pistol_stays_at_its_scene() -> None:
    t = table("mafia", seats=4).last_turn().turn(B).closed("b2 pistol", "d3 buyer", "d2 police")
    t.fired("c2", scene="c1", loot=70).opens(B, "b2").fires("c2")
    t.expect_loot(b2=70).expect_figures(ye1="c1", bl1="c2")
    t.opens(Y, "d3").opens(R, "d2").expect_figures(ye1="home", bl1="home")


@rule("MA-6.7")
def test_the_figure_of_a_killed_pistol_cannot_be_arrested() -> None:
    t = table("mafia", seats=4).turn(B).last_turn().closed("b2 pistol", "d2 police", "a1 buyer")
    t.fired("c2", scene="c1").opens(B, "b2").fires("c2").opens(R, "d2")
    t.expect_no_event(CardArrested).expect_figures(ye1="c1", bl1="c2").ready_for(R)


@rule("MA-6.8")
def test_the_lowest_numbered_figure_at_home_is_taken() -> None:
    t = table("mafia", seats=4).prison(ye1="100").arrested("d3 theft").closed("c2 pistol")
    t.open("c3 buyer").expect_figures(ye2="d3").opens(Y, "c2").fires("c3")
    t.expect_figures(ye1="100", ye2="d3", ye3="c3", ye4="home")


@rule("MA-6.8")
def test_with_four_cards_in_use_all_four_figures_are_away() -> None:
    t = table("mafia", seats=4).last_turn().prison(ye2="50").arrested("b1 theft", "d3 courtesan")
    t.closed("c2 pistol", "c3 buyer").opens(Y, "c2").fires("c3")
    t.expect_figures(ye1="b1", ye2="50", ye3="d3", ye4="c3").ready_for(Y)
