"""CO-2: the numbers on a sheet."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.components import ALL_ROOMS, HOUSE, REACH, ROOMS, rooms_in
from omerta.games.crooks_out.events import NumberCircled, NumberWritten
from omerta.testing import A, B, rule, table


def by_hand(crooks: list[str], room: str) -> int:
    """The number of a room, counted by hand."""
    return sum(crook[0] == room[0] or crook[1] == room[1] for crook in crooks)


@rule("CO-2.1")
@pytest.mark.parametrize(
    ("hand", "number"),
    [
        ("rA rC oB yB gD gE bC bF vA vD vE vF", 4),
        ("rA rC rE rF oA oC oD oE oF yC yD yE", 4),
        ("oB yB gB bB vB oA oC oD oE oF yA yC", 5),
        ("oB oA oC oD oE oF yA yC yD yE yF gA", 1),
    ],
)
def test_a_number_counts_the_crooks_of_its_colour_or_its_letter(hand: str, number: int) -> None:
    t = table("crooks_out", seats=2).hand(A, hand).rolls(A, "rB")
    t.expect_number(A, "rB", number).ready_for(A)


@rule("CO-2.2")
def test_the_crook_that_has_both_counts_once() -> None:
    hand = "rB oA oC oD oE oF yA yC yD yE yF gA"
    t = table("crooks_out", seats=2).hand(A, hand).rolls(A, "rB")
    t.expect_number(A, "rB", 1).ready_for(A)


@rule("CO-2.3", "CO-2.4")
def test_crooks_laid_out_count_too() -> None:
    hand = "rA rC oB gD gE gF bC bD bE vC vD vE"
    t = table("crooks_out", seats=2).hand(A, hand).caught(B, A, "rA oB").rolls(A, "rB")
    t.expect_laid_out(A, "rA oB").expect_number(A, "rB", 3).ready_for(A)


@rule("CO-2.4")
def test_a_number_never_changes_when_its_crooks_are_caught() -> None:
    hand = "rA rC oB gD gE gF bC bD bE vC vD vE"
    t = table("crooks_out", seats=2).auto().hand(B, hand).numbers(B, rB=3, gA=4, vF=4)
    before = t.sheet(B).numbers
    for crook in ("rA", "gD", "oB", "vE"):
        t.hits(A, B, crook)
        assert t.sheet(B).numbers == before
    t.asks(A, "ask_or_stop")


@rule("CO-2.4")
def test_a_number_is_the_same_before_and_after_a_crook_is_caught() -> None:
    hand = "rA rC oB gD gE gF bC bD bE vC vD vE"
    early = table("crooks_out", seats=2).hand(B, hand).turn(B).rolls(B, "rB")
    early.expect_number(B, "rB", 3).ready_for(B)
    late = table("crooks_out", seats=2).hand(B, hand).turn(B).rolls(B, "rB")
    late.caught(A, B, "rA rC").expect_number(B, "rB", 3).ready_for(B)


@rule("CO-2.5")
@pytest.mark.parametrize(
    ("seats", "hand", "number"),
    [
        (2, "rA rB rC rD rE rF oB yB gB bB vB oA", 11),
        (3, "rA rB rC rD rE rF oB yB gB bB", 10),
        (4, "rA rB rC rD rE rF oB yB", 8),
        (2, "oA oC oD oE oF yA yC yD yE yF gA gC", 0),
    ],
)
def test_a_number_lies_between_0_and_the_smaller_of_11_and_the_hand(
    seats: int, hand: str, number: int
) -> None:
    t = table("crooks_out", seats=seats).hand(A, hand).rolls(A, "rB")
    t.expect_number(A, "rB", number).ready_for(A)
    assert all(reach.bit_count() == 11 for reach in REACH)


@rule("CO-2.6", "CO-5.2", "CO-5.11")
@pytest.mark.parametrize("circling", ["sharp_eyed", "auto"])
def test_a_zero_is_circled_at_once(circling: str) -> None:
    hand = "oA oC oD oE oF yA yC yD yE yF gA gC"
    t = table("crooks_out", seats=2).setting(circling=circling).turn(B).hand(A, hand).box("rC bC")
    t.rolls(A, "rB").misses(B, A, "rC").expect_circled(A, "rB")
    t.expect_event(NumberWritten, seat=A, room="rB", number=0, when="turn")
    crossed = ("rA", "rB", "rD", "rE", "rF", "oB", "yB", "gB", "bB", "vB")
    t.expect_event(NumberCircled, seat=A, room="rB", cause="zero", crossed=crossed)
    t.expect_marks(A, "crossed", "rA rB rC rD rE rF oB yB gB bB vB").ready_for(A)


@rule("CO-2.6")
def test_a_zero_of_the_setup_is_circled_too() -> None:
    hand = "oA oC oD oE oF yA yC yD yE yF gA gC"
    t = table("crooks_out", seats=2).hand(A, hand).setup_rolls("rB")
    t.expect_circled(A, "rB").expect_marks(A, "crossed", "rA rB rC rD rE rF oB yB gB bB vB")
    (circled,) = [event for event in t.match.log[0].events if isinstance(event, NumberCircled)]
    assert (circled.seat, circled.room, circled.cause) == (A, "rB", "zero")
    t.ready_for(A)


@rule("CO-2.7", "CO-3.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_has_only_true_numbers_and_true_answers(seats: int) -> None:
    match, luck = Match.new(GAME, seats, seed=seats), random.Random(seats)
    hands = [match.state.theme.names(dealt) for dealt in match.state.dealt]
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.options(seat)))
        view = GAME.view(match.state, None)
        for owner, sheet in enumerate(view.seats):
            for room, number in zip(HOUSE.rooms, sheet.numbers, strict=True):
                assert number in (None, by_hand(list(hands[owner]), room))
        for question in view.asked:
            assert question.hit is (question.room in hands[question.asked])


@rule("CO-2.7")
@pytest.mark.parametrize("practice", ["off", "on"])
def test_counting_for_practice_changes_no_number(practice: str) -> None:
    t = table("crooks_out", seats=2).hand(A, "rA rB gB").setting(practice_counting=practice)
    t.rolls(A, "rB")
    assert t.view(A).practice is (practice == "on")
    numbers = [event for event in t.match.events_for(B) if isinstance(event, NumberWritten)]
    assert [event.number for event in numbers] == [t.number(A, "rB")]
    t.ready_for(A)


@rule("CO-8.2")
def test_the_higher_a_number_the_better_a_blind_guess() -> None:
    chances: dict[int, set[float]] = {}
    for seed in range(200):
        state = Match.new(GAME, 2, seed=seed).state
        for room in state.setup:
            number = GAME.view(state, None).seats[B].numbers[room]
            asked = [r for r in range(36) if r // 6 == room // 6 or r % 6 == room % 6]
            caught = [r for r in asked if state.dealt[B] >> r & 1]
            chances.setdefault(number, set()).add(len(caught) / len(asked))
    assert len(chances) > 5
    assert all(len(chance) == 1 for chance in chances.values())
    rising = [max(chances[number]) for number in sorted(chances)]
    assert rising == sorted(set(rising))


@given(mask=st.integers(0, ALL_ROOMS))
def test_the_rooms_of_a_mask_are_listed_in_order(mask: int) -> None:
    assert rooms_in(mask) == tuple([room for room in range(ROOMS) if mask >> room & 1])
