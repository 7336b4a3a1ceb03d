"""Section 6: the knowledge of each seat, row by row, at every decision and at the end."""

from collections.abc import Iterator

import msgspec
import pytest

from omerta import Match
from omerta.games.mafia import GAME
from omerta.games.mafia.events import CardLaid, CardsDealt, CardsExchanged
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import Viewer, encode
from omerta.testing import SPECTATOR, rule, table
from omerta.testing.mafia import ALL_VIEWERS, SEATS, B, G, MafiaTable, R, Y
from tests.games.mafia.ways import WAYS

OWN = {"you", "hand", "aside", "thrown", "options"}
"""The fields that differ between the views of one table without reminders."""
AIDS = ("none", "laid", "full")
HAND = "theft police-1 goods-l6 pistol-1"


def stages(**choices: str) -> Iterator[MafiaTable]:
    """One table at each kind of decision, and after the end."""
    t = table("mafia", seats=4).setting(**choices).exchanging().hand(Y, HAND).on_top("robbery")
    yield t.asks(Y, "exchange")
    yield t.throws(Y, 3).asks(Y, "exchange")
    yield t.keeps(Y).asks(R, "exchange")
    yield t.all_keep().asks(Y, "lay")
    yield t.lays(Y, "c2 b1").asks(Y, "lay")
    yield t.lays(Y, "d3").all_lay().ready_for(Y)
    yield t.opens(Y, "b1").ready_for(R)
    t = table("mafia", seats=4).setting(**choices).prison(re1="50", ye1="20").thrown(Y, "robbery")
    t.open("b2 buyer").open("b3 buyer").bank(50).cash(R=500, Y=400)
    yield t.closed("c2 goods 60", "d3 escape", "a1 pistol", "c3 police").ready_for(Y)
    yield t.opens(Y, "c2").asks(Y, "buyer")
    yield t.sells("b3").asks(Y, "split")
    yield t.fills("b3").ready_for(R)
    yield t.opens(R, "a1").asks(R, "pistol")
    t.fires("b2").passes(B) if B in t.match.waiting else t.fires("b2")
    while t.match.waiting != (Y,):
        t.passes(t.match.waiting[0])
    yield t.opens(Y, "d3").asks(Y, "runner")
    t.runs("ye1").all_pass()
    yield t.over()
    t = table("mafia", seats=4).setting(**choices).between_rounds().prison(ye1="50").cash(Y=90)
    yield t.asks(Y, "ransom")


# Hands and thrown cards


@rule("MA-2.3")
@pytest.mark.parametrize("aid", AIDS)
def test_the_owner_sees_the_hand_and_others_see_its_size(aid: str) -> None:
    for t in stages(memory_aid=aid):
        for viewer in ALL_VIEWERS:
            view = t.view(viewer)
            hands = [t.view(seat).hand or () for seat in SEATS]
            assert [seat.hand for seat in view.seats] == [len(hand) for hand in hands]
            assert (view.hand is None) is (viewer is None)
            for seat in SEATS:
                if seat != viewer and hands[seat]:
                    t.does_not_see(viewer, *hands[seat])


@rule("MA-2.5", "MA-2.6")
@pytest.mark.parametrize("aid", AIDS)
def test_thrown_cards_are_shown_only_with_the_full_memory_aid(aid: str) -> None:
    t = table("mafia", seats=4).setting(memory_aid=aid).exchanging().hand(Y, HAND)
    t.throws(Y, 1, 3).keeps(Y).all_keep().all_lay()
    for viewer in ALL_VIEWERS:
        view = t.view(viewer)
        assert [seat.thrown for seat in view.seats] == [2, 0, 0, 0]
        shown = {Y: ("goods-l6", "theft"), None: None}.get(viewer, ())
        assert view.thrown == (shown if aid == "full" else None)
        if viewer != Y:
            t.does_not_see(viewer, "theft", "goods-l6")
    if aid == "full":
        t.sees(Y, "theft", "goods-l6")
    assert (b'"theft"' in t.seen_view(Y)) is (aid == "full")


@rule("MA-2.4")
def test_only_the_owner_sees_the_slots_put_aside() -> None:
    t = table("mafia", seats=4).exchanging().throws(Y, 2, 4)
    assert [t.view(viewer).aside for viewer in ALL_VIEWERS] == [(2, 4), (), (), (), ()]


# Closed cards


@rule("MA-2.10")
@pytest.mark.parametrize("aid", AIDS)
def test_a_closed_card_is_shown_only_to_its_owner_and_only_by_a_setting(aid: str) -> None:
    t = (
        table("mafia", seats=4)
        .setting(memory_aid=aid)
        .laying()
        .hand(Y, HAND)
        .hand(R, "robbery escape")
    )
    t.lays(Y, "c2 b1 d3").lays(R, "c3 d2 a1").all_lay()
    laid = {"c2": "theft", "b1": "police-1", "d3": "goods-l6", "a4": "pistol-1"}
    for viewer in ALL_VIEWERS:
        own = aid != "none" and viewer == Y
        for street, card in laid.items():
            assert t.street(street, viewer).card == (card if own else None)
            assert t.street(street, viewer).lying == "closed"
            assert t.street(street, viewer).owner == Y
            if viewer != Y:
                t.does_not_see(viewer, card)
        assert (t.street("c3", viewer).card == "robbery") is (aid != "none" and viewer == R)


@rule("MA-2.10")
def test_without_memory_aid_no_view_ever_holds_a_closed_face() -> None:
    """Invariant 8, through whole matches."""
    for way in ("rulebook", "unseen", "clans"):
        match = Match.new(GAME, 4, seed=4, settings=WAYS[way])
        while match.waiting:
            s = match.state
            hidden = {s.cards[street] for street in range(16) if s.closed >> street & 1}
            for viewer in ALL_VIEWERS:
                for street in GAME.view(s, viewer).streets:
                    assert street.lying != "closed" or street.card is None
                assert GAME.view(s, viewer).thrown is None
            assert len(hidden) == s.closed.bit_count()
            seat = match.waiting[0]
            options = match.options(seat)
            match.play(seat, options[(s.bank // 10 + s.closed) % len(options)])


@rule("MA-6.6")
def test_a_killed_closed_card_is_known_to_all_or_to_its_owner_alone() -> None:
    for choice in ("shown", "unseen"):
        t = table("mafia", seats=4).setting(killed_closed=choice).closed("c2 pistol", "c3 robbery")
        t.opens(Y, "c2").fires("c3")
        for viewer in ALL_VIEWERS:
            assert ("robbery" in t.view(viewer).gone) is (choice == "shown")


@rule("MA-10.1")
@pytest.mark.parametrize("aid", AIDS)
def test_cards_left_closed_are_never_shown(aid: str) -> None:
    t = table("mafia", seats=4).setting(memory_aid=aid).last_turn()
    t.closed("c2 theft", "c3 robbery", "b2 escape").all_pass()
    for viewer in ALL_VIEWERS:
        assert t.view(viewer).shown == ()
        told = [e for e in t.match.events_for(viewer) if not isinstance(e, CardsDealt)]
        assert b"robbery" not in encode(told)


# The deck


@rule("MA-2.1")
def test_every_viewer_sees_only_the_size_of_the_deck() -> None:
    for t in stages():
        for viewer in ALL_VIEWERS:
            assert t.view(viewer).deck == len(t.state.deck)


# Public facts


@rule("MA-3.1", "MA-4.6", "MA-12.2", "MA-11.2", "MA-8.1")
def test_only_the_own_cards_and_options_differ_between_views() -> None:
    for t in stages():
        views = [msgspec.to_builtins(t.view(viewer)) for viewer in ALL_VIEWERS]
        for field in views[0]:
            if field not in OWN:
                assert all(view[field] == views[0][field] for view in views), field
        assert [view["you"] for view in views] == list(ALL_VIEWERS)


@rule("MA-3.1")
def test_every_viewer_sees_the_current_decision_but_only_their_own_options() -> None:
    for t in stages():
        for viewer in ALL_VIEWERS:
            view = t.view(viewer)
            assert view.active == t.match.waiting
            assert bool(view.options) is (viewer is not None and viewer in t.match.waiting)


def test_every_viewer_sees_the_open_city() -> None:
    t = table("mafia", seats=4).fired("b3", scene="a2", loot=60).arrested("b2 theft")
    t.open("d3 police", 100).closed("c2 buyer").prison(re1="chair", re2="20").jailed(gr2="200")
    for viewer in ALL_VIEWERS:
        seen = {name: t.street(name, viewer) for name in ("b3", "a2", "b2", "d3", "c2", "c1")}
        assert [(s.lying, s.card, s.loot, s.fired, s.figure) for s in seen.values()] == [
            ("open", "pistol-1", 60, True, None),
            ("empty", None, 0, False, "gr1"),
            ("arrested", "theft", 0, False, "bl1"),
            ("open", "police-1", 100, False, None),
            ("closed", None, 0, False, None),
            ("empty", None, 0, False, None),
        ]
        assert t.view(viewer).able == ("re2",)
        assert t.view(viewer).bank == 3840
    t.expect_figures(re1="chair", re2="20", gr2="200", gr1="a2", bl1="b2", ye1="home")


@rule("MA-12.2")
def test_a_split_shows_what_each_card_is_due() -> None:
    t = table("mafia", seats=4).bank(90).open("b2 goods 60").open("c3 goods 40").closed("c2 buyer")
    t.opens(Y, "c2").fills("c3")
    for viewer in ALL_VIEWERS:
        sale = t.view(viewer).sale
        assert sale is not None
        assert (sale.opened, sale.waiting, sale.due) == ("c2", ("b2", "c2"), (60, 100))
        assert t.view(viewer).at == "c2"


# No view contains what it must not


def world(red: str, green: str, blue: str) -> MafiaTable:
    """The same public events for all cards that red, green and blue may hold."""
    t = table("mafia", seats=4).exchanging().hand(Y, HAND).hand(R, red).hand(G, green).hand(B, blue)
    t.keeps(Y).throws(R, 2).keeps(R).keeps(G).throws(B, 1, 3).keeps(B)
    t.lays(Y, "c2 b1 d3").lays(R, "c3 a1 d2").lays(G, "b3 d1 a2").lays(B, "b2 c1 a3")
    return t.passes(Y).passes(R)


WORLDS = [
    (
        "robbery escape buyer-1 witness-1",
        "police-2 police-3 goods-l1 goods-l2",
        "prosecutor lawyer-1 lawyer-2 pistol-2",
    ),
    (
        "prosecutor lawyer-1 lawyer-2 pistol-2",
        "robbery escape buyer-1 witness-1",
        "police-2 police-3 goods-l1 goods-l2",
    ),
    (
        "goods-c1 goods-c2 goods-c3 commissioner",
        "pistol-3 pistol-4 buyer-3 buyer-4",
        "courtesan-1 courtesan-2 witness-1 buyer-2",
    ),
]


@rule("MA-2.3", "MA-2.5", "MA-2.10")
@pytest.mark.parametrize("viewer", [Y, SPECTATOR])
def test_worlds_that_differ_in_hidden_cards_give_the_same_views(viewer: Viewer) -> None:
    """Invariant 9."""
    seen = set()
    for cards in WORLDS:
        t = world(*cards)
        seen.add((encode(t.view(viewer)), encode(t.match.events_for(viewer))))
    assert len(seen) == 1


@rule("MA-2.3", "MA-2.5")
def test_each_player_sees_only_their_own_dealt_drawn_and_laid_cards() -> None:
    t = world(*WORLDS[0])
    for viewer in ALL_VIEWERS:
        for event in t.match.events_for(viewer):
            if isinstance(event, CardsDealt):
                assert (event.cards is not msgspec.UNSET) is (event.seat == viewer)
            elif isinstance(event, CardsExchanged):
                assert (event.thrown is not msgspec.UNSET) is (event.seat == viewer)
                assert (event.drawn is not msgspec.UNSET) is (event.seat == viewer)
            elif isinstance(event, CardLaid):
                assert (event.card is not msgspec.UNSET) is (event.seat == viewer)


def test_constant_fields_stay_the_same_through_a_match() -> None:
    for chosen in WAYS.values():
        match = Match.new(GAME, 4, seed=2, settings=chosen)
        seen = set()
        while match.waiting:
            view = GAME.view(match.state, Y)
            seen.add(encode({field: getattr(view, field) for field in type(view).constant}))
            seat = match.waiting[-1]
            match.play(seat, match.options(seat)[-1])
        assert len(seen) == 1


def test_views_are_the_same_one_by_one_and_together() -> None:
    for t in stages(memory_aid="full"):
        together = GAME.views(t.state, ALL_VIEWERS)
        assert list(together) == [GAME.view(t.state, viewer) for viewer in ALL_VIEWERS]


def test_a_spectator_sees_no_hand_at_the_start() -> None:
    for aid in AIDS:
        chosen = MafiaSettings(memory_aid=aid)  # type: ignore[arg-type]
        view = GAME.view(Match.new(GAME, 4, seed=5, settings=chosen).state, SPECTATOR)
        assert (view.hand, view.thrown, view.aside, view.options) == (None, None, (), ())
