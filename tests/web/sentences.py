"""Makes `sentences.json`, which compares the client's texts with the kernel's.

It holds whole matches in both languages, with every kind of event as seat 0 sees it, differences
for a spectator, and some refusals: `python -m tests.web.sentences`.
"""

import itertools
import json
from pathlib import Path
from typing import Any, get_args

from omerta import games
from omerta.games.crooks_out.events import RollSkipped, SetupRolled, TurnForfeited
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crossfire.actions import CardCode, GuessCode, SeatCode, Topic
from omerta.games.crossfire.events import (
    BomberSurvived,
    RoleRevealed,
    SeriesEnded,
    ShotLanded,
    SniperHit,
    StatementMade,
    TeamWon,
    TokenPut,
    TokenTaken,
    WinnersNamed,
)
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.legends.events import (
    BagsGained,
    Bailed,
    CampaignCardsDrawn,
    CampaignEnded,
    CampaignRevealed,
    DiceFreed,
    DieAdded,
    DieSeized,
    DieTurned,
    DrivingDicePlaced,
    ElectionDecided,
    Hired,
    MinionsLeft,
    MinionWon,
    PlayerLeft,
    PoliceActivated,
    PoliceStruck,
    PoliceTurned,
    ProblemSolved,
    RecruitsAdded,
    RollEased,
    RollerNamed,
    RollVoided,
    ScenarioEnded,
    SirenHeard,
    SpeedBoosted,
    SupportMoved,
    VaultSearched,
    VotesRolled,
)
from omerta.games.legends.events_casino import PenaltyName, PenaltyStruck, RedDieRolled
from omerta.games.legends.events_family import (
    BusinessKept,
    MoleRevealed,
    MoleShuffledIn,
    MoleWhy,
)
from omerta.games.legends.events_rebels import ShortageMet
from omerta.games.legends.settings import LegendsSettings
from omerta.games.mafia.events import CardKilled, GameEnded, PlayerPassed
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import Illegal, Match, Seeded, Viewer, encode
from omerta.kernel.events import TimeoutApplied
from omerta.kernel.texts import LANGUAGES, Names, Texts

PLACE = Path(__file__).parents[2] / "web" / "tests" / "sentences.json"
PLAYERS = {
    "crooks": ("Anna", "Борис", "Clara"),
    "crooks_out": ("Anna", "Борис", "Clara"),
    "mafia": ("Anna", "Борис", "Clara", "Дина"),
    "crossfire": ("Anna", "Борис", "Clara", "Дина", "Eva", "Фёдор", "Gleb"),
    "legends": ("Anna", "Борис"),
}
OPTIONS: dict[str, tuple[Any, ...]] = {
    "crooks": (None,),
    "crooks_out": (CrooksOutSettings(brave="on"),),
    "mafia": (MafiaSettings(bank="1000"),),
    "crossfire": (
        CrossfireSettings(games="2", peacekeeper="on", statement_cap="3", claim_cap="4"),
    ),
    "legends": (
        LegendsSettings(difficulty="easy", scenario_pick="fixed"),
        LegendsSettings(difficulty="easy", mode="one_shot", first_job="rebels"),
        LegendsSettings(difficulty="easy", mode="one_shot", first_job="casino"),
        LegendsSettings(difficulty="easy", mode="one_shot", first_job="family"),
    ),
}
"""The settings with which one match after the other is played."""


def statements() -> list[StatementMade]:
    """Return one statement of each kind."""
    said: list[StatementMade] = []

    def say(code: str, *rest: Any) -> None:
        said.append(StatementMade(len(said) + 1, 1, code, *rest))

    for code in get_args(CardCode):
        say(code, None, "agent", None, None, ())
    say("am", None, "red", None, None, ())
    say("am", None, "blue", None, None, (1, 2))
    say("after", None, "vip", 2, None, ())
    for code in get_args(GuessCode):
        say(code, 2, "assassin", None, None, ())
    for code in get_args(SeatCode):
        say(code, 2, None, None, None, ())
    for code in ("retract", "nocomment"):
        say(code, None, None, None, None, ())
    for topic in get_args(Topic):
        say("ask", 3, None, None, topic, ())
    return said


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
    "crossfire": (
        TimeoutApplied(1, "aim"),
        *statements(),
        TokenPut(2),
        TokenTaken(2),
        SniperHit(3, "assassin"),
        *[RoleRevealed(2, "assassin", call) for call in ("assassins", "marked", "others", "hit")],
        ShotLanded(2, 1, 3, late=True),
        TeamWon("red", "wrong_hit"),
        TeamWon("blue", "assassins_hit"),
        TeamWon("blue", "bystander_hit"),
        BomberSurvived(4),
        WinnersNamed((), ("failed",) * 7),
        SeriesEnded((0,) * 7, (1,) * 7, ()),
        SeriesEnded((1, 0, 0, 0, 0, 0, 2), (2, 3, 3, 3, 3, 3, 1), (6,)),
    ),
    "legends": (
        TimeoutApplied(1, "act"),
        PlayerLeft(1),
        PoliceStruck("power"),
        *[PoliceActivated(scenario) for scenario in ("chase", "casino", "family")],
        ProblemSolved(0, "pr04", "dropped"),
        RollVoided(7),
        *[RollEased(how) for how in ("plus_one", "extra_success", "no_damage")],
        DieAdded("luck"),
        DieTurned("4"),
        DieTurned("x3"),
        SirenHeard(),
        PoliceTurned("controlled"),
        PoliceTurned("uncontrolled"),
        VaultSearched(2, ("luck", "lock", "1"), 2),
        BagsGained("va01", 0, 0),
        BagsGained("va06", 2, 3),
        DrivingDicePlaced(1, 2),
        SpeedBoosted(3),
        Bailed("m31", 2, 7),
        Hired("m43", 5, 2),
        *[ScenarioEnded("bank", ending, 9) for ending in ("arrested", "squad", "escaped")],
        *[ScenarioEnded("chase", ending, 15) for ending in ("caught", "van_gone")],
        MinionWon("m31"),
        MinionsLeft(("m01", "m02"), ("m31",)),
        MinionsLeft((), ("m43",)),
        RecruitsAdded(("m05",)),
        CampaignEnded(won=True, reason="target_reached", score=9, rank=None),
        CampaignEnded(won=True, reason="elected", score=27, rank="city_legend"),
        *[ScenarioEnded("power", ending, 0) for ending in ("betrayed", "defeated")],
        ScenarioEnded("power", "elected", 11),
        CampaignCardsDrawn(0, 0, 2, ("ca03", "ca10")),
        CampaignCardsDrawn(1, 1, 1, ("ca01",)),
        CampaignRevealed(1, "ca01"),
        *[DieSeized(why, 3, 7) for why in ("roll", "round", "rumour")],
        DiceFreed(1, 2),
        DiceFreed(2, 0),
        *[SupportMoved("mayor", why, 2, 7) for why in ("campaign", "rumour", "rally")],
        SupportMoved("clan", "overcome", 3, 6),
        RollerNamed(0, "clan"),
        RollerNamed(1, "mayor"),
        VotesRolled(1, ("4", "luck"), ("lock", "2"), 4, 2),
        *[
            ElectionDecided(winner, outright, 5, 4)
            for winner in ("clan", "mayor")
            for outright in (True, False)
        ],
        *[RedDieRolled(face) for face in ("x2", "x3", "blank", "fatigue", "siren")],
        *[PenaltyStruck("ta04", name) for name in get_args(PenaltyName)],
        ScenarioEnded("casino", "no_tables", 12),
        ScenarioEnded("casino", "laundered", 15),
        BusinessKept("bu03"),
        MoleRevealed(1),
        *[MoleShuffledIn(why) for why in get_args(MoleWhy)],
        *[ScenarioEnded("family", ending, 4) for ending in ("top_income", "no_business")],
        ShortageMet(1),
        ShortageMet(2),
        ScenarioEnded("rebels", "pistols", 6),
    ),
}
"""Events that a match of random actions need not have."""
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
    "crossfire": (
        Illegal("wrong_seats", "CF-1.1", mode="sniper", seats=5, least=6, most=10),
        Illegal("no_such_seat", "CF-1.2", seat=8),
        Illegal("aim_yourself", "CF-4.2"),
    ),
    "legends": (
        Illegal("wrong_seats", "LG-1.1", seats=5),
        Illegal(
            "used_this_round",
            "LG-5.2",
            minion="m01",
            minion_en="Crowbar Quinn",
            minion_ru="Ломик Куинн",
        ),
        Illegal("too_many_lucks", "LG-4.13", most=2),
    ),
}


def told(events: list[Any], viewer: Viewer, game: str) -> list[dict[str, Any]]:
    """Return each event as this viewer may see it, with its sentence in each language."""
    seen = [event.seen_by(viewer) for event in events]
    return [{"event": plain(event), **said(event, game)} for event in seen]


def said(event: Any, game: str) -> dict[str, str]:
    """Return the sentence in each language."""
    return {
        language: words.describe("event", event, names_of(game, words))
        for language, words in spoken(game).items()
    }


def spoken(game: str) -> dict[str, Texts]:
    """Return the texts of a game in each language."""
    return {language: Texts(language, f"omerta.games.{game}") for language in LANGUAGES}


def names_of(game: str, words: Texts) -> Names:
    """Return the names of seats and of other things that every table of this game names."""
    players = PLAYERS[game]
    seats = {"seat": dict(enumerate(players))}
    if game == "crooks":  # crooks are named by the texts, or by a deck
        return seats
    view = Match.new(game, seats=len(players)).view(None)
    return {**games.get(game).words.names(view, players, words)}


def plain(value: Any) -> Any:
    """Return a structure as JSON represents it."""
    return json.loads(encode(value))


def story(game: str, seed: int) -> list[Any]:
    """Return all events of a match in which all seats act at random, but never pass."""
    luck = Seeded(seed)
    options = OPTIONS[game][seed % len(OPTIONS[game])]
    match = Match.new(game, seats=len(PLAYERS[game]), seed=seed, settings=options)
    events = list(match.log[0].events)
    while match.waiting:
        seat = match.waiting[0]
        answers = match.options(seat)
        going = [o for o in answers if plain(o)["type"] != "pass"] or list(answers)
        events += match.play(seat, luck.pick(going, "answer"))
    return events


def every_kind(game: str) -> list[Any]:
    """Return the events of one match, rare events, and from later matches what is still missing."""
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
    """Return the sentences of a table of this game."""
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
        "events": [*told(events, 0, game), *told(secret, None, game)],
        "refused": refused,
    }


def fixture() -> str:
    """Return the text of the file."""
    made = [spoken_game(game) for game in OPTIONS]
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")
