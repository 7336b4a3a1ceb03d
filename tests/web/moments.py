"""Makes `moments.json`: a game of Crooks as seat 0 saw it, and what the terminal says about it.

One moment for each kind of question to seat 0 and to a rival, and the end:
`python -m tests.web.moments`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from omerta.cli.pictures import picture_of
from omerta.kernel import Match
from omerta.kernel.texts import LANGUAGES, Texts
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "crooks" / "moments.json"
PLAYERS = ("Anna", "Boris", "Clara", "Dmitri")
QUESTIONS = {"choose_hangout", "choose_crook", "rob", "pickpocket", "kill", "spy"}
STRIDE = 7
"""Everybody takes the option this far from the last one: a game of some variety, without luck."""


def story(seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """A game in which nobody passes of their own accord: each moment and the news before it."""
    match = Match.new("crooks", seats=4, seed=seed)
    yield match, []
    step = 0
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        going = [option for option in options if plain(option)["type"] != "pass"] or list(options)
        yield match, match.play(seat, going[step * STRIDE % len(going)])
        step += 1


def is_whole(seed: int) -> bool:
    """Whether seat 0 is asked every kind of question in this game."""
    views = (match.view(0) for match, _ in story(seed))
    return {plain(view)["decision"] for view in views if plain(view)["active"] == 0} >= QUESTIONS


def moments(seed: int) -> list[dict[str, Any]]:
    """Of each kind of moment the latest one."""
    kept: dict[str, dict[str, Any]] = {}
    for match, events in story(seed):
        view = plain(match.view(0))
        whose = "mine" if view["active"] == 0 else "theirs"
        name = f"{whose}-{view['decision'] or 'over'}"
        told = [event.seen_by(0) for event in events]
        said = {language: sentences(match, told, language) for language in LANGUAGES}
        news = [plain(event) for event in told]
        kept[name] = {"moment": name, "view": view, "told": news, "said": said}
    return list(kept.values())


def sentences(match: Match, told: list[Any], language: str) -> dict[str, Any]:
    """Prompt, options and log lines as the terminal words them."""
    words = Texts(language, "omerta.games.crooks")
    picture = picture_of("crooks", words, PLAYERS)
    view = match.view(0)
    names = picture.names(view)
    return {
        "prompt": picture.prompt(view),
        "labels": [picture.label(view, option) for option in match.options(0)],
        "log": [words.told("event", event, names) for event in told],
    }


def fixture() -> str:
    """The text of the file."""
    seed = next(seed for seed in range(1000) if is_whole(seed))
    made = {"players": PLAYERS, "moments": moments(seed)}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
