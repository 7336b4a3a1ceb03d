"""Mafia in the terminal: bosses, city, prison, hand."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.cli.pictures import Picture
from omerta.games.mafia.components import CARD_OF, CRIMINAL, PER_SEAT, following, mate
from omerta.games.mafia.view import FigureView, MafiaView, StreetView
from omerta.games.mafia.words import card_name, figures_called, knight, near, street_ids
from omerta.kernel import Refusal, Seat
from omerta.kernel.texts import Texts

SHAPES: Final = {"yellow": "●", "red": "■", "green": "▲", "blue": "◆"}
"""The shapes of the bosses, so that colour is not the only difference."""
CLOSED: Final = "▒"
MARKS: Final = {"criminal": "!", "arrested": "#", "scene": "×", "running": "»"}
WIDE: Final = 19
"""The width of a street: four of them fit into 80 columns."""
NAME: Final = 20


class MafiaPicture(Picture):
    """Mafia, in one language, for named players."""

    inspect_commands = ("city", "prison", "cash", "hand")

    def table(self, view: MafiaView) -> RenderableType:
        """Return the whole table."""
        parts: list[RenderableType] = [
            self._heading(view),
            self._bosses(view),
            self._city(view),
            self._track(view),
        ]
        if view.hand or view.thrown:
            parts.append(self._hand(view))
        legend = self.words("table-legend", closed=CLOSED, **MARKS)
        return Group(*parts, Text(legend, "dim"))

    def inspect(
        self, what: str, view: MafiaView, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """Return the answer to an inspect command."""
        if what == "city" and rest:
            heard = self.game_text.typed_names(view, self.players, languages)["street"]
            return self._reach(view, heard.get(rest.casefold(), rest))
        commands: dict[str, Callable[[MafiaView], RenderableType]] = {
            "city": self._city,
            "prison": self._cells,
            "cash": self._money,
            "hand": self._hand,
        }
        return commands[what](view)

    # Bosses and money

    def _heading(self, view: MafiaView) -> Text:
        words = self.words
        told = [
            words("table-round", round=view.round),
            words("table-bank", bank=view.bank),
            words("table-deck", deck=view.deck),
        ]
        if not view.bank or view.round == view.max_rounds:
            told.append(words("table-last"))
        return Text("   ".join(told), "bold")

    def _bosses(self, view: MafiaView) -> Table:
        """Return one line for each boss: name, cash, cards, figures at home."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=NAME + 5, no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        for _ in range(4):
            grid.add_column(no_wrap=True)
        words = self.words
        for seat, boss in enumerate(view.seats):
            home = [each.place == "home" for each in figures_of(view, seat)].count(True)
            remarks = [words("table-first")] if view.first == seat else []
            remarks += [words("table-passed")] if boss.passed else []
            grid.add_row(
                self._named(view, seat),
                Text(self._amount(boss.cash), "bold"),
                words("table-holds", hand=boss.hand),
                words("table-threw", thrown=boss.thrown),
                words("table-home", home=home),
                ", ".join(remarks),
            )
        return grid

    def _named(self, view: MafiaView, seat: Seat) -> Text:
        name = Text(self.players[seat])
        name.truncate(NAME, overflow="ellipsis")
        turn = "►" if seat in view.active else " "
        return Text(f"{turn}{self._mark(view, seat)} {name.plain}", f"bold {view.colours[seat]}")

    def _amount(self, amount: int) -> str:
        return self.words("table-amount", amount=amount)

    def _mark(self, view: MafiaView, seat: Seat) -> str:
        """Return a boss in two characters."""
        colour = view.colours[seat]
        return SHAPES[colour] + self.words.cases(f"colour-{colour}")["letter"]

    def _money(self, view: MafiaView) -> RenderableType:
        """Return the cash of all bosses and clans, the bank, and who pays whom."""
        words = self.words
        lines = [Text(words("table-bank", bank=view.bank), "bold")]
        for seat, boss in enumerate(view.seats):
            lines.append(self._named(view, seat).append(f" {self._amount(boss.cash)}"))
        for seat in range(2):
            clan = f"{self.players[seat]}, {self.players[mate(seat)]}"
            cash = view.seats[seat].cash + view.seats[mate(seat)].cash
            lines.append(Text(words("table-clan", clan=clan, cash=cash)))
        for seat, player in enumerate(self.players):
            following_player = self.players[following(seat)]
            lines.append(Text(words("table-owes", player=player, next=following_player), "dim"))
        return Text("\n").join(lines)

    # The city

    def _city(self, view: MafiaView) -> Table:
        """Return every street: its owner, its card, and the figures and money on it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in view.rows[0]:
            grid.add_column(width=WIDE if len(view.rows[0]) * (WIDE + 1) <= 80 else None)
        lying = iter(zip(street_ids(view), view.streets, strict=True))
        for row in view.rows:
            squares = [
                Text("") if each == "." else self._street(view, *next(lying)) for each in row
            ]
            grid.add_row(*squares)
        return grid

    def _street(self, view: MafiaView, name: str, street: StreetView) -> Text:
        """Return two lines: owner, loot and figure of a street; then the card."""
        text = Text(
            f"{self._mark(view, street.owner)} {name}", f"bold {view.colours[street.owner]}"
        )
        if street.loot:
            text.append(f" +{self._amount(street.loot)}", "default")
        if street.figure is not None:
            mark = MARKS["arrested" if street.lying == "arrested" else "scene"]
            text.append(f" {mark}{figures_called(view, self.words)[street.figure]}", "default")
        text.append("\n  ")
        return text.append(self._card(view, street), "default not bold")

    def _card(self, view: MafiaView, street: StreetView) -> str:
        """Return the card on a street; a closed card that the viewer may see is marked as closed."""
        if street.lying == "empty":
            return ""
        if street.card is None:
            return CLOSED * 3
        name = self._face(view, street.card, fired=street.fired)
        return f"{CLOSED} {name}" if street.lying == "closed" else name

    def _face(self, view: MafiaView, card: str, *, fired: bool = False) -> str:
        """Return a card by its name, with a mark if the law may arrest it."""
        criminal = MARKS["criminal"] if fired or CRIMINAL[CARD_OF[card]] else ""
        return card_name(view, card, self.words) + criminal

    def _reach(self, view: MafiaView, name: str) -> RenderableType:
        """Return one street: its owner, and the streets that are near or a knight's move away."""
        streets = street_ids(view)
        if name not in streets:
            raise Refusal("no-such-street", {"street": name[:4]})
        owner = view.streets[streets.index(name)].owner
        lines = [
            self.words("table-street", street=name, player=self.players[owner]),
            self.words("table-near", streets=" ".join(near(view, name))),
            self.words("table-knight", streets=" ".join(knight(view, name)) or "-"),
        ]
        return Text("\n".join(lines))

    # The prison and the hand

    def _track(self, view: MafiaView) -> Text:
        """Return the prison in one line: every cell with its price and its figures."""
        called = list(figures_called(view, self.words).values())
        text = Text(f"{self.words('table-prison')}: ", "bold")
        for at in (*[str(cell) for cell in view.cells], "chair"):
            chair = self.words("table-chair", price=view.numbers.chair_price)
            text.append(chair if at == "chair" else at, "not bold dim")
            for name, figure in zip(called, view.figures, strict=True):
                if figure.at == at:
                    running = MARKS["running"] if figure.place == "running" else ""
                    text.append(f" {running}{name}", "bold")
            text.append("" if at == "chair" else "  ")
        return text

    def _cells(self, view: MafiaView) -> RenderableType:
        """Return the prison cell by cell: figures that sit, run, or may serve."""
        words = self.words
        called = figures_called(view, words)
        lines = []
        for at in (*[str(cell) for cell in view.cells], "chair"):
            told = []
            for (figure, name), where in zip(called.items(), view.figures, strict=True):
                if where.at != at:
                    continue
                if where.place == "running":
                    told.append(words("table-running", figure=name))
                else:
                    able = figure in view.able
                    told.append(words("table-able", figure=name) if able else name)
            if told:
                price = view.numbers.chair_price if at == "chair" else int(at)
                lines.append(words("table-cell", at=at, price=price, figures=", ".join(told)))
        return Text("\n".join(lines) or words("table-empty"))

    def _hand(self, view: MafiaView) -> RenderableType:
        """Return the viewer's cards by number, and thrown ones if the table reminds of them."""
        if not view.hand and not view.thrown:
            return Text(self.words("table-no-hand"), "dim")
        lines = []
        if view.hand:
            cards = [
                Text(f"({slot} {face})", "dim") if slot in view.aside else Text(f"{slot} {face}")
                for slot, face in enumerate([self._face(view, card) for card in view.hand], 1)
            ]
            head = Text(f"{self.words('table-hand')}: ", "bold")
            lines.append(head.append_text(Text("   ").join(cards)))
        if view.thrown:
            thrown = ", ".join([self._face(view, card) for card in view.thrown])
            lines.append(Text(f"{self.words('table-thrown')}: {thrown}", "dim"))
        return Text("\n").join(lines)


def figures_of(view: MafiaView, seat: Seat) -> Sequence[FigureView]:
    """Return the places of a boss's figures."""
    return view.figures[seat * PER_SEAT : (seat + 1) * PER_SEAT]
