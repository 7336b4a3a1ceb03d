"""The invariants of a table of Mafia (rules, section 9)."""

from collections.abc import Iterator

from omerta.games.mafia.components import (
    BUYER,
    CARDS,
    ESCAPE,
    FIGURES,
    GOODS,
    KIND,
    PER_SEAT,
    PISTOL,
    SEATS,
    STREETS,
    money_of,
    places_in,
)
from omerta.games.mafia.frames import (
    Act,
    AimPistol,
    ChooseBuyer,
    Exchange,
    LayNext,
    NameRunner,
    PayRansom,
    SplitBank,
)
from omerta.games.mafia.rules.dealing import thrown_by
from omerta.games.mafia.rules.money import buyers_near
from omerta.games.mafia.table import (
    CELL,
    CHAIR,
    EXCHANGE,
    HOME,
    LAY,
    NOTHING,
    OVER,
    RANSOM,
    TURNS,
    Table,
    figures_of,
    is_criminal,
    open_of_kind,
    prisoners,
)
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Seat

_EVERYBODY = (1 << SEATS) - 1
_PHASE_OF: dict[type[Frame], int] = {
    Exchange: EXCHANGE,
    LayNext: LAY,
    Act: TURNS,
    AimPistol: TURNS,
    ChooseBuyer: TURNS,
    NameRunner: TURNS,
    SplitBank: TURNS,
    PayRansom: RANSOM,
}


def audit(s: Table) -> list[str]:
    """The broken invariants, in words."""
    found: list[str] = []
    try:
        for broken in _broken(s):
            found.append(broken)  # noqa: PERF402  # what was found first explains the error
    except (IndexError, ValueError, TypeError) as error:  # a save from elsewhere can hold anything
        found.append(f"numbers out of range: {error}")
    return found


def _broken(s: Table) -> Iterator[str]:
    yield from _shapes(s)
    yield from _money(s)
    yield from _cards(s)
    yield from _dealt(s)
    yield from _streets(s)
    yield from _figures(s)
    yield from _control(s)


def _shapes(s: Table) -> Iterator[str]:
    if any(len(column) != SEATS for column in (s.cash, s.hands, s.thrown, s.buried)):
        yield "a seat lacks money or cards"
    if any(len(column) != STREETS for column in (s.cards, s.loot, s.shooter)):
        yield "a street is missing"
    if len(s.places) != FIGURES:
        yield "a figure is missing"
    if not (0 <= s.first < SEATS and 0 <= s.mover < SEATS and s.round >= 1):
        yield "nobody is first, or nothing has begun"
    if not EXCHANGE <= s.phase <= OVER:
        yield "no such phase"
    if any(not 0 <= mask <= _EVERYBODY for mask in (s.asked, s.passed, s.quit)):
        yield "seats that do not exist"
    if s.quit & ~s.passed:
        yield "a seat has given up without passing"


def _money(s: Table) -> Iterator[str]:
    amounts = [s.bank, *s.cash, *s.loot]
    whole = money_of(s.settings, s.town)
    if min(amounts) < 0 or any(amount % 10 for amount in amounts):
        yield "money that no coins make up"
    if sum(amounts) != whole:
        yield "money came or went"
    for street in range(STREETS):
        if s.loot[street] and not (s.open & ~s.arrested) >> street & 1:
            yield "loot where no free open card lies"
    yield from _ledger(s, whole)


def _ledger(s: Table, whole: int) -> Iterator[str]:
    """The ledger of all finished rounds; the bank only ever pays out."""
    between = s.phase in (RANSOM, OVER)
    if len(s.ledger) != (s.round if between else s.round - 1):
        yield "a round that nobody wrote down, or one that never was"
    taken = 0
    for row in s.ledger:
        if len(row) != SEATS or min(row) < 0 or any(cash % 10 for cash in row):
            yield "a ledger that no coins make up"
        if sum(row) < taken:
            yield "the bank grew"
        taken = sum(row)
    if taken > whole - s.bank or (between and taken < whole - s.bank):
        yield "the ledger and the bank differ"


def _cards(s: Table) -> Iterator[str]:
    lying = [s.cards[street] for street in places_in(s.open | s.closed)]
    masks = (*s.thrown, *s.buried, s.gone)
    held = [*s.deck, *lying, *[card for hand in s.hands for card in hand]]
    held += [card for mask in masks for card in places_in(mask)]
    if s.phase in (RANSOM, OVER):
        if held:
            yield "cards between rounds"
    elif sorted(held) != list(range(CARDS)):
        yield "the cards are not the 32 of the deck"


def _dealt(s: Table) -> Iterator[str]:
    """Cards and prisoners of a seat are four when the round is dealt, and never more."""
    if (s.open and s.phase != TURNS) or (s.closed and s.phase not in (LAY, TURNS)):
        yield "cards in the city at the wrong time"
    for seat in range(SEATS):
        lying = s.town.own[seat] & (s.closed | s.open)
        inside = [figure for figure in figures_of(seat) if s.able >> figure & 1]
        count = len(s.hands[seat]) + lying.bit_count() + len(inside)
        if count != PER_SEAT if s.phase in (EXCHANGE, LAY) else count > PER_SEAT:
            yield "a seat with too many cards, or too few"
        if s.hands[seat] and s.phase == TURNS:
            yield "a card was not laid"
        untied = lying & ~s.arrested & ~s.fired
        if untied.bit_count() > [s.places[each] for each in figures_of(seat)].count(HOME):
            yield "a card without a figure to answer for it"  # MA-6.8


def _streets(s: Table) -> Iterator[str]:
    if s.open & s.closed or s.arrested & ~s.open or s.fired & ~s.open:
        yield "a card lies open and closed"
    for street in range(STREETS):
        empty = not (s.open | s.closed) >> street & 1
        if empty != (s.cards[street] == NOTHING):
            yield "a card without a place, or a place without its card"
        fired = bool(s.fired >> street & 1)
        if fired != (s.shooter[street] != NOTHING):
            yield "a shot without a shooter"
        if fired and KIND[s.cards[street]] != PISTOL:
            yield "something fired that is no pistol"
    for street in places_in(s.arrested):
        if not is_criminal(s, street):
            yield "an honest card is arrested"
        if KIND[s.cards[street]] == ESCAPE:
            yield "an escape stays under arrest"


def _figures(s: Table) -> Iterator[str]:
    for figure, place in enumerate(s.places):
        cells = CELL <= place < CELL + len(s.town.cells)
        if not (0 <= place < STREETS or cells or place in (HOME, CHAIR)):
            yield "a figure is nowhere"
        if 0 <= place < STREETS:
            bit = 1 << place
            arrested = s.arrested & bit and s.town.owner[place] == figure // PER_SEAT
            if not arrested and (s.open | s.closed) & bit:
                yield "a figure stands on a card that is not arrested"
    yield from _at_work(s)
    yield from _running(s)


def _at_work(s: Table) -> Iterator[str]:
    for street in places_in(s.arrested):
        owners = [f for f in figures_of(s.town.owner[street]) if s.places[f] == street]
        if len(owners) != 1:
            yield "an arrested card without its figure"
    at_work = [place for place in s.places if 0 <= place < STREETS]
    if len(set(at_work)) != len(at_work):
        yield "two figures on one street"
    shooters = [s.shooter[street] for street in places_in(s.fired)]
    if len(set(shooters)) != len(shooters):
        yield "one figure fired twice"
    for street in places_in(s.fired):
        if s.shooter[street] not in figures_of(s.town.owner[street]):
            yield "a shooter who does not own the pistol"
        elif not 0 <= s.places[s.shooter[street]] < STREETS:
            yield "a shooter away from the scene"


def _running(s: Table) -> Iterator[str]:
    if not NOTHING <= s.runner < FIGURES:
        yield "nobody of that name runs"
    running = s.runner != NOTHING
    if running != (s.escape != NOTHING):
        yield "a runner without an escape"
    if running and not CELL <= s.places[s.runner] < CHAIR:
        yield "somebody runs who was not in a cell"
    if running and not (s.open >> s.escape & 1 and KIND[s.cards[s.escape]] == ESCAPE):
        yield "the escape of the runner is gone"
    if s.served & ~s.able:
        yield "somebody served who could not"


def _control(s: Table) -> Iterator[str]:
    if len(s.stack) > 1:
        yield "two questions at once"
    if bool(s.stack) == (s.phase == OVER):
        yield "the game is over and goes on, or is not over and nobody is asked"
    for frame in s.stack:
        if _PHASE_OF.get(type(frame)) != s.phase:
            yield "a question at the wrong time"
        elif not frame.seats or not all(0 <= seat < SEATS for seat in frame.seats):
            yield "a question to nobody"
        elif not _makes_sense(s, frame):
            yield "a question that cannot be asked here"
    if s.phase in (EXCHANGE, LAY) and s.able != prisoners(s):
        yield "prisoners came before a card was opened"


def _makes_sense(s: Table, frame: Frame) -> bool:
    if isinstance(frame, Exchange):
        slots = [thrown_by(frame, seat) >> len(s.hands[seat]) for seat in range(SEATS)]
        masks = 0 <= frame.left <= _EVERYBODY and 0 <= frame.thrown < 1 << SEATS * PER_SEAT
        return masks and all(s.hands[seat] for seat in frame.seats) and not any(slots)
    if isinstance(frame, LayNext):
        return bool(s.hands[frame.seat])
    if isinstance(frame, AimPistol):
        fired = s.fired >> frame.street & 1
        return _has_opened(s, frame.seat, frame.street, PISTOL) and not fired
    if isinstance(frame, ChooseBuyer):
        several = len(buyers_near(s, frame.street)) > 1
        return _has_opened(s, frame.seat, frame.street, GOODS) and several
    if isinstance(frame, NameRunner):
        return _has_opened(s, frame.seat, frame.street, ESCAPE) and s.runner == NOTHING
    if isinstance(frame, SplitBank):
        cards = frame.goods | 1 << frame.buyer
        opened = KIND[s.cards[frame.opened]]
        return (
            _has_opened(s, frame.seat, frame.opened, opened)
            and s.bank > 0
            and 0 < frame.goods < 1 << STREETS
            and bool(cards >> frame.opened & 1 and frame.left)
            and not frame.left & ~cards
            and frame.buyer in open_of_kind(s, BUYER)
            and set(places_in(frame.goods)) <= set(open_of_kind(s, GOODS))
        )
    return True


def _has_opened(s: Table, seat: Seat, street: int, kind: int) -> bool:
    return street in open_of_kind(s, kind) and s.town.owner[street] == seat
