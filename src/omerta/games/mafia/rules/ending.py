"""MA-12: the empty bank and the end of the game."""

from omerta.games.mafia.components import FIGURES, PER_SEAT, SEATS, following, mate
from omerta.games.mafia.events import DebtLapsed, EndCause, FinalDebtPaid, GameEnded
from omerta.games.mafia.table import CELL, OVER, Table, in_turn_order, price
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat


def is_last_round(s: Table) -> bool:
    """True if the match ends with this round (MA-12.1, MA-12.11)."""
    return s.bank == 0 or s.round >= int(s.settings.max_rounds)


def end_game(s: Table, log: list[Event]) -> None:
    """Settle the final ransoms, then count the money."""
    pay_debts(s, log)
    s.phase = OVER
    found = result(s)
    cause: EndCause = "bank_empty" if s.bank == 0 else "rounds"
    log.append(GameEnded(cause, tuple(s.cash), found.winners, clan_totals(s)))


def pay_debts(s: Table, log: list[Event]) -> None:
    """Ransom every prisoner (MA-12.8); the clan mate owes what the owner cannot pay."""
    debts = [0] * SEATS
    for figure in range(FIGURES):
        if s.places[figure] >= CELL:
            debts[figure // PER_SEAT] += price(s, figure)
    order = in_turn_order(s)
    moved = True
    while moved:  # MA-12.9
        moved = _pay_own_debts(s, order, debts, log) or _pay_for_mate(s, order, debts, log)
    log += [DebtLapsed(seat, debts[seat]) for seat in order if debts[seat]]


def _pay_own_debts(s: Table, order: tuple[Seat, ...], debts: list[int], log: list[Event]) -> bool:
    moved = False
    for seat in order:
        moved = _pay(s, seat, seat, debts, log) or moved
    return moved


def _pay_for_mate(s: Table, order: tuple[Seat, ...], debts: list[int], log: list[Event]) -> bool:
    return any(_pay(s, mate(seat), seat, debts, log) for seat in order)


def _pay(s: Table, payer: Seat, debtor: Seat, debts: list[int], log: list[Event]) -> bool:
    amount = min(s.cash[payer], debts[debtor])
    if not amount:
        return False
    receiver = following(debtor)
    s.cash[payer] -= amount
    s.cash[receiver] += amount
    debts[debtor] -= amount
    log.append(FinalDebtPaid(payer, debtor, receiver, amount))
    return True


def clan_totals(s: Table) -> tuple[int, int]:
    """The money of both clans."""
    return s.cash[0] + s.cash[2], s.cash[1] + s.cash[3]


def result(s: Table) -> Outcome:
    """The richest single player wins (MA-1.4, MA-12.10), or by agreement the richer clan."""
    clans = clan_totals(s)
    by_clan = s.settings.victory == "clan"
    standing = [clans[seat % 2] if by_clan else s.cash[seat] for seat in range(SEATS)]
    ranks = tuple([1 + sum([other > mine for other in standing]) for mine in standing])
    if by_clan:
        reason = "clan" if clans[0] != clans[1] else "clans_tied"
    else:
        reason = "cash" if ranks.count(1) == 1 else "shared"
    return Outcome(ranks, tuple(s.cash), reason)
