"""The plan of 36 rooms, its colours and letters, and the printed numbers, read from `data/*.toml`.

A room is a number: its column times six plus its row. Sets of rooms are bit masks.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from omerta.games.crooks_out.actions import Ask, Circle
from omerta.games.crooks_out.settings import ColourEntry, ThemeFile
from omerta.kernel.data import CustomData, read_toml, wrong_field
from omerta.kernel.errors import BadData

SIDE: Final = 6
ROOMS: Final = SIDE * SIDE
ALL_ROOMS: Final = (1 << ROOMS) - 1
LETTERS: Final = ("A", "B", "C", "D", "E", "F")
MOST_SEATS: Final = 4
QUARTER: Final = ROOMS // 4

COLUMNS: Final = [((1 << SIDE) - 1) << SIDE * colour for colour in range(SIDE)]
"""The rooms of each colour."""
ROWS: Final = [sum(1 << SIDE * colour + letter for colour in range(SIDE)) for letter in range(SIDE)]
"""The rooms of each letter."""
REACH: Final = [COLUMNS[room // SIDE] | ROWS[room % SIDE] for room in range(ROOMS)]
"""The 11 rooms that share a colour or a letter with each room, itself included."""

T = TypeVar("T")


class ByRoom(Generic[T]):
    """A tuple of things for each room, fast for any set of rooms.

    The tuples of all sets are prepared for each quarter of the plan, nine bits of a mask.
    """

    __slots__ = ("_prepared", "all")

    def __init__(self, things: Sequence[T]) -> None:
        self.all: list[T] = list(things)
        self._prepared: list[list[tuple[T, ...]]] = [
            _every_set(things[first : first + QUARTER]) for first in range(0, ROOMS, QUARTER)
        ]

    def of(self, mask: int) -> tuple[T, ...]:
        """The things of the rooms of a mask, in sorting order."""
        first, second, third, fourth = self._prepared
        half = first[mask & 511] + second[mask >> 9 & 511]
        return half + (third[mask >> 18 & 511] + fourth[mask >> 27])

    def at(self, mask: int, place: int) -> T:
        """The item of `of` at an index, without building the tuple."""
        for quarter in self._prepared:
            found = quarter[mask & 511]
            if place < len(found):
                return found[place]
            place -= len(found)
            mask >>= 9
        raise IndexError(place)


def _every_set(things: Sequence[T]) -> list[tuple[T, ...]]:
    """All subsets of these things in their order, by mask."""
    found: list[tuple[T, ...]] = [()]
    for thing in things:
        found += [(*less, thing) for less in found]
    return found


_NUMBERS: Final = ByRoom(range(ROOMS))


def rooms_in(mask: int) -> tuple[int, ...]:
    """The rooms of a mask, in sorting order."""
    return _NUMBERS.of(mask)


def room_at(mask: int, place: int) -> int:
    """One of the rooms of a mask, by its index in sorting order."""
    return _NUMBERS.at(mask, place)


def _every_reach(rooms: Sequence[int]) -> list[int]:
    """The reach of every set of these rooms, by mask."""
    found = [0]
    for room in rooms:
        found += [less | REACH[room] for less in found]
    return found


_REACHED: Final = [
    _every_reach(range(first, first + QUARTER)) for first in range(0, ROOMS, QUARTER)
]


def reached(mask: int) -> int:
    """All rooms that share a colour or a letter with one of these."""
    first, second, third, fourth = _REACHED
    half = first[mask & 511] | second[mask >> 9 & 511]
    return half | third[mask >> 18 & 511] | fourth[mask >> 27]


def count(mask: int) -> int:
    """The number of rooms in a mask."""
    return mask.bit_count()


class Theme:
    """A theme file as the rules use it: names of rooms, and the actions that name them."""

    def __init__(self, file: ThemeFile) -> None:
        self.file = file
        self.rooms: list[str] = [
            colour.id + letter for colour in file.colours for letter in LETTERS
        ]
        self.room_of: dict[str, int] = {name: room for room, name in enumerate(self.rooms)}
        self._names = ByRoom(self.rooms)
        self.asks: list[ByRoom[Ask]] = [
            ByRoom([Ask(seat, name) for name in self.rooms]) for seat in range(MOST_SEATS)
        ]
        self.circles: ByRoom[Circle] = ByRoom([Circle(name) for name in self.rooms])

    def names(self, mask: int) -> tuple[str, ...]:
        """The rooms of a mask by name, in sorting order."""
        return self._names.of(mask) if mask else ()


class Board:
    """The printed numbers, by number of players."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.hand: dict[int, int] = {int(n): size for n, size in data["hand"].items()}
        self.setup_rolls: dict[int, int] = {
            int(n): rolls for n, rolls in data["setup_rolls"].items()
        }


_PACKAGE: Final = "omerta.games.crooks_out"
BOARD: Final = Board(read_toml(_PACKAGE, "data", "board.toml"))


def custom_theme(file: CustomData) -> ThemeFile:
    """A custom theme (rules, 2.5); raises `BadData` with the place and kind of an error."""
    return checked(file.toml(), file.name)


def checked(data: dict[str, Any], file: str) -> ThemeFile:
    """The theme file, if it keeps all rules of 2.5."""
    entries = data.get("colours")
    if not isinstance(entries, list | tuple) or len(entries) != SIDE:
        raise BadData("theme-six-colours", file=file, entry="colours")
    for number, entry in enumerate(entries, 1):
        wrong = wrong_field(ColourEntry, entry)
        if wrong is not None:
            raise BadData("theme-bad-colour", file=file, entry=str(number), field=wrong)
    wrong = wrong_field(ThemeFile, data)
    if wrong is not None:
        raise BadData("theme-bad-header", file=file, entry=wrong)
    theme = msgspec.convert(data, ThemeFile)
    _check_whole(theme, file)
    return theme


def _check_whole(theme: ThemeFile, file: str) -> None:
    if not theme.id.isprintable():
        raise BadData("theme-bad-header", file=file, entry="id")
    if theme.letters != LETTERS:
        raise BadData("theme-letters", file=file, entry="letters")
    for field in ("id", "en", "ru", "hex", "shape"):
        seen: set[str] = set()
        for colour in theme.colours:
            value = str(getattr(colour, field)).casefold()
            if not value.isprintable():
                raise BadData("theme-unprintable", file=file, entry=colour.id)
            if value in seen:
                raise BadData("theme-twice", file=file, entry=colour.id, field=field)
            seen.add(value)


HOUSE: Final = Theme(checked(read_toml(_PACKAGE, "data", "house.toml"), "house.toml"))
_themes: dict[ThemeFile, Theme] = {}
_by_place: dict[int, Theme] = {}
"""The same themes by the `id()` of their files: the views of a table share one file, and comparing
it by value would take longer than most functions of a view.
"""
MOST_THEMES: Final = 30
"""The size of the cache; guests of a server bring themes of their own, so it needs a limit."""


def _keep(theme: Theme) -> None:
    _themes[theme.file] = theme
    _by_place[id(theme.file)] = theme


_keep(HOUSE)


def theme_of(chosen: str | ThemeFile) -> Theme:
    """The theme that a setting names."""
    if isinstance(chosen, str):
        return HOUSE
    theme = _by_place.get(id(chosen))
    if theme is None:
        theme = _themes.get(chosen)
    if theme is None:
        theme = Theme(checked(msgspec.to_builtins(chosen), chosen.id))  # a save can hold anything
        if len(_themes) >= MOST_THEMES:
            _themes.clear()
            _by_place.clear()
            _keep(HOUSE)
        _keep(theme)
    return theme
