"""The part of a view for Family Business."""
# mypyc: skip (defines Structs)

from typing import Literal

import msgspec

from omerta.games.legends.actions import ChallengeId, MinionId, Side
from omerta.games.legends.settings import Place

MolePlace = Literal["police", "deck", "aside", "gone"]
"""The places of the mole: police card, clan deck, next to the deck until the round ends, gone."""
AccountantPlace = Literal["deck", "hand", "exhausted", "out", "gone"]


class BusinessView(msgspec.Struct, frozen=True, gc=False):
    """One of the two business spaces, with the effects of its downtimes."""

    side: Side
    card: ChallengeId | None
    """The business, or None for an empty space."""
    place: Place | None
    """Its place, which a helping minion, or else one from any hand, must know."""
    tokens: int
    need: int
    finished: bool
    """Whether it has all its tokens and cannot be chosen again in this round."""
    difficulty: int
    """The difficulty for the active player or, between turns, for the first player."""
    downtimes: tuple[ChallengeId, ...]
    """From bottom to top; only the last one can be overcome, but all of them count."""
    harder: int
    """The sum that they add to the difficulty."""
    banned: tuple[int, ...]
    """Single totals that they forbid, in ascending order."""
    ban_from: int | None
    """This total and every higher one is forbidden."""
    ban_to: int | None
    """This total and every lower one is forbidden."""
    prints: int
    """The fingerprints on business and downtimes, covered ones included."""
    payers: tuple[MinionId, ...]
    """The minions in any hand that know the place."""
    odds: tuple[tuple[int, ...], ...]
    """Exact odds in hundredths of a percent where totals are forbidden: by white dice from 1, the
    chances of at least 1, 2, … successes; empty where `LegendsView.odds` applies.
    """


class FamilyView(msgspec.Struct, frozen=True, gc=False, tag="family"):
    """Businesses, downtimes, income. Decks are listed by number, which hides their order.

    Its decisions: `place` (which minion is exhausted for the place, action `match`), `downtime`
    (which business gets the next one, `under`) and `books` (the accountant's target, `books`).
    """

    income: tuple[int, ...]
    """The income of each space; the last space ends the scenario."""
    marker: int
    """The space of the marker, counted from 0."""
    businesses: tuple[BusinessView, BusinessView]
    """The left and the right space."""
    business_deck: int
    """The number of businesses in the deck; the scenario ends if one is needed and it is empty."""
    removed: int
    """The number of businesses removed unseen."""
    unseen: tuple[ChallengeId, ...]
    """Businesses that no seat has seen: those of the deck and those removed unseen."""
    lost: tuple[ChallengeId, ...]
    """Businesses that were removed unfinished."""
    downtime_deck: tuple[ChallengeId, ...]
    downtime_discard: tuple[ChallengeId, ...]
    unmatched: bool
    """Whether no helping minion knows the place of the tried business, so that one that does must
    be exhausted after `done` and before the roll.
    """
    mole: MolePlace
    accountant: AccountantPlace
    holder: int | None
    """The player who holds the accountant."""
