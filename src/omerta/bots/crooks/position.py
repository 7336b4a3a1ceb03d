"""A table of Crooks reduced to what its points depend on.

It is built from a view, where a rival's hidden crook is a guess, or from a believed world, where
it is known. Spots are numbered seat by seat, target by target, as in the game.
"""

from omerta.bots.crooks.weights import HELD, LEAD, TURN_PRICE
from omerta.games.crooks.components import GANGS, LOWEST, TARGET_COUNT

GANG_COUNT = len(GANGS)
EVEN = len(LEAD) // 2


class Position:
    """Ratings, values, gang members and money, and the chance of each seat to fill a spot."""

    __slots__ = (
        "beaten", "coming", "gang_points", "members", "modifiers", "money", "passed", "ratings",
        "rivalry", "seats", "values",
    )  # fmt: skip

    def __init__(self, seats: int, gang_points: int) -> None:
        self.seats = seats
        self.gang_points = gang_points
        self.rivalry = 1.0 / (seats - 1)
        """The cost of a rival's point in own points."""
        self.ratings: list[int] = [0] * (seats * TARGET_COUNT)
        """The rating of each stack; 0 for a free spot."""
        self.modifiers: list[int] = [0] * (seats * TARGET_COUNT)
        self.beaten: list[list[float]] = [[]] * (seats * TARGET_COUNT)
        """For each stack whose rating is a guess, by rating: the chance that it beats the stack."""
        self.values: list[int] = [LOWEST + target for target in range(TARGET_COUNT)]
        """Target number plus modifiers, before the minimum of 0."""
        self.members: list[int] = [0] * (seats * GANG_COUNT)
        self.money: list[int] = [0] * seats
        self.passed: list[bool] = [False] * seats
        self.coming: list[float] = [0.0] * seats
        """The chance that each seat fills any one of its free spots before the end."""

    def expect(self, seat: int) -> None:
        """Recompute the chance that a seat fills a free spot."""
        free = self.ratings[seat * TARGET_COUNT : (seat + 1) * TARGET_COUNT].count(0)
        if free == 0 or self.passed[seat]:
            self.coming[seat] = 0.0
        else:
            self.coming[seat] = min(1.0, self.money[seat] / TURN_PRICE / free)


class Contest:
    """A seat's competition on a target: the best rival there, and rivals who may come."""

    __slots__ = ("beaten", "best", "comers", "rivalry", "theirs")

    def __init__(self, p: Position, seat: int, target: int) -> None:
        self.best = 0
        self.beaten: list[float] = []
        self.comers = 0.0
        self.rivalry = p.rivalry
        for other in range(p.seats):
            if other != seat:
                here = other * TARGET_COUNT + target
                rating = p.ratings[here]
                if rating == 0:
                    self.comers += p.coming[other]
                elif rating > self.best:
                    self.best, self.beaten = rating, p.beaten[here]
        self.theirs = _held(self.best, self.comers) * p.rivalry if self.best else 0.0
        """The cost to the seat of each point of the target in the best rival's hands."""

    def stake(self, rating: int, value: int) -> float:
        """What the target promises with this rating (0: no crook), less what rivals get."""
        if value <= 0:  # CR-7.4
            return 0.0
        if rating == 0:
            return -value * self.theirs
        held = _held(rating, self.comers)
        if self.beaten:
            win = self.beaten[rating] if rating < len(self.beaten) else 1.0
        elif rating > self.best:
            return value * held
        else:
            win = 0.5 if rating == self.best else 0.0
        return value * (win * held - (1.0 - win) * self.theirs)


def _held(rating: int, comers: float) -> float:
    """The chance that no later rival beats a rating."""
    return float(HELD[rating] ** comers) if rating < len(HELD) else 1.0


def gang_gain(p: Position, seat: int, gangs: tuple[int, ...]) -> float:
    """The promise of one more crook of these gangs in the row."""
    gain = 0.0
    for gang in gangs:
        best = 0
        for other in range(p.seats):
            if other != seat:
                best = max(best, p.members[other * GANG_COUNT + gang])
        lead = p.members[seat * GANG_COUNT + gang] - best + EVEN
        if 0 <= lead < len(LEAD) - 1:
            gain += LEAD[lead + 1] - LEAD[lead]
    return gain * p.gang_points * (1.0 + p.rivalry)
