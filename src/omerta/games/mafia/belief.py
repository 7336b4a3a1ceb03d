"""A random deal of what a seat cannot know (rules, section 6).

A seat knows the cards it was dealt, threw, drew and laid, and all open cards. Every distribution
of the others over closed streets, hands, thrown cards and the deck is equally likely.
"""

from omerta.games.mafia.components import CARDS, PER_SEAT, SEATS, places_in
from omerta.games.mafia.frames import Exchange
from omerta.games.mafia.rules.dealing import thrown_by
from omerta.games.mafia.table import Table
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat


def known_cards(s: Table, seat: Seat) -> int:
    """The cards whose places a seat knows, as a mask."""
    known = s.gone | s.thrown[seat] | s.buried[seat]
    for card in s.hands[seat]:
        known |= 1 << card
    for street in places_in(s.open | s.closed & s.town.own[seat]):
        known |= 1 << s.cards[street]
    return known


def believe(s: Table, seat: Seat, *, chance: Chance) -> Table:
    """A table this seat cannot tell from `s`, each possible one equally likely."""
    world = s.clone()
    if not (s.deck or s.closed or any(s.hands) or s.open):  # between rounds nothing is hidden
        return world
    pool = list(places_in((1 << CARDS) - 1 & ~known_cards(s, seat)))
    chance.shuffle(pool, "believe")
    for street in places_in(s.closed & ~s.town.own[seat]):
        world.cards[street] = pool.pop()
    hands, thrown, buried = list(s.hands), list(s.thrown), list(s.buried)
    for other in range(SEATS):
        if other != seat:
            hands[other] = tuple([pool.pop() for _ in s.hands[other]])
            thrown[other] = sum([1 << pool.pop() for _ in places_in(s.thrown[other])])
            buried[other] = sum([1 << pool.pop() for _ in places_in(s.buried[other])])
    world.hands, world.thrown, world.buried = tuple(hands), tuple(thrown), tuple(buried)
    world.deck = tuple(pool)
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Exchange):
        world.stack[-1] = Exchange(frame.left, _put_aside(s, frame, seat, chance))
    return world


def _put_aside(s: Table, frame: Exchange, seat: Seat, chance: Chance) -> int:
    """The slots put aside so far; other seats know only their number."""
    aside = 0
    for other in range(SEATS):
        slots = thrown_by(frame, other)
        if other != seat and slots:
            places = list(range(len(s.hands[other])))
            chance.shuffle(places, "believe")
            slots = sum([1 << place for place in places[: slots.bit_count()]])
        aside |= slots << PER_SEAT * other
    return aside
