"""The next statement: an answer to a question, or else the story, then opinions and questions.

Their order depends on the own random numbers and never on the role, so that neither silence nor
haste reveals anything.
"""

from collections.abc import Sequence
from typing import Final

from omerta.bots.crossfire.aims import BOMBER, best, values
from omerta.bots.crossfire.cloud import of_group
from omerta.bots.crossfire.habits import RED, UNDECLARED, side_of
from omerta.bots.crossfire.mind import Mind
from omerta.bots.crossfire.story import SILENT, Story, own_luck, said_before
from omerta.games.crossfire.actions import (
    Ask,
    Claim,
    NoComment,
    SayAfter,
    SayCard,
    SayGuess,
    SaySeat,
)
from omerta.games.crossfire.components import NOBODY
from omerta.games.crossfire.components_cast import READY
from omerta.games.crossfire.events import StatementMade
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat

MOST: Final = 8
"""The most statements without a question."""
ANSWERS: Final = 11
"""The most statements including answers."""
SURE: Final = 0.42
"""The chance from which on an assassin is accused."""
TWICE: Final = 4
"""The number of cards seen by a player in two shuffles."""
OPINIONS: Final = 2
QUESTIONS: Final = 1


def next_words(mind: Mind, options: Sequence[Action], story: Story) -> Action:
    """One of the options of a discussion; `ready` if there is nothing to say."""
    spoken = [made for made in mind.view.said if made.seat == mind.me]
    if len(spoken) >= min(ANSWERS, mind.view.statement_cap):
        return READY
    if mind.view.asked:
        topic = mind.view.said[mind.view.asked[0] - 1].topic or ""
        if topic in ("aim", "trust"):
            return SaySeat("iaim" if topic == "aim" else "suspect", _target(mind))
        return _told(topic, story.answer("passed" if topic == "dealt" else topic))
    if len(spoken) >= MOST:
        return READY
    told = _told_unasked(mind, story)
    if told is not None:
        return told
    for action in _thoughts(mind, spoken):
        if action is not None and action in options:
            return action
    return READY


def _told(topic: str, word: str) -> Action:
    """A statement about a topic, or declining."""
    if word == SILENT:
        return NoComment()
    if topic == "role":
        return SayCard("am", word)
    if topic in ("after1", "after2"):
        return SayAfter(1 if topic == "after1" else 2, word)
    return SayCard("got" if topic == "got" else "passed" if topic == "passed" else "dealt", word)


def _told_unasked(mind: Mind, story: Story) -> Action | None:
    """The next part of the story, if there is one, in the bot's own order."""
    before = said_before(mind.view)
    topics = ["role", "passed", "got"]
    if len(mind.seen) == TWICE:
        topics.append("after1")
    own_luck(mind.view, mind.seen, 2).shuffle(topics, "order")
    for topic in topics:
        if topic not in before:
            word = story.unasked(topic)
            if word != SILENT:
                return _told(topic, word)
    return None


def _thoughts(mind: Mind, spoken: list[StatementMade]) -> list[Action | None]:
    """Opinions, questions and shown intentions."""
    codes = [made.code for made in spoken]
    found: list[Action | None] = []
    if "think" not in codes:
        found.append(_warning(mind))
    if codes.count("suspect") + codes.count("iaim") < OPINIONS:
        found.append(_opinion(mind, spoken))
    if codes.count("ask") < QUESTIONS:
        found.append(_question(mind))
    found.append(_turn(mind))
    return found


def _target(mind: Mind) -> Seat:
    """The player to be shot, or said to be: red bots point at the VIP, as if at a killer."""
    if side_of(mind.role) == RED:
        found = [
            of_group(mind.cast, mind.odds, place, "vip")
            + 0.6 * of_group(mind.cast, mind.odds, place, "bystander")
            for place in range(mind.cast.places)
        ]
        if mind.place != NOBODY:
            found[mind.place] = -1.0
        return mind.seat(best(found))
    agent = mind.cast.groups.index("agent")
    return mind.seat(best(values(mind.cast, mind.odds, mind.place, agent)))


def _warning(mind: Mind) -> Action | None:
    """A warning about a bomber, if it is known well enough; all but the bomber give it."""
    if mind.is_role("bomber") or not mind.cast.counts[BOMBER]:
        return None
    found = [of_group(mind.cast, mind.odds, place, "bomber") for place in range(mind.cast.places)]
    likeliest = best(found)
    return SayGuess("think", mind.seat(likeliest), "bomber") if found[likeliest] > SURE else None


def _opinion(mind: Mind, spoken: list[StatementMade]) -> Action | None:
    """An accusation, if it was not made before and there is reason enough."""
    whom = _target(mind)
    place = mind.cast.place(mind.view.dealer, whom)
    reason = of_group(mind.cast, mind.odds, place, "assassin")
    if side_of(mind.role) != RED and reason < SURE:
        return None
    about = [made.code for made in spoken if made.about == whom]
    if "suspect" not in about:
        return SaySeat("suspect", whom)
    return SaySeat("iaim", whom) if "iaim" not in about else None


def _question(mind: Mind) -> Action | None:
    """A question to a player who has not named a role and still listens."""
    told = [made.seat for made in mind.view.said if made.code in ("am", "ask")]
    asked = [made.about for made in mind.view.said if made.code == "ask"]
    known = [*told, *asked, mind.me, mind.view.sniper]
    quiet = [seat for seat in mind.view.active if seat not in known]
    if not quiet:
        return None
    return Ask(own_luck(mind.view, mind.seen, 3).pick(quiet, "whom"), "role")


def _turn(mind: Mind) -> Action | None:
    """Turn an undeclared card to the role that was named since."""
    face = mind.view.seats[mind.me].face
    own = said_before(mind.view).get("role", SILENT)
    if face != UNDECLARED or own not in mind.view.claims:
        return None
    return Claim(own)
