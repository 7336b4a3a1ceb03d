"""Makes `sentences.json`, by which the browser's words are held to the kernel's.

Whole games of Crooks in both languages, with every kind of event, as seat 0 and a spectator are told it, and some refusals:
`python -m tests.web.sentences`.
"""

import itertools
import json
from pathlib import Path
from typing import Any, get_args

from omerta import games
from omerta.kernel import Illegal, Match, Seeded, Viewer, encode
from omerta.kernel.events import TimeoutApplied
from omerta.kernel.texts import LANGUAGES, Texts

PLACE = Path(__file__).parents[2] / "web" / "tests" / "sentences.json"
PLAYERS = ("Anna", "Борис", "Clara")
NAMES = {"seat": dict(enumerate(PLAYERS))}
REFUSALS = (
    Illegal("too_expensive", "CR-3.3", hangout="D", price=3, money=1),
    Illegal("destination_taken", "CR-6.5", target=7),
)


def told(events: list[Any], viewer: Viewer) -> list[dict[str, Any]]:
    """Each event as this viewer may know it, with its sentence in each language."""
    seen = [event.seen_by(viewer) for event in events]
    return [{"event": plain(event), **said(event)} for event in seen]


def said(event: Any) -> dict[str, str]:
    """The sentence in each language."""
    return {
        language: Texts(language, "omerta.games.crooks").told("event", event, NAMES)
        for language in LANGUAGES
    }


def plain(value: Any) -> Any:
    """A structure as JSON carries it."""
    return json.loads(encode(value))


def story(seed: int) -> list[Any]:
    """All events of a game in which everybody answers at random, but never passes."""
    luck = Seeded(seed)
    match = Match.new("crooks", seats=3, seed=seed)
    events = list(match.log[0].events)
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        going = [o for o in options if plain(o)["type"] != "pass"] or list(options)
        events += match.play(seat, luck.pick(going, "answer"))
    return [*events, TimeoutApplied(1, "rob")]


def every_kind() -> list[Any]:
    """One whole game, and from later ones what did not happen in it."""
    events = story(0)
    missing = {*get_args(games.get("crooks").meta.events)} - {type(event) for event in events}
    for game in map(story, itertools.count(1)):
        if not missing:
            break
        news = [event for event in game if type(event) in missing]
        missing -= {type(event) for event in news}
        events += news
    return events


def fixture() -> str:
    """The text of the file."""
    events = every_kind()
    refused = [
        {
            "code": refusal.code,
            "params": refusal.params,
            **{each: Texts(each, "omerta.games.crooks").refusal(refusal) for each in LANGUAGES},
        }
        for refusal in REFUSALS
    ]
    told_lines = [*told(events, 0), *told(events, None)]
    made = {"players": PLAYERS, "told": told_lines, "refused": refused}
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
