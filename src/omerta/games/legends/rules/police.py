"""LG-9 and LG-10: evidence and police."""

from omerta.games.legends.events import (
    EvidenceCounted,
    PoliceActivated,
    PoliceTurned,
)
from omerta.games.legends.frames import Step
from omerta.games.legends.rules.asking import end_scenario
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import (
    ABSENT,
    ACTIVE,
    CONTROLLED,
    UNCONTROLLED,
    Table,
    by_players,
)
from omerta.games.legends.table_challenges import problems_on_table
from omerta.kernel.chance import Chance
from omerta.kernel.events import Event


def fingerprints(s: Table) -> int:
    """Return the number of visible fingerprints, always counted from the table (LG-9.1)."""
    prints = s.pack.problem_prints
    return sum([prints[problem] for problem in problems_on_table(s)]) + scenario_of(s).fingerprints(
        s
    )


def limit(s: Table) -> int:
    """Return the number of fingerprints that ends the campaign (LG-9.2)."""
    return by_players(s, s.level.limit)


def check_evidence(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Arrest the clan if the count has reached the limit; only this step does so (LG-9.3, LG-9.4)."""
    count = fingerprints(s)
    log.append(EvidenceCounted(count, limit(s)))
    if count >= limit(s):
        end_scenario(s, "arrested")


def check_police(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Carry out the police step of a round (LG-10.1)."""
    if s.police == ACTIVE:  # LG-10.2: for the rest of the scenario
        scenario_of(s).police_strike(s, chance, log)
    elif s.police == CONTROLLED:
        s.police = UNCONTROLLED
        log.append(PoliceTurned("uncontrolled"))
    elif s.police != ABSENT:
        s.police = ACTIVE
        log.append(PoliceActivated(s.scenario))
        scenario_of(s).police_activated(s, chance, log)  # LG-10.3


def control(s: Table, log: list[Event]) -> None:
    """Turn the police token to controlled, unless the police are active or absent."""
    if s.police == UNCONTROLLED:
        s.police = CONTROLLED
        log.append(PoliceTurned("controlled"))
