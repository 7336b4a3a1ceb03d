"""Makes `films.json`: ends of games of Crossfire, as a spectator is told them.

The browser tells the calls as a film, folding the events of a step into scenes, and can tell them
again from the result alone; what people said is held against the cards: `python -m tests.web.crossfire_endings`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import Match, Seeded
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "crossfire" / "films.json"
TALKS = 40
"""So many answers are given before everybody is ready."""
ENOUGH = 50
"""Games among which what must happen happens."""
GAMES: tuple[tuple[int, CrossfireSettings, frozenset[str]], ...] = (
    (5, CrossfireSettings(), frozenset({"assassin_silenced"})),
    (6, CrossfireSettings(bodyguard="on"), frozenset({"shot_stopped"})),
    (7, CrossfireSettings(games="2"), frozenset({"points_scored", "guilt_found"})),
    (8, CrossfireSettings(peacekeeper="on", mercenary="on"), frozenset({"shot_stopped"})),
    (9, CrossfireSettings(bomber="on"), frozenset({"bomber_survived"})),
    (10, CrossfireSettings(late_hits="ignore"), frozenset({"assassin_silenced"})),
    (6, CrossfireSettings(mode="sniper"), frozenset({"aims_shown", "sniper_hit"})),
    (8, CrossfireSettings(mode="sniper"), frozenset({"sniper_hit"})),
)
"""How many play by which options, and what must happen."""


def played(seats: int, options: CrossfireSettings, seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """The first game of a series, in which people talk at random for a while."""
    chance = Seeded(seed)
    match = Match.new("crossfire", seats=seats, seed=seed, settings=options)
    talks = 0
    while match.waiting:
        view: Any = match.view(None)
        if view.decision == "rest":
            return
        seat = chance.pick(match.waiting, "who")
        answers = list(match.options(seat))
        if view.decision == "talk":
            talks += 1
            kinds = {plain(each)["type"] for each in answers} - {"ready"}
            kind = "ready" if talks > TALKS else chance.pick(sorted(kinds), "kind")
            answers = [each for each in answers if plain(each)["type"] == kind]
        yield match, match.play(seat, chance.pick(answers, "answer"))


def steps(seats: int, options: CrossfireSettings, seed: int) -> list[dict[str, Any]]:
    """The steps in which something was called: the table before, the events, the table after."""
    match = Match.new("crossfire", seats=seats, seed=seed, settings=options)
    before = plain(match.view(None))
    found = []
    for match, events in played(seats, options, seed):
        after = plain(match.view(None))
        told = [plain(event.seen_by(None)) for event in events]
        kinds = {event["type"] for event in told}
        snipers = options.mode == "sniper" and "talk_ended" in kinds
        if "aims_shown" in kinds or snipers:
            found.append({"before": before, "events": told, "after": after})
        before = after
    return found


def brings(found: list[dict[str, Any]]) -> set[str]:
    """Every kind of event in these steps."""
    return {event["type"] for step in found for event in step["events"]}


def fixture() -> str:
    """The text of the file."""
    made = []
    for seats, options, wanted in GAMES:
        tries = (steps(seats, options, seed) for seed in range(ENOUGH))
        made.append(next(found for found in tries if brings(found) >= wanted))
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_text(fixture(), encoding="utf-8")
