"""Section 10: believed worlds keep every hard fact and follow the reference posterior."""

from collections import Counter

from omerta.games.crooks import GAME
from omerta.kernel import Seeded, encode
from omerta.testing import A, B, C, rule, table
from tests.games.crooks.sampling import SAMPLES, expect_frequency, face_of, pile, tolerance, worlds

# Hard facts


@rule("CR-3.5", "CR-4.4", "CR-6.15")
def test_a_believed_world_is_possible_and_gives_the_same_view() -> None:
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
def test_a_crook_left_in_a_pile_is_still_there_or_was_taken_since() -> None:
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
def test_known_crooks_are_never_dealt_again() -> None:
    t = table("crooks", seats=3).target(5, A, "c09 down").target(6, B, "c10").box(A, "c11")
    t.target(7, C, "c12 down").hangout("A", "c29")
    t.hires(A, "A", "c29").lays(2).spies_target(7)
    for world in worlds(t, A, 100):
        for crook in ("c09", "c10", "c11", "c12", "c29"):
            assert face_of(world, t, crook) == crook
    t.all_pass().over()
    for world in worlds(t, B, 100):  # hidden crooks were turned up
        assert [face_of(world, t, crook) for crook in ("c09", "c12")] == ["c09", "c12"]


@rule("CR-3.5")
def test_exits_between_two_searches_are_the_missing_faces() -> None:
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
def test_each_believed_world_shuffles_the_order_of_a_known_pile() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("B", "c09", "c10")
    t.hires(A, "A", "c29").lays(2).spies_hangout("B")
    first = Counter(world.deck.ids[world.piles[1][0]] for world in worlds(t, A))
    expect_frequency(first["c09"], SAMPLES, 1 / 2)
    t.ready_for(B)


@rule("CR-3.8")
def test_the_dealt_order_gives_no_evidence_about_the_boss() -> None:
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
def test_taking_a_crook_gives_no_evidence_about_the_boss() -> None:
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
