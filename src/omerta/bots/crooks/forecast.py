"""How the rest of a game of Crooks may go, quickly: the playouts of the search.

A forecast, not the rules: the legal game stays in `omerta.games.crooks`. Here every seat pays for
the cheapest pile, hires the crook that brings most at once and lays it there; nobody hides a
crook, spies or moves a stack, and nothing is left to luck but the world itself. What that gets wrong costs the searcher some judgement and nothing else.
"""

from collections.abc import Sequence
from typing import Any

from omerta.bots.crooks.normal import NormalBot
from omerta.bots.crooks.weights import (
    ACTION,
    EXPLORATION,
    FIRST_SIGHT,
    HELD,
    MEMBER,
    NARROW,
    PATIENCE,
    SWING,
    TYPICAL,
)
from omerta.bots.guide import Guide, Impression
from omerta.games.crooks.components import (
    BOARD,
    BOSS,
    GANGS,
    KILLER,
    LOWEST,
    PICKPOCKET,
    TARGET_COUNT,
    Deck,
)
from omerta.games.crooks.frames import ChooseCrook, ChooseVictim, UsePickpocket
from omerta.games.crooks.table import NOBODY, Table, tags_in
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game

GANG_COUNT = len(GANGS)
NOWHERE = -1000.0
"""What a crook brings to a row without a free spot."""


class Forecast:
    """A believed world reduced to ratings, values, members, money and piles."""

    __slots__ = ("best", "deck", "liking", "members", "modifiers", "money", "piles", "ratings", "seats",
                 "values")  # fmt: skip

    def __init__(self, s: Table) -> None:
        deck = s.deck
        self.deck = deck
        self.liking = likings(deck)
        self.seats = s.seats
        self.money = s.money[:]
        self.piles = [list(pile) for pile in s.piles]
        self.ratings = [0] * len(s.spots)
        self.modifiers = [0] * len(s.spots)
        self.members = [0] * (s.seats * GANG_COUNT)
        self.values = [LOWEST + target for target in range(TARGET_COUNT)]
        self.best = [0] * TARGET_COUNT
        """The highest rating on each target."""
        for place, tags in enumerate(s.spots):
            if tags:
                for tag in tags_in(tags):
                    self._put(place, s.tags[tag])

    def _put(self, place: int, face: int) -> None:
        """A crook lies on a spot."""
        deck = self.deck
        target = place % TARGET_COUNT
        self.ratings[place] += deck.rating[face]
        self.modifiers[place] += deck.modifier[face]
        self.values[target] += deck.modifier[face]
        self.best[target] = max(self.best[target], self.ratings[place])
        first = place // TARGET_COUNT * GANG_COUNT
        for gang in deck.gangs[face]:
            self.members[first + gang] += 1

    def take_turn(self, seat: int, pile: list[int]) -> None:
        """Hire the crook of the pile that brings most, and send it where it does."""
        if len(pile) == 1:
            self.rob(seat, pile.pop())
            return
        most = NOWHERE
        chosen = 0
        for place, face in enumerate(pile):
            if self.deck.action[face] != BOSS:  # CR-3.8
                gain = self.liking[face] + self.best_spot(seat, face)[0]
                if gain > most:
                    most, chosen = gain, place
        self.rob(seat, pile.pop(chosen))

    def best_spot(self, seat: int, face: int) -> tuple[float, int]:
        """What a crook brings at once on the best free spot of the row, and which target it is."""
        rating, modifier = self.deck.rating[face], self.deck.modifier[face]
        held = HELD[rating]
        first = seat * TARGET_COUNT
        most = NOWHERE
        chosen = -1
        for target in range(TARGET_COUNT):
            if self.ratings[first + target]:
                continue
            value, best = self.values[target], self.best[target]
            if rating > best:
                gain = (value + modifier) * held
                if best:
                    gain += 0.5 * value
            elif rating == best:
                gain = 0.5 * value
            else:
                gain = -0.5 * modifier
            if best < TYPICAL[target]:
                gain -= 0.7 * value * HELD[TYPICAL[target]]
            if gain > most:
                most, chosen = gain, target
        return most, chosen

    def rob(self, seat: int, face: int) -> None:
        """Lay the crook on its best spot, if there is any, and use its action."""
        target = self.best_spot(seat, face)[1]
        if target < 0:
            return
        self._put(seat * TARGET_COUNT + target, face)
        action = self.deck.action[face]
        if action == PICKPOCKET:
            self.money[seat] += BOARD.pickpocket_gain
        elif action == KILLER:
            self.kill(seat, target)

    def kill(self, seat: int, target: int) -> None:
        """The strongest rival on the target leaves the game."""
        victim = -1
        best = 0
        for place in range(target, len(self.ratings), TARGET_COUNT):
            if place != seat * TARGET_COUNT + target and self.ratings[place] > best:
                victim, best = place, self.ratings[place]
        if victim < 0:
            return
        self.ratings[victim] = 0
        self.values[target] -= self.modifiers[victim]
        self.modifiers[victim] = 0
        self.best[target] = max(self.ratings[target::TARGET_COUNT])

    def play_on(self, seat: int, passed: int) -> None:
        """Turn after turn until nobody can go on; `seat` had the last turn."""
        piles = [pile for pile in self.piles if pile]
        everyone = (1 << self.seats) - 1
        while passed != everyone:
            seat = (seat + 1) % self.seats
            if passed >> seat & 1:
                continue
            pile = self._cheapest(seat, piles)
            if pile is None:
                passed |= 1 << seat
                continue
            self.money[seat] -= len(pile) * BOARD.search_cost
            self.take_turn(seat, pile)
            if not pile:
                piles.remove(pile)

    def _cheapest(self, seat: int, piles: list[list[int]]) -> list[int] | None:
        """The pile the seat searches next; None means a pass."""
        first = seat * TARGET_COUNT
        if not piles or 0 not in self.ratings[first : first + TARGET_COUNT]:
            return None
        pile = min(piles, key=len)
        return pile if len(pile) * BOARD.search_cost <= self.money[seat] else None

    def points(self) -> list[int]:
        """Everybody's points as the table lies (CR-7, CR-8)."""
        total = [0] * self.seats
        for target in range(TARGET_COUNT):
            best = self.best[target]
            value = self.values[target]
            if best and value > 0:
                here = self.ratings[target::TARGET_COUNT]
                share = value // here.count(best)
                for seat in range(self.seats):
                    if here[seat] == best:
                        total[seat] += share
        award = BOARD.gang_points[self.seats]
        for gang in range(GANG_COUNT):
            counts = self.members[gang::GANG_COUNT]
            most = max(counts)
            if most and counts.count(most) == 1:
                total[counts.index(most)] += award
        return total


_likings: dict[Deck, list[float]] = {}


def likings(deck: Deck) -> list[float]:
    """What each face brings besides the target it is sent to: gang members and actions."""
    found = _likings.get(deck)
    if found is None:
        found = [
            MEMBER * len(deck.gangs[face])
            + (ACTION if deck.action[face] in (PICKPOCKET, KILLER) else 0.0)
            for face in range(len(deck.rating))
        ]
        _likings[deck] = found
    return found


def forecast(s: Table) -> list[int]:
    """Points of every seat if the world is played on from here."""
    f = Forecast(s)
    if s.stack:
        frame = s.stack[-1]
        seat = frame.seats[0]
        last = seat
        if s.hand != NOBODY:
            f.rob(seat, s.tags[s.hand])
        elif isinstance(frame, ChooseCrook):
            f.take_turn(seat, f.piles[frame.hangout])
        elif isinstance(frame, ChooseVictim):
            f.kill(seat, frame.target)
        elif isinstance(frame, UsePickpocket):
            f.money[seat] += BOARD.pickpocket_gain
        elif len(s.stack) > 1:  # a hangout is still to be chosen in this turn
            last = seat - 1
        f.play_on(last, s.passed)
    return f.points()


class CrooksGuide(Guide):
    """Guides a search through Crooks by forecasts and by the normal player's first sight."""

    exploration = EXPLORATION
    patience = PATIENCE

    def __init__(self, seed: int) -> None:
        self._normal = NormalBot(seed)

    def impressions(self, view: Any, options: Sequence[Action]) -> list[Impression]:
        """What the normal player thinks of each option."""
        gains = self._normal.gains(view, options)
        best = max(gains)
        fair = 1.0 / len(view.seats)
        return [(max(0.0, fair + (gain - best) / SWING), FIRST_SIGHT) for gain in gains]

    def finish(self, game: Game[Any], world: Any, chance: Chance) -> list[float]:
        """Forecast the end and reward the margins."""
        return rewards(forecast(world))


def rewards(points: list[int]) -> list[float]:
    """How good an ending is for each seat: the margin over the best rival, most of all near zero.

    Points alone would chase crushing wins, wins alone hardly tell one answer from another in a
    few hundred forecasts; this curve is steep where the win is decided and flat far from it.
    """
    found: list[float] = []
    for seat, mine in enumerate(points):
        rival = max(points[:seat] + points[seat + 1 :])
        margin = mine - rival
        found.append(0.5 + 0.5 * margin / (abs(margin) + NARROW))
    return found
