"""Many random matches of Legends: each ends within the bound, and no decision is without options.

    python -m tests.games.legends.many_games 2000 [FIRST SEED]
    python -m tests.games.legends.many_games campaigns 20000 [FIRST SEED]

The first form plays matches of each scenario and of campaigns, with one to four players in turn;
the second plays campaigns over every pair of scenarios, every number of players and every level
in turn. All invariants are checked after every tenth decision. The error of a match names its
seed.
"""

import sys
from itertools import permutations, product
from random import Random
from typing import Any

from omerta.games.legends import GAME
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Seeded

KINDS = {
    "bank": LegendsSettings(mode="one_shot"),
    "chase": LegendsSettings(mode="one_shot", first_job="chase"),
    "rebels": LegendsSettings(mode="one_shot", first_job="rebels"),
    "family": LegendsSettings(mode="one_shot", first_job="family"),
    "casino": LegendsSettings(mode="one_shot", first_job="casino"),
    "campaign": LegendsSettings(),
    "easy": LegendsSettings(difficulty="easy", scenario_pick="random"),
    "power": LegendsSettings(mode="one_shot", first_job="power"),
}
SCENARIOS = ("bank", "chase", "rebels", "casino", "family")
PAIRS = list(permutations(SCENARIOS, 2))
LEVELS = ("easy", "normal", "hard")
MOST = 30_000
"""The most decisions of one scenario (rules, section 8)."""


def campaign(pair: tuple[str, str], level: str) -> LegendsSettings:
    """Return the settings of a campaign with these two scenarios and the election."""
    chosen: dict[str, Any] = {"first_job": pair[0], "second_job": pair[1], "difficulty": level}
    return LegendsSettings(scenario_pick="fixed", **chosen)


def play(seed: int, seats: int, options: LegendsSettings, patient: bool) -> tuple[int, str]:
    """Play a random match; return its decisions and result. Patient players never escape."""
    chance, random = Seeded(seed), Random(seed)
    s = GAME.new(seats, options, chance=chance)
    answers = 0
    while seats_asked := GAME.waiting(s):
        (seat,) = seats_asked
        offered = list(GAME.options(s, seat))
        assert offered
        if patient and len(offered) > 1:
            offered = [action for action in offered if action.text() != "escape"]
        GAME.apply(s, seat, random.choice(offered), chance=chance)
        answers += 1
        assert answers <= MOST * max(1, len(s.played))
        if answers % 10 == 0:
            assert GAME.audit(s) == []
    assert GAME.audit(s) == []
    return answers, s.result


def main(games: int, first: int) -> None:
    """Play this many matches of each kind and print the longest."""
    for name, options in KINDS.items():
        longest = total = 0
        ended: dict[str, int] = {}
        for seed in range(first, first + games):
            try:
                answers, result = play(seed, seed % 4 + 1, options, seed % 8 > 3)
            except AssertionError as error:
                error.add_note(f"{name}, seed {seed}")
                raise
            total += answers
            longest = max(longest, answers)
            ended[result] = ended.get(result, 0) + 1
        print(  # noqa: T201  (a program, not a test)
            f"{name}: {games} games, {total} answers, the longest {longest}; {ended}"
        )


def many_campaigns(games: int, first: int) -> None:
    """Play this many campaigns and print the longest."""
    kinds = list(product(LEVELS, (1, 2, 3, 4), PAIRS))
    longest = (0, 0)
    total = 0
    ended: dict[str, int] = {}
    for seed in range(first, first + games):
        level, seats, pair = kinds[seed % len(kinds)]
        try:
            answers, result = play(seed, seats, campaign(pair, level), seed % 7 > 3)
        except AssertionError as error:
            error.add_note(f"{pair}, {level}, {seats} players, seed {seed}")
            raise
        total += answers
        longest = max(longest, (answers, seed))
        ended[result] = ended.get(result, 0) + 1
    print(  # noqa: T201  (a program, not a test)
        f"{games} campaigns, {total} answers, the longest {longest[0]} (seed {longest[1]}); {ended}"
    )


if __name__ == "__main__":
    run, wanted = main, sys.argv[1:]
    if wanted[0] == "campaigns":
        run, wanted = many_campaigns, wanted[1:]
    run(int(wanted[0]), int(wanted[1]) if len(wanted) > 1 else 0)
