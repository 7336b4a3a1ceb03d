"""The tree below the answers at hand: what every seat learns where it can tell that it is there.

A node is a situation as the seat that answers knows it: what everybody saw since the answer at hand,
and this seat's own closed cards. Only the own ones: what others hide differs from world to world,
and nobody in the tree may go by it. A seat weighs money as that seat would, the mate's and the
enemies' too.

Whoever comes to a node gives the usual answer, that of the normal player, until another one has
done better there with some certainty. On every second visit one challenger is tried against the
usual answer, in the same world: the one with the best upper confidence bound. So what is tried
out never spoils what is reported upwards, and the difference owes little to how lucky a world is.
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
"""Visits before a node is more than a place to play on from."""
ENOUGH: Final = 5
"""Tries before an answer can replace the usual one, or drop out."""
SPREAD: Final = 40.0
"""How far the upper bound of an answer lies above its mean, in money."""


class Node:
    """A situation that the seat which answers can tell from others."""

    __slots__ = ("gains", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.gains: dict[Action, Gains] = {}

    def leader(self, usual: Action) -> Action:
        """Who is better than the usual answer with some certainty, else the usual answer."""
        best, leader = 0.0, usual
        for action, gains in self.gains.items():
            if gains.tries >= ENOUGH and gains.cautious_mean() > best:
                best, leader = gains.cautious_mean(), action
        return leader

    def challenger(self, options: tuple[Action, ...], usual: Action) -> Action | None:
        """Whom to try next; nobody if all are clearly worse than the usual answer."""
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
    """A way down the tree in one world: how its table stands, and what everybody saw so far."""

    __slots__ = ("_dealt", "_faces", "_seen", "table")

    def __init__(
        self, table: Table, dealt: list[int], faces: list[int], seen: tuple[int, ...]
    ) -> None:
        self.table = table
        self._dealt = dealt
        self._faces = faces
        self._seen = seen

    def fork(self) -> "Walk":
        """An independent walk that has come as far."""
        return Walk(self.table.clone(), self._dealt, self._faces, self._seen)

    def seat(self) -> Seat:
        """Who must answer now."""
        return self.table.stack[-1].seats[0]

    def answer(self, action: Action, chance: Chance) -> None:
        """Give this answer; what follows from it for all to see follows from a card it shows."""
        s = self.table
        seat = self.seat()
        answer = turn.options(s, seat).index(action)
        closed = s.closed
        turn.apply(s, seat, action, chance=chance)
        self._seen = (*self._seen, answer, self._shown(closed & ~s.closed))

    def _shown(self, no_longer_closed: int) -> int:
        """The card that came to light; none if nothing was opened, or it was killed unseen."""
        s = self.table
        for street in places_in(no_longer_closed):
            card = self._dealt[street]
            if s.open >> street & 1 or s.gone >> card & 1:
                return self._faces[card]
        return NOTHING

    def situation(self) -> tuple[int, ...]:
        """All that tells the seat which answers now where it is: its cards, and what it saw."""
        s = self.table
        own = places_in(s.closed & s.town.own[self.seat()])
        return (len(own), *[self._faces[self._dealt[street]] for street in own], *self._seen)


class Tree:
    """All nodes of one search, and what walks through them lead to."""

    def __init__(self, first: Table, chance: Chance) -> None:
        self._round = first.round
        self._weights: list[list[float]] = [weights_of(first, seat) for seat in range(SEATS)]
        self._faces = faces(first.town)
        self._chance = chance
        self.nodes: dict[tuple[int, ...], Node] = {}

    def outcome(self, world: Table, action: Action) -> list[float]:
        """What this answer leads to in this world, as every seat values it."""
        return self._go(Walk(world.clone(), world.cards, self._faces, ()), action, curious=True)

    def _go(self, walk: Walk, action: Action, *, curious: bool) -> list[float]:
        """Answer, go on by what is best at each node, and beyond the tree as the normal player."""
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
        """The node of this situation, visited once more."""
        node = self.nodes.get(situation)
        if node is None:
            node = self.nodes[situation] = Node()
        node.visits += 1
        return node

    def _compare(
        self, walk: Walk, node: Node, usual: Action, rival: Action, leader: Action
    ) -> list[float]:
        """Try the rival against the usual answer; what the leader of before leads to."""
        seat = walk.seat()
        theirs = self._go(walk.fork(), rival, curious=False)
        ours = self._go(walk.fork(), usual, curious=False)
        node.gains[rival].add(theirs[seat] - ours[seat])
        if leader == usual:
            return ours
        return theirs if leader == rival else self._go(walk, leader, curious=False)


def faces(town: Town) -> list[int]:
    """For each card the first one of the deck that does the same."""
    first: dict[tuple[int, bool, int], int] = {}
    return [
        first.setdefault((KIND[card], CRIMINAL[card], town.number[card]), card)
        for card in range(CARDS)
    ]
