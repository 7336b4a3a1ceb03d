"""The table of Crooks: hangouts above, one line per target and one column per player below."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.cli.pictures.crooks.cards import (
    BACK,
    KNOWN_MARKS,
    PLAYER_STYLES,
    SHAPES,
    Cards,
    gang_mark,
)
from omerta.games.crooks.components import GANGS
from omerta.games.crooks.view import CrooksView, HangoutView, SeatView, Spot
from omerta.kernel.seats import Seat
from omerta.kernel.texts import Texts


def whole_table(view: CrooksView, players: Sequence[str], words: Texts) -> RenderableType:
    """Everything the viewer sees at a glance."""
    cards = Cards(view, words)
    parts: list[RenderableType] = [hangouts(view, words), grid(view, cards, players)]
    if view.memory_aid:
        parts += [glimpse(h, cards) for h in view.hangouts if h.memory is not None and h.size]
    return Group(*parts, legend(view, words))


def glimpse(hangout: HangoutView, cards: Cards) -> Text:
    """What the viewer left in a hangout, in figures; names are told by the memory command."""
    last = hangout.memory
    assert last is not None
    left = Text(", ").join([cards.brief(face) for face in last.left])
    text = Text(cards.words("table-left", hangout=hangout.hangout), "bold").append(" ")
    text.append_text(left)
    if last.taken_since:
        text.append(f" - {cards.words('table-taken-since', taken=last.taken_since)}", "italic")
    return text


def hangouts(view: CrooksView, words: Texts) -> Text:
    """Every hangout with its backs and its price."""
    strip = Text(f"{words('table-hangouts')}: ", "bold")
    for hangout in view.hangouts:
        backs = BACK * hangout.size
        price = f"${hangout.price}" if hangout.size else words("table-empty")
        entry = Text(f"{hangout.hangout}:", "bold" if hangout.size else "dim")
        entry.append(f"{backs}{price}", "" if hangout.size else "dim")
        strip.append_text(entry).append("  ")
    strip.rstrip()
    return strip


def grid(view: CrooksView, cards: Cards, players: Sequence[str]) -> Table:
    """Targets times players, with money and gangs above."""
    words = cards.words
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words("table-target"), no_wrap=True)
    table.add_column(words("table-value"), justify="right", no_wrap=True)
    for seat in range(len(view.seats)):
        table.add_column(heading(view, seat, players[seat], words), overflow="fold", min_width=12)
    for target in view.targets:
        changed = "" if target.value == target.target else "bold"
        table.add_row(
            Text(f"{target.target} ", "bold").append(words(f"target-{target.target}"), "not bold"),
            Text(str(target.value), changed),
            *[stack(spot, cards) for spot in target.spots],
        )
    return table


def heading(view: CrooksView, seat: Seat, name: str, words: Texts) -> Text:
    """A player: name, colour in words, money, and whether active or out."""
    player = view.seats[seat]
    style = PLAYER_STYLES[player.colour]
    active = "► " if view.active == seat else ""
    top = Text(f"{active}{name}", f"bold {style}", no_wrap=True, overflow="ellipsis")
    money = words("table-money-hidden") if player.money is None else f"${player.money}"
    state = f" {words('table-out')}" if player.passed else ""
    colour = words(f"colour-{player.colour}")
    return Text("\n").join([top, Text(f"{colour} {money}{state}", style), members(player, words)])


def members(player: SeatView, words: Texts) -> Text:
    """Gang members everybody can see, and how many crooks still lie face down."""
    text = Text("")
    for gang, count in zip(GANGS, player.members, strict=True):
        text.append_text(gang_mark(gang, words)).append(f"{count} ")
    if player.hidden:
        text.append(f"+{player.hidden}{BACK}")
    text.rstrip()
    return text


def stack(spot: Spot, cards: Cards) -> Text:
    """The crooks on one spot, base first, and what the visible ones add up to."""
    lines = [cards.lying(card) for card in spot.cards]
    for joined in lines[1:]:
        joined.plain = f"+{joined.plain}"
    if len(lines) > 1:
        unknown = "?" if spot.hidden else ""
        lines[-1].append(f" ={spot.rating}{unknown}", "bold")
    return Text("\n").join(lines)


def legend(view: CrooksView, words: Texts) -> Text:
    """What the marks mean."""
    marks = words(
        "table-legend",
        back=BACK,
        spied=KNOWN_MARKS["spied"],
        deduced=KNOWN_MARKS["deduced"],
    )
    gangs = words(
        "table-gang-points",
        points=view.gang_points,
        north=SHAPES["northside"],
        west=SHAPES["westside"],
        outfit=SHAPES["outfit"],
    )
    return Text(f"{marks}\n{gangs}", "dim")
