"""The promise of searching a hangout, by what is known or likely to be there."""

from itertools import pairwise

from omerta.bots.crooks.position import GANG_COUNT, gang_gain
from omerta.bots.crooks.reading import Crook, Reading
from omerta.bots.crooks.weights import AHEAD, MODIFIER, TURN
from omerta.bots.crooks.worth import best_gain, dollar, spot_gain
from omerta.games.crooks.components import BOSS, TARGET_COUNT
from omerta.games.crooks.view import HangoutView

MILESTONES = (1, 4, 7, 10)
"""Ratings whose best placement is computed; ratings between them are interpolated."""


def hangout_gains(r: Reading) -> list[float]:
    """For each hangout the promise of its best crook, less its price and that of the next search.

    A player who empties a pile makes the next player open another, and prices fall from there. So
    the pile that is searched now also decides who gets more turns until the money is spent.
    """
    price = dollar(r, r.money)
    outlook = Outlook(r) if r.any_free() else None
    gains = []
    for searched, hangout in enumerate(r.view.hangouts):
        next_price, lead = r.turns_ahead(r.money - hangout.price, searched)
        cost = hangout.price + AHEAD * next_price
        gain = _pile_gain(r, hangout, outlook) - price * cost
        gains.append(gain + TURN * lead if outlook is not None else gain)
    return gains


def _pile_gain(r: Reading, hangout: HangoutView, outlook: "Outlook | None") -> float:
    """The expected gain of the best crook in a pile."""
    if hangout.memory is None:
        return outlook.of_blind(hangout.size) if outlook is not None else 0.0
    left = [r.crooks[face] for face in hangout.memory.possible]
    gains = sorted([best_gain(r, crook) for crook in left if _hirable(crook, hangout.size)])
    gone = len(left) - hangout.size
    if not gains:
        return 0.0
    # A rival who searched it since most likely took the best crook.
    return gains[max(0, len(gains) - 1 - gone)]


def _hirable(crook: Crook, size: int) -> bool:
    return crook.action != BOSS or size == 1  # CR-3.8


class Outlook:
    """The promises of unseen crooks for this seat, in descending order."""

    __slots__ = ("_by_size", "_gains")

    def __init__(self, r: Reading) -> None:
        by_rating = _by_rating(r)
        by_gang = [gang_gain(r.position, r.me, (gang,)) for gang in range(GANG_COUNT)]
        gains: list[float] = []
        for crook in r.pool:
            gain = by_rating[crook.rating] + abs(crook.modifier) * MODIFIER
            for gang in crook.gangs:
                gain += by_gang[gang]
            gains.append(gain)
        gains.sort(reverse=True)
        self._gains = gains
        self._by_size: dict[int, float] = {}

    def of_blind(self, size: int) -> float:
        """The expected best of this many unseen crooks."""
        found = self._by_size.get(size)
        if found is None:
            found = self._by_size[size] = expected_best(self._gains, size)
        return found


def expected_best(gains: list[float], size: int) -> float:
    """The mean of the best of `size` draws from gains in descending order."""
    rest = len(gains)
    chance = 1.0
    mean = 0.0
    for gain in gains:
        if size >= rest:
            return mean + chance * gain
        mean += chance * size / rest * gain
        chance *= 1.0 - size / rest
        rest -= 1
    return mean


def _by_rating(r: Reading) -> list[float]:
    """For each rating the promise of a plain crook on its best free spot."""
    found = [0.0] * (MILESTONES[-1] + 1)
    for rating in MILESTONES:
        plain = Crook("", rating, 0, (), 0)
        found[rating] = max(
            [spot_gain(r.position, r.me, plain, t) for t in range(TARGET_COUNT) if r.free(t)]
        )
    for low, high in pairwise(MILESTONES):
        step = (found[high] - found[low]) / (high - low)
        for rating in range(low + 1, high):
            found[rating] = found[low] + step * (rating - low)
    return found
