"""How the rest of a game of Crooks may go, quickly: the playouts of the search.

A forecast, not the rules: the legal game stays in `omerta.games.crooks`. Here every seat pays for
a pile, hires its strongest crook and sends it where it brings most at once; nobody hides a crook,
spies or moves a stack. What that gets wrong costs the searcher some judgement and nothing else.
"""

from collections.abc import Sequence
from typing import Any

from omerta.bots.crooks.normal import NormalBot
from omerta.bots.crooks.weights import EXPLORATION, FIRST_SIGHT, HELD, MARGIN, TYPICAL
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
from omerta.games.crooks.table import NOBODY, Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.game import Game

GANG_COUNT = len(GANGS)


class Forecast:
    """A believed world reduced to ratings, values, members, money and piles."""

    __slots__ = ("best", "deck", "members", "modifiers", "money", "piles", "ratings", "seats",
                 "values")  # fmt: skip

    def __init__(self, s: Table) -> None:
        deck = s.deck
        self.deck = deck
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
            while tags:
                tag = tags.bit_length() - 1
                tags ^= 1 << tag
                self._put(place, s.tags[tag])

    def _put(self, place: int, face: int) -> None:
        """A crook lies on a spot."""
        deck = self.deck
        target = place % TARGET_COUNT
        self.ratings[place] += deck.rating[face]
        self.modifiers[place] += deck.modifier[face]
        self.values[target] += deck.modifier[face]
        if self.ratings[place] > self.best[target]:
            self.best[target] = self.ratings[place]
        first = place // TARGET_COUNT * GANG_COUNT
        for gang in deck.gangs[face]:
            self.members[first + gang] += 1

    def hire(self, pile: list[int]) -> int:
        """The strongest crook leaves the pile."""
        strength = strengths(self.deck)
        if len(pile) == 1:
            return pile.pop()
        best = -1
        chosen = 0
        for place, face in enumerate(pile):
            if strength[face] > best and self.deck.action[face] != BOSS:  # CR-3.8
                best, chosen = strength[face], place
        return pile.pop(chosen)

    def rob(self, seat: int, face: int) -> None:
        """The crook goes where it brings most at once."""
        rating, modifier = self.deck.rating[face], self.deck.modifier[face]
        held = HELD[rating]
        first = seat * TARGET_COUNT
        most = -1000.0
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
        if chosen < 0:
            return
        self._put(first + chosen, face)
        action = self.deck.action[face]
        if action == PICKPOCKET:
            self.money[seat] += BOARD.pickpocket_gain
        elif action == KILLER:
            self.kill(seat, chosen)

    def kill(self, seat: int, target: int) -> None:
        """The strongest rival on the target leaves the game."""
        victim = -1
        best = 0
        mine = 0
        for place in range(target, len(self.ratings), TARGET_COUNT):
            if place == seat * TARGET_COUNT + target:
                mine = self.ratings[place]
            elif self.ratings[place] > best:
                victim, best = place, self.ratings[place]
        if victim < 0:
            return
        self.ratings[victim] = 0
        self.values[target] -= self.modifiers[victim]
        self.modifiers[victim] = 0
        self.best[target] = max(self.ratings[target::TARGET_COUNT])

    def play_on(self, seat: int, passed: int, chance: Chance) -> None:
        """Turn after turn until nobody can go on; `seat` had the last turn."""
        piles = [pile for pile in self.piles if pile]
        everyone = (1 << self.seats) - 1
        while passed != everyone:
            seat = (seat + 1) % self.seats
            if passed >> seat & 1:
                continue
            pile = self._search(seat, piles, chance)
            if pile is None:
                passed |= 1 << seat
                continue
            self.money[seat] -= len(pile) * BOARD.search_cost
            self.rob(seat, self.hire(pile))
            if not pile:
                piles.remove(pile)

    def _search(self, seat: int, piles: list[list[int]], chance: Chance) -> list[int] | None:
        """The cheaper of two piles drawn among those the seat can pay; None means a pass."""
        first = seat * TARGET_COUNT
        if 0 not in self.ratings[first : first + TARGET_COUNT]:
            return None
        money = self.money[seat]
        payable = [pile for pile in piles if len(pile) <= money]
        if not payable:
            return None
        count = len(payable)
        one = payable[chance.below(count, "forecast")]
        two = payable[chance.below(count, "forecast")]
        return one if len(one) <= len(two) else two

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


_strengths: dict[Deck, list[int]] = {}


def strengths(deck: Deck) -> list[int]:
    """How much each face is liked when a pile is searched, in tenths of a rating."""
    found = _strengths.get(deck)
    if found is None:
        found = [
            10 * deck.rating[face]
            + 5 * deck.modifier[face]
            + 12 * len(deck.gangs[face])
            + (25 if deck.action[face] in (PICKPOCKET, KILLER) else 0)
            for face in range(len(deck.rating))
        ]
        _strengths[deck] = found
    return found


def forecast(s: Table, chance: Chance) -> tuple[list[int], list[int]]:
    """Points and money of every seat if the world is played on from here."""
    f = Forecast(s)
    if s.stack:
        frame = s.stack[-1]
        seat = frame.seats[0]
        last = seat
        if s.hand != NOBODY:
            f.rob(seat, s.tags[s.hand])
        elif isinstance(frame, ChooseCrook):
            f.rob(seat, f.hire(f.piles[frame.hangout]))
        elif isinstance(frame, ChooseVictim):
            f.kill(seat, frame.target)
        elif isinstance(frame, UsePickpocket):
            f.money[seat] += BOARD.pickpocket_gain
        elif len(s.stack) > 1:  # a hangout is still to be chosen in this turn
            last = seat - 1
        f.play_on(last, s.passed, chance)
    return f.points(), f.money


class CrooksGuide(Guide):
    """Guides a search through Crooks by forecasts and by the normal player's first sight."""

    exploration = EXPLORATION

    def __init__(self, seed: int) -> None:
        self._normal = NormalBot(seed)

    def impressions(self, view: Any, options: Sequence[Action]) -> list[Impression]:
        """What the normal player thinks of each option."""
        gains = self._normal.gains(view, options)
        best = max(gains)
        return [(max(0.0, 0.5 + (gain - best) / MARGIN), FIRST_SIGHT) for gain in gains]

    def finish(self, game: Game[Any], world: Any, chance: Chance) -> list[float]:
        """Half for winning, half for the margin over the best rival."""
        points, money = forecast(world, chance)
        return rewards(points, money)


def rewards(points: list[int], money: list[int]) -> list[float]:
    """Half for winning (money breaks ties, CR-9.2), half for the margin over the best rival.

    The margin tells good from better where the win is far away or safe.
    """
    order = [100 * score + cash for score, cash in zip(points, money, strict=True)]
    best = max(order)
    winners = order.count(best)
    found: list[float] = []
    for seat, mine in enumerate(points):
        rival = max(points[:seat] + points[seat + 1 :])
        margin = min(1.0, max(-1.0, (mine - rival) / MARGIN))
        win = 1.0 / winners if order[seat] == best else 0.0
        found.append(0.5 * win + 0.25 + 0.25 * margin)
    return found
