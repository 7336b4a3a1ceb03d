"""Section 7: every event with its fields, its audience and its place in the order."""

from typing import get_args

import pytest
from msgspec import UNSET

from omerta.games.crooks_out.components import HOUSE
from omerta.games.crooks_out.events import (
    BoxClosed,
    CirclesCalled,
    CirclesFaulted,
    CrookAsked,
    CrookCaught,
    CrooksOutEvent,
    DiceRolled,
    GameEnded,
    GameStarted,
    GuessMissed,
    HandDealt,
    MarksCrossed,
    NumberCircled,
    NumberNamed,
    NumberWritten,
    PointsBanked,
    PointScored,
    PointsLost,
    RollSkipped,
    SetupRolled,
    TurnEnded,
    TurnForfeited,
    TurnStarted,
)
from omerta.kernel import Event, TimeoutApplied, encode
from omerta.kernel.events import secret_fields
from omerta.testing import SPECTATOR, A, B, C, rule, table
from omerta.testing.crooks_out import CrooksOutTable
from tests.games.dossier import Dossier

RULES = Dossier("crooks_out")

FIELDS: dict[type[Event], tuple[str, str]] = {
    GameStarted: ("seats circling brave setup_reroll help first", ""),
    HandDealt: ("seat count", "hand"),
    BoxClosed: ("count", ""),
    SetupRolled: ("seat room repeated", ""),
    NumberWritten: ("seat room number when", ""),
    NumberCircled: ("seat room cause crossed", ""),
    TurnStarted: ("seat turn", ""),
    DiceRolled: ("seat room", ""),
    RollSkipped: ("seat", ""),
    CrookAsked: ("seat asked room", ""),
    GuessMissed: ("seat asked room", ""),
    CrookCaught: ("seat asked room left", ""),
    MarksCrossed: ("seats room", ""),
    NumberNamed: ("seat asked room", ""),
    CirclesCalled: ("seat asked rooms", ""),
    CirclesFaulted: ("seat asked missing false", ""),
    PointScored: ("seat points at_risk", ""),
    PointsBanked: ("seat amount points", ""),
    PointsLost: ("seat amount", ""),
    TurnForfeited: ("seat", ""),
    TurnEnded: ("seat cause", ""),
    GameEnded: ("cause points laid_out winners hands box", ""),
    TimeoutApplied: ("seat decision", ""),
}
"""The public and secret fields of every event, as listed in the rules."""

BORIS = "rA oA oC oF yA yF gA bB bE vD"


def eventful_game() -> CrooksOutTable:
    """A short brave match in which every kind of event happens."""
    t = table("crooks_out", seats=2).brave().first(A).hand(A, "rB").hand(B, "vC vD vE oB")
    t.box("vF yF").setup_rolls("rB rB").written(A, " ".join(HOUSE.rooms)).numbers(B, vA=4)
    t.left(B, "vC vD vE oB", caught_by=A)
    t.hits(A, B, "vC").circles_none().stops()
    t.hits(B, A, "rB").circles("gB bB vB").misses(B, A, "yF")
    t.hits(A, B, "vD").circles("vA")
    t.times_out(B)
    return t.hits(A, B, "vE").circles("vA").hits(A, B, "oB")


def last_events(t: CrooksOutTable) -> list[Event]:
    """The events of the last action."""
    return list(t.match.log[-1].events)


def test_the_rules_list_every_event() -> None:
    printed = " ".join(row[0] for row in RULES.rows("event"))
    for kind in get_args(CrooksOutEvent):
        assert f"`{kind.__name__}`" in printed
    assert printed.count("`") == 2 * len(get_args(CrooksOutEvent))
    assert set(FIELDS) == {*get_args(CrooksOutEvent), TimeoutApplied}


@pytest.mark.parametrize("kind", FIELDS)
def test_an_event_has_exactly_the_fields_that_the_rules_list(kind: type[Event]) -> None:
    public, secret = (fields.split() for fields in FIELDS[kind])
    assert set(kind.__struct_fields__) == {*public, *secret}
    assert set(secret_fields(kind)) == set(secret)


def test_every_kind_of_event_can_happen() -> None:
    t = eventful_game().over()
    happened = {type(event) for entry in t.match.log for event in entry.events}
    assert happened == set(FIELDS)


@rule("CO-1.4")
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


@rule("CO-1.2", "CO-1.5", "CO-1.7", "CO-3.2")
def test_the_events_of_the_set_up() -> None:
    t = table("crooks_out", seats=3).first(A).hand(B, BORIS).setup_rolls("gE bD").rolls(A, "vF")
    started, *dealt, box = last_events(t)[:5]
    assert started == GameStarted(3, "sharp_eyed", "off", "on", "plain", A)
    assert [type(event) for event in dealt] == [HandDealt] * 3
    assert dealt[B] == HandDealt(B, 10, tuple(BORIS.split()))
    assert box == BoxClosed(6)
    story = last_events(t)[5:]
    assert [type(event) for event in story if not isinstance(event, NumberCircled)] == [
        *[SetupRolled, NumberWritten, NumberWritten, NumberWritten] * 2,
        TurnStarted,
        DiceRolled,
        NumberWritten,
    ]
    assert SetupRolled(A, "gE", repeated=False) in story
    assert SetupRolled(B, "bD", repeated=False) in story
    assert NumberWritten(B, "gE", 2, "setup") in story
    assert TurnStarted(A, 1) in story
    assert DiceRolled(A, "vF") in story
    t.ready_for(A)


@rule("CO-2.6")
def test_the_events_of_a_zero() -> None:
    hand = "oA oC oD oE oF yA yC yD yE yF gA gC"
    t = table("crooks_out", seats=2).turn(B).hand(A, hand).box("bC").rolls(A, "rB")
    t.misses(B, A, "bC")
    crossed = ("rA", "rB", "rC", "rD", "rE", "rF", "oB", "yB", "gB", "bB", "vB")
    assert last_events(t) == [
        CrookAsked(B, A, "bC"),
        GuessMissed(B, A, "bC"),
        TurnEnded(B, "miss"),
        TurnStarted(A, 2),
        DiceRolled(A, "rB"),
        NumberWritten(A, "rB", 0, "turn"),
        NumberCircled(A, "rB", "zero", crossed),
    ]
    t.ready_for(A)


@rule("CO-4.4", "CO-4.6", "CO-4.7", "CO-4.8")
def test_the_events_of_a_hit() -> None:
    t = table("crooks_out", seats=3).hand(B, BORIS).written(B, "vD").rolls(A, "gF")
    t.hits(A, B, "vD")
    assert last_events(t) == [
        CrookAsked(A, B, "vD"),
        CrookCaught(A, B, "vD", 9),
        MarksCrossed((A, C), "vD"),
        PointScored(A, 1, 0),
    ]
    t.names("vD")
    assert last_events(t) == [NumberNamed(A, B, "vD")]
    t.done()
    crossed = ("rD", "oD", "yD", "gD", "bD", "vA", "vB", "vC", "vE", "vF")
    assert last_events(t) == [
        CirclesCalled(A, B, ("vD",)),
        NumberCircled(B, "vD", "hit", crossed),
    ]
    t.rolls(B, "yE").stops()
    assert last_events(t) == [
        TurnEnded(A, "stop"),
        TurnStarted(B, 2),
        DiceRolled(B, "yE"),
        NumberWritten(B, "yE", 3, "turn"),
    ]
    t.ready_for(B)


@rule("CO-5.9", "CO-7.2")
def test_the_events_of_a_brave_fault() -> None:
    t = table("crooks_out", seats=2).brave().hand(B, "vD").written(B, "rA gB").hits(A, B, "vD")
    t.circles("rA")
    assert last_events(t)[:4] == [
        CirclesCalled(A, B, ("rA",)),
        CirclesFaulted(A, B, (), ("rA",)),
        PointsLost(A, 1),
        TurnEnded(A, "fault"),
    ]
    t.ready_for(B)


@rule("CO-6.2", "CO-7.5", "CO-6.6")
def test_the_events_of_the_end() -> None:
    t = table("crooks_out", seats=2).brave().hand(B, "vD").left(B, "vD", caught_by=A)
    t.hits(A, B, "vD")
    *story, ended = last_events(t)
    assert story == [
        CrookAsked(A, B, "vD"),
        CrookCaught(A, B, "vD", 0),
        MarksCrossed((A,), "vD"),
        PointScored(A, 11, 1),
        PointsBanked(A, 1, 12),
        TurnEnded(A, "game_end"),
    ]
    assert isinstance(ended, GameEnded)
    assert (ended.cause, ended.points, ended.laid_out) == ("hand_empty", (12, 0), (0, 12))
    assert (ended.winners, len(ended.hands[A]), ended.hands[B], len(ended.box)) == (
        (A,),
        12,
        (),
        12,
    )
    t.over()


@rule("CO-6.7")
def test_the_events_of_a_timeout() -> None:
    t = table("crooks_out", seats=2).rolls(B, "gF").times_out(A)
    assert last_events(t)[:5] == [
        TimeoutApplied(A, "ask"),
        TurnForfeited(A),
        TurnEnded(A, "forfeit"),
        TurnStarted(B, 2),
        DiceRolled(B, "gF"),
    ]
    for seat in (B, A, B):
        t.times_out(seat)
    assert [type(event) for event in last_events(t)] == [
        TimeoutApplied,
        TurnForfeited,
        TurnEnded,
        GameEnded,
    ]
    t.over(reason="abandoned")


def test_only_a_named_number_before_done_can_be_undone() -> None:
    t = table("crooks_out", seats=2).hand(B, "vD").written(B, "rA").box("yF")
    t.hits(A, B, "vD")
    assert not t.match.can_undo()
    t.names("rA")
    assert t.match.can_undo(A)
    assert not t.match.can_undo(B)
    t.match.undo(A)
    t.circles_none()
    assert not t.match.can_undo()
    t.stops()
    assert not t.match.can_undo()
    t.times_out(B)
    assert not t.match.can_undo()
    t.ready_for(A)
