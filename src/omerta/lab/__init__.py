"""The laboratory: many games between bots, and what they say.

Belongs here: playing in bulk (`play`, `simulate`), figures about results (`stats`, `summary`,
`ladder`), and writing them down (`files`, `tables`). Nothing here is known to the games; what one
counts of itself is found by `tallies`.

    from omerta import lab

    results = lab.simulate("crooks", ["normal", "random"], games=1000, seats=3, workers=2)
    print(lab.summarise(results))
"""

from omerta.lab.ladder import LadderResult, run_ladder
from omerta.lab.matches import MatchPlan, MatchResult
from omerta.lab.simulate import BadPlan, Results, simulate
from omerta.lab.summary import Standing, Summary, TallyRow, summarise

__all__ = [
    "BadPlan",
    "LadderResult",
    "MatchPlan",
    "MatchResult",
    "Results",
    "Standing",
    "Summary",
    "TallyRow",
    "run_ladder",
    "simulate",
    "summarise",
]
