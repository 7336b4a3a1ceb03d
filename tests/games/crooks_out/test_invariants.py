"""Section 8: the invariants, each broken once so that the audit must report it."""

import random
from collections.abc import Callable

import pytest

from omerta import Match
from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.components import HOUSE
from omerta.games.crooks_out.frames import AskFirst, AskOrStop, CallCircles
from omerta.games.crooks_out.settings import CrooksOutSettings
from omerta.games.crooks_out.table import Table, open_marks
from omerta.kernel import BadSave
from omerta.kernel.frames import Frame
from omerta.testing import A, B, C, rule, table
from omerta.testing.crooks_out import CrooksOutTable

Breakage = Callable[[Table], None]
BORIS = "rA oA oC oF yA yF gA bB bE vD"


def bit(room: str) -> int:
    return 1 << HOUSE.room_of[room]


def in_play() -> CrooksOutTable:
    """A table in the middle of real turns, with a circle, a miss and a catch."""
    t = table("crooks_out", seats=3).hand(B, BORIS).setup_rolls("vC").box("gB gC").rolls(A, "gF")
    t.numbers(B, rD=2, vD=1, yD=3).misses(A, B, "gB").misses(B, A, "gC")
    return t.hits(C, B, "vD").circles("vD").expect_circled(B, "vD").stops().ready_for(A)


def changes(**fields: object) -> Breakage:
    def change(s: Table) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def takes_out(field: str) -> Breakage:
    def change(s: Table) -> None:
        setattr(s, field, getattr(s, field)[:-1])

    return change


def flips(field: str, seat: int, room: str) -> Breakage:
    def change(s: Table) -> None:
        getattr(s, field)[seat] ^= bit(room)

    return change


def asks(*question: int) -> Breakage:
    def change(s: Table) -> None:
        s.asked[0] = question  # type: ignore[assignment]

    return change


def waits_for(*frames: Frame) -> Breakage:
    return changes(stack=list(frames))


def _deals_one_more(s: Table) -> None:
    spare = s.box & -s.box
    s.box ^= spare
    s.dealt[A] |= spare
    s.hands[A] |= spare


def _holds_a_rivals_crook(s: Table) -> None:
    s.hands[A] |= bit("oA")


def _takes_a_crook_back(s: Table) -> None:
    s.hands[B] |= bit("vD")


def _circles_too_early(s: Table) -> None:
    s.circled[B] |= bit("yD")


def _gives_a_point(s: Table) -> None:
    s.points[A] += 1


def _owes_a_point(s: Table) -> None:
    s.points[A] -= 1
    s.points[C] += 1


def _risks_without_courage(s: Table) -> None:
    s.points[C] -= 1
    s.at_risk = 1


def _loses_without_courage(s: Table) -> None:
    s.points[C] -= 1
    s.lost = 1


BREAKAGES: list[tuple[str, Breakage]] = [
    *[
        ("a seat lacks a hand, a sheet or points", takes_out(field))
        for field in ("dealt", "hands", "written", "circled", "crossed", "points")
    ],
    ("nobody began", changes(first=3)),
    ("nobody began", changes(first=-1)),
    ("a room was rolled that the plan does not have", changes(rolled=36)),
    ("a room was rolled that the plan does not have", changes(rolled=-2)),
    ("a setup roll outside the plan", changes(setup=(36,))),
    ("a setup roll outside the plan", changes(setup=(-1,))),
    ("a question that nobody can have asked", asks(1, 3, B, 19, 0)),
    ("a question that nobody can have asked", asks(1, A, 3, 19, 0)),
    ("a question that nobody can have asked", asks(1, B, B, 19, 0)),
    ("a question that nobody can have asked", asks(1, A, B, 36, 0)),
    ("a question that nobody can have asked", asks(1, A, B, 19, 2)),
    ("a question that nobody can have asked", asks(0, A, B, 19, 0)),
    ("a question that nobody can have asked", asks(99, A, B, 19, 0)),
    ("the crooks are not the 36 of the plan", changes(box=0)),
    ("the crooks are not the 36 of the plan", flips("dealt", A, "oA")),
    ("a hand was dealt that is too large or too small", _deals_one_more),
    ("a crook is in a hand it was not dealt to", _holds_a_rivals_crook),
    ("the crooks laid out are not those that were caught", _takes_a_crook_back),
    ("the crooks laid out are not those that were caught", flips("hands", B, "oA")),
    ("the crooks laid out are not those that were caught", takes_out("asked")),
    ("a miss left no cross", flips("crossed", B, "gB")),
    ("a setup roll is missing on a sheet", flips("written", C, "vC")),
    ("a circle around nothing", flips("circled", B, "vE")),
    ("a circle around nothing", flips("written", B, "vD")),
    ("a crook hides behind a crossed mark", flips("crossed", B, "oA")),
    ("a circled number has a crook left in hand", _circles_too_early),
    ("a circled number left a mark open", flips("crossed", B, "vE")),
    ("a due number is not circled", flips("circled", B, "vD")),
    ("points and crooks laid out differ", _gives_a_point),
    ("points and crooks laid out differ", _owes_a_point),
    ("points at risk in a game without courage", _risks_without_courage),
    ("points at risk in a game without courage", _loses_without_courage),
    ("two questions at once", waits_for(AskFirst(A), AskFirst(A))),
    ("the game is over and goes on, or is not over and nobody is asked", waits_for()),
    (
        "the game is over and goes on, or is not over and nobody is asked",
        changes(abandoned=True, forfeits=6),
    ),
    ("more forfeited turns than there can be", changes(forfeits=7)),
    ("more forfeited turns than there can be", changes(forfeits=-1)),
    ("abandoned without silence, or silent without end", changes(forfeits=6)),
    ("abandoned without silence, or silent without end", changes(abandoned=True)),
    ("a question to nobody", waits_for(AskFirst(3))),
    ("a question to nobody", waits_for(AskOrStop(-1))),
    ("circles on nobody's sheet", waits_for(CallCircles(A, 3, 0))),
    ("circles on nobody's sheet", waits_for(CallCircles(A, A, 0))),
    ("a name for no number", waits_for(CallCircles(A, B, bit("vE")))),
    ("a name for no number", waits_for(CallCircles(A, B, bit("vD")))),
    ("a name for no number", waits_for(CallCircles(A, B, -1))),
]


def test_a_table_in_play_keeps_every_invariant() -> None:
    t = in_play()
    assert GAME.audit(t.state) == []
    t.all_time_out().over()
    assert GAME.audit(t.state) == []


@pytest.mark.parametrize(("broken", "breakage"), BREAKAGES)
def test_a_broken_invariant_is_named_in_the_error(broken: str, breakage: Breakage) -> None:
    s = in_play().state.clone()
    breakage(s)
    assert broken in GAME.audit(s)
    with pytest.raises(BadSave):
        GAME.load(GAME.save(s))


def test_points_without_crooks_laid_out_are_found() -> None:
    s = in_play().state.clone()
    s.hands[B] = s.dealt[B]
    s.asked = [question for question in s.asked if not question[4]]
    assert "points and crooks laid out differ" in GAME.audit(s)


@rule("CO-5.10")
def test_no_sheet_is_searched_with_automatic_circling() -> None:
    t = table("crooks_out", seats=2).auto().hand(B, "vD").hits(A, B, "vD")
    s = t.state.clone()
    s.stack = [CallCircles(A, B, 0)]
    assert GAME.audit(s) == ["a search for circles where the table circles"]
    t.asks(A, "ask_or_stop")


@rule("CO-7.1")
def test_no_point_is_at_risk_before_the_first_question() -> None:
    t = table("crooks_out", seats=2).auto().brave().hand(B, "vD").hits(A, B, "vD")
    s = t.state.clone()
    assert (s.at_risk, GAME.audit(s)) == (1, [])
    s.stack = [AskFirst(A)]
    assert GAME.audit(s) == ["points at risk before the first question"]
    t.asks(A, "ask_or_stop")


def test_while_circling_due_numbers_are_only_on_the_searched_sheet() -> None:
    t = table("crooks_out", seats=3).hand(B, BORIS).numbers(B, vC=2).caught(C, B, "oC")
    t.hits(A, B, "vD")
    assert GAME.audit(t.state) == []
    s = t.state.clone()
    s.stack = [CallCircles(A, C, 0)]
    assert GAME.audit(s) == ["a due number is not circled"]
    t.circles("vC").asks(A, "ask_or_stop")


def test_after_the_end_no_decision_is_pending() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD").left(B, "vD", caught_by=A).hits(A, B, "vD")
    assert GAME.audit(t.state) == []
    s = t.over().state.clone()
    s.stack = [AskFirst(B)]
    assert GAME.audit(s) == ["the game is over and goes on, or is not over and nobody is asked"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("brave", ["off", "on"])
@pytest.mark.parametrize("circling", ["sharp_eyed", "auto"])
def test_marks_close_for_good_and_points_add_up(seats: int, brave: str, circling: str) -> None:
    chosen = CrooksOutSettings(brave=brave, circling=circling)  # type: ignore[arg-type]
    match, luck = Match.new(GAME, seats, seed=seats, settings=chosen), random.Random(seats)
    answered = 0
    while match.waiting:
        s = match.state
        before = [open_marks(s, seat) for seat in range(seats)]
        seat, questions = match.waiting[0], len(s.asked)
        match.play(seat, luck.choice(match.options(seat)))
        answered += 1
        s = match.state
        after = [open_marks(s, seat) for seat in range(seats)]
        assert not any(now & ~then for now, then in zip(after, before, strict=True))
        if len(s.asked) > questions:
            asked = s.asked[-1][2]
            assert after[asked] != before[asked]
        assert GAME.audit(s) == []
        laid = sum(len(sheet.laid) for sheet in GAME.view(s, None).seats)
        assert sum(s.points) + s.at_risk + s.lost == laid
    hand = {2: 12, 3: 10, 4: 8}[seats]
    each = 2 if circling == "auto" else 39
    assert answered <= seats * (36 - hand) + each * seats * (hand - 1) + 1


def test_a_save_keeps_every_field() -> None:
    for t in (in_play(), in_play().hits(A, B, "yA").names("rD")):
        raw = GAME.save(t.state)
        again = GAME.load(raw)
        assert GAME.save(again) == raw
        for name in dir(Table):
            if not name.startswith("_") and name not in ("clone", "stack"):
                assert getattr(again, name) == getattr(t.state, name), name
        assert [frame.wire() for frame in again.stack] == [f.wire() for f in t.state.stack]


def test_a_clone_shares_nothing_with_its_original() -> None:
    t = in_play()
    clone, raw = t.state.clone(), GAME.save(t.state)
    assert GAME.save(clone) == raw
    t.hits(A, B, "yA").circles_none().hits(A, C, t.hand_of(C)[0]).circles_none().stops()
    t.misses(B, A, "gB")
    assert GAME.save(clone) == raw
    assert GAME.save(t.state) != raw


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seats":3', b'"seats":5'),
        (b'"schema":1', b'"schema":2'),
        (b'"turn":4', b'"turn":"4"'),
        (b'"ask"', b'"rob"'),
        (b'["ask",0]', b'["ask"]'),
        (b'["ask",0]', b'["ask","0"]'),
        (b'"rolled":', b'"rolling":'),
        (b'"forfeits":0', b'"forfeits":null'),
    ],
)
def test_a_damaged_save_is_refused(old: bytes, new: bytes) -> None:
    raw = GAME.save(in_play().state)
    assert old in raw
    with pytest.raises(BadSave):
        GAME.load(raw.replace(old, new, 1))
