"""CR-7 to CR-9: the value of targets and gangs, and the winner."""

from omerta.games.crooks.components import BOARD, GANGS, LOWEST, TARGET_COUNT
from omerta.games.crooks.events import CrooksRevealed, GameEnded, GangScored, TargetScored
from omerta.games.crooks.table import TAG_NAMES, Table, on_targets, tags_in
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat

NO_CROOK = -1


class Tally:
    """The totals of all crooks on targets, and no others (CR-7.8), added up in one pass."""

    __slots__ = ("members", "modifiers", "ratings", "seats", "values", "winners")

    def __init__(self, s: Table) -> None:
        self.seats = s.seats
        self.ratings: list[list[int]] = []
        """By target and seat; `NO_CROOK` for a seat without crooks there."""
        self.modifiers: list[int] = []
        """By target: the sum over all crooks, of every owner, face up or down (CR-7.3)."""
        self.members: list[list[int]] = [[0] * s.seats for _ in GANGS]
        """By gang and seat: every crook of the row counts, stacked ones too (CR-8.5)."""
        self.values: list[int] = []
        """By target: its number plus all modifiers, at least 0."""
        self.winners: list[list[Seat]] = []
        """By target: the seats with the highest rating."""
        for target in range(TARGET_COUNT):
            self._add_up(s, target, s.spots[target::TARGET_COUNT])

    def _add_up(self, s: Table, target: int, spots: list[int]) -> None:
        deck, faces = s.deck, s.tags
        ratings = [NO_CROOK] * len(spots)
        winners: list[Seat] = []
        best = NO_CROOK
        modifiers = 0
        for seat, tags in enumerate(spots):
            if not tags:
                continue
            rating = 0
            while tags:
                lowest = tags & -tags
                tags ^= lowest  # noqa: PLW2901  (taken off the mask one by one)
                face = faces[lowest.bit_length() - 1]
                rating += deck.rating[face]  # CR-6.3
                modifiers += deck.modifier[face]  # CR-6.4
                for gang in deck.gangs[face]:  # CR-8.4: counts in each of its gangs
                    self.members[gang][seat] += 1
            ratings[seat] = rating
            if rating > best:
                best = rating
                winners = [seat]
            elif rating == best:
                winners.append(seat)
        self.ratings.append(ratings)
        self.modifiers.append(modifiers)
        self.values.append(max(0, target + LOWEST + modifiers))  # CR-7.4: floored at the end
        self.winners.append(winners)  # CR-7.5; empty if no seat has a crook (CR-7.7)

    def share(self, target: int) -> int:
        """The points of each winner of a target; the remainder is lost."""
        winners = len(self.winners[target])
        return self.values[target] // winners if winners else 0  # CR-7.6

    def gang_winner(self, gang: int) -> Seat | None:
        """The seat with the most members of a gang, if there is only one such seat."""
        counts = self.members[gang]  # CR-8.2: of all who started, passed or not
        best = max(counts)
        if best == 0 or counts.count(best) > 1:  # CR-8.3
            return None
        return counts.index(best)

    def points(self) -> list[int]:
        """Points of every seat from targets and gangs."""
        total = [0] * self.seats
        for target in range(TARGET_COUNT):
            winners = self.winners[target]
            for seat in winners:
                total[seat] += self.values[target] // len(winners)
        for gang in range(len(GANGS)):
            winner = self.gang_winner(gang)
            if winner is not None:
                total[winner] += BOARD.gang_points[self.seats]
        return total


def points(s: Table) -> list[int]:
    """The points of every seat in the present position."""
    return Tally(s).points()


def result(s: Table) -> Outcome:
    """The outcome: most points win, then most money, then shared."""
    return _ranked(s, points(s))


def _ranked(s: Table, scores: list[int]) -> Outcome:
    order = [(scores[seat], s.money[seat]) for seat in range(s.seats)]  # CR-9.1, CR-9.2
    ranking = sorted(order, reverse=True)
    ranks = tuple([1 + ranking.index(mine) for mine in order])
    best = ranking[0]
    if ranking[1] == best:
        reason = "shared"  # CR-9.3
    elif scores.count(best[0]) > 1:
        reason = "money"
    else:
        reason = "points"
    return Outcome(ranks, tuple(scores), reason)


# The end of the game, step by step


def reveal(s: Table, tally: Tally, log: list[Event]) -> None:
    """Turn up all face-down crooks on targets; the box stays closed."""
    hidden = tags_in(on_targets(s) & s.down)  # CR-7.1
    tags = tuple([TAG_NAMES[tag] for tag in hidden])
    log.append(CrooksRevealed(tags, tuple([s.deck.ids[s.tags[tag]] for tag in hidden])))


def score_targets(s: Table, tally: Tally, log: list[Event]) -> None:
    """Award the targets from the lowest to the highest."""
    for target in range(TARGET_COUNT):  # CR-7.2
        ratings = tally.ratings[target]
        log.append(
            TargetScored(
                target + LOWEST,
                tally.values[target],
                tally.modifiers[target],
                tuple([None if rating == NO_CROOK else rating for rating in ratings]),
                tuple(tally.winners[target]),
                tally.share(target),
            )
        )


def score_gangs(s: Table, tally: Tally, log: list[Event]) -> None:
    """Award the gangs: red, blue, yellow."""
    for gang in range(len(GANGS)):  # CR-8.1
        winner = tally.gang_winner(gang)
        award = 0 if winner is None else BOARD.gang_points[s.seats]
        log.append(GangScored(GANGS[gang], tuple(tally.members[gang]), winner, award))


def declare(s: Table, tally: Tally, log: list[Event]) -> None:
    """Add the result to the log."""
    outcome = _ranked(s, tally.points())
    log.append(GameEnded(outcome.scores, tuple(s.money), outcome.winners))
