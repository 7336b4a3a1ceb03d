"""MA-5 and MA-12.2 to 12.7: cards that earn money, and the payers."""

from omerta.games.mafia.actions import Fill, Sell
from omerta.games.mafia.components import BUYER, GOODS, KIND, following, mate, places_in
from omerta.games.mafia.events import (
    BankEmptied,
    BankPaid,
    GoodsSold,
    PaymentLapsed,
    PlayerPaid,
    SplitChosen,
)
from omerta.games.mafia.frames import ChooseBuyer, SplitBank
from omerta.games.mafia.rules.city import move_loot
from omerta.games.mafia.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def steal(s: Table, street: int, log: list[Event]) -> None:
    """Pay theft and robbery their number from the bank (MA-5.1, MA-5.2)."""
    amount = s.town.number[s.cards[street]]
    paid = pay_from_bank(s, street, amount, log)
    pay_missing(s, street, amount - paid, log)


def open_goods(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """Find a buyer for the goods."""
    buyers = buyers_near(s, street)
    if len(buyers) > 1:
        s.stack.append(ChooseBuyer(seat, street))  # MA-5.4
    elif buyers:
        sell(s, seat, street, buyers[0], 1 << street, log)  # MA-5.3; MA-5.5 if there is none


def open_buyer(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """Sell all near goods without loot to a buyer (MA-5.6, MA-5.7)."""
    goods = 0
    for other in places_in(s.town.near[street] & s.open & ~s.arrested):  # MA-4.7
        if KIND[s.cards[other]] == GOODS and not s.loot[other]:  # MA-5.8
            goods |= 1 << other
    if goods:
        sell(s, seat, street, street, goods, log)


def buyers_near(s: Table, street: int) -> list[int]:
    """The open buyers near a street, of every owner, in reading order."""
    near = places_in(s.town.near[street] & s.open)
    return [other for other in near if KIND[s.cards[other]] == BUYER]


def open_courtesan(s: Table, street: int, log: list[Event]) -> None:
    """Give the courtesan her share from every near card that holds as much (MA-5.9)."""
    cut = s.town.cut
    for other in places_in(s.town.near[street] & s.open):
        if s.loot[other] >= cut:
            move_loot(s, other, street, cut, "courtesan", log)


# Choosing a buyer


def buyer_options(s: Table, frame: ChooseBuyer) -> tuple[Action, ...]:
    """All open buyers near the goods."""
    sells = s.town.sells
    return tuple([sells[street] for street in buyers_near(s, frame.street)])


def buyer_refusal(s: Table, frame: ChooseBuyer, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if not isinstance(action, Sell):
        return Illegal("sell_now", "MA-5.4")
    if s.town.street_of.get(action.street) not in buyers_near(s, frame.street):
        return Illegal("no_buyer_there", "MA-5.4", street=action.street[:4])
    return None


def answer_buyer(s: Table, frame: ChooseBuyer, action: Action, log: list[Event]) -> None:
    """Sell the goods to this buyer."""
    refusal = buyer_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    assert isinstance(action, Sell)
    s.stack.pop()
    buyer = s.town.street_of[action.street]
    sell(s, frame.seat, frame.street, buyer, 1 << frame.street, log)


# Paying


def sell(s: Table, seat: Seat, opened: int, buyer: int, goods: int, log: list[Event]) -> None:
    """Pay the buyer and the goods; if the bank is short, the opener divides the rest."""
    names = s.town.streets
    total = 0
    for street in places_in(goods):
        number = s.town.number[s.cards[street]]
        total += 2 * number
        log.append(GoodsSold(names[street], names[buyer], number))
    cards = goods | 1 << buyer
    if 0 < s.bank < total:
        s.stack.append(SplitBank(seat, opened, buyer, goods, cards))  # MA-12.2
        return
    for street in _first(opened, cards):
        due = due_to(s, street, buyer, goods)
        paid = pay_from_bank(s, street, due, log)
        pay_missing(s, street, due - paid, log)


def due_to(s: Table, street: int, buyer: int, goods: int) -> int:
    """The amount due to a card of a sale."""
    sold = places_in(goods) if street == buyer else [street]
    return sum([s.town.number[s.cards[each]] for each in sold])


def _first(opened: int, cards: int) -> list[int]:
    """The opened card, then the others in reading order (MA-12.6)."""
    return [opened, *places_in(cards & ~(1 << opened))]


def pay_from_bank(s: Table, street: int, due: int, log: list[Event]) -> int:
    """Pay from the bank as much as it has, nothing if it is empty (MA-12.7); returns the amount."""
    amount = min(due, s.bank)
    if amount:
        s.bank -= amount
        s.loot[street] += amount
        log.append(BankPaid(s.town.streets[street], amount, s.bank))
        if not s.bank:
            log.append(BankEmptied())
    return amount


def pay_missing(s: Table, street: int, due: int, log: list[Event]) -> None:
    """Pay what the bank lacks from the cash of the owner's payer, then of the payer's clan mate."""
    if not due:
        return
    payer = following(s.town.owner[street])  # MA-12.3
    for seat in (payer, mate(payer)):  # MA-12.4
        amount = min(due, s.cash[seat])  # MA-12.5
        if amount:
            s.cash[seat] -= amount
            s.loot[street] += amount
            due -= amount
            log.append(PlayerPaid(seat, s.town.streets[street], amount, seat != payer))
    if due:
        log.append(PaymentLapsed(s.town.streets[street], due))  # MA-12.6


# Splitting the rest of the bank


def split_options(s: Table, frame: SplitBank) -> tuple[Action, ...]:
    """All cards of the sale that were not named yet."""
    fills = s.town.fills
    return tuple([fills[street] for street in places_in(frame.left)])


def split_refusal(s: Table, frame: SplitBank, action: Action) -> Illegal | None:
    """Why this action is refused."""
    if not isinstance(action, Fill):
        return Illegal("split_now", "MA-12.2")
    street = s.town.street_of.get(action.street)
    if street is None or not frame.left >> street & 1:
        return Illegal("nothing_due_there", "MA-12.2", street=action.street[:4])
    return None


def answer_split(s: Table, frame: SplitBank, action: Action, log: list[Event]) -> None:
    """Fill one card as far as the bank goes; with an empty bank other players pay the rest."""
    refusal = split_refusal(s, frame, action)
    if refusal is not None:
        raise refusal
    assert isinstance(action, Fill)
    street = s.town.street_of[action.street]
    log.append(SplitChosen(frame.seat, action.street))
    left = frame.left
    missing: dict[int, int] = {}
    while True:
        left &= ~(1 << street)
        due = due_to(s, street, frame.buyer, frame.goods)
        missing[street] = due - pay_from_bank(s, street, due, log)
        if not s.bank:
            break
        if left & left - 1:  # at least two are left, so there is a choice
            s.stack[-1] = SplitBank(frame.seat, frame.opened, frame.buyer, frame.goods, left)
            return
        street = left.bit_length() - 1
    s.stack.pop()
    for other in places_in(left):
        missing[other] = due_to(s, other, frame.buyer, frame.goods)
    for other in _first(frame.opened, frame.goods | 1 << frame.buyer):
        pay_missing(s, other, missing.get(other, 0), log)
