"""CR-1: setting up."""

from typing import Final

from omerta.games.crooks.components import BOARD, COLOURS, deck_of
from omerta.games.crooks.settings import Colour, CrooksSettings
from omerta.games.crooks.table import Table, empty_table
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal

SEATS: Final = range(2, 5)  # CR-1.1
ALL_SEATS: Final[range] = range(4)


def lay_out(seats: int, settings: CrooksSettings, chance: Chance) -> Table:
    """The table before its first turn."""
    if seats not in SEATS:
        raise Illegal("wrong_seats", "CR-1.1", seats=seats, least=2, most=4)
    s = empty_table(seats, settings, deck_of(settings.deck))
    s.colours = pick_masterminds(seats, settings)
    deal(s, chance)
    s.first = choose_first_player(s, chance)
    return s


def pick_masterminds(seats: int, settings: CrooksSettings) -> tuple[Colour, ...]:
    """The colour of each seat's mastermind, all different."""
    if not settings.colours:
        return COLOURS[:seats]
    wishes: list[Colour | None] = list(settings.colours) + [None] * (seats - len(settings.colours))
    wished = [wish for wish in wishes if wish is not None]
    if len(wishes) > seats:
        raise Illegal("too_many_colours", "CR-1.3", seats=seats)
    if len(set(wished)) < len(wished):
        raise Illegal("colour_twice", "CR-1.3")
    unused = [colour for colour in COLOURS if colour not in wished]
    return tuple([wish if wish is not None else unused.pop(0) for wish in wishes])  # CR-1.4


def deal(s: Table, chance: Chance) -> None:
    """Shuffle the crooks and lay them face down under the hangouts."""
    crooks = list(s.deck.crooks)
    chance.shuffle(crooks, "deal")
    start = 0
    for size in BOARD.piles[s.settings.edition, s.seats]:  # CR-1.5
        s.piles.append(tuple(crooks[start : start + size]))
        start += size
    s.undealt = tuple(crooks[start:])  # CR-1.6


def choose_first_player(s: Table, chance: Chance) -> int:
    """The seat that begins."""
    wish = s.settings.first_player
    if isinstance(wish, int):
        if wish >= s.seats:
            raise Illegal("no_such_seat", "CR-1.9", seat=wish + 1)
        return wish
    return chance.below(s.seats, "first player")  # CR-1.9
