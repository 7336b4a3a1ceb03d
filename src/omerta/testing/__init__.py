"""The test language and the laws that every game must keep, also for use by other programs.

A rule test imports ``from omerta.testing import A, B, rule, table``. The laws are in `laws`, the
golden playthroughs in `golden`, the clause coverage in `coverage`; none of them knows a game.
"""

from omerta.testing.marks import rule
from omerta.testing.table import SPECTATOR, A, B, C, D, table

__all__ = ["SPECTATOR", "A", "B", "C", "D", "rule", "table"]
