"""How much an own card tempts at first sight: what it brings now, and no thought for later.

A number is roughly money. Only open cards are looked at, and nothing is counted.
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
"""How much a card tempts that may do anything, such as a pistol or one that was forgotten."""
DULL: Final = 10
"""How much a card tempts that does nothing now."""
FIGURE: Final = 50
"""How much it tempts to have somebody arrested, and how much one minds it oneself."""
BLIND: Final = 10
"""How much it tempts to shoot at a closed card of an enemy."""


def temptation(s: Table, me: Seat, street: int) -> int:
    """How much it tempts to open an own card now."""
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
    """Whether goods lie open here that nobody has bought yet."""
    return KIND[s.cards[street]] == GOODS and not s.loot[street] and not s.arrested >> street & 1


def catch(s: Table, me: Seat, reach: int) -> int:
    """What the law would seize among these open streets."""
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
    """The most tempting victim of a pistol, and how much it tempts."""
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
