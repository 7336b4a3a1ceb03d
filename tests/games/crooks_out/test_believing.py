"""Section 10: worlds are drawn evenly among all that fit, and do not depend on the hidden truth."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.games.crooks_out import turn
from omerta.games.crooks_out.belief import Knowledge, believe, clues_of, count, knowledge
from omerta.games.crooks_out.belief_draws import DrawnWorlds
from omerta.games.crooks_out.belief_hands import BOX, hands_of
from omerta.games.crooks_out.belief_worlds import ExactWorlds
from omerta.games.crooks_out.components import ALL_ROOMS, ROOMS
from omerta.games.crooks_out.table import Table
from omerta.kernel import Seeded
from omerta.testing import A, rule
from tests.games.crooks.sampling import expect_frequency
from tests.games.crooks_out.deals import World, every_world, fits, late_position, random_match
from tests.games.crooks_out.test_counting import example_18, example_20

SAMPLES = 3000


def as_world(drawn: dict[int, int]) -> World:
    return tuple(sorted(drawn.items(), key=lambda item: (item[0] == BOX, item[0])))


def expect_possible(known: Knowledge, drawn: dict[int, int]) -> None:
    """Every crook once, every number true, no crook under a crossed mark."""
    rest = ALL_ROOMS & ~known.dealt
    for sheet in known.sheets:
        hand = drawn[sheet.seat]
        assert hand.bit_count() == sheet.size
        assert not hand & sheet.crossed
        assert fits(sheet, hand)
        assert hand & rest == hand
        assert not hand & sheet.laid_out
        rest &= ~hand & ~sheet.laid_out
    assert drawn[BOX] == rest


# Evenly


@given(st.integers(2, 4), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_worlds_and_their_numbers_match_one_to_one(seats: int, seed: int) -> None:
    known = knowledge(late_position(seats, seed), A)
    worlds = count(known)
    assert isinstance(worlds, ExactWorlds)
    numbered = [as_world(worlds.world(number)) for number in range(worlds.total)]
    assert sorted(numbered) == sorted(every_world(known))


@pytest.mark.parametrize("example", [example_18, example_20])
def test_all_worlds_are_drawn_equally_often(example: Callable[[], Knowledge]) -> None:
    worlds = count(example())
    chance = Seeded(4)
    drawn = Counter(as_world(worlds.draw(chance)) for _ in range(SAMPLES))
    assert len(drawn) == worlds.total
    for times in drawn.values():
        expect_frequency(times, SAMPLES, 1 / worlds.total)


def test_all_hands_of_one_sheet_are_drawn_equally_often() -> None:
    known = example_20()
    hands = hands_of(clues_of(known, known.sheets[0]))
    chance = Seeded(5)
    drawn = Counter(hands.draw(chance) for _ in range(SAMPLES))
    assert set(drawn) == set(hands.masks())
    for times in drawn.values():
        expect_frequency(times, SAMPLES, 1 / 61)


# Possible, and independent of the truth


def public(s: Table) -> tuple[object, ...]:
    """The public part of a table."""
    return (
        [(s.dealt[seat] & ~s.hands[seat], s.hands[seat].bit_count()) for seat in range(s.seats)],
        (s.written, s.circled, s.crossed, s.points, s.at_risk, s.lost, s.asked),
        (s.turn, s.rolled, s.first, s.setup, s.forfeits, s.stack),
    )


@rule("CO-1.3", "CO-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_believed_world_is_possible_and_gives_the_same_view(seats: int) -> None:
    chance = Seeded(7)
    for number, s in enumerate(random_match(seats, 10 + seats)):
        if number % 7:
            continue
        for seat in range(seats):
            known = knowledge(s, seat)
            world = believe(s, seat, chance=chance)
            drawn = {sheet.seat: world.hands[sheet.seat] for sheet in known.sheets}
            expect_possible(known, {**drawn, BOX: world.box})
            assert knowledge(world, seat) == known
            assert public(world) == public(s)
            assert (world.dealt[seat], world.hands[seat]) == (s.dealt[seat], s.hands[seat])
            assert sum(world.dealt) | world.box == ALL_ROOMS


@rule("CO-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_is_the_same_in_worlds_with_the_same_view(seats: int) -> None:
    for number, s in enumerate(random_match(seats, 20 + seats)):
        if number % 9:
            continue
        seat = number // 9 % seats
        other = believe(s, seat, chance=Seeded(number))
        here, there = Seeded(1), Seeded(1)
        for _ in range(5):
            one, two = believe(s, seat, chance=here), believe(other, seat, chance=there)
            assert (one.dealt, one.hands, one.box) == (two.dealt, two.hands, two.box)


def test_drawing_a_believed_world_does_not_change_the_state() -> None:
    s = next(random_match(4, 1))
    before = (s.dealt[:], s.hands[:], s.box)
    believe(s, A, chance=Seeded(3))
    assert (s.dealt, s.hands, s.box) == before


@rule("CO-6.6")
def test_after_the_end_everything_is_open() -> None:
    *_, last = random_match(2, 4)
    seat = turn.waiting(last)[0]
    chance = Seeded(0)
    while turn.waiting(last):
        hidden = last.hands[1 - seat]
        asks = [
            action
            for action in turn.options(last, seat)
            if hidden >> last.theme.room_of.get(getattr(action, "room", ""), ROOMS) & 1
        ]
        turn.apply(last, seat, asks[0], chance=chance)
    world = believe(last, A, chance=chance)
    assert (world.dealt, world.hands, world.box) == (last.dealt, last.hands, last.box)


# Too many to count


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 1), (4, 2)])
def test_an_estimate_is_marked_and_gives_its_error(seats: int, seed: int) -> None:
    known = knowledge(next(random_match(seats, seed)), None if seats < 4 else A)
    exact = count(known)
    drawn = count(known, most_states=20)
    assert exact.exact
    assert not drawn.exact
    assert isinstance(drawn, DrawnWorlds)
    assert exact.total_error == 0
    assert abs(drawn.total - exact.total) <= 4 * drawn.total_error
    outside = 0
    for holder in exact.holders:
        for room in range(ROOMS):
            assert exact.error(holder, room) == 0
            off = abs(drawn.share(holder, room) - exact.share(holder, room))
            outside += off > 2 * drawn.error(holder, room) + 1e-9
    assert outside <= 0.15 * len(exact.holders) * ROOMS
    chance = Seeded(9)
    for _ in range(20):
        expect_possible(known, drawn.draw(chance))


def test_equal_knowledge_gives_equal_estimates() -> None:
    known = knowledge(next(random_match(3, 5)), None)
    one = count(known, most_states=20)
    exact = count(known)
    two = count(known, most_states=20)
    assert exact.exact
    assert one is not two
    assert (one.total, one.rooms) == (two.total, two.rooms)
