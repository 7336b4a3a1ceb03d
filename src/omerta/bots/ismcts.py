"""Information-set Monte Carlo tree search for any game.

One tree for the seat that thinks (Cowling, Powley and Whitehouse 2012). Every iteration deals a
believed world, walks down the tree with the options legal in that world, adds one node, lets the
guide finish the match, and credits every action on the way with the reward of the seat that gave
it. The confidence term of an option counts how often it was available, since worlds differ. The
n-th try of every option meets the same n-th world, so that differences between options depend
less on chance.

Two situations are two nodes if the thinking seat can tell them apart. Each of its own actions
leads to one node: what the action reveals (the faces of a pile) only changes which options are
available below. After a rival's action the node depends on the events that the seat saw: two
hires that it cannot distinguish lead to the same node, although the rival evaluates them
separately.
"""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from omerta.bots.guide import Guide
from omerta.bots.protocol import Budget, Worlds
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance, Seeded
from omerta.kernel.events import Event
from omerta.kernel.game import Game
from omerta.kernel.seats import Seat

DEFAULT_ITERATIONS: Final = 500
MAX_WORLDS: Final = 2000
"""After this many tries an option meets its first world again, so that a long search fits in
memory.
"""


class Edge:
    """The statistics of one option at one node."""

    __slots__ = ("available", "total", "tries", "visits")

    def __init__(self) -> None:
        self.tries = 0
        self.visits = 0.0
        self.available = 0.0
        self.total = 0.0


class Node:
    """A situation that the thinking seat can tell from others."""

    __slots__ = ("edges", "nexts")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.nexts: dict[Hashable, Node] = {}


class IsmctsBot:
    """Searches believed worlds; its guide finishes matches and rewards them."""

    def __init__(self, game: Game[Any], guide: Guide, seed: int) -> None:
        self._game = game
        self._guide = guide
        self._chance: Chance = Seeded(seed)
        self.iterations = 0
        """The number of iterations of the last choice."""

    def choose(
        self, view: Any, options: Sequence[Action], worlds: Worlds, budget: Budget
    ) -> Action:
        """Return the option visited most often."""
        self.iterations = 0
        if len(options) == 1:
            return options[0]
        root = Node()
        self._add_root_edges(root, view, options)
        most = budget.iterations
        if most is None and budget.seconds is None:
            most = DEFAULT_ITERATIONS
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        dealt: list[Any] = []
        while most is None or self.iterations < most:
            self._iterate(root, view.you, options, dealt, worlds)
            self.iterations += 1
            if end is not None and perf_counter() >= end:
                break
        return max(options, key=lambda option: root.edges[option].visits)

    def _add_root_edges(self, root: Node, view: Any, options: Sequence[Action]) -> None:
        """Start from the guide's first estimates, each with the visits that it counts for."""
        impressions = self._guide.impressions(view, options)
        for option, (reward, visits) in zip(options, impressions, strict=True):
            edge = Edge()
            edge.visits = edge.available = visits
            edge.total = reward * visits
            root.edges[option] = edge

    def _iterate(
        self, root: Node, me: Seat, options: Sequence[Action], dealt: list[Any], worlds: Worlds
    ) -> None:
        game, guide = self._game, self._guide
        edge, action = self._select(root, options)
        world = _world(dealt, edge.tries % MAX_WORLDS, worlds)
        edge.tries += 1
        path: list[tuple[Edge, Seat]] = [(edge, me)]
        node, mover = root, me
        while True:
            events = game.apply(world, mover, action, chance=self._chance)
            seats = game.waiting(world)
            if not seats or edge.visits < guide.patience:
                break
            seen = action if mover == me else _seen(events, me)
            node = node.nexts.setdefault(seen, Node())
            mover = seats[0]
            edge, action = self._select(node, game.options(world, mover))
            path.append((edge, mover))
        rewards = guide.finish(game, world, self._chance)
        for edge, mover in path:
            edge.visits += 1.0
            edge.total += rewards[mover]

    def _select(self, node: Node, options: Sequence[Action]) -> tuple[Edge, Action]:
        """Return an untried option, or the one with the best upper confidence bound."""
        edges = node.edges
        explore = self._guide.exploration
        chosen = options[0]
        best = -1.0
        untried: list[Action] = []
        for action in options:
            edge = edges.get(action)
            if edge is None or edge.visits == 0.0:
                untried.append(action)
                continue
            edge.available += 1.0
            bound = edge.total / edge.visits + explore * sqrt(log(edge.available) / edge.visits)
            if bound > best:
                chosen, best = action, bound
        if untried:
            chosen = self._chance.pick(untried, "untried answer")
            edges.setdefault(chosen, Edge()).available += 1.0
        return edges[chosen], chosen


def _world(dealt: list[Any], number: int, worlds: Worlds) -> Any:
    """Return a copy of the n-th world, which is the same for every option."""
    while len(dealt) <= number:
        dealt.append(worlds())
    return dealt[number].clone()


def _seen(events: list[Event], viewer: Seat) -> Hashable:
    """Return what the seat saw of a rival's action."""
    return tuple([event.seen_by(viewer) for event in events])
