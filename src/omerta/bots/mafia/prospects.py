"""The promise of an own closed card if it is opened now, after one more round of turns, and so on.

Open cards count as they are, closed ones by the odds of the unseen cards.
"""

from typing import Final

from omerta.bots.mafia.aim import best_runner, best_shot
from omerta.bots.mafia.outlook import TAKEN, Outlook, risky, under_law
from omerta.bots.mafia.sentence import burden, sentence
from omerta.bots.mafia.sight import KINDS, Sight
from omerta.games.mafia.components import (
    BUYER,
    COMMISSIONER,
    COURTESAN,
    CRIMINAL,
    CRIMINAL_GOODS,
    ESCAPE,
    GOODS,
    KIND,
    LAWYER,
    LEGAL_GOODS,
    PER_SEAT,
    PISTOL,
    POLICE,
    PROSECUTOR,
    ROBBERY,
    THEFT,
    WITNESS,
    places_in,
)
from omerta.games.mafia.table import is_criminal

STAYS: Final = 0.8
"""The chance that an opportunity on the table is still there one turn later."""
MEETS: Final = 0.9
"""How often goods and a buyer near each other trade, if both are opened."""
STRANGER: Final = -0.1
"""The value of a coin of an unknown buyer, who is rather an enemy than the mate."""
PREY: Final = [0.0] * KINDS
"""The value to the law of an unknown card of each kind, once opened."""
for _kind, _worth in (
    (THEFT, 60.0),
    (ROBBERY, 120.0),
    (COURTESAN, 20.0),
    (GOODS, 17.5),
    (PISTOL, 40.0),
):
    PREY[_kind] = _worth
CATCH: Final = 30.0
"""What an unknown law card will have seized by the time a lawyer comes."""
CLAIMED: Final = 0.6
"""How often a lawyer takes what one's law card holds."""
WEALTHY: Final = 0.35
"""The share of opened cards that hold enough for a courtesan."""
TARGET: Final = 12.0
"""What a card that will have been opened near a pistol adds to its prospects."""
ACCUSED: Final = 3.0
"""What a witness gains by every turn of waiting."""
IDLE: Final = 0.1
"""The cost of opening a card without an effect, which could have stayed a secret."""


def prospects(sight: Sight, street: int, delays: int) -> list[float]:
    """The promise of the own card on this street after 0, 1, ... rounds of turns."""
    s = sight.table
    card = s.cards[street]
    kind = KIND[card]
    outlook = Outlook(sight, street)
    if kind in (THEFT, ROBBERY):
        return [
            risky(sight, outlook, card, earned(sight, s.town.number[card]), delay)
            for delay in range(delays)
        ]
    if kind == GOODS:
        return [_goods(sight, outlook, street, delay) for delay in range(delays)]
    if kind == BUYER:
        return [_buyer(sight, outlook, street, delay) for delay in range(delays)]
    if kind == COURTESAN:
        return [_courtesan(sight, outlook, street, delay) for delay in range(delays)]
    if kind == LAWYER:
        return [_lawyer(sight, outlook, delay) for delay in range(delays)]
    if kind == WITNESS:
        return [_witness(sight, delay) for delay in range(delays)]
    if kind == ESCAPE:
        return [_escape(sight, outlook, delay) for delay in range(delays)]
    if kind == PISTOL:
        return [_pistol(sight, outlook, street, card, delay) for delay in range(delays)]
    return [_law(sight, outlook, street, kind, delay) for delay in range(delays)]


def earned(sight: Sight, amount: int) -> float:
    """The value of an amount from the bank: once it is empty, the enemies pay (MA-12.3)."""
    s = sight.table
    from_enemies = amount - min(amount, s.bank)
    return amount + TAKEN * from_enemies


def mean_goods(sight: Sight) -> float:
    """The average gain of a buyer from an unknown near card."""
    town = sight.table.town
    legal = sum(town.number[LEGAL_GOODS : LEGAL_GOODS + 6])
    criminal = sum(town.number[CRIMINAL_GOODS : CRIMINAL_GOODS + 4])
    return sight.odds[GOODS] * (legal + criminal) / 10


def _goods(sight: Sight, outlook: Outlook, street: int, delay: int) -> float:
    s = sight.table
    card = s.cards[street]
    number = earned(sight, s.town.number[card])
    best = -9.0
    for other in places_in(s.town.near[street] & s.open):
        if KIND[s.cards[other]] == BUYER:
            best = max(best, sight.weights[s.town.owner[other]])
    odds = sight.odds[BUYER]
    if best > -9.0:
        sold, share = 1.0, best
    else:
        sold, share = min(1.0, MEETS * outlook.near(0) * odds), STRANGER
        for other in places_in(s.town.near[street] & sight.live[sight.me]):
            if KIND[s.cards[other]] == BUYER:
                sold, share = 1.0, 1.0
    gain = sold * number
    others = gain * share
    if CRIMINAL[card]:
        return risky(sight, outlook, card, gain, delay) + others * outlook.free(delay)
    return outlook.kept(gain, delay) + others


def _buyer(sight: Sight, outlook: Outlook, street: int, delay: int) -> float:
    s = sight.table
    here = others = 0.0
    for other in places_in(s.town.near[street] & (s.open & ~s.arrested | sight.live[sight.me])):
        card = s.cards[other]
        if KIND[card] != GOODS or s.loot[other]:
            continue
        number = earned(sight, s.town.number[card])
        here += number
        if s.open >> other & 1:  # a closed own card counts its half itself
            others += number * sight.weights[s.town.owner[other]]
    coming = mean_goods(sight)
    opened = outlook.opened_near(delay) * coming * STAYS
    later = outlook.near(delay) * coming * MEETS
    certain = (here + others) * STAYS**delay
    return certain - here + outlook.kept(here + opened, delay) + later * MEETS


def _law(sight: Sight, outlook: Outlook, street: int, kind: int, delay: int) -> float:
    """Police, commissioner, prosecutor: open cards in reach, and cards that may be there by then."""
    s = sight.table
    odds = sight.odds
    knight = kind == COMMISSIONER
    reach = s.town.knight[street] if knight else s.town.near[street]
    seized = harm = 0.0
    for other in places_in(reach & s.open & ~s.arrested):
        if not is_criminal(s, other):
            continue
        owner = s.town.owner[other]
        loot = s.loot[other]
        seized += loot
        harm -= sight.weights[owner] * (loot + sentence(s.town, s.cards[other], sight.rounds_left))
        if other == s.escape:
            harm -= sight.weights[s.runner // PER_SEAT] * burden(
                s.town, s.places[s.runner], sight.rounds_left
            )
    opened = outlook.opened_knight(delay) if knight else outlook.opened_near(delay)
    prey = sum([odds[each] * PREY[each] for each in range(KINDS)])
    gain = (seized + harm) * STAYS**delay + opened * prey * STAYS
    if kind != PROSECUTOR:
        gain -= seized * CLAIMED * min(1.0, outlook.anywhere(delay) * odds[LAWYER])
    return gain


def _lawyer(sight: Sight, outlook: Outlook, delay: int) -> float:
    s = sight.table
    gain = 0.0
    for street in places_in(s.open & ~s.arrested):
        if KIND[s.cards[street]] in (POLICE, COMMISSIONER):
            gain += s.loot[street] * (1.0 - sight.weights[s.town.owner[street]])
    for street in places_in(s.arrested):
        gain += sight.weights[s.town.owner[street]] * sentence(
            s.town, s.cards[street], sight.rounds_left
        )
    odds = sight.odds
    coming = outlook.anywhere(0) - outlook.anywhere(delay)
    return gain * STAYS**delay + coming * (odds[POLICE] + odds[COMMISSIONER]) * CATCH


def _witness(sight: Sight, delay: int) -> float:
    s = sight.table
    gain = 0.0
    for street in places_in(s.open & ~s.arrested):
        owner = s.town.owner[street]
        if owner != sight.me and is_criminal(s, street) and under_law(sight, street):
            loot = s.loot[street]
            gain += loot - sight.weights[owner] * (
                loot + sentence(s.town, s.cards[street], sight.rounds_left)
            )
    return gain * STAYS**delay + ACCUSED * delay


def _courtesan(sight: Sight, outlook: Outlook, street: int, delay: int) -> float:
    s = sight.table
    cut = s.town.cut
    gain = 0.0
    for other in places_in(s.town.near[street] & s.open):
        if s.loot[other] >= cut:
            gain += cut * (1.0 - sight.weights[s.town.owner[other]])
    gain = gain * STAYS**delay + outlook.opened_near(delay) * WEALTHY * cut
    return risky(sight, outlook, s.cards[street], gain, delay)


def _escape(sight: Sight, outlook: Outlook, delay: int) -> float:
    return outlook.free(delay) * max(0.0, best_runner(sight)[1]) - IDLE


def _pistol(sight: Sight, outlook: Outlook, street: int, card: int, delay: int) -> float:
    gain = max(0.0, best_shot(sight, outlook, street, card, delay)[1])
    return gain * STAYS**delay + TARGET * outlook.opened_near(delay) * outlook.free(delay)
