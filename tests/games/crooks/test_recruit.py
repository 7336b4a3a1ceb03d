"""CR-3: recruiting."""

import pytest
from msgspec import UNSET

from omerta.games.crooks.actions import LayUp, Pass, Recruit, SpyOnHangout, Take
from omerta.games.crooks.events import CrookRecruited, HangoutPaid, HangoutSearched
from omerta.kernel import encode
from omerta.testing import SPECTATOR, A, B, C, rule, table
from tests.games.crooks import decks


@rule("CR-3.1")
@pytest.mark.parametrize(("letter", "price"), [("A", 2), ("C", 3), ("D", 4), ("E", 5)])
def test_a_hangout_costs_a_dollar_for_each_crook_there(letter: str, price: int) -> None:
    t = table("crooks", seats=2)
    t.recruits(A, letter)  # type: ignore[arg-type]
    t.expect_event(HangoutPaid, seat=A, hangout=letter, amount=price, money=18 - price)
    t.expect_money(A, 18 - price).expect_unchanged(B)
    assert t.state.bank == price
    t.asks(A, "choose_crook")


@rule("CR-3.1")
def test_the_price_counts_the_crooks_there_now() -> None:
    t = table("crooks", seats=2).hangout("E", "c09", "c10", "c11", "c12", "c13")
    t.hires(A, "E", "c09").lays(2).expect_money(A, 13)
    t.hires(B, "E", "c10").lays(2).expect_money(B, 14)
    t.hires(A, "E", "c11").lays(3).expect_money(A, 10)
    t.ready_for(B)


@rule("CR-3.2")
def test_only_piles_that_the_player_can_pay_are_offered() -> None:
    t = table("crooks", seats=2).money(A, 3)
    t.offers_exactly(Recruit("A"), Recruit("B"), Recruit("C"), Pass())
    t.refused(Recruit("D"), "too_expensive", "CR-3.2", hangout="D", price=4, money=3)
    t.ready_for(A)


@rule("CR-3.2")
def test_the_last_dollar_may_be_paid() -> None:
    t = table("crooks", seats=2).money(A, 4)
    t.recruits(A, "D").expect_money(A, 0).expect_unchanged(B)
    t.asks(A, "choose_crook")


@rule("CR-3.2", "CR-1.5")
def test_a_hangout_out_of_use_cannot_be_chosen() -> None:
    t = table("crooks", seats=2)
    t.refused(Recruit("F"), "hangout_not_in_use", "CR-1.5", hangout="F")
    t.ready_for(A)


@rule("CR-3.3")
def test_the_player_pays_before_searching_and_gets_nothing_back() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10").money(A, 6)
    t.recruits(A, "A").expect_money(A, 4)
    told = [type(event) for event in t.match.log[-1].events]
    assert told.index(HangoutPaid) < told.index(HangoutSearched)
    t.takes("c09").expect_money(A, 4)
    t.passes(A).expect_money(A, 4).expect_unchanged(B)
    t.ready_for(B)


@rule("CR-3.4")
def test_the_payer_alone_sees_the_whole_pile() -> None:
    t = table("crooks", seats=3).hangout("C", "c09", "c10", "c31")
    t.recruits(A, "C").sees(A, "c09", "c10", "c31")
    for viewer in (B, C, SPECTATOR):
        t.does_not_see(viewer, "c09", "c10", "c31")
        t.expect_event(HangoutSearched, seat=A, hangout="C", count=3, seen_by=viewer, faces=UNSET)
    t.expect_event(HangoutSearched, seen_by=A, faces=("c09", "c10", "c31"))
    t.asks(A, "choose_crook")


@rule("CR-3.5")
def test_one_crook_is_taken_unseen_and_the_others_stay() -> None:
    t = table("crooks", seats=3).hangout("C", "c09", "c10", "c31")
    t.recruits(A, "C").takes("c10").expect_hand("c10").expect_pile("C", "c09", "c31")
    t.expect_event(CrookRecruited, seat=A, hangout="C", tag="s01", left=2, seen_by=A, face="c10")
    for viewer in (B, C, SPECTATOR):
        t.does_not_see(viewer, "c09", "c10", "c31")
        t.expect_event(CrookRecruited, tag="s01", seen_by=viewer, face=UNSET)
        assert t.card(viewer, "c10").face is None
    t.asks(A, "rob")


@rule("CR-3.5")
def test_only_a_crook_of_that_pile_can_be_taken() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10").hangout("B", "c11", "c12")
    t.recruits(A, "A")
    t.refused(Take("c11"), "not_in_pile", "CR-3.5", hangout="A")
    t.refused(Take("x99"), "not_in_pile", "CR-3.5")
    t.takes("c09").lays(2).ready_for(B)


@rule("CR-3.6")
def test_exactly_one_crook_must_be_taken() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    t.recruits(A, "A")
    t.refused(LayUp(2), "take_one", "CR-3.6")
    t.refused(Recruit("B"), "take_one", "CR-3.6")
    t.takes("c09").asks(A, "rob")
    t.refused(Take("c10"), "rob_now", "CR-2.2")
    t.lays(2).expect_pile("A", "c10").ready_for(B)


@rule("CR-3.7")
def test_no_view_shows_the_dealt_order_of_a_pile() -> None:
    orders = [("c10", "c31", "c09"), ("c09", "c10", "c31")]
    tables = [table("crooks", seats=2).hangout("C", *order) for order in orders]
    for t in tables:
        t.recruits(A, "C").expect_event(HangoutSearched, faces=("c09", "c10", "c31"))
        assert t.view(A).hangouts[2].faces == ("c09", "c10", "c31")
    for viewer in (A, B, SPECTATOR):
        first, second = (t.match for t in tables)
        assert encode(first.view(viewer)) == encode(second.view(viewer))
        assert encode(first.events_for(viewer)) == encode(second.events_for(viewer))
    for t in tables:
        t.takes("c31").lays(2).ready_for(B)
        assert t.view(A).hangouts[2].memory.left == ("c09", "c10")  # type: ignore[union-attr]


@rule("CR-3.7")
def test_a_spy_gets_the_pile_sorted_too() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("C", "c31", "c09", "c10")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    assert t.view(A).hangouts[2].memory.left == ("c09", "c10", "c31")  # type: ignore[union-attr]
    t.ready_for(B)


@rule("CR-3.8", "CR-3.9", "CR-6.17")
def test_the_boss_is_shown_but_cannot_be_chosen_while_others_are_there() -> None:
    t = table("crooks", seats=2).hangout("C", "c01", "c09", "c10")
    t.recruits(A, "C").sees(A, "c01")
    t.offers_exactly(Take("c09"), Take("c10"))
    t.refused(Take("c01"), "boss_not_last", "CR-3.8", hangout="C")
    t.takes("c10").lays(2).expect_pile("C", "c01", "c09")
    t.recruits(B, "C").offers_exactly(Take("c09"))
    t.refused(Take("c01"), "boss_not_last", "CR-3.8")
    t.takes("c09").lays(2).expect_pile("C", "c01")
    t.ready_for(A)


@rule("CR-3.8", "CR-3.11")
def test_the_boss_is_recruited_as_the_last_of_his_hangout() -> None:
    t = table("crooks", seats=2).hangout("A", "c01")
    t.recruits(A, "A").expect_hand("c01").expect_money(A, 17)
    t.asks(A, "rob")


@rule("CR-3.10")
@pytest.mark.parametrize("second", ["c01", "c10"])
def test_the_player_gets_the_decision_even_with_only_one_option(second: str) -> None:
    t = table("crooks", seats=3).hangout("A", "c09", second)
    t.recruits(A, "A").asks(A, "choose_crook")
    for viewer in (B, C, SPECTATOR):
        assert t.view(viewer).decision == "choose_crook"
        assert t.view(viewer).options == ()
    t.expect_options(1 if second == "c01" else 2)


@rule("CR-3.10")
def test_rivals_cannot_tell_a_free_choice_from_a_forced_one() -> None:
    free = table("crooks", seats=3).hangout("A", "c09", "c10").hangout("B", "c01", "c11")
    forced = table("crooks", seats=3).hangout("A", "c09", "c01").hangout("B", "c10", "c11")
    for t in (free, forced):
        t.recruits(A, "A").asks(A, "choose_crook")
    for viewer in (B, C, SPECTATOR):
        assert free.seen_view(viewer) == forced.seen_view(viewer)
        told = [encode(t.match.events_for(viewer)) for t in (free, forced)]
        assert told[0] == told[1]


@rule("CR-3.11")
def test_the_only_crook_of_a_pile_is_taken_without_a_decision() -> None:
    t = table("crooks", seats=3).hangout("A", "c09").hangout("B", "c10", "c11")
    t.recruits(A, "A").expect_event(HangoutSearched, count=1, seen_by=B, faces=UNSET)
    t.expect_event(CrookRecruited, seat=A, left=0, seen_by=B, face=UNSET)
    t.expect_hand("c09").does_not_see(B, "c09").sees(A, "c09")
    t.asks(A, "rob")


@rule("CR-3.12")
def test_from_a_pile_of_bosses_any_boss_may_be_taken() -> None:
    deck = decks.bosses("c02", "c03")
    t = table("crooks", seats=2).deck(deck).hangout("A", "c01", "c02")
    t.recruits(A, "A").offers_exactly(Take("c01"), Take("c02"))
    t.takes("c01").expect_pile("A", "c02").lays(2).ready_for(B)


@rule("CR-3.12", "CR-3.9")
def test_one_plain_crook_among_bosses_is_the_only_choice() -> None:
    deck = decks.bosses("c02", "c03")
    t = table("crooks", seats=2).deck(deck).hangout("C", "c01", "c09", "c02")
    t.recruits(A, "C").offers_exactly(Take("c09"))
    t.refused(Take("c02"), "boss_not_last", "CR-3.8")
    t.takes("c09").lays(2).ready_for(B)


@rule("CR-3.13")
def test_an_emptied_hangout_stays_but_cannot_be_chosen() -> None:
    t = table("crooks", seats=2).hangout("A", "c09")
    t.hires(A, "A", "c09").lays(2)
    assert t.view(B).hangouts[0].hangout == "A"
    assert t.view(B).hangouts[0].size == 0
    t.does_not_offer(Recruit("A")).ready_for(B)
    t.refused(Recruit("A"), "hangout_empty", "CR-3.13", by=B, hangout="A")


@rule("CR-3.13")
def test_an_emptied_hangout_cannot_be_spied_on() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("B", "c09")
    t.hires(A, "A", "c29").lays(2).does_not_offer(SpyOnHangout("A")).offers(SpyOnHangout("B"))
    t.refused(SpyOnHangout("A"), "hangout_empty", "CR-3.13", hangout="A")
    t.refused(SpyOnHangout("F"), "hangout_not_in_use", "CR-1.5", hangout="F")
    t.spies_nothing().ready_for(B)


@rule("CR-3.5", "CR-3.8")
def test_equal_crooks_are_one_option_and_one_is_taken() -> None:
    twins = decks.deck(c10=decks.face("c09"))
    t = table("crooks", seats=2).deck(twins).hangout("C", "c09", "c09", "c11")
    t.recruits(A, "C").offers_exactly(Take("c09"), Take("c11"))
    t.refused(Take("c10"), "not_in_pile", "CR-3.5")
    t.takes("c09").expect_pile("C", "c09", "c11").lays(2)
    t.ready_for(B)
