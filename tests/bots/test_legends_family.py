"""The advice of Legends in family business: its estimates and its choices."""

import pytest

from omerta.games.legends.actions import (
    Interact,
    Rally,
    Use,
)
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.advice.forecast import Aim, Forecasts
from omerta.games.legends.advice.rating import best_option, position_of, rated_options
from omerta.games.legends.advice.stakes.book import stakes_of
from omerta.games.legends.advice.stakes.family import books, lifted, prospect, void_of
from omerta.games.legends.coach import advise
from omerta.kernel import Action
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable

ROLLS = Forecasts(((1, 2, 3, 4, 5, 6), (2, 2, 3, 0, 4, 5), 3))


def family(seats: int = 2, **board: object) -> LegendsTable:
    return table("legends", seats=seats).scenario("family", **board)


def advised_action(t: LegendsTable) -> Action:
    """The action that the advice suggests to the deciding player."""
    return best_option(t.view(t.match.waiting[0])).action


# Worth that must grow or shrink


def test_bans_make_a_roll_worth_less() -> None:
    aim = Aim(5, [0.0, 1.0, 2.0], harmless=True)
    free = aim.before(ROLLS.roll(6, 5, 2), ROLLS.fatigue, 9)
    for void in (1 << 9 | 1 << 10, -1 << 12, (1 << 7) - 1):
        aim.void = void
        assert aim.before(ROLLS.roll(6, 5, 2, void), ROLLS.fatigue, 9) < free


def test_a_rolled_forbidden_total_is_worth_nothing_and_hurts_no_minion() -> None:
    aim = Aim(4, [0.0, 1.0, 2.0], harmless=False)
    aim.tired = 0.5
    counts = [0, 1, 0, 0, 1, 0, 1]  # 1 4 K: the four is blocked
    assert aim.after(counts, 0, 3, 0, 0, 0) == -0.5
    aim.void = 1 << 1
    assert aim.after(counts, 0, 3, 0, 0, 0) == 0


def test_downtimes_make_a_business_promise_less() -> None:
    def promised(downtimes: str) -> float:
        p = position_of(family(left="bu03", left_downtimes=downtimes).hand(P1, "m26").view(P1))
        return prospect(p, p.view.scene.businesses[0])  # type: ignore[union-attr]

    free = promised("")
    assert promised("do01") < free
    assert promised("do07") < promised("do01")
    assert promised("do01 do15") < promised("do01")


def test_the_cost_of_a_downtime_equals_the_gain_of_its_removal() -> None:
    t = family(left="bu03", left_downtimes="do01 do07 do10 do04").hand(P1, "m26")
    p = position_of(t.view(P1))
    left = p.view.scene.businesses[0]  # type: ignore[union-attr]
    worth = {name: lifted(p, p.printed.cards[name]) for name in left.downtimes}
    assert worth["do07"] > worth["do01"] > 0
    assert worth["do04"] > worth["do01"], "and a fingerprint goes with it"


def test_forbidden_totals_are_those_of_the_rules() -> None:
    t = family(left="bu03", left_downtimes="do10 do18 do13").hand(P1, "m26")
    p = position_of(t.view(P1))
    void = void_of(p.view.scene.businesses[0])  # type: ignore[union-attr]
    assert [total for total in range(16) if void >> total & 1] == [*range(8), 12, 13, 14, 15]
    assert stakes_of("family").bans(p, "bu03") == void
    assert stakes_of("family").bans(p, "do13") == 0
    assert stakes_of("bank").bans(p, "bu03") == 0


def test_once_the_match_is_won_only_its_end_has_value() -> None:
    t = family(marker=6).hand(P1, "m01 m02").exhausted("m03 m04")
    p = position_of(t.view(P1))
    assert p.goal_reached
    assert not position_of(family(marker=5).hand(P1, "m01").view(P1)).goal_reached
    assert advised_action(t) == Rally(), "every business given up brings the end nearer"


# Answers


def test_a_business_that_can_be_finished_is_tried() -> None:
    t = family(left="bu03", left_downtimes="do13").tokens("bu03", 1).turn(P1, actions=1)
    t.hand(P1, "m26 m27 m48")
    assert advised_action(t) == Interact("bu03")
    found = advise(t.view(P1))
    assert found is not None
    assert found.reason == "advice-interact"


def test_a_finished_business_is_left_alone() -> None:
    t = family(left="bu03").tokens("bu03", 2).hand(P1, "m26 m27 m48")
    tried = [verdict.action for verdict in rated_options(t.view(P1)) if verdict.value > 0.1]
    assert Interact("bu03") not in tried


def test_a_minion_that_knows_the_place_is_played() -> None:
    t = family(left="bu01").hand(P1, "m02 m03 m01").turn(P1, actions=1).interacts(P1, "bu01")
    wanted = best_option(t.view(P1))
    assert "m01" in [action.minion for action in (wanted.action, *wanted.then[:2])]  # type: ignore[attr-defined]


def test_the_cheapest_minion_pays_for_the_place() -> None:
    t = family(left="bu01").hand(P1, "m02").hand(P2, "m31 m04 m43").interacts(P1, "bu01")
    t.plays("m02").asks(P1, "place")
    assert advised_action(t) == MatchPlace("m04")
    found = advise(t.view(P2))
    assert found is not None
    assert (found.reason, found.params) == ("advice-match", {"minion": "m04"})


def test_a_downtime_is_placed_where_less_is_lost() -> None:
    t = family(left="bu09", right="bu08", removed="bu07 bu10").on_top("mole m02").recruits(P1)
    t.asks(P1, "downtime")
    assert advised_action(t) == ChooseBusiness("bu08"), "the pawnshop is harder to finish"


@pytest.mark.parametrize(
    ("tokens", "downtimes", "card"), [(1, "do01", "bu03"), (0, "do01 do08 do02", "do08")]
)
def test_the_accountant_is_used_where_it_matters_most(
    tokens: int, downtimes: str, card: str
) -> None:
    t = family(left="bu03", left_downtimes=downtimes).hand(P1, "accountant m48").turn(P1)
    if tokens:
        t.tokens("bu03", tokens)
    assert advised_action(t) == Use("accountant")
    t.uses(P1, "accountant")
    worth = books(position_of(t.view(P1)))
    assert advised_action(t) == KeepBooks(max(worth, key=lambda name: worth[name]))
    assert advised_action(t) == KeepBooks(card)


def test_the_accountant_is_not_given_away_for_nothing() -> None:
    t = family(left_downtimes="do07").hand(P1, "accountant m01").problems(P1, "pr01")
    p = position_of(t.view(P1))
    assert p.minion(p.printed.number["accountant"]) > 0.3
    t.ends(P1).asks(P1, "lose_own")
    assert {verdict.action.minion for verdict in rated_options(t.view(P1))} == {"accountant", "m01"}  # type: ignore[attr-defined]


def test_easy_bots_play_the_family_scenario_too() -> None:
    t = family().hand(P1, "m01 m02")
    for verdict in rated_options(t.view(P1)):
        assert verdict.action in t.view(P1).options
