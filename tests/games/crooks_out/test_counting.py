"""Section 10: the number of worlds that a seat holds possible, and the place of each crook in them."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.games.crooks_out.belief import Knowledge, Sheet, clues_of, count, knowledge
from omerta.games.crooks_out.belief_hands import BOX, hands_of
from omerta.games.crooks_out.belief_worlds import Worlds
from omerta.games.crooks_out.components import ALL_ROOMS, HOUSE, REACH, ROOMS, rooms_in
from omerta.kernel import Seeded
from omerta.testing import A, B, C
from tests.games.crooks_out.deals import (
    every_world,
    fits,
    held,
    late_position,
    numbers,
    random_match,
    rooms,
    shut,
)


def room(name: str) -> int:
    return HOUSE.room_of[name]


def share(worlds: Worlds, holder: int, name: str) -> Fraction:
    return worlds.share(holder, room(name))


def certain(worlds: Worlds, holder: int) -> int:
    """The rooms whose crook this holder has in every world."""
    return sum([1 << at for at in range(ROOMS) if worlds.held(holder, at) == worlds.total])


def impossible(worlds: Worlds, holder: int) -> int:
    return sum([1 << at for at in range(ROOMS) if not worlds.held(holder, at)])


# The rules' own examples


def example_18() -> Knowledge:
    anna = rooms("rB rD rE rF oA oB oC oD oE oF yA yB")
    boris = rooms("yC yD yE yF bA bC bD bE bF gA")
    laid = boris & REACH[room("rB")]
    sheet = Sheet(
        B,
        boris,
        shut(boris, anna | rooms("rA rC bB gD gE")),
        2,
        numbers(rB=1 + laid.bit_count()),
    )
    return Knowledge(anna, (sheet,))


def test_example_18_one_of_three_and_one_of_two() -> None:
    worlds = count(example_18())
    assert worlds.exact
    assert worlds.total == 6
    assert share(worlds, B, "rA") == share(worlds, B, "rC") == share(worlds, B, "bB")
    assert share(worlds, B, "rA") == Fraction(1, 3)
    assert share(worlds, B, "gD") == share(worlds, B, "gE") == Fraction(1, 2)
    assert share(worlds, BOX, "rA") == Fraction(2, 3)
    assert share(worlds, B, "gF") == 0


def example_19() -> Knowledge:
    anna = rooms("rF oA oF yA yE yF gB gC gF vA vE vF")
    return Knowledge(anna, (Sheet(B, 0, 0, 12, numbers(yA=2, yB=3, vA=5, vC=6)),))


def test_example_19_a_two_player_start() -> None:
    worlds = count(example_19())
    assert worlds.exact
    assert worlds.total == 324
    assert certain(worlds, B) == rooms("rC oC bC vB vC vD")
    assert impossible(worlds, B) == example_19().dealt | rooms("yB yC yD")
    assert share(worlds, B, "rA") == Fraction(2, 3)
    assert share(worlds, B, "rD") == Fraction(2, 9)


def test_a_two_player_start_against_all_2_704_156_deals() -> None:
    known = example_19()
    places = rooms_in(ALL_ROOMS & ~known.dealt)
    reaches = [
        (sum([1 << at for at, place in enumerate(places) if REACH[number] >> place & 1]), value)
        for number, value in known.sheets[0].numbers
    ]
    total, by_place = 0, [0] * len(places)
    hand, end = (1 << 12) - 1, 1 << len(places)
    while hand < end:
        if all((hand & reach).bit_count() == value for reach, value in reaches):
            total += 1
            for at in range(len(places)):
                by_place[at] += hand >> at & 1
        lowest = hand & -hand  # the next number with as many bits
        carried = hand + lowest
        hand = carried | (hand ^ carried) // lowest >> 2
    worlds = count(known)
    assert worlds.total == total
    assert [worlds.held(B, place) for place in places] == by_place
    assert [worlds.held(BOX, place) for place in places] == [total - here for here in by_place]


def example_20() -> Knowledge:
    anna = rooms("rC oD oF yC gA gB gD bB yB gF")
    boris, clara = rooms("rA oB oC vC"), rooms("bA")
    of_boris = "rB rD rE rF oA oE yA yD yE yF gC gE bC bE bF vA vB vD vE vF"
    of_clara = "rB rD rF oA oE yD yE yF gC bD bE bF vB vD vF"
    return Knowledge(
        anna,
        (
            Sheet(
                B,
                boris,
                shut(boris, anna | rooms(of_boris)),
                6,
                numbers(rE=4, yA=3, gB=2, gE=2, bC=3, bD=2, vE=3),
            ),
            Sheet(
                C,
                clara,
                shut(clara, anna | rooms(of_clara)),
                9,
                numbers(rB=3, oD=4, yA=3, gB=3, bB=5, bC=4, vC=2),
            ),
        ),
    )


def test_example_20_sheets_of_three_players_are_counted_together() -> None:
    known = example_20()
    boris, clara = [hands_of(clues_of(known, sheet)) for sheet in known.sheets]
    assert boris.total() == 61
    assert clara.total() == 11
    assert Fraction(boris.by_room()[room("gE")], 61) == Fraction(36, 61)
    worlds = count(known)
    assert worlds.exact
    assert worlds.total == 24
    assert share(worlds, B, "gE") == 1
    assert share(worlds, B, "bC") == Fraction(2, 3)
    assert share(worlds, B, "rD") == Fraction(1, 4)
    assert share(worlds, C, "rD") == Fraction(3, 4)
    assert share(worlds, C, "bE") == Fraction(2, 3)
    assert share(worlds, BOX, "bC") == Fraction(1, 3)


# Against every deal


@given(st.integers(2, 4), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_counts_are_those_of_every_deal(seats: int, seed: int) -> None:
    s = late_position(seats, seed)
    for viewer in range(seats):
        known = knowledge(s, viewer)
        expected = every_world(known)
        worlds = count(known)
        assert worlds.exact
        assert worlds.total == len(expected) > 0
        for holder in worlds.holders:
            for at in range(ROOMS):
                assert worlds.held(holder, at) == held(expected, holder, at)


@given(st.integers(2, 4), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_hands_of_one_sheet_are_those_of_every_deal(seats: int, seed: int) -> None:
    known = knowledge(late_position(seats, seed), A)
    for sheet in known.sheets:
        alone = Knowledge(known.dealt, (sheet,))
        hands = hands_of(clues_of(alone, sheet))
        expected = [dict(world)[sheet.seat] for world in every_world(alone)]
        assert sorted(hands.masks()) == sorted(expected)
        assert hands.total() == len(expected)
        for at in range(ROOMS):
            assert hands.by_room()[at] == sum([hand >> at & 1 for hand in expected])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_spectator_counts_every_hand(seats: int) -> None:
    for seed in range(12):
        known = knowledge(late_position(seats, seed), None)
        assert known.dealt == 0
        expected = every_world(known)
        worlds = count(known)
        assert worlds.holders == [*range(seats), BOX]
        assert worlds.total == len(expected)
        for holder in worlds.holders:
            for at in range(ROOMS):
                assert worlds.held(holder, at) == held(expected, holder, at)


# Through whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_crook_has_a_place_and_the_truth_is_always_possible(seats: int) -> None:
    for number, s in enumerate(random_match(seats, seats)):
        if number % 5:
            continue
        viewer = number // 5 % seats
        known = knowledge(s, viewer)
        worlds = count(known)
        assert worlds.exact
        unknown = s.box | sum([s.hands[sheet.seat] for sheet in known.sheets])
        for at in range(ROOMS):
            everywhere = sum([worlds.held(holder, at) for holder in worlds.holders])
            assert everywhere == (worlds.total if unknown >> at & 1 else 0)
        for holder in worlds.holders:
            truth = s.box if holder == BOX else s.hands[holder]
            assert all(worlds.held(holder, at) > 0 for at in rooms_in(truth))
            assert sum(worlds.rooms[worlds.holders.index(holder)]) == worlds.total * len(
                rooms_in(truth)
            )


def test_new_knowledge_never_makes_a_certain_crook_uncertain() -> None:
    sure: dict[int, int] = {}
    for s in random_match(3, 8):
        worlds = count(knowledge(s, A))
        for seat in (B, C):
            now = certain(worlds, seat)
            gone = s.dealt[seat] & ~s.hands[seat]
            assert sure.get(seat, 0) & ~now & ~gone == 0
            sure[seat] = now


# Bounds


def test_clues_that_contradict_each_other_leave_no_world() -> None:
    known = example_18()
    sheet = known.sheets[0]
    for wrong in (numbers(rB=11), numbers(gF=0), numbers(rA=5, rB=5, gA=3)):
        worlds = count(Knowledge(known.dealt, (sheet._replace(numbers=wrong),)))
        assert worlds.total == 0
        with pytest.raises(ValueError, match="at least 1"):
            worlds.draw(Seeded(1))


def test_an_empty_sheet_allows_every_hand() -> None:
    anna = rooms("rA rB rC rD rE rF oA oB oC oD oE oF")
    worlds = count(Knowledge(anna, (Sheet(B, 0, 0, 12, ()),)))
    assert worlds.total == 2_704_156
    assert share(worlds, B, "vF") == share(worlds, BOX, "yA") == Fraction(1, 2)


def test_a_sheet_full_of_numbers_still_counts() -> None:
    s = next(random_match(2, 3))
    s.written[B] = ALL_ROOMS
    known = knowledge(s, A)
    worlds = count(known)
    assert worlds.total >= 1
    drawn = worlds.draw(Seeded(2))
    assert fits(known.sheets[0], drawn[B])
