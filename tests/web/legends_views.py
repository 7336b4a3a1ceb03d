"""Makes `board_moments.json` of Legends: views of seat 0, with the texts of the game.

The file has one view for each kind of decision of seat 0 and of the other seat, in two
scenarios, in the break, at the end, and one of a single player. Printed components are stored
once: `python -m tests.web.legends_views`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view import LegendsView
from omerta.kernel import Match, Seeded, Viewer
from omerta.kernel.texts import LANGUAGES, Texts
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "legends" / "board_moments.json"
PLAYERS = ("Anna", "Boris")
CAMPAIGNS = (1, 17)
"""The seeds of matches in which seat 0 has almost all decisions."""
UNWISE = ("escape", "end", "rally")
SCENARIOS = (None, "bank", "chase")
"""The scenarios that the clan may choose here; others have views of their own."""


def played(seats: int, seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """Play a campaign with random options, in which no player ends a turn early."""
    chance = Seeded(seed)
    options = LegendsSettings(difficulty="easy")
    match = Match.new("legends", seats=seats, seed=seed, settings=options)
    yield match, []
    while match.waiting:
        seat = match.waiting[0]
        answers = match.options(seat)
        going = [each for each in answers if is_wise(plain(each))] or list(answers)
        yield match, match.play(seat, chance.pick(going, "answer"))


def is_wise(answer: dict[str, Any]) -> bool:
    """Return whether an option belongs to these matches."""
    return answer["type"] not in UNWISE and answer.get("scenario") in SCENARIOS


def moment(name: str, match: Match, news: list[Any], players: tuple[str, ...]) -> dict[str, Any]:
    """Return the view of seat 0 without printed components, with the prompt and options as texts."""
    view = seen(match)
    says = match.game.words
    shown = {key: value for key, value in plain(view).items() if key not in LegendsView.constant}
    said = {}
    for language in LANGUAGES:
        words = Texts(language, "omerta.games.legends")
        said[language] = {
            "prompt": says.prompt(view, players, words),
            "labels": [says.label(view, each, players, words) for each in view.options],
        }
    told = [plain(event.seen_by(0)) for event in news]
    return {"moment": name, "view": shown, "events": told, "said": said}


def seen(match: Match, viewer: Viewer = 0) -> LegendsView:
    """Return the view of seat 0, or of another viewer."""
    view = match.view(viewer)
    assert isinstance(view, LegendsView)
    return view


def can_try(match: Match) -> bool:
    """Return whether the deciding player may choose a challenge, and may also recruit."""
    kinds = [plain(each)["type"] for each in match.options(match.waiting[0])]
    return "interact" in kinds and "recruit" in kinds


def moments() -> list[dict[str, Any]]:
    """Return of each kind the latest view of the first match that has it, with something to try."""
    kept: dict[str, dict[str, Any]] = {}
    for seed in CAMPAIGNS:
        found: dict[str, dict[str, Any]] = {}
        for match, news in played(len(PLAYERS), seed):
            view = seen(match)
            whose = "mine" if match.waiting[:1] == (0,) else "theirs"
            scenario = f"-{view.scenario}" if view.decision == "act" else ""
            name = f"{whose}-{view.decision or 'over'}{scenario}"
            if name not in kept and (not scenario or can_try(match)):
                found[name] = moment(name, match, news, PLAYERS)
        kept |= found
    alone = next(match for match, _ in played(1, 0) if seen(match).decision == "act")
    return [*kept.values(), moment("alone-act", alone, [], PLAYERS[:1])]


def fixture() -> str:
    """Return the text of the file."""
    view = plain(Match.new("legends", seats=2, settings=LegendsSettings(difficulty="easy")).view(0))
    printed = {key: view[key] for key in LegendsView.constant}
    made = {"players": PLAYERS, "printed": printed, "moments": moments()}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
