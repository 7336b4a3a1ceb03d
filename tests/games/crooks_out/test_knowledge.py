"""Section 5: the knowledge of each seat, row by row, at every decision and at the end."""

from collections.abc import Iterator

import msgspec
import pytest

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.events import HandDealt
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.view import AskedView
from omerta.kernel import Viewer, encode
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks_out import CrooksOutTable

ALL_VIEWERS: tuple[Viewer, ...] = (A, B, C, SPECTATOR)
BORIS = "rA oA oC oF yA yF gA bB bE vD"
OWN = {"you", "hand", "options", "named"}
"""The fields that differ between the views of one table."""


def stages() -> Iterator[CrooksOutTable]:
    """One table at each kind of decision, and after the end."""
    t = table("crooks_out", seats=3).brave().hand(B, BORIS).setup_rolls("gE").box("gB gC")
    t.numbers(B, rD=2, vD=1).left(B, "oA vD", caught_by=C).rolls(A, "gF")
    yield t.asks(A, "ask")
    yield t.hits(A, B, "vD").asks(A, "call_circles")
    yield t.names("vD").asks(A, "call_circles")
    yield t.circles("rD").asks(A, "ask_or_stop")
    yield t.stops().ready_for(B)
    yield t.misses(B, C, "gB").hits(C, B, "oA").over()


# The own hand


@rule("CO-1.4")
def test_the_owner_sees_the_hand_and_others_see_its_size() -> None:
    for t in stages():
        hands = [t.state.theme.names(hand) for hand in t.state.hands]
        for viewer in ALL_VIEWERS:
            view = t.view(viewer)
            assert view.hand == (None if viewer is None else hands[viewer])
            assert [seat.left for seat in view.seats] == [len(hand) for hand in hands]


@rule("CO-1.4", "CO-6.6")
def test_nothing_is_opened_before_the_end() -> None:
    for t in stages():
        for viewer in ALL_VIEWERS:
            assert (t.view(viewer).opened is None) is (t.match.outcome is None)
            assert (t.view(viewer).outcome is None) is (t.match.outcome is None)


@rule("CO-1.4")
def test_each_player_sees_only_their_own_dealt_cards() -> None:
    for t in stages():
        for viewer in ALL_VIEWERS:
            told = [event for event in t.match.events_for(viewer) if isinstance(event, HandDealt)]
            assert [event.count for event in told] == [10, 10, 10]
            for event in told:
                assert (event.hand is not msgspec.UNSET) is (event.seat == viewer)


# Public facts


@rule("CO-1.1", "CO-4.4", "CO-7.1")
def test_only_the_own_hand_and_options_differ_between_views() -> None:
    for t in stages():
        views = [msgspec.to_builtins(t.view(viewer)) for viewer in ALL_VIEWERS]
        for field in views[0]:
            if field not in OWN:
                assert all(view[field] == views[0][field] for view in views), field
        assert [view["you"] for view in views] == list(ALL_VIEWERS)


@rule("CO-1.1")
def test_a_sheet_shows_its_numbers_circles_and_marks() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD").caught(A, B, "vD").crossed(B, "vE")
    t.written(B, "vD rA").rolls(A, "gF")
    sheet = t.sheet(B)
    rooms = t.state.theme.rooms
    assert len(rooms) == len(sheet.marks) == len(sheet.numbers) == 36
    shown = {room for room, value in zip(rooms, sheet.numbers, strict=True) if value is not None}
    assert shown == {"rA", "vD"}
    assert sheet.marks == "o" * 33 + "f" + "x" + "o"
    assert (sheet.laid, sheet.left, sheet.points) == (("vD",), 11, 0)
    t.ready_for(A)


@rule("CO-4.7")
def test_every_viewer_sees_the_asker_the_asked_player_and_the_room() -> None:
    t = table("crooks_out", seats=3).auto().hand(B, "vD").box("vE")
    t.hits(A, B, "vD").misses(A, C, "vE").misses(B, A, "vE")
    for viewer in ALL_VIEWERS:
        assert t.view(viewer).asked == (
            AskedView(1, A, B, "vD", True),
            AskedView(1, A, C, "vE", False),
            AskedView(2, B, A, "vE", False),
        )
    t.ready_for(C)


@rule("CO-3.1")
def test_every_viewer_sees_the_current_decision_but_only_their_own_options() -> None:
    for t in stages():
        for viewer in ALL_VIEWERS:
            view = t.view(viewer)
            asked = t.match.waiting[0] if t.match.waiting else None
            assert view.active == asked
            assert bool(view.options) is (viewer is not None and viewer == asked)


@rule("CO-1.3")
def test_every_viewer_sees_only_the_size_of_the_box() -> None:
    for t in stages():
        for viewer in ALL_VIEWERS:
            assert t.view(viewer).box_size == 6


@rule("CO-6.6")
def test_at_the_end_every_viewer_sees_hands_box_and_result() -> None:
    *_, t = stages()
    boxed = t.state.theme.names(t.state.box)
    assert "gB" in boxed
    for viewer in ALL_VIEWERS:
        view = t.view(viewer)
        assert view.opened is not None
        assert view.opened.hands == tuple(t.state.theme.names(hand) for hand in t.state.hands)
        assert view.opened.box == boxed
        assert (view.active, view.decision, view.options) == (None, None, ())
        assert view.outcome == t.match.outcome


# Names of due numbers before the call


@rule("CO-5.6")
def test_every_viewer_sees_the_named_numbers_and_nothing_else() -> None:
    t = table("crooks_out", seats=3).hand(B, BORIS).written(B, "rD vD gE gD").caught(C, B, "rA")
    t.hits(A, B, "vD").names("vD gE")
    for viewer in ALL_VIEWERS:
        assert t.view(viewer).named == ("gE", "vD")
        assert t.view(viewer).circling_of == B
    t.done().ready_for(B)
    for viewer in ALL_VIEWERS:
        assert t.view(viewer).named == ()
    assert t.view(A).named == ()


# No view contains what it must not


def played(other: str, rest: str) -> CrooksOutTable:
    """The same record for all hands that give the numbers rC 3 and rA 1."""
    t = table("crooks_out", seats=3).hand(A, "rA rB rC rD rE rF oA oB oC oD")
    t.hand(B, f"vD vE {other}").hand(C, f"yC {rest}").rolls(A, "gF").rolls(B, "rC")
    t.rolls(C, "rA").hits(A, B, "vD").circles_none().misses(A, C, "yA")
    t.misses(B, A, "yA").expect_number(B, "rC", 3).expect_number(C, "rA", 1)
    return t.ready_for(C)


@rule("CO-1.4", "CO-3.12", "CO-5.8")
@pytest.mark.parametrize("viewer", [A, SPECTATOR])
def test_worlds_that_differ_in_hidden_crooks_give_the_same_views(viewer: Viewer) -> None:
    worlds = [
        ("gC bC vC yB gA gB gD gE", "oE oF yD yE yF bA bB bD bE"),
        ("gC bC vC bE bF vA vB vF", "oE oF yD yE yF bA bB bD gE"),
        ("gC bC vC vF yB gA gB bB", "oE oF yD yE yF gD gE vA vB"),
    ]
    seen = set()
    for other, rest in worlds:
        t = played(other, rest)
        seen.add((encode(t.view(viewer)), encode(t.match.events_for(viewer))))
    assert len(seen) == 1


@rule("CO-1.3", "CO-1.4")
def test_an_owner_cannot_tell_where_the_other_crooks_are() -> None:
    seen = set()
    for rest in ("oE oF yD yE yF bA bB bD bE", "oE oF yD vB vF yE bA bB bF"):
        t = played("gC bC vC yB gA gB gD gE", rest)
        seen.add((encode(t.view(B)), encode(t.match.events_for(B))))
    assert len(seen) == 1


@rule("CO-1.4")
@pytest.mark.parametrize("help_", ["plain", "crosses", "coach"])
def test_a_spectator_sees_no_hand_at_the_start(help_: str) -> None:
    chosen = CrooksOutSettings(help=help_)  # type: ignore[arg-type]
    for seats in (2, 3, 4):
        match = Match.new(GAME, seats, seed=5, settings=chosen)
        view = GAME.view(match.state, SPECTATOR)
        assert (view.hand, view.options, view.named, view.opened) == (None, (), (), None)


def test_constant_fields_stay_the_same_through_a_match() -> None:
    seen = set()
    for t in stages():
        view = t.view(B)
        seen.add(encode({field: getattr(view, field) for field in type(view).constant}))
    assert len(seen) == 1


def test_views_are_the_same_one_by_one_and_together() -> None:
    for t in stages():
        together = GAME.views(t.state, ALL_VIEWERS)
        assert list(together) == [GAME.view(t.state, viewer) for viewer in ALL_VIEWERS]
