"""Abilities that set locks aside: the dice leave the roll and return to the stock."""

from omerta.games.legends.components import LOCK, WHITE_NAMES
from omerta.games.legends.events import DiceSetAside
from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event


def a_lock_shows(s: Table) -> bool:
    """Return whether a die shows a lock."""
    return LOCK in s.dice


def cancel_lock(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Set one lock aside."""
    place = s.dice.index(LOCK)
    _set_aside(s, (*s.dice[:place], *s.dice[place + 1 :]), log)


def cancel_all(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Set every lock aside."""
    _set_aside(s, tuple([face for face in s.dice if face != LOCK]), log)


def _set_aside(s: Table, left: tuple[int, ...], log: list[Event]) -> None:
    count = len(s.dice) - len(left)
    s.stock += count
    s.dice = left
    log.append(DiceSetAside(count, tuple([WHITE_NAMES[face] for face in left])))


FAMILY: dict[str, Ability] = {
    "cancel_lock": Ability(a_lock_shows, cancel_lock, bets=True),
    "cancel_all_locks": Ability(a_lock_shows, cancel_all, bets=True),
}
