"""Makes `moments.json` of each game: a match as seat 0 saw it, and the game's texts there.

It holds one step for each decision of seat 0 and of a rival, and the end:
`python -m tests.web.views`.
"""

import itertools
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import Match
from omerta.kernel.texts import LANGUAGES, Texts
from tests.web.sentences import plain

TESTS = Path(__file__).parents[2] / "web" / "tests"
STRIDE = 7
"""All seats take the option this far from the last one: varied matches without chance."""


class GameToRecord(NamedTuple):
    """A match to record: the players and settings, and the decisions that seat 0 must have."""

    game: str
    players: Sequence[str]
    options: Any
    questions: frozenset[str]
    file: str = "moments"
    offered: frozenset[str] = frozenset()
    """Kinds of options that seat 0 must have."""

    @property
    def place(self) -> Path:
        """The file of its steps."""
        return TESTS / self.game / f"{self.file}.json"


GAMES = (
    GameToRecord(
        "crooks",
        ("Anna", "Boris", "Clara", "Dmitri"),
        None,
        frozenset({"choose_hangout", "choose_crook", "rob", "pickpocket", "kill", "spy"}),
    ),
    GameToRecord(
        "crooks_out",
        ("Anna", "Big Boris", "Clara", "clara"),  # two of them cannot be typed by name
        CrooksOutSettings(brave="on"),
        frozenset({"ask", "ask_or_stop", "call_circles"}),
    ),
    GameToRecord(
        "mafia",
        ("Anna", "Boris", "Clara", "Dmitri"),
        MafiaSettings(bank="2000", memory_aid="full"),
        frozenset({"exchange", "lay", "act", "pistol", "buyer", "runner", "split", "ransom"}),
    ),
    GameToRecord(
        "crossfire",
        ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fjodor", "Gleb"),
        CrossfireSettings(games="2", memory_aid="full", mercenary="on", statement_cap="3"),
        frozenset({"look", "claim", "talk", "aim", "rest"}),
        offered=frozenset({"aim_two"}),
    ),
    GameToRecord(
        "crossfire",
        ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fjodor"),
        CrossfireSettings(mode="sniper", early_end="unanimous", statement_cap="3"),
        frozenset({"look", "claim", "talk", "final_aim"}),
        "sniper",
    ),
    GameToRecord(
        "crossfire",
        ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fjodor"),
        CrossfireSettings(mode="sniper", sniper_seat=0, statement_cap="3"),
        frozenset({"talk"}),
        "rifle",
        frozenset({"take"}),
    ),
)


def story(told: GameToRecord, seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """Yield a match in which seats pass only if they must: each step and the events before it."""
    match = Match.new(told.game, seats=len(told.players), seed=seed, settings=told.options)
    yield match, []
    step = 0
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        going = [option for option in options if plain(option)["type"] != "pass"] or list(options)
        yield match, match.play(seat, going[step * STRIDE % len(going)])
        step += 1


def is_whole(told: GameToRecord, seed: int) -> bool:
    """Whether seat 0 has every kind of decision in this match, and these options."""
    views = [plain(match.view(0)) for match, _ in story(told, seed) if is_mine(match)]
    latest = {view["decision"]: view for view in views}
    offered = {option["type"] for view in latest.values() for option in view["options"]}
    return set(latest) >= told.questions and offered >= told.offered


def is_mine(match: Match) -> bool:
    """Whether seat 0 must decide."""
    return match.waiting[:1] == (0,)


def moments(told: GameToRecord, seed: int) -> list[dict[str, Any]]:
    """Return the latest step of each kind, and the first of a discussion, when all is possible."""
    kept: dict[str, dict[str, Any]] = {}
    for match, events in story(told, seed):
        view = plain(match.view(0))
        whose = "mine" if is_mine(match) else "theirs"
        name = f"{whose}-{view['decision'] or 'over'}"
        seen = [event.seen_by(0) for event in events]
        said = {language: sentences(told, match, seen, language) for language in LANGUAGES}
        news = [plain(event) for event in seen]
        if name == "mine-talk" and name not in kept:
            first = "mine-talk-first"
            kept[first] = {"moment": first, "view": view, "events": news, "said": said}
        kept[name] = {"moment": name, "view": view, "events": news, "said": said}
    return list(kept.values())


def sentences(told: GameToRecord, match: Match, news: list[Any], language: str) -> dict[str, Any]:
    """Return prompt, options and log lines in the game's words."""
    words = Texts(language, f"omerta.games.{told.game}")
    says, players = match.game.words, told.players
    view = match.view(0)
    names = says.names(view, players, words)
    return {
        "prompt": says.prompt(view, players, words),
        "labels": [says.label(view, option, players, words) for option in match.options(0)],
        "log": [words.describe("event", event, names) for event in news],
    }


def fixture(told: GameToRecord) -> str:
    """Return the text of the file."""
    seed = next(seed for seed in itertools.count() if is_whole(told, seed))
    made = {"players": told.players, "moments": moments(told, seed)}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for each in GAMES:
        each.place.parent.mkdir(exist_ok=True)
        each.place.write_text(fixture(each), encoding="utf-8")
