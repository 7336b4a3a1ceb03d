"""Inspect commands of Crooks: the hand, the memory aid, the deck and the money."""

from collections.abc import Callable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.cli.pictures.crooks.cards import Cards
from omerta.games.crooks.view import CrooksView, HangoutView
from omerta.kernel.texts import Texts


def hand(view: CrooksView, players: Sequence[str], words: Texts) -> RenderableType:
    """Return the crook in hand, with the effect of its action."""
    if view.hand is None:
        return Text(words("table-hand-none"))
    if view.hand.face is None:
        assert view.active is not None
        return Text(
            words(
                "table-hand-other",
                player=players[view.active],
                tag=view.hand.tag,
                hangout=view.hand.hangout,
            )
        )
    cards = Cards(view, words)
    text = Text(f"{words('table-hand')}: ", "bold").append_text(cards.full(view.hand.face))
    action = cards.faces[view.hand.face].action
    if action != "none":
        text.append(f" - {words.cases(f'action-{action}')['does']}")
    return text


def memory(view: CrooksView, players: Sequence[str], words: Texts) -> RenderableType:
    """Return what the viewer left or saw in each hangout, if the table has the memory aid."""
    if not view.memory_aid:
        return Text(words("table-memory-off"))
    cards = Cards(view, words)
    lines = [
        remembered(hangout, cards)
        for hangout in view.hangouts
        if hangout.memory is not None and hangout.memory.left
    ]
    return Text("\n").join(lines) if lines else Text(words("table-memory-none"))


def remembered(hangout: HangoutView, cards: Cards) -> Text:
    """Return the last look into one hangout, and what it still says."""
    last = hangout.memory
    assert last is not None
    left = ", ".join(cards.full(face).plain for face in last.left)
    text = Text(
        cards.words(
            "table-memory" if last.kind == "recruit" else "table-memory-spied",
            hangout=hangout.hangout,
            left=left,
        )
    )
    if last.taken_since:
        text.append(f" - {cards.words('table-taken-since', taken=last.taken_since)}")
    if hangout.size and len(last.possible) < len(last.left):
        possible = ", ".join(cards.full(face).plain for face in last.possible)
        text.append(f" - {cards.words('table-memory-now', possible=possible)}")
    return text


def deck(view: CrooksView, players: Sequence[str], words: Texts) -> RenderableType:
    """Return every crook of the deck."""
    cards = Cards(view, words)
    table = Table(box=box.SIMPLE_HEAD, show_header=False, pad_edge=False)
    for _ in range(2):
        table.add_column(no_wrap=True)
    faces = [Text(f"{entry.id} ", "dim").append_text(cards.full(entry.id)) for entry in view.deck]
    half = (len(faces) + 1) // 2
    for left, right in zip(faces[:half], [*faces[half:], Text("")], strict=False):
        table.add_row(left, right)
    known = sum(card.face is not None for card in view.box)
    box_line = words("table-box", known=known, unknown=len(view.box) - known + view.undealt)
    return Group(table, Text(box_line))


def money(view: CrooksView, players: Sequence[str], words: Texts) -> RenderableType:
    """Return the money of all players."""
    lines = []
    for name, player in zip(players, view.seats, strict=True):
        shown = words("table-money-hidden") if player.money is None else f"${player.money}"
        lines.append(words("table-money-line", player=name, money=shown))
    return Text("\n".join(lines))


COMMANDS: dict[str, Callable[[CrooksView, Sequence[str], Texts], RenderableType]] = {
    "hand": hand,
    "memory": memory,
    "deck": deck,
    "money": money,
}
