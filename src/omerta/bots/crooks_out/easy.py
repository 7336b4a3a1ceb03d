"""The easy bot for Crooks Out!: reads one sheet at a time and sometimes overlooks a circle."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.crooks_out.reading import OpenSheet, own_hand, rough_chances, searched_sheet
from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crooks_out.actions import Ask, Circle, Done, Stop
from omerta.games.crooks_out.components import ROOMS, rooms_in, theme_of
from omerta.games.crooks_out.view import CrooksOutView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded

NOISE = 100
"""The resolution of random moods."""
MOOD = 0.3
"""The most that a mood can add to what looks likely."""
OVERLOOKED = 12
"""The percentage of due numbers that it overlooks."""
ENOUGH = 2
"""The points at which it stops a brave turn."""


class EasyInvestigator:
    """Asks for what looks likely on one sheet, plus a random mood for every room."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The option with the highest preference at this moment."""
        if view.decision == "call_circles":
            return self._circle(view)
        if view.at_risk >= ENOUGH:
            return Stop()
        return self._ask(view, options)

    def _circle(self, view: CrooksOutView) -> Action:
        """The next due number that it notices, or done."""
        rooms = theme_of(view.theme).rooms
        for room in rooms_in(searched_sheet(view).due()):
            if rooms[room] not in view.named and not overlooks(view, room):
                return Circle(rooms[room])
        return Done()

    def _ask(self, view: CrooksOutView, options: Sequence[Action]) -> Action:
        theme = theme_of(view.theme)
        own = own_hand(view)
        chances = [
            {} if seat == view.you else rough_chances(OpenSheet(sheet, theme), own)
            for seat, sheet in enumerate(view.seats)
        ]
        best, most = options[0], -1.0
        for option in options:
            if isinstance(option, Ask):
                chance = chances[option.seat].get(theme.room_of[option.room], 0.0)
                liked = chance + MOOD * self._chance.below(NOISE, "mood") / NOISE
                if liked > most:
                    best, most = option, liked
        return best


def overlooks(view: CrooksOutView, room: int) -> bool:
    """True if this number is overlooked; the same for a whole search."""
    eye = Seeded((own_hand(view) * 1000 + len(view.asked)) * ROOMS + room)
    return eye.below(100, "eye") < OVERLOOKED
