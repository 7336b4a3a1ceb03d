"""The judgement of the Mafia bots in single positions."""

from collections.abc import Iterator
from typing import Any

import pytest

from omerta import bots, games
from omerta.bots.mafia.easy import forgets
from omerta.bots.mafia.hard import HardBoss
from omerta.kernel import Seat, Seeded
from omerta.testing import table
from omerta.testing.mafia import MafiaTable as Town
from omerta.testing.mafia import R, Y

MAFIA = games.get("mafia")
COUNTING = ["normal", "hard"]
THINKING = ["easy", *COUNTING]
SHORT = bots.Budget(iterations=120)


def city() -> Town:
    return table("mafia", seats=4)


def action_of(t: Town, level: str, seat: Seat = Y, seed: int = 1) -> str:
    """The action of a bot of this level at this table."""
    assert t.match.waiting == (seat,)
    bot = bots.make(level, "mafia", seed)
    return bots.ask(bot, MAFIA, t.state, seat, Seeded(1), SHORT).text()


def actions_by_seed(t: Town, level: str) -> set[str]:
    """All actions of bots of this level, by random seed."""
    return {action_of(t, level, seed=seed) for seed in range(40)}


# Turns


def robbery_among_strangers() -> Town:
    """A robbery among closed cards of other players, and some bread to open meanwhile."""
    t = city().last_turn().closed("c2 robbery", "a4 goods 10")
    t.closed("b2 police", "d2 pistol", "c1 lawyer", "c3 buyer")
    return t.closed("b3 courtesan", "d1 theft", "a1 witness", "d4 commissioner")


@pytest.mark.parametrize("level", COUNTING)
def test_a_robbery_waits_while_others_have_cards_around_it(level: str) -> None:
    assert action_of(robbery_among_strangers(), level) == "open a4"


def test_a_beginner_cannot_wait() -> None:
    assert "open c2" in actions_by_seed(robbery_among_strangers(), "easy")


@pytest.mark.parametrize("level", THINKING)
def test_a_robbery_that_no_player_can_stop_is_opened(level: str) -> None:
    assert action_of(city().last_turn().closed("c2 robbery"), level) == "open c2"


@pytest.mark.parametrize("level", COUNTING)
def test_police_go_where_an_enemy_keeps_loot(level: str) -> None:
    t = city().closed("c2 police", "a4 goods 10").open("b2 robbery", 200)
    t.closed("a1 pistol", "a2 police", "b3 police", "c1 lawyer", "c3 pistol", "d1 pistol")
    assert action_of(t, level) == "open c2"


@pytest.mark.parametrize("level", COUNTING)
def test_no_bot_arrests_its_own_card_for_nothing(level: str) -> None:
    t = city().last_turn().closed("c2 police").open("b1 theft", 100)
    assert action_of(t, level) == "pass"


@pytest.mark.parametrize("level", COUNTING)
def test_a_lawyer_is_opened_when_the_police_hold_money(level: str) -> None:
    t = city().closed("c2 lawyer", "a4 goods 10").open("d2 police", 200).closed("b2 buyer")
    assert action_of(t, level) == "open c2"


@pytest.mark.parametrize("level", COUNTING)
def test_criminal_goods_without_a_possible_buyer_stay_closed(level: str) -> None:
    t = city().last_turn().closed("c2 criminal 100", "b2 goods 10", "d2 goods 20", "c3 goods 30")
    t.closed("c1 goods 40", "d1 goods 50", "b3 goods 60").has_passed(R)
    t.open("a1 buyer").open("a2 buyer").open("a3 buyer").open("d4 buyer")
    assert action_of(t, level) == "pass"


@pytest.mark.parametrize("level", THINKING)
def test_serving_is_better_than_passing(level: str) -> None:
    assert action_of(city().prison(ye1="100"), level) == "serve ye1"


# Pistols


@pytest.mark.parametrize("level", THINKING)
def test_a_pistol_holds_rather_than_kills_an_own_card(level: str) -> None:
    t = city().closed("c2 pistol").open("d3 buyer", 100).opens(Y, "c2")
    assert action_of(t, level) == "hold"


@pytest.mark.parametrize("level", THINKING)
def test_a_pistol_fires_at_the_loot_of_an_enemy(level: str) -> None:
    t = city().last_turn().closed("c2 pistol").open("b2 buyer", 150).open("d3 buyer", 150)
    assert action_of(t.opens(Y, "c2"), level) == "fire b2"


@pytest.mark.parametrize("level", COUNTING)
def test_twenty_coins_are_not_worth_the_chair(level: str) -> None:
    t = city().last_turn().closed("c2 pistol").open("b2 goods 20", 20)
    t.closed("d2 police", "c1 prosecutor", "c3 police", "d1 police", "b3 witness")
    assert action_of(t.opens(Y, "c2"), level) == "hold"


# Money


@pytest.mark.parametrize("level", THINKING)
def test_goods_go_to_the_own_buyer(level: str) -> None:
    t = city().closed("c2 goods 60").open("b2 buyer").open("b3 buyer").open("d3 buyer")
    assert action_of(t.opens(Y, "c2"), level) == "sell d3"


@pytest.mark.parametrize("level", THINKING)
def test_goods_go_to_the_clan_partner_rather_than_to_an_enemy(level: str) -> None:
    t = city().closed("c2 goods 60").open("b2 buyer").open("b3 buyer").open("d2 buyer")
    assert action_of(t.opens(Y, "c2"), level) == "sell b3"


@pytest.mark.parametrize("level", COUNTING)
def test_the_last_money_of_the_bank_goes_to_the_card_the_bot_would_have_to_pay(level: str) -> None:
    # MA-12.3: yellow pays for blue's goods, red for yellow's buyer.
    t = city().closed("c2 buyer").open("b2 criminal 100").bank(100)
    t.cash(Y=500, R=1500, G=400, B=1500)
    assert action_of(t.opens(Y, "c2"), level) == "fill b2"


@pytest.mark.parametrize("level", COUNTING)
def test_against_payers_without_money_the_bot_fills_its_own_card(level: str) -> None:
    t = city().closed("c2 buyer").open("b2 criminal 100").bank(100)
    t.cash(Y=0, R=0, G=0, B=0)
    t.setting(bank="1000").cash(G=900)
    assert action_of(t.opens(Y, "c2"), level) == "fill c2"


# Prison


def cells(**prisoners: str) -> Town:
    return city().between_rounds().prison(**prisoners)


@pytest.mark.parametrize("level", COUNTING)
def test_a_bot_with_enough_money_pays_the_chair_early(level: str) -> None:
    assert action_of(cells(ye1="chair").cash(Y=500), level) == "ransom ye1"


@pytest.mark.parametrize("level", COUNTING)
def test_an_expensive_cell_is_served_first(level: str) -> None:
    assert action_of(cells(ye1="200").cash(Y=500), level) == "done"


@pytest.mark.parametrize("level", COUNTING)
def test_a_cheap_cell_is_paid(level: str) -> None:
    assert action_of(cells(ye1="10").cash(Y=500, G=500), level) == "ransom ye1"


@pytest.mark.parametrize("level", COUNTING)
def test_no_bot_pays_the_leader_to_save_a_little(level: str) -> None:
    assert action_of(cells(ye1="50").cash(Y=100), level) == "ransom ye1"
    assert action_of(cells(ye1="100").cash(Y=100, R=1500), level) == "done"


@pytest.mark.parametrize("level", COUNTING)
def test_a_bot_does_not_ransom_a_clan_partners_figure(level: str) -> None:
    assert action_of(cells(gr1="100").cash(Y=500), level) == "done"


def test_with_clan_victory_a_bot_ransoms_a_clan_partners_figure() -> None:
    assert (
        action_of(cells(gr1="chair").setting(victory="clan").cash(Y=500), "normal") == "ransom gr1"
    )


@pytest.mark.parametrize("level", THINKING)
def test_the_own_figure_runs_and_no_enemy(level: str) -> None:
    escape = city().closed("a4 escape")
    assert action_of(escape.prison(re1="200", ye1="50").opens(Y, "a4"), level) == "run ye1"
    escape = city().closed("a4 escape")
    assert action_of(escape.prison(re1="200").opens(Y, "a4"), level) == "run nobody"


# Hands


def test_good_cards_are_kept_and_dull_ones_thrown() -> None:
    t = city().exchanging().hand(Y, "robbery courtesan-1 buyer-1 goods-c4")
    assert action_of(t, "normal") == "throw 2"
    assert action_of(t.throws(Y, 2), "normal") == "done"


def test_goods_without_a_buyer_are_thrown() -> None:
    t = city().exchanging().hand(Y, "robbery buyer-1 buyer-2 goods-c4")
    assert action_of(t, "normal") == "done"
    t = city().exchanging().hand(Y, "robbery police-1 theft goods-c1")
    assert action_of(t, "normal") == "throw 4"


def test_goods_and_their_buyer_are_laid_side_by_side() -> None:
    t = city().laying().hand(Y, "buyer-1 goods-c4 witness-1 witness-2")
    laid = {}
    for card in ("buyer", "goods", "witness"):
        laid[card] = action_of(t, "normal").removeprefix("lay ")
        t.lays(Y, laid[card])
    assert {laid["buyer"], laid["goods"]} in ({"b1", "c2"}, {"c2", "d3"})


# Memory and time


def played(level: str, seed: int) -> Iterator[tuple[Any, Seat]]:
    """The tables of a match between bots of one level, before each action."""
    luck = Seeded(seed)
    state = MAFIA.new(4, chance=luck)
    players = [bots.make(level, "mafia", seat) for seat in range(4)]
    while waiting := MAFIA.waiting(state):
        yield state, waiting[0]
        action = bots.ask(players[waiting[0]], MAFIA, state, waiting[0], luck, bots.Budget(8))
        MAFIA.apply(state, waiting[0], action, chance=luck)


def test_the_easy_player_forgets_some_of_its_cards_for_the_whole_round() -> None:
    found: dict[tuple[int, int], set[bool]] = {}
    for state, _ in played("easy", 3):
        for street in range(16):
            if state.closed >> street & 1:
                found.setdefault((state.round, street), set()).add(forgets(state, street))
    assert all(len(said) == 1 for said in found.values())
    forgotten = sum(said == {True} for said in found.values())
    assert 0.15 * len(found) < forgotten < 0.5 * len(found)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_hidden_cards_in_the_believed_world_make_no_difference(level: str) -> None:
    tables = 0
    for state, seat in played("normal", 5):
        said = {
            bots.ask(bots.make(level, "mafia", 7), MAFIA, state, seat, Seeded(luck), SHORT)
            for luck in range(3)
        }
        assert len(said) == 1
        tables += 1
    assert tables > 100


def test_the_hard_player_keeps_to_its_budget() -> None:
    t = robbery_among_strangers()
    bot = HardBoss(1)
    for most in (3, 30, 90):
        bots.ask(bot, MAFIA, t.state, Y, Seeded(1), bots.Budget(iterations=most))
        assert 0 < bot.iterations <= most
    bots.ask(bot, MAFIA, t.state, Y, Seeded(1), bots.Budget(seconds=0.0))
    assert 0 < bot.iterations <= len(MAFIA.options(t.state, Y))
