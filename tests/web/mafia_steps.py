"""Makes `chains.json`: whole matches of Mafia, step by step, as the server sends them.

The client animates a step event by event and applies each event to its view; these matches
compare the result with the engine's views. They also compare the effect of a card that the
client predicts with the engine's: `python -m tests.web.mafia_steps`.
"""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from omerta.games.mafia.actions import Open
from omerta.games.mafia.components import CARD_OF, ESCAPE, KIND
from omerta.games.mafia.events import (
    CardArrested,
    CardKilled,
    FigureFreed,
    FigureJailed,
    MafiaEvent,
    PlayerSkipped,
    RoundEnded,
    TurnStarted,
)
from omerta.games.mafia.settings import MafiaSettings
from omerta.games.mafia.words import street_ids
from omerta.kernel import Match, Seeded, Viewer
from omerta.kernel.view_diff import view_diff
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "mafia" / "chains.json"
SAME = frozenset({"options", "sale", "decision", "active", "at", "phase", "outcome"})
"""Fields of a view that no event changes: they describe the current decision."""


THEN = (TurnStarted, PlayerSkipped, RoundEnded)
"""Events after which the effect of a card is over."""


class Seen(NamedTuple):
    """A match as one viewer saw it."""

    viewer: Viewer
    options: MafiaSettings


GAMES = (
    Seen(0, MafiaSettings(bank="1000", max_rounds="5")),
    Seen(2, MafiaSettings(bank="1000", memory_aid="full", exchange_order="simultaneous")),
    Seen(3, MafiaSettings(bank="1000", memory_aid="laid", board="quarters", passing="cards")),
    Seen(None, MafiaSettings(bank="1000", max_rounds="5", killed_closed="unseen", victory="clan")),
)


def played(options: MafiaSettings, seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """Yield a match in which all seats act at random and seldom pass."""
    chance = Seeded(seed)
    match = Match.new("mafia", seats=4, seed=seed, settings=options)
    yield match, list(match.log[0].events)
    while match.waiting:
        seat = match.waiting[0]
        answers = list(match.options(seat))
        going = [each for each in answers if plain(each)["type"] != "pass"] or answers
        if chance.below(12, "tired") == 0:
            going = answers
        yield match, match.play(seat, chance.pick(going, "answer"))


def kinds(options: MafiaSettings, seed: int) -> set[type]:
    """Return every kind of event in this match."""
    return {type(event) for _, events in played(options, seed) for event in events}


def seeds() -> list[int]:
    """Return one seed for each match, so that together they have every kind of event."""
    wanted = {*get_args(MafiaEvent)}
    found = [0] * (len(GAMES) - 1)
    for game, seen in enumerate(GAMES[:-1]):
        found[game] = max(range(30), key=lambda seed: len(kinds(seen.options, seed) & wanted))
        wanted -= kinds(seen.options, found[game])
    last = GAMES[-1].options
    found.append(next(s for s in itertools.count() if kinds(last, s) >= wanted))
    return found


def told(seen: Seen, seed: int) -> dict[str, Any]:
    """Return the first view whole, and then what each step changed."""
    steps: list[dict[str, Any]] = []
    first: Any = None
    known: Any = None
    for match, events in played(seen.options, seed):
        view = match.view(seen.viewer)
        if known is None:
            first = plain(view) | {"options": []}
        else:
            fields, entries = view_diff(known, view)
            steps.append(
                {
                    "view": {name: value for name, value in fields.items() if name not in SAME},
                    "entries": {n: each for n, each in entries.items() if n not in SAME},
                    "events": [plain(event.seen_by(seen.viewer)) for event in events],
                }
            )
        known = view
    return {"viewer": seen.viewer, "first": first, "steps": plain(steps)}


def openings(each: int = 3) -> list[dict[str, Any]]:
    """Return some cards of each kind that would have an effect if their owners opened them now."""
    left = dict.fromkeys(range(12), each)
    found = []
    for seed in itertools.count():
        runners: Literal["any", "clan"] = "clan" if seed % 2 else "any"
        options = MafiaSettings(memory_aid="full", max_rounds="5", runner_choice=runners)
        fresh = {kind for kind, count in left.items() if count}
        for match, _ in played(options, seed):
            for view, street, effect in effects(match) if fresh else ():
                kind = KIND[CARD_OF[effect["card"]]]
                if kind in fresh and (effect["loot"] or effect["asks"] or kind == ESCAPE):
                    fresh.remove(kind)  # take the next one from another match
                    left[kind] -= 1
                    found.append({"view": view, "street": street, **effect})
        if not any(left.values()):
            return found
    raise AssertionError("seeds never end")


def effects(match: Match) -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
    """Yield the effects of opening each card that the deciding seat may open."""
    for seat in match.waiting:
        view: Any = match.view(seat)
        for action in match.options(seat):
            if isinstance(action, Open) and view.decision == "act":
                other = Match.load(match.save())
                events = other.play(seat, action)
                effect = effect_of(view, other.view(seat), action.street, events)
                yield plain(view) | {"options": []}, action.street, effect


def effect_of(before: Any, after: Any, street: str, events: list[Any]) -> dict[str, Any]:
    """Return the effect: loot on the opened card, arrests, prisoners, the freed, and the decision."""
    now = list(itertools.takewhile(lambda event: not isinstance(event, THEN), events))
    return {
        "card": before.streets[street_ids(before).index(street)].card,
        "loot": sum(gain(event, street) for event in now),
        "arrests": [event.street for event in now if isinstance(event, CardArrested)],
        "jailed": [event.figure for event in now if isinstance(event, FigureJailed)],
        "freed": [event.figure for event in now if isinstance(event, FigureFreed)],
        "asks": after.decision if after.at == street else None,
    }


def gain(event: Any, street: str) -> int:
    """Return the money that an event brought to a street."""
    if isinstance(event, CardKilled) or getattr(event, "street", None) != street:
        return 0
    return int(getattr(event, "amount", 0))


def fixture() -> str:
    """Return the text of the file."""
    games = [told(seen, seed) for seen, seed in zip(GAMES, seeds(), strict=True)]
    made = {"games": games, "openings": openings()}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_text(fixture(), encoding="utf-8")
