"""The advice in the casino: it counts lost chips, and avoids jackpots."""

import pytest

from omerta import bots, games
from omerta.games.legends.actions import Interact, Pass, Recruit, SplitLuck, Use
from omerta.games.legends.actions_casino import Bet, Find, Keep, SetStake, SwapTable
from omerta.games.legends.advice.rating import best_option, position_of, rated_options
from omerta.games.legends.advice.stakes.casino_bets import bet_values, damage_chances
from omerta.games.legends.advice.stakes.casino_outlook import outlook
from omerta.games.legends.coach import advise
from omerta.games.legends.view import LegendsView
from omerta.kernel import Action, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable

SIDES = ((1, 2, 3, 4, 5, 6), (2, 2, 3, 0, 4, 5), 3)
TRACK = (0, 1, 2, 3, 4, 5, 7, 9, 12, 15)
LEGENDS = games.get("legends")


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


def advised_action(t: LegendsTable) -> Action:
    """The action that the advice suggests to the deciding player."""
    return best_option(t.view(t.match.waiting[0])).action


# The outlook


@pytest.mark.parametrize("target", [0, 9])
def test_more_chips_and_more_bets_are_never_worse(target: int) -> None:
    found = outlook(SIDES, 12, 5, TRACK, target)
    for bets in (0, 3, 10, 30):
        values = [found.at(bets, chips) for chips in range(46)]
        assert values == sorted(values)
        assert all(found.at(bets + 1, chips) >= found.at(bets, chips) for chips in range(46))
    assert found.at(5.5, 20) == pytest.approx((found.at(5, 20) + found.at(6, 20)) / 2)


def test_at_the_end_only_the_value_on_the_safe_counts() -> None:
    campaign, evening = outlook(SIDES, 12, 5, TRACK, 0), outlook(SIDES, 12, 5, TRACK, 9)
    assert [campaign.at(0, chips) for chips in (0, 4, 5, 34, 35, 45, 99)] == [0, 0, 1, 7, 9, 15, 15]
    assert evening.at(0, 35) - evening.at(0, 34) > 5
    assert evening.at(0, 34) < 3


def test_the_chances_of_being_hurt_are_exact() -> None:
    one, two = damage_chances(SIDES[0], 1)
    assert one == pytest.approx(1 / 6)
    assert two == 0
    one, two = damage_chances(SIDES[0], 2)
    assert one == pytest.approx(2 * 4 / 36 + 1 / 36)
    assert two == pytest.approx(1 / 36)


# Bets


def test_the_minion_with_the_fewest_dice_bets() -> None:
    t = casino(table="ta05").hand(P1, "m26 m01 m16").interacts(P1, "ta05")
    assert advised_action(t) == Bet("m01")


def test_a_stake_fills_the_cell_and_leaves_nothing_to_lose() -> None:
    for cell, chips in ((0, 5), (1, 4)):
        t = casino(table="ta03", cell=cell).hand(P1, "m26").opens_bet(P1, "m26")
        assert advised_action(t) == SetStake(chips)


def test_a_lower_jackpot_makes_bets_worse_and_less_is_staked() -> None:
    values = []
    for spectators in ("", "sp01", "sp01 sp06", "sp01 sp06 sp02 sp03"):
        t = casino(spectators=spectators, decks_empty=True, safe=5).hand(P1, "m16").turn(P1)
        p = position_of(t.view(P1))
        values.append(bet_values(p).offers(p.hand)[0].value)
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] + 0.2


def test_a_good_table_is_played_at() -> None:
    t = casino(table="ta03", decks_empty=True, safe=5).turn(P1)
    t.hand(P1, "m26 m27 m28 m29 m11 m12 m21 m22")
    found = advise(t.view(P2))
    assert found is not None
    assert found.action == Interact("ta03")
    assert isinstance(found.then[0], Bet)
    assert isinstance(found.then[1], SetStake)
    assert advised_action(t) == Interact("ta03")


def test_an_empty_hand_draws_first() -> None:
    assert advised_action(casino().hand(P1, "").turn(P1)) == Recruit()


def test_finding_the_right_minion_is_worth_nearly_as_much_as_recruiting() -> None:
    t = casino(table="ta05").hand(P1, "m26").problems(P1, "pr17").turn(P1, actions=1)
    t.deck("m01 m02 m16 m17")
    assert {verdict.action for verdict in rated_options(t.view(P1))} >= {Find(), Recruit()}
    values = {verdict.action: verdict.value for verdict in rated_options(t.view(P1))}
    assert values[Find()] > values[Recruit()] - 0.3


def test_the_minion_that_suits_the_table_is_kept() -> None:
    t = casino(table="ta05").hand(P1, "m26").deck("m27 m01 m28 m29").finds(P1)
    assert advised_action(t) == Keep("m01")


def test_a_dangerous_table_is_left() -> None:
    t = casino(table="ta03", spectators="sp01 sp02 sp03 sp06 sp07 sp08", croupier=3)
    assert advised_action(t.hand(P1, "m01 m02 m03").turn(P1)) == SwapTable()


def test_with_the_money_that_wins_the_tables_are_used_up() -> None:
    t = casino(safe=9).hand(P1, "m16 m17").turn(P1)
    assert advised_action(t) == SwapTable()
    t = casino(safe=9).hand(P1, "m16 m17").problems(P1, "pr06 pr07 pr12").turn(P1, actions=0)
    assert advised_action(t) == SwapTable()


# Dice


@pytest.mark.parametrize(
    ("roll", "luck"), [("4 4 L K", 1), ("1 1 1 L K", 1), ("1 L L K", 1)], ids=str
)
def test_luck_cancels_locks_as_long_as_the_bet_is_not_won(roll: str, luck: int) -> None:
    t = casino(table="ta06").hand(P1, "m16").opens_bet(P1, "m16")
    t.stakes(len(roll.split()) - 3, roll).asks(P1, "luck")
    assert advised_action(t) == SplitLuck(luck)


def test_abilities_are_kept_when_the_bet_is_lost_and_used_when_it_is_won() -> None:
    def late(hand: str, roll: str) -> LegendsTable:
        t = casino(decks_empty=True, safe=5).hand(P1, f"m16 {hand}").opens_bet(P1, "m16")
        return t.stakes(5, roll)

    assert advised_action(late("m01", "1 1 1 1 1 1")) == Pass()
    t = late("m01", "4 4 1 1 1 1")
    assert advised_action(t) == Use("m01")
    t.uses(P1, "m01")
    assert advised_action(t).text() in {"die 1", "die 2"}
    assert advised_action(late("m46", "4 4 4 4 4 4")) == Use("m46")
    assert advised_action(late("m43", "1 1 1 1 K K")) == Pass()  # an expert is worth more than m16


def test_every_action_of_the_menu_is_judged() -> None:
    t = casino(spectators="sp01 sp05").problems(P2, "pr06 pr10").hand(P1, "m21 m23 m40 m48")
    t.exhausted("m01 m02").out("m03").turn(P1)
    view = t.view(P1)
    assert {verdict.action for verdict in rated_options(view)} == set(view.options)


# Whole games


def sampled_views() -> list[LegendsView]:
    """Views from casino scenarios between bots that sometimes try other actions."""
    found: list[LegendsView] = []
    normal = bots.make("normal", "legends", 1)
    for seed, mode in enumerate(("one_shot", "campaign", "one_shot")):
        luck = Seeded(seed)
        choices = {"mode": mode, "scenario_pick": "fixed", "first_job": "casino"}
        state = LEGENDS.new(3, LEGENDS.load_settings(choices, None), chance=luck)
        while (waiting := LEGENDS.waiting(state)) and state.scenario == "casino":
            view = LEGENDS.view(state, waiting[0])
            assert isinstance(view, LegendsView)
            found.append(view)
            if luck.below(4, "something else"):
                action = bots.ask(normal, LEGENDS, state, waiting[0], luck, bots.Budget())
            else:
                action = luck.pick(view.options, "something else")
            LEGENDS.apply(state, waiting[0], action, chance=luck)
    return found


def test_advice_is_legal_and_said_in_both_languages() -> None:
    reasons = set()
    for view in sampled_views():
        found = advise(view)
        assert found is not None
        assert found.action in view.options
        reasons.add(found.reason)
        for language in LANGUAGES:
            told = Texts(language, "omerta.games.legends")(found.reason, **found.params)
            assert told.endswith(".")
            assert "\n" not in told
    assert {"advice-bet", "advice-bettor", "advice-stake", "advice-keep"} <= reasons
    assert {"advice-bet-pass", "advice-bet-luck"} <= reasons
