"""What the own words tell others: each thing one could say is judged by what all would then think.

What all think is what an onlooker concludes from the talk alone. A statement is worth as much as it
moves these odds where the own role wants them; so a lie that a neighbour contradicts is worth
little, and one story is kept because an onlooker would notice another.
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
"""So many layouts an onlooker is supposed to think of."""
GLANCE: Final = 20
"""The same where a quick answer is wanted."""
GAIN: Final = 0.01
"""Words that are worth less are kept to oneself."""


class Calculated(Story):
    """A story that is made up while it is told: of each topic what is worth most to be said."""

    def __init__(self, mind: Mind, sight: int = SIGHT) -> None:
        super().__init__(mind.cast, mind.view, mind.seen)
        self._mind = mind
        self._sight = sight

    def made_up(self, topic: str) -> str:
        """What is best to be known, or nothing."""
        worths = judged(self._mind, topic, choices(self._mind, topic), self._sight)
        silent = worths[0][0]
        worth, word = max(worths)
        return word if worth > silent + GAIN else SILENT

    def unasked(self, topic: str) -> str:
        """The same as if somebody had asked."""
        return self.answer(topic)


class Bait(Calculated):
    """A decoy's story: it is who its face says, and had the cards that make it a target."""

    def made_up(self, topic: str) -> str:
        """The role by its habits; of a card what draws most fire."""
        return self._own if topic == "role" else super().made_up(topic)


def judged(
    mind: Mind, topic: str, words: Sequence[str], sight: int = SIGHT
) -> list[tuple[float, str]]:
    """What it is worth to say each of these words about a topic; "" is to keep silent."""
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
    """What one might say about a topic; first of all nothing."""
    if topic == "role":
        return ["", *own_words(mind.cast, mind.role)]
    return ["", *[ROLES[role] for role in sorted(set(mind.cast.deck))]]


def wanted(mind: Mind, shared: Odds) -> float:
    """How much the own role likes what everybody thinks; all but a bomber want it found."""
    if mind.is_role("bomber") or not mind.cast.counts[BOMBER]:
        return _liked(mind, shared)
    return _known(mind, shared, "bomber") + _liked(mind, shared)


def _liked(mind: Mind, shared: Odds) -> float:
    """The same for what else a role wants."""
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
    """How much of what one knows of a class the others know, too; oneself apart."""
    return sum(
        [
            of_group(mind.cast, mind.odds, place, group) * of_group(mind.cast, shared, place, group)
            for place in range(mind.cast.places)
            if place != mind.place
        ]
    )
