"""The exact odds of a fight, compared with rules, brute force and simulation, and in the view."""

import itertools
import re
from random import Random
from time import process_time

import pytest

from omerta.games.legends.components import Pack
from omerta.games.legends.components_pack import pack_of
from omerta.games.legends.odds import sides_of
from omerta.games.legends.odds_fight import clan_odds, holds, rebels_total, win_chance
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.games.legends.settings import LegendsSettings
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2
from tests.games.dossier import Dossier
from tests.games.legends.sample_data import data_file

PACK = pack_of(LegendsSettings())


def best(dice: tuple[int, ...], red: int) -> int:
    """Return the highest total of the clan, by trying every luck choice."""
    choices = range(most_pairs(dice) + 1)
    return max([worth(dice, red, cancelled, PACK.luck).total for cancelled in choices])


def counted(dice: tuple[int, ...], red: int) -> int:
    """Return the total of rebels' dice, computed as SC-3.7 states it."""
    numbers = sorted([face for face in dice if face < 5])
    if numbers and red in (2, 3):
        numbers.append(numbers[-1] * (red - 1))
    return sum(numbers) + PACK.luck * dice.count(5)


def by_brute_force(clan: int, rebels: int, *, ambush: bool) -> float:
    """Return the chance over every roll of the clan against every roll of the rebels."""
    ours = [
        best(dice, red) for dice in itertools.product(PACK.white, repeat=clan) for red in PACK.red
    ]
    theirs = [
        counted(dice, red)
        for dice in itertools.product(PACK.white, repeat=rebels)
        for red in PACK.red
    ]
    won = sum([a > b or (a == b and not ambush) for a in ours for b in theirs])
    return won / len(ours) / len(theirs)


@rule("SC-3.10")
def test_the_numbers_of_the_rules() -> None:
    (line,) = re.findall(r"^Fights, clan dice.*$", Dossier("legends").text, re.MULTILINE)
    printed = re.findall(r"(\d)-(\d) (0\.\d+) / (0\.\d+)", line)
    assert len(printed) == 3
    for clan, rebels, own, ambush in printed:
        assert round(win_chance(PACK, int(clan), int(rebels), ambush=False), 4) == float(own)
        assert round(win_chance(PACK, int(clan), int(rebels), ambush=True), 4) == float(ambush)


@pytest.mark.parametrize("ambush", [False, True])
@pytest.mark.parametrize(("clan", "rebels"), [(1, 0), (1, 1), (2, 1), (1, 3), (3, 2), (4, 1)])
def test_against_brute_force(clan: int, rebels: int, ambush: bool) -> None:
    found = win_chance(PACK, clan, rebels, ambush=ambush)
    assert found == pytest.approx(by_brute_force(clan, rebels, ambush=ambush))


def test_against_simulation() -> None:
    random = Random(5)
    fights, own, ambush = 20_000, 0, 0
    for _ in range(fights):
        ours = best(tuple(random.choices(PACK.white, k=9)), random.choice(PACK.red))
        dice = tuple(random.choices(PACK.white, k=8))
        theirs = rebels_total(dice, random.choice(PACK.red), PACK.luck)
        own += ours >= theirs
        ambush += ours > theirs
    assert own / fights == pytest.approx(win_chance(PACK, 9, 8, ambush=False), abs=0.015)
    assert ambush / fights == pytest.approx(win_chance(PACK, 9, 8, ambush=True), abs=0.015)


def test_against_a_gang_more_dice_never_hurt() -> None:
    for rebels in range(2, 13):
        chances = [win_chance(PACK, clan, rebels, ambush=True) for clan in range(1, 13)]
        assert chances == sorted(chances)
        assert win_chance(PACK, 3, rebels, ambush=False) >= chances[2]
        assert 0 <= chances[0] <= chances[-1] <= 1


@rule("SC-3.7")
@pytest.mark.parametrize("rebels", [0, 1, 4, 12])
def test_a_total_against_dice_to_come(rebels: int) -> None:
    sides = sides_of(PACK)
    most = 4 * rebels + 8
    for ambush in (False, True):
        chances = [holds(sides, total, rebels, ambush=ambush) for total in range(most + 2)]
        assert chances == sorted(chances)
        assert chances[-1] == 1
    assert holds(sides, 0, rebels, ambush=True) == 0
    assert holds(sides, 0, 0, ambush=False) == 1


@pytest.mark.parametrize("red", [-1, 0, 2, 3, 4, 5])
def test_the_total_of_rebels_is_that_of_the_clause(red: int) -> None:
    for dice in itertools.product(PACK.white, repeat=3):
        assert rebels_total(dice, red, PACK.luck) == counted(dice, red)


def test_an_owners_dice_are_counted() -> None:
    rich = Pack(data_file(numbers__luck=99))
    assert max(clan_odds(sides_of(rich), 12).total) == 12 * 99
    assert win_chance(rich, 2, 2, ambush=False) != win_chance(PACK, 2, 2, ambush=False)


def test_the_odds_of_a_fight_are_computed_quickly() -> None:
    fresh = Pack(data_file(numbers__luck=4))
    for dice in range(1, 13):
        clan_odds(sides_of(fresh), dice)  # as the table of all odds in a view computes them
    fights = list(itertools.product(range(1, 13), range(13)))
    began = process_time()
    for clan, rebels in fights:
        win_chance(fresh, clan, rebels, ambush=False)
    assert (process_time() - began) / len(fights) < 0.005


def test_the_view_shows_them_while_one_chooses() -> None:
    t = (
        table("legends", seats=2)
        .scenario("rebels", clan_attack="at01", clan_rebels="m02")
        .on_top("m06")
    )
    t.hand(P1, "m43 m01").hand(P2, "m04")
    attack = t.struggle().clan_attack
    assert attack is not None
    assert (attack.dice, len(attack.odds)) == (2, 12)
    assert attack.odds[3 - 1] == 5929
    assert attack.odds[4 - 1] == 6837
    t.interacts(P1, "at01").plays("m43")
    roll = t.view().roll
    assert roll is not None
    assert (roll.count, roll.difficulty, roll.missing) == (4, 0, 0)
    assert list(roll.damage) == sorted(roll.damage)
    assert t.struggle().chances == ()
    t.rolls("4 3 L K | x2").done().asks(P1, "ability")
    roll = t.view().roll
    assert roll is not None
    assert roll.totals == (9, 11)
    sides = sides_of(PACK)
    wanted = [round(10_000 * holds(sides, total, 2, ambush=False)) for total in roll.totals]
    assert list(t.struggle().chances) == wanted


def test_an_ambush_is_harder_than_an_attack_of_ones_own() -> None:
    t = table("legends", seats=2).scenario("rebels", ambush="at01", ambush_rebels="m02 m08")
    ambush = t.struggle().ambush
    assert ambush is not None
    assert ambush.dice == 3
    assert ambush.odds[4 - 1] == 4851
    t.ready_for(P1)
