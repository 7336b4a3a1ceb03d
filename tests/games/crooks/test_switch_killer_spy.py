"""CR-6.8 to CR-6.20: the switch, the killer and the spy."""

from msgspec import UNSET

from omerta.games.crooks.actions import (
    Discard,
    Kill,
    LayUp,
    Pass,
    Spare,
    SpyOnHangout,
    SpyOnNothing,
    SpyOnTarget,
    Switch,
)
from omerta.games.crooks.events import (
    ActionDeclined,
    CrookPlaced,
    CrooksKilled,
    SpyLooked,
    StackMoved,
)
from omerta.testing import SPECTATOR, A, B, C, D, rule, table

# Switch


@rule("CR-6.8")
def test_a_switch_takes_a_spot_and_the_crook_there_moves_on() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c09").target(9, B, "c10")
    t.hires(A, "A", "c23").switches(4, 9)
    t.expect_event(StackMoved, seat=A, origin=4, to=9)
    t.expect_event(CrookPlaced, target=4, way="switch", facing="up", face="c23")
    t.expect_stack(4, A, "c23").expect_stack(9, A, "c09").expect_unchanged(B)
    t.expect_rating(9, A, 7).expect_rating(4, A, 5)
    t.ready_for(B)


@rule("CR-6.8")
def test_a_switch_leaves_the_left_spots_as_they_are_afterwards() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").hangout("B", "c10").target(4, A, "c09")
    t.hires(A, "A", "c23").switches(4, 9).passes(B)
    t.hires(A, "B", "c10")
    for target in (4, 9):
        t.refused(LayUp(target), "spot_taken", "CR-4.2")
    t.lays(5).ready_for(A)


@rule("CR-6.9")
def test_the_moved_crook_needs_a_free_spot_of_its_own_row() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c09").target(5, A, "c10")
    t.hires(A, "A", "c23")
    t.refused(Switch(4, 5), "destination_taken", "CR-6.9")
    t.refused(Switch(4, 4), "destination_taken", "CR-6.9")
    t.offers(Switch(4, 6), Switch(5, 6)).lays(6)
    t.expect_stack(4, A, "c09").expect_stack(6, A, "c23")
    t.ready_for(B)


@rule("CR-6.9")
def test_a_switch_without_a_free_spot_can_only_be_discarded() -> None:
    row = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")
    t = table("crooks", seats=2).hangout("A", "c24").row(A, *row)
    t.hires(A, "A", "c24").offers_exactly(Discard(), Pass())
    t.refused(Switch(2, 3), "destination_taken", "CR-6.9")
    t.discards().ready_for(B)


@rule("CR-6.10")
def test_a_stack_moves_as_a_whole() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c09", "c27", "c28")
    t.hires(A, "A", "c23").switches(4, 8)
    t.expect_stack(8, A, "c09", "c27", "c28").expect_stack(4, A, "c23").expect_rating(8, A, 12)
    moved = t.last_events(StackMoved)[0]
    assert len(moved.tags) == 3
    t.ready_for(B)


@rule("CR-6.10")
def test_a_moved_accomplice_never_merges_with_another_stack() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c27").target(5, A, "c09")
    t.hires(A, "A", "c23")
    t.refused(Switch(4, 5), "destination_taken", "CR-6.9")
    t.switches(4, 6).expect_stack(6, A, "c27").expect_stack(5, A, "c09")
    t.ready_for(B)


@rule("CR-6.11")
def test_moved_crooks_keep_their_facing_and_no_dollar_is_paid() -> None:
    t = table("crooks", seats=3).hangout("A", "c23").target(4, A, "c09 down", "c27")
    t.hires(A, "A", "c23").expect_money(A, 17).switches(4, 8)
    t.expect_stack(8, A, "c09 down", "c27").expect_money(A, 17)
    t.does_not_see(B, "c09").does_not_see(SPECTATOR, "c09").sees(A, "c09")
    t.expect_unchanged(B, C)
    t.ready_for(B)


# Killer


@rule("CR-6.12")
def test_a_killer_removes_all_crooks_one_player_has_on_his_target() -> None:
    t = table("crooks", seats=3).hangout("A", "c31")
    t.target(5, B, "c09", "c27").target(6, B, "c10").target(5, C, "c11")
    t.hires(A, "A", "c31").lays(5).offers_exactly(Kill(B), Kill(C), Spare())
    t.kills(B).expect_stack(5, B).expect_stack(6, B, "c10").expect_stack(5, A, "c31")
    t.expect_boxed("c09", "c27").expect_unchanged(C)
    t.ready_for(B)


@rule("CR-6.12")
def test_a_killer_kills_on_his_own_target_only() -> None:
    t = table("crooks", seats=4).hangout("A", "c31").target(5, B, "c09").target(6, C, "c10")
    t.hires(A, "A", "c31").lays(5)
    for stranger in (C, D):
        t.refused(Kill(stranger), "no_victim_there", "CR-6.12", target=5)
    t.kills(B).expect_unchanged(C, D)
    t.ready_for(B)


@rule("CR-6.12")
def test_a_seat_that_does_not_exist_cannot_be_a_victim() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5)
    t.refused(Kill(C), "no_victim_there", "CR-6.12")
    t.spares().ready_for(B)


@rule("CR-6.12")
def test_every_viewer_sees_the_killers_target_while_the_victim_is_chosen() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5)
    assert [t.view(viewer).killer_target for viewer in (A, C, SPECTATOR)] == [5, 5, 5]
    t.spares()
    assert t.view(A).killer_target is None
    t.ready_for(B)


@rule("CR-6.13")
def test_a_killer_can_replace_its_owners_crooks_and_kill_no_rival() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").target(5, A, "c09", "c27").target(5, B, "c10")
    t.hires(A, "A", "c31").replaces(5)
    t.expect_event(CrooksKilled, seat=A, victim=A, target=5, faces=("c09", "c27"))
    t.expect_event(CrookPlaced, target=5, way="replace", facing="up", face="c31")
    t.expect_stack(5, A, "c31").expect_boxed("c09", "c27").expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-6.13")
def test_a_player_cannot_choose_their_own_crooks_as_victims() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c10")
    t.hires(A, "A", "c31").lays(5)
    t.refused(Kill(A), "own_victims_by_replacing", "CR-6.13")
    t.kills(B).expect_stack(5, A, "c31").ready_for(B)


@rule("CR-6.14")
def test_the_emptied_spot_is_free_again() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").hangout("B", "c11").target(5, B, "c09")
    t.hires(A, "A", "c31").lays(5).kills(B).expect_boxed("c09")
    t.hires(B, "B", "c11").offers(LayUp(5)).lays(5).expect_stack(5, B, "c11")
    t.ready_for(A)


@rule("CR-6.14", "CR-7.8")
def test_killed_crooks_leave_the_game_for_good() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, B, "c08")
    t.expect_value(5, 7)
    t.hires(A, "A", "c31").lays(5).kills(B)
    t.expect_value(5, 5).expect_rating(5, B, None).expect_members(B, 0, 0, 0)
    t.ready_for(B)


@rule("CR-6.15")
def test_hidden_victims_leave_unopened_and_open_ones_stay_known() -> None:
    t = table("crooks", seats=3).hangout("A", "c31").target(5, B, "c08 down", "c27")
    t.hires(A, "A", "c31").lays(5).kills(B)
    for viewer in (A, B, C, SPECTATOR):
        t.expect_event(CrooksKilled, seat=A, victim=B, target=5, faces=("c27",), seen_by=viewer)
        t.sees(viewer, "c27")
    for viewer in (A, C, SPECTATOR):
        t.does_not_see(viewer, "c08")
    t.sees(B, "c08")
    t.ready_for(B)


@rule("CR-6.15", "CR-6.13")
def test_own_hidden_victims_leave_unopened_too() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(5, A, "c08 down")
    t.hires(A, "A", "c31").replaces(5).expect_event(CrooksKilled, victim=A, faces=())
    t.does_not_see(B, "c08").sees(A, "c08")
    t.ready_for(B)


@rule("CR-6.16")
def test_no_victim_is_chosen_on_a_target_without_rivals() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(6, B, "c09")
    t.hires(A, "A", "c31").lays(5).expect_no_event(ActionDeclined).expect_unchanged(B)
    t.ready_for(B)


# Spy


@rule("CR-6.18")
def test_a_spy_sees_every_hidden_crook_on_one_target() -> None:
    t = table("crooks", seats=3).hangout("A", "c29")
    t.target(5, B, "c09 down").target(5, C, "c10 down").target(6, C, "c11 down")
    t.hires(A, "A", "c29").lays(2).spies_target(5)
    t.expect_event(SpyLooked, seat=A, target=5, hangout=None, count=2, faces=("c09", "c10"))
    t.sees(A, "c09", "c10").does_not_see(A, "c11").expect_unchanged(B, C)
    t.ready_for(B)


@rule("CR-6.18")
def test_a_spy_sees_all_crooks_of_one_hangout() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("C", "c12", "c10", "c11")
    t.hangout("B", "c13", "c14")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    t.expect_event(SpyLooked, target=None, hangout="C", count=3, faces=("c10", "c11", "c12"))
    t.sees(A, "c10", "c11", "c12").does_not_see(A, "c13", "c14")
    t.expect_pile("C", "c10", "c11", "c12").expect_money(A, 17)
    t.ready_for(B)


@rule("CR-6.19")
def test_only_the_spys_owner_sees_the_faces_but_all_see_what_was_spied_on() -> None:
    t = table("crooks", seats=3).hangout("A", "c29").target(5, B, "c09 down")
    t.hires(A, "A", "c29").lays(2).spies_target(5).expect_money(A, 17)
    t.expect_event(SpyLooked, seen_by=A, faces=("c09",))
    for viewer in (B, C, SPECTATOR):
        t.expect_event(SpyLooked, seat=A, target=5, count=1, seen_by=viewer, faces=UNSET)
    t.does_not_see(C, "c09").does_not_see(SPECTATOR, "c09")
    t.ready_for(B)


@rule("CR-6.19")
def test_every_viewer_sees_which_crooks_a_spy_has_looked_at() -> None:
    t = table("crooks", seats=3).hangout("A", "c29")
    t.target(5, B, "c09 down").target(6, B, "c10 down")
    t.hires(A, "A", "c29").lays(2).spies_target(5)
    for viewer in (A, B, C, SPECTATOR):
        assert t.card(viewer, "c09").spied_by == (A,)
        assert t.card(viewer, "c10").spied_by == ()
    t.ready_for(B)


@rule("CR-6.19")
def test_a_look_into_a_hangout_is_public_without_its_faces() -> None:
    t = table("crooks", seats=3).hangout("A", "c29").hangout("C", "c10", "c11", "c12")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    for viewer in (B, C, SPECTATOR):
        t.expect_event(SpyLooked, seat=A, hangout="C", count=3, seen_by=viewer, faces=UNSET)
        t.does_not_see(viewer, "c10", "c11", "c12")
        turn = t.view(viewer).turn
        assert t.view(viewer).hangouts[2].looks == ((turn - 1, A, "spy"),)
    t.ready_for(B)


@rule("CR-6.20")
def test_a_spy_can_look_at_hidden_rivals_and_filled_hangouts() -> None:
    t = table("crooks", seats=3).hangout("A", "c29").hangout("B")
    t.target(5, B, "c09 down", "c27").target(6, C, "c10").target(7, A, "c11 down")
    t.hires(A, "A", "c29").lays(2)
    sights = [SpyOnHangout(letter) for letter in ("C", "D", "E", "F", "G")]
    t.offers_exactly(SpyOnTarget(5), *sights, SpyOnNothing())
    for target in (6, 7, 8):
        t.refused(SpyOnTarget(target), "nothing_hidden_there", "CR-6.20", target=target)
    t.spies_nothing().ready_for(B)


@rule("CR-6.20")
def test_spying_on_a_target_counts_the_spys_own_hidden_crooks_too() -> None:
    t = table("crooks", seats=2).hangout("A", "c29")
    t.target(5, A, "c11 down").target(5, B, "c09 down")
    t.hires(A, "A", "c29").lays(2).spies_target(5)
    t.expect_event(SpyLooked, target=5, count=2, faces=("c11", "c09"))
    t.ready_for(B)


@rule("CR-6.20")
def test_a_spy_with_nothing_to_look_at_ends_the_turn() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").target(5, A, "c09 down").target(6, B, "c10")
    t.hangout("B").hangout("C").hangout("D").hangout("E")
    t.hires(A, "A", "c29").lays(2).expect_no_event(ActionDeclined)
    t.over()
