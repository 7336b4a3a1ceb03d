"""The exact odds of rolls with forbidden totals, compared with all results of the dice."""

from itertools import product
from time import process_time

import pytest

from omerta.games.legends.components import BLANK, LOCK, TRIPLE, Pack
from omerta.games.legends.components_pack import HOUSE, pack_of
from omerta.games.legends.odds import chance_of, odds, sides_of
from omerta.games.legends.odds_bans import best_allowed, chances_with_bans, odds_with_bans
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.games.legends.settings import LegendsSettings
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2
from tests.games.legends import sample_data

PACK = pack_of(LegendsSettings())
BANS = {
    "none": 0,
    "5,7": 1 << 5 | 1 << 7,
    "9,10": 1 << 9 | 1 << 10,
    "from 10": -1 << 10,
    "to 6": (1 << 7) - 1,
    "to 5, 6, 8, from 12": (1 << 6) - 1 | 1 << 6 | 1 << 8 | -1 << 12,
    "all": -1,
}


def thrown(
    pack: Pack, dice: int, difficulty: int, missing: int, void: int
) -> tuple[list[float], float]:
    """Return the chances of 0, 1, … successes and the damage over all results."""
    chances, damage, ways = [0.0] * 60, 0.0, 0
    for red in pack.red:
        for faces in product(pack.white, repeat=dice):
            best = (-1, 0, 0)
            for pairs in range(most_pairs(faces) + 1):
                found = worth(faces, red, pairs, pack.luck)
                banned = void >> found.total & 1
                won = 0 if banned else found.total // difficulty
                hurt = 0 if banned else found.locks
                best = max(best, (min(won, missing), -hurt, 0 if banned else found.total))
            chances[best[2] // difficulty] += 1
            damage -= best[1]
            ways += 1
    return [chance / ways for chance in chances], damage / ways


@rule("LG-4.18", "SC-5.13", "SC-5.14")
@pytest.mark.parametrize("void", BANS.values(), ids=BANS.keys())
@pytest.mark.parametrize(("dice", "difficulty"), [(1, 4), (2, 5), (3, 4), (4, 5)])
def test_odds_with_bans_are_exact(dice: int, difficulty: int, void: int) -> None:
    for missing in (1, 2, 3):
        chances, damage = thrown(PACK, dice, difficulty, missing, void)
        found = odds_with_bans(sides_of(PACK), dice, difficulty, missing, void)
        assert sum(found.total.values()) == pytest.approx(1)
        assert found.damage == pytest.approx(damage)
        for wanted in range(1, missing + 1):
            assert found.at_least(wanted * difficulty) == pytest.approx(sum(chances[wanted:]))
    chances, _ = thrown(PACK, dice, difficulty, 60, void)
    expected = [sum(chances[each:]) for each in (1, 2, 3)]
    assert chances_with_bans(PACK, dice, difficulty, void, 3) == pytest.approx(expected)


def test_other_dice_have_other_odds() -> None:
    mine = pack_of(
        LegendsSettings(
            data=sample_data.data_file(
                white=["1", "luck", "lock", "4", "4", "lock"],
                red=["x3", "x3", "blank", "blank", "x2", "siren"],
                numbers__luck=5,
            )
        )
    )
    for void in BANS.values():
        chances, damage = thrown(mine, 4, 5, 2, void)
        found = odds_with_bans(sides_of(mine), 4, 5, 2, void)
        assert found.damage == pytest.approx(damage)
        assert found.at_least(5) == pytest.approx(sum(chances[1:]))


@pytest.mark.parametrize("dice", range(1, 13))
def test_without_bans_they_are_the_usual_odds(dice: int) -> None:
    for difficulty in (3, 5, 7):
        usual = [chance_of(PACK, dice, difficulty, wanted) for wanted in (1, 2, 3)]
        never = 1 << 200  # no roll reaches this total
        assert chances_with_bans(PACK, dice, difficulty, never, 3) == pytest.approx(usual)
        for missing in (1, 2):
            found = odds_with_bans(sides_of(PACK), dice, difficulty, missing, never)
            plain = odds(PACK, dice, difficulty, missing)
            assert found.damage == pytest.approx(plain.damage)
            assert found.locks == pytest.approx(plain.locks)
            assert found.at_least(difficulty) == pytest.approx(plain.at_least(difficulty))


def test_everything_forbidden_is_no_success_and_no_damage() -> None:
    found = odds_with_bans(sides_of(PACK), 6, 4, 2, -1)
    assert found.total == pytest.approx({0: 1})
    assert found.locks == pytest.approx({0: 1})
    assert best_allowed(PACK, 6, -1) == pytest.approx([1])


def test_a_choice_that_is_usually_worse_may_be_the_only_one_allowed() -> None:
    assert worth((4, 3, 5, LOCK), BLANK, 0, 3).total == 6
    assert worth((4, 3, 5, LOCK), BLANK, 1, 3).total == 7
    void = 1 << 7
    assert best_allowed(PACK, 1, void)[0] == pytest.approx(best_allowed(PACK, 1, 0)[0])
    keeps = odds_with_bans(sides_of(PACK), 4, 6, 1, void)
    assert keeps.at_least(6) < odds(PACK, 4, 6, 1).at_least(6)
    assert keeps.damage > 0


@pytest.mark.parametrize("dice", range(1, 13))
def test_any_crew_is_worked_out_at_once(dice: int) -> None:
    """A table of odds is quick once its dice are known; a pack needs it only once."""
    best_allowed(PACK, dice, 0)
    quickest = 1.0
    for number in range(
        5
    ):  # the quickest of several tries, because other work may run on the machine
        void = 1 << 11 + number | -1 << 40 + number
        begun = process_time()
        chances_with_bans(PACK, dice, 5, void, 3)
        odds_with_bans(sides_of(PACK), dice, 5, 2, void)
        quickest = min(quickest, process_time() - begun)
    assert quickest < 0.005


# In the view


@rule("LG-4.18", "SC-5.13")
def test_the_view_has_the_odds_of_businesses_with_bans() -> None:
    t = table("legends", seats=2).scenario("family", left="bu01", left_downtimes="do10 do01")
    t.hand(P1, "m01 m02").hand(P2, "m04")
    left, right = t.family().businesses
    assert right.odds == ()
    assert len(left.odds) == HOUSE.dice
    void = 1 << 5 | 1 << 7
    for dice, row in enumerate(left.odds, 1):
        exact = chances_with_bans(PACK, dice, 5, void, PACK.most_needed)
        assert row == tuple([round(10_000 * chance) for chance in exact])
    t.interacts(P1, "bu01").asks(P1, "play")
    roll = t.view().roll
    assert roll is not None
    expected = [odds_with_bans(sides_of(PACK), dice, 5, 4, void).damage for dice in range(1, 13)]
    assert roll.damage == tuple([round(100 * damage) for damage in expected])


@rule("LG-4.9")
def test_the_odds_count_the_problems_of_the_active_player() -> None:
    t = table("legends", seats=2).scenario("family", left="bu01", left_downtimes="do16")
    t.problems(P1, "pr10").hand(P1, "m01")
    left = t.family().businesses[0]
    assert left.difficulty == 5
    void = (1 << 5) - 1
    assert left.odds[3][0] == round(10_000 * chances_with_bans(PACK, 4, 5, void, 3)[0])
    t.ready_for(P1)


def test_a_multiplier_may_lift_a_total_into_a_ban() -> None:
    assert worth((4, 4), TRIPLE, 0, 3).total == 16
    free = chances_with_bans(PACK, 2, 5, 0, 1)[0]
    assert chances_with_bans(PACK, 2, 5, -1 << 16, 1)[0] == pytest.approx(free - 1 / 216)
