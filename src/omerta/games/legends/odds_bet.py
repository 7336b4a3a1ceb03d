"""The exact odds of a casino bet: jackpot and damage (SC-4.10 to SC-4.17).

No roll is simulated. The results of white dice form a few hundred cases, each with all luck
choices. The player chooses the smallest chance of the jackpot, then the least damage, then the
lowest total. The penalty is part of the chance.
"""

from math import comb
from typing import Final

from omerta.games.legends.components import DOUBLE, FOUR, LOCK, LUCK, TRIPLE
from omerta.games.legends.odds_dice import Sides

Terms = tuple[int, str, int, tuple[int, ...]]
"""Jackpot, penalty, the lucks that bring it, and the numbers of spectators that it may reveal which
lower the jackpot by 0, 1, 2, …; empty if it reveals none.
"""
Chances = tuple[float, float]
"""The chance of the jackpot, and the expected damage, which is 0 with the jackpot (SC-4.17)."""
Cases = tuple[list[tuple[float, int]], list[tuple[float, tuple[int, ...]]]]
"""The cases without choice and penalty, each a chance and a pile; then all others, with a pile for
each luck choice.
"""
Row = tuple[int, int, tuple[int, ...]]
"""Numbers in ascending order: the ways to roll them; the numbers, three bits each; and the sums of
the first 0, 1, 2, … of them.
"""

# The result of a luck choice is a pile, one packed number. From the right: the locks; what locks
# without a number do; the lowest blocked number; the highest number that counts; whether the
# penalty applies; the total. Parts that the penalty does not need are 0.
_SPILT, _LOW, _TOP, _STRIKES, _TOTAL = 4, 7, 10, 13, 14
_LOCKS: Final = 0xF
_SPILL, _BLOCKED, _FREE = 1, 2, 4
"""Flags: locks are left that block lucks; they block all lucks and more; an unblocked luck is left.
"""
_SUM: Final = 40
"""The bit of a row's key where the sum begins."""

_known: dict[tuple[Sides, int, Terms], Chances] = {}
_risks_known: dict[tuple[Sides, Terms], dict[int, Chances]] = {}
_cases_known: dict[tuple[Sides, int, int, str], Cases] = {}
_rows_known: dict[tuple[int, ...], list[list[Row]]] = {}
_MOST_KNOWN: Final = 5000
_MOST_CASES: Final = 200
_SURE: Chances = (1.0, 0.0)


def bet_odds(sides: Sides, dice: int, stock: int, terms: Terms) -> Chances:
    """Return the odds of a bet with this many white dice, out of this stock."""
    terms = _fitting(terms, stock - dice)
    key = (sides, dice, terms)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
            _risks_known.clear()
        found = _known[key] = _worked_out(sides, dice, terms)
    return found


def odds_of_choice(
    sides: Sides, dice: tuple[int, ...], cancelled: int, left: int, terms: Terms
) -> Chances:
    """Return the odds of rolled dice with this luck choice and `left` dice in stock."""
    pile = _pile_of(sides, dice, cancelled, terms)
    won, damage = _risk(sides, pile, _fitting(terms, left))
    return won, (pile & _LOCKS) * (1 - won) + damage


def best_choice(sides: Sides, dice: tuple[int, ...], left: int, spared: int, terms: Terms) -> int:
    """Return the luck choice that avoids the jackpot, then damage, then a higher total (section 4)."""
    best, best_key = 0, (2.0, 0.0, 0)
    for cancelled in range(min(dice.count(LUCK), dice.count(LOCK)) + 1):
        won, damage = odds_of_choice(sides, dice, cancelled, left, terms)
        total = _pile_of(sides, dice, cancelled, terms) >> _TOTAL
        key = (won, 0.0 if spared else damage, total)
        if key < best_key:
            best, best_key = cancelled, key
    return best


def _fitting(terms: Terms, left: int) -> Terms:
    """Return the terms without a penalty that needs a die, if the stock has none."""
    jackpot, penalty, lucks, dropped = terms
    return (jackpot, "none", lucks, dropped) if penalty == "die" and left <= 0 else terms


def _pile_of(sides: Sides, dice: tuple[int, ...], cancelled: int, terms: Terms) -> int:
    digits = numbers = 0
    for face in range(1, FOUR + 1):
        for _ in range(dice.count(face)):
            digits |= face << 3 * numbers
            numbers += 1
    lucks, locks = dice.count(LUCK) - cancelled, dice.count(LOCK) - cancelled
    return _pile(0, digits, 0, numbers, lucks, locks, sides[2], terms[2], _kind_of(terms[1]))


def _worked_out(sides: Sides, dice: int, terms: Terms) -> Chances:
    plain, others = _cases(sides, dice, terms[2], _kind_of(terms[1]))
    risks = _risks_known.setdefault((sides, terms), {})
    jackpot = terms[0] << _TOTAL
    won = damage = 0.0
    for weight, pile in plain:
        if pile >= jackpot:
            won += weight
        else:
            damage += weight * (pile & _LOCKS)
    for weight, piles in others:
        best_won, best_damage = 2.0, 0.0
        for pile in piles:  # the fewest locks come first, and so the least damage
            risk = risks.get(pile >> _SPILT)
            if risk is None:
                risk = risks[pile >> _SPILT] = _risk(sides, pile, terms)
            if risk[0] <= best_won:
                hurt = (pile & _LOCKS) * (1 - risk[0]) + risk[1]
                if risk[0] < best_won or hurt < best_damage:
                    best_won, best_damage = risk[0], hurt
                if not risk[0]:
                    break  # all others leave more locks
        won += weight * best_won
        damage += weight * best_damage
    return won, damage


# One luck choice


def _risk(sides: Sides, pile: int, terms: Terms) -> Chances:
    """Return the chance of the jackpot with this result, and the penalty's added damage."""
    jackpot, penalty, _, dropped = terms
    total = pile >> _TOTAL
    if pile >> _STRIKES & 1:
        if penalty == "jackpot":
            return _SURE
        if penalty == "die":
            return _risk_of_die(sides, pile, jackpot)
        if penalty == "red":
            red, top = sides[1], pile >> _TOP & 7
            double, triple = total + top >= jackpot, total + 2 * top >= jackpot  # LG-4.16
            ways = double * red.count(DOUBLE) + triple * red.count(TRIPLE)
            return _SURE if total >= jackpot else (ways / len(red), 0.0)
        if dropped:
            ways = sum([n for drop, n in enumerate(dropped) if total >= max(jackpot - drop, 1)])
            return ways / sum(dropped), 0.0
    return _SURE if total >= jackpot else (0.0, 0.0)


def _risk_of_die(sides: Sides, pile: int, jackpot: int) -> Chances:
    """Return the effect of an added die: numbers and lucks add, locks block and hurt (SC-4.13)."""
    total, spilt = pile >> _TOTAL, pile >> _SPILT & 7
    top, low = pile >> _TOP & 7, pile >> _LOW & 7
    white, _, luck = sides
    most = max(FOUR, luck)
    if total - most >= jackpot:
        return _SURE
    if total + most < jackpot:
        return 0.0, white.count(LOCK) / len(white)
    more = 0 if spilt & _BLOCKED else luck  # what a luck adds, or a number by freeing a luck
    won = hurt = 0
    for face in white:
        if face == LOCK:
            after = total - (top or (luck if spilt & _FREE else 0))
            hurt += after < jackpot
        elif face == LUCK or spilt & _SPILL:
            after = total + more
        else:
            after = total + (min(face, low) if low else face)
        won += after >= jackpot
    return won / len(white), hurt / len(white)


# Results of white dice


def _kind_of(penalty: str) -> str:
    """Return the penalty if it depends on more than total, locks and lucks, otherwise ""."""
    return penalty if penalty in ("die", "red") else ""


def _pile(
    base: int,
    digits: int,
    start: int,
    numbers: int,
    lucks: int,
    locks: int,
    luck: int,
    wanted: int,
    kind: str,
) -> int:
    """Return the pile of this many numbers, lucks and locks (LG-4.15, LG-4.17).

    `base` is the sum of the numbers before `start`, `digits` are the numbers from there.
    """
    free = max(numbers - locks, 0)
    spilt = max(locks - numbers, 0)
    total = base + luck * max(lucks - spilt, 0)
    top = 0
    for _ in range(free - start):
        top = digits & 7
        total += top
        digits >>= 3
    pile = total << _TOTAL | locks
    if lucks < wanted:
        return pile
    pile |= 1 << _STRIKES
    if kind:
        pile |= top << _TOP
    if kind == "die":
        blocked = _BLOCKED if spilt > lucks else 0
        spill = (_SPILL if spilt else 0) | blocked | (_FREE if lucks > spilt else 0)
        pile |= (digits & 7) << _LOW | spill << _SPILT
    return pile


def _cases(sides: Sides, dice: int, wanted: int, kind: str) -> Cases:
    """Return the results of this many white dice, as cases."""
    key = (sides, dice, wanted, kind)
    found = _cases_known.get(key)
    if found is None:
        if len(_cases_known) >= _MOST_CASES:
            _cases_known.clear()
        white = sides[0]
        together: dict[tuple[int, ...], int] = {}
        for numbers, rows in enumerate(_rows(white, dice)):
            others = dice - numbers
            for locks in range(others + 1):
                weight = comb(dice, numbers) * comb(others, locks)
                weight *= white.count(LUCK) ** (others - locks) * white.count(LOCK) ** locks
                if weight:
                    lucks = others - locks
                    _add_cases(
                        together, rows, numbers, lucks, locks, sides[2], wanted, kind, weight
                    )
        all_ways = len(white) ** dice
        found = ([], [])
        for piles, ways in together.items():
            if len(piles) == 1 and not piles[0] >> _STRIKES & 1:
                found[0].append((ways / all_ways, piles[0]))
            else:
                found[1].append((ways / all_ways, piles))
        _cases_known[key] = found
    return found


def _add_cases(
    together: dict[tuple[int, ...], int],
    rows: list[Row],
    numbers: int,
    lucks: int,
    locks: int,
    luck: int,
    wanted: int,
    kind: str,
    weight: int,
) -> None:
    """Add all cases with this many numbers, lucks and locks.

    The lowest numbers are unblocked after every choice: only their sum and the highest of them
    count. The highest numbers are blocked after every choice: only the lowest of them can count.
    """
    start = max(numbers - locks - (1 if kind else 0), 0)
    stop = min(max(numbers - locks, 0) + min(lucks, locks) + (kind == "die"), numbers)
    wide, mask = 3 * start, (1 << 3 * max(stop - start, 0)) - 1
    alike: dict[int, int] = {}
    for ways, row, sums in rows:
        key = sums[start] << _SUM | row >> wide & mask
        alike[key] = alike.get(key, 0) + ways
    below = (1 << _SUM) - 1
    for key, ways in alike.items():
        piles = _choices(key >> _SUM, key & below, start, numbers, lucks, locks, luck, wanted, kind)
        together[piles] = together.get(piles, 0) + ways * weight


def _choices(
    base: int,
    digits: int,
    start: int,
    numbers: int,
    lucks: int,
    locks: int,
    luck: int,
    wanted: int,
    kind: str,
) -> tuple[int, ...]:
    """Return the piles of luck choices that can be the best, fewest locks first.

    A choice is never the best if another one leaves fewer locks, brings no penalty and has no
    higher total: the other is as far from the jackpot and hurts less. Only an added die can
    lower a total.
    """
    found: list[int] = []
    lowest = -1
    for cancelled in range(min(lucks, locks), -1, -1):
        left, kept = locks - cancelled, lucks - cancelled
        pile = _pile(base, digits, start, numbers, kept, left, luck, wanted, kind)
        strikes = kept >= wanted
        if 0 <= lowest <= pile >> _TOTAL and not (strikes and kind == "die"):
            continue
        found.append(pile)
        if not strikes:
            lowest = pile >> _TOTAL
    return tuple(found)


def _rows(white: tuple[int, ...], dice: int) -> list[list[Row]]:
    """Return the rows of 0, 1, … dice that show numbers; each row extends one with a die fewer."""
    found = _rows_known.setdefault(white, [[(1, 0, (0,))]])
    sides = [white.count(face) for face in range(FOUR + 1)]
    while len(found) <= dice:
        place = len(found) - 1
        longer: list[Row] = []
        for ways, row, sums in found[-1]:
            last = row >> 3 * (place - 1) & 7 if place else 0
            alike = 0
            while alike < place and row >> 3 * (place - 1 - alike) & 7 == last:
                alike += 1
            for face in range(max(last, 1), FOUR + 1):
                if sides[face]:
                    orders = ways * sides[face] * (place + 1)
                    orders //= alike + 1 if face == last else 1
                    longer.append((orders, row | face << 3 * place, (*sums, sums[-1] + face)))
        found.append(longer)
    return found[: dice + 1]
