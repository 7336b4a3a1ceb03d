"""The coach: the best option of the deciding player, with a sentence that gives the reason."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from omerta.games.legends.actions import LegendsAction, of_legends
from omerta.games.legends.advice.rating import best_option
from omerta.games.legends.view import LegendsView
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat


class LegendsAdvice(msgspec.Struct, frozen=True):
    """The recommended action, and the reason for it."""

    player: int
    """The hand of the clan that has to decide."""
    action: LegendsAction
    then: tuple[LegendsAction, ...]
    """The actions that would follow at once, as long as they do not depend on chance."""
    reason: str
    """The id of a message of this game."""
    params: dict[str, str | int]
    """The arguments of the message; `minion`, `challenge`, `scenario`, `side`, `player` are ids."""


def advise(view: LegendsView) -> LegendsAdvice | None:
    """Return what an experienced player would do in the place of the deciding player.

    A spectator and a finished match get None.
    """
    if view.decision is None or view.asked_player is None or view.you is None:
        return None
    found = best_option(view)
    action, *then = of_legends((found.action, *found.then))
    return LegendsAdvice(
        view.asked_player,
        action,
        tuple(then),
        found.reason,
        found.params,
    )


class LegendsCoach:
    """Advice during a match. There is no hindsight, because Legends hides hardly anything."""

    has_hindsight: ClassVar[bool] = False
    advise = staticmethod(advise)

    @staticmethod
    def remark(view: LegendsView, seat: Seat, action: Action) -> None:
        """Do nothing: this coach has no hindsight."""

    @staticmethod
    def look_back(remarks: Sequence[tuple[int, None]], end: LegendsView) -> LegendsAdvice:
        """Raise an error: this coach has no hindsight."""
        raise AssertionError("this coach does not look back")
