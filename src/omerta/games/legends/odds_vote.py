"""The exact odds of the fight for power: winning the vote, and losing a die (SC-6).

No roll is simulated. A tied vote is rolled again, so its chance is the sum of a short series. A
roll for a challenge is computed as in `odds.py`, with the luck choice of the timeout action.
"""

from typing import Final

from omerta.games.legends.components import FOUR, Pack
from omerta.games.legends.odds import luck_left_of, odds_of, sides_of
from omerta.games.legends.odds_dice import Sides

_votes_known: dict[tuple[tuple[int, ...], int, int, int, int], float] = {}
_seizes_known: dict[tuple[Sides, str, int, int, int, int], float] = {}
_rows_known: dict[tuple[Sides, str, int, int, int, int], tuple[int, ...]] = {}
_MOST_KNOWN: Final = 5000


# The election


def vote_chance(pack: Pack, clan: int, mayor: int, lead: int, ties: int) -> float:
    """Return the chance that the clan wins with these tokens (SC-6.25 to SC-6.27)."""
    if abs(clan - mayor) >= lead:
        return float(clan > mayor)
    key = (tuple(pack.white), clan, mayor, lead, ties)
    found = _votes_known.get(key)
    if found is None:
        if len(_votes_known) >= _MOST_KNOWN:
            _votes_known.clear()
        found = _roll_off(pack.white, clan, mayor, ties)
        _votes_known[key] = found
    return found


def _roll_off(white: list[int], clan: int, mayor: int, ties: int) -> float:
    """Return the chance of a higher sum in one of `ties` rolls, after ties only."""
    ours, theirs = _sums(white, clan), _sums(white, mayor)
    higher = tied = below = 0.0
    for total, chance in enumerate(ours):
        higher += chance * below
        same = theirs[total] if total < len(theirs) else 0.0
        tied += chance * same
        below += same
    return higher * sum([tied**number for number in range(ties)])


def _sums(white: list[int], dice: int) -> list[float]:
    """Return the chance of each sum of this many dice; only numbers count."""
    found = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(found) + FOUR)
        for total, chance in enumerate(found):
            for face in white:
                longer[total + (face if face <= FOUR else 0)] += chance / len(white)
        found = longer
    return found


# The traitor


def seize_chance(
    pack: Pack, rule: str, bound: int, dice: int, difficulty: int, missing: int
) -> float:
    """Return the chance that a roll for a challenge costs a die (SC-6.18)."""
    return seize_chance_of(sides_of(pack), rule, bound, dice, difficulty, missing)


def seize_chance_of(
    sides: Sides, rule: str, bound: int, dice: int, difficulty: int, missing: int
) -> float:
    """Return the same for these dice."""
    key = (sides, rule, bound, dice, difficulty, missing)
    found = _seizes_known.get(key)
    if found is None:
        if len(_seizes_known) >= _MOST_KNOWN:
            _seizes_known.clear()
        found = _seizes(sides, rule, bound, dice, difficulty, missing)
        _seizes_known[key] = found
    return found


def seize_chances(
    pack: Pack, rule: str, bound: int, most: int, difficulty: int, missing: int
) -> tuple[int, ...]:
    """Return the chances with 1, 2, … dice, in hundredths of a percent, cached."""
    sides = sides_of(pack)
    key = (sides, rule, bound, most, difficulty, missing)
    found = _rows_known.get(key)
    if found is None:
        if len(_rows_known) >= _MOST_KNOWN:
            _rows_known.clear()
        chances = [
            seize_chance_of(sides, rule, bound, dice, difficulty, missing)
            for dice in range(1, most + 1)
        ]
        found = _rows_known[key] = tuple([round(10_000 * chance) for chance in chances])
    return found


def _seizes(sides: Sides, rule: str, bound: int, dice: int, difficulty: int, missing: int) -> float:
    if rule == "seize_above":
        return odds_of(sides, dice, difficulty, missing).at_least(bound + 1)
    if rule == "seize_below":
        return 1 - odds_of(sides, dice, difficulty, missing).at_least(bound)
    if rule == "seize_lock":
        return 1 - odds_of(sides, dice, difficulty, missing).locks.get(0, 0.0)
    if rule == "seize_luck":
        return luck_left_of(sides, dice, difficulty, missing)
    return 0.0  # this rule seizes at a new round, not at a roll
