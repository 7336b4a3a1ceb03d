"""The exact prospects of a roll before it, and its exact value after it."""

from collections.abc import Sequence

from omerta.games.legends.components import (
    DOUBLE,
    FATIGUE,
    FOUR,
    LOCK,
    LUCK,
    TRIPLE,
)
from omerta.games.legends.odds import Odds
from omerta.games.legends.odds_bans import odds_with_bans
from omerta.games.legends.odds_dice import Sides
from omerta.games.legends.odds_fight import clan_odds, holds, win_chance_of
from omerta.games.legends.odds_vote import seize_chance_of


class Toll:
    """The cost of some rolls in a scenario, by their total or a face that is left."""

    __slots__ = ("bound", "cost", "rule")

    def __init__(self, rule: str, bound: int, cost: float) -> None:
        self.rule = rule
        self.bound = bound
        self.cost = cost

    def paid(self, total: int, lucks: int, locks: int) -> float:
        """Return the cost of a final result."""
        rule = self.rule
        taken = (
            (rule == "seize_above" and total > self.bound)
            or (rule == "seize_below" and total < self.bound)
            or (rule == "seize_lock" and locks > 0)
            or (rule == "seize_luck" and lucks > 0)
        )
        return self.cost if taken else 0.0


class Prospect:
    """The prospects of a roll before the dice are rolled."""

    __slots__ = ("_dice", "_difficulty", "_missing", "_sides", "chances", "tired", "wounded")

    def __init__(self, found: Odds, sides: Sides, dice: int, difficulty: int, missing: int) -> None:
        self._sides = sides
        self._dice = dice
        self._difficulty = difficulty
        self._missing = missing
        self.chances: list[float] = [0.0] * (missing + 1)
        """The chances of 0, 1, … successes; the last one includes all higher numbers."""
        for total, chance in found.total.items():
            self.chances[min(total // difficulty, missing)] += chance
        self.tired: float = sum([chance for locks, chance in found.locks.items() if locks])
        """The chance that damage exhausts a minion."""
        self.wounded: float = sum(
            [(locks - 1) * chance for locks, chance in found.locks.items() if locks > 1]
        )
        """The mean number of minions that go out of action, if there are enough."""

    def at_least(self, successes: int) -> float:
        """Return the chance of at least this many successes."""
        return sum(self.chances[successes:])

    def paid(self, toll: Toll) -> float:
        """Return the mean cost of a toll."""
        return toll.cost * seize_chance_of(
            self._sides, toll.rule, toll.bound, self._dice, self._difficulty, self._missing
        )


class Foes:
    """The opponents whose dice replace a difficulty."""

    __slots__ = ("ambush", "dice", "sides")

    def __init__(self, sides: Sides, dice: int, *, ambush: bool) -> None:
        self.sides = sides
        self.dice = dice
        self.ambush = ambush

    def beaten(self, total: int) -> float:
        """Return the chance that this total wins."""
        return holds(self.sides, total, self.dice, ambush=self.ambush)


class Forecasts:
    """The prospects of all rolls with one pack's dice, cached."""

    __slots__ = ("_known", "fatigue", "luck", "red", "sides", "white")

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.white: tuple[int, ...] = sides[0]
        self.red: tuple[int, ...] = sides[1]
        self.luck: int = sides[2]
        """The value of a luck."""
        self.fatigue: float = self.red.count(FATIGUE) / len(self.red)
        self._known: dict[tuple[int, int], Prospect] = {}

    def roll(self, dice: int, difficulty: int, missing: int, void: int = 0) -> Prospect:
        """Return the prospects of white dice against a difficulty, up to `missing` successes.

        `void` is the mask of forbidden totals.
        """
        key = (dice | difficulty << 4 | missing << 12, void)
        found = self._known.get(key)
        if found is None:
            odds = odds_with_bans(self.sides, dice, difficulty, missing, void)
            found = Prospect(odds, self.sides, dice, difficulty, missing)
            self._known[key] = found
        return found

    def fight(self, dice: int, foes: Foes) -> Prospect:
        """Return the prospects of white dice against foes; a victory counts as one success."""
        key = (dice | foes.dice << 4 | (2 if foes.ambush else 1) << 30, 0)
        found = self._known.get(key)
        if found is None:
            won = win_chance_of(self.sides, dice, foes.dice, ambush=foes.ambush)
            found = Prospect(clan_odds(self.sides, dice), self.sides, dice, 1, 1)
            found.chances = [1.0 - won, won]
            self._known[key] = found
        return found


class Aim:
    """The purpose of a roll: the worth of each number of successes, and the costs of damage."""

    __slots__ = (
        "difficulty",
        "foes",
        "gains",
        "harmless",
        "locks_cost",
        "luck_worth",
        "tired",
        "toll",
        "void",
        "wounded",
    )

    def __init__(self, difficulty: int, gains: list[float], *, harmless: bool) -> None:
        self.difficulty = difficulty
        self.gains = gains
        """The worth of 0, 1, … successes; further ones add nothing."""
        self.harmless = harmless
        self.tired = 0.0
        """The cost of an exhausted minion; `wounded` is that of a minion out of action."""
        self.wounded = 0.0
        self.luck_worth = 0.0
        """The worth of a luck in the final result in addition to its value."""
        self.locks_cost = 0.0
        """The cost of two or more locks in the final result in addition to damage."""
        self.foes: Foes | None = None
        """The foes whose dice replace a difficulty."""
        self.void = 0
        """The mask of forbidden totals; such a roll does nothing at all (LG-4.18)."""

        self.toll: Toll | None = None

    def forecast(self, rolls: Forecasts, dice: int) -> Prospect:
        """Return the prospects of this many white dice."""
        if self.foes is not None:
            return rolls.fight(dice, self.foes)
        return rolls.roll(dice, self.difficulty, len(self.gains) - 1, self.void)

    def before(self, found: Prospect, fatigue: float, crew: int) -> float:
        """Return the expected worth of a roll by a crew of this size, with this chance of fatigue."""
        worth = -fatigue * self.tired
        gains = self.gains
        for successes, chance in enumerate(found.chances):
            worth += chance * gains[successes]
        if not self.harmless:
            worth -= found.tired * self.tired + min(found.wounded, float(crew)) * self.wounded
        if self.toll is not None:
            worth -= found.paid(self.toll)
        return worth

    def after(
        self, counts: Sequence[int], red: int, luck: int, bonus: int, more: int, spared: int
    ) -> float:
        """Return the worth of rolled dice with the best luck choice."""
        best = self.split(counts, red, luck, bonus, more, spared, 0)
        for cancelled in range(1, min(counts[LUCK], counts[LOCK]) + 1):
            best = max(best, self.split(counts, red, luck, bonus, more, spared, cancelled))
        return best

    def split(
        self,
        counts: Sequence[int],
        red: int,
        luck: int,
        bonus: int,
        more: int,
        spared: int,
        cancelled: int,
    ) -> float:
        """Return the worth of rolled dice, counted by face, when `cancelled` locks are cancelled."""
        locks = counts[LOCK] - cancelled
        lucks = counts[LUCK] - cancelled
        total = total_of(counts, red, luck, lucks, locks) + bonus
        if self.void >> total & 1:
            return self.gains[0]
        worth = self.reached(total, more) + self.luck_worth * lucks
        if locks > 1:
            worth -= self.locks_cost
        if self.toll is not None:
            worth -= self.toll.paid(total, lucks, locks)
        if not spared:
            if locks and not self.harmless:
                worth -= self.tired + (locks - 1) * self.wounded
            if red == FATIGUE:
                worth -= self.tired
        return worth

    def beaten(self, total: int) -> float:
        """Return the chance that this total beats the foes; 0 without foes."""
        return 0.0 if self.foes is None else self.foes.beaten(total)

    def reached(self, total: int, more: int) -> float:
        """Return the worth of this total, with `more` successes added if there is one."""
        gains = self.gains
        if self.foes is not None:
            return gains[0] + self.foes.beaten(total) * (gains[1] - gains[0])
        successes = total // self.difficulty
        if successes:
            successes += more
        return gains[min(successes, len(gains) - 1)]


def total_of(counts: Sequence[int], red: int, luck: int, lucks: int, locks: int) -> int:
    """Return the total of a final result after blocking and multiplier (LG-4.15 to LG-4.17)."""
    total = best = 0
    for face in range(FOUR, 0, -1):
        count = counts[face]
        stopped = min(count, locks)
        locks -= stopped
        count -= stopped
        if count:
            if not best:
                best = face
            total += face * count
    if lucks > locks:
        total += luck * (lucks - locks)
    if best and red in (DOUBLE, TRIPLE):
        total += best * (red - 1)
    return total


def counted(dice: Sequence[int]) -> list[int]:
    """Return how often each face shows, indexed by face."""
    counts = [0] * (LOCK + 1)
    for face in dice:
        counts[face] += 1
    return counts
