"""Makes `rebels_moments.json` of Legends: Pay Them Back as seat 0 sees it, and a match's draws.

Tables are set up for every decision of the scenario and for everything that its board can show;
the draws are those of a whole match: `python -m tests.web.legends_rebels`.
"""

import json
from collections.abc import Callable
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

PLACE = Path(__file__).parents[2] / "web" / "tests" / "legends" / "rebels_moments.json"
SEED = 43
"""The seed of a match with ambushes, fugitives and a clan deck that runs short."""
CARDS = ("minions", "cards", "scenarios", "odds")
"""Printed components, the same at every table."""
ALONE = {"mode": "one_shot", "first_job": "rebels", "difficulty": "easy"}
IDLE = ("pass", "end", "rally", "done")
"""Options that are only taken if there are no others."""


def rebels(seats: int = 2, **board: object) -> LegendsTable:
    """Return a table of the scenario; the next loyalty check finds no rebel."""
    return table("legends", seats=seats).scenario("rebels", **board).on_top("m07")


def busy(player: int, seats: int = 2) -> LegendsTable:
    """An attack of two rebels, an ambush of three, two fugitives."""
    t = rebels(seats, clan_attack="at01", clan_rebels="m02 m06", ambush="at04", clan=4, rebels=13)
    t.board(ambush_rebels="m03 m16 m21", fugitives="m17 m26").turn(player)
    t.hand(player, "m01 m43 m44 m12").hand(1 - player, "m04 m08 m39")
    return t.problems(P1, "pr03").exhausted("m13 m22")


def fight(player: int, clan: str, others: str = "") -> LegendsTable:
    """A fight with an attack of three rebels, and these dice of the clan."""
    t = rebels(clan_attack="at01", clan_rebels="m01 m02 m06").turn(player)
    t.hand(player, f"m43 {others}").hand(1 - player, "m39")
    return t.rolls(clan, "4 3 K K 1 | -").interacts(player, "at01").plays("m43")


def rolled(clan: str, others: str = "") -> LegendsTable:
    """The same fight without further helpers."""
    t = fight(P1, clan, others)
    return t.done() if t.view().decision == "play" else t


def sprung(player: int) -> LegendsTable:
    """The loyalty check before a fight has found a rebel, so there is an ambush."""
    t = table("legends", seats=2).scenario("rebels", clan_attack="at01", clan_rebels="m02")
    t.board(next_attacks="at04").on_top("m01 m06").turn(player)
    return t.hand(player, "m43 m31").hand(1 - player, "m39").interacts(player, "at01")


def captured(player: int) -> LegendsTable:
    """Two successes of Capture with three fugitives."""
    t = rebels(fugitives="m16 m17 m26").turn(player).hand(player, "m44").hand(1 - player, "m39")
    return t.tries(player, "capture", "m44", "4 4 1 1 | -").all_pass()


def meeting() -> LegendsTable:
    """The price of catching the fugitives brings the pistols together."""
    return rebels(clan=6, rebels=7, fugitives="m16 m17").hand(P1, "m43").catches(P1)


MOMENTS: dict[str, Callable[[], LegendsTable]] = {
    "mine-first": lambda: rebels().hand(P1, "m43").hand(P2, "m39").before("round"),
    "mine-start": lambda: rebels().hand(P1, "m43").hand(P2, "m39"),
    "mine-act": lambda: busy(P1),
    "theirs-act": lambda: busy(P2),
    "mine-play": lambda: sprung(P1),
    "theirs-play": lambda: sprung(P2),
    "mine-ability": lambda: rolled("4 3 1 K | -", "m04 m10"),
    "mine-luck": lambda: rolled("4 3 L K | -"),
    "mine-rebel": lambda: fight(P1, "4 4 4 1 | -"),
    "mine-another": lambda: fight(P1, "4 4 4 1 | -").flees("m02"),
    "theirs-rebel": lambda: fight(P2, "4 4 4 1 | -"),
    "mine-won": lambda: fight(P1, "4 4 4 1 | -").flees("m02", "m06"),
    "mine-lost": lambda: fight(P1, "1 1 1 1 | -").flees("m02", "m06"),
    "mine-fugitive": lambda: captured(P1),
    "theirs-fugitive": lambda: captured(P2),
    "mine-over": meeting,
}


def moments() -> list[dict[str, Any]]:
    """Return all views, and one of a single player."""
    found = []
    for name, laid in MOMENTS.items():
        match = laid().match
        events = list(match.log[-1].events) if match.log else []
        found.append(moment(name, match, events, PLAYERS))
    return [*found, moment("alone-act", busy(P1, seats=1).match, [], PLAYERS[:1])]


def deal(seed: int = SEED) -> dict[str, Any]:
    """Return a match with all its draws, as seat 0 sees it."""
    rules = games.get("legends")
    chance = RecordedChance(Fair(SECRET, ("rebels", str(seed))))
    state = rules.new(len(PLAYERS), rules.load_settings(ALONE, None), chance=chance)
    first = rules.view(state, 0)
    steps = [list(rules.opening(state))]
    ends = [len(chance.recorded)]
    answers = Seeded(seed)
    while rules.waiting(state):
        seat = rules.waiting(state)[0]
        options = rules.options(state, seat)
        going = [each for each in options if plain(each)["type"] not in IDLE] or options
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
