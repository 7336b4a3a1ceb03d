"""The final worth of laundered chips, if all later bets are played as well as possible.

A typical bet stands for the later bets, which are unknown. Backwards from the last bet the best
stake is computed for every number of chips, so that the worth of a bet is the change it makes.
"""

from typing import Final

from omerta.games.legends.odds_bet import bet_odds
from omerta.games.legends.odds_dice import Sides

_USUAL_DICE: Final = 3
_USUAL_JACKPOT: Final = 11
_MOST_STAKED: Final = 7
_MOST_BETS: Final = 60
_ABOUT: Final[tuple[float, ...]] = (0.4, 0.7, 1.0, 1.4)
"""Factors of the expected number of bets, to average over its uncertainty."""
_EVENING: Final = 5.5
"""The worth of reaching the target of a one-shot match."""
_RECORD: Final = 0.4
"""The worth of a point of reputation in a one-shot match."""


class Outlook:
    """The final worth by later bets and current chips."""

    __slots__ = ("values",)

    def __init__(self, sides: Sides, dice: int, bundle: int, rewards: list[float]) -> None:
        """Compute the outlook; `rewards` is the final worth of each space of the safe."""
        last = (len(rewards) - 1) * bundle
        usual = (_USUAL_JACKPOT, "none", 2, ())
        risks = [
            bet_odds(sides, min(_USUAL_DICE + chips, dice), dice, usual)[0]
            for chips in range(_MOST_STAKED)
        ]
        self.values: list[list[float]] = [[rewards[chips // bundle] for chips in range(last + 1)]]
        for _ in range(_MOST_BETS):
            after = self.values[-1]
            now: list[float] = []
            for chips in range(last + 1):
                lost = after[chips - chips % bundle]  # the jackpot empties the cell
                best = after[chips]
                for more, risk in enumerate(risks, 1):
                    value = (1.0 - risk) * after[min(chips + more, last)] + risk * lost
                    best = max(best, value)
                now.append(best)
            self.values.append(now)

    def expected(self, bets: float, chips: int) -> float:
        """Return the worth of this many chips with about this many later bets, an uncertain number."""
        return sum([self.at(share * bets, chips) for share in _ABOUT]) / len(_ABOUT)

    def at(self, bets: float, chips: int) -> float:
        """Return the worth of this many chips with exactly this many later bets."""
        bets = min(max(bets, 0.0), _MOST_BETS - 1.0)
        low = int(bets)
        share = bets - low
        place = min(max(chips, 0), len(self.values[0]) - 1)
        return (1.0 - share) * self.values[low][place] + share * self.values[low + 1][place]


_known: dict[tuple[Sides, int, int, tuple[int, ...], int], Outlook] = {}
_MOST_KNOWN: Final = 50


def outlook(sides: Sides, dice: int, bundle: int, track: tuple[int, ...], target: int) -> Outlook:
    """Return the outlook of a set of components; target 0 means a campaign."""
    key = (sides, dice, bundle, track, target)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        rewards = [float(reputation) for reputation in track]
        if target:
            rewards = [
                _RECORD * reputation + (_EVENING if reputation >= target else 0.0)
                for reputation in track
            ]
        found = _known[key] = Outlook(sides, dice, bundle, rewards)
    return found
