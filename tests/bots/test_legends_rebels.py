"""The advice against the rebels: spaces, fights it can win, a clan deck that lasts."""

import pytest

from omerta.games.legends.actions import (
    Draw,
    EndTurn,
    Enough,
    Interact,
    Pass,
    Rally,
    SplitLuck,
    Use,
)
from omerta.games.legends.actions_rebels import Catch, Plan
from omerta.games.legends.advice.forecast import Foes, Forecasts
from omerta.games.legends.advice.plan import attempt_of
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.rating import best_option, position_of, rated_options
from omerta.games.legends.advice.stakes.book import stakes_of
from omerta.games.legends.advice.stakes.rebels import clan_space_worth, outlook, rebel_space_cost
from omerta.games.legends.odds_fight import win_chance_of
from omerta.kernel import Action
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable

SIDES = ((1, 2, 3, 4, 5, 6), (2, 2, 3, 0, 4, 5), 3)
ROLLS = Forecasts(SIDES)
MANY = "m02 m03 m04 m08 m09 m11 m12 m13 m14"
STAKES = stakes_of("rebels")


def rebels(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("rebels", **board)


def position(t: LegendsTable) -> Position:
    return position_of(t.view(t.match.waiting[0]))


def advised_action(t: LegendsTable) -> Action:
    return best_option(t.view(t.match.waiting[0])).action


def worth(t: LegendsTable, wanted: Action) -> float:
    found = [each.value for each in rated_options(t.view(P1)) if each.action == wanted]
    assert len(found) == 1
    return found[0]


# Exact numbers


@pytest.mark.parametrize("ambush", [False, True])
def test_a_fight_is_forecast_by_its_exact_odds(ambush: bool) -> None:
    found = ROLLS.fight(4, Foes(SIDES, 2, ambush=ambush))
    assert found.at_least(1) == pytest.approx(win_chance_of(SIDES, 4, 2, ambush=ambush))
    assert sum(found.chances) == pytest.approx(1)
    assert 0 < found.wounded < found.tired < 1
    assert ROLLS.fight(4, Foes(SIDES, 2, ambush=ambush)) is found


def test_more_icons_make_a_fight_better() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m06").hand(P1, "m43 m31 m01")
    p = position(t)
    face = p.open("at01")
    assert face is not None
    item = attempt_of(p, face, 9)
    assert item is not None
    assert item.before[1:] == sorted(item.before[1:])
    assert item.before[4] == pytest.approx(win_chance_of(SIDES, 4, 1, ambush=False))


# Spaces


def test_a_space_is_worth_most_when_it_decides_the_match() -> None:
    def gained(clan: int, rebels_at: int) -> float:
        return clan_space_worth(position(rebels(clan=clan, rebels=rebels_at).hand(P1, "m01")))

    assert gained(8, 10) > gained(2, 15) > 0
    assert gained(8, 10) > gained(2, 5)
    p = position(rebels(clan=3, rebels=11).hand(P1, "m01"))
    assert clan_space_worth(p) > 0 < rebel_space_cost(p)
    assert outlook(p, 4, 11) > outlook(p, 3, 11) > outlook(p, 3, 10)


def test_in_a_campaign_every_point_counts() -> None:
    won = rebels(clan=9, rebels=11).hand(P1, "m01")
    assert position(won).goal_reached
    going_on = rebels(clan=9, rebels=11).campaign().hand(P1, "m01")
    assert not position(going_on).goal_reached
    assert clan_space_worth(position(going_on)) > 0.5


# A turn


def test_a_fight_that_can_be_won_is_fought() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m06").hand(P1, "m43 m31 m01 m34")
    t.turn(P1, actions=1)
    verdict = best_option(t.view(P1))
    assert verdict.action == Interact("at01")
    assert verdict.params["difficulty"] == 0
    assert int(verdict.params["percent"]) > 80


def test_an_attack_is_planned_while_actions_and_minions_are_left() -> None:
    t = rebels().hand(P1, "m43 m44 m45 m46")
    assert advised_action(t) == Plan()
    assert worth(rebels().turn(P1, actions=0).hand(P1, "m43 m44"), Plan()) < 0
    assert worth(rebels().deck("m01").hand(P1, "m43 m44"), Plan()) < 0
    assert worth(rebels().hand(P1, "m01").last_turn(P1, actions=1), Plan()) < 0


def test_the_clan_rallies_when_the_deck_is_empty() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m06").deck("").exhausted(MANY).hand(P1, "m43 m31")
    assert advised_action(t) == Rally()
    full = rebels(clan_attack="at01", clan_rebels="m06").exhausted(MANY).hand(P1, "m43 m31")
    assert worth(full, Rally()) < 0
    last = rebels(clan=5, rebels=6, clan_attack="at01", clan_rebels="m06").deck("")
    assert worth(last.exhausted(MANY).hand(P1, "m43 m31"), Rally()) < 0


def test_every_interaction_pays_for_its_loyalty_check() -> None:
    usual = position(rebels().hand(P1, "m01"))
    empty = position(rebels().deck("").exhausted(MANY).hand(P1, "m01"))
    nobody = position(rebels().deck("").hand(P1, "m01 m02").problems(P1, "pr07"))
    assert STAKES.attempt_fee(empty) == pytest.approx(rebel_space_cost(empty))
    assert STAKES.attempt_fee(empty) > STAKES.attempt_fee(usual) > 0
    assert STAKES.attempt_fee(nobody) == 0


def test_with_big_hands_the_bot_stops_drawing_from_the_clan_deck() -> None:
    small = rebels().hand(P1, "m01").on_top("m06 m07").recruits(P1)
    assert advised_action(small) == Draw()
    few = rebels().deck("m06 m07 m08 m09").hand(P1, "m01 m02 m03 m04 m11 m12 m13 m14")
    assert advised_action(few.recruits(P1)) == Enough()


def test_a_winning_bot_ends_the_match() -> None:
    t = rebels(clan=9, rebels=11, fugitives="m16").exhausted("m01").turn(P1, actions=0)
    assert advised_action(t) == Rally()
    t.rallies(P1)
    assert advised_action(t) == Catch()
    t.catches(P1).over(scores=(9, 9))


def test_fugitives_are_worth_catching_only_in_a_campaign() -> None:
    three = {"clan": 3, "rebels": 12, "fugitives": "m43 m44 m45"}
    assert worth(rebels(**three).campaign().hand(P1, "m01"), Catch()) > 0
    assert worth(rebels(**three).hand(P1, "m01"), Catch()) < 0
    assert STAKES.test_gains(position(rebels(**three).campaign().hand(P1, "m06")), "capture")[1] > 2


def test_ending_is_better_than_fighting_with_nothing() -> None:
    t = rebels(ambush="at01", ambush_rebels="m43 m31 m34").hand(P1, "m06").last_turn(P1, actions=1)
    assert advised_action(t.deck("")) == EndTurn()


# A roll


def test_abilities_are_used_where_they_turn_a_fight() -> None:
    t = rebels(clan=6, rebels=9, ambush="at01", ambush_rebels="m01 m02").hand(P1, "m43 m39")
    t.hand(P2, "m44").on_top("m06").rolls("4 4 1 1 | -").interacts(P1, "at01").plays("m43")
    assert advised_action(t) == Use("m44")  # x3 makes 18 of 10
    sure = rebels(clan_attack="at01", clan_rebels="m26").hand(P1, "m43").hand(P2, "m44")
    sure.on_top("m06").rolls("4 4 4 4 | -").interacts(P1, "at01").plays("m43")
    verdict = best_option(sure.view(sure.match.waiting[0]))
    assert (verdict.action, verdict.reason) == (Pass(), "advice-pass")
    assert verdict.params["percent"] == 100


def test_luck_is_split_for_the_better_chance() -> None:
    t = rebels(clan_attack="at01", clan_rebels="m01 m02").hand(P1, "m43").on_top("m06")
    t.rolls("4 1 L K | x3").interacts(P1, "at01").plays("m43").all_pass()
    verdict = best_option(t.view(P1))
    assert verdict.action == SplitLuck(1)
    assert verdict.params["difficulty"] == 0
    assert verdict.params["percent"] == round(t.struggle().chances[1] / 100)
