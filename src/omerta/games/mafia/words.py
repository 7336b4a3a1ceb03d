"""Mafia in words: names, prompts, options and cautions, for every program that shows the table."""
# mypyc: skip (speed does not matter; the words are imported only when text is needed)

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from omerta.games.mafia.actions import (
    Done,
    Fill,
    Fire,
    Lay,
    Open,
    Pass,
    Ransom,
    Run,
    Sell,
    Serve,
    Throw,
)
from omerta.games.mafia.components import (
    CARD_OF,
    CRIMINAL_GOODS,
    GOODS,
    KIND,
    LEGAL_GOODS,
    PER_SEAT,
    following,
)
from omerta.kernel.errors import Illegal, Refusal
from omerta.kernel.game_text import spellings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from omerta.games.mafia.settings import MafiaSettings
    from omerta.games.mafia.view import MafiaView
    from omerta.kernel.actions import Action
    from omerta.kernel.commands import Spellings
    from omerta.kernel.texts import Names, Texts

_COLUMNS = {
    "a": "а",
    "b": "бв",
    "c": "сц",
    "d": "д",
    "e": "е",
    "f": "ф",
    "g": "г",
    "h": "хн",
    "i": "и",
}
"""Columns as typed on a Russian keyboard: by sound, or letters that look alike."""


_SLOTS = [str(slot) for slot in range(1, PER_SEAT + 1)]


def street_ids(view: MafiaView) -> list[str]:
    """Every street in reading order."""
    return [
        f"{chr(ord('a') + x)}{y + 1}"
        for y, row in enumerate(view.rows)
        for x, square in enumerate(row)
        if square != "."
    ]


def near(view: MafiaView, street: str) -> list[str]:
    """The streets that touch this one by a side or a corner (MA-4.4)."""
    return [other for other in street_ids(view) if max(_apart(street, other)) == 1]


def knight(view: MafiaView, street: str) -> list[str]:
    """The streets one chess knight's move away (MA-4.5)."""
    return [other for other in street_ids(view) if sorted(_apart(street, other)) == [1, 2]]


def _apart(street: str, other: str) -> tuple[int, int]:
    return abs(ord(street[0]) - ord(other[0])), abs(int(street[1]) - int(other[1]))


def figure_ids(view: MafiaView) -> list[str]:
    """Every figure of the table, seat by seat."""
    return [f"{colour[:2]}{number}" for colour in view.colours for number in range(1, PER_SEAT + 1)]


def figures_called(view: MafiaView, words: Texts) -> dict[str, str]:
    """The name of each figure in this language, which a player may also type: `ye1`, `жё1`."""
    return _figures_called(view.colours, words)


@lru_cache(maxsize=16)
def _figures_called(colours: tuple[str, ...], words: Texts) -> dict[str, str]:
    """The names of figures, cached, because they never change."""
    return {
        f"{colour[:2]}{number}": f"{words(f'figure-{colour}')}{number}"
        for colour in colours
        for number in range(1, PER_SEAT + 1)
    }


@lru_cache(maxsize=64)
def _figures_named(
    colours: tuple[str, ...], players: tuple[str, ...], words: Texts
) -> dict[str, str]:
    """Each figure with its owner."""
    return {
        figure: words("figure-name", figure=called, player=players[place // PER_SEAT])
        for place, (figure, called) in enumerate(_figures_called(colours, words).items())
    }


def card_name(view: MafiaView, card: str, words: Texts) -> str:
    """The name of a card; goods with their printed number."""
    name = words(f"card-{card}")
    place = CARD_OF[card]
    if KIND[place] != GOODS:
        return name
    legal = place < CRIMINAL_GOODS
    number = view.goods[place - LEGAL_GOODS if legal else place - CRIMINAL_GOODS + 6]
    return words("card-goods", goods=name, number=number)


class MafiaWords:
    """The `GameText` of Mafia."""

    @staticmethod
    def names(view: MafiaView, players: Sequence[str], words: Texts) -> Names:
        """Players by name, figures with their owner; the texts name cards and cells."""
        return {
            "seat": dict(enumerate(players)),
            "figure": _figures_named(view.colours, tuple(players), words),
        }

    @staticmethod
    def prompt(view: MafiaView, players: Sequence[str], words: Texts) -> str:
        """The prompt of the present decision."""
        if view.decision is None:
            return words("prompt-over")
        if view.you is None or view.you not in view.active:
            waited = ", ".join([players[seat] for seat in view.active])
            return words("prompt-waiting", player=waited, count=len(view.active))
        return words(
            f"prompt-{view.decision}",
            player=players[view.you],
            card=card_name(view, view.hand[0], words) if view.hand else "",
            street=view.at or "",
            bank=view.bank,
            cash=view.seats[view.you].cash,
            opens=len([action for action in view.options if isinstance(action, Open)]),
            steps=len([action for action in view.options if isinstance(action, Serve)]),
        )

    @staticmethod
    def label(view: MafiaView, action: Action, players: Sequence[str], words: Texts) -> str:
        """An option in words; it begins with what a player may type."""
        args = words.arguments(action, MafiaWords.names(view, players, words))
        if isinstance(action, Throw):
            assert view.hand is not None
            args["card"] = card_name(view, view.hand[action.slot - 1], words)
        elif isinstance(action, Done):
            args |= {"decision": view.decision or "", "aside": len(view.aside)}
        elif isinstance(action, Pass):
            args["passing"] = view.passing
        elif isinstance(action, Lay):
            args["near"] = len(near(view, action.street))
        elif isinstance(action, Open | Fire | Sell | Fill):
            args |= _about_street(view, action.street, players, words)
        elif isinstance(action, Serve | Run | Ransom):
            args |= _about_figure(view, action.figure, players, words)
        return words(f"option-{action.__struct_config__.tag}", **args)

    @staticmethod
    def caution(view: MafiaView, action: Action) -> str | None:
        """Warn before a pass (MA-3.3) and before shooting one's own card (MA-6.2)."""
        if isinstance(action, Pass):
            opens = any(isinstance(option, Open) for option in view.options)
            return "caution-pass-cards" if opens and view.passing == "cards" else "caution-pass"
        if isinstance(action, Fire):
            own = view.streets[street_ids(view).index(action.street)].owner == view.you
            return "caution-own-card" if own else None
        return None

    @staticmethod
    def settings_warnings(settings: MafiaSettings, seats: int) -> Sequence[str]:
        """No warnings: the numbers of a custom data file are the host's decision."""
        return ()

    @staticmethod
    def typed_names(
        view: MafiaView, players: Sequence[str], languages: Sequence[Texts]
    ) -> Mapping[str, Spellings]:
        """Streets in Latin or Cyrillic letters; figures by two letters or one, and a number."""
        streets = {}
        for street in street_ids(view):
            for column in (street[0], *_COLUMNS[street[0]]):
                streets[column + street[1]] = street
        figures = {}
        for words in languages:
            for place, (figure, called) in enumerate(figures_called(view, words).items()):
                colour = f"colour-{view.colours[place // PER_SEAT]}"
                letter = words.cases(colour)["letter"].casefold()
                figures[letter + figure[-1]] = figure
                figures[called] = figures[called.replace("ё", "е")] = figure
        return {"street": streets, "figure": figures}

    @staticmethod
    def split_line(
        view: MafiaView, players: Sequence[str], line: str, languages: Sequence[Texts]
    ) -> Sequence[str] | None:
        """`swap 1 3` is a whole exchange, and `lay 1:a4 2:b1` lays several cards."""
        first, *rest = line.split() or [""]
        verbs = spellings((("word-swap", "swap"), ("word-lay", "lay")), languages)
        verb = verbs.get(first.casefold())
        if verb == "swap":
            return _swapped(view, rest, line)
        if verb == "lay" and ":" in line:
            streets = MafiaWords.typed_names(view, players, languages)["street"]
            return _laid(view, rest, streets, line)
        return None


def _swapped(view: MafiaView, slots: Sequence[str], line: str) -> list[str]:
    """Put each of these cards aside, and finish (MA-2.4)."""
    if not slots or not all(slot in _SLOTS for slot in slots):
        raise Refusal("form-swap", {"text": line})
    left = len(view.hand or ()) - len(view.aside) - len(slots)
    return [f"throw {slot}" for slot in slots] + (["done"] if left else [])


def _laid(
    view: MafiaView, parts: Sequence[str], streets: Mapping[str, str], line: str
) -> list[str]:
    """Lay card by card in the order of the hand, beginning with the first (MA-2.7)."""
    pairs = sorted(tuple(part.split(":", 1)) for part in parts)
    if [pair[0] for pair in pairs] != _SLOTS[: len(pairs)] or any(len(p) < 2 for p in pairs):
        raise Refusal("form-lay", {"text": line})
    named = [streets.get(street.casefold(), street) for _, street in pairs]
    free = [option.street for option in view.options if isinstance(option, Lay)]
    foreign = [street for street in named if street not in free]
    if foreign:
        return [f"lay {foreign[0]}"]  # the rules refuse it before anything is laid
    if len(named) > len(view.hand or ()):
        raise Illegal("no_such_slot", "MA-2.8", slot=len(named))
    for place, street in enumerate(named):
        if street in named[:place]:
            raise Illegal("street_taken", "MA-2.8", street=street)
    lays = [f"lay {street}" for street in named]
    return lays[:-1] if len(lays) == len(free) else lays  # the last card is laid automatically


def _about_street(
    view: MafiaView, name: str, players: Sequence[str], words: Texts
) -> dict[str, str | int]:
    """The owner of the street, the card on it, and the amount due to it."""
    street = view.streets[street_ids(view).index(name)]
    due = 0
    if view.sale is not None and name in view.sale.waiting:
        due = view.sale.due[view.sale.waiting.index(name)]
    return {
        "player": players[street.owner],
        "known": "no" if street.card is None else "yes",
        "card": "" if street.card is None else card_name(view, street.card, words),
        "loot": street.loot,
        "due": due,
    }


def _about_figure(
    view: MafiaView, figure: str, players: Sequence[str], words: Texts
) -> dict[str, str | int]:
    """A prisoner: owner, cell, the end of its next step (MA-9.6 to 9.8), and its ransom."""
    place = figure_ids(view).index(figure)
    seat = place // PER_SEAT
    at = view.figures[place].at
    return {
        "called": figures_called(view, words)[figure],
        "player": players[seat],
        "cell": at,
        "to": "" if at == "chair" else _one_step(view, at),
        "price": view.numbers.chair_price if at == "chair" else int(at),
        "receiver": players[following(seat)],
    }


def _one_step(view: MafiaView, at: str) -> str:
    """The cell after one step from this one, or "home"."""
    there = view.cells.index(int(at)) - 1
    taken = [each.at for each in view.figures if each.place == "cell"]
    if there >= 0 and str(view.cells[there]) in taken:
        there -= 1
    return "home" if there < 0 else str(view.cells[there])
