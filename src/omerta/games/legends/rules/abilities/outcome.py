"""Abilities that change what a roll counts."""

from omerta.games.legends.components import CARD, CONTROL, FATIGUE, LOCK, PROBLEM
from omerta.games.legends.events import RollEased
from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.rules.damage import ignores_damage
from omerta.games.legends.rules.interact import wanted
from omerta.games.legends.rules.problems import small_problems
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event


def always(s: Table) -> bool:
    """Return True: a higher total is always another total."""
    return True


def another_success_counts(s: Table) -> bool:
    """Return whether a success beyond the first would do something (LG-4.21)."""
    if s.challenge < PROBLEM:
        return s.challenge != CONTROL or bool(small_problems(s))
    if wanted(s, s.challenge) > s.more + 1:
        return True
    return s.challenge >= CARD and scenario_of(s).counts_surplus(s, s.challenge)


def something_hurts(s: Table) -> bool:
    """Return whether a lock would deal damage, or fatigue shows, and no ability prevents it yet."""
    locks = LOCK in s.dice and not ignores_damage(s)
    return not s.spared and (locks or s.red == FATIGUE)


def plus_one(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Make the total of this roll 1 higher."""
    s.bonus += 1
    log.append(RollEased("plus_one"))


def extra_success(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Add one success to this roll, provided that it has any."""
    s.more += 1
    log.append(RollEased("extra_success"))


def no_damage(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Prevent damage and fatigue of this roll; locks still block."""
    s.spared = 1
    log.append(RollEased("no_damage"))


FAMILY: dict[str, Ability] = {
    "plus_one": Ability(always, plus_one, bets=False),
    "extra_success": Ability(another_success_counts, extra_success, bets=False),
    "no_damage": Ability(something_hurts, no_damage, bets=True),
}
