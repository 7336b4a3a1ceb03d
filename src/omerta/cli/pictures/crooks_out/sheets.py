"""The sheets of Crooks Out!: numbers, circles and marks, and pencilled notes."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.games.crooks_out.advice import Advice
from omerta.games.crooks_out.components import LETTERS, SIDE
from omerta.games.crooks_out.view import CrooksOutView, SeatView
from omerta.games.crooks_out.words import initials
from omerta.kernel.seats import Seat
from omerta.kernel.texts import Texts

MARKS: Final = {"o": "○", "x": "×", "f": "●"}
CIRCLED: Final = "⓪①②③④⑤⑥⑦⑧⑨⑩⑪"
"""Circled numbers by their value."""
PROVED: Final = "!"
EXCLUDED: Final = "·"
NOTES: Final = {"yes": "+", "no": "-", "maybe": "?"}
"""The signs of a player's notes on an open room."""
NARROW: Final = 3
"""The width of a room: four sheets of six rooms and a letter fit into 80 columns."""
WIDE: Final = 6


class Pencil(NamedTuple):
    """The pencilled signs on the sheets: the table's advice and the viewer's own notes."""

    advice: Advice | None
    notes: Mapping[tuple[Seat, str], str]

    def mark(self, seat: Seat, room: str) -> str | None:
        """Return the sign on an open room; the viewer's note covers the advice."""
        note = self.notes.get((seat, room))
        if note is not None:
            return NOTES[note]
        if self.advice is None:
            return None
        sheet = self.advice.sheets[seat]
        if room in sheet.proved:
            return PROVED
        return EXCLUDED if room in sheet.excluded else None


def sheets(
    view: CrooksOutView, players: Sequence[str], words: Texts, pencil: Pencil
) -> RenderableType:
    """Return all sheets side by side."""
    width = 1 + SIDE * NARROW
    parts = []
    for seat, player in enumerate(players):
        name = Text(f"► {player}" if view.active == seat else player, "bold", no_wrap=True)
        name.truncate(width, overflow="ellipsis")
        told = Text(standing(view, seat, words), no_wrap=True)
        parts.append(Group(name, told, plan(view, seat, words, pencil, NARROW)))
    return Columns(parts, padding=(0, 1), width=width)


def standing(view: CrooksOutView, seat: Seat, words: Texts) -> str:
    """Return points and crooks in hand, in a few letters."""
    sheet = view.seats[seat]
    risk = view.at_risk if view.active == seat else 0
    return words("table-seat", points=sheet.points, risk=risk, left=sheet.left)


def plan(
    view: CrooksOutView, seat: Seat, words: Texts, pencil: Pencil, width: int
) -> RenderableType:
    """Return one player's six by six rooms."""
    grid = Table.grid(padding=0)
    grid.add_column(width=1, no_wrap=True)
    for _ in range(SIDE):
        grid.add_column(width=width, justify="right", no_wrap=True)
    struck = struck_headers(view.seats[seat])
    called = initials(view.theme, words)
    heads = [
        Text(f"{called[colour.id]} ", f"{_head(colour.id in struck)} {colour.hex}")
        for colour in view.theme.colours
    ]
    grid.add_row("", *heads)
    for row, letter in enumerate(LETTERS):
        rooms = [cell(view, seat, column * SIDE + row, pencil) for column in range(SIDE)]
        grid.add_row(Text(letter, _head(letter in struck)), *rooms)
    return grid


def _head(struck: bool) -> str:
    return "dim strike" if struck else "bold"


def struck_headers(seat: SeatView) -> set[str]:
    """Return the colours and letters of circled numbers, of which no crook is left in this hand."""
    return {header for room in seat.circled for header in room}


def cell(view: CrooksOutView, seat: Seat, room: int, pencil: Pencil) -> Text:
    """Return a room: its number, circled or not, and its mark; the viewer's crooks are underlined."""
    sheet = view.seats[seat]
    colour = view.theme.colours[room // SIDE]
    name = colour.id + LETTERS[room % SIDE]
    number = sheet.numbers[room]
    told = ""
    if number is not None:
        told = CIRCLED[number] if name in sheet.circled else str(number)
    mark = pencil.mark(seat, name) if sheet.marks[room] == "o" else None
    style = colour.hex
    if view.active == seat and view.rolled == name:
        style += " reverse"
    elif seat == view.you and name in (view.hand or ()):
        style += " underline"
    return Text(told + (mark or MARKS[sheet.marks[room]]), style)
