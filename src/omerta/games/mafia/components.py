"""The cards, the city and the prison, read from `data/*.toml` or a custom data file.

A card is its index in the deck list, 0 to 31. A street is its index in reading order, 0 to 15;
sets of streets are bit masks. A figure is its owner's seat times four plus its index among the
owner's; sets of figures are masks too. Seats are numbered clockwise, and so are colours.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from omerta.games.mafia.actions import Fill, Fire, Lay, Open, Ransom, Run, Sell, Serve
from omerta.games.mafia.settings import BoardRows, DataFile, MafiaSettings
from omerta.kernel.actions import Action
from omerta.kernel.data import CustomData, read_toml, wrong_field
from omerta.kernel.errors import BadData
from omerta.kernel.seats import Seat

SEATS: Final = 4
PER_SEAT: Final = 4
"""Streets and figures of each seat, and cards in a full hand."""
STREETS: Final = SEATS * PER_SEAT
FIGURES: Final = SEATS * PER_SEAT
CARDS: Final = 32

PROSECUTOR: Final = 0
COMMISSIONER: Final = 1
POLICE: Final = 2
BUYER: Final = 3
GOODS: Final = 4
LAWYER: Final = 5
WITNESS: Final = 6
COURTESAN: Final = 7
THEFT: Final = 8
ROBBERY: Final = 9
ESCAPE: Final = 10
PISTOL: Final = 11
"""The kinds of cards. Numbers that are `Final` cost nothing in compiled code."""

CARD_IDS: Final = (
    "prosecutor",
    "commissioner",
    *[f"police-{number}" for number in range(1, 4)],
    *[f"buyer-{number}" for number in range(1, 5)],
    *[f"goods-l{number}" for number in range(1, 7)],
    *[f"lawyer-{number}" for number in range(1, 3)],
    *[f"witness-{number}" for number in range(1, 3)],
    *[f"goods-c{number}" for number in range(1, 5)],
    *[f"courtesan-{number}" for number in range(1, 3)],
    "theft",
    "robbery",
    "escape",
    *[f"pistol-{number}" for number in range(1, 5)],
)
"""The deck of 32."""
KIND: Final = [
    PROSECUTOR,
    COMMISSIONER,
    *[POLICE] * 3,
    *[BUYER] * 4,
    *[GOODS] * 6,
    *[LAWYER] * 2,
    *[WITNESS] * 2,
    *[GOODS] * 4,
    *[COURTESAN] * 2,
    THEFT,
    ROBBERY,
    ESCAPE,
    *[PISTOL] * 4,
]
"""The kind of each card."""
LEGAL_GOODS: Final = 9
CRIMINAL_GOODS: Final = 19
"""The first card of the criminal goods in the deck."""
CRIMINAL: Final = [card >= CRIMINAL_GOODS and KIND[card] != PISTOL for card in range(CARDS)]
"""True for cards that are criminal by their suit; a pistol becomes criminal by being fired."""
CARD_OF: Final = {name: card for card, name in enumerate(CARD_IDS)}

_INITIALS: Final = {"Y": "yellow", "R": "red", "G": "green", "B": "blue"}
_STEPS: Final = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
_LEAPS: Final = [(dx, dy) for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2) if abs(dx * dy) == 2]


class Town:
    """A data file as the rules use it, and the actions that name its things."""

    def __init__(self, file: DataFile, board: BoardRows) -> None:
        self.file = file
        self.rows = board.rows
        self.colours = file.seating.clockwise
        squares = _streets(board.rows)
        self.streets: list[str] = street_names(board.rows)
        self.street_of: dict[str, int] = {name: street for street, name in enumerate(self.streets)}
        self.owner: list[Seat] = [
            self.colours.index(_INITIALS[board.rows[y][x]]) for x, y in squares
        ]
        self.own: list[int] = [
            sum([1 << street for street in range(STREETS) if self.owner[street] == seat])
            for seat in range(SEATS)
        ]
        """Each seat's streets."""
        self.near: list[int] = [_reached(squares, square, _STEPS) for square in squares]  # MA-4.4
        self.knight: list[int] = [_reached(squares, square, _LEAPS) for square in squares]  # MA-4.5
        self.figures: list[str] = figure_names(self.colours)
        self.figure_of: dict[str, int] = {name: figure for figure, name in enumerate(self.figures)}
        numbers = file.numbers
        self.cut = numbers.cut
        self.cells: list[int] = list(file.prison.cells)
        self.chair_price = numbers.chair_price
        self.number: list[int] = _printed(file)
        """The number printed on each card; 0 for none."""
        self.money = file.bank.money
        self.opens = [Open(street) for street in self.streets]
        self.lays = [Lay(street) for street in self.streets]
        self.fires = [Fire(street) for street in self.streets]
        self.sells = [Sell(street) for street in self.streets]
        self.fills = [Fill(street) for street in self.streets]
        self.serves = [Serve(figure) for figure in self.figures]
        self.runs = [Run(figure) for figure in self.figures]
        self.ransoms = [Ransom(figure) for figure in self.figures]
        self.to_lay: dict[int, tuple[Action, ...]] = _choices(self.own, self.lays)
        self.to_open: dict[int, tuple[Action, ...]] = _choices(self.own, self.opens)
        """For each set of streets of one seat, the possible actions in reading order."""

    def names(self, mask: int) -> tuple[str, ...]:
        """The streets of a mask by name, in reading order."""
        return tuple([self.streets[street] for street in places_in(mask)])


_small: Final[dict[int, tuple[int, ...]]] = {}
"""A cache of the indices in masks of streets or figures; only few masks occur."""


def places_in(mask: int) -> tuple[int, ...]:
    """The indices in a mask, ascending: streets in reading order, figures by number."""
    known = _small.get(mask)
    if known is not None:
        return known
    found = []
    left = mask
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    places = tuple(found)
    if not mask >> STREETS:
        _small[mask] = places
    return places


def _choices(masks: list[int], actions: Sequence[Action]) -> dict[int, tuple[Action, ...]]:
    """For every subset of these masks, the actions of its indices, ascending."""
    found: dict[int, tuple[Action, ...]] = {0: ()}
    for mask in masks:
        part = mask
        while part:
            found[part] = tuple([actions[place] for place in places_in(part)])
            part = part - 1 & mask
    return found


def mate(seat: Seat) -> Seat:
    """The other player of the clan, on the opposite seat (MA-1.3)."""
    return seat ^ 2


def following(seat: Seat) -> Seat:
    """The next seat clockwise, which receives ransoms and pays for cards (rules, section 3)."""
    return (seat + 1) & 3


def street_names(rows: Sequence[str]) -> list[str]:
    """The streets of a city in reading order, each by its column and row."""
    return [f"{chr(ord('a') + x)}{y + 1}" for x, y in _streets(rows)]


def figure_names(colours: Sequence[str]) -> list[str]:
    """The figures of these colours, four each."""
    return [f"{colour[:2]}{number}" for colour in colours for number in range(1, PER_SEAT + 1)]


def _printed(file: DataFile) -> list[int]:
    numbers = file.numbers
    by_kind = {
        COURTESAN: numbers.courtesan,
        THEFT: numbers.theft,
        ROBBERY: numbers.robbery,
        PISTOL: numbers.pistol_cell,
    }
    found = [by_kind.get(kind, 0) for kind in KIND]
    for place, value in enumerate(file.goods.legal):
        found[LEGAL_GOODS + place] = value
    for place, value in enumerate(file.goods.criminal):
        found[CRIMINAL_GOODS + place] = value
    return found


def _streets(rows: Sequence[str]) -> list[tuple[int, int]]:
    return [(x, y) for y, row in enumerate(rows) for x, square in enumerate(row) if square != "."]


def _reached(
    squares: list[tuple[int, int]], of: tuple[int, int], moves: list[tuple[int, int]]
) -> int:
    found = 0
    for dx, dy in moves:
        square = (of[0] + dx, of[1] + dy)
        if square in squares:
            found |= 1 << squares.index(square)
    return found


# Data files

_PACKAGE: Final = "omerta.games.mafia"
_LARGEST_SIDE: Final = 9


def custom_data(file: CustomData) -> DataFile:
    """A custom data file; raises `BadData` with the place and kind of an error."""
    return checked(file.toml(), file.name)


def checked(data: dict[str, Any], file: str) -> DataFile:
    """The data file, if it keeps all rules of section 3."""
    wrong = wrong_field(DataFile, data)
    if wrong is not None:
        raise BadData("data-bad-field", file=file, entry=wrong)
    found = msgspec.convert(data, DataFile)
    if not found.id.isprintable():
        raise BadData("data-bad-field", file=file, entry="id")
    check_board(found.board, file)
    _check_seating(found, file)
    _check_numbers(found, file)
    return found


def check_board(board: BoardRows, file: str) -> None:
    """Four streets of every colour on a rectangle."""
    rows = board.rows
    sides = (len(rows), *[len(row) for row in rows])
    if not rows or len({len(row) for row in rows}) != 1 or max(sides) > _LARGEST_SIDE:
        raise BadData("data-board-shape", file=file, entry="board.rows", most=_LARGEST_SIDE)
    squares = "".join(rows)
    for square in squares:
        if square != "." and square not in _INITIALS:
            letter = square if square.isprintable() else "?"
            raise BadData("data-board-letter", file=file, entry="board.rows", letter=letter)
    for initial, colour in _INITIALS.items():
        if squares.count(initial) != PER_SEAT:
            raise BadData("data-four-streets", file=file, entry="board.rows", colour=colour)


def _check_seating(data: DataFile, file: str) -> None:
    around = data.seating.clockwise
    if len(set(around)) != SEATS:
        raise BadData("data-seating", file=file, entry="seating.clockwise")
    clans = {frozenset(clan) for clan in data.seating.clans}
    if clans != {frozenset(around[0::2]), frozenset(around[1::2])}:  # MA-1.3
        raise BadData("data-clans", file=file, entry="seating.clans")


def _check_numbers(data: DataFile, file: str) -> None:
    for suit, values, count in (
        ("legal", data.goods.legal, 6),
        ("criminal", data.goods.criminal, 4),
    ):
        if len(values) != count:
            raise BadData("data-goods-count", file=file, entry=f"goods.{suit}", count=count)
    cells = data.prison.cells
    if list(cells) != sorted(set(cells)) or cells[0] != 10:
        raise BadData("data-cells", file=file, entry="prison.cells")
    numbers = data.numbers
    needed = {
        "goods.criminal": data.goods.criminal,
        "numbers.courtesan": (numbers.courtesan,),
        "numbers.theft": (numbers.theft,),
        "numbers.robbery": (numbers.robbery,),
        "numbers.pistol_cell": (numbers.pistol_cell,),
    }
    for entry, values in needed.items():
        for value in values:
            if value not in cells:
                raise BadData("data-no-cell", file=file, entry=entry, number=value)


def money_of(settings: MafiaSettings, town: Town) -> int:
    """All the money of a game (MA-1.5)."""
    return town.money if settings.bank == "box" else int(settings.bank)


def check_bank(settings: MafiaSettings, file: str) -> None:
    """Check that a setting only takes money out of the box and adds none."""
    if isinstance(settings.data, str) or settings.bank == "box":
        return
    box, bank = settings.data.bank.money, int(settings.bank)
    if box < bank:
        raise BadData("data-small-box", file=file, entry="bank.coins", box=box, bank=bank)


HOUSE: Final = checked(read_toml(_PACKAGE, "data", "house.toml"), "house.toml")
QUARTERS: Final = msgspec.convert(read_toml(_PACKAGE, "data", "quarters.toml"), BoardRows)
_towns: Final[dict[tuple[DataFile, BoardRows], Town]] = {}
MOST_TOWNS: Final = 100
"""The size of the cache; guests of a server bring decks of their own, so it needs a limit."""


def town_of(settings: MafiaSettings) -> Town:
    """The town for these settings; a custom data file brings its own board."""
    if isinstance(settings.data, str):
        file, board = HOUSE, QUARTERS if settings.board == "quarters" else HOUSE.board
    else:
        file, board = settings.data, settings.data.board
        check_bank(settings, file.id)
    town = _towns.get((file, board))
    if town is None:
        if file is not HOUSE:
            checked(msgspec.to_builtins(file), file.id)  # a save can hold anything
        if len(_towns) >= MOST_TOWNS:
            _towns.clear()
        town = Town(file, board)
        _towns[file, board] = town
    return town
