"""Crooks in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from omerta.cli.pictures.crooks import looks
from omerta.cli.pictures.crooks.cards import Cards
from omerta.cli.pictures.crooks.grid import whole_table
from omerta.cli.spoken import spellings, thing_names
from omerta.games.crooks.actions import Kill, LayDown, Pass, Recruit
from omerta.games.crooks.components import COLOURS, HANGOUTS, TARGETS, doubts
from omerta.games.crooks.options import CrooksOptions, DeckFile
from omerta.games.crooks.view import CrooksView
from omerta.kernel import Action
from omerta.kernel.commands import Words
from omerta.kernel.texts import Names, Texts


class CrooksPicture:
    """Crooks, in one language, for named players."""

    def __init__(self, words: Texts, players: Sequence[str]) -> None:
        self.words = words
        self.players = tuple(players)
        self._crooks: dict[str, str] = {}

    def names(self, view: CrooksView) -> Names:
        """Players by name, crooks by name, figures and action."""
        if not self._crooks:  # the deck of a table never changes
            cards = Cards(view, self.words)
            self._crooks = {face: cards.full(face).plain for face in cards.faces}
        return {"seat": dict(enumerate(self.players)), "crook": self._crooks}

    def table(self, view: CrooksView) -> RenderableType:
        """The whole table."""
        return whole_table(view, self.players, self.words)

    def look(self, what: str, view: CrooksView) -> RenderableType:
        """The answer to a look command."""
        return looks.LOOKS[what](view, self.players, self.words)

    def remembers(self, view: CrooksView) -> bool:
        """Whether the table plays with the memory aid."""
        return view.memory_aid

    def prompt(self, view: CrooksView) -> str:
        """The question the table asks."""
        if view.decision is None or view.active is None:
            return self.words("prompt-over")
        player = self.players[view.active]
        if view.active != view.you:
            return self.words("prompt-waiting", player=player)
        hand = view.hand.face if view.hand is not None else None
        return self.words(
            f"prompt-{view.decision.replace('_', '-')}",
            player=player,
            money=view.seats[view.active].money or 0,
            hand=Cards(view, self.words).full(hand).plain if hand is not None else "",
        )

    def label(self, view: CrooksView, action: Action) -> str:
        """An option in words, beginning with what one may type."""
        tag = str(action.__struct_config__.tag).replace("_", "-")
        args = self.words.arguments(action, self.names(view))
        if isinstance(action, Recruit):
            args["price"] = next(h.price for h in view.hangouts if h.hangout == action.hangout)
        elif isinstance(action, Kill):
            colour = f"colour-{view.seats[action.seat].colour}"
            args["colour"] = self.words(colour)
            args |= {f"colour_{case}": form for case, form in self.words.cases(colour).items()}
        return self.words(f"option-{tag}", **args)

    def caution(self, view: CrooksView, action: Action) -> str | None:
        """Passing, hiring without a free spot, and spending the last dollar deserve a warning."""
        assert view.you is not None
        money = view.seats[view.you].money
        if isinstance(action, Pass):
            return self.words("caution-pass" if view.hand is None else "caution-pass-in-hand")
        if isinstance(action, LayDown) and money == 1:
            return self.words("caution-last-dollar-down")
        if not isinstance(action, Recruit):
            return None
        if all(target.spots[view.you].cards for target in view.targets):
            return self.words("caution-no-free-spot")
        price = next((h.price for h in view.hangouts if h.hangout == action.hangout), None)
        return self.words("caution-last-dollar-recruit") if price == money else None

    def spoken(self, view: CrooksView, languages: Sequence[Texts]) -> Mapping[str, Words]:
        """Seats by number, colour and name, in this order; crooks, targets, hangouts by name."""
        cards = Cards(view, self.words)
        colours = {player.colour: str(seat) for seat, player in enumerate(view.seats)}
        meant = [(f"word-colour-{c}", colours[c]) for c in COLOURS if c in colours]
        # A player may be called "Red" or "0": the options are shown by colour, so colours win.
        seats = {name.casefold(): str(seat) for seat, name in enumerate(self.players)}
        seats |= spellings(meant, languages)
        seats |= {str(seat): str(seat) for seat in range(len(self.players))}
        crooks = {**thing_names("crook", cards.faces, languages)}
        crooks |= {cards.name(face).casefold(): face for face in cards.faces}
        crooks |= {face.casefold(): face for face in cards.faces}
        return {
            "seat": seats,
            "crook": crooks,
            "target": thing_names("target", TARGETS, languages),
            "hangout": thing_names("hangout", HANGOUTS, languages),
        }

    def doubts(self, options: Any) -> list[str]:
        """Verified facts of the printed game that an owner's deck breaks."""
        assert isinstance(options, CrooksOptions)
        deck = options.deck
        return [self.words(code) for code in doubts(deck)] if isinstance(deck, DeckFile) else []
