"""The sniper: asks all players, listens, and places the tokens late."""

from typing import Final

from omerta.bots.crossfire.aims import best_tokens
from omerta.bots.crossfire.mind import Mind
from omerta.bots.crossfire.story import own_luck
from omerta.games.crossfire.actions import Ask, Topic
from omerta.games.crossfire.components_cast import PUTS, READY, TAKES
from omerta.kernel.actions import Action

QUESTIONS: Final = 5
"""The number of questions before the first token."""
GAIN: Final = 0.04
"""A token is moved if that wins this much more."""
MOVES: Final = 12


def next_move(mind: Mind) -> Action:
    """A question, a token placed or taken back, or nothing."""
    view = mind.view
    spoken = [made for made in view.said if made.seat == mind.me]
    if len(spoken) < min(QUESTIONS, view.statement_cap):
        told = [made.seat for made in view.said if made.code == "am"]
        asked = [made.about for made in spoken]
        spared = [*asked, mind.me]
        rest = [seat for seat in view.active if seat not in spared]
        quiet = [seat for seat in rest if seat not in told]
        if quiet or rest:
            luck = own_luck(view, mind.seen, len(spoken))
            topic: Topic = "role" if quiet else "got"
            return Ask(luck.pick(quiet or rest, "whom"), topic)
    if view.seats[mind.me].turned >= min(MOVES, view.claim_cap):
        return READY
    return _token(mind)


def _token(mind: Mind) -> Action:
    """One move towards the best set of tokens."""
    ring = mind.cast.rings[mind.view.dealer]
    lie = sum([1 << place for place, seat in enumerate(ring) if mind.view.seats[seat].token])
    found = best_tokens(mind.cloud)
    wanted = max(found, key=found.__getitem__)
    if found[wanted] <= found[lie] + GAIN:
        return READY
    for place, seat in enumerate(ring):
        if lie & ~wanted & 1 << place:
            return TAKES[seat]
    for place, seat in enumerate(ring):
        if wanted & ~lie & 1 << place:
            return PUTS[seat]
    return READY
