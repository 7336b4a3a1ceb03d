"""Section 9: exact odds, against the table of the rules, brute force and simulation."""

import itertools
from random import Random
from time import process_time

import pytest

from omerta.games.legends.components import DOUBLE, LOCK, LUCK, TRIPLE, Pack
from omerta.games.legends.components_pack import HOUSE, pack_of
from omerta.games.legends.odds import best_totals, chance_of, odds, odds_of
from omerta.games.legends.odds_dice import shown
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.games.legends.settings import LegendsSettings
from omerta.testing import table
from omerta.testing.legends import P1
from tests.games.dossier import Dossier
from tests.games.legends.sample_data import data_file

PACK = pack_of(LegendsSettings())


def best(
    dice: tuple[int, ...],
    red: int,
    difficulty: int,
    missing: int,
    bonus: int = 0,
    more: int = 0,
    luck: int = PACK.luck,
) -> tuple[int, int]:
    """Return total and locks of the default luck choice, by trying all choices."""
    found = []
    for cancelled in range(most_pairs(dice) + 1):
        each = worth(dice, red, cancelled, luck)
        total = each.total + bonus
        won = total // difficulty
        tokens = min(won + more, missing) if won else 0
        found.append((tokens, -each.locks, total))
    tokens, locks, total = max(found)
    return total, -locks


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_the_table_of_the_rules(dice: int) -> None:
    row = next(row for row in Dossier("legends").rows("dice", "D3", "D4") if row[0] == str(dice))
    for difficulty, cell in enumerate(row[1:], 3):
        printed = [float(number) for number in cell.split("/")]
        found = [chance_of(PACK, dice, difficulty, successes) for successes in (1, 2)]
        assert [round(chance, 4) for chance in found] == printed


@pytest.mark.parametrize(
    ("dice", "difficulty", "missing", "bonus", "more"),
    [(1, 3, 1, 0, 0), (2, 4, 2, 0, 0), (3, 5, 1, 0, 0), (3, 5, 2, 1, 0), (4, 5, 3, 0, 1)],
)
def test_against_brute_force(
    dice: int, difficulty: int, missing: int, bonus: int, more: int
) -> None:
    totals: dict[int, int] = {}
    locks = 0
    for rolled in itertools.product(PACK.white, repeat=dice):
        for red in PACK.red:
            total, left = best(rolled, red, difficulty, missing, bonus, more)
            totals[total] = totals.get(total, 0) + 1
            locks += left
    found = odds(PACK, dice, difficulty, missing, bonus, more)
    cases = 6 ** (dice + 1)
    assert {total: round(chance * cases) for total, chance in found.total.items()} == totals
    assert found.damage == pytest.approx(locks / cases)
    assert sum(found.total.values()) == pytest.approx(1)
    assert sum(found.locks.values()) == pytest.approx(1)


@pytest.mark.parametrize("luck", [0, 1, 2, 4, 5, 9])
@pytest.mark.parametrize("white", [[1, 2, 3, 4, 5, 6], [1, 4, 4, 5, 6, 6], [2, 2, 3, 5, 5, 6]])
def test_other_dice_against_brute_force(white: list[int], luck: int) -> None:
    """The value of a luck decides which luck choices matter at all."""
    red = (DOUBLE, TRIPLE, TRIPLE, 0, 4, 5)
    totals: dict[int, int] = {}
    locks: dict[int, int] = {}
    for rolled in itertools.product(white, repeat=4):
        for face in red:
            total, left = best(rolled, face, 5, 2, luck=luck)
            totals[total] = totals.get(total, 0) + 1
            locks[left] = locks.get(left, 0) + 1
    found = odds_of((tuple(white), red, luck), 4, 5, 2)
    assert {total: round(chance * 6**5) for total, chance in found.total.items()} == totals
    assert {left: round(chance * 6**5) for left, chance in found.locks.items()} == locks


def test_against_simulation() -> None:
    random = Random(7)
    rolls, wins, locks = 20_000, 0, 0
    for _ in range(rolls):
        dice = tuple(random.choices(PACK.white, k=8))
        total, left = best(dice, random.choice(PACK.red), 6, 2)
        wins += total >= 12
        locks += left
    found = odds(PACK, 8, 6, 2)
    assert wins / rolls == pytest.approx(found.at_least(12), abs=0.015)
    assert locks / rolls == pytest.approx(found.damage, abs=0.03)


@pytest.mark.parametrize("dice", [1, 5, 12])
def test_the_view_shows_them_all(dice: int) -> None:
    totals = best_totals(PACK, dice)
    assert totals.at_least(0) == pytest.approx(1)
    for difficulty in (3, 5, 7):
        assert totals.at_least(difficulty) == pytest.approx(chance_of(PACK, dice, difficulty, 1))


def test_custom_data_may_give_lucks_any_allowed_value() -> None:
    rich = Pack(data_file(numbers__luck=99))
    assert max(odds(rich, 12, 5, 1).total) == 12 * 99


def test_the_odds_of_a_view_reach_the_greatest_need() -> None:
    wanted = max([card.need for scenario in HOUSE.scenario.values() for card in scenario.card])
    assert wanted == PACK.most_needed == 5
    t = table("legends", seats=2).scenario("family", left="bu07", removed="").hand(P1, "m43")
    view = t.view()
    assert {len(row) for by_dice in view.odds for row in by_dice} == {wanted}
    exact = [chance_of(PACK, 8, 4, successes) for successes in range(1, wanted + 1)]
    assert list(view.odds[3][7]) == [round(10_000 * chance) for chance in exact]
    greedy = Pack(data_file(scenario__power__card__9__need=7))
    assert greedy.most_needed == 7
    t.ready_for(P1)


def test_the_first_odds_come_at_once() -> None:
    """The odds of twelve dice take a fraction of the time of counting every case of four.

    The limit is a share of another time, because the machine may be busy; `odds_table.py` prints
    milliseconds.
    """
    white, red = (1, 2, 3, 4, LUCK, LOCK), tuple(PACK.red)
    began = process_time()
    for rolled in itertools.product(white, repeat=4):
        for face in red:
            best(rolled, face, 5, 2)
    every_case = process_time() - began
    quickest = every_case
    for number in range(3):  # first dice with other faces, so that nothing is cached for these
        sides = (white[number:] + white[:number], red, PACK.luck)
        began = process_time()
        odds_of(sides, 12, 5, 2)
        quickest = min(quickest, process_time() - began)
    assert quickest < every_case / 6
    rolls = shown((white[::-1], red, PACK.luck), 12)
    assert len(rolls.lucky) + len(rolls.chosen) < 400, "a luck choice seldom matters"
