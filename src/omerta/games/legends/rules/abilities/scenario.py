"""Abilities that only one scenario knows: it says whether and what."""

from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event


def books_matter(s: Table) -> bool:
    """The scenario has books to keep."""
    return scenario_of(s).can_use(s, "books")


def keep_books(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """The scenario's books are kept."""
    scenario_of(s).use(s, player, "books", chance, log)


FAMILY: dict[str, Ability] = {"books": Ability(books_matter, keep_books, bets=False)}
