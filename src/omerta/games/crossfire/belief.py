"""What a seat can conclude from the cards it has seen, exactly, and random worlds that fit.

After the pass each place holds one card. Each shuffle moves three of them in one of six orders,
all equally likely (CF-2.7), and so are all distributions of the mix. A seat follows only the
cards whose faces it has seen: a *trail* says where these are. All others are interchangeable, so
the weight of a trail is the number of ways to lay out the rest. There are at most a few hundred
trails.
"""

from itertools import permutations
from math import factorial
from typing import Final, TypeVar

from omerta.games.crossfire.components import NOBODY, ROLES, SNIPER
from omerta.games.crossfire.components_cast import Cast
from omerta.games.crossfire.frames import FirstClaim, PointAll, PointLast
from omerta.games.crossfire.rules.aiming import aim_of, aim_options
from omerta.games.crossfire.table import NO_AIM, NO_FACE, Table, is_open, own_stages, ring, roles
from omerta.games.crossfire.view_builder import open_cards
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat

Trail = tuple[int, ...]
"""For each place, the role of its card if the seat has seen it, or `NOBODY`."""
Step = tuple[Trail, tuple[int, ...]]
"""A trail before a shuffle, and the order in which the three cards moved."""
T = TypeVar("T")
_ORDERS: Final = tuple(permutations(range(3)))
"""The card of the trio's place n moves to its place `order[n]`."""
_EXACT: Final = 2520
"""Divisible by every possible number of unknown cards, so that odds are whole numbers."""


class Trails:
    """All ways in which the cards that a seat has seen can have moved.

    `seen` are the roles of the seat in the stages it has looked at, `facts` the places whose
    cards lie open at the end. A spectator and a sniper have seen nothing: their `place` is
    `NOBODY`.
    """

    def __init__(
        self, cast: Cast, place: int, seen: tuple[int, ...], stages: int, facts: Trail
    ) -> None:
        self.cast = cast
        self.ways: dict[Trail, int] = {_first(cast, place, seen): 1}
        """The trails after the latest shuffle, and the number of ways to each."""
        self.steps: list[dict[Trail, list[tuple[Step, int]]]] = []
        """For each shuffle, the possible origins of each trail, and the number of ways."""
        looks = list(seen[2:])
        for trio in cast.trios[: max(0, stages - 2)]:
            self._mix(trio, place, looks.pop(0) if place in trio else NOBODY)
        self.ends: dict[Trail, int] = {}
        """The final trails combined with the open cards, and the number of worlds of each."""
        self.sources: dict[Trail, list[tuple[Trail, int]]] = {}
        for trail, ways in self.ways.items():
            end = _agreed(trail, facts)
            worlds = 0 if end is None else ways * self._layouts(end)
            if end is not None and worlds:
                self.ends[end] = self.ends.get(end, 0) + worlds
                self.sources.setdefault(end, []).append((trail, ways))
        self.worlds = sum(self.ends.values())

    def _mix(self, trio: tuple[int, ...], place: int, role: int) -> None:
        """Process a shuffle, after which the seat has seen this role at its place, or nothing."""
        steps: dict[Trail, list[tuple[Step, int]]] = {}
        for trail, ways in self.ways.items():
            for order in _ORDERS:
                after = _looked(_moved(trail, trio, order), place, role)
                if after is not None and self._possible(after):
                    steps.setdefault(after, []).append(((trail, order), ways))
        self.steps.append(steps)
        self.ways = {trail: sum([ways for _, ways in sources]) for trail, sources in steps.items()}

    def _possible(self, trail: Trail) -> bool:
        return all(trail.count(role) <= self.cast.counts[role] for role in set(trail) - {NOBODY})

    def rest(self, trail: Trail) -> list[int]:
        """The cards that a trail does not place."""
        left = self.cast.deck[:]
        for role in trail:
            if role != NOBODY:
                left.remove(role)
        return left

    def _layouts(self, trail: Trail) -> int:
        """The number of ways to lay out the other cards; 0 if the trail has too many of a kind."""
        if not self._possible(trail):
            return 0
        left = self.rest(trail)
        ways = factorial(len(left))
        for role in set(left):
            ways //= factorial(left.count(role))
        return ways

    def odds(self) -> list[list[int]]:
        """For each place and role, the number of worlds with that role there now, times `_EXACT`."""
        found = [[0] * len(ROLES) for _ in range(self.cast.places)]
        for trail, worlds in self.ends.items():
            left = self.rest(trail)
            share = worlds * _EXACT // max(1, len(left))
            for place, role in enumerate(trail):
                if role != NOBODY:
                    found[place][role] += worlds * _EXACT
                else:
                    for other in left:
                        found[place][other] += share
        return found

    def draw(self, chance: Chance) -> list[list[int]]:
        """One world, each equally likely: the cards by place, after the pass and each shuffle."""
        end = _drawn(list(self.ends.items()), chance)
        left = self.rest(end)
        chance.shuffle(left, "believe")
        cards = [left.pop() if role == NOBODY else role for role in end]
        layers = [cards]
        trail = _drawn(self.sources[end], chance)
        for number in range(len(self.steps) - 1, -1, -1):
            trail, order = _drawn(self.steps[number][trail], chance)
            cards = _moved_back(cards, self.cast.trios[number], order)
            layers.append(cards)
        layers.reverse()
        return layers


def _first(cast: Cast, place: int, seen: tuple[int, ...]) -> Trail:
    """The trail after the pass: the dealt card is to the left, the received one at the own place."""
    trail = [NOBODY] * cast.places
    if seen:
        trail[(place + 1) % cast.places] = seen[0]
    if len(seen) > 1:
        trail[place] = seen[1]
    return tuple(trail)


def _moved(trail: Trail, trio: tuple[int, ...], order: tuple[int, ...]) -> Trail:
    after = list(trail)
    for number, place in enumerate(trio):
        after[trio[order[number]]] = trail[place]
    return tuple(after)


def _moved_back(cards: list[int], trio: tuple[int, ...], order: tuple[int, ...]) -> list[int]:
    before = cards[:]
    for number, place in enumerate(trio):
        before[place] = cards[trio[order[number]]]
    return before


def _looked(trail: Trail, place: int, role: int) -> Trail | None:
    """The trail after a look at the own card; None if another card should be there."""
    if role == NOBODY or trail[place] == role:
        return trail
    if trail[place] != NOBODY:
        return None
    return (*trail[:place], role, *trail[place + 1 :])


def _agreed(trail: Trail, facts: Trail) -> Trail | None:
    """The trail combined with the open cards; None if they contradict it."""
    found = list(trail)
    for place, role in enumerate(facts):
        if role != NOBODY:
            if found[place] not in (role, NOBODY):
                return None
            found[place] = role
    return tuple(found)


def _drawn(weights: list[tuple[T, int]], chance: Chance) -> T:
    ticket = chance.below_large(sum([weight for _, weight in weights]), "believe")
    for item, weight in weights:
        ticket -= weight
        if ticket < 0:
            return item
    raise AssertionError("a ticket beyond the last world")


_known: dict[tuple[object, ...], Trails] = {}
_MOST_KNOWN: Final = 64
"""The size of the cache of trails; a search draws many worlds for one seat."""


def seen_by(s: Table, seat: Seat) -> tuple[int, ...]:
    """The roles that a seat has seen at its own place, in order."""
    return tuple([s.stages[stage][seat] for stage in own_stages(s, seat)])


def trails(s: Table, seat: Seat) -> Trails:
    """What a seat can conclude now, from its own cards and the open ones."""
    cast = s.cast
    place = cast.place(s.dealer, seat)
    seen = seen_by(s, seat)
    up = open_cards(s)
    facts = tuple([roles(s)[other] if up >> other & 1 else NOBODY for other in ring(s)])
    key = (cast, place, seen, len(s.stages), facts)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _known[key] = Trails(cast, place, seen, len(s.stages), facts)
    return found


def posterior(s: Table, seat: Seat) -> tuple[list[list[int]], int]:
    """For each seat and role, its number of worlds; and the number of all worlds."""
    followed = trails(s, seat)
    by_place = followed.odds()
    whole = followed.worlds * _EXACT
    found = [[0] * len(ROLES) for _ in range(s.seats)]
    for place, other in enumerate(ring(s)):
        found[other] = by_place[place]
    if s.cast.sniping:
        found[s.cast.sniper(s.dealer)][SNIPER] = whole
    return found, whole


def believe(s: Table, seat: Seat, *, chance: Chance) -> Table:
    """A table this seat cannot tell from `s`, each possible one equally likely."""
    world = s.clone()
    if is_open(s):  # everything is public
        return world
    layers = trails(s, seat).draw(chance)
    first = layers[0]
    dealt = [first[(place + 1) % len(first)] for place in range(len(first))]
    by_place = [dealt, *layers][: len(s.stages)]
    world.stages = tuple([_by_seat(s, cards) for cards in by_place])
    _choose_again(world, seat, chance)
    return world


def _by_seat(s: Table, cards: list[int]) -> tuple[int, ...]:
    found = [SNIPER] * s.seats
    for place, seat in enumerate(ring(s)):
        found[seat] = cards[place]
    return tuple(found)


def _choose_again(world: Table, seat: Seat, chance: Chance) -> None:
    """Draw new claims and aims where only their existence is known."""
    frame = world.stack[-1]
    for other in range(world.seats):
        if other == seat:
            continue
        if isinstance(frame, FirstClaim) and world.claims[other] != NO_FACE:
            face = chance.below(len(world.cast.file.claims), "believe")
            world.claims = (*world.claims[:other], face, *world.claims[other + 1 :])
        elif isinstance(frame, PointAll | PointLast) and world.aims[other] != NO_AIM:
            aim = aim_of(chance.pick(aim_options(world, frame, other), "believe"))
            world.aims = (*world.aims[:other], aim, *world.aims[other + 1 :])
