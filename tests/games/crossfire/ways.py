"""Ways to play Crossfire with which every law is tested: each value of each setting at least once.

Discussions are short, because a trial tries every possible statement at every decision.
"""

from typing import Any

from omerta.games.crossfire.settings import CrossfireSettings


def short(**choices: Any) -> CrossfireSettings:
    """Settings with hardly any discussion."""
    return CrossfireSettings(**{"claim_cap": "4", "statement_cap": "3", **choices})


WAYS = {
    "rulebook": short(),
    "friendly": short(memory_aid="full", early_end="unanimous", statement_cap="0"),
    "series": short(games="2", memory_aid="role", statement_cap="0", dealer=4),
    "tough": short(
        bodyguard="on", dead_shield="falls", late_hits="ignore", bomber="on", statement_cap="0"
    ),
}
"""Ways for every number of players from 5 on."""
SNIPING = {
    "sniper": short(mode="sniper"),
    "sniper-series": short(mode="sniper", games="2", sniper_seat=0, statement_cap="0"),
    "sniper-special": short(
        mode="sniper", protester="on", memory_aid="full", chat="statements", statement_cap="0"
    ),
}
"""Ways for 6 players and more."""
