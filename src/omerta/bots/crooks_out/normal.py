"""The normal bot for Crooks Out!: counts every possible deal and asks for the likeliest crook."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.crooks_out.reading import OpenSheet, name_all_due
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crooks_out.actions import Ask, Stop
from omerta.games.crooks_out.advice import knowledge_of
from omerta.games.crooks_out.belief import count
from omerta.games.crooks_out.components import REACH, theme_of
from omerta.games.crooks_out.view import CrooksOutView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded
from omerta.kernel.seats import Seat


class NormalInvestigator:
    """Asks for the crook with the highest chance of a hit, and one of several equals at random."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The likeliest crook, or a stop if a brave turn has more to lose."""
        if view.decision == "call_circles":
            return name_all_due(view)
        counted = count(knowledge_of(view, view.you))
        theme = theme_of(view.theme)
        held = {
            option: counted.held(option.seat, theme.room_of[option.room])
            for option in options
            if isinstance(option, Ask)
        }
        most = max(held.values())
        # CO-7.2: of t points at risk, all are lost with a miss; a hit makes them t + 1.
        if most * (view.at_risk + 1) <= counted.total * view.at_risk:
            return Stop()
        return self._finest(view, [option for option in held if held[option] == most])

    def _finest(self, view: CrooksOutView, equals: list[Ask]) -> Action:
        """Of equally likely crooks one that settles most numbers, in the smallest hand."""
        theme = theme_of(view.theme)
        merits = [merit(view, option.seat, theme.room_of[option.room]) for option in equals]
        best = max(merits)
        finest = [option for option, its in zip(equals, merits, strict=True) if its == best]
        return self._chance.pick(finest, "equal")


def merit(view: CrooksOutView, asked: Seat, room: int) -> tuple[int, int]:
    """The merits of a question: numbers that a hit makes due, then how few crooks are left."""
    sheet = OpenSheet(view.seats[asked], theme_of(view.theme))
    settled = [
        at
        for at, number in sheet.numbers
        if REACH[room] >> at & 1 and sheet.outstanding(at, number) == 1
    ]
    return len(settled), -sheet.left
