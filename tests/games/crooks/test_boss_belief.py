"""Section 10: where bosses are believed to be, against an exact enumeration."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb

import pytest

from omerta.games.crooks.components import BOARD, HANGOUTS
from omerta.games.crooks.table import Table
from omerta.testing import A, B, C, rule, table
from omerta.testing.crooks import CrooksTable
from tests.games.crooks import decks
from tests.games.crooks.sampling import SAMPLES, expect_frequency, face_of, pile, worlds


@rule("CR-3.8", "CR-3.12")
def test_different_bosses_are_equally_likely() -> None:
    """No seat has seen a face and picks avoid bosses, so each boss may be anywhere it was dealt."""
    t = table("crooks", seats=3).deck(decks.bosses("c02")).turn(B).passed(A)
    t.hangout("E", "c09", "c10", "c11", "c12").hires(B, "E", "c09").lays_down(2)
    samples = SAMPLES // 3
    seen = Counter(face for world in worlds(t, A, samples) for face in pile(world, "G"))
    for boss in ("c01", "c02"):
        expect_frequency(seen[boss], samples, 5 / 32)
    t.ready_for(C)


@rule("CR-3.8", "CR-3.12")
def test_bosses_seen_in_a_pile_stay_in_it() -> None:
    t = table("crooks", seats=3).deck(decks.bosses("c02")).hangout("A", "c29")
    t.hangout("E", "c01", "c02", "c09", "c10")
    t.hires(A, "A", "c29").lays(2).spies_hangout("E").hires(B, "E", "c09").lays_down(2)
    for world in worlds(t, A, 100):
        assert sorted([face_of(world, t, "c09"), *pile(world, "E")]) == ["c01", "c02", "c09", "c10"]
        assert {"c01", "c02"} < set(pile(world, "E"))
    t.ready_for(C)


@rule("CR-3.12")
def test_one_of_two_bosses_left_alone_was_hired() -> None:
    t = table("crooks", seats=3).deck(decks.bosses("c02")).hangout("A", "c29")
    t.hangout("B", "c01", "c02")
    t.hires(A, "A", "c29").lays(2).spies_hangout("B").hires(B, "B", "c02").passes(B)
    samples = SAMPLES // 3
    seen = Counter(face_of(world, t, "c02") for world in worlds(t, A, samples))
    assert set(seen) == {"c01", "c02"}
    expect_frequency(seen["c01"], samples, 1 / 2)
    t.ready_for(C)


# Enumeration: a deck of bosses and one plain face, so that a deal is a count of bosses

Story = tuple[tuple[int, str], ...]
"""The rival's actions: the hangout, and whether the crook was laid "down" or put away "unseen"."""
Counts = tuple[int, ...]
"""The number of bosses in each place: each hangout, the box, and 0 or 1 for each crook taken."""


def placements(bosses: int, sizes: tuple[int, ...]) -> Iterator[Counts]:
    """All ways to distribute bosses over places of these sizes."""
    if not sizes:
        if bosses == 0:
            yield ()
        return
    for here in range(min(bosses, sizes[0]) + 1):
        for rest in placements(bosses - here, sizes[1:]):
            yield (here, *rest)


def exact(bosses: int, story: Story) -> dict[Counts, Fraction]:
    """The posterior, by enumerating all deals and simulating the rival's actions."""
    piles = BOARD.piles["2012", 3]
    places = (*piles, 32 - sum(piles))
    found: dict[Counts, Fraction] = {}
    for deal in placements(bosses, places):
        weight = 1
        for size, here in zip(places, deal, strict=True):
            weight *= comb(size, here)
        left, sizes, taken, possible = list(deal), list(piles), [], True
        for hangout, how in story:
            is_boss = (
                left[hangout] == sizes[hangout]
            )  # otherwise the rival had to take a plain crook
            possible &= not (is_boss and how == "down")
            left[hangout] -= is_boss
            sizes[hangout] -= 1
            taken.append(int(is_boss))
        if possible:
            key = (*left, *taken)
            found[key] = found.get(key, Fraction(0)) + weight
    total = sum(found.values())
    return {key: weight / total for key, weight in found.items()}


def believed(s: Table) -> Counts:
    """The places of the bosses in a world."""
    boss = s.deck.face_of["c01"]
    lying = [place.count(boss) for place in (*s.piles, s.undealt)]
    return (*lying, *[int(face == boss) for face in s.tags])


def table_after(bosses: int, story: Story) -> CrooksTable:
    """A table on which B and C, who hold no boss, acted as described, and A only watched."""
    t = table("crooks", seats=3).deck(decks.bosses_and_one_face(bosses)).turn(B).passed(A)
    for hangout, how in story:
        seat = t.match.waiting[0]
        t.recruits(seat, HANGOUTS[hangout])
        if t.hand is None:
            t.does(t.match.options(seat)[0])
        if how == "unseen":
            t.passes(seat)
        else:
            t.lays_down(next(number for number in range(2, 10) if not t.stack(number, seat)))
    return t


STORIES: list[tuple[int, Story]] = [
    (1, ((4, "down"), (4, "down"), (6, "down"))),
    (1, ((0, "down"), (0, "unseen"))),
    (1, ((6, "unseen"), (6, "down"))),
    (2, ((4, "down"), (4, "down"), (6, "down"))),
    (2, ((0, "unseen"),)),
    (3, ((2, "down"), (2, "down"), (0, "unseen"))),
    (4, ((0, "down"), (4, "down"), (4, "down"), (2, "unseen"))),
]


@rule("CR-3.8", "CR-3.12")
@pytest.mark.parametrize(("bosses", "story"), STORIES)
def test_bosses_are_believed_with_their_exact_probabilities(bosses: int, story: Story) -> None:
    expected = exact(bosses, story)
    t = table_after(bosses, story)
    samples = SAMPLES if bosses == 1 else SAMPLES // 3
    seen = Counter(believed(world) for world in worlds(t, A, samples))
    assert set(seen) <= set(expected)
    for key, probability in expected.items():
        expect_frequency(seen[key], samples, float(probability))
    for place in range(len(next(iter(expected)))):  # each place alone shows a bias sooner
        found = sum(count for key, count in seen.items() if key[place])
        probability = sum((p for key, p in expected.items() if key[place]), Fraction(0))
        expect_frequency(found, samples, float(probability))
    t.ready_for(t.match.waiting[0])


@rule("CR-3.8")
def test_the_enumeration_agrees_with_the_example_of_the_rules() -> None:
    """No seat has seen a face here, so the example's 5/30 becomes 5/32."""
    posterior = exact(1, ((6, "down"),))
    assert sum(p for key, p in posterior.items() if key[6]) == Fraction(5, 32)
