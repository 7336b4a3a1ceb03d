"""Crooks in short form: rating, modifier, gangs as letter and shape, and known faces."""

from rich.text import Text

from omerta.games.crooks import words as said
from omerta.games.crooks.settings import CrookEntry
from omerta.games.crooks.view import Card, CrooksView
from omerta.kernel.texts import Texts

FIGURE_STYLES = {"rating": "bold", "modifier": ""}
GANG_STYLES = {"northside": "bright_red", "westside": "bright_blue", "outfit": "bright_yellow"}
PLAYER_STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue"}
BACK = "▒"
KNOWN_MARKS = {"spied": "◉", "deduced": "∴"}


def gang_mark(gang: str, words: Texts) -> Text:
    """Return a gang as letter and shape, in its colour."""
    return Text(said.gang_mark(gang, words), GANG_STYLES[gang])


class Cards:
    """The faces of one table's deck in one language."""

    def __init__(self, view: CrooksView, words: Texts) -> None:
        self.words = words
        self.faces: dict[str, CrookEntry] = {entry.id: entry for entry in view.deck}

    def figures(self, face: str) -> Text:
        """Return rating, modifier and gangs: `8(-1)R▲`."""
        styles = FIGURE_STYLES | GANG_STYLES
        parts = said.figures(self.faces[face], self.words)
        return Text.assemble(*[(text, styles[kind]) for kind, text in parts])

    def brief(self, face: str) -> Text:
        """Return figures and action."""
        text = self.figures(face)
        action = self.faces[face].action
        if action != "none":
            text.append(f" {self.words(f'action-{action}')}", "italic")
        return text

    def full(self, face: str) -> Text:
        """Return name, figures and action."""
        name = said.name(self.faces[face], self.words)
        return Text(f"{name} ").append_text(self.brief(face))

    def lying(self, card: Card) -> Text:
        """Return a crook on a target as the viewer knows it."""
        if card.face is not None and card.how in ("up", "revealed"):
            return self.figures(card.face)
        back = Text(f"{BACK}{card.tag}", "dim")
        if card.face is None:
            return back.append(f".{card.hangout}")
        figures = self.figures(card.face).plain
        if card.how == "own":
            return back.append(f"({figures})", "dim")
        return back.append(f"{KNOWN_MARKS[str(card.how)]}{figures}", "")
