"""CF-1, CF-2.1, CF-2.2, CF-9: the table, the mix and the deal."""

from typing import Final

from omerta.games.crossfire.components import PLAYERS, ROLES, SNIPER
from omerta.games.crossfire.components_cast import cast_of
from omerta.games.crossfire.events import CardDealt, GameStarted, SeriesStarted
from omerta.games.crossfire.frames import Look
from omerta.games.crossfire.rules.asking import ask
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table, clear, empty_table, ring, roles, sniper
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

SEATS: Final = PLAYERS["shootout"]
"""All numbers of players that some mode takes (CF-1.1)."""


def lay_out(seats: int, settings: CrossfireSettings, chance: Chance) -> Table:
    """A table before its first game, with its dealer."""
    s = empty_table(seats, settings, cast_of(settings, seats))
    s.dealer = _first_dealer(s, chance)
    return s


def _first_dealer(s: Table, chance: Chance) -> Seat:
    """By chance or by agreement (CF-1.4); in the sniper's mode to the sniper's left (CF-9.1)."""
    wish = s.settings.dealer
    after = 0
    if s.cast.sniping:
        shooter = s.settings.sniper_seat
        if isinstance(shooter, int) or not isinstance(wish, int):
            wish, after = shooter, 1
    if isinstance(wish, int):
        if wish >= s.seats:
            raise Illegal("no_such_seat", "CF-1.2", seat=wish + 1)
        return (wish + after) % s.seats
    return (chance.below(s.seats, "sniper" if after else "dealer") + after) % s.seats


def begin_game(s: Table, chance: Chance) -> None:
    """Shuffle the mix and deal a card to all but the sniper, whose card is open (CF-9.2)."""
    clear(s)
    s.game += 1
    deck = s.cast.deck[:]
    chance.shuffle(deck, "deal")  # CF-2.2, CF-9.3
    dealt = [SNIPER] * s.seats
    for place, seat in enumerate(ring(s)):
        dealt[seat] = deck[place]
    s.stages = (tuple(dealt),)
    ask(s, Look(0, s.cast.holders(s.dealer)))  # CF-2.3


def tell_series(s: Table) -> SeriesStarted:
    """The table as an event."""
    return SeriesStarted(s.seats, int(s.settings.games))


def tell_deal(s: Table, log: list[Event]) -> None:
    """Report a new deal; the mix is public (CF-2.1)."""
    cast = s.cast
    mix = tuple([ROLES[role] for role, count in enumerate(cast.counts) for _ in range(count)])
    trios = cast.shuffles[s.dealer]
    shooter = sniper(s) if cast.sniping else None
    log.append(GameStarted(s.game, s.settings.mode, mix, s.dealer, shooter, trios))
    log += [CardDealt(seat, ROLES[roles(s)[seat]]) for seat in ring(s)]
