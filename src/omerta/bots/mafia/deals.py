"""Choices about money: the buyer, the first card of a sale, and the figure to ransom."""

from omerta.bots.mafia.outlook import Outlook
from omerta.bots.mafia.sentence import relief
from omerta.bots.mafia.sight import Sight
from omerta.games.mafia.components import PER_SEAT, SEATS, following
from omerta.games.mafia.frames import ChooseBuyer, SplitBank
from omerta.games.mafia.rules.dealing import DONE
from omerta.games.mafia.rules.money import answer_split, buyers_near, split_options
from omerta.games.mafia.rules.ransom import affordable
from omerta.games.mafia.table import Table, price
from omerta.kernel.actions import Action


def sold_to(sight: Sight, frame: ChooseBuyer) -> Action:
    """The buyer whose money helps this seat most: an own one that will not be robbed."""
    s = sight.table
    number = s.town.number[s.cards[frame.street]]
    best, chosen = -1e9, -1
    for buyer in buyers_near(s, frame.street):
        owner = s.town.owner[buyer]
        worth = sight.weights[owner] * Outlook(sight, buyer).kept(number, 0)
        if worth > best:
            best, chosen = worth, buyer
    return s.town.sells[chosen]


def filled(sight: Sight, frame: SplitBank) -> Action:
    """The last card to be paid is paid by the enemies of its owner (MA-12.3)."""
    s = sight.table
    best, chosen = -1e9, split_options(s, frame)[0]
    for option in split_options(s, frame):
        after = s.clone()
        answer_split(after, frame, option, [])
        worth = money(sight, after)
        if worth > best:
            best, chosen = worth, option
    return chosen


def money(sight: Sight, s: Table) -> float:
    """The cash and the loot of all seats, as this seat values it."""
    worth = 0.0
    for seat in range(SEATS):
        worth += sight.weights[seat] * s.cash[seat]
    for street, loot in enumerate(s.loot):
        if loot:
            worth += sight.weights[s.town.owner[street]] * loot
    return worth


def bought(sight: Sight) -> Action:
    """The prisoner whose freedom exceeds its price most, or none."""
    s = sight.table
    rounds = max(1, sight.rounds_left)
    enemies = sight.weights[(sight.me + 1) & 3] + sight.weights[(sight.me + 3) & 3]
    swing = 1.0 - enemies / 2  # what is missed in cards or paid later also helps the enemies
    best, chosen = 0.0, -1
    for figure in affordable(s, sight.me):
        owner = figure // PER_SEAT
        cost = price(s, figure) * (1.0 - sight.weights[following(owner)])
        gain = swing * relief(s, figure, rounds) * sight.weights[owner] - cost
        if gain > best:
            best, chosen = gain, figure
    return DONE if chosen < 0 else s.town.ransoms[chosen]
