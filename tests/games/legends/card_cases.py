"""Tests of one card each.

`each(cards, case)` runs a test once for every card, and states which of three cases it shows:
that the card applies, that it does not, or what happens at the boundary. Such a test returns its
table, in which the card must have taken part in the match: a test that only mentions a card
proves nothing. `test_every_card.py` counts whether every card has all three.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, Final, Literal

import msgspec
import pytest

from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.settings import CardEntry, MinionEntry, ProblemEntry
from omerta.testing.legends import LegendsTable

Case = Literal["applies", "fails", "edge"]
CASES: Final[tuple[Case, ...]] = ("applies", "fails", "edge")
Entry = MinionEntry | ProblemEntry | CardEntry
Test = Callable[..., LegendsTable]

EXPERT: Final = {"MH": "m43", "MC": "m44", "MB": "m45", "HC": "m46", "HB": "m47", "CB": "m48"}
"""A minion with four matching icons for each challenge."""
UNMATCHED: Final = {"MH": "m26", "MC": "m21", "MB": "m16", "HC": "m11", "HB": "m06", "CB": "m01"}
"""A minion without a matching icon for each challenge."""
_PRINTED: Final = ("minions", "cards", "scenarios", "odds", "box", "hidden_tables", "unseen")
"""Parts of a view that list components which are not in play; decks do so as well."""


def each(cards: Sequence[Entry], case: Case) -> Callable[[Test], Callable[..., None]]:
    """Mark a test as one about each of these cards, one at a time."""

    def marked(test: Test) -> Callable[..., None]:
        @wraps(test)
        def checked(card: Entry, **others: Any) -> None:
            t = test(card=card, **others)
            assert card.id in in_play(t), f"{card.id} took no part in its own test"

        vars(checked)["shown_cards"] = [(card.id, case) for card in cards]
        found: Callable[..., None]
        found = pytest.mark.parametrize("card", cards, ids=lambda card: card.id)(checked)
        return found

    return marked


def about(name: str, case: Case) -> Callable[[Test], Callable[[], None]]:
    """Mark a test as one about this card."""

    def marked(test: Test) -> Callable[[], None]:
        @wraps(test)
        def checked() -> None:
            assert name in in_play(test()), f"{name} took no part in its own test"

        vars(checked)["shown_cards"] = [(name, case)]
        return checked

    return marked


def shown_in(test: object) -> list[tuple[str, Case]]:
    """Return the cards that a test is about, each with its case."""
    found: list[tuple[str, Case]] = getattr(test, "shown_cards", [])
    return found


def in_play(t: LegendsTable) -> set[str]:
    """Return everything that an event of this match named, or that is open at its end."""
    named = [msgspec.to_builtins(event) for entry in t.match.log for event in entry.events]
    return {*_words(named), *_words(msgspec.to_builtins(t.view()))}


def _words(thing: object) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for name, part in thing.items():
            yield name  # accountant and mole are parts of a view
            if name not in _PRINTED and "deck" not in name:
                yield from _words(part)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from _words(part)


def every_id() -> list[str]:
    """Return all ids that must have tests: minions, problems, the cards of all scenarios."""
    found = [minion.id for minion in HOUSE.minion] + [problem.id for problem in HOUSE.problem]
    for scenario in HOUSE.scenario.values():
        found += [card.id for card in scenario.card] + [extra.id for extra in scenario.extra]
    return found


def of_decks(*decks: str) -> list[CardEntry]:
    """Return the cards of these decks, of any scenario."""
    return [
        card for scenario in HOUSE.scenario.values() for card in scenario.card if card.deck in decks
    ]


def exactly(total: int, dice: int) -> str:
    """Return white dice without luck that make this total; a lock blocks a four where needed."""
    if total < dice:
        return f"{exactly(total, dice - 2)} 4 K"
    faces = [1] * dice
    for place in range(dice):
        faces[place] += min(3, total - sum(faces))
    assert sum(faces) == total, (total, dice)
    return " ".join([str(face) for face in faces])
