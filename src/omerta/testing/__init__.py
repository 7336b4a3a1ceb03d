"""The test language and the laws every game must keep, shipped for other programs.

A rule test reads ``from omerta.testing import A, B, rule, table``. The laws are in `laws`, the
golden playthroughs in `golden`, the clause coverage in `coverage`; none of them knows a game.
"""

from typing import TYPE_CHECKING, Any

from omerta.testing.marks import rule

if TYPE_CHECKING:
    from omerta.testing.table import A, B, C, D, table

__all__ = ["A", "B", "C", "D", "rule", "table"]


def __getattr__(name: str) -> Any:
    # The laws and the coverage need no table: it is imported when a test first asks for one.
    if name in __all__:
        from omerta.testing import table as language  # noqa: PLC0415

        return getattr(language, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
