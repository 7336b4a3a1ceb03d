"""The worth of a roll as it is, and after each ability."""

from math import factorial
from typing import Final

from omerta.games.legends.advice.forecast import Aim, Forecasts, counted
from omerta.games.legends.advice.plan import aim_at, gains_of
from omerta.games.legends.advice.position import Position
from omerta.games.legends.components import (
    FOUR,
    LOCK,
    RED_FACES,
    TRIPLE,
    WHITE_FACES,
)

Outcomes = list[tuple[float, float]]
"""Possible outcomes with their chances and worths."""
_MOST_REROLLED: Final = 5
_MARKS: Final = ((LOCK,), (LOCK, 1), (LOCK, 1, 2), (1,), (1, 2), (LOCK, 1, 2, 3))
"""The sets of faces that are worth rolling again together."""
BETTER: Final = 0.05
"""The minimum improvement that counts as better."""


class Roll:
    """The rolled dice, and their purpose."""

    def __init__(self, p: Position) -> None:
        roll = p.view.roll
        assert roll is not None
        self.rolls: Forecasts = p.printed.rolls
        self.dice: list[int] = [WHITE_FACES[face] for face in roll.dice]
        self.counts: list[int] = counted(self.dice)
        self.red: int = RED_FACES.get(roll.red, -1)
        self.bonus: int = roll.bonus
        self.more: int = roll.more
        self.spared: int = int(roll.spared)
        self.stock: int = p.view.stock
        self.crew: int = p.printed.mask(roll.crew)
        face = p.open(roll.challenge)
        owner = None if face is None else face.owner
        gains = gains_of(p, roll.challenge, roll.missing, owner)
        self.aim: Aim = aim_at(
            p, roll.challenge, roll.difficulty, gains, harmless=roll.ignores_damage
        )
        if self.crew:
            weak = p.weakest(self.crew)
            self.aim.tired = p.minion(weak)
            self.aim.wounded = p.wound(weak)

    def now(self) -> float:
        """Return the worth of the roll as it is."""
        return self.worth(self.counts, self.red)

    def worth(self, counts: list[int], red: int) -> float:
        """Return the worth of the roll with these dice."""
        return self.aim.after(counts, red, self.rolls.luck, self.bonus, self.more, self.spared)

    def split(self, cancelled: int) -> float:
        """Return the worth if this many lucks cancel a lock each."""
        return self.aim.split(
            self.counts, self.red, self.rolls.luck, self.bonus, self.more, self.spared, cancelled
        )

    # Outcomes of an ability

    def after(self, ability: str) -> Outcomes:
        """Return the outcomes of this ability, used as well as possible."""
        if ability == "reroll_one":
            return self.one(self.best_die(ability))
        if ability == "die_to_four":
            return [(1.0, self.turned(self.best_die(ability)))]
        if ability == "reroll_any":
            return self.several(self.best_marks())
        if ability == "reroll_red":
            share = 1.0 / len(self.rolls.red)
            return [(share, self.worth(self.counts, red)) for red in self.rolls.red]
        if ability == "reroll_all":
            return self.all_rerolled()
        if ability == "extra_die":
            return self.drawn(self.counts, 1)
        return [(1.0, self.eased(ability))]

    def eased(self, ability: str) -> float:
        """Return the worth of the roll after an ability that does not depend on chance."""
        counts = self.counts[:]
        red, bonus, more, spared = self.red, self.bonus, self.more, self.spared
        if ability == "cancel_lock":
            counts[LOCK] -= 1
        elif ability == "cancel_all_locks":
            counts[LOCK] = 0
        elif ability == "red_x3":
            red = TRIPLE
        elif ability == "plus_one":
            bonus += 1
        elif ability == "extra_success":
            more += 1
        elif ability == "no_damage":
            spared = 1
        return self.aim.after(counts, red, self.rolls.luck, bonus, more, spared)

    def all_rerolled(self) -> Outcomes:
        """Return the outcome of rolling all dice again."""
        aim = self.aim
        found = aim.forecast(self.rolls, max(len(self.dice), 1))
        return [(1.0, aim.before(found, self.rolls.fatigue, self.crew.bit_count()))]

    def best_die(self, ability: str) -> int:
        """Return the best face to roll again, or to turn to 4."""
        best, chosen = -1e9, self.dice[0]
        for face in range(1, LOCK + 1):
            if not self.counts[face] or (ability == "die_to_four" and face == FOUR):
                continue
            worth = self.turned(face) if ability == "die_to_four" else mean(self.one(face))
            if worth > best + 1e-9:
                best, chosen = worth, face
        return chosen

    def turned(self, face: int) -> float:
        """Return the worth of the roll with a die of this face turned to 4."""
        counts = self.counts[:]
        counts[face] -= 1
        counts[FOUR] += 1
        return self.worth(counts, self.red)

    def one(self, face: int) -> Outcomes:
        """Return the outcomes of rolling one die of this face again."""
        counts = self.counts[:]
        counts[face] -= 1
        return self.drawn(counts, 1)

    def best_marks(self) -> list[int]:
        """Return the sets of faces that are worth rolling again together."""
        best, chosen = -1e9, [self.dice[0]]
        for faces in _MARKS:
            marked = [face for face in self.dice if face in faces][:_MOST_REROLLED]
            if marked:
                worth = mean(self.several(marked))
                if worth > best + 1e-9:
                    best, chosen = worth, marked
        return chosen

    def several(self, marked: list[int]) -> Outcomes:
        """Return the outcomes of rolling these dice again."""
        counts = self.counts[:]
        for face in marked:
            counts[face] -= 1
        return self.drawn(counts, len(marked))

    def drawn(self, counts: list[int], dice: int) -> Outcomes:
        """Return the outcomes of this many new dice together with these."""
        found: Outcomes = []
        for chance, fresh in throws(self.rolls.white, dice):
            together = [count + fresh[face] for face, count in enumerate(counts)]
            found.append((chance, self.worth(together, self.red)))
        return found


def mean(ways: Outcomes) -> float:
    """Return the expected worth."""
    return sum([chance * worth for chance, worth in ways])


def better(ways: Outcomes, now: float) -> float:
    """Return the chance of an improvement."""
    return min(1.0, sum([chance for chance, worth in ways if worth > now + BETTER]))


_throws_known: dict[tuple[tuple[int, ...], int], list[tuple[float, list[int]]]] = {}


def throws(white: tuple[int, ...], dice: int) -> list[tuple[float, list[int]]]:
    """Return all results of this many white dice by face, with their chances."""
    key = (white, dice)
    found = _throws_known.get(key)
    if found is None:
        found = []
        _fill(found, white, dice, 1, float(factorial(dice)), [0] * (LOCK + 1))
        _throws_known[key] = found
    return found


def _fill(
    found: list[tuple[float, list[int]]],
    white: tuple[int, ...],
    left: int,
    face: int,
    weight: float,
    counts: list[int],
) -> None:
    share = white.count(face) / len(white)
    least = left if face == LOCK else 0
    for count in range(least, left + 1):
        chance = weight * share**count / factorial(count)
        if chance == 0.0:
            continue
        more = counts[:]
        more[face] = count
        if face == LOCK:
            found.append((chance, more))
        else:
            _fill(found, white, left - count, face + 1, chance, more)
