"""The table of Crooks: hangouts above, one line per target and one column per player below."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.cli.pictures.crooks.cards import (
    BACK,
    KNOWN_MARKS,
    PLAYER_STYLES,
    Cards,
    gang_mark,
)
from omerta.games.crooks.components import GANGS
from omerta.games.crooks.view import CrooksView, SeatView, Spot
from omerta.games.crooks.words import SHAPES
from omerta.kernel.seats import Seat
from omerta.kernel.texts import Texts

COLUMN_WIDTHS = {2: 22, 3: 17, 4: 13}
"""The width of a player's column by the number of players: with the targets at most 80."""
ROOMY = 15
"""The column width from which on gang counts have spaces between them."""


def render_table(view: CrooksView, players: Sequence[str], words: Texts) -> RenderableType:
    """Return everything that the viewer sees."""
    cards = Cards(view, words)
    left = remembered_piles(view, cards)
    return Group(hangouts(view, words), grid(view, cards, players), left, legend(view, words))


def remembered_piles(view: CrooksView, cards: Cards) -> Table:
    """Return what the viewer left in each hangout, in figures; the memory command gives the names."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for hangout in view.hangouts:
        if hangout.memory is None or not hangout.size:
            continue
        left = Text(", ").join([cards.brief(face) for face in hangout.memory.left])
        taken = hangout.memory.taken_since
        if taken:
            left.append(f" - {cards.words('table-taken-since', taken=taken)}", "italic")
        table.add_row(Text(cards.words("table-left", hangout=hangout.hangout), "bold"), left)
    return table


def hangouts(view: CrooksView, words: Texts) -> Text:
    """Return every hangout with its card backs and its price."""
    strip = Text(f"{words('table-hangouts')}:", "bold")
    for hangout in view.hangouts:
        pile = f"{BACK * hangout.size}${hangout.price}" if hangout.size else "-"
        strip.append(f"  {hangout.hangout}:", "bold" if hangout.size else "dim")
        strip.append(pile, "" if hangout.size else "dim")
    return strip


def grid(view: CrooksView, cards: Cards, players: Sequence[str]) -> Table:
    """Return the targets by players, with money and gangs above."""
    words = cards.words
    width = COLUMN_WIDTHS[len(players)]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for _ in players:
        table.add_column(max_width=width, overflow="fold")  # narrower on a narrow screen
    numbered = list(enumerate(view.seats))
    table.add_row("", "", *[name(view, seat, players[seat], words) for seat, _ in numbered])
    table.add_row("", "", *[purse(player, words) for player in view.seats])
    table.add_row(
        Text(words("table-target"), "bold"),
        Text(words("table-value"), "bold"),
        *[members(player, words, tight=width < ROOMY) for player in view.seats],
    )
    longest = max(len(words(f"target-{target.target}")) for target in view.targets) + len("9 ")
    rules = [longest, len(words("table-value")), *[width] * len(players)]
    table.add_row(*[Text("─" * rule, "dim", no_wrap=True, overflow="crop") for rule in rules])
    for target in view.targets:
        changed = "" if target.value == target.target else "bold"
        table.add_row(
            Text(f"{target.target} ", "bold").append(words(f"target-{target.target}"), "not bold"),
            Text(str(target.value), changed),
            *[stack(spot, cards) for spot in target.spots],
        )
    return table


def name(view: CrooksView, seat: Seat, player: str, words: Texts) -> Text:
    """Return a player's name, cut to the column, with marks for the active and for passed players."""
    active = "► " if view.active == seat else ""
    out = f" ({words('table-out')})" if view.seats[seat].passed else ""
    room = COLUMN_WIDTHS[len(view.seats)] - len(active) - len(out)
    text = Text(player)
    text.truncate(room, overflow="ellipsis")
    style = PLAYER_STYLES[view.seats[seat].colour]
    return Text(f"{active}{text.plain}{out}", f"bold {style}")


def purse(player: SeatView, words: Texts) -> Text:
    """Return a player's colour, in words, and money."""
    money = words("table-money-hidden") if player.money is None else f"${player.money}"
    return Text(f"{words(f'colour-{player.colour}')} {money}", PLAYER_STYLES[player.colour])


def members(player: SeatView, words: Texts, *, tight: bool) -> Text:
    """Return the public gang members, and the number of crooks face down."""
    counts = [
        gang_mark(gang, words).append(str(count), "")
        for gang, count in zip(GANGS, player.members, strict=True)
    ]
    text = Text("" if tight else " ").join(counts)
    return text.append(f" +{player.hidden}{BACK}", "dim") if player.hidden else text


def stack(spot: Spot, cards: Cards) -> Text:
    """Return the crooks on one spot, base first, and the sum of the visible ones."""
    lines = [cards.lying(card) for card in spot.cards]
    for joined in lines[1:]:
        joined.plain = f"+{joined.plain}"
    if len(lines) > 1:
        unknown = "?" if spot.hidden else ""
        lines[-1].append(f" ={spot.rating}{unknown}", "bold")
    return Text("\n").join(lines)


def legend(view: CrooksView, words: Texts) -> Text:
    """Return the meaning of the marks on the table."""
    text = Text(
        words(
            "table-gang-points",
            points=view.gang_points,
            north=SHAPES["northside"],
            west=SHAPES["westside"],
            outfit=SHAPES["outfit"],
        ),
        "dim",
    )
    if any(player.hidden for player in view.seats):
        marks = words("table-legend", back=BACK, **KNOWN_MARKS)
        text.append(f"\n{marks}")
    return text
