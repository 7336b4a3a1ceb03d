"""Reads a view of Crooks: the crooks on targets, possible contents of piles, and unseen crooks."""

from collections.abc import Sequence
from typing import NamedTuple

from omerta.bots.crooks.position import GANG_COUNT, Position
from omerta.bots.crooks.weights import BEATEN, HIDDEN_RATING
from omerta.games.crooks.components import (
    ACTIONS,
    BOARD,
    BOSS,
    GANGS,
    HANGOUTS,
    LOWEST,
    TARGET_COUNT,
)
from omerta.games.crooks.settings import CrookEntry
from omerta.games.crooks.view import Card, CrooksView, Exit, HangoutView, Memory


class Crook(NamedTuple):
    """A face of the deck as whole numbers."""

    id: str
    rating: int
    modifier: int
    gangs: tuple[int, ...]
    action: int


def crooks_by_id(printed: Sequence[CrookEntry]) -> dict[str, Crook]:
    """The deck list by id."""
    found: dict[str, Crook] = {}
    for entry in printed:
        gangs = tuple([GANGS.index(gang) for gang in entry.gangs])
        found[entry.id] = Crook(
            entry.id, entry.rating, entry.modifier, gangs, ACTIONS.index(entry.action)
        )
    return found


class Reading:
    """A view as numbers."""

    __slots__ = ("crooks", "hand", "me", "money", "pool", "position", "view")

    def __init__(self, view: CrooksView, crooks: dict[str, Crook]) -> None:
        assert view.you is not None, "a spectator does not play"
        self.view = view
        self.crooks = crooks
        self.me: int = view.you
        self.position = Position(len(view.seats), view.gang_points)
        self.pool: list[Crook] = []
        """All crooks whose places this seat does not know."""
        unseen = [entry.id for entry in view.deck]
        self._lay_out(unseen)
        self._forget_known(unseen)
        self.money = _money(view, self.me)
        hand = view.hand
        self.hand: Crook | None = None
        if hand is not None and hand.face is not None:
            self.hand = crooks[hand.face]
        for seat in range(len(view.seats)):
            self.position.money[seat] = _money(view, seat)
            self.position.passed[seat] = view.seats[seat].passed
            self.position.expect(seat)

    def _lay_out(self, unseen: list[str]) -> None:
        """Put every crook on a target into the position; known ones are removed from `unseen`."""
        p = self.position
        for target, shown in enumerate(self.view.targets):
            for seat, spot in enumerate(shown.spots):
                here = seat * TARGET_COUNT + target
                for card in spot.cards:
                    if card.face is None:
                        self._guess(card, here)
                        continue
                    unseen.remove(card.face)
                    crook = self.crooks[card.face]
                    p.ratings[here] += crook.rating
                    if p.beaten[here]:  # an accomplice on top
                        p.beaten[here] = [0.0] * crook.rating + p.beaten[here]
                    p.modifiers[here] += crook.modifier
                    p.values[target] += crook.modifier
                    for gang in crook.gangs:
                        p.members[seat * GANG_COUNT + gang] += 1

    def _guess(self, card: Card, here: int) -> None:
        """Put a rival's face-down crook into the position as what it most likely is."""
        p = self.position
        ratings = [self.crooks[face].rating for face in self._possible(card)]
        if ratings:
            p.ratings[here] += round(sum(ratings) / len(ratings))
            p.beaten[here] = [_share_beaten(rating, ratings) for rating in range(len(BEATEN))]
        else:
            p.ratings[here] += HIDDEN_RATING
            p.beaten[here] = BEATEN

    def _possible(self, card: Card) -> list[str]:
        """The possible faces of a face-down crook, if this seat had looked into its pile."""
        hangout = self.view.hangouts[HANGOUTS.index(card.hangout)]
        for mixed in hangout.mixed:
            if card.tag in mixed.tags:
                return list(mixed.faces)
        memory = hangout.memory
        if memory is None or card.tag not in [gone.tag for gone in _gone(hangout, memory)]:
            return []
        return [face for face in memory.possible if self.crooks[face].action != BOSS]  # CR-4.6

    def _forget_known(self, unseen: list[str]) -> None:
        """Remove from the pool what was seen in the box, in the hand or in a pile."""
        view = self.view
        for card in view.box:
            if card.face is not None:
                unseen.remove(card.face)
        if view.hand is not None and view.hand.face is not None:
            unseen.remove(view.hand.face)
        for hangout in view.hangouts:
            for face in seen_in(hangout):
                unseen.remove(face)
            for mixed in hangout.mixed:
                for face in mixed.faces:
                    unseen.remove(face)
        self.pool = [self.crooks[face] for face in unseen]

    def free(self, target: int) -> bool:
        """True if the own spot on a target (0 to 7) is free."""
        return self.position.ratings[self.me * TARGET_COUNT + target] == 0

    def any_free(self) -> bool:
        """True if any own spot is free."""
        start = self.me * TARGET_COUNT
        return 0 in self.position.ratings[start : start + TARGET_COUNT]

    def goes_on(self, money: int) -> bool:
        """True if this much money buys another turn with a spot to fill."""
        if not self.any_free():
            return False
        return any(0 < hangout.price <= money for hangout in self.view.hangouts)

    def turns_ahead(self, money: int, searched: int) -> tuple[int, float]:
        """The price of the own next turn (0 without one), and its turns more than an average rival's.

        A crook of the hangout `searched` is about to be hired, and this much money is left; from
        then on all seats search the cheapest pile.
        """
        p = self.position
        sizes = [hangout.size - (n == searched) for n, hangout in enumerate(self.view.hangouts)]
        left = p.money[:]
        left[self.me] = money
        spots = [
            p.ratings[TARGET_COUNT * n : TARGET_COUNT * (n + 1)].count(0) for n in range(p.seats)
        ]
        spots[self.me] -= 1
        going = [not passed for passed in p.passed]
        turns = [0] * p.seats
        next_price = 0
        seat = self.me
        while any(going):
            seat = (seat + 1) % p.seats
            if not going[seat]:
                continue
            size = min([size for size in sizes if size > 0], default=0)
            price = size * BOARD.search_cost
            if not size or price > left[seat] or spots[seat] <= 0:
                going[seat] = False
                continue
            sizes[sizes.index(size)] -= 1
            left[seat] -= price
            spots[seat] -= 1
            turns[seat] += 1
            if seat == self.me and turns[seat] == 1:
                next_price = price
        mine = turns[self.me]
        return next_price, mine - (sum(turns) - mine) * p.rivalry


def seen_in(hangout: HangoutView) -> tuple[str, ...]:
    """The faces known to be in the pile, or hired from it since."""
    if hangout.faces is not None:
        return hangout.faces
    return hangout.memory.possible if hangout.memory is not None else ()


def _gone(hangout: HangoutView, memory: Memory) -> tuple[Exit, ...]:
    """The crooks that were hired out of a hangout since one looked into it."""
    return hangout.exits[len(hangout.exits) - memory.taken_since :]


def _share_beaten(rating: int, others: list[int]) -> float:
    """How many of these ratings a rating beats; a tie counts half."""
    beaten = sum([1.0 if rating > other else 0.5 for other in others if rating >= other])
    return beaten / len(others)


def number(target: int) -> int:
    """The index of a printed target number in a row."""
    return target - LOWEST


def _money(view: CrooksView, seat: int) -> int:
    """A seat's money; if the table hides it, computed from its public searches."""
    shown = view.seats[seat].money
    if shown is not None:
        return shown
    spent = 0
    for hangout in view.hangouts:
        for gone in hangout.exits:
            if gone.seat == seat:
                spent += gone.size_before * BOARD.search_cost
    return max(0, BOARD.start_money - spent)
