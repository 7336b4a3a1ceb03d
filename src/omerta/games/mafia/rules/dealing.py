"""MA-2: deal, exchange, lay."""

from typing import Final

from omerta.games.mafia.actions import Done, Lay, Throw
from omerta.games.mafia.components import CARD_IDS, CARDS, PER_SEAT, SEATS, places_in
from omerta.games.mafia.events import (
    CardLaid,
    CardPutAside,
    CardsDealt,
    CardsExchanged,
    RoundStarted,
)
from omerta.games.mafia.frames import LAYING, Exchange, LayNext
from omerta.games.mafia.table import (
    EXCHANGE,
    LAY,
    TURNS,
    Table,
    clear_city,
    in_turn_order,
    prisoners,
)
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

THROWS: Final = tuple([Throw(slot) for slot in range(1, PER_SEAT + 1)])
DONE: Final = Done()


def _exchanges(size: int, thrown: int) -> tuple[Action, ...]:
    """The actions for a hand of this size, of which these slots are put aside."""
    throws = [THROWS[slot] for slot in range(size) if not thrown >> slot & 1]
    return (*throws, DONE)  # MA-2.4: all may be kept


_EXCHANGES: Final = [
    [_exchanges(size, thrown) for thrown in range(1 << PER_SEAT)] for size in range(PER_SEAT + 1)
]


def begin_round(s: Table, chance: Chance) -> None:
    """Shuffle all cards and deal; a prisoner, also one on the chair, costs its owner a card."""
    s.round += 1
    clear_city(s)  # MA-2.1
    s.able = prisoners(s)
    deck = list(range(CARDS))
    chance.shuffle(deck, "deal")
    hands: list[tuple[int, ...]] = []
    dealt = 0
    for seat in range(SEATS):
        inside = s.able >> PER_SEAT * seat & (1 << PER_SEAT) - 1
        size = PER_SEAT - inside.bit_count()  # MA-2.2
        hands.append(tuple(deck[dealt : dealt + size]))
        dealt += size
    s.hands = tuple(hands)
    s.deck = tuple(deck[dealt:])
    s.phase = EXCHANGE
    s.asked = 0


def tell_deal(s: Table, log: list[Event]) -> None:
    """Report the deal of a new round; only its player sees a hand (MA-2.3)."""
    log.append(RoundStarted(s.round, s.first, tuple([len(hand) for hand in s.hands])))
    log += [
        CardsDealt(seat, len(s.hands[seat]), _names(s.hands[seat]))
        for seat in in_turn_order(s)
        if s.hands[seat]
    ]


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in cards])


# Exchange


def ask_exchange(s: Table) -> None:
    """Ask the next seat in turn order, or all together; seats without cards are skipped."""
    left = 0
    for seat in in_turn_order(s):  # MA-2.5
        if s.hands[seat] and not s.asked >> seat & 1:  # MA-2.11
            left |= 1 << seat
            if s.settings.exchange_order == "in_turn":
                break
    if left:
        s.stack.append(Exchange(left, 0))
    else:
        s.phase = LAY
        s.asked = 0


def thrown_by(frame: Exchange, seat: Seat) -> int:
    """The slots that a seat has put aside so far, as a mask."""
    return frame.thrown >> PER_SEAT * seat & (1 << PER_SEAT) - 1


def exchange_options(s: Table, frame: Exchange, seat: Seat) -> tuple[Action, ...]:
    """Any card that is not put aside yet, and done."""
    return _EXCHANGES[len(s.hands[seat])][thrown_by(frame, seat)]


def exchange_refusal(s: Table, frame: Exchange, seat: Seat, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Throw):
        return Illegal("exchange_now", "MA-2.4")
    if not 1 <= action.slot <= len(s.hands[seat]):
        return Illegal("no_such_slot", "MA-2.4", slot=action.slot)
    if thrown_by(frame, seat) >> action.slot - 1 & 1:
        return Illegal("thrown_already", "MA-2.4", slot=action.slot)
    return None


def answer_exchange(
    s: Table, frame: Exchange, seat: Seat, action: Action, log: list[Event]
) -> None:
    """Put one card aside, or finish; after the last card the exchange finishes by itself."""
    refusal = exchange_refusal(s, frame, seat, action)
    if refusal is not None:
        raise refusal
    thrown = frame.thrown
    left = frame.left
    if isinstance(action, Throw):
        thrown |= 1 << PER_SEAT * seat + action.slot - 1
        log.append(CardPutAside(seat, CARD_IDS[s.hands[seat][action.slot - 1]]))
    own = thrown >> PER_SEAT * seat & (1 << PER_SEAT) - 1
    if isinstance(action, Done) or own == (1 << len(s.hands[seat])) - 1:
        left &= ~(1 << seat)
        s.asked |= 1 << seat
    if left:
        s.stack[-1] = Exchange(left, thrown)
        return
    s.stack.pop()
    together = s.settings.exchange_order == "simultaneous"
    for each in in_turn_order(s) if together else (seat,):
        if s.hands[each]:
            _draw(s, each, thrown >> PER_SEAT * each & (1 << PER_SEAT) - 1, log)


def _draw(s: Table, seat: Seat, slots: int, log: list[Event]) -> None:
    """Throw the cards of these slots and draw as many into them (MA-2.6, MA-2.7)."""
    if not slots:
        log.append(CardsExchanged(seat, 0, (), ()))
        return
    hand = list(s.hands[seat])
    out: list[str] = []
    came: list[str] = []
    mask = 0
    left = len(s.deck)
    for slot in places_in(slots):
        left -= 1
        drawn = s.deck[left]
        out.append(CARD_IDS[hand[slot]])
        came.append(CARD_IDS[drawn])
        mask |= 1 << hand[slot]
        hand[slot] = drawn
    s.deck = s.deck[:left]
    s.hands = _with(s.hands, seat, tuple(hand))
    s.thrown = (*s.thrown[:seat], mask, *s.thrown[seat + 1 :])
    log.append(CardsExchanged(seat, len(out), tuple(out), tuple(came)))


def _with(
    hands: tuple[tuple[int, ...], ...], seat: Seat, hand: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


# Laying


def ask_lay(s: Table, log: list[Event]) -> None:
    """Ask for the street of the next card; a single free street is taken without a decision."""
    for seat in in_turn_order(s):  # MA-2.7
        while s.hands[seat]:
            free = s.town.own[seat] & ~s.closed
            if free & free - 1:
                s.stack.append(LAYING[seat])
                return
            lay(s, seat, free.bit_length() - 1, log)
    s.phase = TURNS
    s.mover = (s.first - 1) & 3


def free_streets(s: Table, seat: Seat) -> tuple[int, ...]:
    """A seat's streets without a card, in reading order."""
    return places_in(s.town.own[seat] & ~s.closed)


def lay_options(s: Table, frame: LayNext) -> tuple[Action, ...]:
    """All free own streets; with few cards some stay empty (MA-2.9)."""
    return s.town.to_lay[s.town.own[frame.seat] & ~s.closed]


def lay_refusal(s: Table, frame: LayNext, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if not isinstance(action, Lay):
        return Illegal("lay_now", "MA-2.8")
    street = s.town.street_of.get(action.street)
    if street is None:
        return Illegal("no_such_street", "MA-2.8", street=action.street[:4])
    if s.town.owner[street] != frame.seat:
        return Illegal("foreign_street", "MA-2.8", street=action.street)
    if s.closed >> street & 1:
        return Illegal("street_taken", "MA-2.8", street=action.street)
    return None


def answer_lay(s: Table, frame: LayNext, action: Action, log: list[Event]) -> None:
    """Lay the next card of the hand closed on a street."""
    refusal = lay_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    assert isinstance(action, Lay)
    s.stack.pop()
    lay(s, frame.seat, s.town.street_of[action.street], log)


def lay(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """Lay the next card of the hand; from now on no player may look at it or move it (MA-2.10)."""
    card = s.hands[seat][0]
    s.hands = _with(s.hands, seat, s.hands[seat][1:])
    s.cards[street] = card
    s.closed |= 1 << street
    log.append(CardLaid(seat, s.town.streets[street], CARD_IDS[card]))
