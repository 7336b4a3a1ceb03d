"""Makes `endings.json`: endings of Crossfire matches, with the events that a spectator receives.

The client animates the calls of a step and can repeat them from the result alone; its tests compare
both, and the statements with the cards: `python -m tests.web.crossfire_endings`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import Match, Seeded
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "crossfire" / "endings.json"
TALKS = 40
"""The number of actions before all players are ready."""
ENOUGH = 50
"""The number of matches in which the required events must happen."""
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
"""The number of players, the settings, and the events that must happen."""


def played(seats: int, options: CrossfireSettings, seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """Yield the first game of a series, in which players talk at random for a while."""
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
    """Return the steps with calls: the view before, the events, the view after."""
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
    """Return every kind of event in these steps."""
    return {event["type"] for step in found for event in step["events"]}


def fixture() -> str:
    """Return the text of the file."""
    made = []
    for seats, options, wanted in GAMES:
        tries = (steps(seats, options, seed) for seed in range(ENOUGH))
        made.append(next(found for found in tries if brings(found) >= wanted))
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_text(fixture(), encoding="utf-8")
