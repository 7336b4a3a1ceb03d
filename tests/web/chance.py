"""Makes `luck.json`, which compares the client's fair check with the kernel's chance.

It holds draws of many sizes, and whole matches with all draws and each seat's events:
`python -m tests.web.chance`.
"""

import json
from bisect import bisect_right
from pathlib import Path
from typing import Any

from omerta import games
from omerta.kernel import Fair, Seeded
from omerta.kernel.draws import RecordedChance
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "luck.json"
SECRET = bytes(range(32))
SALTS = ("00112233445566778899aabbccddeeff", "соль")
SIZES = (2, 3, 4, 32, 1000, 3 << 30, 3 << 30, 3 << 30, 1 << 32)
"""At 3 << 30 every fourth word would cause a bias and is skipped."""
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "crooks": (2, {}),
    "crooks_out": (2, {}),
    "crossfire": (7, {"games": "2", "claim_cap": "4", "statement_cap": "3"}),
    "legends": (
        1,
        {
            "scenario_pick": "fixed",
            "first_job": "chase",
            "second_job": "bank",
            "difficulty": "easy",
        },
    ),
    "mafia": (4, {"bank": "1000"}),
}
"""The number of players and the settings."""


def draws(chance: RecordedChance, ends: tuple[int, ...] = ()) -> list[Any]:
    """Return every draw in order, as the server sends it, with the number of its step."""
    return [
        {"step": bisect_right(ends, number), **plain(drawn)}
        for number, drawn in enumerate(chance.recorded)
    ]


def numbers() -> dict[str, Any]:
    """Return draws of numbers and a shuffle."""
    chance = RecordedChance(Fair(SECRET, SALTS))
    for size in SIZES:
        chance.below(size, "number")
    chance.shuffle([f"c{number:02}" for number in range(1, 33)], "shuffle")
    return {"draws": draws(chance)}


def game(name: str) -> dict[str, Any]:
    """Return a match in which seats pass only if they must: its draws, and each seat's events."""
    rules = games.get(name)
    seats, choices = GAMES[name]
    chance = RecordedChance(Fair(SECRET, SALTS))
    state = rules.new(seats, rules.load_settings(choices, None), chance=chance)
    first = plain(rules.view(state, 0))
    steps = [list(rules.opening(state))]
    ends = [len(chance.recorded)]
    answers = Seeded(1)
    while rules.waiting(state):
        seat = rules.waiting(state)[0]
        options = rules.options(state, seat)
        going = [option for option in options if plain(option)["type"] != "pass"] or options
        action = answers.pick(going, "answer")
        steps.append(rules.apply(state, seat, action, chance=chance))
        ends.append(len(chance.recorded))
    stories = [
        [[plain(event.seen_by(seat)) for event in events] for events in steps]
        for seat in range(seats)
    ]
    last = plain(rules.view(state, 0))
    return {"draws": draws(chance, tuple(ends)), "first": first, "last": last, "stories": stories}


def fixture() -> str:
    """Return the text of the file."""
    made = {
        "secret": SECRET.hex(),
        "salts": SALTS,
        "commitment": Fair(SECRET, SALTS).commitment,
        "numbers": numbers(),
        "games": {name: game(name) for name in GAMES},
    }
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
