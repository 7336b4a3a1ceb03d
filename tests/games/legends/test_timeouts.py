"""Section 4: the actions that the table takes when a player's time has run out."""

from collections.abc import Callable

import pytest

from omerta.games.legends import GAME
from omerta.games.legends.actions import (
    Boost,
    ChangeLane,
    ChooseDie,
    ChooseScenario,
    Done,
    DropProblem,
    EndTurn,
    Enough,
    Hit,
    Lose,
    NameFirst,
    Pass,
    PlaceDriving,
    PlayMinion,
    PutToken,
    Recruit,
    SplitLuck,
    StopSearch,
    Take,
)
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Action, Seeded, TimeoutApplied
from omerta.testing import table
from omerta.testing.legends import P1, P2, P3, LegendsTable


def answer(t: LegendsTable) -> Action:
    (seat,) = t.match.waiting
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    (action,) = deadline.answers[seat]
    assert action in t.match.options(seat)
    return action


def two() -> LegendsTable:
    return table("legends", seats=2)


def test_the_lowest_number_of_scenario() -> None:
    deadline = GAME.deadline(GAME.new(2, LegendsSettings(), chance=Seeded(1)))
    assert deadline is not None
    assert deadline.answers == {0: (ChooseScenario("bank"),)}


def test_the_first_player_has_the_fewest_problems() -> None:
    t = table("legends", seats=3).before("round").problems(P1, "pr01").problems(P3, "pr02")
    assert answer(t) == NameFirst(P2)
    assert answer(table("legends", seats=3).before("round")) == NameFirst(P1)


def test_recruit_or_end() -> None:
    assert answer(two()) == Recruit()
    assert answer(two().deck("").exhausted("m01")) == EndTurn()
    assert answer(two().turn(P1, actions=0).exhausted("m01")) == EndTurn()
    assert answer(two().recruits(P1)) == Enough()


def test_the_best_minion_and_done() -> None:
    t = two().hand(P1, "m06 m01 m31").problems(P1, "pr07").interacts(P1, "pr07")
    assert answer(t) == PlayMinion("m31")
    assert answer(t.plays("m06")) == Done()
    t = two().hand(P1, "m02 m01").problems(P1, "pr07").interacts(P1, "pr07")
    assert answer(t) == PlayMinion("m01")


def test_no_ability_but_a_bad_die_where_one_must_be_chosen() -> None:
    t = two().hand(P1, "m43").hand(P2, "m01").problems(P1, "pr07")
    t.tries(P1, "pr07", "m43", "2 K 1 L | -")
    assert answer(t) == Pass()
    assert answer(t.uses(P2, "m01")) == ChooseDie(2)
    t = two().hand(P1, "m43").hand(P2, "m31").problems(P1, "pr07")
    t.tries(P1, "pr07", "m43", "2 L 1 L | -").uses(P2, "m31")
    assert answer(t) == ChooseDie(3)
    assert answer(t.die(3)) == Done()


@pytest.mark.parametrize(
    ("target", "roll", "count"),
    [
        ("pr19", "4 2 L K", 1),  # more tokens, and less damage
        ("pr19", "3 2 L K", 1),  # equal tokens, less damage
        ("va07", "3 3 L K", 1),
        ("va07", "2 2 L K", 0),  # 5 is a token, 4 is none
    ],
)
def test_the_luck_choice(target: str, roll: str, count: int) -> None:
    t = two().scenario("bank", vault="va07").hand(P1, "m43").problems(P1, "pr19")
    assert answer(t.tries(P1, target, "m43", f"{roll} | -")) == SplitLuck(count)


def test_the_cheapest_minion_is_lost() -> None:
    t = two().hand(P1, "m31 m02 m01").problems(P1, "pr19")
    t.tries(P1, "pr19", "m31 m02 m01", "K 1 1 1 1 1 1 | -")
    assert answer(t) == Hit("m01")
    t = two().hand(P1, "m31 m02 m09").problems(P1, "pr01").ends(P1)
    assert answer(t) == Lose("m02")
    t = table("legends", seats=3).scenario("bank", alarms="al08").last_turn(P1)
    t.hand(P1, "m01").hand(P2, "m43 m09 m08").hand(P3, "m02 m03").ends(P1)
    assert answer(t) == Lose("m08")  # the biggest hand, the lowest level, the lowest number


def test_the_accountant_is_lost_last() -> None:
    t = two().scenario("family").hand(P1, "accountant m31 m02").problems(P1, "pr19").ends(P1)
    assert answer(t) == Lose("m02")
    t = two().scenario("family").hand(P1, "accountant m43").problems(P1, "pr19").ends(P1)
    assert answer(t) == Lose("m43")
    t = two().scenario("family").hand(P1, "accountant").problems(P1, "pr19").ends(P1)
    t.expect_out("accountant").ready_for(P2)


def test_the_best_minion_returns() -> None:
    t = two().hand(P1, "m42").exhausted("m01 m44 m43").uses(P1, "m42")
    assert answer(t) == Take("m43")


def test_the_worst_problem_and_the_first_card() -> None:
    t = two().hand(P1, "m39").problems(P1, "pr01 pr03").problems(P2, "pr02").uses(P1, "m39")
    assert answer(t) == DropProblem("pr02")
    t = two().scenario("bank", alarms="al01").hand(P1, "m47").problems(P2, "pr06").uses(P1, "m47")
    assert answer(t) == PutToken("pr06")


def test_nothing_is_bought() -> None:
    t = two().campaign().scenario("chase", car=12, van=14, lever=3).ends(P1)
    assert answer(t) == Done()


def test_the_bank_stops() -> None:
    t = two().scenario("bank", vault="va01").hand(P1, "m43").hand(P2, "m01")
    t.rolls("4 1 1 1 | -", "1 1").interacts(P1, "va01").plays("m43").all_pass()
    assert answer(t) == StopSearch()


@pytest.mark.parametrize(
    ("lanes", "side"),
    [
        ("ob01 ob02 ob03 ob04", "left"),
        ("ob03 ob02 ob01 ob04", "right"),
        ("ob01 ob03 ob02 ob04", "left"),
    ],
)
def test_the_easier_lane(lanes: str, side: str) -> None:
    t = two().scenario("chase", lanes=lanes).before("round")
    assert answer(t) == ChangeLane(side)  # type: ignore[arg-type]


def test_driving_dice_are_kept_and_spent() -> None:
    t = two().scenario("chase").hand(P1, "m43").tries(P1, "ob01", "m43", "L L 1 1 | -")
    assert answer(t) == PlaceDriving(2)
    assert answer(two().scenario("chase", driving=3).ends(P1)) == Boost("yes")


def test_a_timeout_is_an_event() -> None:
    t = two().times_out(P1)
    assert isinstance(t.match.log[-1].events[0], TimeoutApplied)
    t.asks(P1, "draw")


def clock(t: LegendsTable) -> tuple[int | None, int | None]:
    deadline = GAME.deadline(t.state)
    assert deadline is not None
    return deadline.seconds, deadline.clock


def rolled(t: LegendsTable) -> LegendsTable:
    t.hand(P1, "m43 m01").hand(P2, "m31 m02").problems(P1, "pr07").problems(P2, "pr19")
    return t.tries(P1, "pr07", "m43", "2 K 1 L | -")


def test_one_clock_for_the_whole_window_of_a_roll() -> None:
    assert clock(two()) == (None, None)
    t = rolled(two())
    seconds, number = clock(t)
    assert seconds == 30
    assert number is not None
    verbs: list[Callable[[], LegendsTable]] = [
        lambda: t.passes(P1),
        lambda: t.uses(P2, "m31"),
        lambda: t.die(1),
    ]
    for verb in verbs:
        verb()
        assert clock(t) == (30, number)
    t.rolls("1").done().all_pass()
    assert clock(t) == (None, None)  # the luck choice
    t.does(SplitLuck(0)).tries(P1, "pr19", "m01", "2 1 | -")
    assert clock(t) == (30, number + 1)


def test_the_window_can_be_without_a_clock() -> None:
    assert clock(rolled(two().setting(window_seconds="none"))) == (None, None)
    assert clock(rolled(two().setting(window_seconds="60")))[0] == 60


def test_between_two_scenarios_the_mode_is_intermission() -> None:
    t = two().campaign().scenario("chase", car=12, van=14, lever=3)
    modes = []
    verbs: list[Callable[[], LegendsTable]] = [lambda: t, lambda: t.ends(P1), t.done]
    for verb in verbs:
        verb()
        deadline = GAME.deadline(t.state)
        assert deadline is not None
        modes.append((t.view().decision, deadline.mode, deadline.seconds))
    assert modes == [
        ("act", "simultaneous", None),
        ("spend", "intermission", None),
        ("first", "simultaneous", None),
    ]
