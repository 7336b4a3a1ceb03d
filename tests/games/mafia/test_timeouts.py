"""Section 5: the actions of the table for an idle player."""

from typing import Any

import pytest

from omerta import Match
from omerta.games.mafia import GAME
from omerta.games.mafia.events import (
    CardLaid,
    CardOpened,
    CardsExchanged,
    FigureServed,
    GoodsSold,
    PistolHeld,
    PlayerPassed,
    RansomDeclined,
    RunnerNamed,
)
from omerta.kernel import Illegal, TimeoutApplied
from omerta.testing import rule, table
from omerta.testing.mafia import SEATS, B, G, R, Y


@rule("MA-2.4")
def test_a_timeout_keeps_the_hand() -> None:
    t = table("mafia", seats=4).exchanging().hand(Y, "police theft buyer pistol").times_out(Y)
    t.expect_event(TimeoutApplied, seat=Y, decision="exchange")
    t.expect_event(CardsExchanged, seat=Y, count=0).asks(R, "exchange")


@rule("MA-2.4")
def test_cards_put_aside_before_a_timeout_are_exchanged() -> None:
    t = table("mafia", seats=4).exchanging().hand(Y, "police theft buyer pistol")
    t.on_top("escape").throws(Y, 2).times_out(Y).expect_event(CardsExchanged, seat=Y, count=1)
    t.expect_hand(Y, "police-1 escape buyer-1 pistol-1")


@rule("MA-2.8")
def test_a_timeout_lays_on_the_first_free_own_street() -> None:
    t = table("mafia", seats=4).laying().lays(Y, "c2").times_out(Y)
    t.expect_event(CardLaid, seat=Y, street="b1").times_out(Y)
    t.expect_event(CardLaid, seat=Y, street="d3").expect_event(CardLaid, seat=Y, street="a4")
    t.asks(R, "lay")


@rule("MA-3.2")
def test_a_timeout_serves_with_the_figure_in_the_highest_cell() -> None:
    t = table("mafia", seats=4).closed("c2 theft").prison(ye1="50", ye2="150", ye3="chair")
    t.times_out(Y).expect_event(FigureServed, figure="ye2", source="150", cell="100")
    t = table("mafia", seats=4).prison(ye3="50", ye2="50", ye1="20").times_out(Y)
    t.expect_event(FigureServed, figure="ye2", source="50", cell="20")


@rule("MA-3.2")
def test_a_timeout_passes_and_never_opens_a_card() -> None:
    t = table("mafia", seats=4).closed("c2 theft").prison(ye1="chair").times_out(Y)
    t.expect_event(PlayerPassed, seat=Y).expect_no_event(CardOpened).expect_closed("c2")


@rule("MA-6.1")
def test_after_a_timeout_a_pistol_holds() -> None:
    t = table("mafia", seats=4).closed("c2 pistol").open("b2 police", 40).opens(Y, "c2")
    t.times_out(Y).expect_event(PistolHeld, street="c2", forced=False).expect_open("b2 c2")


@rule("MA-5.4")
@pytest.mark.parametrize(
    ("buyers", "chosen"),
    [
        ("c1 b3 d3 b2", "d3"),  # the own one
        ("c1 b3 b2 b1", "b1"),
        ("b1 d3", "b1"),  # the first of the own ones
        ("c1 b3 d2", "b3"),  # the mate's
        ("c1 d2 c3", "c1"),  # the first in reading order
    ],
)
def test_a_timeout_sells_within_the_clan(buyers: str, chosen: str) -> None:
    t = table("mafia", seats=4).closed("c2 goods 60")
    for street in buyers.split():
        t.open(f"{street} buyer")
    t.opens(Y, "c2").times_out(Y).expect_event(GoodsSold, goods="c2", buyer=chosen)


@rule("MA-8.1")
@pytest.mark.parametrize(
    ("prisoners", "runner"),
    [
        ({"ye1": "50", "ye2": "100", "ye3": "chair", "gr1": "200"}, "ye2"),
        ({"gr1": "20", "gr2": "150", "ye1": "chair", "re1": "200"}, "gr2"),
        ({"re1": "200", "bl1": "10"}, None),
    ],
)
def test_a_timeout_frees_a_figure_of_the_clan(
    prisoners: dict[str, str], runner: str | None
) -> None:
    t = table("mafia", seats=4).prison(**prisoners).closed("c2 escape").opens(Y, "c2")
    t.times_out(Y).expect_event(RunnerNamed, seat=Y, figure=runner)


@rule("MA-12.2")
def test_a_timeout_fills_the_opened_card_and_then_in_reading_order() -> None:
    t = table("mafia", seats=4).bank(130).open("b2 goods 60").open("c3 goods 40")
    t.open("b1 goods 10").closed("c2 buyer").opens(Y, "c2").times_out(Y).expect_loot(c2=110)
    t.times_out(Y).expect_loot(b1=10, b2=0, c3=0).times_out(Y).expect_bank(0)
    assert t.view(None).decision == "act"


@rule("MA-11.4")
def test_a_timeout_ransoms_no_figure() -> None:
    t = table("mafia", seats=4).between_rounds().prison(ye1="10").cash(Y=100).times_out(Y)
    t.expect_event(RansomDeclined, seat=Y).expect_cash(Y=100).expect_figures(ye1="10")


@rule("MA-3.1")
def test_a_timeout_acts_only_for_the_seat_with_the_decision() -> None:
    t = table("mafia", seats=4).closed("c2 theft")
    for seat in (R, G, B):
        with pytest.raises(Illegal):
            t.match.expire(seat)
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    assert (deadline.seconds, set(deadline.answers)) == (None, {Y})
    assert not GAME.meta.timed
    t.ready_for(Y)


@rule("MA-2.5")
def test_in_a_simultaneous_exchange_every_player_has_a_deadline() -> None:
    t = table("mafia", seats=4).exchanging().setting(exchange_order="simultaneous")
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    assert set(deadline.answers) == set(SEATS)
    t.times_out(G).times_out(Y)
    assert t.match.waiting == (R, B)


@rule("MA-12.1")
def test_no_deadline_is_set_after_the_end() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").bank(0).times_out(Y).over()
    assert GAME.deadline(t.state) is None


@rule("MA-12.11")
def test_a_match_with_only_timeouts_ends() -> None:
    match = Match.new(GAME, 4, seed=3)
    while match.waiting:
        match.expire(match.waiting[0])
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 0, 0)
    assert match.state.round == 25


def test_the_timeout_action_does_not_depend_on_closed_cards() -> None:
    answers: list[Any] = []
    for cards in (("c2 theft", "b1 escape"), ("c2 pistol", "b1 police")):
        t = table("mafia", seats=4).closed(*cards).prison(ye1="50")
        answers.append(GAME.deadline(t.state))
    assert answers[0] == answers[1]
