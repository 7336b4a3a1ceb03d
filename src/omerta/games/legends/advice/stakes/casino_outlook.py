"""What laundered chips are worth in the end: all bets to come, played as well as possible.

A usual bet stands for those that nobody knows yet. From the last one backwards the best stake is
found for every number of chips that may lie there, so that a bet is worth what it changes.
"""

from typing import Final

from omerta.games.legends.odds_bet import bet_odds
from omerta.games.legends.odds_dice import Sides

_USUAL_DICE: Final = 3
_USUAL_JACKPOT: Final = 11
_MOST_STAKED: Final = 7
_MOST_BETS: Final = 60
_ABOUT: Final[tuple[float, ...]] = (0.4, 0.7, 1.0, 1.4)
"""As many bets come as one reckons with, or fewer, or more."""
_EVENING: Final = 5.5
"""What it is worth to win a single job."""
_RECORD: Final = 0.4
"""What a point of reputation is worth that does not win it."""


class Outlook:
    """By bets to come and chips so far, what they will be worth."""

    __slots__ = ("values",)

    def __init__(self, sides: Sides, dice: int, bundle: int, rewards: list[float]) -> None:
        """`rewards` is what each space of the safe is worth at the end."""
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
        """What so many chips are worth with about so many bets to come: nobody knows exactly."""
        return sum([self.at(share * bets, chips) for share in _ABOUT]) / len(_ABOUT)

    def at(self, bets: float, chips: int) -> float:
        """What so many chips are worth with so many bets to come."""
        bets = min(max(bets, 0.0), _MOST_BETS - 1.0)
        low = int(bets)
        share = bets - low
        place = min(max(chips, 0), len(self.values[0]) - 1)
        return (1.0 - share) * self.values[low][place] + share * self.values[low + 1][place]


_known: dict[tuple[Sides, int, int, tuple[int, ...], int], Outlook] = {}
_MOST_KNOWN: Final = 50


def outlook(sides: Sides, dice: int, bundle: int, track: tuple[int, ...], target: int) -> Outlook:
    """The outlook of a box; a target of 0 is a campaign, where every point counts."""
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
