"""Abilities that add a die or turn one."""

from omerta.games.legends.components import FOUR, NO_RED, RED_NAMES, TRIPLE, WHITE_NAMES
from omerta.games.legends.events import DieAdded, DieTurned
from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.rules.abilities.rerolls import choose_die
from omerta.games.legends.rules.dice import roll_white
from omerta.games.legends.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event


def a_die_in_stock(s: Table) -> bool:
    """Return whether the stock has a die."""
    return s.stock > 0


def not_all_fours(s: Table) -> bool:
    """Return whether a die shows something other than 4."""
    return s.dice.count(FOUR) < len(s.dice)


def red_not_triple(s: Table) -> bool:
    """Return whether the red die was rolled and shows something other than x3."""
    return s.red not in (NO_RED, TRIPLE)


def extra_die(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Roll one more white die from the stock."""
    s.stock -= 1
    (face,) = roll_white(s.pack, 1, chance)
    s.dice = (*s.dice, face)
    log.append(DieAdded(WHITE_NAMES[face]))


def red_x3(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Turn the red die to x3."""
    s.red = TRIPLE
    log.append(DieTurned(RED_NAMES[TRIPLE]))


FAMILY: dict[str, Ability] = {
    "extra_die": Ability(a_die_in_stock, extra_die, bets=False),
    "die_to_four": Ability(not_all_fours, choose_die, bets=False),
    "red_x3": Ability(red_not_triple, red_x3, bets=False),
}
