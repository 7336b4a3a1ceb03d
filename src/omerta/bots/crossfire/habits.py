"""A model of how players talk, which bots use both for speaking and for listening.

The first wish of each role decides what it hides: blue roles hide where the VIP card went, red
roles where the assassins' cards went. A claim proves nothing, because every role sometimes makes
every claim. Numbers are percentages; words that a table does not have are left out.
"""

from typing import Final

from omerta.games.crossfire.components import ROLE_OF, ROLES
from omerta.games.crossfire.components_cast import Cast

Words = dict[str, int]
"""The frequency of each word."""
RED: Final = "red"
BLUE: Final = "blue"
UNDECLARED: Final = "undeclared"

SIDES: Final[dict[str, str]] = {
    "vip": BLUE,
    "agent": BLUE,
    "mercenary": BLUE,
    "bodyguard": BLUE,
    "sniper": BLUE,
    "patriot": BLUE,
    "blue_decoy": BLUE,
    "assassin": RED,
    "red_decoy": RED,
    "protester": RED,
}
"""The side that a role wants to win; other roles do not care."""

_BYSTANDER: Final[Words] = {"bystander": 80, "agent": 7, "vip": 3, UNDECLARED: 10}
_GUARD: Final[Words] = {"agent": 50, "vip": 20, UNDECLARED: 18, "bystander": 12}
FACES: Final[dict[str, Words]] = {
    "vip": {"agent": 42, "bystander": 28, UNDECLARED: 20, "vip": 10},
    "agent": {"agent": 45, "vip": 28, UNDECLARED: 15, "bystander": 12},
    "mercenary": _GUARD,
    "bodyguard": _GUARD,
    "assassin": {"agent": 42, "bystander": 38, UNDECLARED: 16, "vip": 4},
    "decoy": {"agent": 50, UNDECLARED: 22, "vip": 14, "bystander": 14},
    "blue_decoy": {"vip": 42, "agent": 25, UNDECLARED: 18, "bystander": 15},
    "red_decoy": {"agent": 40, "bystander": 32, UNDECLARED: 22, "vip": 6},
    "bystander": _BYSTANDER,
    "protester": _BYSTANDER,
    "patriot": _BYSTANDER,
    "bomber": {"bystander": 40, "agent": 35, UNDECLARED: 20, "vip": 5},
    "peacekeeper": {UNDECLARED: 40, "bystander": 35, "agent": 20, "vip": 5},
}
"""The face with which each role lays its card down."""

OWN: Final[dict[str, Words]] = {
    "vip": {"agent": 45, "blue": 22, "bystander": 23, "vip": 7, "decoy": 3},
    "agent": {"agent": 45, "blue": 25, "vip": 20, "bystander": 10},
    "mercenary": {"mercenary": 30, "agent": 30, "blue": 20, "vip": 12, "bystander": 8},
    "bodyguard": {"bodyguard": 30, "agent": 30, "blue": 20, "vip": 12, "bystander": 8},
    "assassin": {"agent": 40, "bystander": 33, "blue": 12, "decoy": 10, "assassin": 2, "vip": 3},
    "decoy": {"agent": 44, "vip": 14, "bystander": 14, "blue": 17, "decoy": 9, "assassin": 2},
    "blue_decoy": {"vip": 40, "agent": 27, "blue": 18, "bystander": 12, "blue_decoy": 3},
    "red_decoy": {"agent": 40, "bystander": 32, "blue": 10, "assassin": 10, "red_decoy": 8},
    "bystander": {"bystander": 85, "agent": 8, "blue": 7},
    "protester": {"bystander": 60, "protester": 20, "blue": 10, "agent": 10},
    "patriot": {"patriot": 45, "bystander": 40, "blue": 15},
    "bomber": {"bystander": 35, "agent": 40, "blue": 15, "decoy": 10},
    "peacekeeper": {"peacekeeper": 55, "bystander": 35, "blue": 10},
}
"""What each role says it is; a player mostly keeps to the claimed face."""

TRUTH: Final[dict[str, int]] = {
    "vip": 70,
    "agent": 88,
    "mercenary": 88,
    "bodyguard": 88,
    "assassin": 40,
    "decoy": 20,
    "red_decoy": 45,
    "blue_decoy": 50,
    "bystander": 85,
    "protester": 50,
    "patriot": 85,
    "bomber": 50,
    "peacekeeper": 85,
}
"""How often each role tells the truth about its earlier cards, which neighbours know too."""
QUIET: Final = 35
"""How often a card is not mentioned unless a player asks, whatever it is."""
HOT: Final = 20
"""How often a role tells the truth about a card that its side must protect."""
TOLD: Final[dict[str, int]] = {"bomber": 95}
"""How often other roles tell where these cards went: if a bomber survives, they all lose."""
HONEST: Final = 97
"""Honest players are sometimes wrong."""


def side_of(role: int) -> str:
    """The side that a role wants to win, or ""."""
    return SIDES.get(ROLES[role], "")


def is_hot(role: int, card: int) -> bool:
    """True if a role prefers not to tell where this card went."""
    side = side_of(role)
    return (side == BLUE and ROLES[card] == "vip") or (side == RED and ROLES[card] == "assassin")


def is_bomb(role: int, card: int) -> bool:
    """True if this is a bomber's card, and the role is another one, which wants it hit."""
    return ROLES[card] == "bomber" != ROLES[role]


def truth(role: int, card: int) -> float:
    """The chance that a role tells the truth about having had this card."""
    if role != card and ROLES[card] in TOLD:
        return TOLD[ROLES[card]] / 100
    return (HOT if is_hot(role, card) else TRUTH.get(ROLES[role], HONEST)) / 100


def own_words(cast: Cast, role: int) -> Words:
    """What a role may say it is at this table, and how often."""
    return _here(OWN.get(ROLES[role], {}), cast)


def faces(cast: Cast, role: int) -> Words:
    """The faces that a role may show at this table, and how often; a card not in play is rare."""
    usual = FACES.get(ROLES[role], {})
    held = [UNDECLARED, *[cast.groups[card] for card in cast.deck]]
    return {face: usual.get(face, 1) if face in held else 1 for face in cast.file.claims}


def _here(words: Words, cast: Cast) -> Words:
    return {
        word: weight
        for word, weight in words.items()
        if word in (RED, BLUE) or cast.counts[ROLE_OF[word]]
    }
