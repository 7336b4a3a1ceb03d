"""Section 7: every event with its fields, its audience and its place in the order."""

from typing import get_args

import pytest
from msgspec import UNSET

from omerta.games.crooks import events
from omerta.games.crooks.events import (
    ActionDeclined,
    CrookDiscarded,
    CrookPlaced,
    CrookRecruited,
    CrooksDealt,
    CrooksEvent,
    CrooksKilled,
    CrooksRevealed,
    GameEnded,
    GameStarted,
    GangScored,
    HangoutPaid,
    HangoutSearched,
    PickpocketTook,
    PlayerPassed,
    SpyLooked,
    StackMoved,
    TargetScored,
    TurnStarted,
)
from omerta.kernel import Event, TimeoutApplied, encode
from omerta.kernel.events import secret_fields
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks import CrooksTable

FIELDS: dict[type[Event], tuple[str, str]] = {
    GameStarted: ("seats edition deck memory_aid money_visible colours first", ""),
    CrooksDealt: ("sizes", ""),
    TurnStarted: ("seat turn", ""),
    TimeoutApplied: ("seat decision", ""),
    HangoutPaid: ("seat hangout amount money", ""),
    HangoutSearched: ("seat hangout count", "faces"),
    CrookRecruited: ("seat hangout tag left", "face"),
    CrookPlaced: ("seat target tag facing way money face", "hidden_face"),
    StackMoved: ("seat origin to tags", ""),
    PickpocketTook: ("seat amount money", ""),
    ActionDeclined: ("seat action", ""),
    CrooksKilled: ("seat victim target tags faces", ""),
    SpyLooked: ("seat target hangout count", "faces"),
    CrookDiscarded: ("seat tag cause", "face"),
    PlayerPassed: ("seat cause", ""),
    CrooksRevealed: ("tags faces", ""),
    TargetScored: ("target value modifiers ratings winners points", ""),
    GangScored: ("gang members winner points", ""),
    GameEnded: ("points money winners", ""),
}
"""The public and secret fields of every event, as listed in the rules."""


def eventful_game() -> CrooksTable:
    """A short match in which every kind of event happens."""
    t = table("crooks", seats=2).first(A)
    t.hangout("A", "c23", "c29").hangout("B", "c31", "c25").hangout("C", "c09", "c10", "c11")
    t.hangout("D", "c12", "c13", "c14", "c26").hangout("E", "c02", "c03", "c04", "c05", "c06")
    t.hires(A, "C", "c09").lays_down(4)
    t.hires(B, "B", "c25").lays(5).picks_pocket()
    t.hires(A, "A", "c23").switches(4, 6)
    t.hires(B, "D", "c26").lays(3).leaves_money()
    t.hires(A, "A", "c29").lays(7).spies_hangout("C")
    t.hires(B, "B", "c31").lays(6).kills(A)
    t.hires(A, "C", "c10").passes(A)
    t.times_out(B).times_out(B)
    return t.passes(B)


def last_events(t: CrooksTable) -> list[Event]:
    """The events of the last action."""
    return list(t.match.log[-1].events)


def test_the_rules_list_every_event() -> None:
    assert set(FIELDS) == {*get_args(CrooksEvent), TimeoutApplied}
    named = {name for name in vars(events) if name in {kind.__name__ for kind in FIELDS}}
    assert {kind.__name__ for kind in get_args(CrooksEvent)} == named


@pytest.mark.parametrize("kind", FIELDS)
def test_an_event_has_exactly_the_fields_that_the_rules_list(kind: type[Event]) -> None:
    public, secret = (fields.split() for fields in FIELDS[kind])
    assert set(kind.__struct_fields__) == {*public, *secret}
    assert set(secret_fields(kind)) == set(secret)


def test_every_kind_of_event_can_happen() -> None:
    t = eventful_game().over()
    happened = {type(event) for entry in t.match.log for event in entry.events}
    assert happened == set(FIELDS)


@rule("CR-3.4", "CR-4.4", "CR-6.19")
def test_only_its_readers_see_the_secrets_of_an_event() -> None:
    t = eventful_game().over()
    for entry in t.match.log:
        for event in entry.events:
            secrets = secret_fields(type(event))
            for viewer in (A, B, SPECTATOR):
                seen = event.seen_by(viewer)
                reads = bool(secrets) and viewer == event.seat  # type: ignore[attr-defined]
                for field in type(event).__struct_fields__:
                    hidden = field in secrets and not reads
                    expected = UNSET if hidden else getattr(event, field)
                    assert getattr(seen, field) == expected, (event, viewer, field)
                    assert (f'"{field}":'.encode() in encode(seen)) is not hidden


def test_the_events_of_the_set_up() -> None:
    t = table("crooks", seats=3).edition("2016").turn(B).first(C)
    t.setting(colours=("blue",), money_visible="off")
    started, dealt, turn = t.match.log[0].events
    assert started == GameStarted(
        seats=3,
        edition="2016",
        deck="house-32",
        memory_aid="on",
        money_visible="off",
        colours=("blue", "red", "yellow"),
        first=C,
    )
    assert dealt == CrooksDealt(sizes=(2, 2, 3, 3, 4, 4, 5, 5))
    assert turn == TurnStarted(seat=C, turn=1)
    t.ready_for(B)


@rule("CR-2.2", "CR-3.3")
def test_the_events_of_a_turn() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10")
    t.recruits(A, "A")
    assert last_events(t) == [
        HangoutPaid(seat=A, hangout="A", amount=2, money=16),
        HangoutSearched(seat=A, hangout="A", count=2, faces=("c09", "c10")),
    ]
    t.takes("c10")
    assert last_events(t) == [
        CrookRecruited(seat=A, hangout="A", tag="s01", left=1, face="c10"),
    ]
    t.lays_down(7)
    assert last_events(t) == [
        CrookPlaced(
            seat=A,
            target=7,
            tag="s01",
            facing="down",
            way="plain",
            money=15,
            face=None,
            hidden_face="c10",
        ),
        TurnStarted(seat=B, turn=2),
    ]
    t.ready_for(B)


@rule("CR-3.11")
def test_the_events_when_the_last_crook_is_taken() -> None:
    t = table("crooks", seats=2).hangout("A", "c09").recruits(A, "A")
    kinds = [type(event) for event in last_events(t)]
    assert kinds == [HangoutPaid, HangoutSearched, CrookRecruited]
    t.asks(A, "rob")


@rule("CR-6.8", "CR-6.10")
def test_the_events_of_a_switch() -> None:
    t = table("crooks", seats=2).hangout("A", "c23").target(4, A, "c09", "c27")
    t.hires(A, "A", "c23").switches(4, 6)
    moved, placed, _ = t.match.log[-1].events
    tags = (t.tag("c09"), t.tag("c27"))
    assert moved == StackMoved(seat=A, origin=4, to=6, tags=tags)
    assert isinstance(placed, CrookPlaced)
    assert (placed.target, placed.way, placed.tag) == (4, "switch", t.tag("c23"))
    t.ready_for(B)


@rule("CR-6.13")
def test_the_events_of_a_replacement() -> None:
    t = table("crooks", seats=2).hangout("A", "c31").target(4, A, "c09 down", "c27")
    t.hires(A, "A", "c31").replaces(4)
    killed, placed, _ = t.match.log[-1].events
    tags = (t.tag("c09"), t.tag("c27"))
    assert killed == CrooksKilled(seat=A, victim=A, target=4, tags=tags, faces=("c27",))
    assert isinstance(placed, CrookPlaced)
    assert placed.way == "replace"
    t.ready_for(B)


@rule("CR-2.9")
def test_the_events_of_a_pass_with_a_crook_in_hand() -> None:
    t = table("crooks", seats=3).hangout("A", "c09", "c10")
    t.hires(A, "A", "c09").passes(A)
    assert last_events(t) == [
        CrookDiscarded(seat=A, tag="s01", cause="pass", face="c09"),
        PlayerPassed(seat=A, cause="chosen"),
        TurnStarted(seat=B, turn=2),
    ]
    t.ready_for(B)


@rule("CR-2.1")
def test_turns_are_counted() -> None:
    t = table("crooks", seats=3).hangout("A", "c09", "c10").hangout("B", "c11", "c12")
    t.hires(A, "A", "c09").lays(2).expect_event(TurnStarted, seat=B, turn=2)
    t.passes(B).expect_event(TurnStarted, seat=C, turn=3)
    assert t.view(SPECTATOR).turn == 3
    t.hires(C, "B", "c11").lays(2).expect_event(TurnStarted, seat=A, turn=4)
    t.ready_for(A)


def test_tags_are_named_in_order_of_recruiting() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10").hangout("B", "c11", "c12")
    t.hires(A, "B", "c12").lays(2).hires(B, "A", "c09").lays(2).hires(A, "B", "c11").lays(3)
    assert [t.tag(crook) for crook in ("c12", "c09", "c11")] == ["s01", "s02", "s03"]
    t.ready_for(B)


def test_an_action_that_reveals_nothing_can_be_undone() -> None:
    t = table("crooks", seats=2).hangout("A", "c09", "c10").hangout("B", "c31", "c26")
    t.recruits(A, "A")
    assert not t.match.can_undo()  # the pile was seen
    t.takes("c09")
    assert t.match.can_undo(A)
    assert not t.match.can_undo(B)
    t.match.undo(A)
    t.asks(A, "choose_crook").takes("c09").lays_down(2)
    assert not t.match.can_undo()  # all players saw that it is no boss
    t.hires(B, "B", "c26").lays(3).picks_pocket()
    assert not t.match.can_undo()  # it is the other player's turn
    t.ready_for(A)
