"""Section 5: the knowledge of each seat, row by row."""

import pytest

from omerta.games.crooks.view import Memory, Mixed
from omerta.kernel import Viewer, encode
from omerta.testing import SPECTATOR, A, B, C, D, rule, table
from omerta.testing.crooks import CrooksTable

ALL_VIEWERS: tuple[Viewer, ...] = (A, B, C, SPECTATOR)


def memory(t: CrooksTable, viewer: Viewer, letter: str) -> Memory | None:
    return t.view(viewer).hangouts["ABCDEFGHI".index(letter)].memory


def left(t: CrooksTable, viewer: Viewer, letter: str) -> tuple[str, ...] | None:
    found = memory(t, viewer, letter)
    return None if found is None else found.left


# Public facts


@rule("CR-1.3", "CR-1.7")
def test_deck_colours_and_money_are_known_to_all() -> None:
    t = table("crooks", seats=3).money(B, 7)
    for viewer in ALL_VIEWERS:
        view = t.view(viewer)
        assert [crook.id for crook in view.deck] == [f"c{n:02d}" for n in range(1, 33)]
        assert [seat.money for seat in view.seats] == [18, 7, 18]
        assert [seat.colour for seat in view.seats] == ["red", "yellow", "green"]
        assert view.you == viewer
    t.ready_for(A)


@rule("CR-3.1", "CR-6.19")
def test_pile_sizes_exits_and_looks_are_known_to_all() -> None:
    t = table("crooks", seats=3).hangout("A", "c29", "c09").hangout("C", "c10", "c11", "c12")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    t.hires(B, "C", "c11").lays_down(3)
    for viewer in ALL_VIEWERS:
        searched, spied = t.view(viewer).hangouts[0], t.view(viewer).hangouts[2]
        assert (searched.size, spied.size) == (1, 2)
        assert [(e.tag, e.seat, e.size_before) for e in searched.exits] == [("s01", A, 2)]
        assert [(e.tag, e.seat, e.size_before) for e in spied.exits] == [("s02", B, 3)]
        assert searched.looks == ((1, A, "recruit"),)
        assert spied.looks == ((1, A, "spy"), (2, B, "recruit"))
    t.ready_for(C)


@rule("CR-3.4")
def test_every_viewer_sees_which_hangout_is_being_searched() -> None:
    t = table("crooks", seats=3).hangout("B", "c09", "c10")
    t.recruits(A, "B")
    assert [t.view(viewer).searching for viewer in ALL_VIEWERS] == ["B"] * 4
    t.takes("c09")
    assert [t.view(viewer).searching for viewer in ALL_VIEWERS] == [None] * 4
    t.lays(2).ready_for(B)


@rule("CR-6.12")
def test_every_viewer_sees_the_killers_target() -> None:
    t = table("crooks", seats=3).hangout("A", "c31", "c10").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5)
    assert [t.view(viewer).killer_target for viewer in ALL_VIEWERS] == [5] * 4
    t.kills(B)
    assert [t.view(viewer).killer_target for viewer in ALL_VIEWERS] == [None] * 4
    t.ready_for(B)


@rule("CR-6.19")
def test_every_viewer_sees_that_a_crook_was_spied_on_but_not_its_face() -> None:
    t = table("crooks", seats=3).hangout("A", "c29", "c10").target(5, B, "c09 down")
    t.hires(A, "A", "c29").lays(2)
    assert t.card(C, "c09").spied_by == ()
    t.spies_target(5)
    for viewer in ALL_VIEWERS:
        assert t.card(viewer, "c09").spied_by == (A,)
    assert t.card(A, "c09").face == "c09"
    assert t.card(C, "c09").face is None
    t.ready_for(B)


@rule("CR-2.1")
def test_every_viewer_sees_the_current_decision_but_not_its_options() -> None:
    t = table("crooks", seats=3).hangout("A", "c09", "c10")
    for decision in ("choose_hangout", "choose_crook", "rob"):
        for viewer in ALL_VIEWERS:
            view = t.view(viewer)
            assert (view.active, view.decision) == (A, decision)
            assert bool(view.options) is (viewer == A)
        if decision == "choose_hangout":
            t.recruits(A, "A")
        elif decision == "choose_crook":
            t.takes("c10")
    t.lays(2).ready_for(B)


# Faces in a pile


@rule("CR-3.4", "CR-3.5")
def test_a_recruiting_player_remembers_the_crooks_left_in_the_pile() -> None:
    t = table("crooks", seats=3).hangout("C", "c12", "c10", "c11")
    t.hires(A, "C", "c11").lays_down(2)
    assert left(t, A, "C") == ("c10", "c12")
    found = memory(t, A, "C")
    assert found is not None
    assert (found.turn, found.kind, found.taken_since) == (1, "recruit", 0)
    for viewer in (B, C, SPECTATOR):
        assert memory(t, viewer, "C") is None
        t.does_not_see(viewer, "c10", "c11", "c12")
    t.ready_for(B)


@rule("CR-3.4")
def test_the_pile_is_shown_only_while_it_is_searched() -> None:
    t = table("crooks", seats=2).hangout("C", "c12", "c10", "c11").recruits(A, "C")
    assert t.view(A).hangouts[2].faces == ("c10", "c11", "c12")
    assert t.view(B).hangouts[2].faces is None
    assert t.view(A).hangouts[0].faces is None
    t.takes("c11")
    assert t.view(A).hangouts[2].faces is None
    t.lays(2).ready_for(B)


@rule("CR-6.18")
def test_a_player_who_spied_on_a_pile_remembers_all_of_it() -> None:
    t = table("crooks", seats=3).hangout("A", "c29").hangout("C", "c12", "c10", "c11")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    found = memory(t, A, "C")
    assert found is not None
    assert (found.kind, found.left, found.possible) == ("spy", *[("c10", "c11", "c12")] * 2)
    t.ready_for(B)


@rule("CR-3.5")
def test_a_memory_does_not_follow_what_rivals_take_unseen() -> None:
    t = table("crooks", seats=3).hangout("E", "c09", "c10", "c11", "c12")
    t.hires(A, "E", "c09").lays(2).hires(B, "E", "c10").lays_down(2)
    found = memory(t, A, "E")
    assert found is not None
    assert found.left == ("c10", "c11", "c12")
    assert found.possible == ("c10", "c11", "c12")
    assert found.taken_since == 1
    assert left(t, B, "E") == ("c11", "c12")
    t.ready_for(C)


@rule("CR-3.5")
def test_a_memory_drops_crooks_that_are_now_open() -> None:
    t = table("crooks", seats=3).hangout("E", "c09", "c10", "c11", "c12")
    t.hires(A, "E", "c09").lays(2).hires(B, "E", "c10").lays(2)
    found = memory(t, A, "E")
    assert found is not None
    assert (found.left, found.possible) == (("c10", "c11", "c12"), ("c11", "c12"))
    t.ready_for(C)


@rule("CR-3.4")
def test_the_last_look_counts() -> None:
    t = table("crooks", seats=2).hangout("E", "c09", "c10", "c11", "c12", "c13").passed(B)
    t.hires(A, "E", "c09").lays(2).hires(A, "E", "c10").lays(3)
    found = memory(t, A, "E")
    assert found is not None
    assert (found.turn, found.left, found.taken_since) == (2, ("c11", "c12", "c13"), 0)
    t.ready_for(A)


# Crooks in hand, on targets, in the box


@rule("CR-3.5")
def test_the_crook_in_hand_is_a_tag_for_others() -> None:
    t = table("crooks", seats=3).hangout("A", "c09", "c10").hires(A, "A", "c09")
    for viewer in ALL_VIEWERS:
        hand = t.view(viewer).hand
        assert hand is not None
        assert (hand.tag, hand.hangout, hand.facing) == ("s01", "A", None)
        known = ("c09", "own") if viewer == A else (None, None)
        assert (hand.face, hand.how) == known
    t.lays(2)
    assert t.view(A).hand is None
    t.ready_for(B)


@rule("CR-4.4")
def test_a_hidden_crook_on_a_target() -> None:
    t = table("crooks", seats=3).target(5, A, "c09 down")
    for viewer in ALL_VIEWERS:
        (card,) = t.view(viewer).targets[3].spots[A].cards
        assert card.facing == "down"
        assert card.face == ("c09" if viewer == A else None)
        assert (t.view(viewer).targets[3].spots[A].hidden, card.tag) == (1, t.tag("c09"))
        assert t.view(viewer).targets[3].spots[A].rating == 0
        empty = t.view(viewer).targets[3].spots[B]
        assert (empty.cards, empty.rating, empty.hidden) == ((), 0, 0)
        assert t.view(viewer).seats[A].hidden == 1
    t.ready_for(A)


@rule("CR-6.19")
def test_a_spy_knows_a_hidden_crook_for_good() -> None:
    t = table("crooks", seats=3).target(5, B, "c09 down").hangout("A", "c29").hangout("B", "c31")
    t.hires(A, "A", "c29").lays(2).spies_target(5)
    assert (t.card(A, "c09").face, t.card(A, "c09").how) == ("c09", "spied")
    t.passes(B).hires(C, "B", "c31").lays(5).kills(B).expect_boxed("c09")
    assert (t.card(A, "c09").face, t.card(A, "c09").how) == ("c09", "spied")
    assert (t.card(B, "c09").face, t.card(B, "c09").how) == ("c09", "own")
    assert t.card(C, "c09").face is None
    t.does_not_see(C, "c09").does_not_see(SPECTATOR, "c09")
    t.ready_for(A)


@rule("CR-4.3", "CR-6.15")
def test_an_open_crook_is_known_to_all_dead_or_alive() -> None:
    t = table("crooks", seats=3).target(5, B, "c09").hangout("A", "c31")
    for killed in (False, True):
        for viewer in ALL_VIEWERS:
            card = t.card(viewer, "c09")
            assert (card.face, card.how, card.facing) == ("c09", "up", "up")
        if not killed:
            t.hires(A, "A", "c31").lays(5).kills(B)
    t.ready_for(B)


@rule("CR-4.8", "CR-2.9")
def test_a_crook_put_away_is_known_to_its_former_owner_alone() -> None:
    row = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")
    t = table("crooks", seats=3).row(A, *row).hangout("A", "c10", "c11").money(B, 9)
    t.hires(A, "A", "c10").discards()
    t.hires(B, "A", "c11").passes(B)
    for viewer in ALL_VIEWERS:
        assert t.card(viewer, "c10").face == ("c10" if viewer == A else None)
        assert t.card(viewer, "c10").facing is None
    # A left c11 alone in hangout A, so A knows what B took out and put away.
    assert (t.card(A, "c11").face, t.card(A, "c11").how) == ("c11", "deduced")
    assert t.card(B, "c11").how == "own"
    t.does_not_see(C, "c10", "c11").does_not_see(SPECTATOR, "c10", "c11")
    t.ready_for(C)


@rule("CR-6.15")
def test_a_crook_killed_face_down_is_known_to_its_owner_alone() -> None:
    t = table("crooks", seats=3).target(5, B, "c09 down").hangout("A", "c31")
    t.hires(A, "A", "c31").lays(5).kills(B)
    assert t.card(B, "c09").face == "c09"
    for viewer in (A, C, SPECTATOR):
        assert (t.card(viewer, "c09").facing, t.card(viewer, "c09").face) == ("down", None)
    t.ready_for(B)


@rule("CR-6.3", "CR-6.6")
def test_the_rating_shown_on_a_spot_is_that_of_its_open_crooks() -> None:
    t = table("crooks", seats=3).target(5, A, "c09", "c27").target(5, B, "c10 down", "c28")
    for viewer in ALL_VIEWERS:
        spots = t.view(viewer).targets[3].spots
        assert [(spot.rating, spot.hidden) for spot in spots] == [(10, 0), (2, 1), (0, 0)]
    t.all_pass()
    assert [spot.rating for spot in t.view(SPECTATOR).targets[3].spots] == [10, 9, 0]
    t.over()


@rule("CR-2.9", "CR-6.14")
def test_the_box_lists_the_hired_crooks_that_left_the_game_and_no_others() -> None:
    t = table("crooks", seats=3).target(5, B, "c09").box(C, "c10").target(6, B, "c14 down")
    t.hangout("C", "c11", "c12", "c13")
    t.hires(A, "C", "c11")
    for viewer in ALL_VIEWERS:
        assert [card.tag for card in t.view(viewer).box] == [t.tag("c10")]
    t.passes(A)
    for viewer in ALL_VIEWERS:
        assert [card.tag for card in t.view(viewer).box] == [t.tag("c10"), t.tag("c11")]
    t.ready_for(B)


@rule("CR-1.6")
def test_undealt_crooks_are_a_number_for_all() -> None:
    t = table("crooks", seats=3)
    for viewer in ALL_VIEWERS:
        assert t.view(viewer).undealt == 9
        assert t.view(viewer).box == ()
    t.ready_for(A)


@rule("CR-2.4", "CR-2.5")
def test_a_passed_player_keeps_the_memory_and_gets_no_extra_view() -> None:
    t = table("crooks", seats=3).hangout("A", "c09", "c10").hangout("B", "c11", "c12")
    t.hires(A, "A", "c09").passes(A)
    t.hires(B, "B", "c11").lays_down(2)
    assert left(t, A, "A") == ("c10",)
    assert t.card(A, "c09").face == "c09"
    t.does_not_see(A, "c11", "c12")
    assert t.view(A).options == ()
    t.ready_for(C)


# No view contains what it must not


@rule("CR-3.7", "CR-4.4")
@pytest.mark.parametrize("viewer", [B, C, D, SPECTATOR])
def test_worlds_that_differ_in_hidden_faces_give_the_same_views(viewer: Viewer) -> None:
    hidden = [("c09", "c10", "c11"), ("c10", "c11", "c09"), ("c12", "c09", "c10")]
    views = []
    for down, boxed, hand in hidden:
        t = table("crooks", seats=4).target(5, A, f"{down} down").box(A, boxed)
        t.hangout("A", hand).hires(A, "A", hand)
        views.append((encode(t.view(viewer)), encode(t.match.events_for(viewer))))
        t.asks(A, "rob")
    assert views[0] == views[1] == views[2]


@rule("CR-7.1")
def test_after_the_end_only_targets_are_opened() -> None:
    t = table("crooks", seats=3).target(5, A, "c09 down").box(A, "c10").hangout("A", "c11", "c12")
    t.all_pass()
    for viewer in (B, C, SPECTATOR):
        assert (t.card(viewer, "c09").face, t.card(viewer, "c09").how) == ("c09", "revealed")
        t.does_not_see(viewer, "c10", "c11", "c12")
        assert t.view(viewer).outcome == t.match.outcome
        assert t.view(viewer).active is None
    t.over()


@rule("CR-3.5")
def test_crooks_that_left_between_two_looks_are_known_but_not_which_is_which() -> None:
    t = table("crooks", seats=3).hangout("C", "c10", "c11", "c12")
    t.hires(A, "C", "c10").lays(2)
    t.hires(B, "C", "c11").lays_down(2)
    view = t.view(A).hangouts[2]
    assert view.mixed == ()
    assert view.memory is not None
    assert view.memory.possible == ("c11", "c12")
    t = table("crooks", seats=3).hangout("G", "c09", "c10", "c11", "c12", "c13")
    t.hires(A, "G", "c09").lays(2)
    t.hires(B, "G", "c10").lays_down(2)
    t.hires(C, "G", "c11").lays_down(2)
    t.recruits(A, "G")
    mixed = (Mixed((t.tag("c10"), t.tag("c11")), ("c10", "c11")),)
    assert t.view(A).hangouts[6].mixed == mixed
    t.takes("c12").lays(3)
    assert t.view(A).hangouts[6].mixed == mixed
    for viewer in (B, C, SPECTATOR):
        assert t.view(viewer).hangouts[6].mixed == ()
    t.ready_for(B)
