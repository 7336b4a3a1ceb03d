"""The test language and the laws every game must keep, shipped for other programs.

A rule test reads ``from omerta.testing import A, B, rule, table``. The laws are in `laws`, the
golden playthroughs in `golden`, the clause coverage in `coverage`; none of them knows a game.
"""

from omerta.testing.marks import rule
from omerta.testing.table import SPECTATOR, A, B, C, D, table

__all__ = ["SPECTATOR", "A", "B", "C", "D", "rule", "table"]
