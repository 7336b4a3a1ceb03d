"""Exact odds of casino bets, compared with the rules' numbers, brute force and the table."""

import itertools
from collections.abc import Iterator
from math import factorial
from time import process_time

import pytest

from omerta.games.legends import odds_bet
from omerta.games.legends.components import LUCK, Pack
from omerta.games.legends.components_pack import pack_of
from omerta.games.legends.odds import sides_of
from omerta.games.legends.odds_bet import Terms, best_choice, bet_odds, odds_of_choice
from omerta.games.legends.rules.dice import final_dice, most_pairs, worth
from omerta.games.legends.settings import LegendsSettings
from omerta.testing import rule, table
from omerta.testing.legends import P1, LegendsTable
from tests.games.legends.sample_data import data_file

PACK = pack_of(LegendsSettings())
SIDES = sides_of(PACK)
STOCK = 12
DROPS = (5, 6, 1)
"""The built-in spectators that lower the jackpot by 0, 1 and 2."""
PENALTIES = {"none": (), "die": (), "red": (), "jackpot": (), "spectator": DROPS, "croupier": ()}


def outcomes(
    pack: Pack, dice: tuple[int, ...], cancelled: int, left: int, terms: Terms
) -> Iterator[tuple[float, bool, int]]:
    """Yield the outcomes of a luck choice: chance, whether it is the jackpot, and the locks."""
    jackpot, penalty, lucks, dropped = terms
    strikes = final_dice(dice, cancelled).count(LUCK) >= lucks
    if strikes and penalty == "jackpot":
        yield 1.0, True, 0
    elif strikes and penalty == "die" and left:
        for face in pack.white:
            found = worth((*dice, face), -1, cancelled, pack.luck)
            yield 1 / len(pack.white), found.total >= jackpot, found.locks
    elif strikes and penalty == "red":
        for red in pack.red:
            found = worth(dice, red, cancelled, pack.luck)
            yield 1 / len(pack.red), found.total >= jackpot, found.locks
    else:
        found = worth(dice, -1, cancelled, pack.luck)
        drops = dropped if strikes else ()
        for drop, count in enumerate(drops):
            yield count / sum(drops), found.total >= max(jackpot - drop, 1), found.locks
        if not drops:
            yield 1.0, found.total >= jackpot, found.locks


def all_of(pack: Pack, dice: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield all results of this many dice, with their ways."""
    for places in itertools.combinations_with_replacement(range(len(pack.white)), dice):
        ways = factorial(dice)
        for place in set(places):
            ways //= factorial(places.count(place))
        yield ways, tuple([pack.white[place] for place in places])


def chosen(pack: Pack, dice: tuple[int, ...], left: int, terms: Terms) -> tuple[float, float, int]:
    """Return jackpot, damage and cancelled lucks of the best choice, by trying all."""
    found = []
    for cancelled in range(most_pairs(dice) + 1):
        ways = list(outcomes(pack, dice, cancelled, left, terms))
        won = round(sum([chance for chance, jackpot, _ in ways if jackpot]), 9)
        damage = round(sum([chance * locks for chance, jackpot, locks in ways if not jackpot]), 9)
        total = worth(dice, -1, cancelled, pack.luck).total
        found.append((won, damage, total, cancelled))
    won, damage, _, cancelled = min(found)
    return won, damage, cancelled


def test_the_numbers_of_the_rules() -> None:
    terms: Terms = (10, "none", 2, ())
    found = [round(bet_odds(SIDES, dice, STOCK, terms)[0], 4) for dice in (3, 4, 5)]
    assert found == [0.1019, 0.3248, 0.3992]


@rule("SC-4.11", "SC-4.12", "SC-4.13", "SC-4.14")
@pytest.mark.parametrize("jackpot", [1, 7, 11])
@pytest.mark.parametrize("dice", [0, 1, 2, 3, 5, 8])
@pytest.mark.parametrize("penalty", PENALTIES)
def test_against_brute_force(penalty: str, dice: int, jackpot: int) -> None:
    terms: Terms = (jackpot, penalty, 2, PENALTIES[penalty])
    for stock in (STOCK, dice):
        won = damage = 0.0
        for ways, rolled in all_of(PACK, dice):
            each = chosen(PACK, rolled, stock - dice, terms)
            won, damage = won + ways * each[0], damage + ways * each[1]
        found = bet_odds(SIDES, dice, stock, terms)
        assert found[0] == pytest.approx(won / 6**dice)
        assert found[1] == pytest.approx(damage / 6**dice)


def test_an_owners_dice_and_numbers() -> None:
    pack = Pack(data_file(white=["1", "4", "luck", "luck", "lock", "lock"], numbers__luck=5))
    for penalty, dropped in PENALTIES.items():
        terms: Terms = (12, penalty, 3, dropped)
        won = sum([ways * chosen(pack, rolled, 1, terms)[0] for ways, rolled in all_of(pack, 4)])
        assert bet_odds(sides_of(pack), 4, STOCK, terms)[0] == pytest.approx(won / 6**4)


@pytest.mark.parametrize("penalty", PENALTIES)
def test_the_best_luck_choice(penalty: str) -> None:
    terms: Terms = (9, penalty, 2, PENALTIES[penalty])
    for _, rolled in all_of(PACK, 6):
        won, damage, cancelled = chosen(PACK, rolled, 8, terms)
        assert best_choice(SIDES, rolled, 8, 0, terms) == cancelled
        found = odds_of_choice(SIDES, rolled, cancelled, 8, terms)
        assert found == pytest.approx((won, damage))


def test_without_damage_locks_do_not_matter() -> None:
    terms: Terms = (11, "none", 2, ())
    dice = (4, 4, 5, 6)  # keep: 7 and a lock, cancel: 8
    assert best_choice(SIDES, dice, 8, 0, terms) == 1
    assert best_choice(SIDES, dice, 8, 1, terms) == 0


# In the view


def casino(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("casino", **board)


@pytest.mark.parametrize("name", [f"ta0{number}" for number in range(1, 10)])
def test_the_view_shows_them_for_every_number_of_dice(name: str) -> None:
    unseen = " ".join([each for each in ("ta08", "ta09", "ta07") if each != name][:2])
    t = casino(table=name, unseen=unseen).hand(P1, "m16")
    odds = t.casino().odds
    assert len(odds) == 13
    assert odds[0].jackpot == 0
    assert all(each.jackpot + each.lost == 10_000 for each in odds)
    assert all(each.damage >= 0 for each in odds)
    assert odds[12].jackpot > 5000


def test_spectators_to_come_are_part_of_the_odds() -> None:
    three = casino(table="ta09", unseen="ta08 ta07").hand(P1, "m26").casino().odds[3].jackpot
    expected = bet_odds(SIDES, 3, STOCK, (12, "spectator", 2, DROPS))[0]
    assert three == round(10_000 * expected)
    none = bet_odds(SIDES, 3, STOCK, (12, "none", 2, ()))[0]
    assert expected > none
    left = casino(table="ta09", unseen="ta08 ta07", spectators="sp06").casino()
    assert left.odds[3].jackpot == round(
        10_000 * bet_odds(SIDES, 3, STOCK, (10, "spectator", 2, (5, 6)))[0]
    )


@pytest.mark.parametrize(("croupier", "dropped"), [(0, DROPS), (1, ()), (3, ())])
def test_a_croupier_that_reveals_no_spectator_changes_nothing(
    croupier: int, dropped: tuple[int, ...]
) -> None:
    t = casino(table="ta03", croupier=croupier)
    found = t.casino().odds[4].jackpot
    assert found == round(10_000 * bet_odds(SIDES, 4, STOCK, (9, "croupier", 2, dropped))[0])


def test_active_police_send_the_croupier_to_an_eye() -> None:
    t = casino(table="ta03", croupier=1).police("active")
    found = t.casino().odds[4].jackpot
    assert found == round(10_000 * bet_odds(SIDES, 4, STOCK, (9, "croupier", 2, DROPS))[0])


def test_rolled_dice_have_odds_too() -> None:
    t = casino(table="ta05").hand(P1, "m01").opens_bet(P1, "m01").stakes(3, "2 L L K 1")
    bet = t.casino().bet
    assert bet is not None
    assert (bet.minion, bet.stake, bet.dice, bet.rolled) == ("m01", 3, 5, True)
    assert bet.penalties == (True, False)
    assert bet.chances == (0, 0)
    t = casino(table="ta05").hand(P1, "m01 m02").opens_bet(P1, "m01").stakes(1, "2 L L")
    bet = t.casino().bet
    assert bet is not None
    assert (bet.penalties, bet.chances) == ((True,), (1667,))  # a 4 makes 12


def test_before_the_roll_nothing_is_said_of_luck_choices() -> None:
    t = casino(table="ta05").hand(P1, "m01 m26").interacts(P1, "ta05")
    bet = t.casino().bet
    assert bet is not None
    assert (bet.minion, bet.stake, bet.most, bet.dice) == (None, 0, 0, 0)
    assert [(each.minion, each.dice, each.most) for each in t.casino().bettors] == [
        ("m01", 3, 10),
        ("m26", 6, 7),
    ]
    t = casino(table="ta05").hand(P1, "m01 m26").opens_bet(P1, "m26")
    bet = t.casino().bet
    assert bet is not None
    assert (bet.minion, bet.stake, bet.most, bet.dice, bet.chances) == ("m26", 0, 7, 6, ())
    assert [each.minion for each in t.casino().bettors] == ["m26"]


# Speed


@pytest.mark.parametrize("penalty", ["none", "die", "red", "jackpot", "spectator"])
def test_every_bet_is_computed_quickly(penalty: str) -> None:
    """A new table for known dice is quick: every minion and stake, each the best of five tries."""
    for dice in range(STOCK + 1):
        bet_odds(SIDES, dice, STOCK, (8, penalty, 2, PENALTIES[penalty]))
    times: dict[int, list[float]] = {dice: [] for dice in range(STOCK + 1)}
    for jackpot in range(9, 14):
        odds_bet._known.clear()
        odds_bet._risks_known.clear()
        for dice, taken in times.items():
            start = process_time()
            bet_odds(SIDES, dice, STOCK, (jackpot, penalty, 2, PENALTIES[penalty]))
            taken.append(process_time() - start)
    assert max([min(taken) for taken in times.values()]) < 0.005
