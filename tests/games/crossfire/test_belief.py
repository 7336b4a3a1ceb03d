"""What a seat can conclude from its looks: the fast count against a plain count of all worlds."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from omerta.games.crossfire import GAME
from omerta.games.crossfire.belief import posterior, seen_by
from omerta.games.crossfire.components import ROLES, SNIPER
from omerta.games.crossfire.frames import PointLast
from omerta.games.crossfire.rules.sniper import revealed
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.games.crossfire.table import Table, own_stages, ring
from omerta.kernel import Seeded
from omerta.testing import rule

Cards = tuple[int, ...]


def layouts(cards: list[int]) -> set[Cards]:
    """All different ways to lay these cards out in a row."""
    found: set[Cards] = {()}
    for _ in cards:
        grown = set()
        for row in found:
            left = Counter(cards) - Counter(row)
            grown |= {(*row, card) for card in left}
        found = grown
    return found


def plain_count(s: Table, seat: int) -> list[Counter[int]]:
    """The reference: every layout, every order of every shuffle, by place."""
    cast = s.cast
    place = cast.place(s.dealer, seat)
    seen = dict(zip(own_stages(s, seat), seen_by(s, seat), strict=True))
    worlds: Counter[Cards] = Counter()
    for dealt in layouts(cast.deck):
        passed = dealt[-1:] + dealt[:-1]
        if place < 0 or (dealt[place] == seen[0] and seen.get(1) in (None, passed[place])):
            worlds[passed] += 1
    for number, trio in enumerate(cast.trios[: max(0, len(s.stages) - 2)]):
        mixed: Counter[Cards] = Counter()
        for cards, ways in worlds.items():
            for order in permutations(trio):
                after = list(cards)
                for source, target in zip(trio, order, strict=True):
                    after[target] = cards[source]
                if place not in trio or after[place] == seen[2 + number]:
                    mixed[tuple(after)] += ways
        worlds = mixed
    if isinstance(s.stack[-1], PointLast):
        up = revealed(s)
        worlds = Counter(
            {
                cards: ways
                for cards, ways in worlds.items()
                if all(
                    cards[at] == s.stages[-1][other]
                    for at, other in enumerate(ring(s))
                    if up >> other & 1
                )
            }
        )
    found: list[Counter[int]] = [Counter() for _ in range(cast.places)]
    for cards, ways in worlds.items():
        for at, card in enumerate(cards):
            found[at][card] += ways
    return found


def played(seats: int, seed: int, stop: str, **options: Any) -> Table:
    """A game played by the clock, with a random sniper, until this decision."""
    luck = Seeded(seed)
    s = GAME.new(seats, CrossfireSettings(**options), chance=luck)
    while s.stack[-1].tag != stop:
        seat = GAME.waiting(s)[0]
        deadline = GAME.deadline(s)
        assert deadline is not None
        action = deadline.answers[seat][0]
        if s.stack[-1].tag == "talk" and seat == s.cast.sniper(s.dealer) and not s.tokens:
            action = GAME.options(s, seat)[seed % s.cast.places]
        GAME.apply_for_clock(s, seat, action, chance=luck)
        if not s.stack:
            return played(seats, seed + 1000, stop, **options)
    return s


def as_fractions(s: Table, seat: int) -> list[dict[int, Fraction]]:
    worlds, whole = posterior(s, seat)
    return [
        {role: Fraction(count, whole) for role, count in enumerate(worlds[other]) if count}
        for other in ring(s)
    ]


@rule("CF-2.7", "CF-2.8")
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_the_quick_count_is_the_plain_count(seats: int) -> None:
    s = played(seats, seats, "talk")
    for seat in range(seats):
        counted = plain_count(s, seat)
        whole = sum(counted[0].values())
        expected = [{r: Fraction(n, whole) for r, n in row.items()} for row in counted]
        assert as_fractions(s, seat) == expected


@pytest.mark.parametrize(
    "options",
    [
        {"bodyguard": "on", "mercenary": "off"},
        {"peacekeeper": "on", "patriot": "on", "bomber": "on"},
        {"mode": "sniper", "protester": "on"},
    ],
)
def test_special_roles_and_snipers_are_counted_too(options: dict[str, Any]) -> None:
    s = played(7, 3, "talk", **options)
    for seat in (0, 1, 6):
        counted = plain_count(s, seat)
        whole = sum(counted[0].values())
        expected = [{r: Fraction(n, whole) for r, n in row.items()} for row in counted]
        assert as_fractions(s, seat) == expected


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_open_cards_are_taken_into_account(seed: int) -> None:
    s = played(7, seed, "final_aim", mode="sniper")
    for seat in range(7):
        counted = plain_count(s, seat)
        whole = sum(counted[0].values())
        expected = [{r: Fraction(n, whole) for r, n in row.items()} for row in counted]
        assert as_fractions(s, seat) == expected


def test_belief_in_the_middle_of_the_set_up() -> None:
    luck = Seeded(4)
    s = GAME.new(6, None, chance=luck)
    while s.stack[-1].tag == "look":
        for seat in range(6):
            counted = plain_count(s, seat)
            if len(s.stages) == 1:  # the dealt card is about to be passed
                continue
            whole = sum(counted[0].values())
            expected = [{r: Fraction(n, whole) for r, n in row.items()} for row in counted]
            assert as_fractions(s, seat) == expected
        for seat in GAME.waiting(s):
            GAME.apply(s, seat, GAME.options(s, seat)[0], chance=luck)


@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize("mode", ["shootout", "sniper"])
def test_the_odds_of_a_card_add_up_to_one(seats: int, mode: Any) -> None:
    if (mode, seats) == ("sniper", 5):
        seats = 6
    s = played(seats, seats, "talk", mode=mode)
    for seat in range(seats):
        worlds, whole = posterior(s, seat)
        assert all(sum(row) == whole for row in worlds)
        for role in range(len(ROLES)):
            assert sum(row[role] for row in worlds) == whole * s.cast.counts[role]
        if s.stages[-1][seat] != SNIPER:
            assert worlds[seat][s.stages[-1][seat]] == whole


def test_believed_worlds_are_drawn_as_often_as_the_odds_say() -> None:
    s = played(5, 9, "talk")
    luck = Seeded(1)
    draws = 6000
    for seat in (0, 4):
        expected = as_fractions(s, seat)
        found: list[Counter[int]] = [Counter() for _ in range(5)]
        for _ in range(draws):
            world = GAME.believe(s, seat, chance=luck)
            for place, other in enumerate(ring(s)):
                found[place][world.stages[-1][other]] += 1
        for place in range(5):
            for role, odds in expected[place].items():
                assert abs(found[place][role] / draws - odds) < 0.03
            assert set(found[place]) <= set(expected[place])


def test_all_possible_histories_are_drawn_equally_often() -> None:
    """All worlds with one layout and one set of orders each are equally likely."""
    s = played(5, 2, "talk")
    seat = 1
    luck = Seeded(8)
    found = Counter([GAME.believe(s, seat, chance=luck).stages for _ in range(8000)])
    for stages in found:
        world = s.clone()
        world.stages = stages
        assert GAME.audit(world) == []
        assert seen_by(world, seat) == seen_by(s, seat)
    # Histories of equal faces may arise in several orders, so compare by their number of ways.
    ways = {stages: _ways(s, stages) for stages in found}
    total = sum(ways.values())
    assert all(abs(found[each] / 8000 - ways[each] / total) < 0.02 for each in found)


def _ways(s: Table, stages: tuple[Cards, ...]) -> int:
    """The number of orders of the shuffles that lead to these faces."""
    count = 1
    for number, trio in enumerate(s.cast.shuffles[s.dealer]):
        before, after = stages[1 + number], stages[2 + number]
        orders = [
            order
            for order in permutations(range(3))
            if all(after[trio[order[n]]] == before[trio[n]] for n in range(3))
        ]
        count *= len(orders)
    return count


def test_each_believed_world_redraws_hidden_claims_and_aims() -> None:
    s = played(6, 1, "claim")
    for seat in (0, 1, 2):
        GAME.apply(s, seat, GAME.options(s, seat)[0], chance=Seeded(1))
    worlds = [GAME.believe(s, 0, chance=Seeded(seed)) for seed in range(60)]
    assert {world.claims[0] for world in worlds} == {0}
    assert {world.claims[1] for world in worlds} == {0, 1, 2, 3}
    assert {world.claims[5] for world in worlds} == {-1}
    s = played(6, 1, "aim")
    for seat in (0, 1, 2):
        GAME.apply(s, seat, GAME.options(s, seat)[1], chance=Seeded(1))
    worlds = [GAME.believe(s, 0, chance=Seeded(seed)) for seed in range(80)]
    assert {world.aims[0] for world in worlds} == {s.aims[0]}
    assert len({world.aims[1] for world in worlds}) == 6  # five others, or blindly


def test_when_all_cards_are_open_the_believed_world_is_the_true_one() -> None:
    s = played(5, 1, "rest", games="2")
    assert GAME.save(GAME.believe(s, 3, chance=Seeded(1))) == GAME.save(s)
