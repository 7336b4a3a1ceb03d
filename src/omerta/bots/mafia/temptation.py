"""The value of an own card at first sight: its effect now, without a thought for later.

A number is roughly money. Only open cards are considered, and nothing is counted.
"""

from typing import Final

from omerta.games.mafia.components import (
    BUYER,
    COMMISSIONER,
    COURTESAN,
    GOODS,
    KIND,
    LAWYER,
    PISTOL,
    POLICE,
    PROSECUTOR,
    ROBBERY,
    THEFT,
    mate,
    places_in,
)
from omerta.games.mafia.rules.pistol import victims
from omerta.games.mafia.table import NOTHING, Table, is_criminal
from omerta.kernel.seats import Seat

SURPRISE: Final = 30
"""The temptation of a card that may do anything, such as a pistol or a forgotten one."""
DULL: Final = 10
"""The temptation of a card without an effect now."""
FIGURE: Final = 50
"""The temptation of an arrest, and the aversion to being arrested."""
BLIND: Final = 10
"""The temptation of shooting at an enemy's closed card."""


def temptation(s: Table, me: Seat, street: int) -> int:
    """The temptation of opening an own card now."""
    card = s.cards[street]
    kind = KIND[card]
    near = s.town.near[street] & s.open
    if kind in (THEFT, ROBBERY):
        return s.town.number[card] // 2
    if kind == PISTOL:
        return SURPRISE
    found = DULL
    if kind == GOODS:
        if any(KIND[s.cards[other]] == BUYER for other in places_in(near)):
            found = s.town.number[card]
    elif kind == BUYER:
        found = sum(
            [s.town.number[s.cards[other]] for other in places_in(near) if for_sale(s, other)]
        )
    elif kind in (POLICE, PROSECUTOR):
        found = catch(s, me, near)
    elif kind == COMMISSIONER:
        found = catch(s, me, s.town.knight[street] & s.open)
    elif kind == LAWYER:
        found = fees(s, me)
    elif kind == COURTESAN:
        cut = s.town.cut
        found = cut * len([other for other in places_in(near) if s.loot[other] >= cut])
    return max(DULL, found)


def for_sale(s: Table, street: int) -> bool:
    """True if unsold goods lie open here."""
    return KIND[s.cards[street]] == GOODS and not s.loot[street] and not s.arrested >> street & 1


def catch(s: Table, me: Seat, reach: int) -> int:
    """What the law would seize on these open streets."""
    found = 0
    for street in places_in(reach & ~s.arrested):
        if is_criminal(s, street):
            own = s.town.owner[street] == me
            found += -FIGURE if own else s.loot[street] + FIGURE
    return found


def fees(s: Table, me: Seat) -> int:
    """What a lawyer would earn."""
    found = 0
    for street in places_in(s.open & ~s.arrested):
        if KIND[s.cards[street]] in (POLICE, COMMISSIONER) and s.town.owner[street] != me:
            found += s.loot[street]
    for street in places_in(s.arrested):
        found += FIGURE if s.town.owner[street] == me else 0
    return found


def target(s: Table, me: Seat, pistol: int) -> tuple[int, int]:
    """The most tempting victim of a pistol, and its temptation."""
    best, found = 0, NOTHING
    for street in places_in(victims(s, pistol)):
        owner = s.town.owner[street]
        if owner == me:
            continue
        tempting = s.loot[street]
        if owner == mate(me):
            tempting = tempting // 2
        elif s.closed >> street & 1:
            tempting = BLIND
        if tempting > best:
            best, found = tempting, street
    return found, best
