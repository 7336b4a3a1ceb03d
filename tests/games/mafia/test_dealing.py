"""MA-2: deal, exchange, lay."""

import pytest

from omerta.games.mafia.actions import Done, Lay, Pass, Throw
from omerta.games.mafia.events import CardLaid, CardsDealt, CardsExchanged, RoundStarted
from omerta.testing import rule, table
from omerta.testing.mafia import ALL_VIEWERS, SEATS, B, G, MafiaTable, R, Y

HAND = "police-1 theft goods-l6 pistol-1"


def dealt() -> MafiaTable:
    return table("mafia", seats=4).exchanging().hand(Y, HAND)


# Deal


@rule("MA-2.1", "MA-2.6")
def test_a_round_starts_with_all_32_cards() -> None:
    t = table("mafia", seats=4).last_turn().thrown(R, "buyer-1").arrested("d2 theft")
    t.closed("c2 pistol", "b2 police").open("c1 buyer").turn(Y)
    t.opens(Y, "c2").fires("b2")
    assert t.view(None).phase == "exchange"
    s = t.state
    held = [*s.deck, *[card for hand in s.hands for card in hand]]
    assert sorted(held) == list(range(32))
    assert (s.thrown, s.gone, t.view(None).gone) == ((0, 0, 0, 0), 0, ())


@rule("MA-2.1")
def test_the_deck_is_shuffled_again_each_round() -> None:
    t = table("mafia", seats=4).last_turn().closed("c2 buyer").deal_next("robbery escape theft")
    t.passes(Y).expect_hand(Y, "robbery escape theft prosecutor")
    t.expect_event(CardsDealt, seat=Y, count=4)


@rule("MA-2.2")
@pytest.mark.parametrize(
    ("prisoners", "counts"),
    [
        ({}, (4, 4, 4, 4)),
        ({"ye1": "10"}, (3, 4, 4, 4)),
        ({"re1": "chair", "re2": "200", "re4": "20"}, (4, 1, 4, 4)),
        ({"gr1": "50", "gr2": "50", "gr3": "chair", "gr4": "chair", "bl4": "10"}, (4, 4, 0, 3)),
    ],
)
def test_a_prisoner_costs_a_card_on_the_chair_too(
    prisoners: dict[str, str], counts: tuple[int, ...]
) -> None:
    t = table("mafia", seats=4).last_turn().turn(B).closed("b2 buyer").jailed(**prisoners)
    t.passes(B).expect_event(RoundStarted, round=3, first=Y, counts=counts)
    assert [seat.hand for seat in t.view(None).seats] == list(counts)


@rule("MA-2.3")
def test_dealt_cards_are_secret() -> None:
    t = dealt()
    for viewer in ALL_VIEWERS:
        assert (t.view(viewer).hand == tuple(HAND.split())) is (viewer == Y)
        if viewer != Y:
            t.does_not_see(viewer, *HAND.split())
    t.sees(Y, *HAND.split()).asks(Y, "exchange")


# Exchange


@rule("MA-2.4", "MA-2.7")
def test_thrown_cards_are_replaced_slot_by_slot() -> None:
    t = dealt().on_top("buyer-1 lawyer-2").throws(Y, 3, 1)
    assert t.view(Y).aside == (1, 3)
    t.expect_hand(Y, HAND).keeps(Y).expect_hand(Y, "buyer-1 theft lawyer-2 pistol-1")
    t.asks(R, "exchange")
    assert t.view(None).seats[Y].thrown == 2


@rule("MA-2.4")
@pytest.mark.parametrize("slots", [(), (1,), (2, 4), (1, 2, 3)])
def test_any_number_of_cards_may_be_exchanged(slots: tuple[int, ...]) -> None:
    t = dealt().throws(Y, *slots).keeps(Y)
    t.expect_event(CardsExchanged, seat=Y, count=len(slots)).asks(R, "exchange")
    kept = [card for n, card in enumerate(HAND.split(), 1) if n not in slots]
    hand = t.view(Y).hand or ()
    assert [card for card in hand if card in HAND.split()] == kept


@rule("MA-2.4")
def test_throwing_all_ends_the_exchange_by_itself() -> None:
    t = dealt().throws(Y, 2, 1, 4, 3).expect_event(CardsExchanged, seat=Y, count=4)
    t.asks(R, "exchange").does_not_see(R, *HAND.split())
    assert not set(t.view(Y).hand or ()) & set(HAND.split())


@rule("MA-2.4")
def test_no_player_exchanges_twice() -> None:
    t = dealt().keeps(Y).asks(R, "exchange")
    t.refused(Throw(1), "not_your_turn", "MA-3.1", by=Y)
    for seat in (R, G, B):
        t.keeps(seat)
    t.asks(Y, "lay").refused(Throw(1), "lay_now", "MA-2.8", by=Y)


@rule("MA-2.4")
def test_the_exchange_offers_exactly_the_legal_options() -> None:
    t = dealt().throws(Y, 2).offers_exactly(Throw(1), Throw(3), Throw(4), Done())
    t.refused(Throw(2), "thrown_already", "MA-2.4", by=Y, slot=2)
    t.refused(Throw(5), "no_such_slot", "MA-2.4", by=Y, slot=5)
    t.refused(Throw(0), "no_such_slot", "MA-2.4", by=Y, slot=0)
    t.refused(Pass(), "exchange_now", "MA-2.4", by=Y)


@rule("MA-2.5")
@pytest.mark.parametrize("first", SEATS)
def test_exchanges_go_in_turn_order(first: int) -> None:
    t = table("mafia", seats=4).exchanging().turn(first)
    for step in range(4):
        t.asks((first + step) % 4, "exchange").keeps((first + step) % 4)
    t.asks(first, "lay")


@rule("MA-2.5")
def test_the_number_of_thrown_cards_is_public_but_not_the_cards() -> None:
    t = dealt().on_top("buyer-1 lawyer-2").throws(Y, 1, 2).keeps(Y)
    for viewer in ALL_VIEWERS:
        t.expect_event(CardsExchanged, seen_by=viewer, seat=Y, count=2)
        if viewer != Y:
            t.does_not_see(viewer, "police-1", "theft", "buyer-1", "lawyer-2")
    t.expect_event(
        CardsExchanged, seen_by=Y, thrown=("police-1", "theft"), drawn=("buyer-1", "lawyer-2")
    )


@rule("MA-2.6")
def test_the_deck_is_enough_for_all() -> None:
    t = table("mafia", seats=4).exchanging()
    for seat in SEATS:
        before = set(t.view(seat).hand or ())
        t.throws(seat, 1, 2, 3, 4)
        assert not before & set(t.view(seat).hand or ())
    assert (t.view(None).deck, t.state.deck) == (0, ())
    t.asks(Y, "lay")


@rule("MA-2.6")
def test_thrown_cards_do_not_return_to_the_deck() -> None:
    t = dealt().throws(Y, 1, 2, 3, 4)
    for seat in (R, G, B):
        t.throws(seat, 1, 2, 3, 4)
    hands = [card for seat in SEATS for card in t.view(seat).hand or ()]
    assert not set(hands) & set(HAND.split())
    t.asks(Y, "lay")


# Laying


@rule("MA-2.7")
def test_a_player_lays_all_cards_before_the_next_begins() -> None:
    t = table("mafia", seats=4).laying().turn(G).hand(G, HAND)
    t.asks(G, "lay").lays(G, "b3 d1").asks(G, "lay").lays(G, "a2").asks(B, "lay")
    for seat in (B, Y, R):
        t.asks(seat, "lay").times_out(seat).times_out(seat).times_out(seat)
    t.ready_for(G)


@rule("MA-2.7", "MA-2.8")
def test_cards_are_laid_in_the_order_of_the_slots() -> None:
    t = table("mafia", seats=4).laying().hand(Y, HAND).setting(memory_aid="laid")
    t.lays(Y, "d3 b1 a4")
    cards = {name: t.street(name, Y).card for name in ("d3", "b1", "a4", "c2")}
    assert cards == dict(zip(("d3", "b1", "a4", "c2"), HAND.split(), strict=True))
    t.expect_hand(Y, "").expect_closed("b1 c2 d3 a4").asks(R, "lay")


@rule("MA-2.8")
def test_cards_are_laid_only_on_the_players_own_free_streets() -> None:
    t = table("mafia", seats=4).laying()
    t.offers_exactly(Lay("b1"), Lay("c2"), Lay("d3"), Lay("a4"))
    t.refused(Lay("a1"), "foreign_street", "MA-2.8", street="a1")
    t.refused(Lay("e9"), "no_such_street", "MA-2.8", street="e9")
    t.refused(Done(), "lay_now", "MA-2.8")
    t.lays(Y, "c2").offers_exactly(Lay("b1"), Lay("d3"), Lay("a4"))
    t.refused(Lay("c2"), "street_taken", "MA-2.8", street="c2")


@rule("MA-2.8")
def test_the_last_of_four_goes_to_the_only_street_left() -> None:
    t = table("mafia", seats=4).laying().lays(Y, "b1 c2 d3")
    t.expect_event(CardLaid, seat=Y, street="a4").asks(R, "lay")
    assert t.view(None).seats[Y].hand == 0


@rule("MA-2.9")
def test_with_fewer_cards_the_owner_chooses_the_empty_streets() -> None:
    t = table("mafia", seats=4).laying().prison(ye1="100", ye2="chair").hand(Y, "theft buyer")
    t.lays(Y, "a4").offers_exactly(Lay("b1"), Lay("c2"), Lay("d3")).lays(Y, "d3")
    t.asks(R, "lay").expect_empty("b1 c2").expect_closed("d3 a4")
    t.all_lay().ready_for(Y).expect_empty("b1 c2")


@rule("MA-2.10")
def test_no_view_shows_a_laid_card_not_even_its_owners() -> None:
    t = table("mafia", seats=4).laying().hand(Y, HAND).lays(Y, "d3 b1 a4")
    for viewer in ALL_VIEWERS:
        seen = [t.street(name, viewer) for name in ("b1", "c2", "d3", "a4")]
        assert {(street.lying, street.card) for street in seen} == {("closed", None)}
    t.all_lay().ready_for(Y)
    assert not [
        action for viewer in SEATS for action in t.view(viewer).options if isinstance(action, Lay)
    ]
    t.refused(Lay("b1"), "act_now", "MA-3.2", by=Y)


@rule("MA-2.11")
def test_a_player_without_cards_gets_no_decision() -> None:
    prisoners = {"re1": "10", "re2": "20", "re3": "50", "re4": "chair"}
    t = table("mafia", seats=4).exchanging().prison(**prisoners)
    t.keeps(Y).asks(G, "exchange").expect_no_event(CardsDealt)
    t.keeps(G).keeps(B).asks(Y, "lay").lays(Y, "b1 c2 d3").asks(G, "lay")
    t.all_lay().passes(Y).ready_for(R).expect_empty("a1 d2 c3 b4")
