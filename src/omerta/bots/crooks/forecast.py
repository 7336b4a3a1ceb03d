"""A fast estimate of the rest of a match of Crooks: the playouts of the search.

These are not the rules, which are in `omerta.games.crooks`. Here every seat pays for the
cheapest pile and lays the crook where it promises most; no seat hides a crook, spies or moves a
stack, and nothing is random except the world itself. Errors of the estimate cost the searcher
some judgement and nothing else.
"""

from omerta.bots.crooks.position import GANG_COUNT, Contest, Position, gang_gain
from omerta.bots.crooks.weights import NARROW, TWO_DOLLARS
from omerta.bots.crooks.worth import NOWHERE, best_kill, spot_price
from omerta.games.crooks.components import BOARD, BOSS, KILLER, PICKPOCKET, TARGET_COUNT
from omerta.games.crooks.frames import ChooseCrook, ChooseVictim, UsePickpocket
from omerta.games.crooks.table import NOBODY, Table, tags_in


class Opening:
    """A free spot of a seat, and the conditions to fill it."""

    __slots__ = ("contest", "price", "target", "value")

    def __init__(self, p: Position, seat: int, target: int) -> None:
        self.target = target
        self.value = p.values[target]
        self.contest = Contest(p, seat, target)
        self.price = self.contest.stake(0, self.value) + spot_price(p, seat, target, self.contest)


class Forecast:
    """A believed world reduced to a position and its piles."""

    __slots__ = ("deck", "piles", "position")

    def __init__(self, s: Table) -> None:
        self.deck = s.deck
        self.piles = [list(pile) for pile in s.piles]
        self.position = p = Position(s.seats, BOARD.gang_points[s.seats])
        for place, tags in enumerate(s.spots):
            if tags:
                for tag in tags_in(tags):
                    self._put(place, s.tags[tag])
        p.money = s.money[:]
        for seat in range(s.seats):
            p.passed[seat] = bool(s.passed >> seat & 1)
            p.expect(seat)

    def _put(self, place: int, face: int) -> None:
        """Put a crook on a spot."""
        deck, p = self.deck, self.position
        p.ratings[place] += deck.rating[face]
        p.modifiers[place] += deck.modifier[face]
        p.values[place % TARGET_COUNT] += deck.modifier[face]
        first = place // TARGET_COUNT * GANG_COUNT
        for gang in deck.gangs[face]:
            p.members[first + gang] += 1

    def openings(self, seat: int) -> list[Opening]:
        """The free spots of a seat."""
        p = self.position
        first = seat * TARGET_COUNT
        return [
            Opening(p, seat, target)
            for target in range(TARGET_COUNT)
            if p.ratings[first + target] == 0
        ]

    def best_spot(self, seat: int, face: int, openings: list[Opening]) -> tuple[float, int]:
        """The highest promise of a crook on a free spot, and its target."""
        rating, modifier = self.deck.rating[face], self.deck.modifier[face]
        action = self.deck.action[face]
        most = NOWHERE
        chosen = -1
        for spot in openings:
            gain = spot.contest.stake(rating, spot.value + modifier) - spot.price
            if action == KILLER:
                gain += best_kill(self.position, seat, rating, spot.target)
            if gain > most:
                most, chosen = gain, spot.target
        return most, chosen

    def turn(self, seat: int, pile: list[int]) -> None:
        """Hire the crook of the pile that promises most, and rob with it."""
        openings = self.openings(seat)
        most = NOWHERE
        chosen, target = 0, -1
        for place, face in enumerate(pile):
            action = self.deck.action[face]
            if action == BOSS and len(pile) > 1:  # CR-3.8
                continue
            gain, where = self.best_spot(seat, face, openings)
            gain += gang_gain(self.position, seat, self.deck.gangs[face])
            if action == PICKPOCKET:
                gain += TWO_DOLLARS
            if gain > most:
                most, chosen, target = gain, place, where
        self.lay(seat, pile.pop(chosen), target)

    def lay(self, seat: int, face: int, target: int) -> None:
        """Lay a crook, if there is a spot for it, and use its action."""
        if target < 0:
            return
        p = self.position
        self._put(seat * TARGET_COUNT + target, face)
        action = self.deck.action[face]
        if action == PICKPOCKET:
            p.money[seat] += BOARD.pickpocket_gain
        elif action == KILLER:
            self.kill(seat, target)

    def kill(self, seat: int, target: int) -> None:
        """Remove the strongest rival on the target, if that rival leads."""
        p = self.position
        victim = -1
        best = p.ratings[seat * TARGET_COUNT + target]
        for place in range(target, len(p.ratings), TARGET_COUNT):
            if p.ratings[place] > best:
                victim, best = place, p.ratings[place]
        if victim >= 0:
            p.values[target] -= p.modifiers[victim]
            p.ratings[victim] = p.modifiers[victim] = 0

    def play_on(self, seat: int) -> None:
        """Play turns until no seat can continue; `seat` had the last turn."""
        p = self.position
        piles = [pile for pile in self.piles if pile]
        while not all(p.passed):
            seat = (seat + 1) % p.seats
            if p.passed[seat]:
                continue
            pile = min(piles, key=len) if piles else []
            if not pile or len(pile) * BOARD.search_cost > p.money[seat] or not self.room(seat):
                p.passed[seat] = True
            else:
                p.money[seat] -= len(pile) * BOARD.search_cost
                self.turn(seat, pile)
                if not pile:
                    piles.remove(pile)
            p.expect(seat)

    def room(self, seat: int) -> bool:
        """True if a seat has a free spot."""
        first = seat * TARGET_COUNT
        return 0 in self.position.ratings[first : first + TARGET_COUNT]

    def points(self) -> list[int]:
        """The points of all seats in the present position (CR-7, CR-8)."""
        p = self.position
        total = [0] * p.seats
        for target in range(TARGET_COUNT):
            here = p.ratings[target::TARGET_COUNT]
            best = max(here)
            if best and p.values[target] > 0:
                share = p.values[target] // here.count(best)
                for seat in range(p.seats):
                    if here[seat] == best:
                        total[seat] += share
        for gang in range(GANG_COUNT):
            counts = p.members[gang::GANG_COUNT]
            most = max(counts)
            if most and counts.count(most) == 1:
                total[counts.index(most)] += p.gang_points
        return total


def forecast(s: Table) -> list[int]:
    """The points of every seat if the world is played on from here."""
    f = Forecast(s)
    if s.stack:
        f.play_on(_finish_turn(f, s))
    return f.points()


def _finish_turn(f: Forecast, s: Table) -> int:
    """Finish a turn in progress; returns the seat that had the last complete turn."""
    frame = s.stack[-1]
    seat: int = frame.seats[0]
    if s.hand != NOBODY:
        face = s.tags[s.hand]
        f.lay(seat, face, f.best_spot(seat, face, f.openings(seat))[1])
    elif isinstance(frame, ChooseCrook):
        f.turn(seat, f.piles[frame.hangout])
    elif isinstance(frame, ChooseVictim):
        f.kill(seat, frame.target)
    elif isinstance(frame, UsePickpocket):
        f.position.money[seat] += BOARD.pickpocket_gain
    elif len(s.stack) > 1:  # this seat has yet to choose a hangout
        return seat - 1
    f.position.expect(seat)
    return seat


def rewards(points: list[int]) -> list[float]:
    """The value of an ending for each seat: the margin over the best rival, steepest near zero.

    Points alone would chase crushing wins; wins alone hardly distinguish actions in a few
    hundred forecasts. This curve is steep near a tie and flat far from it.
    """
    found: list[float] = []
    for seat, mine in enumerate(points):
        margin = mine - max(points[:seat] + points[seat + 1 :])
        found.append(0.5 + 0.5 * margin / (abs(margin) + NARROW))
    return found
