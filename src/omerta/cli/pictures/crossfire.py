"""Crossfire in the terminal: the ring of seats, the mix, the viewer's card, the discussion."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.cli.pictures import Picture
from omerta.games.crossfire.actions import Statement
from omerta.games.crossfire.events import StatementMade
from omerta.games.crossfire.view import CrossfireView, RoleView
from omerta.games.crossfire.words import card_text
from omerta.kernel import Action, Refusal, Seat
from omerta.kernel.texts import Texts

TEAMS: Final = {"red": "■", "blue": "●", "none": "◇", "leans_red": "□", "leans_blue": "○"}
"""The shapes of the teams, so that colour is not the only difference."""
COLOURS: Final = {"red": "red", "blue": "blue", "leans_red": "red", "leans_blue": "blue"}
NAME: Final = 20
LAST: Final = 8
"""The number of statements that are shown with the table."""


class CrossfirePicture(Picture):
    """Crossfire, in one language, for named players."""

    inspect_commands = ("me", "mix", "said", "phrases")
    filters_log = True

    def table(self, view: CrossfireView) -> RenderableType:
        """Return the whole table."""
        parts: list[RenderableType] = [self._heading(view), self._ring(view), self._in_play(view)]
        if view.shuffled < len(view.shuffles):
            parts.append(self._shuffles(view))
        if view.said:
            parts.append(self._lines(view, view.said[-LAST:]))
        if view.result is not None:
            parts.append(self._result(view))
        elif view.you is not None:
            parts.append(self._me(view))
        return Group(*parts)

    def inspect(
        self, what: str, view: CrossfireView, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """Return the answer to an inspect command."""
        if what == "said":
            return self._said(view, rest, languages)
        commands: dict[str, Callable[[CrossfireView], RenderableType]] = {
            "me": self._me,
            "mix": self._mix,
            "phrases": self._phrases,
        }
        return commands[what](view)

    def log_of(self, view: CrossfireView, rest: str, languages: Sequence[Texts]) -> RenderableType:
        """Return what one seat has said."""
        return self._said(view, rest, languages)

    def numbered(self, view: CrossfireView) -> Sequence[Action]:
        """Return all options except statements, of which there are hundreds."""
        return [action for action in view.options if not isinstance(action, Statement)]

    def unnumbered(self, view: CrossfireView) -> str | None:
        """Return how statements are typed during the discussion."""
        said = [action for action in view.options if isinstance(action, Statement)]
        if not said:
            return None
        examples = [self.label(view, action).partition(": ")[0] for action in (said[0], said[-1])]
        return self.words("table-talk", say=examples[0], ask=examples[1])

    # The ring

    def _heading(self, view: CrossfireView) -> Text:
        told = self.words("table-heading", mode=view.mode, game=view.game, games=view.games)
        return Text(told, "bold")

    def _ring(self, view: CrossfireView) -> Table:
        """Return one line for each seat: number, name, claim, open card, points."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=NAME + 5, no_wrap=True)
        for _ in range(4):
            grid.add_column(no_wrap=True)
        words = self.words
        for seat, player in enumerate(view.seats):
            face = words("table-no-face") if player.face is None else words(f"face-{player.face}")
            remarks = [words("table-token")] if player.token else []
            remarks += [words("table-dealer")] if view.dealer == seat else []
            remarks += [words("table-sniper")] if view.sniper == seat else []
            grid.add_row(
                self._named(view, seat),
                Text(face),
                Text("") if player.role is None else self._role(view, player.role),
                Text(words("table-points", points=player.points) if view.games > 1 else ""),
                Text(", ".join(remarks), "dim"),
            )
        return grid

    def _named(self, view: CrossfireView, seat: Seat) -> Text:
        name = Text(self.players[seat])
        name.truncate(NAME, overflow="ellipsis")
        turn = "►" if seat in view.active else " "
        return Text(f"{turn}{seat + 1:2} {name.plain}", "bold" if seat == view.you else "")

    def _role(self, view: CrossfireView, role: str) -> Text:
        """Return a role with the shape of its team."""
        return self._card(_entry(view, role), self.words(f"role-{role}"))

    def _card(self, card: RoleView, told: str) -> Text:
        return Text(f"{TEAMS[card.team]} {told}", COLOURS.get(card.team, ""))

    # The cards

    def _in_play(self, view: CrossfireView) -> Text:
        """Return the mix in one line."""
        text = Text(f"{self.words('table-mix')}: ", "bold")
        cards = []
        for card in view.mix:
            name = self.words(f"role-{card.role}")
            told = self.words("table-role", role=name, count=card.count) if card.count > 1 else name
            cards.append(self._card(card, told))
        return text.append_text(Text(", ", "not bold").join(cards))

    def _mix(self, view: CrossfireView) -> RenderableType:
        """Return the mix card by card, with the winning condition of each."""
        lines = []
        for card in view.mix:
            name = self.words(f"role-{card.role}")
            told = self.words("table-role", role=name, count=card.count)
            lines.append(
                self._card(card, told).append(f"  {card_text(card, view.mode, self.words)}", "dim")
            )
        return Text("\n").join(lines)

    def _shuffles(self, view: CrossfireView) -> Text:
        """Return the shuffles with their seats; those to come are in brackets."""
        told = []
        for number, trio in enumerate(view.shuffles):
            names = "-".join([self.players[seat] for seat in trio])
            told.append(names if number < view.shuffled else f"({names})")
        return Text(f"{self.words('table-shuffles')}: {', '.join(told)}", "dim")

    def _me(self, view: CrossfireView) -> RenderableType:
        """Return the viewer's card and the cards seen, as far as the table reminds of them."""
        words = self.words
        if view.you is None or view.you == view.sniper:
            return Text(words("table-nothing"), "dim")
        text = Text(f"{words('table-card')}: ", "bold")
        if view.card is None:
            text.append(words("table-hidden"), "not bold dim")
        else:
            text.append_text(self._role(view, view.card))
            card = _entry(view, view.card)
            text.append(f"  {card_text(card, view.mode, words)}", "not bold dim")
        lines = [text]
        for seen in view.seen:
            role = words(f"role-{seen.role}")
            other = "" if seen.other is None else self.players[seen.other]
            told = words(
                "table-seen", how=seen.how, role=role, other=other, number=seen.number or 0
            )
            lines.append(Text(f"  {told}", "dim"))
        if view.asked:
            lines.append(Text(f"{words('table-asked')}:", "bold"))
            lines.append(self._lines(view, [view.said[no - 1] for no in view.asked]))
        return Text("\n").join(lines)

    # The discussion and the end

    def _said(self, view: CrossfireView, rest: str, languages: Sequence[Texts]) -> RenderableType:
        """Return all statements, or those of one seat."""
        said = list(view.said)
        if rest:
            heard = self.game_text.typed_names(view, self.players, languages)["seat"]
            seat = heard.get(rest.casefold(), "")
            if not seat.isdecimal() or int(seat) >= len(self.players):
                raise Refusal("no-such-seat", {"seat": rest[:20]})
            said = [each for each in said if each.seat == int(seat)]
        return self._lines(view, said) if said else Text(self.words("table-silence"), "dim")

    def _phrases(self, view: CrossfireView) -> Text:
        """Return an example of every kind of statement that is possible now."""
        examples: dict[tuple[str, str], str] = {}
        for action in view.options:
            if isinstance(action, Statement):
                kind = str(action.__struct_config__.tag)
                code = str(getattr(action, "code", getattr(action, "topic", "")))
                examples.setdefault((kind, code), self.label(view, action))
        return Text("\n".join(examples.values()) or self.words("table-no-talk"))

    def _lines(self, view: CrossfireView, said: Sequence[StatementMade]) -> Text:
        names = self.names(view)
        told = [(each.no, self.words.describe("event", each, names)) for each in said]
        lines = [Text(self.words("table-line", no=no, text=text)) for no, text in told]
        return Text("\n").join(lines)

    def _result(self, view: CrossfireView) -> Text:
        assert view.result is not None
        named = ", ".join([self.players[seat] for seat in view.result.winners])
        winners = named or self.words("table-nobody")
        roles = view.result.stages[-1]
        alone = any(_entry(view, roles[seat]).sole for seat in view.result.winners)
        told = self.words(
            "table-result",
            team=view.result.team,
            winners=winners,
            alone="yes" if alone else "no",
        )
        return Text(told, "bold")


def _entry(view: CrossfireView, role: str) -> RoleView:
    """Return the entry of a role in play."""
    (card,) = [each for each in view.mix if each.role == role]
    return card
