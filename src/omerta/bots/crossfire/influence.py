"""Rates each possible statement by what all players would think after it.

The public opinion is what an observer concludes from the discussion alone. A statement is worth
as much as it moves these odds in favour of the own role. So a lie that a neighbour contradicts
is worth little, and a story stays consistent because an observer would notice a change.
"""

from collections.abc import Sequence
from typing import Final

from omerta.bots.crossfire.aims import BOMBER
from omerta.bots.crossfire.cloud import Odds, of_group, shared_odds
from omerta.bots.crossfire.habits import RED, own_words, side_of
from omerta.bots.crossfire.hearing import MUDDLED, Hearing
from omerta.bots.crossfire.mind import Mind
from omerta.bots.crossfire.story import NUMBERS, SILENT, Story
from omerta.games.crossfire.components import NOBODY, ROLE_OF, ROLES

SIGHT: Final = 40
"""The number of layouts that an observer considers."""
GLANCE: Final = 20
"""The same for a quick answer."""
GAIN: Final = 0.01
"""A statement that is worth less is not made."""


class Calculated(Story):
    """A story that is invented while it is told: for each topic the statement of highest value."""

    def __init__(self, mind: Mind, sight: int = SIGHT) -> None:
        super().__init__(mind.cast, mind.view, mind.seen)
        self._mind = mind
        self._sight = sight

    def made_up(self, topic: str) -> str:
        """The best statement about a topic, or none."""
        worths = judged(self._mind, topic, choices(self._mind, topic), self._sight)
        silent = worths[0][0]
        worth, word = max(worths)
        return word if worth > silent + GAIN else SILENT

    def unasked(self, topic: str) -> str:
        """The same without a question."""
        return self.answer(topic)


class Bait(Calculated):
    """A decoy's story: its face names its role, and its cards are those that make it a target."""

    def made_up(self, topic: str) -> str:
        """The role by its habits; of a card, the statement that draws most fire."""
        return self._own if topic == "role" else super().made_up(topic)


def judged(
    mind: Mind, topic: str, words: Sequence[str], sight: int = SIGHT
) -> list[tuple[float, str]]:
    """The value of each of these words about a topic; "" is silence."""
    found = []
    for word in words:
        hearing = Hearing(mind.cast, mind.view, NOBODY, ())
        own = hearing.words[mind.place]
        if word and topic == "role":
            own.am = word if own.am in ("", word) else MUDDLED
        elif word:
            own.tell(NUMBERS[topic], ROLE_OF[word])
        found.append((wanted(mind, shared_odds(hearing, sight)), word))
    return found


def choices(mind: Mind, topic: str) -> list[str]:
    """The possible statements about a topic, silence first."""
    if topic == "role":
        return ["", *own_words(mind.cast, mind.role)]
    return ["", *[ROLES[role] for role in sorted(set(mind.cast.deck))]]


def wanted(mind: Mind, shared: Odds) -> float:
    """The value of the public opinion for the own role; all but a bomber want the bomber found."""
    if mind.is_role("bomber") or not mind.cast.counts[BOMBER]:
        return _liked(mind, shared)
    return _known(mind, shared, "bomber") + _liked(mind, shared)


def _liked(mind: Mind, shared: Odds) -> float:
    """The value for the other wishes of a role."""
    cast, me, role = mind.cast, mind.place, ROLES[mind.role]
    killer = of_group(cast, shared, me, "assassin")
    vip = of_group(cast, shared, me, "vip")
    bystander = of_group(cast, shared, me, "bystander")
    if role in ("decoy", "blue_decoy", "red_decoy"):
        own = {"decoy": max(killer, vip), "blue_decoy": vip, "red_decoy": killer}[role]
        return own - bystander
    if role == "bomber":
        return -of_group(cast, shared, me, "bomber") - killer - vip
    if role in ("bystander", "protester", "patriot"):
        return bystander - killer - vip
    if role == "peacekeeper":
        return -killer - vip
    if side_of(mind.role) == RED:
        return _known(mind, shared, "vip") - killer - 0.5 * _known(mind, shared, "assassin")
    hides = vip if role == "vip" else -0.3 * vip
    return _known(mind, shared, "assassin") - _known(mind, shared, "vip") - hides - killer


def _known(mind: Mind, shared: Odds, group: str) -> float:
    """How much of the own knowledge of a group the others have too, the own place excluded."""
    return sum(
        [
            of_group(mind.cast, mind.odds, place, group) * of_group(mind.cast, shared, place, group)
            for place in range(mind.cast.places)
            if place != mind.place
        ]
    )
