"""Section 8: the invariants, each broken once so that the audit must report it."""

from collections.abc import Callable

import pytest

from omerta.games.crooks import GAME
from omerta.games.crooks.frames import ChooseCrook, ChooseHangout, ChooseVictim, Rob
from omerta.games.crooks.table import NOBODY, Table
from omerta.kernel import BadSave
from omerta.testing import A, B, C, table
from omerta.testing.crooks import CrooksTable

Breakage = Callable[[Table], None]


def in_play() -> CrooksTable:
    """A table in the middle of real turns, with nothing invented."""
    t = table("crooks", seats=3).hangout("A", "c27", "c29").hangout("B", "c10", "c01")
    t.hangout("C", "c09", "c11", "c12")
    t.hires(A, "C", "c09").lays_down(5)
    t.hires(B, "B", "c10").lays(5)
    t.hires(C, "A", "c29").lays(6).spies_hangout("B")
    return t.hires(A, "A", "c27").joins(5).ready_for(B)


def changes(**fields: object) -> Breakage:
    def change(s: Table) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def takes_out(field: str) -> Breakage:
    def change(s: Table) -> None:
        setattr(s, field, getattr(s, field)[:-1])

    return change


def _pays_nobody(s: Table) -> None:
    s.money[A] -= 1


def _pays_an_odd_sum(s: Table) -> None:
    s.money[A] += 1
    s.bank -= 1


def _owes(s: Table) -> None:
    s.bank += s.money[A] + 2
    s.money[A] = -2


def _swaps_a_crook(s: Table) -> None:
    s.piles[2] = (s.tags[0], *s.piles[2][1:])


def _grows_a_pile(s: Table) -> None:
    s.piles[3] = (*s.piles[3], s.undealt[0])
    s.undealt = s.undealt[1:]


def _returns_a_crook(s: Table) -> None:
    s.piles[0], s.piles[2] = s.piles[2], s.piles[0]


def _forgets_an_exit(s: Table) -> None:
    s.size_before[0] = 2


def _lies_twice(s: Table) -> None:
    s.spots[0] = 1


def _lies_with_a_rival(s: Table) -> None:
    s.spots[11], s.spots[3] = s.spots[3], s.spots[11]


def _joins_without_an_accomplice(s: Table) -> None:
    s.tags[3], s.tags[1] = s.tags[1], s.tags[3]


def _joins_face_down(s: Table) -> None:
    s.up, s.down = s.up ^ 1 << 3, s.down | 1 << 3


def _frees_a_taken_spot(s: Table) -> None:
    s.free[A] |= 1 << 3


def _lays_the_boss_down(s: Table) -> None:
    boss = s.deck.face_of["c01"]
    s.piles[1], s.tags[0] = (s.tags[0],), boss


def _asks_a_passed_seat(s: Table) -> None:
    s.passed = 1 << B


BREAKAGES: list[tuple[str, Breakage]] = [
    ("the piles are not those of the edition", takes_out("piles")),
    ("the piles are not those of the edition", takes_out("undealt")),
    ("a pile has grown", _grows_a_pile),
    ("tags and their exits differ in number", takes_out("origin")),
    ("tags and their exits differ in number", takes_out("size_before")),
    ("a seat lacks money, spots or memory", takes_out("spied")),
    ("a seat lacks money, spots or memory", takes_out("colours")),
    ("the rows do not fit the seats", takes_out("spots")),
    ("the rows do not fit the seats", changes(first=3)),
    ("a crook was taken by nobody", changes(taker=[A, B, C, 3])),
    ("a look by nobody", changes(looks=[(1, 3, 0, 0, 1)])),
    ("a look by nobody", changes(looks=[(99, A, 0, 0, 1)])),
    ("a look by nobody", changes(looks=[(1, A, 2, 0, 1)])),
    ("a look at nothing", changes(looks=[(1, A, 0, 7, 1)])),
    ("a look at nothing", changes(looks=[(1, A, 0, 0, 5)])),
    ("the crooks are not the deck", _swaps_a_crook),
    ("a pile did not shrink by one per recruit", _forgets_an_exit),
    ("a pile does not match its exits", _returns_a_crook),
    ("somebody owes money", _owes),
    ("money was made or lost", _pays_nobody),
    ("a seat's money does not follow from its payments", _pays_an_odd_sum),
    ("a crook lies on two spots", _lies_twice),
    ("a crook lies in a rival's row", _lies_with_a_rival),
    ("something other than an accomplice joined a stack", _joins_without_an_accomplice),
    ("a face-down crook joined a stack", _joins_face_down),
    ("the free spots are not the empty ones", _frees_a_taken_spot),
    ("a crook lies up and down at once", changes(up=0b1111)),
    ("a crook lies up and down at once", changes(up=0b11110)),
    ("a crook on a target has no facing", changes(up=0)),
    ("a boss lies face down", _lays_the_boss_down),
    ("the game is over before all have passed, or goes on after", changes(stack=[])),
    ("the game is over before all have passed, or goes on after", changes(passed=0b111)),
    ("a question to nobody", changes(stack=[Rob(3), ChooseHangout(3)])),
    ("a question to a seat that has passed", _asks_a_passed_seat),
    ("the crook in hand does not fit the question", changes(hand=0)),
    ("the crook in hand does not fit the question", changes(stack=[Rob(B)])),
    ("the crook in hand lies on the table", changes(hand=0, stack=[Rob(B)])),
    ("a question about no hangout", changes(stack=[Rob(B), ChooseCrook(B, -1)])),
    ("a question about no target", changes(stack=[Rob(B), ChooseVictim(B, 8)])),
]


def test_a_table_in_play_keeps_every_invariant() -> None:
    t = in_play()
    assert GAME.audit(t.state) == []
    t.all_pass().over()
    assert GAME.audit(t.state) == []


@pytest.mark.parametrize(("broken", "breakage"), BREAKAGES)
def test_a_broken_invariant_is_named_in_the_error(broken: str, breakage: Breakage) -> None:
    s = in_play().state.clone()
    breakage(s)
    assert broken in GAME.audit(s)
    with pytest.raises(BadSave):
        GAME.load(GAME.save(s))


def test_after_the_end_no_crook_is_in_hand() -> None:
    s = in_play().all_pass().state.clone()
    s.hand = 0
    assert GAME.audit(s) == ["a crook is in hand after the end"]
    s.hand = NOBODY
    assert GAME.audit(s) == []
