"""CO-1: setting up."""

from typing import Final

from omerta.games.crooks_out.components import ALL_ROOMS, BOARD, ROOMS, theme_of
from omerta.games.crooks_out.events import BoxClosed, GameStarted, HandDealt, SetupRolled
from omerta.games.crooks_out.rules.numbers import write
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table, empty_table
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat

SEATS: Final = range(2, 5)  # CO-1.1


def lay_out(seats: int, settings: CrooksOutSettings, chance: Chance) -> Table:
    """The table before its first turn."""
    if seats not in SEATS:
        raise Illegal("wrong_seats", "CO-1.1", seats=seats, least=2, most=4)
    s = empty_table(seats, settings, theme_of(settings.theme))
    deal(s, chance)
    s.first = choose_first_player(s, chance)
    s.setup = roll_for_all(s, chance)
    fill_sheets(s, [])
    return s


def deal(s: Table, chance: Chance) -> None:
    """Shuffle the crooks and deal them; the rest is the box, unseen."""
    crooks = list(range(ROOMS))
    chance.shuffle(crooks, "deal")
    size = BOARD.hand[s.seats]
    for seat in range(s.seats):
        for room in crooks[seat * size : (seat + 1) * size]:  # CO-1.2
            s.dealt[seat] |= 1 << room
    s.hands = s.dealt[:]  # CO-1.4
    s.box = ALL_ROOMS & ~sum(s.dealt)  # CO-1.3


def choose_first_player(s: Table, chance: Chance) -> Seat:
    """The seat that begins."""
    wish = s.settings.first_player
    if isinstance(wish, int):
        if wish >= s.seats:
            raise Illegal("no_such_seat", "CO-1.9", seat=wish + 1)
        return wish
    return chance.below(s.seats, "first player")  # CO-1.9


def roll_for_all(s: Table, chance: Chance) -> tuple[int, ...]:
    """The rooms of the set-up rolls; a repeated room is rolled again if so agreed."""
    rolls: list[int] = []
    for _ in range(BOARD.setup_rolls[s.seats]):  # CO-1.5
        room = chance.below(ROOMS, "setup roll")
        rolls.append(room)
        while s.settings.setup_reroll == "on" and room in rolls[:-1]:  # CO-1.8
            room = chance.below(ROOMS, "setup roll")
            rolls.append(room)
    return tuple(rolls)


def fill_sheets(s: Table, log: list[Event]) -> None:
    """Each seat writes its own number for each rolled room."""
    written = 0
    rollers = 0
    for room in s.setup:
        seat = (s.first + rollers) % s.seats  # CO-1.6
        repeated = bool(written >> room & 1)
        log.append(SetupRolled(seat, s.theme.rooms[room], repeated))
        if not repeated or s.settings.setup_reroll == "off":
            rollers += 1
        if repeated:
            continue
        written |= 1 << room
        for writer in range(s.seats):  # CO-1.7
            write(s, writer, room, "setup", log)


def tell(s: Table, log: list[Event]) -> Table:
    """Report the set-up of a new table; returns the table as it was after it."""
    settings = s.settings
    log.append(
        GameStarted(
            s.seats,
            settings.circling,
            settings.brave,
            settings.setup_reroll,
            settings.help,
            s.first,
        )
    )
    again = empty_table(s.seats, settings, s.theme)
    again.first = s.first
    again.dealt = s.dealt[:]
    again.hands = s.dealt[:]
    again.setup = s.setup
    for seat in range(s.seats):
        hand = s.theme.names(s.dealt[seat])
        log.append(HandDealt(seat, len(hand), hand))
    log.append(BoxClosed(ROOMS - s.seats * BOARD.hand[s.seats]))
    fill_sheets(again, log)
    return again
