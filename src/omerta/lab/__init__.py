"""The laboratory: many matches between bots, and their figures.

This package plays matches in bulk (`matches`, `simulate`), computes figures (`stats`, `summary`,
`ladder`), and writes them down (`files`, `tables`). The games do not know it; `tallies` finds a
game's own figures.

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
