"""Makes `counts.json`: positions of Crooks with all faces open, and how the engine counts them.

The client counts the faces that its viewer knows, to show who leads. Where a viewer knows all
faces, that is the engine's count: `python -m tests.web.crooks_counts`.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from omerta.games.crooks.components import GANGS, TARGET_COUNT
from omerta.games.crooks.rules.scoring import NO_CROOK, Tally
from omerta.kernel import Match
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "crooks" / "counts.json"
SEATS = (2, 3, 4)
SEED = 5
EVERY = 7
"""The number of actions between two positions."""
RARE = 0.02
"""How often a seat passes although it need not."""


def played(seats: int) -> Iterator[Match]:
    """Yield a match in which all seats act at random and seldom pass."""
    chance = random.Random(SEED)
    match = Match.new("crooks", seats=seats, seed=SEED)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        weights = [RARE if plain(option)["type"] == "pass" else 1 for option in options]
        match.play(seat, chance.choices(options, weights)[0])
        yield match


def position(match: Match) -> dict[str, Any]:
    """Return the targets with all faces, of which each owner knows theirs, and the count."""
    views = [plain(match.view(seat)) for seat in range(match.state.seats)]
    targets = views[0]["targets"]
    for number, target in enumerate(targets):
        target["spots"] = [
            view["targets"][number]["spots"][seat] for seat, view in enumerate(views)
        ]
    return {
        "gang_points": views[0]["gang_points"],
        "targets": targets,
        "count": count(Tally(match.state)),
    }


def count(tally: Tally) -> dict[str, Any]:
    """Return the engine's count."""
    return {
        "values": tally.values,
        "ratings": [
            [None if rating == NO_CROOK else rating for rating in ratings]
            for ratings in tally.ratings
        ],
        "winners": tally.winners,
        "shares": [tally.share(target) for target in range(TARGET_COUNT)],
        "members": tally.members,
        "majorities": [tally.gang_winner(gang) for gang in range(len(GANGS))],
        "points": tally.points(),
    }


def fixture() -> str:
    """Return the text of the file."""
    positions = []
    for seats in SEATS:
        matches = enumerate(played(seats))
        positions += [
            position(match) for step, match in matches if step % EVERY == 0 or not match.waiting
        ]
    deck = plain(Match.new("crooks", seats=2, seed=SEED).view(None))["deck"]
    made = {"deck": deck, "positions": positions}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
