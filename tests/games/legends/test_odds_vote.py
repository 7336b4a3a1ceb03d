"""Section 9: the exact odds of the election and of the traitor, compared with brute force."""

import itertools

import pytest

from omerta.games.legends.components import FOUR, LOCK, LUCK
from omerta.games.legends.components_pack import pack_of
from omerta.games.legends.odds_vote import seize_chance, seize_chances, vote_chance
from omerta.games.legends.rules.dice import final_dice, most_pairs, worth
from omerta.games.legends.settings import LegendsSettings
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2
from tests.games.dossier import Dossier
from tests.games.legends.sample_data import data_file

PACK = pack_of(LegendsSettings())
LEAD, TIES = 3, 20


@rule("SC-6.26")
def test_the_roll_off_is_as_printed() -> None:
    text = Dossier("legends").text
    for clan, mayor in ((5, 4), (6, 6), (7, 5)):
        chance = vote_chance(PACK, clan, mayor, LEAD, TIES)
        assert f"{clan}-{mayor} {chance:.4f}" in text


@rule("SC-6.25")
@pytest.mark.parametrize(("clan", "mayor", "chance"), [(6, 3, 1.0), (3, 6, 0.0), (12, 0, 1.0)])
def test_a_clear_lead_leaves_nothing_to_chance(clan: int, mayor: int, chance: float) -> None:
    assert vote_chance(PACK, clan, mayor, LEAD, TIES) == chance


@rule("SC-6.26")
@pytest.mark.parametrize(("clan", "mayor"), [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (2, 3)])
@pytest.mark.parametrize("ties", [1, 2, 20])
def test_the_vote_against_brute_force(clan: int, mayor: int, ties: int) -> None:
    def votes(dice: tuple[int, ...]) -> int:
        return sum([face for face in dice if face <= FOUR])

    won = tied = 0
    for ours in itertools.product(PACK.white, repeat=clan):
        for theirs in itertools.product(PACK.white, repeat=mayor):
            won += votes(ours) > votes(theirs)
            tied += votes(ours) == votes(theirs)
    cases = 6 ** (clan + mayor)
    wanted = sum([won / cases * (tied / cases) ** number for number in range(ties)])
    assert vote_chance(PACK, clan, mayor, LEAD, ties) == pytest.approx(wanted)


def chosen(dice: tuple[int, ...], red: int, difficulty: int, missing: int) -> tuple[int, int]:
    """Return the luck choice of the timeout action by trying all, and its total."""
    best, cancelled = (-1, 0, 0), 0
    for pairs in range(most_pairs(dice) + 1):
        found = worth(dice, red, pairs, PACK.luck)
        key = (min(found.total // difficulty, missing), -found.locks, found.total)
        if key > best:
            best, cancelled = key, pairs
    return cancelled, best[2]


@rule("SC-6.18")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize(("difficulty", "missing"), [(4, 1), (5, 3), (7, 2)])
def test_a_seized_die_against_brute_force(dice: int, difficulty: int, missing: int) -> None:
    counts = dict.fromkeys(("seize_above", "seize_below", "seize_lock", "seize_luck"), 0)
    for rolled in itertools.product(PACK.white, repeat=dice):
        for red in PACK.red:
            cancelled, total = chosen(rolled, red, difficulty, missing)
            final = final_dice(rolled, cancelled)
            counts["seize_above"] += total > 8
            counts["seize_below"] += total < 10
            counts["seize_lock"] += LOCK in final
            counts["seize_luck"] += LUCK in final
    for rule_, count in counts.items():
        bound = 8 if rule_ == "seize_above" else 10
        found = seize_chance(PACK, rule_, bound, dice, difficulty, missing)
        assert found == pytest.approx(count / 6 ** (dice + 1)), rule_
    assert seize_chance(PACK, "seize_round", 0, dice, difficulty, missing) == 0


def test_a_row_has_a_chance_for_every_number_of_dice() -> None:
    row = seize_chances(PACK, "seize_lock", 0, 12, 5, 2)
    assert len(row) == 12
    assert [round(each / 10_000, 3) for each in row] == [
        round(seize_chance(PACK, "seize_lock", 0, dice, 5, 2), 3) for dice in range(1, 13)
    ]


def test_the_view_has_them_for_the_hand_of_the_active_player() -> None:
    t = table("legends", seats=2).scenario("power", betrayal="be_chase", rumours="ru07", clan=5)
    t.hand(P1, "m43 m01").hand(P2, "m26").problems(P2, "pr02")
    city = t.city()
    assert (city.chance, city.chances[5]) == (6544, 6544)
    assert city.chances == (0, 0, 0, 0, 3456, 6544, 10_000, 10_000, 10_000, 10_000)
    rows = {each.challenge: each.chances for each in city.seize}
    assert list(rows) == ["cheer", "revive", "control", "pr02", "ru07"]
    assert [len(row) for row in rows.values()] == [0, 3, 3, 3, 6]
    assert rows["ru07"] == seize_chances(PACK, "seize_lock", 0, 6, 5, 1)
    t.interacts(P1, "ru07").plays("m43")
    rows = {each.challenge: each.chances for each in t.city().seize}
    assert len(rows["ru07"]) == 6
    t = table("legends", seats=2).scenario("power", betrayal="be_family").hand(P1, "m43")
    assert t.city().seize == ()


def test_other_dice_have_other_odds() -> None:
    fair = pack_of(LegendsSettings(data=data_file(white=["1", "2", "3", "4", "4", "lock"])))
    assert seize_chance(fair, "seize_luck", 0, 3, 5, 1) == 0
    assert vote_chance(fair, 5, 4, LEAD, TIES) != vote_chance(PACK, 5, 4, LEAD, TIES)
