"""The test language itself: every expectation can fail, and explains why in words."""

from collections.abc import Callable

import pytest

from omerta.games.crooks.actions import LayUp, Pass, Recruit, Take
from omerta.games.crooks.events import HangoutPaid, HangoutSearched
from omerta.games.crooks.table import Table
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks import CrooksTable
from tests.games.crooks import decks

Words = Callable[[CrooksTable], object]


def searching() -> CrooksTable:
    """A searches hangout A; B has a hidden crook on 5."""
    t = table("crooks", seats=3).hangout("A", "c09", "c10").target(5, B, "c12 down")
    return t.recruits(A, "A")


FAILING: list[tuple[Words, str]] = [
    (lambda t: t.ready_for(B), "expected choose_hangout for B, found choose_crook for A"),
    (lambda t: t.asks(A, "rob"), "expected rob for A, found choose_crook for A"),
    (lambda t: t.over(), "the game goes on: the table waits for A"),
    (lambda t: t.recruits(B, "B"), "B says 'recruit B', but the table waits for A"),
    (lambda t: t.lays(2), "A says 'up 2' and is refused: take_one"),
    (lambda t: t.offers(Take("c11")), "not offered: ['take c11']"),
    (lambda t: t.does_not_offer(Take("c09")), "offered, but should not be: ['take c09']"),
    (lambda t: t.offers_exactly(Take("c09")), "expected ['take c09']"),
    (lambda t: t.expect_options(3), "expected 3 options, found 2: ['take c09', 'take c10']"),
    (lambda t: t.refused(Take("c09"), "not_in_pile", "CR-3.5"), "'take c09' by A was accepted"),
    (lambda t: t.refused(LayUp(2), "rob_now", "CR-2.2"), "found    ('take_one', 'CR-3.6')"),
    (lambda t: t.refused(LayUp(2), "take_one", "CR-3.5"), "expected ('take_one', 'CR-3.5')"),
    (lambda t: t.expect_event(HangoutPaid, amount=3), "no HangoutPaid with {'amount': 3}"),
    (lambda t: t.expect_event(HangoutSearched, seen_by=B, faces=("c09", "c10")), "faces=UNSET"),
    (lambda t: t.expect_no_event(HangoutPaid), "unexpected HangoutPaid"),
    (lambda t: t.expect_unchanged(A), "share of bystander A"),
    (lambda t: t.sees(B, "c09"), "B should see ['c09']"),
    (lambda t: t.does_not_see(A, "c09"), "the view of A reveals c09"),
    (lambda t: t.expect_stack(5, B, "c12"), "expected ['c12']\n  found    ['c12 down']"),
    (lambda t: t.expect_hand("c09"), "expected c09\n  found    None"),
    (lambda t: t.expect_pile("A", "c09"), "found    ['c09', 'c10']"),
    (lambda t: t.expect_boxed("c09"), "not in the box: ['c09']"),
    (lambda t: t.expect_money(A, 18), "money of A:\n  expected 18\n  found    16"),
    (lambda t: t.tag("c09"), "c09 has the tags []"),
    (lambda t: t.takes("c09").lays(2).expect_rating(2, A, 6), "rating of A on 2:"),
    (lambda t: t.takes("c09").lays(2).expect_value(2, 3), "value of 2:"),
    (lambda t: t.takes("c09").lays(2).expect_members(A, 0, 0, 0), "found    (1, 0, 0)"),
    (lambda t: t.takes("c09").lays(2).all_pass().over(winners=(C,)), "winners:"),
    (lambda t: t.takes("c09").lays(2).all_pass().over(scores=(0, 0, 0)), "scores:"),
    (lambda t: t.takes("c09").lays(2).all_pass().over(reason="money"), "reason:"),
    (lambda t: t.takes("c09").lays(2).all_pass().passes(A), "no seat, the game is over"),
]


@pytest.mark.parametrize(("words", "text"), FAILING)
def test_a_failed_expectation_explains_itself(words: Words, text: str) -> None:
    with pytest.raises(AssertionError) as failed:
        words(searching())
    assert text in str(failed.value)
    assert "played: A recruit A" in str(failed.value)


def test_expect_event_finds_a_face_that_the_view_no_longer_shows() -> None:
    t = table("crooks", seats=2).hangout("A", "c09").hires(A, "A", "c09").lays(2)
    t.match.state.up = 0
    t.match.state.down = 1 << int(t.tag("c09")[1:]) - 1
    with pytest.raises(AssertionError, match="an event for B reveals c09"):
        t.does_not_see(B, "c09")


def test_the_verb_that_breaks_an_invariant_fails() -> None:
    t = table("crooks", seats=2).ready_for(A)
    s: Table = t.match.state
    s.bank += 1
    with pytest.raises(AssertionError, match="after 'pass': money was made or lost"):
        t.passes(A)


# Set-up


def described(words: Words) -> None:
    t = table("crooks", seats=2)
    words(t)
    t.ready_for(A)


def test_a_table_is_set_up_as_described() -> None:
    t = table("crooks", seats=3).turn(C).first(B).passed(A).money(B, 5)
    t.hangout("C", "c31", "c30").target(9, B, "c01", "c27").target(4, C, "c02 down")
    t.box(B, "c03", "c04 up")
    t.ready_for(C).expect_pile("C", "c30", "c31").expect_stack(9, B, "c01", "c27")
    t.expect_stack(4, C, "c02 down").expect_boxed("c03", "c04").expect_money(B, 5)
    t.expect_money(C, 18).sees(SPECTATOR, "c01", "c04").does_not_see(SPECTATOR, "c02", "c03")
    assert [seat.passed for seat in t.view(SPECTATOR).seats] == [True, False, False]
    assert t.state.first == B


@rule("CR-3.8")
def test_a_boss_on_the_table_was_the_last_of_a_hangout() -> None:
    t = table("crooks", seats=2).target(9, A, "c01").target(8, A, "c02")
    (last,) = [
        leaving
        for hangout in t.view(SPECTATOR).hangouts
        for leaving in hangout.exits
        if leaving.tag == t.tag("c01")
    ]
    assert last.size_before == 1
    t.ready_for(A)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (lambda t: t.hangout("A", "c02", "c03", "c04"), "hangout A holds 2 with 2 players"),
        (lambda t: t.hangout("F", "c02"), "hangout F is not in use with 2 players"),
        (lambda t: t.hangout("A", "c02").target(5, A, "c02"), "c02 is laid out twice"),
        (lambda t: t.hangout("A", "c33"), "c33 is laid out twice or is not in the deck"),
        (lambda t: t.target(1, A, "c02"), "there is no target 1"),
        (lambda t: t.target(5, A, "c02 sideways"), "say 'c09', 'c09 up' or 'c09 down'"),
    ],
)
def test_an_impossible_table_is_refused(words: Words, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        described(words)


def test_hangouts_may_be_set_up_empty() -> None:
    t = table("crooks", seats=2).hangout("A").hangout("B").hangout("C").hangout("E")
    t.hangout("D", "c02")
    t.ready_for(A).offers_exactly(Recruit("D"), Pass())


def test_more_crooks_than_were_dealt_are_refused() -> None:
    t = table("crooks", seats=2).row(A, *[f"c{n:02d}" for n in range(2, 10)])
    t.row(B, *[f"c{n:02d}" for n in range(10, 18)]).box(A, "c18")
    with pytest.raises(ValueError, match="more crooks are laid out"):
        t.ready_for(A)


def test_a_boss_needs_a_hangout_to_have_come_from() -> None:
    t = table("crooks", seats=2).deck(decks.bosses("c02")).target(9, A, "c01").target(8, A, "c02")
    t.hangout("A", "c03", "c04").hangout("B", "c05", "c06").hangout("C", "c07", "c08", "c09")
    t.hangout("D", "c10", "c11", "c12", "c13")
    with pytest.raises(ValueError, match="a boss was hired as the last"):
        t.ready_for(A)
