"""The sizes of the numberings, and the names of a pack's components by number and back."""
# mypyc: skip (belongs to `encode.py`, which is plain)

from typing import Final

from omerta.games.legends import encode_power
from omerta.games.legends.components import TESTS
from omerta.games.legends.view import CardFace, LegendsView, MinionFace

MINIONS: Final = 62
"""Sixty minions of the largest data file, and two cards of Family Business."""
PROBLEMS: Final = 60
DICE: Final = 12
SCENARIOS: Final = ("bank", "chase", "rebels", "casino", "family", "power")
"""The scenarios by number; the last one is never chosen."""
CARDS: Final = 99 * len(SCENARIOS)
"""The cards of all scenarios together."""
CAMPAIGN_LENGTH: Final = 3
"""The number of scenarios in a campaign."""
CHALLENGES: Final = len(TESTS) + PROBLEMS + CARDS

NO_NAME: Final = "-"
"""An id that no component has."""


def viewer_of(view: LegendsView) -> int:
    """Return the seat of the view; a spectator's view cannot be encoded."""
    if view.you is None:
        raise ValueError("a spectator plays no part: encode the view of a seat")
    return view.you


class Names:
    """The names of a pack's minions and challenges by number and back."""

    __slots__ = (
        "campaign_of",
        "campaigns",
        "cards",
        "challenge_of",
        "challenges",
        "faces",
        "minion_of",
        "minions",
    )

    def __init__(self, faces: tuple[MinionFace, ...], cards: tuple[CardFace, ...]) -> None:
        self.faces = faces
        self.cards = cards
        self.minions = {number: face.id for number, face in enumerate(faces)}
        problems = [card.id for card in cards if card.deck == "problem"]
        others = [card.id for card in cards if card.deck not in ("test", "problem")]
        self.challenges = {
            **dict(enumerate(TESTS)),
            **dict(enumerate(problems, len(TESTS))),
            **dict(enumerate(others, len(TESTS) + PROBLEMS)),
        }
        self.minion_of = {name: number for number, name in self.minions.items()}
        self.challenge_of = {name: number for number, name in self.challenges.items()}
        self.campaign_of = encode_power.campaign_cards(cards)
        self.campaigns = {number: name for name, number in self.campaign_of.items()}


_known: list[Names] = []


def names_in(view: LegendsView) -> Names:
    """Return the names of the view's pack, cached for all views of the pack."""
    for names in _known:
        if names.faces is view.minions and names.cards is view.cards:
            return names
    if len(_known) >= 8:
        _known.clear()
    names = Names(view.minions, view.cards)
    _known.append(names)
    return names
