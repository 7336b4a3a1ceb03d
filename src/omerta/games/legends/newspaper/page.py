"""The newspaper as one page of HTML, without scripts and foreign sources; all names are escaped."""
# mypyc: skip (not called often)

from __future__ import annotations

from functools import cache
from html import escape
from typing import TYPE_CHECKING

from omerta.games.legends.newspaper import PACKAGE
from omerta.games.legends.newspaper.piece import Thing
from omerta.games.legends.words import printed
from omerta.kernel.data import read_text
from omerta.kernel.press import policy
from omerta.kernel.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from omerta.games.legends.newspaper.editor import Edition
    from omerta.games.legends.newspaper.piece import Figure, Piece, Value
    from omerta.games.legends.view import LegendsView
    from omerta.kernel.press import Day, Link
    from omerta.kernel.texts import Names

_HEAD = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
"""


class Page:
    """The page in one language about one clan."""

    def __init__(self, view: LegendsView, players: Sequence[str], language: str) -> None:
        self.language = language
        self.words = _words(language)
        people = dict(enumerate(players))
        # A single player leads both hands under one name.
        hands = {hand: people.get(hand, players[0]) for hand in range(view.players)}
        self._names: Names = {"player": hands, **printed(view, self.words)}
        self._players = self._listed(tuple([Thing("player", seat) for seat in people]))

    def printed(self, editions: Sequence[Edition], style: str, links: Mapping[Link, str]) -> str:
        """Return the whole page."""
        head = _HEAD.format(
            language=self.language,
            policy=escape(policy(style)),
            title=self.text("paper-title"),
            style=style,
        )
        body = [self._links(links), self._masthead(editions), "<main>"]
        body += [self._edition(number, edition) for number, edition in enumerate(editions, 1)]
        if not editions:
            body.append(f'<p class="waiting">{self.text("paper-nothing-yet")}</p>')
        body.append(f"</main>\n<footer><p>{self.text('paper-imprint')}</p></footer>")
        return "\n".join([f"{head}<body>", *filter(None, body), "</body>\n</html>\n"])

    # Texts

    def text(self, message_id: str, **args: Value) -> str:
        """Return a message with its arguments, escaped for HTML."""
        return escape(self.words(message_id, **self._resolved(args)))

    def piece_text(self, piece: Piece, part: str = "") -> str:
        """Return a piece in the wording of its turn; `part` may select the headline."""
        ways = 1
        while self.words.has(f"{piece.id}-{ways + 1}"):
            ways += 1
        return self.text(f"{piece.id}-{piece.turn % ways + 1}{part}", **piece.args)

    def _resolved(self, args: Mapping[str, Value]) -> dict[str, str | int]:
        found: dict[str, str | int] = {"players": self._players}
        for key, value in args.items():
            if isinstance(value, Thing):
                found[key] = self._name(value)
            elif isinstance(value, str | int):
                found[key] = value
            else:
                found[key] = self._listed(value)
        return found

    def _name(self, thing: Thing) -> str:
        return self._names[thing.kind].get(thing.value, str(thing.value))

    def _listed(self, things: Sequence[Thing]) -> str:
        """Return names as a list in a sentence."""
        names = [self._name(thing) for thing in things]
        if len(names) < 2:
            return "".join(names)
        return self.words("paper-and", first=", ".join(names[:-1]), last=names[-1])

    def _day(self, day: Day | None) -> str:
        if day is None:
            return self.text("paper-undated")
        year = str(day.year)  # a number would be grouped by thousands
        return self.text("paper-date", **{**day._asdict(), "year": year})

    # Parts of the page

    def _links(self, links: Mapping[Link, str]) -> str:
        if not links:
            return ""
        shown = [
            f'<a href="{escape(address)}">{self.text(f"paper-link-{name}")}</a>'
            for name, address in links.items()
        ]
        return f'<nav class="links" aria-label="{self.text("paper-links")}">{" ".join(shown)}</nav>'

    def _masthead(self, editions: Sequence[Edition]) -> str:
        listed = [
            f'<li><a href="#edition-{number}">{self.piece_text(edition.lead, "-head")}</a></li>'
            for number, edition in enumerate(editions, 1)
        ]
        contents = f'<ol class="contents">{"".join(listed)}</ol>' if len(listed) > 1 else ""
        return (
            f'<header class="masthead">{_picture("skyline")}<h1>{self.text("paper-name")}</h1>\n'
            f'<p class="motto">{self.text("paper-motto")}</p>\n'
            f'<p class="price"><span>{self.text("paper-city")}</span>'
            f"<span>{self.text('paper-price')}</span></p>{contents}</header>"
        )

    def _edition(self, number: int, edition: Edition) -> str:
        about = self._name(edition.about) if edition.about else self.words("paper-about-clan")
        more = "".join([f"<p>{self.piece_text(piece)}</p>" for piece in edition.more])
        return (
            f'<article class="edition" id="edition-{number}" aria-labelledby="lead-{number}">\n'
            f'<p class="folio"><span>{self.text("paper-number", number=number)}</span>'
            f"<span>{self._day(edition.day)}</span>"
            f"<span>{self.text(f'paper-kind-{edition.kind}')}</span></p>\n"
            f'<section class="lead"><p class="kicker">{escape(about)}</p>'
            f'<h2 id="lead-{number}">{self.piece_text(edition.lead, "-head")}</h2>'
            f'<div class="column">{_picture(edition.picture)}'
            f"<p>{self.piece_text(edition.lead)}</p>{more}</div></section>\n"
            f'<div class="stories">{self._box(edition)}'
            f"{''.join([self._story(piece) for piece in edition.stories])}"
            f"{''.join([self._notice(piece) for piece in edition.notices])}</div>\n</article>"
        )

    def _story(self, piece: Piece) -> str:
        head, body = self.piece_text(piece, "-head"), self.piece_text(piece)
        return f"<section><h3>{head}</h3><p>{body}</p></section>\n"

    def _notice(self, piece: Piece) -> str:
        head, body = self.piece_text(piece, "-head"), self.piece_text(piece)
        return f'<section class="notice"><h3>{head}</h3><p>{body}</p></section>\n'

    def _box(self, edition: Edition) -> str:
        lines = [
            f"<div><dt>{self.text(line.id, **line.args)}</dt><dd>{self._number(line)}</dd></div>"
            for line in edition.figures
        ]
        title = self.text(f"paper-figures-{edition.kind}")
        return f'<section class="figures"><h3>{title}</h3><dl>{"".join(lines)}</dl></section>\n'

    def _number(self, line: Figure) -> str:
        if "limit" in line.args:
            return self.text("paper-of", **line.args)
        return str(line.args["number"])


@cache
def _words(language: str) -> Texts:
    return Texts(language, "omerta.games.legends", PACKAGE)


def _picture(name: str) -> str:
    """Return a decorative drawing."""
    return read_text(PACKAGE, "art", f"{name}.svg").strip()
