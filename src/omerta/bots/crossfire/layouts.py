"""The possible layouts after the pass, and the outcomes of the shuffles.

After the pass, a place holds the card it received, and the next place holds the card this one
was dealt. All layouts that fit the own cards are considered; if there are too many, those that
best fit statements about the pass. For each layout, every outcome of the shuffles is weighted
exactly: shuffles without a common place are independent.
"""

from itertools import permutations
from typing import Final

from omerta.bots.crossfire.hearing import Hearing, Life
from omerta.games.crossfire.components import NOBODY
from omerta.games.crossfire.components_cast import Cast

Outcome = tuple[float, tuple[int, ...]]
"""A possible end of the shuffles of a block: its likelihood, and the cards of its places."""
World = tuple[float, list[int]]
"""Its likelihood, and the cards of all places."""

_PASS: Final = 0.85
"""How often players are right about the pass; only used to select layouts."""
_orders: dict[tuple[int, ...], list[tuple[int, ...]]] = {}


class Block:
    """Shuffles that share a place; everything in them is counted by place."""

    def __init__(self, cast: Cast, numbers: list[int]) -> None:
        self.trios: list[tuple[int, ...]] = [cast.trios[number] for number in numbers]
        self.places: list[int] = sorted({place for trio in self.trios for place in trio})
        self.span: list[int] = sorted(
            {*self.places, *[(place + 1) % cast.places for place in self.places]}
        )
        """The places whose cards after the pass affect it."""
        self.twice: set[int] = {
            place for place in self.places if sum([place in trio for trio in self.trios]) > 1
        }
        self.settled: list[list[tuple[int, int, int]]] = [
            [
                (place, (place + 1) % cast.places, at)
                for at, place in enumerate(trio)
                if place not in self.twice or trio is self.trios[-1]
            ]
            for trio in self.trios
        ]
        """For each shuffle, the players who keep their card: the place, its next one, and which of
        three.
        """
        self.known: dict[tuple[int, ...], tuple[float, list[Outcome]]] = {}


def blocks_of(cast: Cast) -> list[Block]:
    """The first and the last shuffle may share places; no others do."""
    count = len(cast.trios)
    if count > 1 and set(cast.trios[0]) & set(cast.trios[-1]):
        return [Block(cast, [0, count - 1])] + [Block(cast, [n]) for n in range(1, count - 1)]
    return [Block(cast, [number]) for number in range(count)]


def outcomes(block: Block, first: Life, hearing: Hearing) -> tuple[float, list[Outcome]]:
    """How well this layout explains the statements of a block's places, and its outcomes."""
    key = tuple([first[place] for place in block.span])
    found = block.known.get(key)
    if found is None:
        worlds: list[World] = [(1.0, list(first))]
        for number in range(len(block.trios)):
            after: list[World] = []
            for world in worlds:
                after += _mixed(block, number, first, world, hearing)
            worlds = after
        ends = [(weight, tuple([now[at] for at in block.places])) for weight, now in worlds]
        found = block.known[key] = (sum([weight for weight, _ in ends]), ends)
    return found


def _mixed(block: Block, number: int, first: Life, world: World, hearing: Hearing) -> list[World]:
    """All different outcomes of a shuffle, weighted by statements of players whose card is settled."""
    weight, now = world
    trio = block.trios[number]
    found: list[World] = []
    orders = orders_of(tuple([now[place] for place in trio]))
    share = weight / len(orders)
    speakers = []
    for place, following, at in block.settled[number]:
        life: Life = (first[following], first[place])
        if place in block.twice:
            life = (*life, now[place])
        speakers.append((place, life, at, hearing.words[place].known))
        if place == hearing.place:
            orders = [order for order in orders if order[at] == hearing.seen[-1]]
    for order in orders:
        left = share
        for place, before, at, known in speakers:
            life = (*before, order[at])
            likely = known.get(life)
            left *= hearing.likely(place, life) if likely is None else likely
            if not left:
                break
        if left:
            after = now[:]
            for place, card in zip(trio, order, strict=True):
                after[place] = card
            found.append((left, after))
    return found


def orders_of(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The different orders of three cards, equally likely."""
    found = _orders.get(cards)
    if found is None:
        found = _orders[cards] = sorted(set(permutations(cards)))
    return found


def layouts(hearing: Hearing, most: int, *, traced: bool = False) -> list[Life]:
    """The layouts after the pass that fit the own cards; the likeliest, if there are too many.

    With `traced`, only layouts from which the card seen after the first own shuffle can come.
    """
    cast, place, seen = hearing.cast, hearing.place, hearing.seen
    start, span = _origin(cast, place) if traced and seen else (0, 0)
    known = [NOBODY] * cast.places
    if seen:
        known[place] = seen[1]
        known[(place + 1) % cast.places] = seen[0]
    left = cast.counts[:]
    for role in known:
        if role != NOBODY:
            left[role] -= 1
    kinds = sorted(set(cast.deck))
    fits = [{role: told(hearing, at, role) for role in kinds} for at in range(cast.places)]
    beam: list[tuple[float, Life, list[int]]] = [(1.0, (), left)]
    for step in range(cast.places):
        at = (start + step) % cast.places
        wider: list[tuple[float, Life, list[int]]] = []
        for weight, cards, rest in beam:
            if known[at] != NOBODY:
                wider.append((weight, (*cards, known[at]), rest))
                continue
            for role in kinds:
                if rest[role]:
                    fewer = rest[:]
                    fewer[role] -= 1
                    wider.append((weight * fits[at][role], (*cards, role), fewer))
        if step == span - 1:
            wider = [item for item in wider if seen[2] in item[1]]
        if len(wider) > most:
            wider.sort(key=_weight, reverse=True)
            del wider[most:]
        beam = wider
    return [cards[-start:] + cards[:-start] for _, cards, _ in beam]


def _origin(cast: Cast, place: int) -> tuple[int, int]:
    """Where the card of a place's first shuffle can come from: the first place, and the number."""
    number = cast.own_trios(place)[0]
    trio = {*cast.trios[number]}
    if number and trio & {*cast.trios[0]}:  # two of its cards were shuffled before
        trio |= {*cast.trios[0]}
    return cast.trios[number][0], len(trio)


def _weight(item: tuple[float, Life, list[int]]) -> float:
    return item[0]


def told(hearing: Hearing, place: int, role: int) -> float:
    """How well a card after the pass fits the statements of its giver and its receiver."""
    found = 1.0
    lie = (1 - _PASS) / hearing.kinds
    for speaker, number in ((place, 1), (place - 1, 0)):
        said = hearing.words[speaker % len(hearing.words)].cards.get(number, NOBODY)
        if said != NOBODY:
            found *= _PASS if said == role else lie
    return found
