"""MA-1: the table."""

from typing import Final

from omerta.games.mafia.components import SEATS as FOUR
from omerta.games.mafia.components import town_of
from omerta.games.mafia.events import GameStarted
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.table import Table, empty_table
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal

SEATS: Final = range(FOUR, FOUR + 1)  # MA-1.1


def lay_out(seats: int, settings: MafiaSettings, chance: Chance) -> Table:
    """The table before its first round. A player chooses a colour with the seat (MA-1.2)."""
    if seats not in SEATS:
        raise Illegal("wrong_seats", "MA-1.1", seats=seats)
    s = empty_table(settings, town_of(settings))
    s.first = chance.below(FOUR, "first player")  # MA-1.7
    return s


def told(s: Table) -> GameStarted:
    """The set-up as an event."""
    settings = s.settings
    return GameStarted(
        s.town.colours,
        settings.board if isinstance(settings.data, str) else settings.data.id,
        s.bank,
        settings.memory_aid,
        settings.exchange_order,
        settings.passing,
        settings.killed_closed,
        settings.runner_choice,
        settings.victory,
        s.first,
    )
