"""The search tree below the present actions: each seat learns in the situations it can tell apart.

A node is a situation as the deciding seat knows it: what all seats saw since the present
decision, and this seat's own closed cards. Other seats' hidden cards differ from world to world,
so no node may depend on them. Each seat values money as that seat would, the mate's and the
enemies' too.

A seat at a node takes the usual action, that of the normal bot, until another one has done
better there with some certainty. On every second visit one challenger is compared with the usual
action in the same world: the one with the best upper confidence bound. So experiments never
distort what is reported upwards, and the difference depends little on the world.
"""

from math import log, sqrt
from typing import Final

from omerta.bots.gains import Gains
from omerta.bots.mafia.normal import considered
from omerta.bots.mafia.sight import weights_of
from omerta.bots.mafia.trial import has_ended, play_on, worths
from omerta.games.mafia import turn
from omerta.games.mafia.components import CARDS, CRIMINAL, KIND, SEATS, Town, places_in
from omerta.games.mafia.table import NOTHING, Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat

PATIENCE: Final = 6
"""Visits before a node is expanded."""
ENOUGH: Final = 5
"""Tries before an action can replace the usual one, or drop out."""
SPREAD: Final = 40.0
"""The distance of an action's upper bound from its mean, in money."""


class Node:
    """A situation that the deciding seat can tell from others."""

    __slots__ = ("gains", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.gains: dict[Action, Gains] = {}

    def leader(self, usual: Action) -> Action:
        """An action that is better than the usual one with some certainty, or the usual one."""
        best, leader = 0.0, usual
        for action, gains in self.gains.items():
            if gains.tries >= ENOUGH and gains.cautious_mean() > best:
                best, leader = gains.cautious_mean(), action
        return leader

    def challenger(self, options: tuple[Action, ...], usual: Action) -> Action | None:
        """The action to try next; None if all are clearly worse than the usual one."""
        best, found = 0.0, None
        wide = SPREAD * sqrt(log(self.visits))
        for action in options:
            if action == usual:
                continue
            gains = self.gains.setdefault(action, Gains())
            bound = wide
            if gains.tries:
                if gains.tries >= ENOUGH and gains.upper_bound() < 0.0:
                    continue
                share = gains.tries / (gains.tries + 1)
                bound = gains.mean() * share + wide / sqrt(gains.tries + 1)
            if found is None or bound > best:
                best, found = bound, action
        return found


class Walk:
    """A path down the tree in one world: the state of its table, and what all seats saw so far."""

    __slots__ = ("_dealt", "_faces", "_seen", "table")

    def __init__(
        self, table: Table, dealt: list[int], faces: list[int], seen: tuple[int, ...]
    ) -> None:
        self.table = table
        self._dealt = dealt
        self._faces = faces
        self._seen = seen

    def fork(self) -> "Walk":
        """An independent copy."""
        return Walk(self.table.clone(), self._dealt, self._faces, self._seen)

    def seat(self) -> Seat:
        """The seat that must act now."""
        return self.table.stack[-1].seats[0]

    def answer(self, action: Action, chance: Chance) -> None:
        """Carry out an action; all its public consequences follow from a card it shows."""
        s = self.table
        seat = self.seat()
        answer = turn.options(s, seat).index(action)
        closed = s.closed
        turn.apply(s, seat, action, chance=chance)
        self._seen = (*self._seen, answer, self._shown(closed & ~s.closed))

    def _shown(self, no_longer_closed: int) -> int:
        """The card that was revealed; none if nothing was opened, or it was killed unseen."""
        s = self.table
        for street in places_in(no_longer_closed):
            card = self._dealt[street]
            if s.open >> street & 1 or s.gone >> card & 1:
                return self._faces[card]
        return NOTHING

    def situation(self) -> tuple[int, ...]:
        """The situation as the deciding seat knows it: its cards, and what it saw."""
        s = self.table
        own = places_in(s.closed & s.town.own[self.seat()])
        return (len(own), *[self._faces[self._dealt[street]] for street in own], *self._seen)


class Tree:
    """All nodes of one search, and the paths through them."""

    def __init__(self, first: Table, chance: Chance) -> None:
        self._round = first.round
        self._weights: list[list[float]] = [weights_of(first, seat) for seat in range(SEATS)]
        self._faces = faces(first.town)
        self._chance = chance
        self.nodes: dict[tuple[int, ...], Node] = {}

    def outcome(self, world: Table, action: Action) -> list[float]:
        """The result of this action in this world, as every seat values it."""
        return self._go(Walk(world.clone(), world.cards, self._faces, ()), action, curious=True)

    def _go(self, walk: Walk, action: Action, *, curious: bool) -> list[float]:
        """Act, continue with the best action at each node, and beyond the tree as the normal bot."""
        s = walk.table
        while True:
            walk.answer(action, self._chance)
            if has_ended(s, self._round):
                return worths(s, self._weights)
            node = self._reach(walk.situation())
            if node.visits <= PATIENCE:
                play_on(s, self._round, self._chance)
                return worths(s, self._weights)
            usual = considered(s, walk.seat())
            action = node.leader(usual)
            if curious and node.visits % 2:
                rival = node.challenger(turn.options(s, walk.seat()), usual)
                if rival is not None:
                    return self._compare(walk, node, usual, rival, action)

    def _reach(self, situation: tuple[int, ...]) -> Node:
        """The node of this situation, with one more visit."""
        node = self.nodes.get(situation)
        if node is None:
            node = self.nodes[situation] = Node()
        node.visits += 1
        return node

    def _compare(
        self, walk: Walk, node: Node, usual: Action, rival: Action, leader: Action
    ) -> list[float]:
        """Compare the rival with the usual action; returns the result of the previous leader."""
        seat = walk.seat()
        theirs = self._go(walk.fork(), rival, curious=False)
        ours = self._go(walk.fork(), usual, curious=False)
        node.gains[rival].add(theirs[seat] - ours[seat])
        if leader == usual:
            return ours
        return theirs if leader == rival else self._go(walk, leader, curious=False)


def faces(town: Town) -> list[int]:
    """For each card the first one of the deck with the same effect."""
    first: dict[tuple[int, bool, int], int] = {}
    return [
        first.setdefault((KIND[card], CRIMINAL[card], town.number[card]), card)
        for card in range(CARDS)
    ]
