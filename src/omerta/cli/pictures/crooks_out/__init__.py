"""Crooks Out! in the terminal: all sheets side by side, then the viewer's hand."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from omerta.cli.pictures import Count, Picture
from omerta.cli.pictures.crooks_out import inspect_commands
from omerta.cli.pictures.crooks_out.hindsight import hindsight_report, percent
from omerta.cli.pictures.crooks_out.sheets import EXCLUDED, NOTES, PROVED, Pencil, sheets
from omerta.games.crooks_out.actions import Ask, Circle
from omerta.games.crooks_out.advice import Chances
from omerta.games.crooks_out.components import theme_of
from omerta.games.crooks_out.events import NumberWritten
from omerta.games.crooks_out.hindsight import Hindsight
from omerta.games.crooks_out.view import CrooksOutView
from omerta.games.crooks_out.words import short_rooms
from omerta.kernel import Action, Event, Game, Refusal, Seat
from omerta.kernel.texts import Texts

BEST = 6
"""The number of most likely rooms that the coach names."""


class CrooksOutPicture(Picture):
    """Crooks Out!, in one language, for named players; it keeps their notes."""

    inspect_commands = ("sheet", "hand", "points", "laid", "asked", "note")

    def __init__(self, game: Game[Any], words: Texts, players: Sequence[str]) -> None:
        super().__init__(game, words, players)
        self._advise = None if game.coach is None else game.coach.advise
        self._notes: dict[Seat, dict[tuple[Seat, str], str]] = {}
        """Notes by the player who wrote them; no other player is shown them."""

    def table(self, view: CrooksOutView) -> RenderableType:
        """Return the whole table."""
        pencil = self._pencil(view)
        parts = [sheets(view, self.players, self.words, pencil)]
        if view.opened is not None:
            parts += self._opened(view)
        elif view.you is not None:
            parts.append(inspect_commands.hand(view, self.words))
        if view.named:
            named = inspect_commands.by_colour(view, view.named, self.words)
            parts.append(inspect_commands.headed(self.words("table-named"), named))
        if pencil.advice is not None and pencil.advice.chances is not None:
            parts.append(self._coached(view, pencil.advice.chances))
        parts.append(Text(self._legend(view, pencil), "dim"))
        return Group(*parts)

    def inspect(
        self, what: str, view: CrooksOutView, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """Return the answer to an inspect command."""
        if what == "hand":
            return inspect_commands.hand(view, self.words)
        if what == "points":
            return inspect_commands.points(view, self.players, self.words)
        if what == "laid":
            return inspect_commands.laid(view, self.players, self.words)
        if what == "asked":
            return inspect_commands.asked(view, self.players, self.words, self.names(view))
        heard = dict(self.game_text.typed_names(view, self.players, languages))
        if what == "note":
            seat, room, verdict = inspect_commands.parse_note(rest, heard, languages)
            return self._note(view, seat, room, verdict)
        seat = inspect_commands.parse_seat(rest, view, heard)
        return inspect_commands.sheet(
            view, seat, self.players[seat], self.words, self._pencil(view)
        )

    def label(self, view: CrooksOutView, action: Action) -> str:
        """Return an option in words; its room is named by the initials at the head of the sheets."""
        label = super().label(view, action)
        if not isinstance(action, Ask | Circle):
            return label
        short = short_rooms(view.theme, self.words)[action.room]
        return label.replace(f" {action.room}: ", f" {short}: ", 1)

    def numbered(self, view: CrooksOutView) -> Sequence[Action]:
        """Return all options except the hundred askings, which the sheets show better."""
        return [action for action in view.options if not isinstance(action, Ask)]

    def unnumbered(self, view: CrooksOutView) -> str | None:
        """Return an example of how to ask."""
        ask = next((action for action in view.options if isinstance(action, Ask)), None)
        if ask is None:
            return None
        example = self.label(view, ask).partition(":")[0]
        return self.words("table-how-to-ask", example=example)

    def counts(self, view: CrooksOutView, events: Sequence[Event]) -> list[Count]:
        """Return the viewer's own new numbers, if the table counts for practice (CO-2.7)."""
        if not view.practice or view.you is None:
            return []
        room_of = theme_of(view.theme).room_of
        dealt = sorted((*(view.hand or ()), *view.seats[view.you].laid), key=room_of.__getitem__)
        crooks = inspect_commands.by_colour(view, dealt, self.words).plain
        names = self.names(view)["room"]
        return [
            Count(self.words("count-question", crooks=crooks, room=names[event.room]), event.number)
            for event in events
            if isinstance(event, NumberWritten) and event.seat == view.you
        ]

    def hindsight(self, seen: Hindsight, view: CrooksOutView) -> RenderableType:
        """Return a finished match as one seat could have known it."""
        return hindsight_report(seen, self.players, self.words, self.names(view)["room"])

    def _pencil(self, view: CrooksOutView) -> Pencil:
        advice: Any = None if self._advise is None else self._advise(view)
        return Pencil(advice, {} if view.you is None else self._notes.get(view.you, {}))

    def _note(self, view: CrooksOutView, seat: Seat, room: str, verdict: str) -> RenderableType:
        assert view.you is not None
        if seat == view.you:
            raise Refusal("note-yourself", {})
        notes = self._notes.setdefault(view.you, {})
        about = {"player": self.players[seat], "room": self.names(view)["room"][room]}
        if verdict != inspect_commands.ERASE:
            notes[seat, room] = verdict
            return Text(self.words("table-noted", mark=NOTES[verdict], **about))
        if notes.pop((seat, room), None) is None:
            raise Refusal("note-missing", about)
        return Text(self.words("table-erased", **about))

    def _opened(self, view: CrooksOutView) -> list[RenderableType]:
        """Return the crooks that were not caught, after the end."""
        assert view.opened is not None
        held = zip(self.players, view.opened.hands, strict=True)
        lines: list[RenderableType] = [
            inspect_commands.headed(
                self.words("table-uncaught", player=player),
                inspect_commands.by_colour(view, crooks, self.words),
            )
            for player, crooks in held
            if crooks
        ]
        box = inspect_commands.by_colour(view, view.opened.box, self.words)
        return [*lines, inspect_commands.headed(self.words("table-box"), box)]

    def _coached(self, view: CrooksOutView, chances: Chances) -> RenderableType:
        """Return the number of possible deals and the most likely crooks."""
        rooms = theme_of(view.theme).rooms
        short = short_rooms(view.theme, self.words)
        found = [
            (chance, -seat, -room)
            for seat, shares in enumerate(chances.seats)
            for room, chance in enumerate(shares)
            if view.seats[seat].marks[room] == "o"
        ]
        best = [
            self.words(
                "table-chance",
                player=self.players[-seat],
                room=short[rooms[-room]],
                chance=percent(chance),
            )
            for chance, seat, room in sorted(found, reverse=True)[:BEST]
        ]
        return Text(
            self.words(
                "table-coach",
                worlds=spaced(chances.worlds),
                exact="yes" if chances.exact else "no",
                best=", ".join(best),
            )
        )

    def _legend(self, view: CrooksOutView, pencil: Pencil) -> str:
        lines = [self.words("table-legend")]
        if view.you is not None and view.opened is None:
            lines[0] += f"; {self.words('table-legend-own')}"
        if pencil.advice is not None:
            lines.append(self.words("table-legend-help", proved=PROVED, excluded=EXCLUDED))
        elif view.help != "plain" and view.circling_of is not None:
            lines.append(self.words("table-help-silent"))
        if pencil.notes:
            lines.append(self.words("table-legend-notes", **NOTES))
        return "\n".join(lines)


def spaced(number: str) -> str:
    """Return a long number in groups of three digits."""
    return f"{int(number):,}".replace(",", "\N{NO-BREAK SPACE}")
