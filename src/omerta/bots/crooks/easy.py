"""The easy bot for Crooks: a beginner with a bad memory who likes high ratings."""

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.bots.protocol import Budget, Needs, Worlds
from omerta.games.crooks.actions import (
    Discard,
    Join,
    Kill,
    LayDown,
    LayUp,
    Pass,
    Recruit,
    Replace,
    SpyOnTarget,
    Switch,
    Take,
    TakeMoney,
)
from omerta.games.crooks.components import HANGOUTS, LOWEST
from omerta.games.crooks.view import CrooksView
from omerta.kernel.actions import Action
from omerta.kernel.chance import Seeded

NOISE = 100
"""The resolution of random moods; a mood changes a preference by up to its number of points."""


class EasyBot:
    """Prefers what looks big, plus a random mood for every action."""

    needs: ClassVar[Needs] = "view"

    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """The option with the highest preference at this moment."""
        ratings = {entry.id: entry.rating for entry in view.deck}
        best = options[0]
        most = -1000.0
        for option in options:
            liked = self._liking(view, ratings, option)
            if liked > most:
                best, most = option, liked
        return best

    def _mood(self, points: float) -> float:
        return points * self._chance.below(NOISE, "mood") / NOISE

    def _liking(self, view: CrooksView, ratings: dict[str, int], option: Action) -> float:
        """The preference for an option; 0 for kinds not listed."""
        match option:
            case Recruit():
                return self._hope(view, ratings, option) + self._mood(4.0)
            case Take():
                return ratings[option.crook] + self._mood(3.0)
            case LayUp():
                return _fit(view, ratings, option.target) + self._mood(4.0)
            case LayDown():
                return _fit(view, ratings, option.target) - 3.0 + self._mood(4.0)
            case Join():
                return self._mood(4.0)
            case Switch() | Replace():
                return -4.0 + self._mood(4.0)
            case Kill() | TakeMoney():
                return 1.0 + self._mood(1.0)
            case SpyOnTarget():
                return self._mood(2.0)
            case Pass():
                return -100.0 if _has_free_spot(view) else 1.0
            case Discard():
                return 0.5 + self._mood(1.0)
            case _:
                return self._mood(1.0)

    def _hope(self, view: CrooksView, ratings: dict[str, int], option: Recruit) -> float:
        """Big piles promise big crooks; half the time the bot remembers a pile it has seen."""
        hangout = view.hangouts[HANGOUTS.index(option.hangout)]
        remembered = hangout.memory is not None and self._chance.below(2, "memory") == 0
        if remembered and hangout.memory is not None and hangout.memory.possible:
            hope = max([ratings[face] for face in hangout.memory.possible])
        else:
            hope = 5 + hangout.size
        return hope - 2.0 * hangout.price if _has_free_spot(view) else -1.0


def _fit(view: CrooksView, ratings: dict[str, int], target: int) -> float:
    """Strong crooks go to big targets, weak ones to small targets without visible strong crooks."""
    hand = view.hand
    rating = ratings[hand.face] if hand is not None and hand.face is not None else 0
    shown = view.targets[target - LOWEST]
    rival = max([spot.rating for seat, spot in enumerate(shown.spots) if seat != view.you])
    return -abs(target - rating) - (0.0 if rating > rival else 5.0)


def _has_free_spot(view: CrooksView) -> bool:
    me = view.you
    assert me is not None, "a spectator does not play"
    return any(not shown.spots[me].cards for shown in view.targets)
