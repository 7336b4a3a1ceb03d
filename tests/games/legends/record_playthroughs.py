"""Golden playthroughs of whole campaigns, recorded from normal bots.

    python -m tests.games.legends.record_playthroughs

writes the recipes of a campaign of bank, chase and election that is won, of one that is lost at the
vote, and of one with every other pair of scenarios, each with the actions that were taken. Run it
when the numbers on the cards have changed, so that the old actions do not fit; then
`omerta rules golden --update` writes the rest.
"""

import json
from collections.abc import Callable
from itertools import combinations, count
from pathlib import Path
from typing import Any

from omerta import Match, games
from omerta.games.legends.advice.rating import best_option
from omerta.games.legends.scenarios.registry import all_scenarios
from omerta.testing.golden import HEADING

FOLDER = Path(__file__).parent / "playthroughs"
Choices = dict[str, str]
SCENARIOS = [scenario.code for scenario in all_scenarios() if not scenario.finale]


def main() -> None:
    """Write the recipes."""
    first, *others = combinations(SCENARIOS, 2)
    write("2-seats-campaign-won", 2, fixed(*first), ended("elected"))
    write("3-seats-lost-vote", 3, fixed(*first), ended("defeated"))
    for pair in others:
        write(f"2-seats-{'-'.join(pair)}", 2, fixed(*pair), lambda _: True)


def fixed(first: str, second: str) -> Choices:
    """Return the settings of a campaign with these two scenarios."""
    return {"scenario_pick": "fixed", "first_job": first, "second_job": second}


def ended(reason: str) -> Callable[[Match], bool]:
    """Return a condition: dice decided the election with this result."""

    def is_so(match: Match) -> bool:
        assert match.outcome is not None
        return match.outcome.reason == reason and bool(match.state.saved_state["votes"])

    return is_so


def write(name: str, seats: int, chosen: Choices, wanted: Callable[[Match], bool]) -> None:
    """Write the recipe of the first campaign that meets the condition."""
    for seed in count(1):
        match, said = played(seats, seed, chosen)
        if wanted(match):
            options = json.dumps(chosen, separators=(",", ":"))
            recipe = f"game: legends\nseats: {seats}\nseed: {seed}\noptions: {options}\n"
            text = f"{HEADING}{recipe}answers: {'; '.join(said)}\n"
            (FOLDER / f"{name}.txt").write_text(text, "utf-8", newline="\n")
            return


def played(seats: int, seed: int, chosen: Choices) -> tuple[Match, list[str]]:
    """Play a campaign with normal bots; return it with their actions."""
    options = games.get("legends").load_settings(chosen, None)
    match, said = Match.new("legends", seats, seed, options), []
    while match.waiting:
        (seat,) = match.waiting
        answers = match.options(seat)
        view: Any = match.view(seat)
        action = answers[0] if len(answers) == 1 else best_option(view).action
        said.append(action.text())
        match.play(seat, action)
    return match, said


if __name__ == "__main__":
    main()
