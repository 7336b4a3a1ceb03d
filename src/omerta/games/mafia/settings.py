"""The settings of Mafia (rules, section 7)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from omerta.kernel.game import Settings

Colour = Literal["yellow", "red", "green", "blue"]
Money = Annotated[int, Meta(ge=10, le=10_000, multiple_of=10)]
"""An amount; every one is a multiple of 10."""


class Bank(Struct, frozen=True, forbid_unknown_fields=True):
    """The coins of the box: their value and number."""

    coins: Annotated[
        tuple[tuple[Money, Annotated[int, Meta(ge=1, le=1000)]], ...],
        Meta(min_length=1, max_length=10),
    ]

    @property
    def money(self) -> int:
        """Their total value."""
        return sum([value * count for value, count in self.coins])


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The amounts that single cards bring and cost."""

    courtesan: Money
    theft: Money
    robbery: Money
    cut: Money
    pistol_cell: Money
    chair_price: Money


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """The seating, and the clans."""

    clockwise: tuple[Colour, Colour, Colour, Colour]
    clans: tuple[tuple[Colour, Colour], tuple[Colour, Colour]]


class BoardRows(Struct, frozen=True, forbid_unknown_fields=True):
    """The city from top to bottom: the first letter of each street's colour."""

    rows: tuple[str, ...]


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the goods."""

    legal: tuple[Money, ...]
    criminal: tuple[Money, ...]


class Prison(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the cells, the way out first."""

    cells: Annotated[tuple[Money, ...], Meta(min_length=1, max_length=20)]


class DataFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A custom data file: all proposed parts of the game (rules, section 3)."""

    schema: Literal[1]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    origin: Literal["proposed", "owner"]
    bank: Bank
    numbers: Numbers
    seating: Seating
    board: BoardRows
    goods: Goods
    prison: Prison


class MafiaSettings(Settings, frozen=True):
    """The settings of a table of Mafia; a `DataFile` is a custom data file."""

    board: Literal["town", "quarters"] = "town"
    memory_aid: Literal["none", "laid", "full"] = "none"
    exchange_order: Literal["in_turn", "simultaneous"] = "in_turn"
    passing: Literal["all", "cards"] = "all"
    killed_closed: Literal["shown", "unseen"] = "shown"
    runner_choice: Literal["any", "clan"] = "any"
    victory: Literal["solo", "clan"] = "solo"
    bank: Literal["box", "1000", "2000"] = "box"
    """All the money of the box, or less for a shorter match."""
    max_rounds: Literal["25", "5", "10", "15", "40", "60"] = "25"
    data: Literal["house"] | DataFile = "house"

    @property
    def has_reminders(self) -> bool:
        """True if the table may remind players of every card they have seen."""
        return self.memory_aid == "full"
