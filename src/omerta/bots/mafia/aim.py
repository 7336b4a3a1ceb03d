"""The victim of a pistol, and the runner of an escape."""

from typing import Final

from omerta.bots.mafia.outlook import Outlook, risky
from omerta.bots.mafia.sentence import CARD, burden, sentence
from omerta.bots.mafia.sight import Sight
from omerta.games.mafia.components import PER_SEAT, POLICE, PROSECUTOR, mate, places_in
from omerta.games.mafia.table import CELL, CHAIR, NOTHING, is_criminal

NEVER: Final = -100.0
"""The value of killing an own closed card."""


def best_shot(
    sight: Sight, outlook: Outlook, street: int, card: int, delay: int
) -> tuple[int, float]:
    """The best victim near a pistol, and the value of firing then."""
    s = sight.table
    best, victim = -1.0, NOTHING
    for other in places_in(s.town.near[street] & (s.open | s.closed) & ~s.arrested):
        worth = worth_of_shot(sight, other)
        if worth > best:
            best, victim = worth, other
    if victim == NOTHING:
        return NOTHING, 0.0
    loot = float(s.loot[victim])
    return victim, best - loot + risky(sight, outlook, card, loot, delay)


def worth_of_shot(sight: Sight, victim: int) -> float:
    """The value of removing this card, without the risk of the shooter."""
    s = sight.table
    owner = s.town.owner[victim]
    weight = sight.weights[owner]
    if not s.open >> victim & 1:
        if owner == sight.me:
            return NEVER
        worth = -weight * (float(CARD) if sight.live[owner] >> victim & 1 else 0.0)
        for street in places_in(s.town.near[victim] & s.open & s.town.own[sight.me]):
            if is_criminal(s, street):
                number = s.loot[street] + sentence(s.town, s.cards[street], sight.rounds_left)
                worth += (sight.odds[POLICE] + sight.odds[PROSECUTOR]) * number
        return worth
    loot = s.loot[victim]
    worth = loot * (1.0 - weight)
    if victim == s.escape:
        worth -= sight.weights[s.runner // PER_SEAT] * burden(
            s.town, s.places[s.runner], sight.rounds_left
        )
    return worth if owner != sight.me else worth - 1.0


def best_runner(sight: Sight) -> tuple[int, float]:
    """The most valuable runner for this seat, and its value; no figure if none is worth it."""
    s = sight.table
    best, figure = 0.0, NOTHING
    for seat in (sight.me, mate(sight.me)):
        for each in range(seat * PER_SEAT, (seat + 1) * PER_SEAT):
            if CELL <= s.places[each] < CHAIR:
                worth = sight.weights[seat] * burden(s.town, s.places[each], sight.rounds_left)
                if worth > best:
                    best, figure = worth, each
    return figure, best
