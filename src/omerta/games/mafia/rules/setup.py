"""MA-1: the table."""

from typing import Final

from omerta.games.mafia.components import SEATS as FOUR
from omerta.games.mafia.components import town_of
from omerta.games.mafia.events import GameStarted
from omerta.games.mafia.options import MafiaOptions
from omerta.games.mafia.table import Table, empty_table
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal

SEATS: Final = range(FOUR, FOUR + 1)  # MA-1.1


def lay_out(seats: int, chosen: MafiaOptions, chance: Chance) -> Table:
    """A table before its first round. Whoever sits down chooses a colour with the seat (MA-1.2)."""
    if seats not in SEATS:
        raise Illegal("wrong_seats", "MA-1.1", seats=seats)
    s = empty_table(chosen, town_of(chosen))
    s.first = chance.below(FOUR, "first player")  # MA-1.7
    return s


def told(s: Table) -> GameStarted:
    """The set-up as an event."""
    chosen = s.chosen
    return GameStarted(
        s.town.colours,
        chosen.board if isinstance(chosen.data, str) else chosen.data.id,
        s.bank,
        chosen.memory_aid,
        chosen.exchange_order,
        chosen.passing,
        chosen.killed_closed,
        chosen.runner_choice,
        chosen.victory,
        s.first,
    )
