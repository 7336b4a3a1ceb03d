"""What a seat can conclude, and a random deal of what it cannot know (rules, sections 5 and 10).

Hidden crooks form groups. When a seat searches a hangout, it learns the faces left in the pile:
they belong to the crooks that leave later and to those still there. Between two searches of the
same hangout by one seat, exactly the missing faces left. All other hidden crooks form the pool.
Inside a group every deal is possible, except that a boss was never hired from a pile of two or
more crooks and never lies face down.
"""

from omerta.games.crooks.belief_bosses import Shelf, draw_ways, ways_of
from omerta.games.crooks.components import PICK_SCALE
from omerta.games.crooks.frames import ChooseCrook
from omerta.games.crooks.table import Table, is_over, on_targets, tags_in
from omerta.kernel.chance import Chance
from omerta.kernel.seats import Seat


class Group:
    """Hidden places that share a set of faces: tags, whole piles, and perhaps the box."""

    __slots__ = ("box", "hangouts", "tags")

    def __init__(self) -> None:
        self.tags: list[int] = []
        self.hangouts: list[int] = []
        self.box = False

    def faces(self, s: Table) -> list[int]:
        """The faces of the group; the seat knows the set, but not which is where."""
        faces = [s.tags[tag] for tag in self.tags]
        for hangout in self.hangouts:
            faces += s.piles[hangout]
        if self.box:
            faces += s.undealt
        return faces


def known_tags(s: Table, seat: Seat) -> int:
    """The tags whose face this seat has seen."""
    known = s.up | s.spied[seat] | own_tags(s, seat)
    if is_over(s):
        known |= on_targets(s)
    return known


def own_tags(s: Table, seat: Seat) -> int:
    """The tags of the crooks this seat hired."""
    return _mask([tag for tag, taker in enumerate(s.taker) if taker == seat])


def groups(s: Table, seat: Seat) -> list[Group]:
    """The groups of hidden crooks from the point of view of this seat; the last one is the pool."""
    hidden = _hidden_tags(s, known_tags(s, seat))
    searches = _searches(s, seat)
    pool = Group()
    pool.box = True
    found: list[Group] = []
    for hangout in range(len(s.piles)):
        if searches[hangout]:
            found += _split(hangout, hidden[hangout], searches[hangout], pool)
        else:
            pool.tags += hidden[hangout]
            pool.hangouts.append(hangout)
    found.append(pool)
    return found


def _hidden_tags(s: Table, known: int) -> list[list[int]]:
    """By hangout, the crooks that came from there and whose faces are unknown."""
    hidden: list[list[int]] = [[] for _ in s.piles]
    for tag, hangout in enumerate(s.origin):
        if not known >> tag & 1:
            hidden[hangout].append(tag)
    return hidden


def _searches(s: Table, seat: Seat) -> list[list[int]]:
    """By hangout, the number of tags after each search by this seat."""
    searches: list[list[int]] = [[] for _ in s.piles]
    for _, looker, _, hangout, after in s.looks:
        if looker == seat:
            searches[hangout].append(after)
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, ChooseCrook) and frame.seat == seat:
        searches[frame.hangout].append(len(s.tags))
    return searches


def _split(hangout: int, hidden: list[int], looked: list[int], pool: Group) -> list[Group]:
    """The groups of a searched hangout; crooks that left before the first search join the pool."""
    found = [Group() for _ in looked]
    for tag in hidden:
        if tag < looked[0]:
            pool.tags.append(tag)
        else:
            last = len(looked) - 1
            while looked[last] > tag:
                last -= 1
            found[last].tags.append(tag)
    found[-1].hangouts.append(hangout)
    return [group for group in found if group.tags or group.hangouts]


def between_looks(s: Table, seat: Seat, hangout: int) -> list[Group]:
    """The hidden crooks that left a hangout between two searches by this seat."""
    hidden = _hidden_tags(s, known_tags(s, seat))[hangout]
    found = _split(hangout, hidden, _searches(s, seat)[hangout], Group())
    return [group for group in found if not group.hangouts]


def may_be_boss(s: Table, tag: int) -> bool:
    """True if public facts allow that a hidden tag is a boss."""
    if s.down >> tag & 1:  # CR-4.6
        return False
    return s.size_before[tag] == 1 or s.deck.bosses > 1  # CR-3.8, CR-3.12


def deduced_beyond(s: Table, seat: Seat, known: int) -> int:
    """The tags beyond the seat's `known_tags` whose faces follow from what it has seen."""
    hidden = [tag for tag in range(len(s.tags)) if not known >> tag & 1]
    found = 0
    if not hidden:
        return found
    if len(set(s.undealt)) <= 1 + s.deck.bosses:
        for group in groups(s, seat):
            found |= _deduced_in(s, group)
        return found
    # With two plain faces in the box, nothing follows from the pool: skip it.
    pool = Group()
    searches = _searches(s, seat)
    for hangout, looked in enumerate(searches):
        if looked:
            left = [tag for tag in hidden if s.origin[tag] == hangout]
            if left:
                for group in _split(hangout, left, looked, pool):
                    found |= _deduced_in(s, group)
    return found


def _deduced_in(s: Table, group: Group) -> int:
    if not group.tags:
        return 0
    faces = group.faces(s)
    distinct = set(faces)
    bosses = distinct & s.deck.boss_faces
    plain = len(distinct) - len(bosses)
    if not bosses:
        return _mask(group.tags) if plain == 1 else 0
    shut = [tag for tag in group.tags if not may_be_boss(s, tag)]
    found = _mask(shut) if plain == 1 else 0
    hidden = sum([face in bosses for face in faces])
    if len(bosses) == 1 and hidden == len(faces) - len(shut):  # every open place holds a boss
        found |= _mask(group.tags) & ~_mask(shut)
    return found


def _mask(tags: list[int]) -> int:
    return sum([1 << tag for tag in tags])


# Random deals

Place = tuple[int, int]
"""A possible place of a boss: (IN_TAG, tag), (IN_PILE, hangout) or IN_BOX."""
IN_TAG = 0
IN_PILE = 1
IN_BOX: Place = (2, 0)


def believe(s: Table, seat: Seat, *, chance: Chance) -> Table:
    """A table that this seat cannot tell from `s`, drawn from the reference posterior.

    All deals are equally likely, and every rival is assumed to hire at random among the crooks
    they may choose. So only the places of bosses need weights, by the picks that left them in
    the pile.
    """
    world = s.clone()
    found = groups(s, seat)
    bosses: list[list[int]] = []
    plain: list[list[int]] = []
    for group in found:
        faces = sorted(group.faces(s))  # sorted, so that the true order leaves no trace
        bosses.append([face for face in faces if face in s.deck.boss_faces])
        plain.append([face for face in faces if face not in s.deck.boss_faces])
    places = _boss_places(s, seat, found, bosses, chance)
    for index in range(len(found)):
        chance.shuffle(plain[index], "believe")
        _deal(world, found[index], plain[index], bosses[index], places[index], chance)
    return world


def _boss_places(
    s: Table, seat: Seat, found: list[Group], bosses: list[list[int]], chance: Chance
) -> list[list[Place]]:
    """For each group, the places of its bosses."""
    hidden = sum([len(faces) for faces in bosses])
    if hidden == 0:
        return [[] for _ in found]
    if s.deck.bosses == 1:
        return [
            [_one_place(s, seat, group, chance)] if faces else []
            for group, faces in zip(found, bosses, strict=True)
        ]
    return _several_places(s, seat, found, [len(faces) for faces in bosses], chance)


def _several_places(
    s: Table, seat: Seat, found: list[Group], bosses: list[int], chance: Chance
) -> list[list[Place]]:
    """The places of several bosses, by group (the last is the pool)."""
    pool = len(found) - 1
    shelves = [Shelf(hangout) for hangout in range(len(s.piles))]
    for index, group in enumerate(found):
        number = 0 if index == pool else index + 1
        for tag in group.tags:
            if may_be_boss(s, tag):
                shelves[s.origin[tag]].tags[tag] = number
            if number:
                shelves[s.origin[tag]].fixed[number] = bosses[index]
        for hangout in group.hangouts:
            shelves[hangout].pile_group = number
            if number:
                shelves[hangout].fixed[number] = bosses[index]
    known = known_tags(s, seat)
    seen = [tag for tag in tags_in(known) if s.tags[tag] in s.deck.boss_faces]
    ways = [ways_of(s, seat, shelf, seen, sum(bosses)) for shelf in shelves]
    drawn = draw_ways(ways, bosses[pool], len(s.undealt), chance)
    places: list[list[Place]] = [[] for _ in found]
    for shelf, way in zip(shelves, drawn, strict=True):
        for tag in way.tags:
            places[shelf.tags[tag] - 1].append((IN_TAG, tag))
        places[shelf.pile_group - 1] += [(IN_PILE, shelf.hangout)] * way.in_pile
    places[pool] += [IN_BOX] * (bosses[pool] - len(places[pool]))
    for some in places:
        chance.shuffle(some, "believe")  # which boss goes where
    return places


def _one_place(s: Table, seat: Seat, group: Group, chance: Chance) -> Place:
    """The place of the only boss, drawn by exact weights."""
    passed_over = _passed_over(s, seat)
    places = [(IN_TAG, tag) for tag in group.tags if may_be_boss(s, tag)]
    weights = [passed_over[s.origin[tag]] for _, tag in places]
    for hangout in group.hangouts:
        places.append((IN_PILE, hangout))
        weights.append(len(s.piles[hangout]) * passed_over[hangout])
    if group.box:
        places.append(IN_BOX)
        weights.append(len(s.undealt) * PICK_SCALE)
    ticket = chance.below(sum(weights), "believe")
    for place, weight in zip(places, weights, strict=True):
        if ticket < weight:
            return place
        ticket -= weight
    raise AssertionError("a ticket beyond the last place")


def _passed_over(s: Table, seat: Seat) -> list[int]:
    """For each hangout, how much likelier a boss there makes the picks that rivals made there.

    From a pile of k crooks with the boss there are k - 1 choices, without it k.
    """
    above = [PICK_SCALE] * len(s.piles)
    below = [1] * len(s.piles)
    for tag in range(len(s.tags)):
        size = s.size_before[tag]
        if size > 1 and s.taker[tag] != seat:
            above[s.origin[tag]] *= size
            below[s.origin[tag]] *= size - 1
    return [above[hangout] // below[hangout] for hangout in range(len(s.piles))]


def _deal(
    world: Table,
    group: Group,
    plain: list[int],
    bosses: list[int],
    places: list[Place],
    chance: Chance,
) -> None:
    """Deal the faces of a group: bosses to their places, the others, already shuffled, in order."""
    start = 0
    for tag in group.tags:
        if (IN_TAG, tag) in places:
            world.tags[tag] = bosses[places.index((IN_TAG, tag))]
        else:
            world.tags[tag] = plain[start]
            start += 1
    for hangout in group.hangouts:
        size = len(world.piles[hangout]) - places.count((IN_PILE, hangout))
        pile = plain[start : start + size]
        start += size
        _slip_in(pile, (IN_PILE, hangout), bosses, places, chance)
        world.piles[hangout] = tuple(pile)
    if group.box:
        box = plain[start:]
        _slip_in(box, IN_BOX, bosses, places, chance)
        world.undealt = tuple(box)


def _slip_in(
    pile: list[int], here: Place, bosses: list[int], places: list[Place], chance: Chance
) -> None:
    """Insert the bosses of this place anywhere in the pile; no seat knows the order of a pile."""
    for face, place in zip(bosses, places, strict=True):
        if place == here:
            pile.insert(chance.below(len(pile) + 1, "believe"), face)
