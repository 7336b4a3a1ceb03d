"""The exact worth of a casino bet, before and after the dice are rolled."""

from math import comb
from typing import Final

from omerta.games.legends.actions_casino import MOST_CHIPS
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.stakes.casino_outlook import Outlook, outlook
from omerta.games.legends.components import LOCK, LUCK, WHITE_FACES, bits
from omerta.games.legends.odds_bet import Terms, bet_odds, odds_of_choice
from omerta.games.legends.odds_dice import Sides
from omerta.games.legends.view import CardFace, LegendsView
from omerta.games.legends.view_casino import CasinoView

_PER_ACTION: Final = 0.4
"""Bets per action of a later turn."""
_IN_TURN: Final = 0.6
"""Bets per action of the running turn."""
_TWO: Final = 2
"""The number of players with whom each has an additional action."""
_TIRED: Final = 0.3
"""The share of their usual worth that minions have here, where they are plenty."""
_ICONS: Final = "MHCB"
_SAFE: Final = 1e-9
_HOPELESS: Final = 0.9
"""The jackpot chance from which on higher stakes are not tried."""


def scenario_view(p: Position) -> CasinoView:
    """Return the casino's part of the view."""
    assert isinstance(p.view.scene, CasinoView)
    return p.view.scene


def turns_left(p: Position) -> float:
    """Return the turns after the running one until the croupier has closed all tables."""
    c = scenario_view(p)
    here = 0
    if c.table is not None:
        here = c.close - c.croupier - (c.blocked and c.croupier < c.block) - 1
    return float(c.tables_left * (c.close - c.blocked) + here)


def goal(p: Position) -> int:
    """Return the space of the safe to play for: that of the target, or the last one."""
    c = scenario_view(p)
    if p.one_shot:
        for space, reputation in enumerate(c.safe_track):
            if reputation >= p.view.target:
                return space
    return len(c.safe_track) - 1


class Offer:
    """A possible bet: minion, chips, and its worth."""

    __slots__ = ("chips", "dice", "jackpot", "minion", "value")

    def __init__(self, minion: int, chips: int, dice: int, jackpot: float, value: float) -> None:
        self.minion = minion
        self.chips = chips
        self.dice = dice
        self.jackpot = jackpot
        """The chance of the jackpot."""
        self.value = value


class BetValues:
    """The worth of bets in the current position of the casino."""

    def __init__(self, p: Position) -> None:
        c = scenario_view(p)
        self.p = p
        self.c = c
        self.sides: Sides = p.printed.rolls.sides
        self._ahead: Outlook = outlook(
            self.sides, p.view.all_dice, c.bundle, c.safe_track, p.view.target if p.one_shot else 0
        )
        self._chips: int = c.safe * c.bundle + c.cell
        self._per_turn: float = _PER_ACTION * (3 if p.view.players == _TWO else 2)
        rest = max(p.view.actions - 1, 0) * _IN_TURN
        self._bets: float = rest + turns_left(p) * self._per_turn
        now = self._ahead.expected(self._bets, self._chips)
        self.gains: list[float] = [
            self._ahead.expected(self._bets, self._chips + chips) - now
            for chips in range(MOST_CHIPS + 1)
        ]
        """The worth of losing 0, 1, … chips to the casino."""
        self.loss: float = now - self._ahead.expected(self._bets, self._chips - c.cell)
        """The cost of the jackpot in addition to the minion: the cell's chips, perhaps the table.
        """
        if c.closes:
            self.loss += self.time(0.5 * (c.close - c.croupier))
        self.risks: list[float] = [each.jackpot / 10_000 for each in c.odds]
        """The chance of the jackpot at the active table by white dice."""
        self._offers: dict[int, Offer] = {}

    def time(self, turns: float) -> float:
        """Return the worth of additional turns."""
        bets = self._bets + turns * self._per_turn
        return self._ahead.expected(bets, self._chips) - self._ahead.expected(
            self._bets, self._chips
        )

    # The input of the odds

    def terms(self, jackpot: int, penalty: str) -> Terms:
        """Return the odds' terms of a table with this jackpot and penalty."""
        c = self.c
        shows = penalty == "spectator"
        if penalty == "croupier":
            space = c.croupier + 1
            shows = space + (c.blocked and space == c.block) in c.eyes
        names = (c.spectator_deck or c.spectator_discard) if shows else ()
        drops = [drop_of(self.p.printed.cards[name]) for name in names]
        dropped = tuple([drops.count(drop) for drop in range(max(drops, default=-1) + 1)])
        return max(jackpot, 1), penalty, c.lucks, dropped

    def risks_at(self, jackpot: int, penalty: str) -> list[float]:
        """Return the chance of the jackpot at such a table by white dice."""
        terms = self.terms(jackpot, penalty)
        most = self.p.view.all_dice
        return [bet_odds(self.sides, dice, most, terms)[0] for dice in range(most + 1)]

    def dice_for(self, card: CardFace, minion: int, more: int) -> int:
        """Return the white dice of a minion's bet for one chip (SC-4.7, SC-4.8)."""
        icons = self.p.view.minions[minion].icons
        spared = max(
            [card.values.get(letter, 0) for letter in _ICONS if letter in icons], default=0
        )
        return min(max(card.values["dice"] - spared, 0) + more, self.p.view.all_dice)

    # Bets

    def best_offer(self, minion: int, dice: int, risks: list[float]) -> Offer:
        """Return the bet with the best stake for this minion."""
        p = self.p
        tire, wound = exhaustion_cost(p, minion), wound_cost(p, minion)
        price = self.loss + wound
        best = Offer(minion, 1, dice, 0.0, -1e9)
        for chips in range(1, min(self.c.supply, len(risks) - dice) + 1):
            count = dice + chips - 1
            won = risks[count]
            one, two = damage_chances(self.sides[0], count)
            lost = self.gains[chips] - one * tire - two * (wound - tire)
            value = (1.0 - won) * lost - won * price
            if value > best.value:
                best = Offer(minion, chips, count, won, value)
            elif won > _HOPELESS:
                break
        return best

    def offers(self, minions: int) -> list[Offer]:
        """Return the best bet of each of these minions at the active table, best first."""
        c = self.c
        if c.table is None:
            return []
        card = self.p.printed.cards[c.table]
        found: list[Offer] = []
        for minion in bits(minions):
            offer = self._offers.get(minion)
            if offer is None:
                dice = self.dice_for(card, minion, c.more)
                offer = self._offers[minion] = self.best_offer(minion, dice, self.risks)
            found.append(offer)
        found.sort(key=lambda each: (-each.value, each.minion))
        return found

    def worth_at(self, minion: int, dice: int, risks: list[float]) -> float:
        """Return the worth of a minion's best bet with this many dice for one chip."""
        return max(self.best_offer(minion, dice, risks).value, 0.0)


_recent: list[tuple[LegendsView, BetValues]] = []


def bet_values(p: Position) -> BetValues:
    """Return the values of this view's casino, cached for the latest view."""
    if _recent and _recent[0][0] is p.view:
        return _recent[0][1]
    _recent.clear()
    _recent.append((p.view, BetValues(p)))
    return _recent[0][1]


def drop_of(card: CardFace) -> int:
    """Return how much a spectator lowers the jackpot."""
    return int(card.effect[-1]) if card.effect.startswith("jackpot_minus") else 0


def exhaustion_cost(p: Position, minion: int) -> float:
    """Return the cost of exhausting a minion."""
    return _TIRED * p.minion(minion)


def wound_cost(p: Position, minion: int) -> float:
    """Return the cost of a minion going out of action."""
    return p.wound(minion) - (1.0 - _TIRED) * p.minion(minion)


_damage_known: dict[tuple[tuple[int, ...], int], tuple[float, float]] = {}


def damage_chances(white: tuple[int, ...], dice: int) -> tuple[float, float]:
    """Return the chances of at least one and at least two locks after the best luck choice."""
    found = _damage_known.get((white, dice))
    if found is None:
        luck, lock = white.count(LUCK) / len(white), white.count(LOCK) / len(white)
        one = two = 0.0
        for locks in range(dice + 1):
            for lucks in range(dice - locks + 1):
                rest = dice - locks - lucks
                ways = comb(dice, locks) * comb(dice - locks, lucks)
                chance = ways * lock**locks * luck**lucks * (1.0 - luck - lock) ** rest
                if locks > lucks:
                    one += chance
                if locks > lucks + 1:
                    two += chance
        found = _damage_known[white, dice] = (one, two)
    return found


# A bet after its roll


class RolledBet:
    """The rolled dice of a bet, and their worth."""

    def __init__(self, p: Position) -> None:
        roll = p.view.roll
        self.values: BetValues = bet_values(p)
        c = self.values.c
        assert c.bet is not None
        assert c.bet.minion is not None
        assert roll is not None
        self.sides: Sides = self.values.sides
        self.terms: Terms = self.values.terms(c.jackpot_now, c.penalty)
        self.dice: tuple[int, ...] = tuple([WHITE_FACES[face] for face in roll.dice])
        self.left: int = p.view.stock
        self.spared: bool = roll.spared
        minion = p.printed.number[c.bet.minion]
        self.minion: int = minion
        self.stake: int = c.bet.stake
        self.gain: float = self.values.gains[self.stake]
        self.price: float = self.values.loss + wound_cost(p, minion)
        self.first: float = exhaustion_cost(p, minion)
        self.second: float = wound_cost(p, minion) - self.first
        """The cost of the first damage; `second` is the additional cost of another one."""

    def split(self, dice: tuple[int, ...], cancelled: int, *, spared: bool) -> float:
        """Return the worth of these dice when `cancelled` lucks cancel a lock each."""
        won, damage = odds_of_choice(self.sides, dice, cancelled, self.left, self.terms)
        found = (1.0 - won) * self.gain - won * self.price
        if not spared:
            found -= min(damage, 1.0) * self.first
            found -= min(max(damage - 1.0, 0.0), 1.0) * self.second
        return found

    def best(self, dice: tuple[int, ...], *, spared: bool) -> float:
        """Return the worth of these dice with the best luck choice."""
        most = min(dice.count(LUCK), dice.count(LOCK))
        return max([self.split(dice, each, spared=spared) for each in range(most + 1)])

    def now(self) -> float:
        """Return the worth of the dice as they are."""
        return self.best(self.dice, spared=self.spared)

    def rerolled(self, face: int) -> float:
        """Return the mean worth if one die of this face is rolled again."""
        place = self.dice.index(face)
        others = (*self.dice[:place], *self.dice[place + 1 :])
        white = self.sides[0]
        return sum([self.best((*others, new), spared=self.spared) for new in white]) / len(white)

    def best_face(self) -> int:
        """Return the best face to roll again."""
        return max(sorted(set(self.dice)), key=self.rerolled)

    def after(self, ability: str) -> float:
        """Return the mean worth of the dice after this ability."""
        if self.now() >= self.gain - _SAFE:
            return self.gain  # no ability can improve it
        if ability in ("reroll_one", "reroll_any"):
            return self.rerolled(self.best_face())
        if ability == "reroll_all":
            return self._all_rerolled()
        if ability == "no_damage":
            return self.best(self.dice, spared=True)
        dice = list(self.dice)
        for _ in range(1 if ability == "cancel_lock" else self.dice.count(LOCK)):
            dice.remove(LOCK)
        return self.best(tuple(dice), spared=self.spared)

    def _all_rerolled(self) -> float:
        """Return the mean worth if all dice are rolled again."""
        won = self.values.risks[len(self.dice)]
        one, two = damage_chances(self.sides[0], len(self.dice))
        damage = 0.0 if self.spared else one * self.first + two * self.second
        return (1.0 - won) * (self.gain - damage) - won * self.price
