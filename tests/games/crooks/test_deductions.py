"""Section 5: what a seat can conclude from what it has seen."""

from omerta.games.crooks.view import Memory
from omerta.kernel import Viewer
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks import CrooksTable
from tests.games.crooks import decks


def memory(t: CrooksTable, viewer: Viewer, letter: str) -> Memory | None:
    return t.view(viewer).hangouts["ABCDEFGHI".index(letter)].memory


@rule("CR-3.5")
def test_one_hidden_exit_between_two_looks_is_deduced() -> None:
    t = table("crooks", seats=2).hangout("E", "c09", "c10", "c11", "c12", "c13")
    t.hires(A, "E", "c09").lays(2).hires(B, "E", "c10").lays_down(2)
    assert t.card(A, "c10").face is None
    t.recruits(A, "E")
    assert (t.card(A, "c10").face, t.card(A, "c10").how) == ("c10", "deduced")
    t.takes("c11").lays(3).ready_for(B)


@rule("CR-3.5")
def test_two_hidden_exits_between_two_looks_stay_open() -> None:
    t = table("crooks", seats=3).hangout("G", "c09", "c10", "c11", "c12", "c13")
    t.hires(A, "G", "c09").lays(2).hires(B, "G", "c10").lays_down(2)
    t.hires(C, "G", "c11").lays_down(2)
    t.recruits(A, "G")
    assert t.card(A, "c10").face is None
    assert t.card(A, "c11").face is None
    t.takes("c12").lays(3)
    assert t.card(A, "c10").face is None
    t.ready_for(B)


@rule("CR-3.5")
def test_an_exit_after_the_last_look_stays_open() -> None:
    t = table("crooks", seats=2).hangout("E", "c09", "c10", "c11", "c12", "c13")
    t.hires(A, "E", "c09").lays(2).hires(B, "E", "c10").lays(2)
    t.hires(A, "E", "c11").lays(3).hires(B, "E", "c12").lays_down(3)
    assert t.card(A, "c12").face is None
    found = memory(t, A, "E")
    assert found is not None
    assert (found.left, found.possible) == (("c12", "c13"), ("c12", "c13"))
    t.ready_for(A)


@rule("CR-3.5", "CR-6.19")
def test_one_of_two_hidden_exits_is_deduced_once_the_other_is_spied() -> None:
    t = table("crooks", seats=3).hangout("G", "c09", "c10", "c11", "c12", "c13").hangout("A", "c29")
    t.hires(A, "G", "c09").lays(2).hires(B, "G", "c10").lays_down(2)
    t.hires(C, "G", "c11").lays_down(3)
    t.hires(A, "G", "c12").lays(3).passes(B).passes(C)
    t.hires(A, "A", "c29").lays(4).spies_target(2)
    assert t.card(A, "c10").how == "spied"
    assert (t.card(A, "c11").face, t.card(A, "c11").how) == ("c11", "deduced")
    t.ready_for(A)


@rule("CR-3.5")
def test_an_exit_before_the_first_look_proves_nothing() -> None:
    t = table("crooks", seats=2).hangout("C", "c09", "c10", "c11").hangout("A", "c29")
    t.hires(A, "A", "c29").lays(2).spies_nothing()
    t.hires(B, "C", "c09").lays_down(2)
    t.hires(A, "C", "c10").lays(3)
    assert t.card(A, "c09").face is None
    t.ready_for(B)


@rule("CR-3.8")
def test_the_boss_is_excluded_from_what_a_hidden_crook_may_be() -> None:
    t = table("crooks", seats=2).hangout("A", "c29").hangout("B", "c01", "c09")
    t.hires(A, "A", "c29").lays(2).spies_hangout("B")
    t.hires(B, "B", "c09").lays_down(2)
    assert (t.card(A, "c09").face, t.card(A, "c09").how) == ("c09", "deduced")
    found = memory(t, A, "B")
    assert found is not None
    assert found.possible == ("c01",)
    t.does_not_see(SPECTATOR, "c09")
    t.ready_for(A)


@rule("CR-3.8", "CR-4.8")
def test_the_boss_put_away_as_the_last_crook_is_deduced() -> None:
    row = ("c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09")
    t = table("crooks", seats=2).row(B, *row).hangout("A", "c29").hangout("B", "c01", "c10")
    t.hires(A, "A", "c29").lays(2).spies_hangout("B")
    t.hires(B, "B", "c10").discards()
    assert t.card(A, "c10").how == "deduced"
    t.passes(A).hires(B, "B", "c01").discards()
    assert (t.card(A, "c01").face, t.card(A, "c01").how) == ("c01", "deduced")
    assert t.card(SPECTATOR, "c01").face is None
    t.ready_for(B)


@rule("CR-3.5")
def test_equal_hidden_crooks_are_deduced_together() -> None:
    twins = decks.deck(c10=decks.face("c09"))
    t = table("crooks", seats=3).deck(twins).hangout("C", "c09", "c09", "c11").hangout("A", "c29")
    t.hires(A, "A", "c29").lays(2).spies_hangout("C")
    t.hires(B, "C", "c09").lays_down(2).hires(C, "C", "c09").lays_down(2)
    hidden = [t.view(A).targets[0].spots[seat].cards[0].face for seat in (B, C)]
    assert hidden == [None, None]
    t.recruits(A, "C").expect_hand("c11")
    known = [t.view(A).targets[0].spots[seat].cards[0] for seat in (B, C)]
    assert [(card.face, card.how) for card in known] == [("c09", "deduced")] * 2
    t.lays(3).ready_for(B)


@rule("CR-3.8", "CR-4.6")
def test_a_face_that_is_the_only_possible_one_is_known_without_a_look() -> None:
    t = table("crooks", seats=3).deck(decks.bosses_and_one_face(1)).turn(B)
    t.hires(B, "A", "c02").lays_down(5)
    (card,) = t.view(A).targets[3].spots[B].cards
    assert (card.face, card.how) == (
        "c02",
        "deduced",
    )  # no boss is hired from two crooks or lies face down
    t.recruits(C, "A").expect_hand("c02")
    hand = t.view(A).hand
    assert hand is not None
    assert hand.face is None  # the last of a hangout may be the boss
    t.lays_down(5).ready_for(A)
    (card,) = t.view(A).targets[3].spots[C].cards
    assert card.how == "deduced"
