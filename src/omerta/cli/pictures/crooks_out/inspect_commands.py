"""Inspect commands of Crooks Out!: one sheet, the hand, points, caught crooks, questions, notes."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from omerta.cli.pictures.crooks_out.sheets import NOTES, WIDE, Pencil, plan
from omerta.games.crooks_out.view import CrooksOutView
from omerta.games.crooks_out.words import initials, short_rooms
from omerta.kernel import Refusal
from omerta.kernel.commands import Spellings
from omerta.kernel.game_text import spellings
from omerta.kernel.seats import Seat
from omerta.kernel.texts import Names, Texts

ERASE: Final = "erase"
VERDICTS: Final = (*NOTES, ERASE)
"""What a note may say about a room."""


def by_colour(view: CrooksOutView, rooms: Sequence[str], words: Texts) -> Text:
    """Return crooks as they can be typed, each in its colour."""
    if not rooms:
        return Text("-")
    hexes = {colour.id: colour.hex for colour in view.theme.colours}
    short = short_rooms(view.theme, words)
    return Text(" ").join([Text(short[room], f"bold {hexes[room[0]]}") for room in rooms])


def headed(head: str, rest: Text) -> Text:
    """Return a line with a heading."""
    return Text(f"{head}: ", "bold").append_text(rest)


def hand(view: CrooksOutView, words: Texts) -> RenderableType:
    """Return the viewer's crooks in hand."""
    return headed(words("table-hand"), by_colour(view, view.hand or (), words))


def sheet(
    view: CrooksOutView, seat: Seat, player: str, words: Texts, pencil: Pencil
) -> RenderableType:
    """Return one wide sheet, the crooks that its player has laid out, and the names of the colours."""
    colours = [
        Text(f"{initial} {getattr(colour, words.language)}", colour.hex)
        for colour, initial in zip(
            view.theme.colours, initials(view.theme, words).values(), strict=True
        )
    ]
    return Group(
        Text(player, "bold"),
        plan(view, seat, words, pencil, WIDE),
        headed(words("table-laid"), by_colour(view, view.seats[seat].laid, words)),
        Text(", ").join(colours),
    )


def points(view: CrooksOutView, players: Sequence[str], words: Texts) -> RenderableType:
    """Return the points of all players."""
    lines = [
        words(
            "table-points",
            player=player,
            points=seat.points,
            risk=view.at_risk if view.active == number else 0,
            left=seat.left,
            laid=len(seat.laid),
        )
        for number, (player, seat) in enumerate(zip(players, view.seats, strict=True))
    ]
    return Text("\n".join(lines))


def laid(view: CrooksOutView, players: Sequence[str], words: Texts) -> RenderableType:
    """Return the caught crooks of all players."""
    return Text("\n").join(
        [
            headed(player, by_colour(view, seat.laid, words))
            for player, seat in zip(players, view.seats, strict=True)
        ]
    )


def asked(view: CrooksOutView, players: Sequence[str], words: Texts, names: Names) -> Text:
    """Return all questions so far with their answers."""
    lines = [
        words(
            "table-asked",
            turn=each.turn,
            seat=players[each.seat],
            asked=players[each.asked],
            room=names["room"][each.room],
            hit="yes" if each.hit else "no",
        )
        for each in view.asked
    ]
    return Text("\n".join(lines) or words("table-asked-nothing"))


def parse_note(
    rest: str, names: dict[str, Spellings], languages: Sequence[Texts]
) -> tuple[Seat, str, str]:
    """Return a note as it was typed: player, room, and yes, no, maybe or `ERASE`."""
    verdicts = spellings(((f"word-note-{verdict}", verdict) for verdict in VERDICTS), languages)
    *said, last = rest.casefold().split() or [""]
    for cut in range(1, len(said)):  # names of players and colours may have several words
        if last not in verdicts:
            break
        seat = names["seat"].get(" ".join(said[:cut]))
        room = names["room"].get(" ".join(said[cut:]))
        if seat is not None and room is not None:
            return int(seat), room, verdicts[last]
    raise Refusal("note-form", {})


def parse_seat(rest: str, view: CrooksOutView, names: dict[str, Spellings]) -> Seat:
    """Return the player who was named, or the viewer."""
    if not rest and view.you is not None:
        return view.you
    seat = names["seat"].get(rest.casefold())
    if seat is None:
        raise Refusal("no-such-player", {"player": rest})
    return int(seat)
