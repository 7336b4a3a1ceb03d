"""Section 10: believed worlds keep every hard fact and follow the reference posterior."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, log, sqrt

import pytest

from omerta.games.crooks import GAME
from omerta.games.crooks.components import BOARD, HANGOUTS
from omerta.games.crooks.table import Table
from omerta.kernel import Seat, Seeded, encode
from omerta.testing import A, B, C, rule, table
from omerta.testing.crooks import CrooksTable
from tests.games.crooks import decks

SAMPLES = 3000
DOUBT = 1e-6  # how often a fair sampler may fail a frequency


def worlds(t: CrooksTable, seat: Seat, samples: int = SAMPLES) -> Iterator[Table]:
    chance = Seeded(samples)
    for _ in range(samples):
        yield GAME.believe(t.state, seat, chance=chance)


def face_of(s: Table, t: CrooksTable, crook: str) -> str:
    """What a world says about the crook that is really this one."""
    return s.deck.ids[s.tags[int(t.tag(crook)[1:]) - 1]]


def pile(s: Table, letter: str) -> list[str]:
    return sorted(s.deck.ids[face] for face in s.piles["ABCDEFGHI".index(letter)])


def tolerance(samples: int, probability: float) -> float:
    """How far a frequency may lie from its probability, by Bernstein's inequality."""
    evidence = log(2 / DOUBT)
    variance = samples * probability * (1 - probability)
    return (evidence / 3 + sqrt(evidence**2 / 9 + 2 * evidence * variance)) / samples


def expect_frequency(found: int, samples: int, probability: float) -> None:
    slack = tolerance(samples, probability)
    assert abs(found / samples - probability) <= slack, (found / samples, probability)


# Hard facts


@rule("CR-3.5", "CR-4.4", "CR-6.15")
def test_a_believed_world_looks_the_same_and_is_a_possible_table() -> None:
    t = table("crooks", seats=3).target(5, B, "c09 down", "c27").target(6, A, "c10 down")
    t.box(C, "c11", "c12 down").hangout("C", "c13", "c14", "c15").hangout("A", "c29", "c16")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C").hires(B, "C", "c13").lays_down(4)
    t.recruits(C, "A")
    for seat in (A, B, C):
        for world in worlds(t, seat, 40):
            assert encode(GAME.view(world, seat)) == encode(GAME.view(t.state, seat))
            assert GAME.audit(world) == GAME.audit(t.state)
    t.asks(C, "rob")


@rule("CR-3.4", "CR-6.18")
def test_what_was_left_in_a_pile_stays_there_or_left_since() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("D", "c09", "c10", "c11", "c12")
    t.hires(A, "A", "c29").lays(2).spies_hangout("D")
    t.hires(B, "D", "c10").lays_down(5)
    seen: Counter[str] = Counter()
    for world in worlds(t, A):
        hidden = face_of(world, t, "c10")
        assert sorted([hidden, *pile(world, "D")]) == ["c09", "c10", "c11", "c12"]
        seen[hidden] += 1
    for face in ("c09", "c10", "c11", "c12"):
        expect_frequency(seen[face], SAMPLES, 1 / 4)
    t.ready_for(A)


@rule("CR-3.5")
def test_what_is_known_is_never_dealt_again() -> None:
    t = table("crooks", seats=3).target(5, A, "c09 down").target(6, B, "c10").box(A, "c11")
    t.target(7, C, "c12 down").hangout("A", "c29")
    t.hires(A, "A", "c29").lays(2).spies_target(7)
    for world in worlds(t, A, 100):
        for crook in ("c09", "c10", "c11", "c12", "c29"):
            assert face_of(world, t, crook) == crook
    t.all_pass().over()
    for world in worlds(t, B, 100):  # what lay hidden was turned up
        assert [face_of(world, t, crook) for crook in ("c09", "c12")] == ["c09", "c12"]


@rule("CR-3.5")
def test_exits_between_two_looks_are_the_missing_faces() -> None:
    t = table("crooks", seats=3).hangout("G", "c09", "c10", "c11", "c12", "c13")
    t.hires(A, "G", "c09").lays(2).hires(B, "G", "c10").lays_down(2)
    t.hires(C, "G", "c11").lays_down(2).recruits(A, "G")
    swapped = 0
    for world in worlds(t, A):
        assert pile(world, "G") == ["c12", "c13"]
        pair = [face_of(world, t, "c10"), face_of(world, t, "c11")]
        assert sorted(pair) == ["c10", "c11"]
        swapped += pair == ["c11", "c10"]
    expect_frequency(swapped, SAMPLES, 1 / 2)
    t.asks(A, "choose_crook")


@rule("CR-3.8", "CR-4.6")
def test_a_hidden_crook_is_never_the_boss() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("D", "c01", "c10", "c11", "c12")
    t.hires(A, "A", "c29").lays(2).spies_hangout("D")
    t.hires(B, "D", "c10").lays_down(5)
    for world in worlds(t, A, 300):
        assert face_of(world, t, "c10") in {"c10", "c11", "c12"}
        assert "c01" in pile(world, "D")
    t.ready_for(A)


@rule("CR-3.7")
def test_the_dealt_order_of_a_known_pile_is_believed_anew() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("B", "c09", "c10")
    t.hires(A, "A", "c29").lays(2).spies_hangout("B")
    first = Counter(world.deck.ids[world.piles[1][0]] for world in worlds(t, A))
    expect_frequency(first["c09"], SAMPLES, 1 / 2)
    t.ready_for(B)


@rule("CR-3.8")
def test_the_dealt_order_says_nothing_about_the_boss() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("C", "c01", "c09", "c10")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    first = Counter(world.deck.ids[world.piles[2][0]] for world in worlds(t, A))
    for face in ("c01", "c09", "c10"):
        expect_frequency(first[face], SAMPLES, 1 / 3)
    t.ready_for(B)


@rule("CR-3.7")
def test_belief_does_not_depend_on_what_the_seat_cannot_see() -> None:
    believed = []
    for down, hand in (("c09", "c10"), ("c11", "c12")):
        t = table("crooks", seats=2).target(5, A, f"{down} down").hangout("A", hand)
        t.hires(A, "A", hand)
        chance = Seeded(6)
        believed.append([GAME.save(GAME.believe(t.state, B, chance=chance)) for _ in range(20)])
        t.asks(A, "rob")
    assert believed[0] == believed[1]


# The reference posterior


@rule("CR-3.8")
def test_a_pick_says_nothing_about_the_boss() -> None:
    """The rules' own example: 2 crooks seen, one hidden pick from an unseen pile of 5: 5/30."""
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    t.hires(A, "A", "c09").lays(2)
    t.hires(B, "E", t.state.deck.ids[t.state.piles[4][0]]).lays_down(2)
    samples = 4 * SAMPLES
    there = sum("c01" in pile(world, "E") for world in worlds(t, A, samples))
    expect_frequency(there, samples, 5 / 30)
    assert abs(there / samples - 4 / 29) > tolerance(samples, 4 / 29)
    t.ready_for(A)


@rule("CR-3.5")
def test_plain_hidden_crooks_are_all_equally_likely() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    t.hires(A, "A", "c09").lays(2)
    really = t.state.deck.ids[t.state.piles[4][0]]
    t.hires(B, "E", really).lays_down(2)
    seen = Counter(face_of(world, t, really) for world in worlds(t, A))
    possible = {f"c{n:02d}" for n in range(2, 33)} - {"c09", "c10"}
    assert set(seen) == possible
    for face in possible:
        expect_frequency(seen[face], SAMPLES, 1 / 29)
    t.ready_for(A)


@rule("CR-3.8", "CR-3.12")
def test_different_bosses_are_believed_alike() -> None:
    """Nobody has seen anything and picks avoid bosses, so each may be anywhere he was dealt."""
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


# Bosses enumerated: a deck of bosses and one plain face, so that a deal is a count of bosses

Story = tuple[tuple[int, str], ...]
"""What the rival did: hangout, and whether the crook was laid "down" or put away "unseen"."""
Counts = tuple[int, ...]
"""How many bosses are where: in each hangout, in the box, and 0 or 1 for each crook taken."""


def placements(bosses: int, sizes: tuple[int, ...]) -> Iterator[Counts]:
    """Every way to spread bosses over places of these sizes."""
    if not sizes:
        if bosses == 0:
            yield ()
        return
    for here in range(min(bosses, sizes[0]) + 1):
        for rest in placements(bosses - here, sizes[1:]):
            yield (here, *rest)


def exact(bosses: int, story: Story) -> dict[Counts, Fraction]:
    """The posterior, by dealing every deal and telling the story forward."""
    piles = BOARD.piles["2012", 3]
    places = (*piles, 32 - sum(piles))
    found: dict[Counts, Fraction] = {}
    for deal in placements(bosses, places):
        weight = 1
        for size, here in zip(places, deal, strict=True):
            weight *= comb(size, here)
        left, sizes, taken, possible = list(deal), list(piles), [], True
        for hangout, how in story:
            is_boss = left[hangout] == sizes[hangout]  # else the rival had to take a plain crook
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
    """Where the bosses of a world are."""
    boss = s.deck.face_of["c01"]
    lying = [place.count(boss) for place in (*s.piles, s.undealt)]
    return (*lying, *[int(face == boss) for face in s.tags])


def told(bosses: int, story: Story) -> CrooksTable:
    """A table on which B and C, who hold no boss, did as the story says, and A only watched."""
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
    t = told(bosses, story)
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
    """Nobody has seen anything here, so the example's 5/30 becomes 5/32."""
    posterior = exact(1, ((6, "down"),))
    assert sum(p for key, p in posterior.items() if key[6]) == Fraction(5, 32)
