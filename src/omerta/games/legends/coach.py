"""What would you do? The best answer of whoever is asked, for any seat, with one sentence why."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from omerta.games.legends.actions import LegendsAction, of_legends
from omerta.games.legends.advice.rating import best_option
from omerta.games.legends.view import LegendsView
from omerta.kernel.actions import Action
from omerta.kernel.seats import Seat


class LegendsAdvice(msgspec.Struct, frozen=True):
    """An answer one would give now, and why."""

    player: int
    """The hand of the clan that is asked."""
    action: LegendsAction
    then: tuple[LegendsAction, ...]
    """What one would answer right after it, as far as nothing is left to luck."""
    reason: str
    """The id of a message of this game."""
    params: dict[str, str | int]
    """Its variables; `minion`, `challenge`, `scenario`, `side` and `player` name such things."""


def advise(view: LegendsView) -> LegendsAdvice | None:
    """What an experienced player would answer in the place of whoever is asked."""
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
    """Advice while the game goes on; hardly anything is hidden, so nobody looks back for it."""

    has_hindsight: ClassVar[bool] = False
    advise = staticmethod(advise)

    @staticmethod
    def remark(view: LegendsView, seat: Seat, action: Action) -> None:
        """Nothing."""

    @staticmethod
    def look_back(remarks: Sequence[tuple[int, None]], end: LegendsView) -> LegendsAdvice:
        """Nobody asks for it."""
        raise AssertionError("this coach does not look back")
