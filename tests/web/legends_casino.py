"""Makes `casino_moments.json`: the casino of Legends as seat 0 sees it, and the draws of a match.

The file has one view for each kind of decision of seat 0 and of the other seat, separate ones
during a bet, and some that only the casino has. Printed components are stored once:
`python -m tests.web.legends_casino`.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from omerta import games
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_casino import CasinoView
from omerta.kernel import Fair, Match, Seeded
from omerta.kernel.draws import RecordedChance
from tests.web.chance import SALTS, SECRET, draws
from tests.web.legends_views import PLAYERS, moment, seen
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "legends" / "casino_moments.json"
OPTIONS = LegendsSettings(mode="one_shot", first_job="casino", difficulty="easy")
SEEDS = range(12)
"""Matches in which seat 0 has all decisions of the casino."""
UNWISE = ("end", "pass")
KEPT = ("act", "bettor", "stake", "keep", "ability", "die", "luck", "hit")
"""Decisions that only the casino has, or has in another form."""
SPECIAL: dict[str, Callable[[LegendsView, CasinoView], bool]] = {
    "watched": lambda view, casino: view.decision == "act" and len(casino.spectators) > 1,
    "blocked": lambda view, casino: view.decision == "act" and casino.blocked,
    "closed": lambda _, casino: casino.table is None,
    "laundered": lambda view, casino: (
        view.decision == "act" and casino.safe > 0 and casino.cell > 0
    ),
    "last": lambda view, casino: view.decision == "act" and casino.tables_left == 0,
}


def likely(answers: list[Any], table: str | None, chance: Seeded) -> Any:
    """Return a random option, mostly a bet, and rarely one that gives up."""
    bets = [each for each in answers if getattr(each, "target", None) == table]
    if bets and chance.below(2, "bet"):
        return bets[0]
    return chance.pick(
        [each for each in answers if plain(each)["type"] not in UNWISE] or answers, "answer"
    )


def played(seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """Play a casino with random options."""
    chance = Seeded(seed)
    match = Match.new("legends", seats=len(PLAYERS), seed=seed, settings=OPTIONS)
    yield match, []
    while match.waiting:
        seat = match.waiting[0]
        casino = seen(match, seat).scene
        table = casino.table if isinstance(casino, CasinoView) else None
        yield match, match.play(seat, likely(list(match.options(seat)), table, chance))


def kinds(match: Match, view: LegendsView) -> Iterator[str]:
    """Yield the names under which this view may be stored."""
    casino = view.scene
    if view.decision is None:
        yield "over"
    if view.decision is None or not isinstance(casino, CasinoView):
        return
    whose = "mine" if match.waiting[:1] == (0,) else "theirs"
    if view.decision in KEPT:
        about = "-bet" if view.roll is not None and casino.bet is not None else ""
        yield f"{whose}-{view.decision}{about}"
    for name, is_so in SPECIAL.items():
        if whose == "mine" and is_so(view, casino):
            yield name


def moments() -> list[dict[str, Any]]:
    """Return the first view of each kind."""
    kept: dict[str, dict[str, Any]] = {}
    for seed in SEEDS:
        for match, news in played(seed):
            for name in kinds(match, seen(match)):
                if name not in kept:
                    kept[name] = moment(name, match, news, PLAYERS)
    return list(kept.values())


def whole_game() -> dict[str, Any]:
    """Return a single player's match with all its draws; every second action is a bet."""
    rules = games.get("legends")
    chance = RecordedChance(Fair(SECRET, SALTS))
    state = rules.new(1, OPTIONS, chance=chance)
    first = plain(rules.view(state, 0))
    steps = [list(rules.opening(state))]
    ends = [len(chance.recorded)]
    picker = Seeded(5)
    while rules.waiting(state):
        table = getattr(getattr(rules.view(state, 0), "scene", None), "table", None)
        action = likely(list(rules.options(state, 0)), table, picker)
        steps.append(rules.apply(state, 0, action, chance=chance))
        ends.append(len(chance.recorded))
    told = [[plain(event.seen_by(0)) for event in events] for events in steps]
    return {"draws": draws(chance, tuple(ends)), "first": first, "story": told}


def fixture() -> str:
    """Return the text of the file."""
    view = plain(Match.new("legends", seats=len(PLAYERS), settings=OPTIONS).view(0))
    printed = {key: view[key] for key in LegendsView.constant}
    game = whole_game()
    game["first"] = {
        key: value for key, value in game["first"].items() if printed.get(key) != value
    }
    made = {"players": PLAYERS, "printed": printed, "moments": moments(), "game": game}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
