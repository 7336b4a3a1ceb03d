"""Makes `sentences.json`, by which the browser's words are held to the kernel's.

Whole games in both languages, with every kind of event, as seat 0 is told it, what a spectator
is told otherwise, and some refusals: `python -m tests.web.sentences`.
"""

import itertools
import json
from pathlib import Path
from typing import Any, get_args

from omerta import games
from omerta.games.crooks_out.events import RollSkipped, SetupRolled, TurnForfeited
from omerta.games.crooks_out.options import CrooksOutOptions
from omerta.games.mafia.events import CardKilled, GameEnded, PlayerPassed
from omerta.games.mafia.options import MafiaOptions
from omerta.kernel import Illegal, Match, Seeded, Viewer, encode
from omerta.kernel.events import TimeoutApplied
from omerta.kernel.texts import LANGUAGES, Names, Texts

PLACE = Path(__file__).parents[2] / "web" / "tests" / "sentences.json"
PLAYERS = {
    "crooks": ("Anna", "Борис", "Clara"),
    "crooks_out": ("Anna", "Борис", "Clara"),
    "mafia": ("Anna", "Борис", "Clara", "Дина"),
}
OPTIONS: dict[str, Any] = {
    "crooks": None,
    "crooks_out": CrooksOutOptions(brave="on"),
    "mafia": MafiaOptions(bank="1000"),
}
RARE: dict[str, tuple[Any, ...]] = {
    "crooks": (TimeoutApplied(1, "rob"),),
    "crooks_out": (
        TimeoutApplied(1, "ask"),
        TurnForfeited(1),
        RollSkipped(2),
        SetupRolled(0, "rB", repeated=True),
    ),
    "mafia": (
        TimeoutApplied(1, "act"),
        PlayerPassed(2),
        CardKilled(1, "b2", "c3", was_open=False),
        GameEnded("rounds", (100, 100, 50, 0), (0, 1), (150, 100)),
    ),
}
"""What a game in which everybody answers at random need not bring."""
REFUSALS = {
    "crooks": (
        Illegal("too_expensive", "CR-3.3", hangout="D", price=3, money=1),
        Illegal("destination_taken", "CR-6.5", target=7),
    ),
    "crooks_out": (
        Illegal("wrong_seats", "CO-1.1", seats=5, least=2, most=4),
        Illegal("room_crossed", "CO-3.10", room="rB"),
    ),
    "mafia": (
        Illegal("too_expensive", "MA-11.5", figure="ye1", price=300),
        Illegal("not_near", "MA-6.2", street="d4"),
    ),
}


def told(events: list[Any], viewer: Viewer, game: str) -> list[dict[str, Any]]:
    """Each event as this viewer may know it, with its sentence in each language."""
    seen = [event.seen_by(viewer) for event in events]
    return [{"event": plain(event), **said(event, game)} for event in seen]


def said(event: Any, game: str) -> dict[str, str]:
    """The sentence in each language."""
    return {
        language: words.told("event", event, names_of(game, words))
        for language, words in spoken(game).items()
    }


def spoken(game: str) -> dict[str, Texts]:
    """The words of a game in each language."""
    return {language: Texts(language, f"omerta.games.{game}") for language in LANGUAGES}


def names_of(game: str, words: Texts) -> Names:
    """Seats by name; what else a table names, as every table of this game does."""
    players = PLAYERS[game]
    seats = {"seat": dict(enumerate(players))}
    if game == "crooks":  # its crooks are called by the texts, or by a deck
        return seats
    view = Match.new(game, seats=len(players)).view(None)
    return {**games.get(game).words.names(view, players, words)}


def plain(value: Any) -> Any:
    """A structure as JSON carries it."""
    return json.loads(encode(value))


def story(game: str, seed: int) -> list[Any]:
    """All events of a game in which everybody answers at random, but never passes."""
    luck = Seeded(seed)
    match = Match.new(game, seats=len(PLAYERS[game]), seed=seed, options=OPTIONS[game])
    events = list(match.log[0].events)
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        going = [o for o in options if plain(o)["type"] != "pass"] or list(options)
        events += match.play(seat, luck.pick(going, "answer"))
    return events


def every_kind(game: str) -> list[Any]:
    """One whole game, what hardly ever happens, and from later games what is still missing."""
    events = [*story(game, 0), *RARE[game]]
    missing = {*get_args(games.get(game).meta.events)} - {type(event) for event in events}
    for seed in itertools.count(1):
        if not missing:
            break
        news = [event for event in story(game, seed) if type(event) in missing]
        missing -= {type(event) for event in news}
        events += news
    return events


def spoken_game(game: str) -> dict[str, Any]:
    """What is said at a table of this game."""
    events = every_kind(game)
    secret = [event for event in events if event.seen_by(0) != event.seen_by(None)]
    texts = spoken(game)
    refused = [
        {
            "code": refusal.code,
            "params": refusal.params,
            **{language: words.refusal(refusal) for language, words in texts.items()},
        }
        for refusal in REFUSALS[game]
    ]
    return {
        "game": game,
        "names": {language: names_of(game, words) for language, words in texts.items()},
        "told": [*told(events, 0, game), *told(secret, None, game)],
        "refused": refused,
    }


def fixture() -> str:
    """The text of the file."""
    made = [spoken_game(game) for game in OPTIONS]
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
