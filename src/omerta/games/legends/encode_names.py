"""How many of everything there can be, and what a box calls its things, by number and back."""
# mypyc: skip (belongs to `encode.py`, which is plain)

from typing import Final

from omerta.games.legends import encode_power
from omerta.games.legends.components import TESTS
from omerta.games.legends.view import CardFace, LegendsView, MinionFace

MINIONS: Final = 62
"""Sixty of the largest box, and two cards that only family business has."""
PROBLEMS: Final = 60
DICE: Final = 12
SCENARIOS: Final = ("bank", "chase", "rebels", "casino", "family", "power")
"""The scenarios by number; the last one is never chosen."""
CARDS: Final = 99 * len(SCENARIOS)
"""The cards of all scenarios together."""
CAMPAIGN_LENGTH: Final = 3
"""The scenarios of a campaign."""
CHALLENGES: Final = len(TESTS) + PROBLEMS + CARDS

NOBODY: Final = "-"
"""What no thing in any box is called."""


def viewer_of(view: LegendsView) -> int:
    """The seat whose view this is."""
    if view.you is None:
        raise ValueError("a spectator plays no part: encode the view of a seat")
    return view.you


class Names:
    """What a box calls its minions and challenges, by number and back."""

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
    """The names of the view's box; all views of a pack share what is printed, so one look finds it."""
    for names in _known:
        if names.faces is view.minions and names.cards is view.cards:
            return names
    if len(_known) >= 8:
        _known.clear()
    names = Names(view.minions, view.cards)
    _known.append(names)
    return names
