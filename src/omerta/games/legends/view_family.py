"""Family Business as everybody sees it."""
# mypyc: skip (defines Structs)

from typing import Literal

import msgspec

from omerta.games.legends.actions import ChallengeId, MinionId, Side
from omerta.games.legends.settings import Place

MolePlace = Literal["police", "deck", "aside", "gone"]
"""Beside the police card, in the clan deck, beside the deck until the round is over, not there."""
AccountantPlace = Literal["deck", "hand", "exhausted", "out", "gone"]


class BusinessView(msgspec.Struct, frozen=True, gc=False):
    """One of the two business spaces, with all that its downtimes do to it."""

    side: Side
    card: ChallengeId | None
    """The business; None, the space is empty."""
    place: Place | None
    """Where it is: one who helps, or one from any hand, must know the place."""
    tokens: int
    need: int
    finished: bool
    """It has all its tokens and cannot be chosen again in this round."""
    difficulty: int
    """As it counts for the active player, or between turns for the first."""
    downtimes: tuple[ChallengeId, ...]
    """From bottom to top; only the last one can be overcome, all of them act."""
    harder: int
    """What they add to the difficulty, in sum."""
    banned: tuple[int, ...]
    """Totals that they forbid, one by one and rising."""
    ban_from: int | None
    """This total and every higher one is forbidden."""
    ban_to: int | None
    """This total and every lower one is forbidden."""
    prints: int
    """Fingerprints on business and downtimes, covered ones included."""
    payers: tuple[MinionId, ...]
    """Minions in any hand that know the place, for whoever tries it."""
    odds: tuple[tuple[int, ...], ...]
    """Exact odds in hundredths of a percent where totals are forbidden: by white dice from 1, the
    chance of one success or more, of two, … up to the most; empty where the usual table holds."""


class FamilyView(msgspec.Struct, frozen=True, gc=False, tag="family"):
    """Businesses, downtimes, income. Decks are listed by number, never in order.

    Its questions: `place` (who is exhausted for the place, answered by `match`), `downtime` (at which
    business the next one goes, `under`), `books` (what the accountant sees to, `books`).
    """

    income: tuple[int, ...]
    """The track; its last space ends the scenario."""
    marker: int
    """The space of the marker, counted from 0."""
    businesses: tuple[BusinessView, BusinessView]
    """Left, right."""
    business_deck: int
    """How many businesses are left; without one to fill a space the scenario ends."""
    removed: int
    """How many were removed unseen."""
    unseen: tuple[ChallengeId, ...]
    """Businesses that nobody has seen: which of them are left and which removed is not known."""
    lost: tuple[ChallengeId, ...]
    """Businesses that were removed unfinished."""
    downtime_deck: tuple[ChallengeId, ...]
    downtime_discard: tuple[ChallengeId, ...]
    unmatched: bool
    """Nobody who helps with the business that is tried knows its place: somebody will have to be
    exhausted for it, after `done` and before the roll."""
    mole: MolePlace
    accountant: AccountantPlace
    holder: int | None
    """The player who holds the accountant."""
