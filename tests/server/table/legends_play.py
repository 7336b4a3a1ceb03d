"""Players of Legends at a live table."""

import random
from collections.abc import Callable

from tests.server.live_harness import Json, Person, whose_turn

ONE_SHOT = {"mode": "one_shot", "difficulty": "easy"}
CAMPAIGN = {"mode": "campaign", "scenario_pick": "fixed", "difficulty": "easy"}
TIMID = {"end", "escape", "recruit"}
"""Actions that roll no dice."""


def decision(person: Person) -> str | None:
    """Return the pending decision, as this player sees it."""
    assert person.play is not None
    found: str | None = person.play["view"]["decision"]
    return found


async def reach(luck: random.Random, wanted: Callable[[Person], bool], *people: Person) -> Person:
    """Act at random until this holds for one of the players; return that player."""
    while True:
        for person in whose_turn(*people):
            assert not person.over, "the heist was over before that"
            if wanted(person):
                return person
        await one_answer(luck, *people)


async def one_answer(luck: random.Random, *people: Person) -> None:
    """Let the player whose turn it is act at random, rather boldly, or wait for a bot."""
    active = whose_turn(*people)[0]
    if active.my_turn:
        assert active.play is not None
        options = active.play["view"]["options"]
        places = [n for n, option in enumerate(options) if option["type"] not in TIMID]
        answer = await active.acts(luck.choice(places or range(len(options))))
        assert answer["type"] == "ack", answer
    else:
        await active.hears(lambda push: push["type"] == "step")


def asked_for(kind: str) -> Callable[[Person], bool]:
    """Return whether a player has this decision."""
    return lambda person: person.my_turn and decision(person) == kind


def undoable(person: Person) -> bool:
    """Whether this player may ask for the last step back."""
    assert person.play is not None
    return bool(person.play["undo"])


def options_of(person: Person) -> list[Json]:
    """Return the options of the pending decision, as this player sees them."""
    assert person.play is not None
    view = person.play["view"]
    return list(view["options"] or view["choices"])
