"""How often normal bots win, by scenario, difficulty and players: `docs/games/legends/balance.md`.

    python -m tests.games.legends.balance_table single 500 2
    python -m tests.games.legends.balance_table campaign 300 2
    python -m tests.games.legends.balance_table pairs 100 2
    python -m tests.games.legends.balance_table levels 100 2
    python -m tests.games.legends.balance_table undone 100 2
    python -m tests.games.legends.balance_table hard 40 2
    python -m tests.games.legends.balance_table tests 300 2

The numbers are the matches for each row and the processes (default 1). The tables are: scenarios
alone; campaigns with two random scenarios and the election; campaigns by their two scenarios;
scenarios alone by bots of all levels that do not search; scenarios alone with tuned numbers
undone; scenarios alone by the level that searches; and how often normal bots try Control and
Capture. A further number is the seed (default 1).
A word after it is the only scenario of the last table.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import hypot
from statistics import fmean
from typing import Any, Literal

import msgspec

from omerta.games.legends import GAME
from omerta.games.legends.balance import MORE, STEPS, TRIED
from omerta.games.legends.components_pack import checked, house_data
from omerta.games.legends.scenarios.registry import all_scenarios
from omerta.games.legends.settings import DataFile
from omerta.lab import MatchResult, simulate
from omerta.lab.stats import Interval, mean, wilson

Printed = dict[str, Any]
Undo = Callable[[Printed], None]
DIFFICULTIES = ("easy", "normal", "hard")
PLAYERS = {2: "1, 2", 3: "3", 4: "4"}
"""The labels of seats; a single seat plays two hands, so the bots play the same matches."""
COLUMNS = [name for _, name in STEPS] + [MORE]
SCENARIOS = [scenario.code for scenario in all_scenarios()]
PICKED = [scenario.code for scenario in all_scenarios() if not scenario.finale]
EVEN = {
    "bank": "normal",
    "chase": "hard",
    "rebels": "hard",
    "casino": "hard",
    "family": "hard",
    "power": "normal",
}
"""The difficulty of each scenario at which normal bots win neither nearly all matches nor hardly
any.
"""
TRIALS = 40
"""The trials of a hard bot for a decision, few enough to finish a table within an hour."""
LOST = ("defeated", "betrayed")
"""The results of a lost election; arrests come in addition."""


@dataclass(frozen=True, slots=True)
class Run:
    """The size of a table."""

    games: int
    workers: int
    seed: int
    only: str = ""
    """The only scenario; empty for all."""
    trials: int | None = None
    """The trials of a searching bot, if not the default."""
    data: Literal["house"] | DataFile = "house"

    def play(self, seats: int, bot: str = "normal", **choices: str) -> tuple[MatchResult, ...]:
        """Play the matches of one row."""
        options = GAME.load_settings(choices, None)
        return simulate(
            "legends",
            [bot],
            games=self.games,
            seats=seats,
            seed=self.seed,
            settings=msgspec.structs.replace(options, data=self.data),
            iterations=self.trials,
            workers=self.workers,
        ).games


def counted(games: Iterable[MatchResult], table: str, name: str) -> list[float]:
    """Return one number of every match."""
    return [played.tally[table][name] for played in games if played.tally is not None]


def share(part: Interval) -> str:
    """Return a share of the matches with its interval, in percent."""
    return f"{100 * part.value:.0f} ({100 * part.low:.0f}–{100 * part.high:.0f})"


def portion(games: Sequence[MatchResult], table: str, name: str) -> str:
    """Return the share of the matches in which something happened, with its interval."""
    if not games:
        return "-"
    return share(wilson(sum(counted(games, table, name)), len(games)))


def per_cent(games: Sequence[MatchResult], table: str, name: str) -> str:
    """Return the percentage of matches in which something happened."""
    return f"{100 * fmean(counted(games, table, name)):.0f}"


def reputation(games: Sequence[MatchResult], scenario: str) -> str:
    """Return the mean reputation of a scenario where it was played, with its interval."""
    earned, played = counted(games, "earned", scenario), counted(games, "played", scenario)
    found = [brought for brought, times in zip(earned, played, strict=True) if times]
    if not found:
        return "-"
    middle = mean(found)
    return f"{middle.value:.1f} ± {middle.high - middle.value:.1f}"


def row(*cells: str) -> None:
    """Print one line of a table."""
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def head(*cells: str) -> None:
    """Print the first two lines of a table."""
    row(*cells)
    sys.stdout.write("|---" * len(cells) + "|\n")


def single(run: Run) -> None:
    """Print a table for each scenario played alone."""
    for scenario in SCENARIOS:
        head(
            scenario,
            "players",
            "won",
            "arrested",
            "reputation",
            *[n.replace("_", " ") for n in COLUMNS],
        )
        for difficulty in DIFFICULTIES:
            for seats, players in PLAYERS.items():
                games = run.play(seats, mode="one_shot", first_job=scenario, difficulty=difficulty)
                row(
                    difficulty,
                    players,
                    portion(games, "game", "won"),
                    per_cent(games, "ending", "arrested"),
                    reputation(games, scenario),
                    *[per_cent(games, "reputation", name) for name in COLUMNS],
                )
        sys.stdout.write("\n")


def campaign(run: Run) -> None:
    """Print how campaigns with two random scenarios end, by scenario and by pair."""
    head(
        "campaign",
        "players",
        "won",
        *LOST,
        *[f"arrested, {scenario}" for scenario in SCENARIOS],
        *PICKED,
    )
    found: list[tuple[str, MatchResult]] = []
    for difficulty in DIFFICULTIES:
        for seats, players in PLAYERS.items():
            games = run.play(seats, scenario_pick="random", difficulty=difficulty)
            found += [(difficulty, played) for played in games]
            row(
                difficulty,
                players,
                portion(games, "game", "won"),
                *[per_cent(games, "ending", name) for name in LOST],
                *[per_cent(games, "arrested", scenario) for scenario in SCENARIOS],
                *[reputation(games, scenario) for scenario in PICKED],
            )
    sys.stdout.write("\n")
    head(
        "scenarios, all players",
        "campaigns",
        *[f"won, {difficulty}" for difficulty in DIFFICULTIES],
    )
    for pair in combinations(PICKED, 2):
        parts = [
            [played for level, played in found if level == difficulty and both(played, pair)]
            for difficulty in DIFFICULTIES
        ]
        numbers = ", ".join([str(len(part)) for part in parts])
        row(", ".join(pair), numbers, *[portion(part, "game", "won") for part in parts])
    sys.stdout.write("\n")


def both(played: MatchResult, pair: tuple[str, str]) -> bool:
    """Return whether these two scenarios were finished in a campaign."""
    assert played.tally is not None
    return all(played.tally["played"][scenario] for scenario in pair)


def pairs(run: Run) -> None:
    """Print campaigns at normal difficulty by their two scenarios, in the order of their numbers."""
    head("scenarios", *[f"won, players {players}" for players in PLAYERS.values()])
    for first, second in combinations(PICKED, 2):
        cells = []
        for seats in PLAYERS:
            games = run.play(seats, scenario_pick="fixed", first_job=first, second_job=second)
            cells.append(portion(games, "game", "won"))
        row(f"{first}, {second}", *cells)
    sys.stdout.write("\n")


def levels(run: Run) -> None:
    """Print scenarios alone at normal difficulty with two players, by bots of all levels."""
    bots = ("random", "easy", "normal")
    head("scenario, 2 players", *bots)
    for scenario in SCENARIOS:
        cells = []
        for bot in bots:
            games = run.play(2, bot, mode="one_shot", first_job=scenario)
            cells.append(f"{portion(games, 'game', 'won')} %, {reputation(games, scenario)}")
        row(scenario, *cells)
    sys.stdout.write("\n")


def hard(run: Run) -> None:
    """Print scenarios alone with two players: the searching level against the normal one.

    The normal bots play ten times as many matches, among them those of the hard bots.
    """
    head("scenario", "difficulty", "normal", "normal, the same games", "hard", "difference")
    more = replace(run, games=10 * run.games)
    for scenario in [run.only] if run.only else SCENARIOS:
        choices = {"mode": "one_shot", "first_job": scenario, "difficulty": EVEN[scenario]}
        usual = wins(more.play(2, **choices))
        same = wins(run.play(2, **choices))
        found = wins(replace(run, trials=TRIALS).play(2, "hard", **choices))
        low, high = between(usual, found)
        gap = f"{100 * (found.value - usual.value):+.0f} ({100 * low:+.0f} to {100 * high:+.0f})"
        row(scenario, EVEN[scenario], share(usual), share(same), share(found), gap)
    sys.stdout.write("\n")


def wins(games: Sequence[MatchResult]) -> Interval:
    """Return the share of matches that were won."""
    return wilson(sum(counted(games, "game", "won")), len(games))


def between(one: Interval, other: Interval) -> tuple[float, float]:
    """Return the interval of the difference of two shares (Newcombe 1998, method 10)."""
    gap = other.value - one.value
    low = gap - hypot(other.value - other.low, one.high - one.value)
    high = gap + hypot(other.high - other.value, one.value - one.low)
    return low, high


def cards(box: Printed, scenario: str, kind: str) -> list[Printed]:
    """Return the cards of one deck of a scenario."""
    return [card for card in box["scenario"][scenario]["card"] if card["id"].startswith(kind)]


def numbers(scenario: str, **before: object) -> Undo:
    """Return a change that sets numbers of a scenario to earlier values."""
    return lambda box: box["scenario"][scenario]["numbers"].update(before)


def slots(box: Printed) -> None:
    """Set the traitors' slots to earlier values, for two or three players and for four."""
    for card, found in zip(
        cards(box, "power", "be"), ((7, 9), (6, 8), (7, 9), (8, 10), (5, 6)), strict=True
    ):
        card["values"]["slots"], card["values"]["slots_four"] = found


def easier(scenario: str, kind: str) -> Undo:
    """Return a change that lowers the difficulty of a deck's cards by one."""

    def undo(box: Printed) -> None:
        for card in cards(box, scenario, kind):
            card["difficulty"] -= 1

    return undo


def vaults(box: Printed) -> None:
    """Give four vaults an additional die."""
    for card in cards(box, "bank", "va"):
        card["values"]["search"] += card["id"] in ("va03", "va09", "va10", "va11")


def prints(box: Printed) -> None:
    """Set the limit of fingerprints at hard difficulty to its earlier value."""
    box["levels"]["hard"]["limit"] = [6, 6, 6, 9]


def gangs(box: Printed) -> None:
    """Make attacks draw as many rebels with three players as with two or four."""
    for card in cards(box, "rebels", "at"):
        card["values"].pop("fewer_three", None)


TRACK = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 15, 15, 15, 15, 15]
UNDONE: list[tuple[str, str, str, Undo]] = [
    ("rebels", "normal", "start and track", numbers("rebels", clan_start=[0] * 4, struggle=TRACK)),
    ("rebels", "hard", "gangs of three players", gangs),
    ("power", "normal", "start", numbers("power", marker_start=[2, 2, 1, 1], double=[3, 5])),
    ("power", "normal", "campaign cards", easier("power", "ca")),
    ("power", "normal", "rumours", easier("power", "ru")),
    ("power", "normal", "slots", slots),
    ("power", "normal", "experts", numbers("power", recruits=[4, 2])),
    ("bank", "normal", "vaults", vaults),
    ("chase", "normal", "obstacles", easier("chase", "ob")),
    ("chase", "normal", "car", numbers("chase", car_start=2)),
    ("chase", "normal", "van", numbers("chase", van_start=9)),
    ("bank", "hard", "fingerprints", prints),
    ("power", "hard", "fingerprints", prints),
]
"""Tuned numbers, each undone alone: scenario, difficulty, name, change."""


def undone(run: Run) -> None:
    """Print scenarios alone as they are, and with one tuned number undone."""
    head("scenario", "what", *[f"players {players}" for players in PLAYERS.values()])
    asked: list[tuple[str, str]] = []
    for scenario, difficulty, what, undo in UNDONE:
        if (scenario, difficulty) not in asked:
            asked.append((scenario, difficulty))
            changed(run, scenario, difficulty, "as it is", lambda box: None)
        changed(run, scenario, difficulty, what, undo)


def changed(run: Run, scenario: str, difficulty: str, what: str, change: Undo) -> None:
    """Print the row of a scenario alone with changed data."""
    box = house_data()
    change(box)
    run = replace(run, data=checked(box | {"id": "changed"}, "changed"))
    cells = []
    for seats in PLAYERS:
        games = run.play(seats, mode="one_shot", first_job=scenario, difficulty=difficulty)
        cells.append(f"{portion(games, 'game', 'won')}; {reputation(games, scenario)}")
    row(f"{scenario}, {difficulty}", what, *cells)


def tests(run: Run) -> None:
    """Print how often normal bots try Control and Capture, in scenarios alone and in campaigns."""
    head("scenario", "players", "won", "Control a game", "Capture a game")
    for scenario in [run.only] if run.only else SCENARIOS:
        for seats, players in PLAYERS.items():
            games = run.play(seats, mode="one_shot", first_job=scenario)
            row(scenario, players, portion(games, "game", "won"), *tries(games))
    for seats, players in PLAYERS.items():
        games = run.play(seats, scenario_pick="random")
        row("campaign", players, portion(games, "game", "won"), *tries(games))
    sys.stdout.write("\n")


def tries(games: Sequence[MatchResult]) -> list[str]:
    """The tries of each of the two per match, with their intervals."""
    found = [mean(counted(games, "game", name)) for name in TRIED]
    return [f"{each.value:.2f} ± {each.high - each.value:.2f}" for each in found]


TABLES = {
    "tests": tests,
    "single": single,
    "campaign": campaign,
    "pairs": pairs,
    "levels": levels,
    "hard": hard,
    "undone": undone,
}


def main(name: str, games: str, workers: str = "1", seed: str = "1", only: str = "") -> None:
    """Print a table."""
    TABLES[name](Run(int(games), int(workers), int(seed), only))


if __name__ == "__main__":
    main(*sys.argv[1:])
