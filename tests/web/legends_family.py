"""Makes `family_moments.json` of Legends: Family Business as seat 0 sees it, and a match's draws.

Tables are set up for every decision of the scenario and for everything that its board can show;
the draws are those of a whole match: `python -m tests.web.legends_family`.
"""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from omerta import games
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view import LegendsView
from omerta.kernel import Fair, Match, Seeded
from omerta.kernel.draws import RecordedChance
from omerta.testing import table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.web.chance import SECRET, draws
from tests.web.legends_views import PLAYERS, moment
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "legends" / "family_moments.json"
SEED = 835
"""The first seed of the search for a match in which all of this happens."""
HAPPENS = ("mole_revealed", "mole_shuffled_in", "passed", "business_removed", "downtime_laid")
CARDS = ("minions", "cards", "scenarios", "odds")
"""Printed components, the same at every table."""
ALONE = {"mode": "one_shot", "first_job": "family", "difficulty": "easy"}


def family(seats: int = 2, **board: object) -> LegendsTable:
    """Return a table of the scenario."""
    return table("legends", seats=seats).scenario("family", **board)


def busy(player: int, seats: int = 2) -> LegendsTable:
    """The left business has three downtimes, the right one is finished; a hand has the accountant."""
    t = family(seats, left="bu01", right="bu05", left_downtimes="do04 do10 do13", marker=3)
    t.board(right_downtimes="do17").tokens("bu01", 1).tokens("bu05", 4).turn(player)
    t.hand(player, "m01 m06 m43 accountant").hand(1 - player, "m03 m04 m16")
    return t.problems(P1, "pr03").exhausted("m12 m22")


def unmatched(player: int) -> LegendsTable:
    """No minion that helps with the bakery knows the street, and three in hands do."""
    t = family(left="bu03", left_downtimes="do12").turn(player)
    t.hand(player, "m27 m28 m22").hand(1 - player, "m03 m07")
    return t.interacts(player, "bu03").plays("m27")


def rolled(dice: str, others: str = "") -> LegendsTable:
    """The bakery has a tax threshold, and this roll."""
    t = family(left="bu03", left_downtimes="do15").hand(P1, f"m48 {others}").rolls(dice)
    t.interacts(P1, "bu03").plays("m48")
    return t.done() if t.view().decision == "play" else t


def mole(player: int) -> LegendsTable:
    """A player draws the mole while both businesses have equally many downtimes."""
    t = family(left_downtimes="do01", right_downtimes="do02").police("active")
    return t.on_top("mole m06").turn(player).first(player).recruits(player)


def closing() -> LegendsTable:
    """Both businesses are lost at the end of a round, and the deck is empty."""
    t = family(no_businesses=True, left_downtimes="do01", right_downtimes="do02")
    return t.hand(P1, "m01").last_turn(P1, 1).ends(P1)


MOMENTS: dict[str, Callable[[], LegendsTable]] = {
    "mine-act": lambda: busy(P1),
    "theirs-act": lambda: busy(P2),
    "mine-play": lambda: unmatched(P1),
    "mine-place": lambda: unmatched(P1).plays("m28").done(),
    "theirs-place": lambda: unmatched(P2).plays("m28").done(),
    "mine-ability": lambda: rolled("4 3 1 K | x2", "m26"),
    "mine-luck": lambda: rolled("4 3 L K | x2"),
    "mine-void": lambda: rolled("4 3 L K | x2").luck(1),
    "mine-downtime": lambda: mole(P1),
    "theirs-downtime": lambda: mole(P2),
    "mine-books": lambda: busy(P1).uses(P1, "accountant"),
    "theirs-books": lambda: busy(P2).uses(P2, "accountant"),
    "mine-over": closing,
}


def moments() -> list[dict[str, Any]]:
    """Return all views, and one of a single player."""
    found = []
    for name, laid in MOMENTS.items():
        match = laid().match
        found.append(moment(name, match, list(match.log[-1].events), PLAYERS))
    return [*found, moment("alone-act", busy(P1, seats=1).match, [], PLAYERS[:1])]


def deal() -> dict[str, Any]:
    """Return a match in which much happens with all its draws, as seat 0 sees it."""
    games_played = (played(seed) for seed in count(SEED))
    return next(
        each for each in games_played if all(what in str(each["story"]) for what in HAPPENS)
    )


def played(seed: int) -> dict[str, Any]:
    """Play a match with random options that are rarely idle."""
    rules = games.get("legends")
    chance = RecordedChance(Fair(SECRET, ("family", str(seed))))
    state = rules.new(len(PLAYERS), rules.load_settings(ALONE, None), chance=chance)
    first = rules.view(state, 0)
    steps = [list(rules.opening(state))]
    ends = [len(chance.recorded)]
    answers = Seeded(seed)
    while rules.waiting(state):
        seat = rules.waiting(state)[0]
        options = rules.options(state, seat)
        going = [each for each in options if plain(each)["type"] not in ("pass", "end")] or options
        steps.append(rules.apply(state, seat, answers.pick(going, "answer"), chance=chance))
        ends.append(len(chance.recorded))
    told = [[plain(event.seen_by(0)) for event in events] for events in steps]
    shown = {key: value for key, value in plain(first).items() if key not in CARDS}
    return {"draws": draws(chance, tuple(ends)), "first": shown, "story": told}


def fixture() -> str:
    """Return the text of the file."""
    view = plain(Match.new("legends", seats=2, settings=LegendsSettings(mode="one_shot")).view(0))
    printed = {key: view[key] for key in LegendsView.constant}
    made = {"players": PLAYERS, "printed": printed, "moments": moments(), "deal": deal()}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
