"""How often normal bots win, by scenario, difficulty and players: `docs/games/legends/balance.md`.

    python -m tests.games.legends.balance_table single 500 2
    python -m tests.games.legends.balance_table campaign 300 2
    python -m tests.games.legends.balance_table pairs 100 2
    python -m tests.games.legends.balance_table levels 100 2
    python -m tests.games.legends.balance_table undone 100 2
    python -m tests.games.legends.balance_table hard 40 2
    python -m tests.games.legends.balance_table tests 300 2

plays so many games for each row, in so many processes (one if not said): scenarios alone, campaigns
with two jobs by chance and the election, campaigns by their two jobs, scenarios alone by bots of
all levels that do not search, and by the one that does, and how often normal bots try Control and
Capture. A fourth number is the seed, 1 if not said.
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
from omerta.games.legends.scenarios.registry import all_jobs
from omerta.games.legends.settings import DataFile
from omerta.lab import Played, simulate
from omerta.lab.stats import Interval, mean, wilson

Box = dict[str, Any]
Undo = Callable[[Box], None]
DIFFICULTIES = ("easy", "normal", "hard")
PLAYERS = {2: "1, 2", 3: "3", 4: "4"}
"""By seats; somebody alone leads two hands, and the bots play the very same games."""
COLUMNS = [name for _, name in STEPS] + [MORE]
JOBS = [job.code for job in all_jobs()]
PICKED = [job.code for job in all_jobs() if not job.finale]
EVEN = {
    "bank": "normal",
    "chase": "hard",
    "rebels": "hard",
    "casino": "hard",
    "family": "hard",
    "power": "normal",
}
"""By scenario the difficulty at which normal bots win neither nearly all nor hardly any games."""
TRIALS = 40
"""The trials of a hard bot for an answer, so that a table is played within an hour."""
LOST = ("defeated", "betrayed")
"""How a campaign is lost in the election, beside arrests."""


@dataclass(frozen=True, slots=True)
class Run:
    """How much is played for each row."""

    games: int
    workers: int
    seed: int
    only: str = ""
    """The only scenario, or all."""
    trials: int | None = None
    """How long a searching bot may think, if not as long as usual."""
    data: Literal["house"] | DataFile = "house"

    def play(self, seats: int, bot: str = "normal", **choices: str) -> tuple[Played, ...]:
        """The games of one row."""
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


def counted(games: Iterable[Played], table: str, name: str) -> list[float]:
    """One number of every game."""
    return [played.tally[table][name] for played in games if played.tally is not None]


def share(part: Interval) -> str:
    """A share of the games with its interval, in per cent."""
    return f"{100 * part.value:.0f} ({100 * part.low:.0f}–{100 * part.high:.0f})"


def portion(games: Sequence[Played], table: str, name: str) -> str:
    """In which share of the games something happened, with its interval."""
    if not games:
        return "-"
    return share(wilson(sum(counted(games, table, name)), len(games)))


def per_cent(games: Sequence[Played], table: str, name: str) -> str:
    """In how many of a hundred games something happened."""
    return f"{100 * fmean(counted(games, table, name)):.0f}"


def reputation(games: Sequence[Played], job: str) -> str:
    """What a job brought on average, with its interval, where it was played."""
    earned, played = counted(games, "earned", job), counted(games, "played", job)
    found = [brought for brought, times in zip(earned, played, strict=True) if times]
    if not found:
        return "-"
    middle = mean(found)
    return f"{middle.value:.1f} ± {middle.high - middle.value:.1f}"


def row(*cells: str) -> None:
    """One line of a table."""
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def head(*cells: str) -> None:
    """The first two lines of a table."""
    row(*cells)
    sys.stdout.write("|---" * len(cells) + "|\n")


def single(run: Run) -> None:
    """A table for each scenario played alone."""
    for job in JOBS:
        head(
            job, "players", "won", "arrested", "reputation", *[n.replace("_", " ") for n in COLUMNS]
        )
        for difficulty in DIFFICULTIES:
            for seats, players in PLAYERS.items():
                games = run.play(seats, mode="one_shot", first_job=job, difficulty=difficulty)
                row(
                    difficulty,
                    players,
                    portion(games, "game", "won"),
                    per_cent(games, "ending", "arrested"),
                    reputation(games, job),
                    *[per_cent(games, "reputation", name) for name in COLUMNS],
                )
        sys.stdout.write("\n")


def campaign(run: Run) -> None:
    """Campaigns with two jobs by chance: how they end, what each job brings, and how pairs do."""
    head("campaign", "players", "won", *LOST, *[f"arrested, {job}" for job in JOBS], *PICKED)
    found: list[tuple[str, Played]] = []
    for difficulty in DIFFICULTIES:
        for seats, players in PLAYERS.items():
            games = run.play(seats, scenario_pick="random", difficulty=difficulty)
            found += [(difficulty, played) for played in games]
            row(
                difficulty,
                players,
                portion(games, "game", "won"),
                *[per_cent(games, "ending", name) for name in LOST],
                *[per_cent(games, "arrested", job) for job in JOBS],
                *[reputation(games, job) for job in PICKED],
            )
    sys.stdout.write("\n")
    head("jobs, all players", "campaigns", *[f"won, {difficulty}" for difficulty in DIFFICULTIES])
    for pair in combinations(PICKED, 2):
        parts = [
            [played for level, played in found if level == difficulty and both(played, pair)]
            for difficulty in DIFFICULTIES
        ]
        numbers = ", ".join([str(len(part)) for part in parts])
        row(", ".join(pair), numbers, *[portion(part, "game", "won") for part in parts])
    sys.stdout.write("\n")


def both(played: Played, pair: tuple[str, str]) -> bool:
    """Whether these two jobs came to their end in a campaign."""
    assert played.tally is not None
    return all(played.tally["played"][job] for job in pair)


def pairs(run: Run) -> None:
    """Campaigns at normal difficulty by their two jobs, in the order of their numbers."""
    head("jobs", *[f"won, players {players}" for players in PLAYERS.values()])
    for first, second in combinations(PICKED, 2):
        cells = []
        for seats in PLAYERS:
            games = run.play(seats, scenario_pick="fixed", first_job=first, second_job=second)
            cells.append(portion(games, "game", "won"))
        row(f"{first}, {second}", *cells)
    sys.stdout.write("\n")


def levels(run: Run) -> None:
    """Scenarios alone at normal difficulty with two players, by bots of all levels."""
    bots = ("random", "easy", "normal")
    head("scenario, 2 players", *bots)
    for job in JOBS:
        cells = []
        for bot in bots:
            games = run.play(2, bot, mode="one_shot", first_job=job)
            cells.append(f"{portion(games, 'game', 'won')} %, {reputation(games, job)}")
        row(job, *cells)
    sys.stdout.write("\n")


def hard(run: Run) -> None:
    """Scenarios alone with two players: the searching level against the normal one.

    The normal bots play ten times as many games, among them those of the hard ones.
    """
    head("scenario", "difficulty", "normal", "normal, the same games", "hard", "difference")
    more = replace(run, games=10 * run.games)
    for job in [run.only] if run.only else JOBS:
        choices = {"mode": "one_shot", "first_job": job, "difficulty": EVEN[job]}
        usual = wins(more.play(2, **choices))
        same = wins(run.play(2, **choices))
        found = wins(replace(run, trials=TRIALS).play(2, "hard", **choices))
        low, high = between(usual, found)
        gap = f"{100 * (found.value - usual.value):+.0f} ({100 * low:+.0f} to {100 * high:+.0f})"
        row(job, EVEN[job], share(usual), share(same), share(found), gap)
    sys.stdout.write("\n")


def wins(games: Sequence[Played]) -> Interval:
    """The share of games that were won."""
    return wilson(sum(counted(games, "game", "won")), len(games))


def between(one: Interval, other: Interval) -> tuple[float, float]:
    """The interval of the difference of two shares (Newcombe 1998, method 10)."""
    gap = other.value - one.value
    low = gap - hypot(other.value - other.low, one.high - one.value)
    high = gap + hypot(other.high - other.value, one.value - one.low)
    return low, high


def cards(box: Box, job: str, kind: str) -> list[Box]:
    """The cards of one deck of a scenario."""
    return [card for card in box["scenario"][job]["card"] if card["id"].startswith(kind)]


def numbers(job: str, **before: object) -> Undo:
    """Numbers of a scenario as they were."""
    return lambda box: box["scenario"][job]["numbers"].update(before)


def slots(box: Box) -> None:
    """The traitors' slots, for two or three players and for four."""
    for card, found in zip(
        cards(box, "power", "be"), ((7, 9), (6, 8), (7, 9), (8, 10), (5, 6)), strict=True
    ):
        card["values"]["slots"], card["values"]["slots_four"] = found


def easier(job: str, kind: str) -> Undo:
    """The cards of a deck with a difficulty one lower."""

    def undo(box: Box) -> None:
        for card in cards(box, job, kind):
            card["difficulty"] -= 1

    return undo


def vaults(box: Box) -> None:
    """Four vaults with a die more."""
    for card in cards(box, "bank", "va"):
        card["values"]["search"] += card["id"] in ("va03", "va09", "va10", "va11")


def prints(box: Box) -> None:
    """The fingerprints that end it at hard difficulty."""
    box["levels"]["hard"]["limit"] = [6, 6, 6, 9]


def gangs(box: Box) -> None:
    """Attacks that draw as many rebels with three players as with two or four."""
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
"""Numbers that were tuned, each put back alone: scenario, difficulty, what, how."""


def undone(run: Run) -> None:
    """Scenarios alone as they are, and with one of the tuned numbers as it was before."""
    head("scenario", "what", *[f"players {players}" for players in PLAYERS.values()])
    asked: list[tuple[str, str]] = []
    for job, difficulty, what, undo in UNDONE:
        if (job, difficulty) not in asked:
            asked.append((job, difficulty))
            changed(run, job, difficulty, "as it is", lambda box: None)
        changed(run, job, difficulty, what, undo)


def changed(run: Run, job: str, difficulty: str, what: str, change: Undo) -> None:
    """One line: a scenario alone with a changed box."""
    box = house_data()
    change(box)
    run = replace(run, data=checked(box | {"id": "changed"}, "changed"))
    cells = []
    for seats in PLAYERS:
        games = run.play(seats, mode="one_shot", first_job=job, difficulty=difficulty)
        cells.append(f"{portion(games, 'game', 'won')}; {reputation(games, job)}")
    row(f"{job}, {difficulty}", what, *cells)


def tests(run: Run) -> None:
    """How often normal bots try Control and Capture, in scenarios alone and in first jobs."""
    head("scenario", "players", "won", "Control a game", "Capture a game")
    for job in [run.only] if run.only else JOBS:
        for seats, players in PLAYERS.items():
            games = run.play(seats, mode="one_shot", first_job=job)
            row(job, players, portion(games, "game", "won"), *tries(games))
    for seats, players in PLAYERS.items():
        games = run.play(seats, scenario_pick="random")
        row("campaign", players, portion(games, "game", "won"), *tries(games))
    sys.stdout.write("\n")


def tries(games: Sequence[Played]) -> list[str]:
    """How often each of the two was tried in a game, with its interval."""
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
