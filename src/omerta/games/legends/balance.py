"""The numbers of one finished match of Legends, for `omerta sim`.

They come from the events alone. Besides the table of the match itself there are tables of how
the scenarios ended, how much reputation they brought, which were played, what each brought, and
where the clan was arrested.
"""

from collections.abc import Iterable
from typing import Final, get_args

from omerta.games.legends.events import (
    AbilityUsed,
    CampaignEnded,
    ChallengeChosen,
    ChallengeOvercome,
    ClanRallied,
    DiceRolled,
    Ending,
    MinionOut,
    PoliceActivated,
    ProblemSolved,
    RoundStarted,
    ScenarioEnded,
)
from omerta.games.legends.settings import ScenarioCode
from omerta.kernel.events import Event

_COUNTED: Final[dict[type[Event], str]] = {
    RoundStarted: "rounds",
    DiceRolled: "rolls",
    ChallengeOvercome: "overcome",
    ProblemSolved: "problems",
    AbilityUsed: "abilities",
    MinionOut: "out",
    ClanRallied: "rallies",
    PoliceActivated: "police",
}
"""Events that are counted, and the names of their counts."""
TRIED: Final = ("control", "capture")
"""Board tests whose tries are counted."""
_WORDS: Final = get_args(Ending)[0]
ENDINGS: Final[tuple[str, ...]] = get_args(_WORDS)
SCENARIOS: Final[tuple[str, ...]] = get_args(ScenarioCode)
STEPS: Final = ((3, "to_3"), (6, "to_6"), (8, "to_8"), (11, "to_11"), (14, "to_14"))
"""The upper bounds of the reputation classes, and their names."""
MORE: Final = "more"


def tally(events: Iterable[Event]) -> dict[str, dict[str, float]]:
    """Return the numbers of one finished match, table by table."""
    game: dict[str, float] = dict.fromkeys(("won", "reputation", *_COUNTED.values(), *TRIED), 0)
    ending: dict[str, float] = dict.fromkeys(ENDINGS, 0)
    reputation: dict[str, float] = dict.fromkeys([*[name for _, name in STEPS], MORE], 0)
    played, earned, arrested = [dict.fromkeys(SCENARIOS, 0.0) for _ in range(3)]
    for event in events:
        name = _COUNTED.get(type(event))
        if name is not None:
            game[name] += 1
        elif isinstance(event, ChallengeChosen):
            if event.challenge in TRIED:
                game[event.challenge] += 1
        elif isinstance(event, ScenarioEnded):
            ending[event.ending] += 1
            reputation[step_of(event.reputation)] += 1
            game["reputation"] += event.reputation
            played[event.scenario] += 1
            earned[event.scenario] += event.reputation
            arrested[event.scenario] += event.ending == "arrested"
        elif isinstance(event, CampaignEnded):
            game["won"] = float(event.won)
    return {
        "game": game,
        "ending": ending,
        "reputation": reputation,
        "played": played,
        "earned": earned,
        "arrested": arrested,
    }


def step_of(reputation: int) -> str:
    """Return the class of a reputation."""
    for most, name in STEPS:
        if reputation <= most:
            return name
    return MORE
